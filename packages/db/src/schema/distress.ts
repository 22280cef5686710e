import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, id, moment } from '../columns.ts'
import { parents } from './families.ts'

/** A help line as an administrator confirmed or withdrew it; without a row it is as delivered. */
export const helpLineChecks = sqliteTable(
  'help_line_checks',
  {
    /** The id of the delivered line. */
    id: id(),
    name: text().notNull(),
    phone: text().notNull(),
    other_way: text().notNull(),
    hours: text().notNull(),
    url: text().notNull(),
    is_withdrawn: flag().notNull(),
    checked_at: moment().notNull(),
    checked_by_administrator_id: text().references(() => parents.id, { onDelete: 'set null' }),
  },
  (table) => [index('help_line_checks_by').on(table.checked_by_administrator_id)],
)
