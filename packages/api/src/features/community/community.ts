import { type Db, findRow, hasRow, inTransaction } from '@fgm/db'
import {
  activities,
  authorBlocks,
  communityItems,
  communityRatings,
  communityReports,
  type Family,
  families,
  savedActivities,
} from '@fgm/db/schema'
import { ratingScore } from '@fgm/shared/community/community'
import { and, count, eq, inArray, isNotNull, isNull, sql, sum } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict, forbidden, notFound } from '../../core/errors.ts'
import { findActivity } from '../activities/activities.ts'
import { inCollectionOf, keepActivity } from '../collection/collection.ts'
import { featureStatusOf } from '../flags/flags.ts'
import { forgetMade } from '../idempotency/idempotency.ts'

export type ItemRow = typeof communityItems.$inferSelect

/** Refuses while the community is closed. @throws 403 `coming_soon` with the figures. */
export function requireCommunity(db: Db, sentence?: string) {
  const { enabled, threshold, current } = featureStatusOf(db, 'community_sharing')
  if (enabled) return
  const waits = `The community opens when ${threshold} premium families have joined; ${current} so far.`
  throw forbidden(
    'coming_soon',
    sentence ?? (current < threshold ? waits : 'The community opens soon.'),
    {
      reason: 'coming_soon',
      threshold,
      current,
    },
  )
}

/**
 * POST /community/download-activity/{id}: saves a shared activity to the family's own library. Repeating
 * it changes nothing, and counts once.
 * @throws 403 while the community is closed, 404 if it is not shown to this family, 409 for an own one.
 */
export function downloadActivity(deps: Pick<Deps, 'db' | 'now'>, family: Family, id: string) {
  return inTransaction(deps.db, (tx) => {
    requireCommunity(tx)
    const item = requireShown(tx, family, id)
    if (item.author_family_id === family.id)
      throw conflict('own_activity', 'This is your own activity.')
    if (keepActivity({ ...deps, db: tx }, family, id, 'community'))
      tx.update(communityItems)
        .set({ download_count: sql`${communityItems.download_count} + 1` })
        .where(eq(communityItems.activity_id, id))
        .run()
    return {
      message: 'Activity added to your collection!',
      activity: findActivity({ ...deps, db: tx }, family, id),
    }
  })
}

/** An item that this family may see: shown, and its author blocked neither by it nor by an administrator. @throws 404. */
export function requireShown(db: Db, family: Pick<Family, 'id'>, id: string): ItemRow {
  const isShown = and(eq(communityItems.activity_id, id), eq(communityItems.state, 'shown'))
  const item = findRow(db, communityItems, and(isShown, maySee(family)))
  if (!item) throw notFound('Activity')
  return item
}

/** An item in any state. @throws 404. */
export function itemOf(db: Db, id: string): ItemRow {
  const item = findRow(db, communityItems, eq(communityItems.activity_id, id))
  if (!item) throw notFound('Activity')
  return item
}

/** Leaves out authors that this family blocked, and those that an administrator blocked. */
export const maySee = (family: Pick<Family, 'id'>) =>
  sql`not exists (select 1 from ${authorBlocks}
    where ${authorBlocks.family_id} = ${family.id}
    and ${authorBlocks.author_family_id} = ${communityItems.author_family_id})
    and not exists (select 1 from ${families}
    where ${families.id} = ${communityItems.author_family_id} and ${families.blocked_at} is not null)`

/** Whether this family has ever saved it; required for rating. */
export const hasDownloaded = (db: Db, family: Pick<Family, 'id'>, id: string): boolean =>
  hasRow(
    db,
    savedActivities,
    and(inCollectionOf(family, id), eq(savedActivities.source, 'community')),
  )

/** Takes the shared copy of an own creation out of the community, in the caller's transaction. */
export function withdrawCopiesOf(tx: Db, sourceActivityId: string) {
  const isStanding = sql`${communityItems.state} in ('waiting', 'declined', 'shown', 'hidden')`
  const standing = tx
    .select()
    .from(communityItems)
    .where(and(eq(communityItems.source_activity_id, sourceActivityId), isStanding))
    .all()
  for (const item of standing) withdraw(tx, item)
}

