import type { ReminderKind, ReminderWay } from '@fgm/shared/reminders/reminders'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { belongsTo, day, id, json, moment } from '../columns.ts'
import { sessions } from './auth.ts'
import { parents } from './families.ts'

/**
 * What a parent chose to get: an activity on chosen days, the Sunday sheet once a week. At most one row of each kind; it stays
 * when they stop.
 */
export const reminders = sqliteTable(
  'reminders',
  {
    id: id(),
    parent_id: belongsTo(() => parents.id),
    kind: text().$type<ReminderKind>().notNull().default('activity'),
    /** ISO weekdays, 1 to 7. */
    days: json<number[]>().notNull(),
    /** HH:MM, local time in `zone`. */
    local_time: text().notNull(),
    zone: text().notNull(),
    way: text().$type<ReminderWay>().notNull(),
    /** When the next one is sent; null while none is: stopped, quiet, or a calendar. */
    next_at: moment(),
    /** None before this moment. */
    paused_until: moment(),
    /** The local day of the last one that was sent: at most one per day, whatever is changed. */
    last_sent_day: day(),
    /** How many were sent since anyone of the family was here. */
    unopened_count: integer().notNull(),
    /** Since when none is sent because none was opened. */
    quiet_at: moment(),
    /** Since when none is sent because the parent stopped them. */
    stopped_at: moment(),
    /** SHA-256 of the calendar's token; null without one. */
    calendar_token_hash: text(),
    updated_at: moment().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('reminders_of_parent').on(table.parent_id, table.kind),
    uniqueIndex('reminders_calendar').on(table.calendar_token_hash),
    index('reminders_due').on(table.next_at).where(sql`next_at is not null`),
  ],
)

/**
 * A browser that takes notifications, until it is logged out. Its pending notification is in the same row: a later one replaces
 * one that could not be delivered.
 */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: id(),
    parent_id: belongsTo(() => parents.id),
    session_id: belongsTo(() => sessions.id),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The notification to send, as JSON; null if there is none. */
    payload: text(),
    attempts: integer().notNull(),
    /** When it is tried, or tried again; null if there is none. */
    next_attempt_at: moment(),
    /** Not sent after this moment. */
    good_until: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_of_session').on(table.session_id),
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_of_parent').on(table.parent_id),
    index('push_subscriptions_due')
      .on(table.next_attempt_at)
      .where(sql`next_attempt_at is not null`),
  ],
)
