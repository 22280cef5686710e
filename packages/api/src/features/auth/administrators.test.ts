import { mailOutboxTable, parents, serverSecrets } from '@fgm/db/schema'
import { describe, expect, test } from 'vitest'
import { registerFamilies, root } from '../../../test/cast.ts'
import { createTestApp, type TestApp, testPassword } from '../../../test/test-app.ts'
import {
  createAdministrator,
  ensureFirstAdministrator,
  generatedPassword,
  listAdministrators,
  offerSetup,
  resetAdministratorPassword,
} from './administrators.ts'
import { forgotPassword } from './email-links.ts'

const rosa = { name: 'Rosa', email: 'rosa@example.com', password: 'quiet-harbor-19' }
const stale = /^This link has been used or is too old\./
const setupPath = '/api/auth/setup-administrator'

/** The token of the link in the log of a start. */
function linkedToken({ deps }: TestApp): string {
  const offer = offerSetup(deps)
  if (!offer) throw new Error('There is an administrator already')
  return new URL(offer.setup_link).searchParams.get('token') ?? ''
}

const administrators = ({ db }: TestApp) => listAdministrators(db).map(({ email }) => email)

describe('the setup link', () => {
  test('creates the first administrator, who is logged in', async () => {
    const app = createTestApp()
    const browser = app.browser()
    const { status, body } = await browser.post(setupPath, { token: linkedToken(app), ...rosa })
    expect([status, body.user.is_admin, body.user.registration_number]).toEqual([201, true, null])
    expect((await browser.get('/api/admin/launch-stats')).status).toBe(200)
    const again = await app.browser().post('/api/login', rosa)
    expect([again.status, again.body.user.email]).toEqual([200, rosa.email])
    expect((await app.register({ name: 'Ana' })).cookies.size).toBeGreaterThan(0)
    expect(administrators(app)).toEqual([rosa.email])
  })

  test('leads to this site, for a day, and the database holds only a hash of its token', () => {
    const app = createTestApp({ BASE_URL: 'https://five.example' })
    const offer = offerSetup(app.deps)
    expect(offer?.setup_link).toMatch(/^https:\/\/five\.example\/admin\/setup\?token=[\w-]{43}$/)
    expect(offer?.valid_until).toBe('2026-03-03T09:00:00.000Z')
    const token = offer?.setup_link.split('=')[1] ?? ''
    const kept = app.db.select().from(serverSecrets).all()
    expect(kept.map(({ name }) => name)).toContain('administrator_setup')
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  test('works once', async () => {
    const app = createTestApp()
    const token = linkedToken(app)
    expect((await app.browser().post(setupPath, { token, ...rosa })).status).toBe(201)
    const other = { ...rosa, email: 'other@example.com' }
    const { status, body } = await app.browser().post(setupPath, { token, ...other })
    expect([status, body.error]).toEqual([400, expect.stringMatching(stale)])
    expect(administrators(app)).toEqual([rosa.email])
  })

  test('creates one administrator if ten open it at once', async () => {
    const app = createTestApp()
    const token = linkedToken(app)
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        app.browser().post(setupPath, { token, ...rosa, email: `rosa${place}@example.com` }),
      ),
    )
    const statuses = responses.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 400)])
    expect(administrators(app)).toHaveLength(1)
  })

  test('is too old after a day', async () => {
    const app = createTestApp()
    const token = linkedToken(app)
    app.clock.advance(24 * 3600)
    const { status, body } = await app.browser().post(setupPath, { token, ...rosa })
    expect([status, body.error]).toEqual([400, expect.stringMatching(stale)])
    expect(administrators(app)).toEqual([])
  })

  test('of an earlier start no longer works, but that of the last one does', async () => {
    const app = createTestApp()
    const [first, second] = [linkedToken(app), linkedToken(app)]
    expect((await app.browser().post(setupPath, { token: first, ...rosa })).status).toBe(400)
    expect((await app.browser().post(setupPath, { token: second, ...rosa })).status).toBe(201)
    expect(offerSetup(app.deps)).toBeNull()
  })

  test('expires at once when an administrator is created another way', async () => {
    const env = { ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: testPassword }
    const ways = [
      (app: TestApp) => createAdministrator(app.deps, { ...rosa, email: 'root@example.com' }),
      (app: TestApp) => ensureFirstAdministrator(app.deps),
      // Directly in the database: the row of the link is still there.
      root,
    ]
    for (const come of ways) {
      const app = createTestApp(env)
      const token = linkedToken(app)
      await come(app)
      expect((await app.browser().post(setupPath, { token, ...rosa })).status).toBe(400)
      expect(administrators(app)).toEqual(['root@example.com'])
    }
  })

  test.each([
    [
      'a common password',
      { password: 'passwordpassword' },
      400,
      /^This password is one of the first/,
    ],
    ['a short password', { password: 'short' }, 400, /^Password needs at least 6 characters\./],
    ['the address of a family', { email: 'ANA@example.com' }, 409, /belongs to a family/],
    ['no name', { name: ' ' }, 400, /./],
    ['no address', { email: 'rosa' }, 400, /./],
    ['an invented token', { token: 'a'.repeat(43) }, 400, stale],
  ])('refuses %s, and still works then', async (_, wrong, status, sentence) => {
    const app = createTestApp()
    await app.register({ name: 'Ana' })
    const token = linkedToken(app)
    const response = await app.browser().post(setupPath, { token, ...rosa, ...wrong })
    expect([response.status, response.body.error]).toEqual([
      status,
      expect.stringMatching(sentence),
    ])
    expect((await app.browser().post(setupPath, { token, ...rosa })).status).toBe(201)
  })

  test('needs a CSRF token, takes no fields from the address, and counts attempts', async () => {
    const app = createTestApp({ RATE_LIMITS: 'on' })
    const token = linkedToken(app)
    const json = { 'content-type': 'application/json' }
    const body = JSON.stringify({ token, ...rosa })
    const forged = await app.browser().send('POST', setupPath, body, json)
    expect([forged.status, forged.body.error]).toEqual([400, expect.stringContaining('CSRF')])
    const query = new URLSearchParams({ token, ...rosa })
    expect((await app.browser().post(`${setupPath}?${query}`, {})).status).toBe(400)
    for (let attempt = 0; attempt < 30; attempt += 1)
      await app.browser().post(setupPath, { ...rosa, token: 'made-up' })
    expect((await app.browser().post(setupPath, { token, ...rosa })).status).toBe(429)
    expect(administrators(app)).toEqual([])
  })
})

