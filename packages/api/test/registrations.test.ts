import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@fgm/db'
import { creditEntriesTable, families, mailOutboxTable, parents } from '@fgm/db/schema'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/core/config.ts'
import { startServer } from '../src/http/server.ts'
import { inLetters } from './cast.ts'

/*
 * The launch night: 200 families register at the same moment, with the real server over real
 * HTTP, with the real password hash. After a 503 a client waits as long as Retry-After says, like a browser.
 */
const howMany = 200

type RegistrationResult = {
  status: number
  registration_number: number
  founding_member: boolean
  busy: number
}
let responses: RegistrationResult[] = []
let cutOff = 0
const dataDir = mkdtempSync(join(tmpdir(), 'fgm-launch-'))

beforeAll(async () => {
  const env = { NODE_ENV: 'test', RATE_LIMITS: 'off', PORT: '0', DATA_DIR: dataDir }
  const server = await startServer(readConfig(env), pino({ level: 'silent' }))
  const base = `http://127.0.0.1:${server.port}`
  const clients = await Promise.all(Array.from({ length: howMany }, () => newClient(base)))
  responses = await Promise.all(clients.map((client, place) => register(base, client, place)))
  await server.stop()
}, 120_000)
afterAll(() => rmSync(dataDir, { recursive: true }))

/** A browser: its cookie, and the CSRF token of it. */
async function newClient(base: string) {
  const response = await fetch(`${base}/api/csrf-token`)
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { csrf_token } = (await response.json()) as { csrf_token: string }
  return { cookie, 'x-csrftoken': csrf_token, 'content-type': 'application/json' }
}

async function register(
  base: string,
  headers: Record<string, string>,
  place: number,
): Promise<RegistrationResult> {
  const body = JSON.stringify({
    name: `Family ${inLetters(place)}`,
    email: `family-${place}@example.com`,
    password: 'quiet-otter-42',
  })
  for (let busy = 0; ; busy += 1) {
    const response = await fetch(`${base}/register`, { method: 'POST', headers, body })
    if (response.status !== 503) {
      const { user } = (await response.json()) as {
        user: Omit<RegistrationResult, 'status' | 'busy'>
      }
      return { ...user, status: response.status, busy }
    }
    cutOff += 1
    await response.arrayBuffer()
    await wait(Number(response.headers.get('retry-after')) * 1_000)
  }
}

/** Opens the database of the stopped server. */
function read<T>(work: (db: ReturnType<typeof openDatabase>['db']) => T): T {
  const { db, connection } = openDatabase(join(dataDir, 'fgm.sqlite'))
  try {
    return work(db)
  } finally {
    connection.close()
  }
}
const oneToAll = Array.from({ length: howMany }, (_, place) => place + 1)
const ascending = (numbers: number[]) => [...numbers].sort((a, b) => a - b)

test('200 families at once are all registered, with numbers 1 to 200 and no gap', () => {
  expect(responses.map(({ status }) => status)).toEqual(Array(howMany).fill(201))
  expect(ascending(responses.map((response) => response.registration_number))).toEqual(oneToAll)
})

test('exactly the first 50 are founders, and their responses say so', () => {
  for (const { registration_number, founding_member } of responses)
    expect([registration_number, founding_member]).toEqual([
      registration_number,
      registration_number <= 50,
    ])
})

test('the queue of password hashes is bounded: a refusal says when to try again', async ({
  annotate,
}) => {
  await annotate(`${cutOff} responses were 503 with Retry-After`)
  expect(cutOff).toBeGreaterThan(0)
  expect(Math.max(...responses.map(({ busy }) => busy))).toBeLessThan(10)
})

test('the database equals the responses', () => {
  const rows = read((db) => db.select().from(families).all())
  expect(ascending(rows.map((row) => row.registration_number ?? 0))).toEqual(oneToAll)
  expect(rows.filter((row) => row.founding_member)).toHaveLength(50)
  for (const row of rows) {
    const number = row.registration_number ?? 0
    const tier = number <= 50 ? 'founding_premium' : number <= 100 ? 'recovery_tier' : 'value_tier'
    const status = number <= 50 ? 'active' : 'reserved'
    expect([row.tier, row.waitlist_status, row.founding_member]).toEqual([
      tier,
      status,
      number <= 50,
    ])
  }
  for (const { password_hash } of read((db) => db.select().from(parents).all()))
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(new Set(rows.map((row) => row.referral_code)).size).toBe(howMany)
})

test('every founder has 50 credits, and no one else has any', () => {
  const entries = read((db) => db.select().from(creditEntriesTable).all())
  const founders = read((db) => db.select().from(families).all()).filter(
    (row) => row.founding_member,
  )
  expect(entries.map((entry) => entry.amount)).toEqual(Array(50).fill(50))
  expect(new Set(entries.map((entry) => entry.family_id))).toEqual(
    new Set(founders.map((row) => row.id)),
  )
})

test('two mails per family are in the outbox, and none was retried', () => {
  const mails = read((db) => db.select().from(mailOutboxTable).all())
  expect(mails).toHaveLength(2 * howMany)
  expect(new Set(mails.map((mail) => `${mail.parent_id} ${mail.kind}`)).size).toBe(2 * howMany)
  expect(mails.filter((mail) => mail.state === 'failed' || mail.attempts > 1)).toEqual([])
})

test('the database has no broken reference', () => {
  const { connection } = openDatabase(join(dataDir, 'fgm.sqlite'))
  expect(connection.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }])
  expect(connection.pragma('foreign_key_check')).toEqual([])
  connection.close()
})
