import { mailOutboxTable } from '@fgm/db/schema'
import { expect, test } from 'vitest'
import { severalServers } from '../../../test/several-servers.ts'
import { createTestApp } from '../../../test/test-app.ts'
import type { Deps } from '../../core/deps.ts'
import { deliverDueMails } from './mail.ts'
import { makeAllDue, makeDue } from './outbox.ts'

/* What an administrator can do at one server about mails that another server of the same primary is sending. */

/** Two servers; the first is sending a mail until `finish` is called. */
async function mailInHand() {
  let finish = () => {}
  const handed: string[] = []
  const send = ({ message_id }: { message_id: string }) => {
    handed.push(message_id)
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  }
  const app = createTestApp()
  const [sending, other] = severalServers(app, 2) as [Deps, Deps]
  await app.register({ name: 'Ana' })
  const [kept] = app.db.select().from(mailOutboxTable).all()
  if (!kept) throw new Error('There is no mail')
  app.db.delete(mailOutboxTable).run()
  const now = app.deps.now().toISOString()
  const waiting = { state: 'waiting', attempts: 0, sent_at: null, next_attempt_at: now } as const
  app.db
    .insert(mailOutboxTable)
    .values({ ...kept, ...waiting })
    .run()
  const delivery = deliverDueMails({ ...sending, mailer: { send, close() {} } })
  const dueAt = () => app.db.select().from(mailOutboxTable).get()?.next_attempt_at
  return { app, id: kept.id, other, delivery, handed, finish: () => finish(), dueAt }
}

test('a mail that another server is sending is not made due by sending all', async () => {
  const { other, delivery, finish, dueAt } = await mailInHand()
  const leasedUntil = dueAt()
  expect(makeAllDue(other)).toBe(0)
  expect(dueAt()).toBe(leasedUntil)
  finish()
  await delivery
})

test('a mail that another server is sending cannot be retried until its lease is over', async () => {
  const { app, id, other, delivery, finish, dueAt } = await mailInHand()
  const leasedUntil = dueAt()
  expect(() => makeDue(other, id)).toThrow(
    'Another server may be sending this mail right now. Please try again in a minute.',
  )
  expect(dueAt()).toBe(leasedUntil)
  app.clock.advance(60)
  makeDue(other, id)
  expect(makeAllDue(other)).toBe(1)
  finish()
  await delivery
})

test('a single server knows what it is sending: a mail that waits for its next attempt is due at once', async () => {
  const { app, id, delivery, finish, dueAt } = await mailInHand()
  makeDue(app.deps, id)
  expect(dueAt()).toBe(app.deps.now().toISOString())
  finish()
  await delivery
})
