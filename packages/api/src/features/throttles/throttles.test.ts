import { beforeEach, describe, expect, test } from 'vitest'
import { turnOnSecondStep } from '../../../test/authenticator.ts'
import { createTestApp, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser, TestResponse } from '../../../test/test-browser.ts'
import { createAdministrator } from '../auth/administrators.ts'

/* RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers-10) on rate-limited requests. */

let app: TestApp
let browser: TestBrowser
beforeEach(async () => {
  app = createTestApp({ RATE_LIMITS: 'on' })
  browser = await app.register({ name: 'Ana' })
})

const sent = ({ headers }: TestResponse) => [
  headers.get('ratelimit-policy'),
  headers.get('ratelimit'),
]
const signIn = (password: string) =>
  app.browser().post('/api/login', { email: 'ana@example.com', password })

describe('a rate-limited request', () => {
  test('sends the limit, what is left of it, and when it resets', async () => {
    expect(sent(await browser.get('/user/export'))).toEqual([
      '"export";q=10;w=3600',
      '"export";r=9;t=3600',
    ])
    app.clock.advance(600)
    expect(sent(await browser.get('/user/export'))[1]).toBe('"export";r=8;t=3000')
    app.clock.advance(3_000)
    expect(sent(await browser.get('/user/export'))[1]).toBe('"export";r=9;t=3600')
  })

  test('sends zero left when it is refused, with Retry-After', async () => {
    for (let count = 0; count < 10; count += 1) await browser.get('/user/export')
    const refused = await browser.get('/user/export')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(refused.body.retry_after_seconds).toBe(3600)
    expect(sent(refused)).toEqual(['"export";q=10;w=3600', '"export";r=0;t=3600'])
  })

  test('sends each of several limits, as a list, over REST and tRPC', async () => {
    const lists = [
      '"login-address";q=100;w=600, "login";q=10;w=600',
      '"login-address";r=99;t=600, "login";r=9;t=600',
    ]
    expect(sent(await signIn('wrong-password'))).toEqual(lists)
    app = createTestApp({ RATE_LIMITS: 'on' })
    await app.register({ name: 'Ana' })
    const input = { email: 'ana@example.com', password: 'wrong-password' }
    expect(sent(await app.browser().mutate('auth.login', input))).toEqual(lists)
  })
})

describe('no headers are sent', () => {
  test('for requests without a limit, or if limits are off', async () => {
    expect(sent(await browser.get('/user/profile'))).toEqual([null, null])
    const unlimited = createTestApp({ RATE_LIMITS: 'off' })
    const ana = await unlimited.register({ name: 'Ana' })
    expect(sent(await ana.get('/user/export'))).toEqual([null, null])
  })

  test('to a stranger about attempts of others at an account', async () => {
    await app.browser().post('/api/auth/forgot-password', { email: 'ana@example.com' })
    const known = await app
      .browser()
      .post('/api/auth/forgot-password', { email: 'ana@example.com' })
    expect(sent(known)).toEqual(['"mail-address";q=20;w=3600', '"mail-address";r=18;t=3600'])
    for (const response of [await signIn('wrong-password'), await signIn(testPassword)])
      expect(sent(response).join()).not.toContain('login-account')
  })

  test('to someone with the password about codes that others tried', async () => {
    const rosa = { name: 'Rosa', email: 'rosa@example.com', password: 'quiet-harbor-19' }
    await createAdministrator(app.deps, rosa)
    const own = app.browser()
    await own.post('/api/login', rosa)
    await turnOnSecondStep(app, own, rosa.password)
    const response = await app.browser().post('/api/login', { ...rosa, code: '000000' })
    expect(response.status).toBe(401)
    expect(sent(response).join()).toContain('"code"')
    expect(sent(response).join()).not.toContain('code-account')
  })
})
