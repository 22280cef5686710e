import { expect, it } from 'vitest'
import { inTime } from './use-completion-server.ts'

it('aborts a request that has no response in time', async () => {
  const seen: AbortSignal[] = []
  const hangs = (signal: AbortSignal) => {
    seen.push(signal)
    return new Promise<never>(() => {})
  }
  await expect(inTime(hangs, 1)).rejects.toThrow('No response')
  expect(seen.map(({ aborted }) => aborted)).toEqual([true])
})

it('does not abort a request that has its response', async () => {
  const seen: AbortSignal[] = []
  const response = await inTime(async (signal) => {
    seen.push(signal)
    return 'Kept.'
  })
  expect([response, seen.map(({ aborted }) => aborted)]).toEqual(['Kept.', [false]])
})
