import { auditEntries, mailOutboxTable, recoveryCodesTable, secondFactors } from '@fgm/db/schema'
import { afterAll, describe, expect, test } from 'vitest'
import { codeOf, turnOnSecondStep } from '../../../test/authenticator.ts'
import { startFakeGoogle } from '../../../test/fakes/google.ts'
import { createTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { deliverDueMails } from '../mail/mail.ts'
import { createAdministrator, listAdministrators, resetSecondFactor } from './administrators.ts'

const google = await startFakeGoogle()
afterAll(google.close)

const rosa = { name: 'Rosa', email: 'rosa@example.com', password: 'quiet-harbor-19' }
const path = '/api/auth/second-factor'

async function administration(env: Record<string, string> = {}) {
  const app = createTestApp(env, { google: google.verifier() })
  await createAdministrator(app.deps, rosa)
  const browser = app.browser()
  await browser.post('/api/login', rosa)
  return { app, browser }
}

/** An administrator who has turned it on, with the app and the recovery codes. */
async function turnedOn(env: Record<string, string> = {}) {
  const { app, browser } = await administration(env)
  const { code, recovery } = await turnOnSecondStep(app, browser, rosa.password)
  const signIn = (given?: string, at: TestBrowser = app.browser()) =>
    at.post('/api/login', { ...rosa, ...(given !== undefined && { code: given }) })
  return { app, browser, code, recovery, signIn }
}

describe('turning it on', () => {
  test('gives a secret, a QR code of it, and with the first code ten recovery codes, once', async () => {
    const { app, browser } = await administration()
    expect((await browser.get(path)).body).toEqual({ is_on: false, recovery_codes_left: 0 })
    const { body: offer } = await browser.post(`${path}/start`, rosa)
    expect(offer.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(offer.setup_uri).toContain(`secret=${offer.secret}`)
    expect(offer.setup_uri).toMatch(
      /^otpauth:\/\/totp\/Five%20Good%20Minutes:rosa%40example\.com\?/,
    )
    expect(offer.qr_rows.length).toBe(offer.qr_rows[0].length)
    expect((await browser.get(path)).body.is_on).toBe(false)
    const code = codeOf(app.deps, offer.secret)
    const { body } = await browser.post(`${path}/turn-on`, { code })
    expect(new Set(body.recovery_codes).size).toBe(10)
    expect(body.recovery_codes[0]).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
    expect((await browser.get(path)).body).toEqual({ is_on: true, recovery_codes_left: 10 })
    const kept = JSON.stringify(app.db.select().from(recoveryCodesTable).all())
    for (const recovery of body.recovery_codes) expect(kept).not.toContain(recovery)
    expect((await browser.post(`${path}/start`, rosa)).status).toBe(409)
  })

  test('needs the password, a correct code and an offer', async () => {
    const { app, browser } = await administration()
    const early = await browser.post(`${path}/turn-on`, { code: '123456' })
    expect([early.status, early.body.error]).toEqual([400, 'Please start the setup again.'])
    expect((await browser.post(`${path}/start`, { password: 'wrong' })).status).toBe(400)
    const { secret } = (await browser.post(`${path}/start`, rosa)).body
    for (const code of [codeOf(app.deps, secret, 3), '000', 'abcdef', '１２３'])
      expect((await browser.post(`${path}/turn-on`, { code })).status).toBe(400)
    expect((await browser.get(path)).body.is_on).toBe(false)
    expect((await app.browser().post('/api/login', rosa)).status).toBe(200)
  })

  test('logs other browsers out, sends a mail, and leaves the secret out of the export', async () => {
    const { app, browser } = await administration()
    const other = app.browser()
    await other.post('/api/login', rosa)
    const { secret } = (await browser.post(`${path}/start`, rosa)).body
    await browser.post(`${path}/turn-on`, { code: codeOf(app.deps, secret) })
    expect((await other.get('/user/profile')).status).toBe(401)
    const exported = JSON.stringify((await browser.get('/user/export')).body)
    expect(exported).toContain('second_factors')
    expect(exported).not.toContain(secret)
    await deliverDueMails(app.deps)
    expect(app.mails.map(({ subject }) => subject)).toEqual(['Two-step login is on'])
  })

  test('is only for administrators', async () => {
    const { app } = await administration()
    const ana = await app.register({ name: 'Ana' })
    const password = 'quiet-otter-42'
    expect((await ana.get(path)).status).toBe(403)
    expect((await ana.post(`${path}/start`, { password })).status).toBe(403)
    expect((await app.browser().post(`${path}/start`, { password })).status).toBe(401)
    expect(app.db.select().from(secondFactors).all()).toEqual([])
  })
})

describe('logging in', () => {
  test('needs the code after the right password only, and creates no session before', async () => {
    const { app, signIn, code } = await turnedOn()
    const visitor = app.browser()
    const wrong = await visitor.post('/api/login', { ...rosa, password: 'wrong', code: code() })
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong_login'])
    const refused = await signIn(undefined, visitor)
    expect([refused.status, refused.body]).toEqual([
      401,
      {
        error: 'Please enter the code of your authenticator app.',
        code: 'second_factor_required',
        error_type: 'second_factor_required',
      },
    ])
    expect(visitor.cookies.has('fgm_session')).toBe(false)
    const shown = `${code().slice(0, 3)} ${code().slice(3)}`
    expect((await signIn(shown, visitor)).status).toBe(200)
    expect((await visitor.get('/api/admin/launch-stats')).status).toBe(200)
  })

  test('takes a code once, and none that is older than the last', async () => {
    const { app, signIn, code } = await turnedOn()
    const [before, now] = [code(-1), code()]
    expect((await signIn(now)).status).toBe(200)
    const again = await signIn(now)
    expect([again.status, again.body.error_type]).toEqual([401, 'second_factor_wrong'])
    expect((await signIn(before)).status).toBe(401)
    app.clock.advance(30)
    expect((await signIn(code())).status).toBe(200)
  })

  test('takes the codes of a clock that is half a minute off, but no others', async () => {
    const { signIn, code } = await turnedOn()
    const tried: number[] = []
    for (const steps of [-2, 2, -1, 0, 1]) tried.push((await signIn(code(steps))).status)
    expect(tried).toEqual([401, 401, 200, 200, 200])
  })

  test('with one code five times at once succeeds once', async () => {
    const { signIn, code } = await turnedOn()
    const given = code()
    const responses = await Promise.all(Array.from({ length: 5 }, () => signIn(given)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  })

  test('takes each recovery code once, however it is typed', async () => {
    const { app, browser, signIn, recovery } = await turnedOn()
    const [first = '', second = ''] = recovery
    expect((await signIn(first)).status).toBe(200)
    expect((await signIn(first)).status).toBe(401)
    expect((await signIn(` ${second.replaceAll('-', ' ').toUpperCase()}`)).status).toBe(200)
    expect((await browser.get(path)).body.recovery_codes_left).toBe(8)
    expect(listAdministrators(app.db)).toMatchObject([{ has_second_factor: true }])
  })

  test('by Google needs the code, too, and links nothing before it', async () => {
    const { app, browser, code } = await turnedOn()
    const token = await google.idToken({ email: rosa.email, sub: 'rosa-at-google' })
    const visitor = app.browser()
    const refused = await visitor.post('/api/auth/google', { token })
    expect([refused.status, refused.body.error_type]).toEqual([401, 'second_factor_required'])
    expect((await browser.get('/user/profile')).status).toBe(200)
    const { status, body } = await visitor.post('/api/auth/google', { token, code: code() })
    expect([status, body.user.is_admin, body.user.has_password]).toEqual([200, true, true])
    expect((await visitor.post('/api/auth/google', { token })).status).toBe(401)
  })

  test('after a reset of the password still takes a code', async () => {
    const { app, signIn } = await turnedOn()
    await app.browser().post('/api/auth/forgot-password', { email: rosa.email })
    const mail = app.mails.findLast(({ text }) => text.includes('reset-password'))
    const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const { password } = rosa
    expect((await app.browser().post('/api/auth/reset-password', { token, password })).status).toBe(
      200,
    )
    expect((await signIn()).body.error_type).toBe('second_factor_required')
  })

  test('counts guesses by account and place, before they are checked', async () => {
    const { app, browser, signIn, code } = await turnedOn({ RATE_LIMITS: 'on' })
    const stranger = app.browser()
    for (let guess = 0; guess < 10; guess += 1)
      expect((await signIn('000000', stranger)).status).toBe(401)
    const late = await signIn(code(), stranger)
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '3600'])
    // A logged-in browser stays logged in.
    expect((await browser.get('/user/profile')).status).toBe(200)
    app.clock.advance(3600)
    expect((await signIn(code(), stranger)).status).toBe(200)
  })
})

describe('turning it off', () => {
  test('takes the password and a code, is on record, and sends a mail', async () => {
    const { app, browser, code, recovery, signIn } = await turnedOn()
    const turnOff = (proof: object) => browser.post(`${path}/turn-off`, proof)
    expect((await turnOff({ password: 'wrong', code: code() })).status).toBe(400)
    expect((await turnOff({ password: rosa.password, code: '000000' })).status).toBe(400)
    expect((await turnOff({ password: rosa.password, code: recovery[0] })).status).toBe(200)
    expect((await signIn()).status).toBe(200)
    expect(app.db.select().from(recoveryCodesTable).all()).toEqual([])
    const actions = app.db
      .select()
      .from(auditEntries)
      .all()
      .map(({ action }) => action)
    expect(actions.slice(-3)).toEqual([
      'auth.startSecondFactor',
      'auth.turnOnSecondFactor',
      'auth.turnOffSecondFactor',
    ])
    await deliverDueMails(app.deps)
    expect(app.mails.at(-1)?.subject).toBe('Two-step login is off')
  })

  test('is possible by the program, for a lost phone: audited, and every session ends', async () => {
    const { app, browser, signIn } = await turnedOn()
    resetSecondFactor(app.deps, 'ROSA@example.com')
    expect((await browser.get('/user/profile')).status).toBe(401)
    expect((await signIn()).status).toBe(200)
    expect(app.db.select().from(auditEntries).all().at(-1)?.action).toBe('server.resetSecondFactor')
    expect(() => resetSecondFactor(app.deps, rosa.email)).toThrow(
      'Two-step login is not turned on for this administrator.',
    )
    expect(() => resetSecondFactor(app.deps, 'nobody@example.com')).toThrow(/not found/)
  })

  test('is not possible by the program while an app was only offered: nothing ends, no mail goes out', async () => {
    const { app, browser } = await administration()
    const { secret } = (await browser.post(`${path}/start`, rosa)).body
    const mails = app.db.select().from(mailOutboxTable).all()
    expect(() => resetSecondFactor(app.deps, rosa.email)).toThrow(/not turned on/)
    expect(app.db.select().from(mailOutboxTable).all()).toEqual(mails)
    const { status } = await browser.post(`${path}/turn-on`, { code: codeOf(app.deps, secret) })
    expect(status).toBe(200)
  })
})
