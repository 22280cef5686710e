import type { AddressInfo } from 'node:net'
import { throttles } from '@fgm/db/schema'
import { serve } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp, testPassword } from '../../../test/test-app.ts'
import { TestBrowser } from '../../../test/test-browser.ts'
import { largerNetwork, throttleAddress } from '../../core/context.ts'
import { sweepThrottles } from '../throttles/throttles.ts'
import { argon2Passwords, hashingLimits, type PasswordHasher } from './passwords.ts'

const guess = { email: 'ana@example.com', password: 'not-the-otter' }
const right = { ...guess, password: testPassword }
const from = (address: string) => ({ 'x-forwarded-for': address })

test('20 wrong logins at once cost at most 10 hashes, and the rest are refused', async () => {
  const { browser, register, hashes } = limitedApp()
  await register({ name: 'Ana' })
  const guesser = browser()
  await guesser.csrfToken()
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => guesser.post('/api/login', guess, from('203.0.113.9'))),
  )
  const statuses = responses.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)])
  expect(hashes.checked).toBe(10)
  const refused = responses.find(({ status }) => status === 429)
  expect(refused?.headers.get('retry-after')).toBe('600')
  expect(refused?.body.error).toBe(
    'That was a lot in a short time. Please try again in 10 minutes.',
  )
})

test('over tRPC the same limit holds, with the time to retry', async () => {
  const { browser, register, clock } = limitedApp()
  await register({ name: 'Ana' })
  const guesser = browser()
  for (const _ of Array(10)) await guesser.mutate('auth.login', guess)
  clock.advance(90)
  const { status, headers, body } = await guesser.mutate('auth.login', guess)
  expect(status).toBe(429)
  expect(headers.get('retry-after')).toBe('510')
  expect(body.retry_after_seconds).toBe(510)
})

test('a limit from a clock a year ahead ends when the clock is right again', async () => {
  const { browser, register, clock } = limitedApp()
  await register({ name: 'Ana' })
  clock.advance(400 * 86_400)
  for (const _ of Array(11)) await browser().post('/api/login', guess)
  clock.advance(-400 * 86_400)
  expect((await browser().post('/api/login', right)).status).toBe(200)
})

test('a clock that is set back by a minute gives no new attempts', async () => {
  const { browser, register, clock } = limitedApp()
  await register({ name: 'Ana' })
  for (const _ of Array(10)) await browser().post('/api/login', guess)
  clock.advance(-60)
  const { status, headers } = await browser().post('/api/login', guess)
  expect([status, headers.get('retry-after')]).toEqual([429, '660'])
})

test('while someone guesses, the family itself still logs in from its own address', async () => {
  const { browser, register } = limitedApp()
  await register({ name: 'Ana' })
  for (const _ of Array(12)) await browser().post('/api/login', guess, from('203.0.113.9'))
  expect((await browser().post('/api/login', right, from('203.0.113.9'))).status).toBe(429)
  expect((await browser().post('/api/login', right, from('198.51.100.4'))).status).toBe(200)
})

test('attempts with other spellings of an address count for the same account', async () => {
  const { browser, register } = limitedApp()
  await register({ name: 'Ana' })
  for (const _ of Array(5)) await browser().post('/api/login', guess)
  for (const _ of Array(5))
    await browser().post('/api/login', { ...guess, email: ' ANA@Example.com' })
  expect((await browser().post('/api/login', guess)).status).toBe(429)
})

test('after ten minutes attempts start over', async () => {
  const { browser, register, clock } = limitedApp()
  await register({ name: 'Ana' })
  for (const _ of Array(15)) await browser().post('/api/login', guess)
  clock.advance(599)
  expect((await browser().post('/api/login', right)).status).toBe(429)
  clock.advance(1)
  expect((await browser().post('/api/login', right)).status).toBe(200)
})

