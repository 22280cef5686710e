import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { json, moment } from '../columns.ts'

/** What an administrator can change while the server runs; a missing row means the default. */
export const settings = sqliteTable('settings', {
  name: text().primaryKey(),
  value: json<unknown>().notNull(),
  updated_at: moment().notNull(),
})

/** Keys that the server creates at first start (the CSRF key), so that none is ever a default. */
export const serverSecrets = sqliteTable('server_secrets', {
  name: text().primaryKey(),
  secret: text().notNull(),
  created_at: moment().notNull(),
})
