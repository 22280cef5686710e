import { randomUUID } from 'node:crypto'
import { brokenInvariants, promises } from '@fgm/db/invariants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDemoData } from '../src/programs/demo/demo-data.ts'
import { demoPassword, rootEmail } from '../src/programs/demo/demo-families.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/*
 * The invariants are true for demo data in which families did everything the product can do, and each notices
 * a violation: a query that cannot fail would prove nothing.
 */

let demo: TestApp

beforeAll(async () => {
  demo = createTestApp({
    ADMIN_EMAIL: rootEmail,
    ADMIN_PASSWORD: demoPassword,
    PAYMENTS: 'sandbox',
  })
  await makeDemoData(demo.deps)
}, 120_000)
afterAll(() => demo.connection.close())

const waiting = `(select id from families where waitlist_status <> 'active' limit 1)`
const founder = '(select id from families where registration_number = 1)'
const now = `'2026-03-02T09:00:00.000Z'`

/** For each invariant a statement that violates it. */
const breaches: Record<string, string> = {
  'registration numbers are 1, 2, 3 … without gap':
    'delete from families where registration_number = 60',
  'at most 50 families hold a founding spot': 'update families set founding_member = 1',
  'a founder is in, for nothing, and nobody else has a founding tier':
    'update families set founding_member = 1 where registration_number = 51',
  'an administrator is active, for nothing':
    "update families set waitlist_status = 'reserved' where registration_number is null",
  'an administrator, and no one else, is alone in a family without a number':
    'update families set registration_number = 900 where registration_number is null',
  'a family has one to four parents, and one that left has none': `delete from parents where family_id = ${founder}`,
  'a family is confirmed as soon as one of its parents is':
    'update families set confirmed_at = null',
  'a spot is held for no longer than until the address is confirmed':
    'update families set spot_held_until = created_at where confirmed_at is not null',
  'a family that waits keeps no first credits but those that its presses held': `insert into credit_entries (id, family_id, amount, reason, created_at) values ('x', ${waiting}, 50, 'became_active', ${now})`,
  'a family either is active or stands in the queue':
    'update families set queue_order = -5 where registration_number = 1',
  'an active family was given its first credits, once': `insert into credit_entries (id, family_id, amount, reason, created_at) values ('x', ${founder}, 50, 'became_active', ${now})`,
  'no balance of credits is below zero': `insert into credit_entries (id, family_id, amount, reason, created_at) values ('x', ${founder}, -999, 'granted', ${now})`,
  'every credit that was used has its delivered activity': `insert into credit_entries (id, family_id, amount, reason, created_at) values ('x', ${founder}, -1, 'generated_activity', ${now})`,
  'a generation that has ended says so, and one that has not was charged nothing': `update generations set ended_at = null where id = (select id from generations limit 1)`,
  'an order is paid when a payment is on record for it': `update orders set state = 'created' where id = (select order_id from payments limit 1)`,
  'an invitation was made by a parent of the family that it leads to': `insert into invitations values ('x', ${founder}, (select id from parents where family_id = ${waiting}), 'x', 0, ${now}, ${now})`,
  'a favorite is of a parent of the family': `update favorites set parent_id = (select id from parents where family_id = ${waiting})`,
  'a play has a child who was there, and was noted by a parent of the family if by anyone':
    'delete from play_children where play_id = (select id from plays limit 1)',
  'a family became active by a founding spot, or by one payment, and one that joined it by another': `update families set waitlist_status = 'active', queue_order = null where id = ${waiting}`,
  'a payment has the amount and currency of its order': 'update payments set amount = amount + 1',
  'receipts are numbered 1, 2, 3 … without gap':
    'update payments set receipt_number = 900 where receipt_number = 1',
  'one welcome for each parent': `delete from mail_outbox where kind = 'welcome' and parent_id in (select id from parents where family_id = ${founder})`,
  'one receipt for each payment that opened something, to who was there': `delete from mail_outbox where kind = 'receipt'`,
  'a mail is sent when it says when': `update mail_outbox set state = 'sent', sent_at = null`,
  'no family has more children than it may, but for those that a parent brought': `insert into children select 'x' || value, ${founder}, 'Kim', '2020-01-01', '[]', '', ${now}, null from (select 1 as value union select 2 union select 3)`,
  'a reward of the queue was earned by three friends who count': `insert into queue_moves values ('x', ${founder}, 5, 'friends_joined', 3, ${now})`,
  'ratings are counted as families gave them whose word counts':
    'update community_items set rating_count = 99',
  'a finished hunt found no more than there was': `insert into hunt_completions values ('x', ${founder}, (select id from hunts limit 1), 'x', 60, 6, 5, 5, '', 100, ${now})`,
  'no credit is held by a generation that nobody makes': `insert into generations (id, family_id, state, request, attempt, credits_charged, created_at) values ('${randomUUID()}', ${founder}, 'reserved', '{}', 0, 0, ${now})`,
}

describe('the invariants', () => {
  test('are true for demo data with everything', () => {
    expect(brokenInvariants(demo.connection, { is_idle: true })).toEqual([])
  })

  test('are true for a new database', () => {
    const { connection } = createTestApp()
    expect(brokenInvariants(connection, { is_idle: true })).toEqual([])
  })

  test('each have a breach here', () => {
    expect(Object.keys(breaches).sort()).toEqual([...promises].sort())
  })

  test.each(Object.entries(breaches))('notice: %s', (promise, breach) => {
    const { connection } = demo
    connection.pragma('foreign_keys = OFF')
    connection.exec('begin')
    connection.exec(breach)
    const broken = brokenInvariants(connection, { is_idle: true })
    connection.exec('rollback')
    expect(broken.filter((line) => line.startsWith(`${promise}: `))).toHaveLength(1)
  })

  test('notice a row without its parent', () => {
    const { connection } = demo
    connection.pragma('foreign_keys = OFF')
    connection.exec('begin')
    connection.exec(`delete from families where id = ${founder}`)
    const broken = brokenInvariants(connection)
    connection.exec('rollback')
    expect(broken.join()).toContain('every reference has its row')
  })
})
