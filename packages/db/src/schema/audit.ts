import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { json, moment } from '../columns.ts'
import { parents } from './families.ts'

/** What administrators changed, one row a change, written with it and never altered. */
export const auditEntries = sqliteTable(
  'audit_entries',
  {
    /** 1, 2, 3 ...: the newest is the highest. */
    id: integer().primaryKey({ autoIncrement: true }),
    administrator_id: text().references(() => parents.id, { onDelete: 'set null' }),
    /** The procedure, e.g. `admin.setFeatureMode`. */
    action: text().notNull(),
    /** What it was done to, e.g. `family`, and which one; null where there is only one. */
    target_kind: text().notNull(),
    target_id: text(),
    /** Figures, choices, an administrator's reason. No secret, and nothing that names a family. */
    details: json<Record<string, unknown>>().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('audit_entries_of_target').on(table.target_kind, table.target_id, table.id),
    index('audit_entries_of_administrator').on(table.administrator_id),
  ],
)
