import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { json, moment } from '../columns.ts'
import { parents } from './families.ts'

/** Changes by administrators, one row per change, written in its transaction and never altered. */
export const auditEntries = sqliteTable(
  'audit_entries',
  {
    /** 1, 2, 3 ...: the newest is the highest. */
    id: integer().primaryKey({ autoIncrement: true }),
    administrator_id: text().references(() => parents.id, { onDelete: 'set null' }),
    /** The procedure, e.g. `admin.setFeatureMode`. */
    action: text().notNull(),
    /** What was changed, e.g. `family`, and its id; null if there is only one. */
    target_kind: text().notNull(),
    target_id: text(),
    /** Figures, choices, an administrator's reason. No secret, and no name of a family. */
    details: json<Record<string, unknown>>().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('audit_entries_of_target').on(table.target_kind, table.target_id, table.id),
    index('audit_entries_of_administrator').on(table.administrator_id),
  ],
)
