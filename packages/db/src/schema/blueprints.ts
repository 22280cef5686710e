import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, json, moment } from '../columns.ts'
import { families } from './families.ts'

/** A drawn house: a preset of ours (its id is its slug, no owner), or a family's own. */
export const blueprints = sqliteTable(
  'blueprints',
  {
    id: id(),
    owner_family_id: text().references(() => families.id, { onDelete: 'cascade' }),
    /** Position of a preset in the gallery; 0 for a family's own. */
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    blueprint_data: json<BlueprintDocument>().notNull(),
    /** When the family opened it to others; null while it is private. */
    shared_at: moment(),
    /**
     * Since when this is the home of the family's ready-made hunts: since it drew, described or chose this house. Null for a copy
     * until a family chooses it.
     */
    home_since: moment(),
    /** Copies and hunts made from it. */
    usage_count: integer().notNull(),
    /** Counts the saves, so that two tabs cannot overwrite each other unnoticed. */
    version: integer().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    index('blueprints_of_owner').on(table.owner_family_id, table.created_at),
    index('blueprints_shared').on(table.shared_at).where(sql`shared_at is not null`),
  ],
)
