import { expect, test, vi } from 'vitest'
import { createTestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { type Caller, hashingQueue } from './hashing-queue.ts'
import { argon2Passwords, hashingLimits, type PasswordHasher } from './passwords.ts'

/** A queue whose tasks end on command, and a record of each. */
function workshop({ running = 1, waiting = 4 } = {}) {
  const { inTurn, queue } = hashingQueue({ running, waiting, retry_after_seconds: 2 })
  const begun: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const come = (name: string, caller: Caller) => {
    const work = () =>
      new Promise<void>((end) => {
        begun.push(name)
        ends.push(end)
      })
    inTurn(caller, work).catch(() => refused.push(name))
  }
  return {
    begun,
    refused,
    queue,
    stranger: (name: string, client: string) => come(name, { client, isKnown: false }),
    known: (name: string, client: string) => come(name, { client, isKnown: true }),
    /** Ends one task after the other until none is left. */
    finish: async () => {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end()
        // The next task begins a few microtasks later.
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

test('registrations and logins from one network wait as one client', async () => {
  const app = createTestApp()
  const clients: string[] = []
  const { passwords } = app.deps
  app.deps.passwords = {
    ...passwords,
    hash: (password, caller) => {
      clients.push(caller?.client ?? 'nobody')
      return passwords.hash(password, caller)
    },
    verify: (hash, password, caller) => {
      clients.push(caller?.client ?? 'nobody')
      return passwords.verify(hash, password, caller)
    },
  }
  await app.register({ name: 'Ana' })
  // Not the browser that registered: that one is known, and waits as its account.
  await app.browser().post('/api/login', { email: 'ana@example.com', password: testPassword })
  expect(clients).toHaveLength(2)
  expect(new Set(clients).size).toBe(1)
})

test('a known browser goes before all strangers, even earlier ones', async () => {
  const { begun, stranger, known, finish } = workshop()
  for (const name of ['a1', 'a2', 'a3']) stranger(name, 'a')
  known('home', 'h')
  await finish()
  expect(begun).toEqual(['a1', 'home', 'a2', 'a3'])
})

test("one account in many browsers takes turns with another family; every fourth turn is a stranger's", async () => {
  const { begun, stranger, known, finish } = workshop({ waiting: 20 })
  for (const name of ['x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7', 'x8']) known(name, 'x')
  stranger('s1', 's')
  stranger('t1', 't')
  known('home', 'h')
  await finish()
  expect(begun).toEqual(['x1', 'x2', 'home', 'x3', 's1', 'x4', 'x5', 'x6', 't1', 'x7', 'x8'])
})

test('strangers take turns by client, each in its order of arrival', async () => {
  const { begun, stranger, finish } = workshop({ waiting: 10 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) stranger(name, 'a')
  for (const name of ['b1', 'b2']) stranger(name, 'b')
  stranger('c1', 'c')
  await finish()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('when it is full a known browser takes the place of a stranger, not of another known one', async () => {
  const { begun, refused, stranger, known, finish } = workshop({ waiting: 2 })
  for (const name of ['a1', 'a2', 'a3']) stranger(name, 'a')
  known('k1', 'k')
  known('l1', 'l')
  known('m1', 'm')
  await finish()
  expect(begun).toEqual(['a1', 'k1', 'l1'])
  expect(refused.sort()).toEqual(['a2', 'a3', 'm1'])
})

test('when one account has all places, others take some, and it takes none back', async () => {
  const { begun, refused, stranger, known, finish } = workshop({ waiting: 4 })
  for (const name of ['x1', 'x2', 'x3', 'x4', 'x5']) known(name, 'x')
  known('home', 'h')
  stranger('new', 'n')
  for (const name of ['x6', 'x7']) known(name, 'x')
  await finish()
  expect(refused.sort()).toEqual(['x4', 'x5', 'x6', 'x7'])
  expect(begun).toEqual(['x1', 'x2', 'home', 'x3', 'new'])
})

test('when it is full a stranger takes the place of a client with many, not of one with few', async () => {
  const { begun, refused, stranger, finish } = workshop({ waiting: 4 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) stranger(name, 'a')
  for (const name of ['b1', 'b2', 'b3']) stranger(name, 'b')
  for (const name of ['c1', 'd1', 'e1']) stranger(name, name)
  await finish()
  expect(refused.sort()).toEqual(['a3', 'a4', 'a5', 'b2', 'b3', 'e1'])
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'd1'])
})

test('every waiting task runs or fails, whatever comes and goes', async () => {
  const { begun, refused, queue, stranger, known, finish } = workshop({ running: 2, waiting: 20 })
  for (let place = 0; place < 300; place += 1)
    (place % 5 === 0 ? known : stranger)(`${place}`, `${(place * place) % 11}`)
  expect(queue()).toEqual({ running: 2, waiting: 20 })
  await finish()
  expect(queue()).toEqual({ running: 0, waiting: 0 })
  expect(begun).toHaveLength(22)
  expect(begun.length + refused.length).toBe(300)
})

/** The app with its limits on. No password is checked before `open` is called; `checked` has those since, in order. */
function heldApp() {
  const checked: string[] = []
  const arrived = { count: 0 }
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  const hasher = argon2Passwords({ algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 })
  const { inTurn } = hashingQueue(hashingLimits)
  const passwords: PasswordHasher = {
    ...hasher,
    verify: (stored, password, caller = { client: 'proven', isKnown: true }) => {
      arrived.count += 1
      return inTurn(caller, async () => {
        await isOpen
        checked.push(password)
        return hasher.verify(stored, password)
      })
    },
  }
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }
  return { ...createTestApp(env, { passwords }), checked, arrived, open }
}

/** Three addresses send a hundred wrong passwords each at once, and Ana logs in behind them. */
async function signInBehind(server: ReturnType<typeof heldApp>, anas: TestBrowser) {
  const guesser = server.browser()
  await guesser.csrfToken()
  const guesses = Array.from({ length: 300 }, (_, place) =>
    guesser.post(
      '/api/login',
      { email: `nobody${place}@example.com`, password: 'not-the-otter' },
      { 'x-forwarded-for': `203.0.113.${place % 3}` },
    ),
  )
  await vi.waitUntil(() => server.arrived.count === 300, { timeout: 15_000 })
  const right = { email: 'ana@example.com', password: testPassword }
  const response = anas.post('/api/login', right, { 'x-forwarded-for': '198.51.100.4' })
  await vi.waitUntil(() => server.arrived.count === 301)
  server.open()
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  return {
    status: (await response).status,
    /** How many passwords were checked before hers. */
    before: server.checked.indexOf(testPassword),
    statuses: [...new Set(statuses)].sort(),
  }
}

test('300 wrong logins from three addresses: the browser of the family comes next', async () => {
  const server = heldApp()
  const home = await server.register({ name: 'Ana' })
  const { running } = hashingLimits
  expect(await signInBehind(server, home)).toEqual({
    status: 200,
    before: running,
    statuses: [401, 503],
  })
})

test('300 wrong logins from three addresses: a new phone comes after one of each', async () => {
  const server = heldApp()
  await server.register({ name: 'Ana' })
  const { running } = hashingLimits
  expect(await signInBehind(server, server.browser())).toEqual({
    status: 200,
    before: running + 3,
    statuses: [401, 503],
  })
})

test('the cookie of one account, copied to 130 networks, goes before another family only once', async () => {
  const server = heldApp()
  const home = await server.register({ name: 'Ana' })
  const copied = await server.register({ name: 'Xenia' })
  await copied.post('/api/logout')
  await copied.csrfToken()
  const flood = Array.from({ length: 130 }, (_, place) =>
    copied.post(
      '/api/login',
      { email: 'xenia@example.com', password: 'not-the-otter' },
      { 'x-forwarded-for': `2001:db8:${place.toString(16)}::1` },
    ),
  )
  await vi.waitUntil(() => server.arrived.count === 130, { timeout: 15_000 })
  const right = { email: 'ana@example.com', password: testPassword }
  const atHome = home.post('/api/login', right, { 'x-forwarded-for': '203.0.113.10' })
  await vi.waitUntil(() => server.arrived.count === 131)
  server.open()
  expect((await atHome).status).toBe(200)
  expect(server.checked.indexOf(testPassword)).toBe(hashingLimits.running + 1)
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect([...new Set(statuses)].sort()).toEqual([401, 503])
})

test('a browser that is known to one account is a stranger to every other', async () => {
  const server = createTestApp()
  await server.register({ name: 'Ana' })
  const ben = await server.register({ name: 'Ben' })
  const callers: (Caller | undefined)[] = []
  const { verify } = server.deps.passwords
  server.deps.passwords.verify = (...input) => {
    callers.push(input[2])
    return verify(...input)
  }
  const tryAs = (email: string) => ben.post('/api/login', { email, password: 'not-the-otter' })
  await tryAs('ben@example.com')
  await tryAs('ana@example.com')
  await tryAs('nobody@example.com')
  ben.cookies.set('fgm_device', 'made-up-by-somebody-0000')
  await tryAs('ben@example.com')
  expect(callers.map((caller) => caller?.isKnown)).toEqual([true, false, false, false])
})
