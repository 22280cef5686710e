import { beforeEach, describe, expect, test } from 'vitest'
import { ana, eve, mia, root } from '../../../test/cast.ts'
import { familyIdOf } from '../../../test/generator-app.ts'
import { createTestApp, mailedToken, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { makeToken, programOf, TestProgram } from '../../../test/test-program.ts'

/* `Authorization: Bearer` instead of cookies and CSRF token (docs/decisions/041-access-tokens.md). */

let app: TestApp
let owner: TestBrowser
let childId: string
beforeEach(async () => {
  app = createTestApp()
  const family = await ana(app)
  owner = family.browser
  childId = family.child_id
})

describe('a program', () => {
  test('reads and changes what is its family’s, without cookies and CSRF token', async () => {
    const program = await programOf(app, owner)
    const { status, headers, body } = await program.get('/children')
    expect([status, body.children]).toMatchObject([200, [{ id: childId, name: 'Mia' }]])
    expect(headers.get('set-cookie')).toBeNull()
    const renamed = await program.put(`/children/${childId}`, { ...mia, name: 'Mia Rose' })
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Mia Rose'])
    const played = await program.post('/activities/shadow-wave/complete', { child_id: childId })
    expect([played.status, played.headers.get('set-cookie')]).toEqual([200, null])
  })

  test('gets printables, which are not JSON', async () => {
    const program = await programOf(app, owner, { scopes: ['read'] })
    const pdf = await program.get('/downloads/shadow-wave.pdf')
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const unable = await programOf(app, owner, { scopes: ['write'] })
    expect((await unable.get('/downloads/shadow-wave.pdf')).body.code).toBe('scope_missing')
  })

  test.each([
    ['write', 'GET', '/children', 'read'],
    ['write', 'GET', '/activities/public', 'read'],
    ['read', 'POST', '/children', 'write'],
    ['read', 'DELETE', '/children/unknown', 'write'],
    ['write', 'POST', '/api/ai/generate-activity', 'generate'],
    ['generate', 'GET', '/user/generated-activities', 'read'],
  ])('with `%s` alone is refused %s %s', async (scope, method, path, needed) => {
    const program = await programOf(app, owner, { scopes: [scope] })
    const { status, headers, body } = await program.send(method, path, mia)
    expect([status, body]).toEqual([
      403,
      {
        error: `This access token may not do that: it lacks “${needed}”.`,
        code: 'scope_missing',
        needs_scope: needed,
      },
    ])
    expect(headers.get('www-authenticate')).toBe(
      `Bearer error="insufficient_scope", scope="${needed}"`,
    )
  })

  test.each([
    ['GET', '/api/csrf-token'],
    ['POST', '/register'],
    ['POST', '/api/login'],
    ['POST', '/api/logout'],
    ['POST', '/api/auth/verify-email'],
    ['POST', '/api/auth/resend-verification'],
    ['POST', '/api/auth/change-password'],
    ['PUT', '/user/name'],
    ['POST', '/api/auth/second-factor/start'],
    ['POST', '/api/payment/create-order'],
    ['GET', '/user/receipts'],
    ['GET', '/user/receipts/unknown.pdf'],
    ['GET', '/user/tokens'],
    ['DELETE', '/user/tokens/unknown'],
    ['DELETE', '/user'],
  ])('is refused %s %s, whatever it may do: that takes a session', async (method, path) => {
    const all = ['read', 'write', 'generate', 'admin']
    const program = await programOf(app, await root(app), { scopes: all })
    const { status, body } = await program.send(method, path, {})
    expect([status, body.code]).toEqual([403, 'session_required'])
  })

  test("shares its family's rate limits", async () => {
    app = createTestApp({ RATE_LIMITS: 'on' })
    owner = (await ana(app)).browser
    const program = await programOf(app, owner)
    for (let count = 0; count < 9; count += 1) await owner.get('/user/export')
    const last = await program.get('/user/export')
    expect([last.status, last.headers.get('ratelimit')]).toEqual([200, '"export";r=0;t=3600'])
    expect((await owner.get('/user/export')).status).toBe(429)
    expect((await program.get('/user/export')).status).toBe(429)
  })
})

describe('a token', () => {
  test('is all that counts: cookies in the same request are ignored', async () => {
    const other = await eve(app)
    const { token } = await makeToken(owner)
    const both = { authorization: `Bearer ${token}` }
    expect((await other.get('/user/profile', both)).body.name).toBe('Ana')
    const wrong = await other.get('/user/profile', { authorization: 'Bearer fgm_wrong' })
    expect([wrong.status, wrong.body.code]).toEqual([401, 'token_invalid'])
    const unable = await makeToken(owner, { scopes: ['read'] })
    const changed = await other.post('/children', mia, { authorization: `Bearer ${unable.token}` })
    expect([changed.status, changed.body.code]).toEqual([403, 'scope_missing'])
  })

  test.each(['', ' ', 'fgm_', 'fgm_wrong', 'x'.repeat(5_000), 'fgm_a b'])(
    'that opens nothing is a 401 on every row, also on one for visitors: %j',
    async (token) => {
      for (const path of ['/children', '/activities/public', '/downloads/shadow-wave.pdf']) {
        const { status, headers, body } = await new TestProgram(app, token).get(path)
        expect([status, body]).toEqual([
          401,
          { error: 'This access token is unknown or was revoked.', code: 'token_invalid' },
        ])
        expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
      }
    },
  )

  test('expires to the second', async () => {
    const program = await programOf(app, owner, { expires_in_days: 1 })
    app.clock.advance(86_399)
    expect((await program.get('/children')).status).toBe(200)
    app.clock.advance(1)
    const { status, headers, body } = await program.get('/children')
    expect([status, body.code]).toEqual([401, 'token_expired'])
    expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
  })

  test('of another scheme is ignored: the cookies count', async () => {
    const basic = { authorization: `Basic ${btoa('ana:secret')}` }
    expect((await owner.get('/children', basic)).status).toBe(200)
  })

  test('is not accepted by tRPC', async () => {
    const program = await programOf(app, owner)
    for (const path of ['children.list', 'auth.status,children.list?batch=1']) {
      const { status, body } = await program.get(`/trpc/${path}`)
      const [refusal] = [body].flat()
      expect([status, refusal.error.data.code]).toEqual([403, 'session_required'])
    }
  })
})

describe('a token ends with', () => {
  const works = async (program: TestProgram) =>
    (await program.get('/children')).body.code ?? 'works'

  test('a new password by mail: also one that an intruder made', async () => {
    const program = await programOf(app, owner)
    await app.browser().post('/api/auth/forgot-password', { email: 'ana@example.com' })
    const token = mailedToken(app.mails, 'reset-password')
    await app.browser().post('/api/auth/reset-password', { token, password: 'loud-otter-43' })
    expect(await works(program)).toBe('token_invalid')
  })

  test('a changed password', async () => {
    const program = await programOf(app, owner)
    await owner.post('/api/auth/change-password', {
      current_password: testPassword,
      new_password: 'loud-otter-43',
    })
    expect(await works(program)).toBe('token_invalid')
  })

  test('being blocked, and stays ended after unblocking', async () => {
    const program = await programOf(app, owner)
    const administrator = await root(app)
    const id = familyIdOf(app, 'Ana')
    const block = (isBlocked: boolean) =>
      administrator.post(`/api/admin/families/${id}/block`, {
        is_blocked: isBlocked,
        reason: 'Spam',
      })
    await block(true)
    expect(await works(program)).toBe('token_invalid')
    await block(false)
    expect(await works(program)).toBe('token_invalid')
  })

  test('its lifetime, not with a logout: a program works while no one is logged in', async () => {
    const program = await programOf(app, owner)
    await owner.post('/api/logout')
    expect(await works(program)).toBe('works')
  })
})
