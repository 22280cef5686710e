import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { belongsTo, json, moment } from '../columns.ts'
import { parents } from './families.ts'

/** What was answered to a request with an Idempotency-Key, for a day: the same request again is not done again. */
export const idempotentRequests = sqliteTable(
  'idempotent_requests',
  {
    parent_id: belongsTo(() => parents.id),
    procedure: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the input. */
    input_hash: text().notNull(),
    /** Null once what was made is removed: no copy of it outlives it. */
    response: json<unknown>(),
    /** The id of what was made. */
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
