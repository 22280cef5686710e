import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { belongsTo, json, moment } from '../columns.ts'
import { parents } from './families.ts'

/** The response to a request with an Idempotency-Key, kept for a day: the same request is not executed again. */
export const idempotentRequests = sqliteTable(
  'idempotent_requests',
  {
    parent_id: belongsTo(() => parents.id),
    procedure: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the input. */
    input_hash: text().notNull(),
    /** Null once the created thing is removed: no copy of it outlives it. */
    response: json<unknown>(),
    /** The id of the created thing. */
    made_id: text(),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parent_id, table.procedure, table.key] }),
    index('idempotent_requests_of_parent').on(table.parent_id, table.created_at),
    index('idempotent_requests_made').on(table.made_id),
    index('idempotent_requests_by_time').on(table.created_at),
  ],
)
