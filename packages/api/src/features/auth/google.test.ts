import { families, googleAccounts, parents, sessions } from '@fgm/db/schema'
import { exportSPKI, generateKeyPair, importJWK, UnsecuredJWT } from 'jose'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { inviterOf } from '../../../test/cast.ts'
import { startFakeGoogle } from '../../../test/fakes/google.ts'
import { createTestApp, mailedToken, testPassword } from '../../../test/test-app.ts'

const google = await startFakeGoogle()
afterAll(google.close)
const { idToken } = google

const createGoogleApp = (env: Record<string, string> = {}) =>
  createTestApp(env, { google: google.verifier() })

const foreign = await generateKeyPair('RS256')

test('a new family registers with Google: registered, welcomed, logged in', async () => {
  const { browser, mails } = createGoogleApp()
  const visitor = browser()
  const { status, body } = await visitor.post('/api/auth/google', { token: await idToken() })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    message: 'Registration successful',
    is_new: true,
    email_status: 'sent',
    tierInfo: { founding_member: true, tier: 'founding_premium', badge_color: 'gold' },
    user: { name: 'Ana Garcia', email_verified: true, has_password: false, registration_number: 1 },
  })
  expect((await visitor.get('/user/profile')).body.ai_credits.remaining).toBe(50)
  expect(mails.map(({ subject }) => subject)).toEqual(['Welcome, Founding Family #1'])
})

test('the same family gets into its account, whatever its current Google address', async () => {
  const { browser, db } = createGoogleApp()
  const signIn = async (token: string) => (await browser().post('/api/auth/google', { token })).body
  const first = await signIn(await idToken())
  const again = await signIn(await idToken({ email: 'ana.new@example.com' }))
  expect(again).toEqual({
    message: 'Welcome back',
    user: first.user,
    tierInfo: null,
    email_status: null,
    is_mailed: false,
    is_new: false,
  })
  expect(db.select().from(parents).all()).toHaveLength(1)
})

test('over tRPC the response is the same', async () => {
  const { browser } = createGoogleApp()
  const { body } = await browser().mutate('auth.google', { token: await idToken() })
  expect(body).toMatchObject({ is_new: true, user: { email: 'ana@example.com' } })
})

const audience = 'five-good-minutes.apps.example.com'

const unsecured = () =>
  new UnsecuredJWT({ sub: '1', email: 'ana@example.com', email_verified: true })
    .setIssuer('https://accounts.google.com')
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('1 hour')
    .encode()

/** The published key, used as the secret of a symmetric signature. */
const confused = async () => {
  const published = await importJWK(google.public_jwk, 'RS256', { extractable: true })
  const key = new TextEncoder().encode(await exportSPKI(published as CryptoKeyLike))
  return idToken({}, { key, header: { alg: 'HS256' } })
}
type CryptoKeyLike = Parameters<typeof exportSPKI>[0]

const tampered = async () => {
  const [header, , signature] = (await idToken()).split('.')
  const payload = Buffer.from('{"sub":"1","email":"eve@example.com","email_verified":true}')
  return [header, payload.toString('base64url'), signature].join('.')
}

test.each<[string, () => string | Promise<string>]>([
  ['made for another site', () => idToken({}, { audience: 'another-site' })],
  ['made by another issuer', () => idToken({}, { issuer: 'https://accounts.evil.example' })],
  ['not signed (alg none)', unsecured],
  ['signed with the published key as a secret (HS256)', confused],
  ['signed by a foreign key', () => idToken({}, { key: foreign.privateKey })],
  [
    'signed by a key that Google does not publish',
    () => idToken({}, { key: foreign.privateKey, header: { kid: 'unknown' } }),
  ],
  ['changed after it was signed', tampered],
  ['expired', () => idToken({}, { issued: '50 minutes ago', expires: '10 minutes ago' })],
  ['without an end', () => idToken({}, { expires: null })],
  ['hours old, though it claims to last', () => idToken({}, { issued: '2 hours ago' })],
  ['from the future', () => idToken({}, { issued: '10 minutes from now' })],
  ['not valid yet', () => idToken({}, { not_before: '10 minutes from now' })],
  ['for an unverified address', () => idToken({ email_verified: false })],
  ['for an address "verified" as text', () => idToken({ email_verified: 'true' })],
  ['silent on verification', () => idToken({ email_verified: undefined })],
  ['without a sub', () => idToken({ sub: undefined })],
  ['with an empty sub', () => idToken({ sub: '' })],
  ['with a number for a sub', () => idToken({ sub: 1000001 })],
  ['without an address', () => idToken({ email: undefined })],
  ['for two addresses', () => idToken({ email: 'ana@example.com, eve@example.com' })],
  ['for an address with a broken line', () => idToken({ email: 'a@x.test\r\nBcc: b@x.test' })],
  [
    'for two audiences, made for the other one',
    () => idToken({ azp: 'another-site' }, { audience: [audience, 'another-site'] }),
  ],
  [
    'for two audiences, silent on whom it was made for',
    () => idToken({}, { audience: [audience, 'another-site'] }),
  ],
  ['made for another party', () => idToken({ azp: 'another-site' })],
  ['for another browser', () => idToken({ nonce: 'of-another-browser' })],
  ['garbage', () => 'garbage'],
  ['three dots', () => '...'],
  ['JSON', () => '{"sub":"1","email":"ana@example.com","email_verified":true}'],
])('a token %s is refused and makes no account', async (_, tokenOf) => {
  const { browser, db } = createGoogleApp()
  const visitor = browser()
  const { status, body } = await visitor.post('/api/auth/google', { token: await tokenOf() })
  expect(status).toBe(401)
  expect(body).toEqual({ error: 'Google authentication failed', code: 'google_refused' })
  expect(db.select().from(parents).all()).toEqual([])
  expect((await visitor.get('/user/profile')).status).toBe(401)
})

