import type { Db } from '@fgm/db'
import {
  activities,
  communityItems,
  communityRatings,
  type Family,
  families,
  parents,
  savedActivities,
} from '@fgm/db/schema'
import {
  type CommunityGlimpse,
  type CommunityItem,
  type CommunityPage,
  type CommunityQuery,
  type CommunitySort,
  communityPageSize,
  trendingDays,
  trendingSize,
} from '@fgm/shared/community/community'
import { creatorName } from '@fgm/shared/community/creator'
import { dayMs } from '@fgm/shared/days'
import { oneLine } from '@fgm/shared/text/text'
import { and, count, desc, eq, gte, inArray, isNull, lte, not, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { notFound } from '../../core/errors.ts'
import { afterCursor, encodeCursor, keysetPage } from '../../core/keyset-page.ts'
import { toActivity, toGlimpse } from '../activities/activities.ts'
import { maySee, ratingOf, requireCommunity, requireShown } from './community.ts'
import { outcomesOf } from './outcomes.ts'

const windowSize = 12

/** How many candidates for trending are read at once: a few of them are withdrawn or hidden. */
const trendingBatch = 40

/** Literal, not bound: only then does SQLite use its partial index. */
const isShown = sql`${communityItems.state} = 'shown'`

/** GET /community/activities: a page of what families shared. @throws 403 while the community is closed. */
export function listCommunity(db: Db, family: Family, query: CommunityQuery): CommunityPage {
  requireCommunity(db)
  const { limit = communityPageSize } = query
  const rows =
    query.for_age === undefined
      ? readRows(db, family, query, { count: limit + 1 })
      : readFittingFirst(db, family, query, { age: query.for_age, count: limit + 1 })
  const { page, next_cursor } = keysetPage(rows, limit, ({ value, id, mark = '' }) =>
    mark.concat(encodeCursor([value, id])),
  )
  const ids = page.map(({ id }) => id)
  return { items: itemsOf(db, family, ids), next_cursor }
}

/** Begins the cursor of a row that does not fit the age: other cursors have no dot. */
const othersMark = 'others.'

/** First what fits the age, then the rest: two scans of an index, so that nothing has to be sorted. */
function readFittingFirst(
  db: Db,
  family: Family,
  query: CommunityQuery,
  { age, count: most }: { age: number; count: number },
) {
  const isInOthers = query.cursor?.startsWith(othersMark) === true
  const fitting = isInOthers ? [] : readRows(db, family, query, { count: most, part: fitsAge(age) })
  if (fitting.length === most) return fitting
  const cursor = isInOthers ? query.cursor?.slice(othersMark.length) : undefined
  const part = not(fitsAge(age))
  const others = readRows(db, family, { ...query, cursor }, { count: most - fitting.length, part })
  return [...fitting, ...others.map((row) => ({ ...row, mark: othersMark }))]
}

type Row = { id: string; value: string | number; mark?: string }

/** The ids after the cursor, with their sort keys. */
function readRows(
  db: Db,
  family: Family,
  query: CommunityQuery,
  { count: most, part }: { count: number; part?: SQL },
): Row[] {
  const column = sortColumns[query.sort ?? 'newest']
  return db
    .select({ id: communityItems.activity_id, value: column })
    .from(communityItems)
    .where(
      and(
        isShown,
        part,
        ...filtersOf(query),
        afterCursor([column, communityItems.activity_id], query.cursor),
        maySee(family),
      ),
    )
    .orderBy(desc(column), desc(communityItems.activity_id))
    .limit(most)
    .all()
}

/** GET /community/trending: what most families saved in the last 30 days. @throws as `listCommunity`. */
export function trendingCommunity({ db, now }: Pick<Deps, 'db' | 'now'>, family: Family) {
  requireCommunity(db)
  const since = new Date(now().getTime() - trendingDays * dayMs).toISOString()
  const ids: string[] = []
  // Counted without the table of items: only the first few have to be read there.
  for (let skipped = 0; ids.length < trendingSize; skipped += trendingBatch) {
    const ranked = mostSaved(db, since, skipped)
    ids.push(...visibleOf(db, family, ranked))
    if (ranked.length < trendingBatch) break
  }
  return { items: itemsOf(db, family, ids.slice(0, trendingSize)), next_cursor: null }
}

/** A batch of the activities that most families saved since then, the most saved first. */
function mostSaved(db: Db, since: string, skipped: number): string[] {
  const rows = db
    .select({ id: savedActivities.activity_id })
    .from(savedActivities)
    .where(and(sql`${savedActivities.source} = 'community'`, gte(savedActivities.saved_at, since)))
    .groupBy(savedActivities.activity_id)
    .orderBy(desc(count()), desc(savedActivities.activity_id))
    .limit(trendingBatch)
    .offset(skipped)
    .all()
  return rows.map(({ id }) => id)
}

/** Those that are shown to this family, in the same order. */
function visibleOf(db: Db, family: Family, ids: readonly string[]): string[] {
  const rows = db
    .select({ id: communityItems.activity_id })
    .from(communityItems)
    .where(and(inArray(communityItems.activity_id, [...ids]), isShown, maySee(family)))
    .all()
  const visible = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => visible.has(id))
}

