import { openDatabase } from '@fgm/db'
import { mailOutages, mailOutboxTable } from '@fgm/db/schema'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { inLetters } from '../../../test/cast.ts'
import { everyNth } from '../../../test/extent.ts'
import { startFakeMailServer } from '../../../test/fakes/mail.ts'
import { createTestApp } from '../../../test/test-app.ts'
import type { Deps } from '../../core/deps.ts'
import { createLog } from '../../core/log.ts'
import { MailServerDown } from '../../services/mailer.ts'
import { createFamily } from '../auth/registration.ts'
import { deliverDueMails, deliverMailsSoon, stopDelivery } from './mail.ts'

/*
 * The mail server fails, on the wire: a real SMTP server that stops listening or misbehaves, the real
 * mailer, and the worker called like the timer of server.ts does, every 15 seconds of the tests' clock.
 */

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

async function createMailApp() {
  const server = await startFakeMailServer()
  closing.push(server.close)
  const tries: string[] = []
  const counted = (): Deps['mailer'] => {
    const mailer = server.mailer()
    const send: typeof mailer.send = (mail) => {
      tries.push(mail.message_id)
      return mailer.send(mail)
    }
    return { ...mailer, send }
  }
  const app = createTestApp({}, { mailer: counted() })
  /** Advances time in the steps of the worker's timer. */
  const pass = async (minutes: number, deps = app.deps) => {
    for (let step = 0; step < minutes * 4; step += 1) {
      app.clock.advance(15)
      await deliverDueMails(deps)
    }
  }
  /** The server after a kill and a restart: all that it knows is its database. */
  const restarted = (): Deps => ({
    ...app.deps,
    db: openDatabase(app.connection.serialize()).db,
    mailer: counted(),
  })
  const outage = () => app.db.select().from(mailOutages).get()
  return { ...app, server, tries, pass, restarted, outage, written: () => idsOf(app.db) }
}

const idsOf = (db: Deps['db']) =>
  db
    .select()
    .from(mailOutboxTable)
    .orderBy(sql`rowid`)
    .all()
    .map(({ id }) => `${id}@localhost`)

const arrived = ({ received }: { received: { raw: string }[] }) =>
  received.map(({ raw }) => /^Message-ID: <(.+)>$/m.exec(raw)?.[1])

/** A family registers without a browser. @returns what its `email_status` would be. */
function moveIn(deps: Deps, name: string): Promise<boolean> {
  const email = `${name.toLowerCase()}@example.com`
  const family = { name, email, password_hash: null, is_email_verified: false, referral_code: null }
  return deliverMailsSoon(deps, createFamily(deps, family).mail_ids)
}

test('SMTP down for an hour: nothing is lost, all are delivered after, in order, once each', async ({
  annotate,
}) => {
  const { deps, server, tries, pass, written, db } = await createMailApp()
  await server.down()
  for (let family = 0; family < 20; family += 1) {
    expect(await moveIn(deps, `Family${inLetters(family)}`)).toBe(false)
    await pass(3)
  }
  await annotate(`40 mails written, ${tries.length} tries in the hour`)
  // Two at once at the beginning, then one after 1, 2, 5, 10, 15, 15 minutes.
  expect([tries.length, server.received.length]).toEqual([8, 0])
  await server.up()
  await pass(15)
  expect(arrived(server)).toEqual(written())
  expect(written()).toHaveLength(40)
  await pass(60)
  expect(server.received).toHaveLength(40)
  const rows = db.select().from(mailOutboxTable).all()
  expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual(Array(40).fill(['sent', 1]))
})

test('a registration in an outage gets its response at once, and its mails wait behind the others', async () => {
  const { deps, server, browser, pass, written } = await createMailApp()
  await server.down()
  await moveIn(deps, 'Ana')
  server.state.trouble = 'hangs'
  await server.up()
  const visitor = browser()
  await visitor.csrfToken()
  const started = performance.now()
  const ben = { name: 'Ben', email: 'ben@example.com', password: 'quiet-otter-42' }
  const { status, body } = await visitor.post('/register', ben)
  expect(performance.now() - started).toBeLessThan(1_000)
  expect([status, body.email_status]).toEqual([201, 'failed'])
  server.state.trouble = 'none'
  await pass(2)
  expect(arrived(server)).toEqual(written())
  expect(server.received).toHaveLength(4)
})

