import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@fgm/db'
import { noPrimary, type Primary, startPrimary } from '@fgm/db/primary'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserAt } from '../busy-families.ts'
import { password } from '../families.ts'
import { type BuiltServer, startBuiltServer } from '../server.ts'

/* Three servers that share a primary (docs/growing.md): for families they are one. */

const count = 3
const title = noPrimary
  ? `servers that share a primary (${noPrimary})`
  : 'servers that share a primary'

describe.skipIf(noPrimary !== null)(title, () => {
  let primary: Primary
  let servers: BuiltServer[] = []

  beforeAll(async () => {
    primary = await startPrimary()
    // All at once, on an empty primary.
    servers = await Promise.all(Array.from({ length: count }, () => startServer()))
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await primary?.stop()
  })

  const startServer = () =>
    startBuiltServer({
      NODE_ENV: 'test',
      DATABASE_DRIVER: 'libsql',
      DATABASE_SYNC_URL: primary.url,
      TRUST_PROXY: '127.0.0.1',
    })

  /** The browser of a family, at one of the servers. */
  const browser = (place: number) => {
    const server = servers[place % count]
    if (!server) throw new Error('There is no server')
    return browserAt(server, place)
  }

  const family = (place: number) => ({
    name: 'Family',
    email: `family-${place}@example.com`,
    password,
  })

  test('what all of them found missing at their start was created once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fgm-copy-'))
    const replication = { sync_url: primary.url }
    const { connection } = openDatabase(join(folder, 'copy.sqlite'), { replication })
    const [all, different] = connection
      .prepare('select count(*), count(distinct hash) from __drizzle_migrations')
      .raw()
      .get() as number[]
    expect([all, connection.pragma('foreign_key_check')]).toEqual([different, []])
    connection.close()
    rmSync(folder, { recursive: true })
  })

  test('60 families that register at once get the numbers 1 to 60; 50 of them are founders', async () => {
    const places = Array.from({ length: 60 }, (_, place) => place)
    const responses = await Promise.all(
      places.map((place) => browser(place).post('/register', family(place))),
    )
    expect(responses.map(({ status }) => status)).toEqual(places.map(() => 201))
    const users = responses.map(({ body }) => body.user)
    const numbers = users.map(({ registration_number }) => registration_number as number)
    expect(numbers.sort((one, other) => one - other)).toEqual(places.map((place) => place + 1))
    expect(users.filter(({ founding_member }) => founding_member)).toHaveLength(50)
  })

  test('each family is the same at every server', async () => {
    const signedIn = await Promise.all(
      [0, 1, 2, 3].map(async (place) => {
        const { email } = family(place)
        const here = browser(place)
        expect((await here.post('/api/login', { email, password })).status).toBe(200)
        const there = browser(place + 1)
        for (const [name, value] of here.cookies) there.cookies.set(name, value)
        return { email, here, there }
      }),
    )
    for (const { email, here, there } of signedIn)
      for (const one of [here, there])
        expect((await one.get('/user/profile')).body.email).toBe(email)
  })

  test('an address just registered at one server is taken at the others', async () => {
    const ana = { ...family(0), email: 'ana@example.com' }
    const responses = await Promise.all(
      [0, 1, 2].map((place) => browser(place).post('/register', ana)),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  test('a family logged in at one server is logged in at the others, and finds there what was just created', async () => {
    const [here, ...others] = servers.map((_, place) => browser(place))
    if (!here) throw new Error('There is no server')
    expect((await here.post('/register', { ...family(0), email: 'ben@example.com' })).status).toBe(
      201,
    )
    const child = { name: 'Leo', birth_date: '2022-05-01', interests: ['dinosaurs'] }
    const made = await here.post('/children', child)
    expect(made.status).toBe(201)
    for (const other of others) {
      for (const [name, value] of here.cookies) other.cookies.set(name, value)
      const path = `/activities/shadow-wave/status?child_id=${made.body.id}`
      expect((await other.get(path)).status).toBe(200)
      const done = await other.post('/activities/shadow-wave/complete', { child_id: made.body.id })
      expect(done.status).toBe(200)
    }
  })

  test('a stopping server says so first, and accepts requests until its proxy knows', async () => {
    const server = await startServer()
    const at = (path: string) => fetch(`${server.url}${path}`, { headers: { connection: 'close' } })
    const stopped = server.halt()
    await expect.poll(async () => (await at('/readyz')).status).toBe(503)
    const taken = await browserAt(server, 90).post('/register', {
      ...family(0),
      email: 'late@example.com',
    })
    expect([taken.status, (await at('/registration-info')).status]).toEqual([201, 200])
    await stopped
    await expect(at('/healthz')).rejects.toThrow()
    await server.stop()
  })
})
