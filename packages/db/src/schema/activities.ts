import type {
  ActivityLibrary,
  Difficulty,
  InterestId,
  MaterialId,
  OwnCategory,
  Setting,
  SkillId,
  Supervision,
} from '@fgm/shared/activities/activities'
import type { Moments } from '@fgm/shared/activities/moments'
import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, json, moment } from '../columns.ts'
import { children } from './children.ts'
import { families, parents } from './families.ts'

/**
 * Every activity of the product: the authored library (its id is its slug, no owner) and, owned by
 * a family, what it made itself. Lists of lines are stored as the spec sends them: one per line.
 */
export const activities = sqliteTable(
  'activities',
  {
    id: id(),
    owner_family_id: text().references(() => families.id, { onDelete: 'cascade' }),
    library: text().$type<ActivityLibrary>().notNull(),
    /** Place in the authored list; keeps lists in the order the authors chose. */
    position: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    category: text().notNull(),
    own_category: text().$type<OwnCategory>().notNull(),
    difficulty_level: text().$type<Difficulty>().notNull(),
    min_age: integer().notNull(),
    max_age: integer().notNull(),
    duration_minutes: integer().notNull(),
    prep_minutes: integer().notNull(),
    materials: json<MaterialId[]>().notNull(),
    materials_list: text().notNull(),
    setup_instructions: text().notNull(),
    learning_objectives: text().notNull(),
    connection_prompt: text().notNull(),
    easier: text().notNull(),
    harder: text().notNull(),
    safety_note: text().notNull(),
    supervision: text().$type<Supervision>().notNull(),
    skill: text().$type<SkillId>().notNull(),
    interests: json<InterestId[]>().notNull(),
    setting: text().$type<Setting>().notNull(),
    /** Where, how and for whom it fits right now; null for what no author judged. */
    moments: json<Moments>(),
    /** Of an own activity: the first of those that this one is a copy of. It may be gone. */
    origin_id: text(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('activities_by_library').on(table.library, table.position),
    index('activities_by_owner')
      .on(table.owner_family_id, table.created_at)
      .where(sql`owner_family_id is not null`),
  ],
)

const ofChildAndActivity = () => ({
  child_id: text().notNull(),
  family_id: text().notNull(),
  activity_id: text()
    .notNull()
    .references(() => activities.id, { onDelete: 'cascade' }),
})

/** A child did an activity. One way: the row is never removed, only the first time counts. */
export const completions = sqliteTable(
  'completions',
  {
    ...ofChildAndActivity(),
    completed_at: moment().notNull(),
    /** What the parent wants to remember of it. */
    note: text(),
  },
  (table) => [
    primaryKey({ columns: [table.child_id, table.activity_id] }),
    index('completions_of_family').on(table.family_id, table.completed_at),
    index('completions_of_activity').on(table.activity_id),
    foreignKey({
      columns: [table.child_id, table.family_id],
      foreignColumns: [children.id, children.family_id],
    }).onDelete('cascade'),
  ],
)

/** What a parent likes for a child: each parent has their own. The row comes and goes. */
export const favorites = sqliteTable(
  'favorites',
  {
    parent_id: text()
      .notNull()
      .references(() => parents.id, { onDelete: 'cascade' }),
    ...ofChildAndActivity(),
    favorited_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.child_id, table.activity_id, table.parent_id] }),
    index('favorites_of_parent').on(table.parent_id, table.favorited_at),
    index('favorites_of_activity').on(table.activity_id),
    foreignKey({
      columns: [table.child_id, table.family_id],
      foreignColumns: [children.id, children.family_id],
    }).onDelete('cascade'),
  ],
)

/**
 * A family's collection: premium and community activities that it chose to keep. Taking one out marks
 * the row and keeps it, because it also says what a benefit has opened and what was downloaded.
 */
export const savedActivities = sqliteTable(
  'saved_activities',
  {
    family_id: text()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    activity_id: text()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    source: text().$type<'premium' | 'benefit' | 'community'>().notNull(),
    saved_at: moment().notNull(),
    /** When the family took it out of its collection. */
    removed_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.family_id, table.activity_id] }),
    index('saved_activities_of_activity').on(table.activity_id),
    index('community_downloads_by_time')
      .on(table.saved_at, table.activity_id)
      .where(sql`source = 'community'`),
  ],
)