test('a restart in the middle of an outage changes neither the pause nor the order', async () => {
  const { deps, server, tries, pass, restarted } = await createMailApp()
  await server.down()
  await moveIn(deps, 'Ana')
  await pass(7)
  const again = restarted()
  const tried = tries.length
  expect(await moveIn(again, 'Ben')).toBe(false)
  expect(tries).toHaveLength(tried)
  await server.up()
  expect(await moveIn(again, 'Eve')).toBe(false)
  expect(server.received).toEqual([])
  await pass(15, again)
  expect(arrived(server)).toEqual(idsOf(again.db))
  expect(server.received).toHaveLength(6)
})

test('a kill while mails are being sent: they are due again, as the same mails', async () => {
  const { deps, server, connection, clock } = await createMailApp()
  let atKill: Buffer | undefined
  const send: Deps['mailer']['send'] = async (mail) => {
    atKill ??= connection.serialize()
    await deps.mailer.send(mail)
  }
  await moveIn({ ...deps, mailer: { send, close() {} } }, 'Ana')
  const sent = arrived(server)
  const again = { ...deps, db: openDatabase(atKill ?? '').db }
  clock.advance(59)
  expect(await deliverDueMails(again)).toBe(0)
  clock.advance(1)
  expect(await deliverDueMails(again)).toBe(2)
  expect(arrived(server)).toEqual([...sent, ...idsOf(again.db)])
  expect(new Set(arrived(server)).size).toBe(2)
})

test.each(
  everyNth(['wrong password', 'closes', 'closes at the recipient', 'refuses us'] as const, 3),
)('a server with the trouble %j for three hours uses up no attempt of a mail', async (trouble) => {
  const { deps, server, pass, outage, db, written } = await createMailApp()
  const us = { ...deps, mailer: server.mailer('us:secret@') }
  server.state.trouble = trouble
  expect(await moveIn(us, 'Ana')).toBe(false)
  await pass(3 * 60, us)
  expect(outage()?.failed_tries).toBeGreaterThan(10)
  expect(db.select().from(mailOutboxTable).all()).toMatchObject([{ attempts: 0 }, { attempts: 0 }])
  server.state.trouble = 'none'
  await pass(15, us)
  expect(arrived(server)).toEqual(written())
  expect(outage()).toBeUndefined()
})

test('a server that cuts after DATA: each mail arrives at least once, always as the same mail', async () => {
  const { deps, server, pass, written, db } = await createMailApp()
  server.state.trouble = 'cuts'
  await moveIn(deps, 'Ana')
  await pass(1)
  server.state.trouble = 'none'
  await pass(15)
  const [first, second] = written()
  const ids = arrived(server)
  expect(new Set(ids)).toEqual(new Set([first, second]))
  expect(ids.slice(-2)).toEqual([first, second])
  expect(db.select().from(mailOutboxTable).all()).toMatchObject([
    { state: 'sent' },
    { state: 'sent' },
  ])
})

test('one mail that makes the server hang up does not hold back the others forever', async () => {
  const { deps, server, pass, db } = await createMailApp()
  server.state.cuts_for = 'ana@example.com'
  await moveIn(deps, 'Ana')
  await moveIn(deps, 'Ben')
  await pass(60)
  const bens = server.received.filter(({ to }) => to[0] === 'ben@example.com')
  expect(bens).toHaveLength(2)
  const before = db.select().from(mailOutboxTable).all()
  expect(before.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'sent', 'sent'])
  // Others were sent meanwhile, so the attempts count for this mail, and it is given up in the end.
  expect(before[0]?.attempts).toBeGreaterThan(0)
  server.state.cuts_for = undefined
  await pass(60)
  const after = db.select().from(mailOutboxTable).all()
  expect(after.map(({ state }) => state)).toEqual(Array(4).fill('sent'))
})

