import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../columns.ts'

/**
 * Which of the servers that share a primary does a job that only one at a time may do, or creates the order for a row at the payment
 * provider (docs/growing.md). Empty with one server.
 */
export const leases = sqliteTable('leases', {
  /** The job. */
  name: text().primaryKey(),
  /** One run of a server. */
  holder: text().notNull(),
  /** After this another server may take over. */
  expires_at: moment().notNull(),
})
