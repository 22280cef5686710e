import type { Db } from '@fgm/db'
import {
  activities,
  communityItems,
  communityRatings,
  savedActivities,
  type User,
  users,
} from '@fgm/db/schema'
import {
  type CommunityItem,
  type CommunityPage,
  type CommunityQuery,
  type CommunitySort,
  communityPageSize,
  trendingDays,
  trendingSize,
} from '@fgm/shared/community/community'
import { creatorName } from '@fgm/shared/community/creator'
import { oneLine } from '@fgm/shared/text/text'
import { and, count, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Deps } from '../../core/deps.ts'
import { invalid, notFound } from '../../core/errors.ts'
import { toActivity } from '../activities/activities.ts'
import { maySee, ratingOf, requireCommunity, requireShown } from './community.ts'
import { outcomesOf } from './outcomes.ts'

/** It stands in the text, not bound: only so does SQLite know that its partial indexes fit. */
const isShown = sql`${communityItems.state} = 'shown'`

/** GET /community/activities: a page of what families shared. @throws 403 while the community is closed. */
export function listCommunity(db: Db, user: User, query: CommunityQuery): CommunityPage {
  requireCommunity(db)
  const column = sortColumns[query.sort ?? 'newest']
  const rows = db
    .select({ id: communityItems.activity_id, value: column })
    .from(communityItems)
    .where(
      and(
        isShown,
        ...filtersOf(query),
        query.cursor === undefined ? undefined : after(column, readCursor(query.cursor)),
        maySee(user),
      ),
    )
    .orderBy(desc(column), desc(communityItems.activity_id))
    .limit(communityPageSize + 1)
    .all()
  const page = rows.slice(0, communityPageSize)
  const last = rows.length > communityPageSize ? page.at(-1) : undefined
  return {
    items: itemsOf(
      db,
      user,
      page.map(({ id }) => id),
    ),
    next_cursor: last ? cursorOf(last) : null,
  }
}

/** GET /community/trending: what most families took home in the last 30 days. @throws as `listCommunity`. */
export function trendingCommunity(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: User,
): CommunityPage {
  requireCommunity(db)
  const since = new Date(now().getTime() - trendingDays * 86_400_000).toISOString()
  const rows = db
    .select({ id: savedActivities.activity_id, downloads: count() })
    .from(savedActivities)
    .innerJoin(communityItems, eq(communityItems.activity_id, savedActivities.activity_id))
    .where(
      and(
        sql`${savedActivities.source} = 'community'`,
        gte(savedActivities.saved_at, since),
        isShown,
        maySee(user),
      ),
    )
    .groupBy(savedActivities.activity_id)
    .orderBy(desc(count()), desc(savedActivities.activity_id))
    .limit(trendingSize)
    .all()
  return {
    items: itemsOf(
      db,
      user,
      rows.map(({ id }) => id),
    ),
    next_cursor: null,
  }
}

/** One shared activity. @throws 403 while the community is closed, 404 when it is not shown to this family. */
export function communityItem(db: Db, user: User, id: string): CommunityItem {
  requireCommunity(db)
  requireShown(db, user, id)
  const [item] = itemsOf(db, user, [id])
  if (!item) throw notFound('Activity')
  return item
}

/** Items in the order of their ids, as this family sees them. */
export function itemsOf(db: Db, user: Pick<User, 'id'>, ids: string[]): CommunityItem[] {
  if (ids.length === 0) return []
  const outcomes = outcomesOf(db, ids)
  const marks = marksOf(db, user, ids)
  const items = db
    .select({ item: communityItems, activity: activities, name: users.name })
    .from(communityItems)
    .innerJoin(activities, eq(activities.id, communityItems.activity_id))
    .leftJoin(users, eq(users.id, communityItems.author_user_id))
    .where(inArray(communityItems.activity_id, ids))
    .all()
    .map(({ item, activity, name }) => ({
      id: item.activity_id,
      activity: toActivity(activity, null),
      creator_name: creatorName(name),
      rating_avg: ratingOf(item),
      rating_count: item.rating_count,
      download_count: item.download_count,
      outcomes: outcomes.get(item.activity_id) ?? null,
      shared_at: item.shared_at,
      is_mine: item.author_user_id === user.id,
      is_downloaded: marks.downloaded.has(item.activity_id),
      my_rating: marks.ratings.get(item.activity_id) ?? null,
    }))
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
}

function marksOf(db: Db, user: Pick<User, 'id'>, ids: string[]) {
  const saved = db
    .select({ id: savedActivities.activity_id })
    .from(savedActivities)
    .where(
      and(
        eq(savedActivities.user_id, user.id),
        inArray(savedActivities.activity_id, ids),
        eq(savedActivities.source, 'community'),
      ),
    )
    .all()
  const rated = db
    .select({ id: communityRatings.activity_id, rating: communityRatings.rating })
    .from(communityRatings)
    .where(and(inArray(communityRatings.activity_id, ids), eq(communityRatings.user_id, user.id)))
    .all()
  return {
    downloaded: new Set(saved.map(({ id }) => id)),
    ratings: new Map(rated.map(({ id, rating }) => [id, rating])),
  }
}

const sortColumns = {
  newest: communityItems.shared_at,
  rating: communityItems.rating_score,
  downloads: communityItems.download_count,
} satisfies Record<CommunitySort, unknown>

type SortColumn = (typeof sortColumns)[CommunitySort]

function filtersOf({ query, category, child_age, minutes }: CommunityQuery) {
  const words = searchText(query ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, 8)
  return [
    category && eq(communityItems.own_category, category),
    child_age &&
      and(lte(communityItems.min_age, child_age), gte(communityItems.max_age, child_age)),
    minutes && lte(communityItems.duration_minutes, minutes),
    // `instr` takes the text as it is: no letter in it is a wildcard.
    ...words.map((word) => sql`instr(${communityItems.search_text}, ${word}) > 0`),
  ].filter((filter) => typeof filter === 'object')
}

/** What is searched, and what for: lower case, without marks, single spaces. */
export const searchText = (text: string) =>
  oneLine(text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()

/** Where a page ends: the value it is sorted by, and the id among equals. New items change neither. */
const Cursor = z.tuple([z.union([z.string().max(40), z.number()]), z.string().max(100)])

const cursorOf = ({ value, id }: { value: string | number; id: string }) =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

function readCursor(cursor: string): z.output<typeof Cursor> {
  const read = Cursor.safeParse(parsed(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!read.success) throw invalid('unknown_page', 'This page does not exist.')
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const after = (column: SortColumn, [value, id]: z.output<typeof Cursor>) =>
  sql`(${column}, ${communityItems.activity_id}) < (${value}, ${id})`