/**
 * What visitors see of the community: the best of what was shared knowing that visitors see it, and nothing about its
 * authors. Older shared activities are only for families.
 * @throws 403 while the community is closed.
 */
export function communityWindow(db: Db): CommunityGlimpse[] {
  requireCommunity(db)
  return db
    .select({ item: communityItems, activity: activities })
    .from(communityItems)
    .innerJoin(activities, eq(activities.id, communityItems.activity_id))
    .innerJoin(families, eq(families.id, communityItems.author_family_id))
    .where(
      and(
        // Literal, not bound: only then does SQLite use its partial index.
        sql`${communityItems.state} = 'shown' and ${communityItems.shown_to_visitors} = 1`,
        isNull(families.blocked_at),
      ),
    )
    .orderBy(desc(communityItems.rating_score), desc(communityItems.activity_id))
    .limit(windowSize)
    .all()
    .map(({ item, activity }) => ({
      ...toGlimpse(activity),
      rating_avg: ratingOf(item),
      rating_count: item.rating_count,
    }))
}

/** One shared activity. @throws 403 while the community is closed, 404 when it is not shown to this family. */
export function communityItem(db: Db, family: Family, id: string): CommunityItem {
  requireCommunity(db)
  requireShown(db, family, id)
  const [item] = itemsOf(db, family, [id])
  if (!item) throw notFound('Activity')
  return item
}

/** Items in the order of their ids, as this family sees them. */
export function itemsOf(db: Db, family: Pick<Family, 'id'>, ids: string[]): CommunityItem[] {
  if (ids.length === 0) return []
  const outcomes = outcomesOf(db, ids)
  const isSaved = and(
    eq(savedActivities.family_id, family.id),
    eq(savedActivities.activity_id, communityItems.activity_id),
    eq(savedActivities.source, 'community'),
  )
  const isRated = and(
    eq(communityRatings.activity_id, communityItems.activity_id),
    eq(communityRatings.family_id, family.id),
  )
  const items = db
    .select({
      item: communityItems,
      activity: activities,
      name: parents.name,
      saved_at: savedActivities.saved_at,
      my_rating: communityRatings.rating,
    })
    .from(communityItems)
    .innerJoin(activities, eq(activities.id, communityItems.activity_id))
    .leftJoin(parents, eq(parents.id, communityItems.author_parent_id))
    .leftJoin(savedActivities, isSaved)
    .leftJoin(communityRatings, isRated)
    .where(inArray(communityItems.activity_id, ids))
    .all()
    .map(({ item, activity, name, saved_at, my_rating }) => ({
      id: item.activity_id,
      activity: toActivity(activity, null),
      creator_name: creatorName(name),
      rating_avg: ratingOf(item),
      rating_count: item.rating_count,
      download_count: item.download_count,
      outcomes: outcomes.get(item.activity_id) ?? null,
      shared_at: item.shared_at,
      is_mine: item.author_family_id === family.id,
      is_downloaded: saved_at !== null,
      my_rating,
    }))
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
}

const sortColumns = {
  newest: communityItems.shared_at,
  rating: communityItems.rating_score,
  downloads: communityItems.download_count,
} satisfies Record<CommunitySort, unknown>

const fitsAge = (age: number) =>
  sql`${age} between ${communityItems.min_age} and ${communityItems.max_age}`

function filtersOf({ query, category, child_age, minutes }: CommunityQuery) {
  const words = searchText(query ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, 8)
  return [
    category && eq(communityItems.own_category, category),
    child_age && fitsAge(child_age),
    minutes && lte(communityItems.duration_minutes, minutes),
    // `instr` takes the text literally: no wildcards.
    ...words.map((word) => sql`instr(${communityItems.search_text}, ${word}) > 0`),
  ].filter((filter) => typeof filter === 'object')
}

/** The normalized text of a search: lower case, without marks, single spaces. */
export const searchText = (text: string) =>
  oneLine(text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()
