import type {
  ActivityLibrary,
  Difficulty,
  Face,
  InterestId,
  MaterialId,
  OwnCategory,
  Setting,
  SkillId,
  Supervision,
} from '@fgm/shared/activities/activities'
import type { Moments } from '@fgm/shared/activities/moments'
import type { PlaySource } from '@fgm/shared/activities/plays'
import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { belongsTo, day, id, json, moment } from '../columns.ts'
import { children } from './children.ts'
import { families, parents } from './families.ts'

/**
 * Every activity of the product: the authored library (its id is its slug, no owner), and a family's own creations. Lists of
 * lines are stored as the spec sends them: one per line.
 */
export const activities = sqliteTable(
  'activities',
  {
    id: id(),
    owner_family_id: text().references(() => families.id, { onDelete: 'cascade' }),
    library: text().$type<ActivityLibrary>().notNull(),
    /** Position in the authored list; keeps the order that the authors chose. */
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
    /** Where, how and for whom it fits right now; null if no author judged it. */
    moments: json<Moments>(),
    /** Of an own activity: the original that it is a copy of. It may no longer exist. */
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

/**
 * A family played an activity: one row per play. The client creates the `id`, so a retry adds nothing; a copy of the family's
 * memories keeps it, so a return creates no duplicates. A completion is a child's first play of an activity.
 */
export const plays = sqliteTable(
  'plays',
  {
    family_id: belongsTo(() => families.id),
    id: text().notNull(),
    /** Who recorded it; null once that parent has left the family, and for records from before parents existed. */
    parent_id: text().references(() => parents.id, { onDelete: 'set null' }),
    activity_id: belongsTo(() => activities.id),
    source: text().$type<PlaySource>().notNull(),
    played_at: moment().notNull(),
    /** How long it took; null if no clock ran. */
    minutes: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.family_id, table.id] }),
    index('plays_of_family').on(table.family_id, table.played_at),
    index('plays_of_activity').on(table.activity_id, table.family_id, table.played_at),
    index('plays_of_parent').on(table.parent_id),
  ],
)

/** A child who took part in a play. */
export const playChildren = sqliteTable(
  'play_children',
  {
    family_id: text().notNull(),
    play_id: text().notNull(),
    child_id: text().notNull(),
    /** How it was for the child; null if no one said. */
    face: text().$type<Face>(),
    /** What the parent wants to remember of it. */
    line: text(),
  },
  (table) => [
    primaryKey({ columns: [table.family_id, table.play_id, table.child_id] }),
    index('play_children_of_child').on(table.child_id),
    foreignKey({
      columns: [table.family_id, table.play_id],
      foreignColumns: [plays.family_id, plays.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    foreignKey({
      columns: [table.child_id, table.family_id],
      foreignColumns: [children.id, children.family_id],
    }).onDelete('cascade'),
  ],
)

/** What a parent likes for a child: each parent has their own. Unliking deletes the row. */
export const favorites = sqliteTable(
  'favorites',
  {
    parent_id: belongsTo(() => parents.id),
    child_id: text().notNull(),
    family_id: text().notNull(),
    activity_id: belongsTo(() => activities.id),
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
 * What we suggested to a family in advance: an activity for a day, or one on the sheet of a week, which begins on a Monday here.
 * Kept for some weeks, so that it does not change and is not repeated at once.
 */
export const suggestions = sqliteTable(
  'suggestions',
  {
    family_id: belongsTo(() => families.id),
    span: text().$type<'day' | 'week'>().notNull(),
    starts_on: day().notNull(),
    place: integer().notNull(),
    activity_id: belongsTo(() => activities.id),
  },
  (table) => [
    primaryKey({ columns: [table.family_id, table.span, table.starts_on, table.place] }),
    index('suggestions_of_activity').on(table.activity_id),
  ],
)

/**
 * A family's collection: premium and community activities that it chose to keep. Taking one out marks the row and keeps it,
 * because it also records what a benefit has opened and what was downloaded.
 */
export const savedActivities = sqliteTable(
  'saved_activities',
  {
    family_id: belongsTo(() => families.id),
    activity_id: belongsTo(() => activities.id),
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
