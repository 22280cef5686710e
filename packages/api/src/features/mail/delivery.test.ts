import { mailOutboxTable, parents } from '@fgm/db/schema'
import { expect, test, vi } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'
import { deliverDueMails, deliverMails, enqueueMail, stopDelivery } from './mail.ts'

/*
 * What is written down before and after a mail server is asked to take a mail. It can say yes once only, and whoever is killed
 * before that is noted sends the mail again: so nothing else may lie between the two.
 */

const content = { subject: 'S', preview: 'P', greeting: 'Hello', paragraphs: [], footnote: '.' }

/** A family's mail that no one has sent yet. `handed` has its row as it was at each moment of being handed over. */
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

test('a mail is leased for a minute when it is handed over, and noted as sent right after', async () => {
  const { deps, clock, row, handed } = await oneMail()
  clock.advance(60)
  expect(await deliverDueMails(deps)).toBe(1)
  const inAMinute = new Date(deps.now().getTime() + 60_000).toISOString()
  expect(handed).toMatchObject([{ state: 'waiting', next_attempt_at: inAMinute }])
  expect(row()).toMatchObject({ state: 'sent', attempts: 1 })
})

test('a mail that has gone and cannot be noted stays in hand, is noted later, and goes once', async () => {
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

test('a mail that has gone and cannot be noted is let go of when delivery stops', async () => {
  const { deps, connection, id, row, handed } = await oneMail()
  connection.exec(`create trigger full before update of state on mail_outbox
    begin select raise(abort, 'the disk is full'); end`)
  const sending = deliverMails(deps, [id])
  await vi.waitFor(() => expect(handed).toHaveLength(1))
  await stopDelivery(deps)
  expect(await sending).toBe(false)
  expect(row()).toMatchObject({ state: 'waiting', attempts: 0 })
})

test('who wrote a mail and comes late leaves it to the worker, and it goes once', async () => {
  const { deps, clock, id, handed } = await oneMail()
  clock.advance(59)
  expect(await deliverMails(deps, [id])).toBe(false)
  expect(handed).toEqual([])
  clock.advance(1)
  expect(await deliverDueMails(deps)).toBe(1)
  expect(handed).toHaveLength(1)
})
