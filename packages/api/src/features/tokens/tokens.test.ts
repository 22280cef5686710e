import { accessTokens, auditEntries } from '@fgm/db/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/authenticator.ts'
import { ana, eve, root } from '../../../test/cast.ts'
import { createTestApp, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { makeToken, programOf, TestProgram } from '../../../test/test-program.ts'
import { deliverDueMails } from '../mail/mail.ts'
import { sweepTokens } from './tokens.ts'

let app: TestApp
let owner: TestBrowser
beforeEach(async () => {
  app = createTestApp()
  owner = (await ana(app)).browser
})

const rows = () => app.db.select().from(accessTokens).all()
const wanted = { name: 'Kitchen display', scopes: ['read'], password: testPassword }
const day = 86_400

describe('making a token', () => {
  test('responds with 201 and returns it once, and stores only its hash', async () => {
    const { status, body } = await owner.post('/user/tokens', {
      ...wanted,
      scopes: ['write', 'read', 'write'],
    })
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        name: 'Kitchen display',
        scopes: ['read', 'write'],
        created_at: '2026-03-02T09:00:00.000Z',
        expires_at: '2026-05-31T09:00:00.000Z',
        is_expired: false,
        last_used_at: null,
        token: expect.stringMatching(/^fgm_[\w-]{43}$/),
      },
    ])
    const { token, ...rest } = body
    expect((await owner.get('/user/tokens')).body).toEqual({ tokens: [rest] })
    expect(app.connection.serialize().includes(token.slice(4))).toBe(false)
  })

  test('is mailed to its owner, without a name if the address is not confirmed', async () => {
    await makeToken(owner, { scopes: ['read', 'generate'] })
    await deliverDueMails(app.deps)
    const [mail] = app.mails.filter(({ subject }) => subject === 'A key for programs was made')
    expect(mail?.text).toContain('Until May 31, 2026 a program that has it can read what we keep')
    expect(mail?.text).toContain('and make new activities with your credits.')
    expect(mail?.text).not.toMatch(/Kitchen|fgm_/)
    app.connection.exec('update parents set email_verified_at = created_at')
    await makeToken(owner)
    await deliverDueMails(app.deps)
    expect(app.mails.at(-1)?.text).toContain('called “Kitchen display”')
    expect(app.mails.at(-1)?.text).not.toContain('fgm_')
  })

  const refused: [string, object, number, string][] = [
    ['no name', { name: ' ' }, 400, 'invalid_input'],
    ['no scope', { scopes: [] }, 400, 'invalid_input'],
    ['an unknown scope', { scopes: ['everything'] }, 400, 'invalid_input'],
    ['no end', { expires_in_days: 0 }, 400, 'invalid_input'],
    ['more than a year', { expires_in_days: 366 }, 400, 'invalid_input'],
    ['no password', { password: undefined }, 400, 'password_missing'],
    ['a wrong password', { password: 'loud-otter-43' }, 400, 'wrong_password'],
    ['what administrators may do', { scopes: ['read', 'admin'] }, 403, 'access_denied'],
  ]
  test.each(refused)('is refused with %s', async (_, other, status, code) => {
    const response = await owner.post('/user/tokens', { ...wanted, ...other })
    expect([response.status, response.body.code]).toEqual([status, code])
    expect(rows()).toEqual([])
  })

  test('is refused without a session, without a CSRF token, and to a token', async () => {
    expect((await app.browser().post('/user/tokens', wanted)).status).toBe(401)
    const forged = { 'content-type': 'application/json', 'x-csrftoken': 'forged' }
    const sent = await owner.send('POST', '/user/tokens', JSON.stringify(wanted), forged)
    expect([sent.status, sent.body.code]).toEqual([400, 'csrf'])
    const program = await programOf(app, owner)
    const { status, body } = await program.post('/user/tokens', wanted)
    expect([status, body.code, rows().length]).toEqual([403, 'session_required', 1])
  })

  test('stops at twenty for one account, for any number of requests at once', async () => {
    const requests = Array.from({ length: 24 }, () => owner.post('/user/tokens', wanted))
    const responses = await Promise.all(requests)
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(new Set(responses.map(({ body }) => body.code))).toEqual(
      new Set([undefined, 'token_limit']),
    )
    expect(rows()).toHaveLength(20)
    const other = await eve(app)
    expect((await other.post('/user/tokens', wanted)).status).toBe(201)
  })

  test('has an hourly rate limit', async () => {
    app = createTestApp({ RATE_LIMITS: 'on' })
    owner = (await ana(app)).browser
    const statuses = []
    for (let made = 0; made < 11; made += 1)
      statuses.push((await owner.post('/user/tokens', wanted)).status)
    expect(statuses.slice(-2)).toEqual([201, 429])
  })

  test('requires a Google credential from a parent with a Google account', async () => {
    app = createTestApp(
      { GOOGLE_CLIENT_ID: 'five-good-minutes.apps.example.com' },
      { google: { verify: async (token) => JSON.parse(token) } },
    )
    owner = (await ana(app)).browser
    app.connection.exec(`update parents set password_hash = null;
      insert into google_accounts (sub, parent_id, created_at) select '1001', id, created_at from parents`)
    const input = { name: 'Clock', scopes: ['read'] }
    expect((await owner.post('/user/tokens', input)).body.code).toBe('google_needed')
    const by = (sub: string) => JSON.stringify({ sub, email: 'ana@example.com', name: 'Ana' })
    const other = await owner.post('/user/tokens', { ...input, google_token: by('2002') })
    expect(other.body.code).toBe('google_mismatch')
    const made = await owner.post('/user/tokens', { ...input, google_token: by('1001') })
    expect(made.status).toBe(201)
  })

  test('fails if the session ends while the password is checked', async () => {
    const { verify } = app.deps.passwords
    app.deps.passwords.verify = async (...given) => {
      app.connection.exec('delete from sessions')
      return verify(...given)
    }
    const { status } = await owner.post('/user/tokens', wanted)
    expect([status, rows()]).toEqual([401, []])
  })
})

