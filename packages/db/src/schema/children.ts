import type { InterestId } from '@fgm/shared/activities/activities'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { day, id, json, moment } from '../columns.ts'
import { users } from './auth.ts'

/** A child profile. It never leaves the server except to its own family. */
export const children = sqliteTable(
  'children',
  {
    id: id(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    birth_date: day().notNull(),
    interests: json<InterestId[]>().notNull(),
    preferences: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('children_of_user').on(table.user_id, table.created_at),
    // What belongs to a child and its family refers to both, so no row can join two families.
    uniqueIndex('children_id_user').on(table.id, table.user_id),
  ],
)