test('a mailbox that is refused in an outage delays no other mail', async () => {
  const { deps, server, pass, db } = await createMailApp()
  await server.down()
  for (const name of ['Ana', 'Ben', 'Eve']) await moveIn(deps, name)
  db.update(mailOutboxTable).set({ to_address: 'nobody@example.com' }).where(sql`rowid = 3`).run()
  server.state.unknown = 'nobody@example.com'
  await server.up()
  await pass(2)
  expect(server.received).toHaveLength(5)
  const states = db.select().from(mailOutboxTable).all()
  expect(states.map(({ state }) => state === 'failed')).toEqual([0, 0, 1, 0, 0, 0].map(Boolean))
})

test('the service status is open while nothing is sent, and degraded until all is sent', async () => {
  const { deps, server, clock, browser, outage } = await createMailApp()
  const status = async () => (await browser().get('/api/system/service-status')).body.email_service
  await server.down()
  await moveIn(deps, 'Ana')
  const open = { status: 'unhealthy', circuit_breaker_state: 'open', error_count: 2 }
  expect(await status()).toMatchObject(open)
  expect((await status()).last_error).not.toMatch(/ECONN|127\.0\.0\.1|@/)
  await server.up()
  clock.advance(60)
  expect(await status()).toMatchObject(open)
  deps.db.update(mailOutages).set({ failed_tries: 0 }).run()
  const half = { status: 'degraded', circuit_breaker_state: 'closed', error_count: 2 }
  expect(await status()).toMatchObject(half)
  await deliverDueMails(deps)
  expect(await status()).toMatchObject({ status: 'healthy', error_count: 0 })
  expect(outage()).toBeUndefined()
})

test('a pause and a mail from a clock a year ahead do not wait for a year', async () => {
  const { server, register, pass, outage, clock, written } = await createMailApp()
  clock.advance(400 * 86_400)
  await server.down()
  await register({ name: 'Ann' })
  expect(outage()?.failed_tries).toBe(1)
  await server.up()
  clock.advance(-400 * 86_400)
  await pass(1)
  expect(arrived(server)).toEqual(written())
  expect(outage()).toBeUndefined()
})

test('a server that stops finishes the current mail and leaves the rest to its next start', async () => {
  const finish: (() => void)[] = []
  const send = () => new Promise<void>((resolve) => finish.push(resolve))
  const { deps, db } = createTestApp({}, { mailer: { send, close() {} } })
  db.insert(mailOutages).values({ id: 1, failed_tries: 0, paused_until: '', began_at: '' }).run()
  await moveIn(deps, 'Ana')
  void deliverDueMails(deps)
  const stopped = stopDelivery(deps)
  finish[0]?.()
  expect(await stopped).toBe(1)
  const states = db.select().from(mailOutboxTable).all()
  expect(states.map(({ state }) => state)).toEqual(['sent', 'waiting'])
})

test("our password in a server's message is neither stored nor logged", async () => {
  const lines: string[] = []
  const refusal = new Error('535 no: AHVzAHN3b3JkZmlzaA== for us swordfish')
  for (const trouble of [refusal, new MailServerDown(refusal, false)]) {
    const { register, db } = createTestApp(
      { SMTP_URL: 'smtp://us:swordfish@127.0.0.1:1' },
      {
        mailer: { send: () => Promise.reject(trouble), close: () => {} },
        log: createLog('info', { write: (line) => void lines.push(line) }),
      },
    )
    await register({ name: 'Ana' })
    const kept = db.select().from(mailOutboxTable).all()
    expect(kept.map(({ last_error }) => last_error?.slice(0, 8))).toContain('535 no: ')
    expect(JSON.stringify(kept)).not.toMatch(/swordfish|AHVz/)
  }
  expect(lines.join()).toMatch(/mail not sent.*the mail server is down/s)
  expect(lines.join()).not.toMatch(/swordfish|AHVz/)
})
