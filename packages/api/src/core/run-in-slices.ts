import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long a stepwise task may block the event loop. */
const sliceMs = 10

/** Runs a task step by step and lets other requests run after every 10 ms. A single step is not divided. */
export async function runInSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  let began = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - began < sliceMs) continue
    await nextTurn()
    began = performance.now()
  }
}
