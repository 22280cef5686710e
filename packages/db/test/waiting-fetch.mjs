import { parentPort } from 'node:worker_threads'

/* A thread that sends requests for a blocked one until the responses arrive: `waiting-fetch.ts`. */

parentPort?.on('message', async ({ url, method, state }) => {
  let status = -1
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method, headers, ...(method === 'POST' && { body: '{}' }) })
    await response.text()
    status = response.status
  } finally {
    Atomics.store(state, 0, status)
    Atomics.notify(state, 0)
  }
})
