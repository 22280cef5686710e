import { type Db, hasRow, inTransaction } from '@fgm/db'
import { communityRatings, type Family, families, plays } from '@fgm/db/schema'
import {
  type FamilyOutcome,
  familiesToShowOutcomes,
  type Outcomes,
  type RateActivity,
  type TellOutcome,
  type Verdict,
} from '@fgm/shared/community/community'
import { and, count, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { forbidden } from '../../core/errors.ts'
import {
  countRatings,
  hasDownloaded,
  isActiveAuthor,
  itemOf,
  ratingOf,
  requireCommunity,
  requireShown,
} from './community.ts'

/**
 * GET /community/activities/{id}/outcome: this family's report on one it saved, and the sum of all.
 * @throws 403 while the community is closed or before a download; 404 if it is missing.
 */
export function familyOutcome(db: Db, family: Family, id: string): FamilyOutcome {
  requireCommunity(db)
  requireDownloaded(db, family, id)
  const own = db
    .select({ my_verdict: communityRatings.verdict, my_minutes: communityRatings.minutes })
    .from(communityRatings)
    .where(and(eq(communityRatings.activity_id, id), eq(communityRatings.family_id, family.id)))
    .get()
  return {
    can_tell: hasDone(db, family, id),
    my_verdict: own?.my_verdict ?? null,
    my_minutes: own?.my_minutes ?? null,
    outcomes: outcomesOf(db, [id]).get(id) ?? null,
  }
}

/**
 * POST /community/activities/{id}/outcome: one report per family, replaced by the next one; its stars stay as they are.
 * @throws as `familyOutcome`, and 403 before doing it.
 */
export function tellOutcome(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  family: Family,
  { id, verdict, minutes }: TellOutcome,
): FamilyOutcome & { message: string } {
  return inTransaction(db, (tx) => {
    requireCommunity(tx)
    requireDownloaded(tx, family, id)
    requireDone(tx, family, id)
    saveRating(tx, family, id, { verdict, minutes, rated_at: now().toISOString() })
    return { ...familyOutcome(tx, family, id), message: thanks }
  })
}

const thanks = `Thank you. Once ${familiesToShowOutcomes} families have answered, everyone sees how it went.`

/**
 * POST /community/activities/{id}/rating: one rating per family, replaced by the next one. Outcome and
 * minutes are stored only from families that did it; missing ones stay as they were.
 * @throws 403 while the community is closed, before a download, or before doing it; 404 if it is missing.
 */
export function rateActivity(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  family: Family,
  { id, rating, verdict, minutes }: RateActivity,
) {
  return inTransaction(db, (tx) => {
    requireCommunity(tx)
    requireDownloaded(tx, family, id)
    if (verdict != null || minutes != null) requireDone(tx, family, id)
    saveRating(tx, family, id, { rating, verdict, minutes, rated_at: now().toISOString() })
    countRatings(tx, id)
    const item = itemOf(tx, id)
    return {
      message: family.confirmed_at ? thanksForStars : thanksUntilConfirmed,
      rating_avg: ratingOf(item),
      rating_count: item.rating_count,
      my_rating: rating,
    }
  })
}

const thanksForStars = 'Thank you. Other families see the average.'
const thanksUntilConfirmed =
  'Thank you. Your stars count for other families once you have confirmed your email address.'

/** One row per family and activity; the next one replaces the given fields, undefined ones stay. */
function saveRating(
  tx: Db,
  family: Family,
  id: string,
  given: Omit<typeof communityRatings.$inferInsert, 'activity_id' | 'family_id'>,
) {
  tx.insert(communityRatings)
    .values({ activity_id: id, family_id: family.id, ...given })
    .onConflictDoUpdate({
      target: [communityRatings.activity_id, communityRatings.family_id],
      set: given,
    })
    .run()
}

/** How it went, if enough counting families reported it. */
export function outcomesOf(db: Db, ids: string[]): Map<string, Outcomes> {
  const { activity_id, verdict, minutes } = communityRatings
  const countOf = (what: Verdict) => sql<number>`count(*) filter (where ${verdict} = ${what})`
  const rows = db
    .select({
      id: activity_id,
      families: count(),
      loved: countOf('loved'),
      ok: countOf('ok'),
      flop: countOf('flop'),
      minutes: sql<number | null>`cast(round(avg(${minutes})) as integer)`,
    })
    .from(communityRatings)
    .innerJoin(families, eq(families.id, communityRatings.family_id))
    .where(and(inArray(activity_id, ids), isNotNull(verdict), isActiveAuthor))
    .groupBy(activity_id)
    .having(gte(count(), familiesToShowOutcomes))
    .all()
  return new Map(rows.map(({ id, ...outcomes }) => [id, outcomes]))
}

/** Families that saved it may rate it, even after its author has withdrawn it. */
function requireDownloaded(db: Db, family: Family, id: string) {
  itemOf(db, id)
  if (hasDownloaded(db, family, id)) return
  requireShown(db, family, id)
  throw forbidden('not_saved_yet', 'Save this activity first, then tell us how you like it.')
}

/** Only families that did it may report how it went. @throws 403 before. */
function requireDone(db: Db, family: Family, id: string) {
  if (!hasDone(db, family, id))
    throw forbidden('not_done_yet', 'Mark it as done first, then say how it went.')
}

const hasDone = (db: Db, family: Family, id: string) =>
  hasRow(db, plays, and(eq(plays.activity_id, id), eq(plays.family_id, family.id)))