describe("an administrator's token", () => {
  test('may administer only with the scope for it, and its changes are audited', async () => {
    const administrator = await root(app)
    const reading = await programOf(app, administrator, { scopes: ['read', 'write'] })
    const refused = await reading.get('/api/admin/settings')
    expect([refused.status, refused.body.code]).toEqual([403, 'scope_missing'])
    const { id, token } = await makeToken(administrator, { scopes: ['admin'] })
    const program = new TestProgram(app, token)
    expect((await program.get('/api/admin/settings')).status).toBe(200)
    expect((await program.put('/api/admin/settings', { payments_threshold: 99 })).status).toBe(200)
    await administrator.delete(`/user/tokens/${id}`)
    const { entries } = (await administrator.get('/api/admin/audit-log')).body
    expect(entries.map(({ what }: { what: string }) => what)).toEqual([
      'Removed a key for programs.',
      'Changed payments threshold.',
      'Made a key for programs: admin.',
      'Made a key for programs: read, write.',
    ])
    expect(entries[1].details.access_token_id).toBe(id)
    expect(JSON.stringify(app.db.select().from(auditEntries).all())).not.toContain(token)
  })

  test('stops administering when its owner no longer may', async () => {
    const administrator = await root(app)
    const program = await programOf(app, administrator, { scopes: ['admin', 'read'] })
    app.connection.exec(`update parents set is_admin = 0 where name = 'Root'`)
    const { status, body } = await program.get('/api/admin/settings')
    expect([status, body.code]).toEqual([403, 'access_denied'])
  })

  test('needs a code if two-step login is on', async () => {
    const administrator = await root(app)
    const { body } = await administrator.post('/api/auth/second-factor/start', {
      password: testPassword,
    })
    const code = codeOf(app.deps, body.secret)
    await administrator.post('/api/auth/second-factor/turn-on', { code })
    const refused = await administrator.post('/user/tokens', { ...wanted, scopes: ['admin'] })
    expect([refused.status, refused.body.code]).toEqual([401, 'second_factor_required'])
    app.clock.advance(60)
    const next = { code: codeOf(app.deps, body.secret) }
    const made = await administrator.post('/user/tokens', { ...wanted, scopes: ['admin'], ...next })
    expect(made.status).toBe(201)
  })
})

describe('the list', () => {
  test('is of one account, and shows when each was used, written at most once a minute', async () => {
    const used = await programOf(app, owner, { name: 'Used' })
    await makeToken(owner, { name: 'Never used' })
    await used.get('/children')
    app.clock.advance(59)
    await used.get('/children')
    const lastUsed = async () =>
      (await owner.get('/user/tokens')).body.tokens.map(
        ({ name, last_used_at }: { name: string; last_used_at: string }) => [name, last_used_at],
      )
    const first = ['Used', '2026-03-02T09:00:00.000Z']
    expect(await lastUsed()).toEqual(expect.arrayContaining([first, ['Never used', null]]))
    app.clock.advance(1)
    await used.get('/children')
    expect(await lastUsed()).toContainEqual(['Used', '2026-03-02T09:01:00.000Z'])
    expect((await (await eve(app)).get('/user/tokens')).body).toEqual({ tokens: [] })
    expect((await app.browser().get('/user/tokens')).status).toBe(401)
  })

  test('keeps an expired token for a month', async () => {
    await makeToken(owner, { expires_in_days: 1 })
    app.clock.advance(day)
    expect((await owner.get('/user/tokens')).body.tokens).toMatchObject([{ is_expired: true }])
    app.clock.advance(30 * day - 1)
    sweepTokens(app.db, app.deps.now())
    expect(rows()).toHaveLength(1)
    app.clock.advance(1)
    sweepTokens(app.db, app.deps.now())
    expect(rows()).toEqual([])
  })

  test('is deleted with the family, and is in its export without the secrets', async () => {
    await makeToken(owner)
    const { access_tokens } = (await owner.get('/user/export')).body.tables
    expect(access_tokens).toMatchObject([{ name: 'Kitchen display' }])
    expect(access_tokens[0]).not.toHaveProperty('token_hash')
    await owner.delete('/user', { password: testPassword })
    expect(rows()).toEqual([])
  })
})

describe('revoking', () => {
  test('locks the program out at once; a second time gets a 404', async () => {
    const { id, token } = await makeToken(owner)
    const program = new TestProgram(app, token)
    expect((await program.get('/children')).status).toBe(200)
    const { status, body } = await owner.delete(`/user/tokens/${id}`)
    expect([status, body]).toEqual([
      200,
      { message: 'The key is removed. Programs that use it are locked out.' },
    ])
    expect((await program.get('/children')).body.code).toBe('token_invalid')
    expect((await owner.delete(`/user/tokens/${id}`)).status).toBe(404)
  })

  test('is only for its owner: another family gets a 404, a visitor a 401', async () => {
    const { id } = await makeToken(owner)
    expect((await (await eve(app)).delete(`/user/tokens/${id}`)).status).toBe(404)
    expect((await app.browser().delete(`/user/tokens/${id}`)).status).toBe(401)
    expect(rows()).toHaveLength(1)
  })
})
