import { mailOutboxTable } from '@fgm/db/schema'
import { afterAll, expect, test } from 'vitest'
import { type MailTrouble, startFakeMailServer } from '../../../test/fakes/mail.ts'
import { createTestApp, testPassword } from '../../../test/test-app.ts'
import { deliverDueMails } from './mail.ts'

const servers: { close: () => Promise<void> }[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
})

/** The app with the real mailer and its own real mail server. */
async function createMailApp(trouble: MailTrouble = 'none', user = '') {
  const server = await startFakeMailServer()
  servers.push(server)
  server.state.trouble = trouble
  const app = createTestApp({}, { mailer: server.mailer(user) })
  const states = () =>
    app.db
      .select()
      .from(mailOutboxTable)
      .all()
      .map(({ state }) => state)
  return { ...app, server, states }
}

const ana = { name: 'Ana', email: 'ana@example.com', password: testPassword }

test('a registration sends a welcome and a confirmation, each to one person', async () => {
  const { browser, server, states } = await createMailApp()
  const { body } = await browser().post('/register', ana)
  expect(body.email_status).toBe('sent')
  expect(states()).toEqual(['sent', 'sent'])
  expect(server.received.map(({ from, to }) => [from, to])).toEqual([
    ['hello@fgm.example', ['ana@example.com']],
    ['hello@fgm.example', ['ana@example.com']],
  ])
})

test('a registration that is refused leaves no mail', async () => {
  const { register, browser, states } = await createMailApp()
  await register({ name: 'Ana' })
  await browser().post('/register', ana)
  expect(states()).toHaveLength(2)
})

test('a mail to a busy server is retried after 1, 5, 30 minutes, 2 and then 12 hours', async () => {
  const { register, mail_trouble, deps, clock, db } = createTestApp()
  mail_trouble.is_down = true
  await register({ name: 'Ana' })
  for (const wait of [60, 300, 1_800, 7_200, 43_200, 43_200, 43_200]) {
    clock.advance(wait - 1)
    expect(await deliverDueMails(deps)).toBe(0)
    clock.advance(1)
    expect(await deliverDueMails(deps)).toBe(2)
  }
  clock.advance(30 * 86_400)
  expect(await deliverDueMails(deps)).toBe(0)
  const givenUp = { state: 'failed', attempts: 8, last_error: 'the mail server is down' }
  expect(db.select().from(mailOutboxTable).all()).toMatchObject([givenUp, givenUp])
})

test('a delayed mail arrives once, as the same mail', async () => {
  const { register, server, deps, clock, states } = await createMailApp('busy')
  await register({ name: 'Ana' })
  expect(states()).toEqual(['waiting', 'waiting'])
  server.state.trouble = 'none'
  clock.advance(60)
  expect(await deliverDueMails(deps)).toBe(2)
  clock.advance(86_400)
  expect(await deliverDueMails(deps)).toBe(0)
  expect(server.received).toHaveLength(2)
  expect(states()).toEqual(['sent', 'sent'])
})

test('a mailbox that does not exist is not retried', async () => {
  const { register, server, deps, clock, db } = await createMailApp('no such mailbox')
  await register({ name: 'Ana' })
  server.state.trouble = 'none'
  clock.advance(7 * 86_400)
  expect(await deliverDueMails(deps)).toBe(0)
  const refused = { state: 'failed', attempts: 1, last_error: expect.stringContaining('550') }
  expect(db.select().from(mailOutboxTable).all()).toMatchObject([refused, refused])
})

test('while our own password is wrong no mail is given up', async () => {
  const { register, server, deps, clock, states } = await createMailApp('wrong password', 'us:old@')
  await register({ name: 'Ana' })
  expect(states()).toEqual(['waiting', 'waiting'])
  server.state.trouble = 'none'
  clock.advance(60)
  await deliverDueMails(deps)
  expect(states()).toEqual(['sent', 'sent'])
})

