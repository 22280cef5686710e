import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failIfServerAway, isImportError } from './import-errors.ts'
import { timeoutMs } from './unanswered.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

/** Mocks the server's health check. */
const health = (answer: () => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)

const never = () => new Promise<never>(() => {})

describe('a file that is late', () => {
  it('is waited for while the server is healthy', async () => {
    const healthCheck = health(async () => new Response())
    let arrive = (_: string) => {}
    const loading = new Promise<string>((resolve) => {
      arrive = resolve
    })
    const page = failIfServerAway(loading)
    await vi.advanceTimersByTimeAsync(timeoutMs * 10)
    arrive('the page')
    expect(await page).toBe('the page')
    expect(healthCheck).toHaveBeenCalledTimes(1)
  })

  it('counts as missing when the server does not respond', async () => {
    health(() => Promise.reject(new TypeError('Failed to fetch')))
    const refused = failIfServerAway(never()).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(timeoutMs)
    expect(isImportError(await refused)).toBe(true)
  })

  it('checks nothing when it loaded or failed in time', async () => {
    const healthCheck = health(never)
    expect(await failIfServerAway(Promise.resolve('the page'))).toBe('the page')
    await expect(failIfServerAway(Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await vi.advanceTimersByTimeAsync(timeoutMs * 2)
    expect(healthCheck).not.toHaveBeenCalled()
  })
})