describe('by the settings', () => {
  const env = { ADMIN_EMAIL: rosa.email, ADMIN_PASSWORD: 'quiet-harbo' }
  const inProduction = (app: TestApp) => ({
    ...app.deps,
    config: { ...app.deps.config, is_production: true },
  })

  test('a password that is too weak stops the start, which names the setting', async () => {
    const app = createTestApp(env)
    await expect(ensureFirstAdministrator(inProduction(app))).rejects.toThrow(
      /^ADMIN_PASSWORD cannot be used\. .* needs at least 12 characters\.$/,
    )
    expect(administrators(app)).toEqual([])
  })

  test('a weak one in the settings stops no start once there is an administrator', async () => {
    const app = createTestApp(env)
    await createAdministrator(app.deps, rosa)
    await ensureFirstAdministrator(inProduction(app))
    expect(administrators(app)).toEqual([rosa.email])
  })
})

describe('with npm run admin', () => {
  test('administrators are added to the first, without a number', async () => {
    const app = createTestApp()
    registerFamilies(app, 2)
    await root(app)
    app.clock.advance(60)
    await createAdministrator(app.deps, rosa)
    expect(administrators(app)).toEqual(['root@example.com', rosa.email])
    expect((await app.browser().post('/api/login', rosa)).body.user.is_admin).toBe(true)
    const ana = await app.register({ name: 'Ana' })
    expect((await ana.get('/user/profile')).body.registration_number).toBe(3)
  })

  test('an address that has an account, or a common password, is refused', async () => {
    const app = createTestApp()
    await app.register({ name: 'Ana' })
    await createAdministrator(app.deps, rosa)
    const ana = { ...rosa, email: 'ana@example.com' }
    await expect(createAdministrator(app.deps, ana)).rejects.toThrow(/belongs to a family/)
    await expect(createAdministrator(app.deps, rosa)).rejects.toThrow(/administrator already/)
    const weak = { ...rosa, email: 'new@example.com', password: 'passwordpassword' }
    await expect(createAdministrator(app.deps, weak)).rejects.toThrow(/one of the first/)
    expect(administrators(app)).toEqual([rosa.email])
  })

  test('one address twice at once creates one administrator', async () => {
    const app = createTestApp()
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => createAdministrator(app.deps, rosa)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(administrators(app)).toEqual([rosa.email])
  })

  test('a new password ends the sessions and reset links of that administrator, and no others', async () => {
    const app = createTestApp()
    const ana = await app.register({ name: 'Ana' })
    await createAdministrator(app.deps, rosa)
    const browser = app.browser()
    await browser.post('/api/login', rosa)
    forgotPassword(app.deps, rosa.email)
    expect(listAdministrators(app.db)).toMatchObject([{ email: rosa.email, browsers: 1 }])
    const password = generatedPassword(app.deps)
    await resetAdministratorPassword(app.deps, { email: 'ROSA@example.com', password })
    expect((await browser.get('/user/profile')).status).toBe(401)
    expect((await ana.get('/user/profile')).status).toBe(200)
    expect((await app.browser().post('/api/login', rosa)).status).toBe(401)
    expect((await app.browser().post('/api/login', { ...rosa, password })).status).toBe(200)
    const unused = app.connection.prepare(
      "select count(*) n from email_tokens where purpose = 'reset_password' and used_at is null",
    )
    expect(unused.get()).toEqual({ n: 0 })
    const mails = app.db.select().from(mailOutboxTable).all()
    expect(mails.at(-1)).toMatchObject({ kind: 'password_changed', to_address: rosa.email })
  })

  test('changes by the program are in the audit log', async () => {
    const app = createTestApp()
    const browser = app.browser()
    await browser.post(setupPath, { token: linkedToken(app), ...rosa })
    await createAdministrator(app.deps, { ...rosa, name: 'Noor', email: 'noor@example.com' })
    await resetAdministratorPassword(app.deps, { ...rosa, email: 'noor@example.com' })
    const { entries } = (await browser.get('/api/admin/audit-log')).body
    expect(
      entries.map((one: Record<string, string>) => [one.administrator_name, one.what]),
    ).toEqual([
      ['Noor', 'Was given a new password on the server.'],
      ['Noor', 'Was made an administrator on the server.'],
      ['Rosa', 'Became the first administrator, by the setup link.'],
    ])
  })

  test('no family gets a password this way', async () => {
    const app = createTestApp()
    await app.register({ name: 'Ana' })
    const before = app.db.select().from(parents).all()
    for (const email of ['ana@example.com', 'nobody@example.com'])
      await expect(
        resetAdministratorPassword(app.deps, { email, password: 'quiet-harbor-19' }),
      ).rejects.toThrow('Administrator not found')
    expect(app.db.select().from(parents).all()).toEqual(before)
  })
})