test('a mail server that stops responding delays a registration for at most two seconds', async () => {
  const { browser, states } = await createMailApp('hangs')
  const visitor = browser()
  await visitor.csrfToken()
  const started = performance.now()
  const { status, body } = await visitor.post('/register', ana)
  expect(performance.now() - started).toBeLessThan(3_000)
  expect([status, body.email_status]).toEqual([201, 'failed'])
  expect(body.error_type).toBe('email_service_unavailable')
  expect((await visitor.get('/user/profile')).status).toBe(200)
  expect(states()).toEqual(['waiting', 'waiting'])
})

test('a mail that is still being sent when its lease ends is not sent a second time', async () => {
  const finish: (() => void)[] = []
  const mailer = { send: () => new Promise<void>((resolve) => finish.push(resolve)), close() {} }
  const { browser, deps, clock, db } = createTestApp({}, { mailer })
  const registering = browser().post('/register', ana)
  await expect.poll(() => finish.length).toBe(2)
  clock.advance(600)
  expect(await deliverDueMails(deps)).toBe(0)
  for (const done of finish) done()
  expect((await registering).body.email_status).toBe('sent')
  expect(finish).toHaveLength(2)
  expect(db.select().from(mailOutboxTable).all()).toMatchObject([{ attempts: 1 }, { attempts: 1 }])
})

test('a mail server that hangs up in the middle gets one connection per attempt, without an immediate retry', async () => {
  const { register, server, states } = await createMailApp('cuts')
  await register({ name: 'Ana' })
  expect(states()).toEqual(['waiting', 'waiting'])
  expect(server.received).toHaveLength(2)
})

test('every attempt of a mail has the same Message-ID, so a duplicate can be recognized', async () => {
  const { register, server, deps, clock } = await createMailApp('cuts')
  await register({ name: 'Ana' })
  server.state.trouble = 'none'
  clock.advance(60)
  await deliverDueMails(deps)
  const ids = server.received.map(({ raw }) => /^Message-ID: <(.+)>$/m.exec(raw)?.[1])
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(2)
  expect(ids[0]).toMatch(/^[\w-]{36}@localhost$/)
})

test('all due mails are sent in one run, oldest first, each once', async () => {
  const { register, mails, mail_trouble, deps, clock } = createTestApp()
  mail_trouble.is_down = true
  for (const n of Array(13).keys()) {
    await register({ name: 'Family', email: `family${n}@example.com` })
    clock.advance(1)
  }
  mail_trouble.is_down = false
  clock.advance(3_600)
  expect(await deliverDueMails(deps)).toBe(26)
  const addresses = [...Array(26).keys()].map((n) => `family${Math.floor(n / 2)}@example.com`)
  expect(mails.map(({ to }) => to.address)).toEqual(addresses)
  expect(await deliverDueMails(deps)).toBe(0)
  expect(new Set(mails.map(({ message_id }) => message_id)).size).toBe(26)
})

test('two timers at once send each mail once', async () => {
  const { register, mails, mail_trouble, deps, clock } = createTestApp()
  mail_trouble.is_down = true
  await register({ name: 'Ana' })
  mail_trouble.is_down = false
  clock.advance(60)
  await Promise.all([deliverDueMails(deps), deliverDueMails(deps), deliverDueMails(deps)])
  expect(mails).toHaveLength(2)
})

test('a process that died while sending leaves a mail that is due again after a minute', async () => {
  const { register, mails, db, deps, clock } = createTestApp()
  await register({ name: 'Ana' })
  db.update(mailOutboxTable).set({ state: 'waiting', attempts: 0 }).run()
  clock.advance(59)
  expect(await deliverDueMails(deps)).toBe(0)
  clock.advance(1)
  expect(await deliverDueMails(deps)).toBe(2)
  expect(new Set(mails.map(({ message_id }) => message_id)).size).toBe(2)
})

test('a database that cannot be used stops neither the timer nor the process', async () => {
  const { deps, connection } = createTestApp()
  connection.exec('drop table mail_outbox')
  expect(await deliverDueMails(deps)).toBe(0)
})