test('the correct password resets the count', async () => {
  const { browser, register } = limitedApp()
  await register({ name: 'Ana' })
  for (const _ of Array(9)) await browser().post('/api/login', guess)
  expect((await browser().post('/api/login', right)).status).toBe(200)
  for (const _ of Array(10)) expect((await browser().post('/api/login', guess)).status).toBe(401)
})

test('trying one password on many accounts ends after 100 tries from one address', async () => {
  const { browser, hashes } = limitedApp()
  const sprayer = browser()
  for (const n of Array(100).keys())
    await sprayer.post('/api/login', { ...guess, email: `family${n}@example.com` })
  const next = await sprayer.post('/api/login', { ...guess, email: 'family100@example.com' })
  expect(next.status).toBe(429)
  expect(hashes.checked).toBe(100)
})

test("guessing from ever new networks ends after 100 tries, but the family's browser still logs in", async () => {
  const { browser, register, hashes } = limitedApp({ TRUST_PROXY: '127.0.0.1' })
  const anas = await register({ name: 'Ana' })
  const network = (n: number) => from(`2001:db8:${n.toString(16)}::1`)
  for (const n of Array(100).keys()) await browser().post('/api/login', guess, network(n))
  const next = await browser().post('/api/login', guess, network(100))
  expect([next.status, next.headers.get('retry-after')]).toEqual([429, '600'])
  expect(hashes.checked).toBe(100)
  expect((await browser().post('/api/login', right, network(101))).status).toBe(429)
  expect((await anas.post('/api/login', right, network(102))).status).toBe(200)
})

test('a known browser whose cookie guesses from ever new networks has 300 attempts, apart from those of strangers', async () => {
  const { browser, register, hashes } = limitedApp({ TRUST_PROXY: '127.0.0.1' })
  const anas = await register({ name: 'Ana' })
  const network = (n: number) => from(`2001:db8:${n.toString(16)}::1`)
  await anas.csrfToken()
  for (const n of Array(300).keys()) await anas.post('/api/login', guess, network(n))
  const next = await anas.post('/api/login', right, network(300))
  expect([next.status, next.headers.get('retry-after')]).toEqual([429, '600'])
  expect(hashes.checked).toBe(300)
  expect((await browser().post('/api/login', right, network(301))).status).toBe(200)
})

test('30 families an hour register from one address, and no more', async () => {
  const { browser, clock } = limitedApp()
  const registerFamily = (n: number) =>
    browser().post('/register', { ...right, name: 'Family', email: `family${n}@example.com` })
  for (const n of Array(30).keys()) expect((await registerFamily(n)).status).toBe(201)
  expect((await registerFamily(30)).status).toBe(429)
  expect((await browser().get('/registration-info')).body.next_user_number).toBe(31)
  clock.advance(3600)
  expect((await registerFamily(30)).status).toBe(201)
})

test('no mailbox is flooded with reset mails', async () => {
  const { browser, register, mails } = limitedApp()
  await register({ name: 'Ana' })
  const request = (email: string) => browser().post('/api/auth/forgot-password', { email })
  for (const _ of Array(5)) expect((await request('ana@example.com')).status).toBe(200)
  expect((await request('ANA@example.com')).status).toBe(429)
  expect(mails.filter(({ subject }) => subject === 'Choose a new password')).toHaveLength(5)
})

test('guessing the current password of an open session is limited too', async () => {
  const { register, hashes } = limitedApp()
  const browser = await register({ name: 'Ana' })
  const change = (currentPassword: string) =>
    browser.post('/api/auth/change-password', {
      current_password: currentPassword,
      new_password: 'brave-new-otter',
    })
  for (const _ of Array(10)) expect((await change('a guess')).status).toBe(400)
  expect((await change(testPassword)).status).toBe(429)
  expect(hashes.checked).toBe(10)
})

test('a forwarded address counts only if the connection comes from our own proxy', async () => {
  const browser = await listeningBrowser(limitedApp({ TRUST_PROXY: '10.0.0.1' }))
  for (const n of Array(10).keys()) await browser.post('/api/login', guess, from(`203.0.113.${n}`))
  expect((await browser.post('/api/login', guess, from('203.0.113.99'))).status).toBe(429)
})

