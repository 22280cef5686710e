import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBreaker } from './breaker.ts'
import { CallFailure, type FailureKind } from './failures.ts'

// cockatiel reads the system clock, so the test sets that one.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const open = () => createBreaker(() => new Date())

const fail = (breaker: ReturnType<typeof open>, kind: FailureKind) =>
  breaker.execute(() => Promise.reject(new CallFailure(kind))).catch(() => {})
const succeed = (breaker: ReturnType<typeof open>) => breaker.execute(async () => 'fine')
async function failTimes(breaker: ReturnType<typeof open>, times: number, kind: FailureKind) {
  for (let time = 0; time < times; time += 1) await fail(breaker, kind)
}

describe('a breaker', () => {
  const counted: FailureKind[] = [
    'timeout',
    'network',
    'rate_limited',
    'server_error',
    'cut_off',
    'invalid_answer',
  ]
  test.each(counted)('opens after 3 times %s in a row, not after 2', async (kind) => {
    const breaker = open()
    await failTimes(breaker, 2, kind)
    expect([breaker.state(), breaker.isOpenForWork()]).toEqual(['closed', true])
    await fail(breaker, kind)
    expect([breaker.state(), breaker.isOpenForWork()]).toEqual(['open', false])
    expect(breaker.retry_at()?.toISOString()).toBe('2026-03-02T09:00:30.000Z')
  })

  const ours: FailureKind[] = ['unauthorized', 'bad_request', 'unsafe_answer', 'aborted']
  test.each(ours)('never opens for %s, not even after 50', async (kind) => {
    const breaker = open()
    await failTimes(breaker, 50, kind)
    expect([breaker.state(), breaker.retry_at()]).toEqual(['closed', null])
  })

  test('starts counting over after a success', async () => {
    const breaker = open()
    await failTimes(breaker, 2, 'timeout')
    await succeed(breaker)
    await failTimes(breaker, 2, 'timeout')
    expect(breaker.state()).toBe('closed')
  })

  test('is open for 30 seconds, then half open, and a success closes it', async () => {
    const breaker = open()
    await failTimes(breaker, 3, 'network')
    pass(29.9)
    expect([breaker.state(), breaker.isOpenForWork()]).toEqual(['open', false])
    pass(0.1)
    expect([breaker.state(), breaker.isOpenForWork()]).toEqual(['half_open', true])
    await succeed(breaker)
    expect([breaker.state(), breaker.retry_at()]).toEqual(['closed', null])
  })

  test('lets one attempt through while half open: others are refused at once', async () => {
    const breaker = open()
    await failTimes(breaker, 3, 'network')
    pass(30)
    let finish: (word: string) => void = () => {}
    const attempt = breaker.execute(() => new Promise<string>((done) => (finish = done)))
    expect(Array.from({ length: 10 }, () => breaker.isOpenForWork())).toEqual(Array(10).fill(false))
    finish('fine')
    expect(await attempt).toBe('fine')
    expect(breaker.isOpenForWork()).toBe(true)
  })

  test.each<FailureKind>(['timeout', 'aborted'])(
    'stays open for another 30 seconds when the attempt ends with %s',
    async (kind) => {
      const breaker = open()
      await failTimes(breaker, 3, 'network')
      pass(30)
      await fail(breaker, kind)
      expect([breaker.state(), breaker.isOpenForWork()]).toEqual(['open', false])
      expect(breaker.retry_at()?.toISOString()).toBe('2026-03-02T09:01:00.000Z')
      pass(30)
      expect(breaker.isOpenForWork()).toBe(true)
    },
  )
})