test.each([[undefined], [audience], [[audience]], [[audience, 'another-site']]])(
  'a token for %j that was made for us is taken',
  async (given) => {
    const { browser } = createGoogleApp()
    const making = given === undefined ? {} : { audience: given }
    const token = await idToken({ azp: audience }, making)
    expect((await browser().post('/api/auth/google', { token })).status).toBe(200)
  },
)

test('right after Google has changed its keys, a good token is retried and then accepted', async () => {
  const rotating = await startFakeGoogle()
  onTestFinished(() => rotating.close())
  onTestFinished(() => void vi.useRealTimers())
  const { browser, db } = createTestApp({}, { google: rotating.verifier() })
  const enter = async (token: string) => browser().post('/api/auth/google', { token })
  expect((await enter(await rotating.idToken())).status).toBe(200)
  const making = await rotating.rotate('key-of-tomorrow')
  const token = await rotating.idToken({ sub: '2', email: 'ben@example.com' }, making)
  const early = await enter(token)
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '5'])
  expect(early.body.error).toBe(
    'Google has just changed its keys. Please try again in a few seconds.',
  )
  expect(db.select().from(parents).all()).toHaveLength(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_001 })
  expect((await enter(token)).status).toBe(200)
  // Unknown keys do not cause a request to Google each time.
  expect((await enter(await rotating.idToken({}, { header: { kid: 'none' } }))).status).toBe(503)
})

test.each([
  ['none', undefined, 400, 'Token is required.'],
  ['an empty one', '', 400, 'No credential received from Google'],
  ['one of 10 kB', 'a.b.'.padEnd(10_000, 'c'), 400, 'Token can have at most 8192 characters.'],
  ['one of 1 MB', 'a.b.'.padEnd(1_000_000, 'c'), 413, 'That is too large for us to take.'],
])('as a credential, %s is refused', async (_, token, status, error) => {
  const { browser, db } = createGoogleApp()
  const response = await browser().post('/api/auth/google', { token })
  expect(response.status).toBe(status)
  expect(response.body.error).toBe(error)
  expect(db.select().from(parents).all()).toEqual([])
})

test("a token with this browser's own nonce is accepted, and in no other browser", async () => {
  const { browser } = createGoogleApp()
  const visitor = browser()
  const { google_nonce } = (await visitor.get('/api/csrf-token')).body
  const token = await idToken({ nonce: google_nonce })
  expect((await browser().post('/api/auth/google', { token })).status).toBe(401)
  expect((await visitor.post('/api/auth/google', { token })).status).toBe(200)
  expect((await visitor.post('/api/auth/google', { token })).status).toBe(401)
})

test('a family with a password and a verified address is linked, and keeps both ways to log in', async () => {
  const { register, browser, mails } = createGoogleApp()
  const ana = await register({ name: 'Ana' })
  await ana.post('/api/auth/verify-email', { token: mailedToken(mails, 'verify-email') })
  const { body } = await browser().post('/api/auth/google', {
    token: await idToken({ email: 'Ana@Example.com' }),
  })
  expect(body).toMatchObject({ is_new: false, user: { name: 'Ana', has_password: true } })
  const login = { email: 'ana@example.com', password: testPassword }
  expect((await browser().post('/api/login', login)).status).toBe(200)
})

test("an account that a stranger made for an address becomes its owner's, without the stranger", async () => {
  const { register, browser, db } = createGoogleApp()
  const stranger = await register({ name: 'Ana' })
  const owner = browser()
  const { body } = await owner.post('/api/auth/google', { token: await idToken() })
  expect(body).toMatchObject({
    is_new: false,
    user: { registration_number: 1, email_verified: true, has_password: false },
  })
  expect((await stranger.get('/user/profile')).status).toBe(401)
  const login = { email: 'ana@example.com', password: testPassword }
  expect((await browser().post('/api/login', login)).status).toBe(401)
  expect(db.select().from(sessions).all()).toHaveLength(1)
  expect((await owner.get('/user/profile')).status).toBe(200)
})

