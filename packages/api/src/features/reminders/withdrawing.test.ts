import { openDatabase } from '@fgm/db'
import { mailOutboxTable } from '@fgm/db/schema'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ana, confirmFamilyOf, root } from '../../../test/cast.ts'
import { type FakeMailServer, startFakeMailServer } from '../../../test/fakes/mail.ts'
import { leaveFamily, secondParent } from '../../../test/families.ts'
import { familyIdOf } from '../../../test/generator-app.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { type Deps, noneInFlight } from '../../core/deps.ts'
import { deliverDueMails } from '../mail/mail.ts'
import { sendDueReminders } from './sending.ts'

/* What is withdrawn, and what comes once: with a real mail server. The clock begins at 10:00 in Berlin. */

const everyDay = {
  days: [1, 2, 3, 4, 5, 6, 7],
  local_time: '17:30',
  zone: 'Europe/Berlin',
  way: 'mail',
}

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

let server: FakeMailServer
let app: TestApp
let browser: TestBrowser
/** The database when the first mail of a reminder was being sent: all that is left if the process dies then. */
let atTransfer: Buffer | undefined
beforeEach(async () => {
  server = await startFakeMailServer()
  closing.push(server.close)
  atTransfer = undefined
  const mailer = server.mailer()
  const send: Deps['mailer']['send'] = async (mail) => {
    if (mail.unsubscribe_url) atTransfer ??= app.connection.serialize()
    await mailer.send(mail)
  }
  app = createTestApp({ SMTP_URL: 'smtp://mail.example' }, { mailer: { ...mailer, send } })
  browser = (await ana(app)).browser
  confirmFamilyOf(app, 'Ana')
  await deliverDueMails(app.deps)
  await browser.put('/user/reminder', everyDay)
})

/** Advances time in steps of a minute, with what the server's timers do. */
async function pass(minutes: number) {
  for (let step = 0; step < minutes; step += 1) {
    app.clock.advance(60)
    await sendDueReminders(app.deps)
    await deliverDueMails(app.deps)
  }
}
async function untilItsHour() {
  app.clock.advance(7.5 * 3_600 - 60)
  await pass(1)
}
const stop = () => browser.post('/user/reminder/change', { action: 'stop' })
const tryNow = () => browser.post('/user/reminder/try', {})
const written = () =>
  app.db
    .select()
    .from(mailOutboxTable)
    .all()
    .filter(({ kind }) => kind.startsWith('reminder'))
const arrived = () => server.received.filter(({ raw }) => /^List-Unsubscribe:/m.test(raw)).length

describe('after a stop', () => {
  test('a trial mail that still waits does not come', async () => {
    await server.down()
    await tryNow()
    expect(written()).toHaveLength(1)
    await stop()
    await server.up()
    await pass(9)
    expect([written(), arrived()]).toEqual([[], 0])
  })

  test('a given-up mail is deleted: no one can send it again', async () => {
    server.state.trouble = 'no such mailbox'
    await untilItsHour()
    expect(written()).toMatchObject([{ state: 'failed' }])
    await stop()
    expect(written()).toEqual([])
  })
})

test('a family that was blocked, and unblocked again, does not get what waited', async () => {
  const administrator = await root(app)
  await server.down()
  await untilItsHour()
  expect(written()).toHaveLength(1)
  const path = `/api/admin/families/${familyIdOf(app, 'Ana')}/block`
  for (const isBlocked of [true, false])
    await administrator.post(path, { is_blocked: isBlocked, reason: 'Spam' })
  expect(written()).toEqual([])
})

test('a parent who leaves a family does not get what waited: it names its child', async () => {
  const second = await secondParent(app, browser)
  confirmFamilyOf(app, 'Bo')
  await second.put('/user/reminder', everyDay)
  await stop()
  await server.down()
  await untilItsHour()
  expect(written()).toHaveLength(1)
  expect((await leaveFamily(second, false)).status).toBe(200)
  expect(written()).toEqual([])
})

describe('a reminder is sent once', () => {
  test('even if the mail server closes the connection, for the fourth time', async () => {
    app.connection.exec(
      "insert into mail_outages values (1, 3, '2026-03-02T08:00:00.000Z', '2026-03-02T08:00:00.000Z')",
    )
    server.state.cuts_for = 'ana@example.com'
    await tryNow()
    await pass(9)
    expect(arrived()).toBe(1)
  })

  test('even if an administrator retries it, or all waiting mails', async () => {
    const administrator = await root(app)
    server.state.cuts_for = 'ana@example.com'
    await untilItsHour()
    expect(arrived()).toBe(1)
    const one = await administrator.post(`/api/admin/mail-outbox/${written()[0]?.id}/retry`)
    expect([one.status, one.body.code]).toEqual([409, 'mail_goes_once'])
    await administrator.post('/api/admin/mail-outbox/retry')
    await pass(20)
    expect(arrived()).toBe(1)
  })

  test('even if the process dies while a trial is being sent', async () => {
    await tryNow()
    const { db } = openDatabase(atTransfer ?? '')
    const again = { ...app.deps, db, underWay: noneInFlight() }
    app.clock.advance(60)
    expect([await deliverDueMails(again), arrived()]).toEqual([0, 1])
  })
})
