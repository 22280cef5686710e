import type { OwnCategory } from '@fgm/shared/activities/activities'
import type { CommunityState, Verdict } from '@fgm/shared/community/community'
import type { DeclineReason } from '@fgm/shared/community/review'
import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { belongsTo, flag, id, json, moment } from '../columns.ts'
import { activities } from './activities.ts'
import { families, parents } from './families.ts'

/**
 * An activity as a family shared it: a copy in `activities` without an owner, and its state here. The columns that lists filter
 * and sort by are repeated here, so that a page of a long list reads narrow rows.
 */
export const communityItems = sqliteTable(
  'community_items',
  {
    /** The copy. The item has the same id. */
    activity_id: text()
      .primaryKey()
      .references(() => activities.id, { onDelete: 'cascade' }),
    /** The own creation it was copied from; null once that is removed. */
    source_activity_id: text().references(() => activities.id, { onDelete: 'set null' }),
    author_family_id: text().references(() => families.id, { onDelete: 'set null' }),
    /** Which of its parents shared it, for the first name that others read. */
    author_parent_id: text().references(() => parents.id, { onDelete: 'set null' }),
    state: text().$type<CommunityState>().notNull(),
    /** Why a person reviewed it, or has to, before others see it; null if no review was needed. */
    review_reasons: json<string[]>(),
    /** The family knew that visitors see its title, description, ages and stars; false for everything shared before. */
    shown_to_visitors: flag().notNull().default(false),
    decline_reason: text().$type<DeclineReason>(),
    own_category: text().$type<OwnCategory>().notNull(),
    min_age: integer().notNull(),
    max_age: integer().notNull(),
    duration_minutes: integer().notNull(),
    /** Title and description in lower case, for the search. */
    search_text: text().notNull(),
    download_count: integer().notNull(),
    rating_count: integer().notNull(),
    rating_sum: integer().notNull(),
    /** What 'best rated' sorts by: see `ratingScore`. */
    rating_score: real().notNull(),
    shared_at: moment().notNull(),
  },
  (table) => [
    index('community_by_time').on(table.shared_at, table.activity_id).where(sql`state = 'shown'`),
    index('community_by_rating')
      .on(table.rating_score, table.activity_id)
      .where(sql`state = 'shown'`),
    index('community_for_visitors')
      .on(table.rating_score, table.activity_id)
      .where(sql`state = 'shown' and shown_to_visitors = 1`),
    index('community_by_downloads')
      .on(table.download_count, table.activity_id)
      .where(sql`state = 'shown'`),
    index('community_of_author').on(table.author_family_id, table.shared_at),
    index('community_of_author_parent').on(table.author_parent_id),
    index('community_of_source').on(table.source_activity_id),
    // One active copy of each own creation, even with concurrent shares.
    uniqueIndex('community_standing')
      .on(table.source_activity_id)
      .where(sql`state in ('waiting', 'shown', 'hidden')`),
    index('community_waiting').on(table.shared_at).where(sql`state = 'waiting'`),
  ],
)

/** What a family says about a community activity it downloaded: one row, changed by later feedback. */
export const communityRatings = sqliteTable(
  'community_ratings',
  {
    activity_id: belongsTo(() => communityItems.activity_id),
    family_id: belongsTo(() => families.id),
    /** One to five stars; null when the family only said how it went. */
    rating: integer(),
    /** How it went, and how long it took: only from families that did it. */
    verdict: text().$type<Verdict>(),
    minutes: integer(),
    rated_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activity_id, table.family_id] }),
    index('community_ratings_of_family').on(table.family_id),
  ],
)

/** A family's report of a community activity. */
export const communityReports = sqliteTable(
  'community_reports',
  {
    id: id(),
    activity_id: belongsTo(() => communityItems.activity_id),
    family_id: text().references(() => families.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    created_at: moment().notNull(),
    decision: text().$type<'keep' | 'remove'>(),
    decided_at: moment(),
    decided_by_administrator_id: text().references(() => parents.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('community_reports_of_family').on(table.activity_id, table.family_id),
    index('community_reports_open').on(table.created_at).where(sql`decision is null`),
    index('community_reports_by_family').on(table.family_id),
    index('community_reports_decided_by').on(table.decided_by_administrator_id),
  ],
)

/** Whose shared activities a family does not want to see. */
export const authorBlocks = sqliteTable(
  'author_blocks',
  {
    id: id(),
    family_id: belongsTo(() => families.id),
    author_family_id: belongsTo(() => families.id),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('author_blocks_of_family').on(table.family_id, table.author_family_id),
    index('author_blocks_of_author').on(table.author_family_id),
  ],
)
