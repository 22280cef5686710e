import type { InterestId } from '@fgm/shared/activities/activities'
import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { belongsTo, day, id, json, moment } from '../columns.ts'
import { families, parents } from './families.ts'

/** A child profile. It never leaves the server except to its own family. */
export const children = sqliteTable(
  'children',
  {
    id: id(),
    family_id: belongsTo(() => families.id),
    name: text().notNull(),
    birth_date: day().notNull(),
    interests: json<InterestId[]>().notNull(),
    preferences: text().notNull(),
    /** The original profile that this one is a copy of; null for one that was typed. It may no longer exist. */
    origin_id: text(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('children_of_family').on(table.family_id, table.created_at),
    // Rows of a child and its family refer to both, so no row can join two families.
    uniqueIndex('children_id_family').on(table.id, table.family_id),
  ],
)

/** Parents who came with a child when two families became one: each of them may take the child along when they leave. */
export const childBringers = sqliteTable(
  'child_bringers',
  {
    child_id: belongsTo(() => children.id),
    parent_id: belongsTo(() => parents.id),
  },
  (table) => [
    primaryKey({ columns: [table.child_id, table.parent_id] }),
    index('child_bringers_of_parent').on(table.parent_id),
  ],
)