test('a second Google identity with the address of a linked family is refused', async () => {
  const { browser, db } = createGoogleApp()
  await browser().post('/api/auth/google', { token: await idToken({ sub: 'first-owner' }) })
  const { status } = await browser().post('/api/auth/google', {
    token: await idToken({ sub: 'next-owner' }),
  })
  expect(status).toBe(401)
  expect(db.select().from(googleAccounts).all()).toMatchObject([{ sub: 'first-owner' }])
})

test('logging in by Google starts a new session and ends the one that was there', async () => {
  const { register, browser } = createGoogleApp()
  const visitor = await register({ name: 'Ben' })
  const before = visitor.cookies.get('fgm_session') ?? ''
  await visitor.post('/api/auth/google', { token: await idToken() })
  expect((await visitor.get('/user/profile')).body.name).toBe('Ana Garcia')
  const thief = browser()
  thief.cookies.set('fgm_session', before)
  expect((await thief.get('/user/profile')).status).toBe(401)
})

test('a referral code is used, and a wrong one does not prevent registration', async () => {
  const { register, browser, db } = createGoogleApp()
  const { referral_code } = (await (await register({ name: 'Ben' })).get('/user/profile')).body
  const enter = async (sub: string, code: string) => {
    const token = await idToken({ sub, email: `${sub}@example.com` })
    return (await browser().post('/api/auth/google', { token, referral_code: code })).status
  }
  expect(await enter('invited', referral_code.toLowerCase())).toBe(200)
  expect(await enter('alone', 'NOBODY22')).toBe(200)
  const [ben, invited, alone] = db
    .select()
    .from(families)
    .orderBy(families.registration_number)
    .all()
  expect([ben, alone].map((family) => inviterOf(db, family?.id))).toEqual([undefined, undefined])
  expect(inviterOf(db, invited?.id)).toBe(ben?.id)
})

test.each([
  ['Ana\r\nBcc: eve@example.com', 'Ana Bcc eve example com'],
  ['http://evil.example/x', 'http evil example x'],
  ['+1 900 555 1234', 'ana'],
  ['\u202E  Ana \u0007', 'Ana'],
  ['\u200B', 'ana'],
  ['', 'ana'],
  [undefined, 'ana'],
  ['x'.repeat(200), 'x'.repeat(40)],
])('the name %j at Google is %j here', async (name, kept) => {
  const { browser, mails } = createGoogleApp()
  const { body } = await browser().post('/api/auth/google', { token: await idToken({ name }) })
  expect(body.user.name).toBe(kept)
  expect(mails[0]?.to.name).toBe(kept)
})

test.each<[string, () => Response]>([
  ['responds with 500', () => new Response('sorry', { status: 500 })],
  ['responds with a page', () => new Response('<html>Log in to the Wi-Fi</html>')],
  ['responds without keys', () => Response.json({})],
  ['sends us elsewhere', () => Response.redirect('http://169.254.169.254/', 302)],
])('while the key server %s, Google login fails and passwords work', async (_, response) => {
  const down = await startFakeGoogle()
  down.trouble.response = response
  const { register, browser } = createTestApp({}, { google: down.verifier() })
  await register({ name: 'Ana' })
  const refused = await browser().post('/api/auth/google', { token: await down.idToken() })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('30')
  expect(refused.body.error).toBe(
    'Google cannot be reached right now. Please use your email address.',
  )
  const login = { email: 'ana@example.com', password: testPassword }
  expect((await browser().post('/api/login', login)).status).toBe(200)
  await down.close()
})

test('while the key server does not respond, it is an outage, too', async () => {
  const gone = await startFakeGoogle()
  const token = await gone.idToken()
  await gone.close()
  const { browser, db } = createTestApp({}, { google: gone.verifier() })
  expect((await browser().post('/api/auth/google', { token })).status).toBe(503)
  expect(db.select().from(parents).all()).toEqual([])
})

test('without Google set up, there is a sentence about it and no button', async () => {
  const { browser } = createTestApp()
  const { status, body } = await browser().post('/api/auth/google', { token: await idToken() })
  expect(status).toBe(400)
  expect(body.error).toBe('Google login is not set up here. Please use your email address.')
  expect((await browser().get('/api/auth/sign-in-options')).body.google_client_id).toBeNull()
})

test('with Google set up, the page gets the client id', async () => {
  const { browser } = createGoogleApp({ GOOGLE_CLIENT_ID: 'ours.apps.example.com' })
  expect((await browser().get('/api/auth/sign-in-options')).body).toEqual({
    google_client_id: 'ours.apps.example.com',
  })
})
