import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isImportError, unlessSilent } from './import-errors.ts'
import { patienceMs } from './unanswered.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

/** The server, as far as its health tells. */
const health = (answer: () => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)

const never = () => new Promise<never>(() => {})

describe('a file that is late', () => {
  it('is waited for while the server says that it is well', async () => {
    const asked = health(async () => new Response())
    let arrive = (_: string) => {}
    const loading = new Promise<string>((resolve) => {
      arrive = resolve
    })
    const page = unlessSilent(loading)
    await vi.advanceTimersByTimeAsync(patienceMs * 10)
    arrive('the page')
    expect(await page).toBe('the page')
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('counts as missing where the server says nothing', async () => {
    health(() => Promise.reject(new TypeError('Failed to fetch')))
    const refused = unlessSilent(never()).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(patienceMs)
    expect(isImportError(await refused)).toBe(true)
  })

  it('asks for nothing when it came in time, whole or broken', async () => {
    const asked = health(never)
    expect(await unlessSilent(Promise.resolve('the page'))).toBe('the page')
    await expect(unlessSilent(Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await vi.advanceTimersByTimeAsync(patienceMs * 2)
    expect(asked).not.toHaveBeenCalled()
  })
})
