import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, moment } from '../columns.ts'
import { parents } from './families.ts'

/**
 * Mails to send, written in the same transaction as what they are about. A row is `waiting` until it was handed to the mail
 * server (`sent`) or refused permanently (`failed`).
 */
export const mailOutboxTable = sqliteTable(
  'mail_outbox',
  {
    id: id(),
    parent_id: text().references(() => parents.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    to_name: text().notNull(),
    to_address: text().notNull(),
    subject: text().notNull(),
    text_body: text().notNull(),
    html_body: text().notNull(),
    state: text().$type<'waiting' | 'sent' | 'failed'>().notNull(),
    attempts: integer().notNull(),
    /** Address to stop mails of this kind; null for those that an account needs. */
    unsubscribe_url: text(),
    /** Not before this moment; also the lease while a worker is sending it. */
    next_attempt_at: moment().notNull(),
    last_error: text(),
    /** A mail that is only useful for a while is neither sent nor kept after this moment; null for those that are always sent. */
    good_until: moment(),
    sent_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    // In the order of writing, which is the order of sending.
    index('mail_outbox_due').on(table.created_at).where(sql`state = 'waiting'`),
    index('mail_outbox_of_parent').on(table.parent_id),
    index('mail_outbox_good_until').on(table.good_until).where(sql`good_until is not null`),
    // For the administrator's list: all of them, or those of one state.
    index('mail_outbox_by_time').on(table.created_at, table.id),
    index('mail_outbox_waiting').on(table.created_at, table.id).where(sql`state = 'waiting'`),
    index('mail_outbox_sent').on(table.created_at, table.id).where(sql`state = 'sent'`),
    index('mail_outbox_given_up').on(table.created_at, table.id).where(sql`state = 'failed'`),
  ],
)

/**
 * One row from the moment the mail server cannot be used until every waiting mail has been sent; no row otherwise. It survives a
 * restart, and so does the order of the mails.
 */
export const mailOutages = sqliteTable('mail_outages', {
  /** Always 1: there is one mail server. */
  id: integer().primaryKey(),
  /** Consecutive attempts that found the server down; 0 once it accepts mails again. */
  failed_tries: integer().notNull(),
  paused_until: moment().notNull(),
  began_at: moment().notNull(),
})