test('behind our own proxy each forwarded address counts separately', async () => {
  const browser = await listeningBrowser(limitedApp({ TRUST_PROXY: '127.0.0.1, 10.0.0.7' }))
  const near = '203.0.113.5, 10.0.0.7'
  for (const _ of Array(10)) await browser.post('/api/login', guess, from(near))
  expect((await browser.post('/api/login', guess, from(near))).status).toBe(429)
  expect((await browser.post('/api/login', guess, from(`198.51.100.1, ${near}`))).status).toBe(429)
  expect((await browser.post('/api/login', guess, from('203.0.113.6, 10.0.0.7'))).status).toBe(401)
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8::1', '2001:db8:0:0:a:b:c:d'],
  ['2001:DB8:0001::5', '2001:db8:1::6'],
  ['::1', '0:0:0:0:1::'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
])('%s and %s are one home', (address, other) => {
  expect(throttleAddress(address)).toBe(throttleAddress(other))
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db8:1::1'],
  ['203.0.113.5', '203.0.113.6'],
])('%s and %s are two homes', (address, other) => {
  expect(throttleAddress(address)).not.toBe(throttleAddress(other))
})

test.each([
  ['2001:db8:77:1::1', '2001:DB8:0077:ffff::2', true],
  ['2001:db8:77::1', '2001:db8:78::1', false],
  ['::ffff:203.0.113.5', '203.0.113.250', true],
  ['203.0.113.5', '203.0.114.5', false],
])('%s and %s are of one larger network: %s', (address, other, isOne) => {
  expect(largerNetwork(address) === largerNetwork(other)).toBe(isOne)
})

test('attempts are stored without names and addresses, and swept after their window', async () => {
  const { browser, db, deps, clock } = limitedApp()
  await browser().post('/api/login', guess, from('203.0.113.9'))
  const kept = JSON.stringify(db.select().from(throttles).all())
  expect(kept).not.toMatch(/ana|example|203\.0/)
  clock.advance(599)
  sweepThrottles(db, deps.now())
  expect(db.select().from(throttles).all()).toHaveLength(3)
  clock.advance(1)
  sweepThrottles(db, deps.now())
  expect(db.select().from(throttles).all()).toEqual([])
})

test('more hashes than can wait are refused, and the rest are done', async () => {
  const { register, browser } = createTestApp()
  await register({ name: 'Ana' })
  const responses = await Promise.all(
    Array.from({ length: 110 }, () => browser().post('/api/login', right)),
  )
  const { running, waiting } = hashingLimits
  expect([1, 2]).toContain(running)
  expect(waiting).toBe(100)
  const busy = responses.filter(({ status }) => status === 503)
  expect(busy).toHaveLength(110 - running - waiting)
  expect(busy[0]?.headers.get('retry-after')).toBe('2')
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(running + waiting)
})

/** The app with its limits on, and a count of password checks against a hash. */
function limitedApp(env: Record<string, string> = {}) {
  const hashes = { checked: 0 }
  const hasher = argon2Passwords({ algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 })
  const passwords: PasswordHasher = {
    hash: hasher.hash,
    queue: hasher.queue,
    verify: (...input) => {
      hashes.checked += 1
      return hasher.verify(...input)
    },
  }
  const app = createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1', ...env }, { passwords })
  return { ...app, hashes }
}

/** A browser that reaches the app over a real connection. */
async function listeningBrowser({ app }: TestApp): Promise<TestBrowser> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  onTestFinished(() => void server.close())
  return new TestBrowser({
    request: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
  })
}

test('changes of a password count even if they succeed: each costs two hashes', async () => {
  const { register } = createTestApp({ RATE_LIMITS: 'on' })
  const ana = await register({ name: 'Ana' })
  const change = { current_password: testPassword, new_password: testPassword }
  const statuses: number[] = []
  for (let time = 0; time < 11; time++)
    statuses.push((await ana.post('/api/auth/change-password', change)).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})
