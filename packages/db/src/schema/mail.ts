import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, moment } from '../columns.ts'
import { users } from './auth.ts'

/**
 * Mails to send, written in the same transaction as what they tell of. A row is `waiting` until it
 * was handed to the mail server (`sent`) or refused for good (`failed`).
 */
export const mail_outbox = sqliteTable(
  'mail_outbox',
  {
    id: id(),
    user_id: text().references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    to_name: text().notNull(),
    to_address: text().notNull(),
    subject: text().notNull(),
    text_body: text().notNull(),
    html_body: text().notNull(),
    state: text().$type<'waiting' | 'sent' | 'failed'>().notNull(),
    attempts: integer().notNull(),
    /** Not before this moment; also the lease while a worker is sending it. */
    next_attempt_at: moment().notNull(),
    last_error: text(),
    sent_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('mail_outbox_due').on(table.next_attempt_at).where(sql`state = 'waiting'`),
    index('mail_outbox_of_user').on(table.user_id),
  ],
)
