import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { runInSlices } from './run-in-slices.ts'

/** A task of `count` steps, each of which takes `ms` by the clock. */
function* steps(count: number, ms: number): Generator<void, string> {
  for (let step = 0; step < count; step += 1) {
    vi.advanceTimersByTime(ms)
    yield
  }
  return 'done'
}

/** Runs a task. @returns its result, and how many turns the event loop had meanwhile. */
async function turnsDuring(work: Generator<void, string>) {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    let turns = 0
    let isOver = false
    const pending = runInSlices(work).finally(() => {
      isOver = true
    })
    while (!isOver) {
      await nextTurn()
      turns += 1
    }
    return { result: await pending, turns }
  } finally {
    vi.useRealTimers()
  }
}

test('a long task yields to the event loop after every ten milliseconds', async () => {
  const { result, turns } = await turnsDuring(steps(40, 5))
  expect(result).toBe('done')
  expect(turns).toBeGreaterThanOrEqual(20)
})

test('a short task finishes in one turn', async () => {
  expect(await turnsDuring(steps(40, 0.1))).toEqual({ result: 'done', turns: 1 })
})

test('a task that fails rejects', async () => {
  const failing = (function* (): Generator<void, string> {
    yield
    throw new Error('no')
  })()
  await expect(runInSlices(failing)).rejects.toThrow('no')
})
