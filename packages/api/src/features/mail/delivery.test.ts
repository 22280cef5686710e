import { mailOutboxTable, parents } from '@fgm/db/schema'
import { expect, test, vi } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'
import { deliverDueMails, deliverMails, enqueueMail, stopDelivery } from './mail.ts'

/*
 * What is recorded before and after a mail server takes a mail. It accepts a mail once; a process that dies before it
 * has recorded that sends the mail again, so nothing else may happen between the two.
 */

const content = { subject: 'S', preview: 'P', greeting: 'Hello', paragraphs: [], footnote: '.' }

/** A family's mail that has not been sent. `handed` has its row at each moment when the mailer got it. */
async function oneMail() {
  const handed: unknown[] = []
  const send = async () => void handed.push(row())
  const app = createTestApp({}, { mailer: { send, close() {} } })
  const row = () => app.db.select().from(mailOutboxTable).get()
  await app.register({ name: 'Ana' })
  app.db.delete(mailOutboxTable).run()
  handed.splice(0)
  const parent = app.db.select().from(parents).get()
  if (!parent) throw new Error('There is no parent')
  const id = enqueueMail(app.deps, app.db, { parent, kind: 'welcome', content })
  return { ...app, id, row, handed }
}

test('a mail is leased for a minute when the mailer gets it, and recorded as sent right after', async () => {
  const { deps, clock, row, handed } = await oneMail()
  clock.advance(60)
  expect(await deliverDueMails(deps)).toBe(1)
  const inAMinute = new Date(deps.now().getTime() + 60_000).toISOString()
  expect(handed).toMatchObject([{ state: 'waiting', next_attempt_at: inAMinute }])
  expect(row()).toMatchObject({ state: 'sent', attempts: 1 })
})

test('a sent mail that cannot be recorded keeps its lease, is recorded later, and is sent once', async () => {
  const { deps, clock, connection, id, row, handed } = await oneMail()
  connection.exec(`create trigger full before update of state on mail_outbox
    begin select raise(abort, 'the disk is full'); end`)
  const sending = deliverMails(deps, [id])
  await vi.waitFor(() => expect(handed).toHaveLength(1))
  clock.advance(600)
  expect(await deliverDueMails(deps)).toBe(0)
  expect(row()).toMatchObject({ state: 'waiting', attempts: 0 })
  connection.exec('drop trigger full')
  expect(await sending).toBe(true)
  expect([row()?.state, handed.length]).toEqual(['sent', 1])
})

test('a sent mail that cannot be recorded loses its lease when delivery stops', async () => {
  const { deps, connection, id, row, handed } = await oneMail()
  connection.exec(`create trigger full before update of state on mail_outbox
    begin select raise(abort, 'the disk is full'); end`)
  const sending = deliverMails(deps, [id])
  await vi.waitFor(() => expect(handed).toHaveLength(1))
  await stopDelivery(deps)
  expect(await sending).toBe(false)
  expect(row()).toMatchObject({ state: 'waiting', attempts: 0 })
})

test('a late caller leaves its mail to the worker, which sends it once', async () => {
  const { deps, clock, id, handed } = await oneMail()
  clock.advance(59)
  expect(await deliverMails(deps, [id])).toBe(false)
  expect(handed).toEqual([])
  clock.advance(1)
  expect(await deliverDueMails(deps)).toBe(1)
  expect(handed).toHaveLength(1)
})
