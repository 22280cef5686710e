import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { runInSlices } from './run-in-slices.ts'

/** A work of so many steps, each of which takes so long by the clock. */
function* steps(count: number, ms: number): Generator<void, string> {
  for (let step = 0; step < count; step += 1) {
    vi.advanceTimersByTime(ms)
    yield
  }
  return 'done'
}

/** What a work comes to, and how many turns others had meanwhile. */
async function beside(work: Generator<void, string>) {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    let turns = 0
    let isOver = false
    const said = runInSlices(work).finally(() => {
      isOver = true
    })
    while (!isOver) {
      await nextTurn()
      turns += 1
    }
    return { said: await said, turns }
  } finally {
    vi.useRealTimers()
  }
}

test('a long work lets others have their turn after every ten milliseconds', async () => {
  const { said, turns } = await beside(steps(40, 5))
  expect(said).toBe('done')
  expect(turns).toBeGreaterThanOrEqual(20)
})

test('a short one is done at once', async () => {
  expect(await beside(steps(40, 0.1))).toEqual({ said: 'done', turns: 1 })
})

test('one that fails says so', async () => {
  const failing = (function* (): Generator<void, string> {
    yield
    throw new Error('no')
  })()
  await expect(runInSlices(failing)).rejects.toThrow('no')
})
