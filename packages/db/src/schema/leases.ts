import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../columns.ts'

/**
 * Which of the servers that share a primary does a work that one at a time may do, or orders for a row at the payment
 * provider (docs/growing.md). Empty where one server is alone.
 */
export const leases = sqliteTable('leases', {
  /** What is done. */
  name: text().primaryKey(),
  /** One run of a server. */
  holder: text().notNull(),
  /** From then on another server may take it over. */
  expires_at: moment().notNull(),
})
