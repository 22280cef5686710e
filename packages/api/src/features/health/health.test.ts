import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'
import { TestBrowser } from '../../../test/test-browser.ts'
import { createApp } from '../../app.ts'

describe('health', () => {
  test('answers ok, is never stored, and sets no cookie', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { status, body, headers } = await createTestApp().browser().get(path)
      expect([status, body]).toEqual([200, { status: 'ok' }])
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('set-cookie')).toBeNull()
    }
  })

  test('is alive but not ready while the server stops', async () => {
    const { deps } = createTestApp()
    const app = createApp(deps, { web_folder: '/nowhere', readiness: { is_draining: true } })
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

  test('a call that needs the lost database answers 500 with a sentence and a request id only', async () => {
    const app = createTestApp()
    app.connection.close()
    const { status, body } = await app.browser().get('/registration-info')
    expect([status, Object.keys(body)]).toEqual([500, ['error', 'request_id']])
    expect(body.error).toBe('Something went wrong on our side. Please try again.')
  })
})
