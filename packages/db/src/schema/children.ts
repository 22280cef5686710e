import type { InterestId } from '@fgm/shared/activities/activities'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { day, id, json, moment } from '../columns.ts'
import { families, parents } from './families.ts'

/** A child profile. It never leaves the server except to its own family. */
export const children = sqliteTable(
  'children',
  {
    id: id(),
    family_id: text()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    birth_date: day().notNull(),
    interests: json<InterestId[]>().notNull(),
    preferences: text().notNull(),
    /** The parent who came with this child when two families became one: it stays theirs to take along. */
    came_with_parent_id: text().references(() => parents.id, { onDelete: 'set null' }),
    created_at: moment().notNull(),
  },
  (table) => [
    index('children_came_with').on(table.came_with_parent_id),
    index('children_of_family').on(table.family_id, table.created_at),
    // What belongs to a child and its family refers to both, so no row can join two families.
    uniqueIndex('children_id_family').on(table.id, table.family_id),
  ],
)
