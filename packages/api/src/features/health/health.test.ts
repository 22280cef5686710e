import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@fgm/db'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'
import { TestBrowser } from '../../../test/test-browser.ts'
import { createApp } from '../../http/app.ts'
import { watchDataFolder } from './health.http.ts'

describe('health', () => {
  test('responds with ok, is never stored, and sets no cookie', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { status, body, headers } = await createTestApp().browser().get(path)
      expect([status, body]).toEqual([200, { status: 'ok' }])
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('set-cookie')).toBeNull()
    }
  })

  test('is alive but not ready while the server stops', async () => {
    const { deps } = createTestApp()
    const app = createApp(deps, { files: new Map(), readiness: { is_draining: true } })
    const browser = new TestBrowser(app)
    expect((await browser.get('/healthz')).status).toBe(200)
    const { status, body } = await browser.get('/readyz')
    expect([status, body]).toEqual([503, { status: 'unavailable' }])
  })

  test('is alive but not ready when the database cannot be read', async () => {
    const app = createTestApp()
    app.connection.close()
    const browser = app.browser()
    expect((await browser.get('/healthz')).status).toBe(200)
    const { status, body } = await browser.get('/readyz')
    expect([status, body]).toEqual([503, { status: 'unavailable' }])
  })

  test.each([
    ['is full', '/dev/full', 'The disk is full, so nothing new can be kept.'],
    ['cannot be written to', '/proc/none', 'The data folder cannot be written to (ENOENT).'],
  ])(
    'is alive but not ready while its disk %s, with a sentence, and automatically ready again',
    async (_, trouble, sentence) => {
      vi.useFakeTimers({ toFake: ['performance'] })
      onTestFinished(() => void vi.useRealTimers())
      const { browser, folder } = fileApp()
      const readyz = async () => {
        const { status, body } = await browser.get('/readyz')
        return [status, body]
      }
      expect(await readyz()).toEqual([200, { status: 'ok' }])
      // The probe file points to a place where nothing can be written.
      symlinkSync(trouble, join(folder, '.fgm-write-probe'))
      vi.advanceTimersByTime(5_001)
      const refused = [503, { status: 'unavailable', error: expect.stringContaining(sentence) }]
      expect(await readyz()).toEqual(refused)
      expect((await browser.get('/healthz')).status).toBe(200)
      expect(await readyz()).toEqual(refused)
      vi.advanceTimersByTime(5_001)
      expect(await readyz()).toEqual([200, { status: 'ok' }])
      expect(readdirSync(folder).filter((name) => name.includes('probe'))).toEqual([])
    },
  )

  test('a request that needs the lost database gets a 500 with only a sentence and a request id', async () => {
    const app = createTestApp()
    app.connection.close()
    const { status, body } = await app.browser().get('/registration-info')
    expect([status, Object.keys(body)]).toEqual([500, ['error', 'code', 'request_id']])
    expect(body.error).toBe('Something went wrong on our side. Please try again.')
  })
})

test('a disk that hangs is reported within its time, and is not written to a second time meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const hanging: (() => void)[] = []
  let writes = 0
  const write = () => {
    writes += 1
    return writes > 1 ? Promise.resolve() : new Promise<void>((end) => hanging.push(end))
  }
  const look = watchDataFolder(fileApp().db, { write, limit_ms: 100 })
  const sentence = 'The disk of the data folder does not answer.'
  expect(await Promise.all([look(), look()])).toEqual([sentence, sentence])
  vi.advanceTimersByTime(5_001)
  expect([await look(), writes]).toEqual([sentence, 1])
  hanging[0]?.()
  await vi.waitFor(async () => {
    vi.advanceTimersByTime(5_001)
    expect(await look()).toBeNull()
  })
  expect(writes).toBeGreaterThan(1)
})

test('a disk that responded while the event loop was blocked does not count as hanging', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const write = async (path: string) => {
    await writeFile(path, 'x')
    const standsStillUntil = Date.now() + 250
    while (Date.now() < standsStillUntil);
    await writeFile(path, 'x')
  }
  expect(await watchDataFolder(fileApp().db, { write, limit_ms: 200 })()).toBeNull()
})

/** The app on a file in its own folder, as in production. */
function fileApp() {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-health-'))
  const path = join(folder, 'fgm.sqlite')
  writeFileSync(path, createTestApp().connection.serialize())
  const { db, connection } = openDatabase(path)
  onTestFinished(() => {
    connection.close()
    rmSync(folder, { recursive: true })
  })
  return { browser: createTestApp({}, { db }).browser(), folder, db }
}