/**
 * Removes what a leaving family did here, in the caller's transaction and before its row is deleted: its
 * shared activities are withdrawn, and its ratings no longer count.
 */
export function leaveCommunity(tx: Db, familyId: string) {
  const shared = tx
    .select()
    .from(communityItems)
    .where(eq(communityItems.author_family_id, familyId))
    .all()
  for (const item of shared) withdraw(tx, item)
  const rated = tx
    .delete(communityRatings)
    .where(eq(communityRatings.family_id, familyId))
    .returning({ id: communityRatings.activity_id })
    .all()
  for (const { id } of rated) countRatings(tx, id)
}

/** Counts a family's ratings, or no longer: its address was confirmed, or it was blocked or unblocked. */
export function countRatingsOf(tx: Db, familyId: string) {
  const rated = tx
    .select({ id: communityRatings.activity_id })
    .from(communityRatings)
    .where(eq(communityRatings.family_id, familyId))
    .all()
  for (const { id } of rated) countRatings(tx, id)
}

/** Whose ratings count: families with a confirmed mailbox that are not blocked. Accounts are easy to invent. */
export const isActiveAuthor = and(isNotNull(families.confirmed_at), isNull(families.blocked_at))

/**
 * What waits for an administrator, of families that are not blocked. Literal, not bound:
 * only then does SQLite know that its partial index fits.
 */
export const isToRead = and(sql`${communityItems.state} = 'waiting'`, isNull(families.blocked_at))

/** How many shared activities wait for a review. */
export const waitingReviews = (db: Db): number =>
  db
    .select({ count: count() })
    .from(communityItems)
    .innerJoin(families, eq(families.id, communityItems.author_family_id))
    .where(isToRead)
    .get()?.count ?? 0

/** The stars of an item to one decimal; null while there are none. */
export const ratingOf = ({ rating_sum, rating_count }: ItemRow): number | null =>
  rating_count === 0 ? null : Math.round((rating_sum / rating_count) * 10) / 10

/** Sums up the stars that families gave an item. */
export function countRatings(tx: Db, id: string) {
  const row = tx
    .select({
      count: count(communityRatings.rating),
      sum: sum(communityRatings.rating).mapWith(Number),
    })
    .from(communityRatings)
    .innerJoin(families, eq(families.id, communityRatings.family_id))
    .where(and(eq(communityRatings.activity_id, id), isActiveAuthor))
    .get()
  const [ratingCount, ratingSum] = [row?.count ?? 0, row?.sum ?? 0]
  tx.update(communityItems)
    .set({
      rating_count: ratingCount,
      rating_sum: ratingSum,
      rating_score: ratingScore(ratingSum, ratingCount),
    })
    .where(eq(communityItems.activity_id, id))
    .run()
}

/**
 * Withdraws one item. Families that saved it keep it; if no one saved or reported it,
 * the copy is deleted. What an administrator removed, or has to review, stays as it is.
 */
export function withdraw(tx: Db, item: ItemRow) {
  const { activity_id, state } = item
  if (state === 'removed' || state === 'hidden') return
  forgetMade(tx, activity_id)
  const isSaved = hasRow(tx, savedActivities, eq(savedActivities.activity_id, activity_id))
  if (isSaved || hasOpenReports(tx, [activity_id])) {
    tx.update(communityItems)
      .set({ state: 'withdrawn' })
      .where(eq(communityItems.activity_id, activity_id))
      .run()
    return
  }
  tx.delete(activities)
    .where(and(eq(activities.id, activity_id), eq(activities.library, 'community')))
    .run()
}

/** Whether an administrator has to review one of these. */
export const hasOpenReports = (db: Db, ids: string[]): boolean =>
  hasRow(
    db,
    communityReports,
    and(inArray(communityReports.activity_id, ids), isNull(communityReports.decision)),
  )
