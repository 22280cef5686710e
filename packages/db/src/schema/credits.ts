import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { belongsTo, id, moment } from '../columns.ts'
import { families } from './families.ts'

/** The credit ledger. A family's balance is the sum of its rows; a row is never changed. */
export const creditEntriesTable = sqliteTable(
  'credit_entries',
  {
    id: id(),
    family_id: belongsTo(() => families.id),
    amount: integer().notNull(),
    /**
     * `founding_spot`: credits that a founder can spend before its address is confirmed; `became_active`: the rest then, or all
     * of them at once; `spot_released`: unspent credits removed with the spot; `family_joined`: credits brought by a family that
     * became part of this one.
     */
    reason: text()
      .$type<
        | 'founding_spot'
        | 'became_active'
        | 'spot_released'
        | 'family_joined'
        | 'generated_activity'
        | 'granted'
      >()
      .notNull(),
    /** Why an administrator granted them, in words that the family may read. */
    note: text(),
    /** One per click on 'grant': the same key never grants twice. */
    idempotency_key: text(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('credit_entries_of_family').on(table.family_id, table.created_at),
    uniqueIndex('credit_entries_key')
      .on(table.family_id, table.idempotency_key)
      .where(sql`idempotency_key is not null`),
  ],
)
