import { Worker } from 'node:worker_threads'

const timeoutMs = 20_000
const isWaiting = 0

/** Sends requests and blocks until the responses arrive: databases are opened without `await`. */
export function waitingFetch() {
  const thread = new Worker(new URL('./waiting-fetch.mjs', import.meta.url))
  thread.unref()
  /** @throws when it does not respond with 200 in time. */
  return (method: 'POST' | 'DELETE', url: string) => {
    const state = new Int32Array(new SharedArrayBuffer(4))
    thread.postMessage({ method, url, state })
    Atomics.wait(state, 0, isWaiting, timeoutMs)
    const status = Atomics.load(state, 0)
    if (status !== 200) throw new Error(`${method} ${url} responded with ${status}`)
  }
}
