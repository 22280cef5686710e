import { type Db, findRow, inTransaction } from '@fgm/db'
import { activities, type Family, savedActivities } from '@fgm/db/schema'
import type { OpensWith } from '@fgm/shared/activities/activities'
import type { PremiumLibrary, PremiumQuery } from '@fgm/shared/activities/premium'
import { isMember } from '@fgm/shared/family/membership'
import { openedActivities, thankYouDays } from '@fgm/shared/family/waitlist'
import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { type ErrorExtras, forbidden, invalid, notFound } from '../../core/errors.ts'
import { lockedActivity, lockedFacts } from '../../core/locked-activity.ts'
import {
  collectionOf,
  inCollectionOf,
  keepActivity,
  type Openings,
  openingsOf,
} from '../collection/collection.ts'
import { featureStatusOf } from '../flags/flags.ts'
import {
  premiumCounts,
  premiumOrders,
  premiumPasses,
  premiumRows,
  toPremium,
} from './premium-list.ts'

type Clock = Pick<Deps, 'db' | 'now'>

/**
 * GET /premium/activities: the library, filtered, with what each filter would show. A waiting family
 * with a benefit sees all cards and may open some: those it saves, until its benefits are used up.
 * @throws 403 with the reason `coming_soon` (and the figures) or `not_premium`.
 */
export function premiumLibrary(deps: Clock, family: Family, query: PremiumQuery): PremiumLibrary {
  const openings = requirePremium(deps, family)
  const saved = new Set(collectionOf(deps.db, family))
  const all = premiumRows(deps.db)
  return {
    activities: all
      .filter((row) => premiumPasses(row, query))
      .sort(premiumOrders[query.sort ?? 'recommended'])
      .map((row) =>
        toPremium(row, family, {
          is_open: openings === null || saved.has(row.id),
          is_saved: saved.has(row.id),
        }),
      ),
    counts: premiumCounts(all, query),
    openings,
    ...(openings && { message: earlyAccess(openings) }),
  }
}

/**
 * POST /user/save-activity: saves a premium activity, or a community one that was downloaded before.
 * Saving again changes nothing. A waiting family opens one of those that its
 * benefits allow by saving it, even one that it saved as a member; removing it does not give the opening back.
 * @throws 404 if there is no such activity to save, 403 `locked` for one that it may not open, with the reason of
 * `premiumLibrary` or `no_openings_left`.
 */
export function saveActivity(deps: Clock, family: Family, activityId: string): { message: string } {
  inTransaction(deps.db, (tx) => {
    const isThis = inCollectionOf(family, activityId)
    const known = findRow(tx, savedActivities, isThis)
    if (known && (known.source !== 'premium' || isMember(family))) {
      tx.update(savedActivities).set({ removed_at: null }).where(isThis).run()
      return
    }
    const title = requireSavable(tx, family, activityId)
    const openings = requirePremium({ ...deps, db: tx }, family, title)
    if (openings && openings.used >= openings.allowed)
      throw forbidden(
        'no_openings_left',
        `You have opened all ${openings.allowed} activities of your early access.`,
        { reason: 'no_openings_left', ...lockedFacts(title, 'premium') },
      )
    const source = openings ? 'benefit' : 'premium'
    keepActivity({ ...deps, db: tx }, family, activityId, source)
    // If it was saved as a member, the benefit opens it from now on.
    if (known) tx.update(savedActivities).set({ source }).where(isThis).run()
  })
  return { message: 'Activity saved to your collection!' }
}

/** Removes an activity from the collection; records of doing it stay. @throws 404 if it is not in it. */
export function removeSaved({ db, now }: Clock, family: Family, activityId: string) {
  const removed = db
    .update(savedActivities)
    .set({ removed_at: now().toISOString() })
    .where(and(inCollectionOf(family, activityId), isNull(savedActivities.removed_at)))
    .run()
  if (removed.changes === 0) throw notFound('Activity')
  return { message: 'Activity taken out of your collection.' }
}

/** What a family may open. @throws 403 if that is nothing; with the title of the requested activity, if any. */
function requirePremium(deps: Clock, family: Family, title?: string): Openings | null {
  const facts = (opensWith: OpensWith): ErrorExtras =>
    title === undefined ? {} : lockedFacts(title, opensWith)
  const { enabled, threshold, current } = featureStatusOf(deps.db, 'premium_library')
  if (!enabled)
    throw forbidden('coming_soon', comingSoon(threshold, current), {
      reason: 'coming_soon',
      threshold,
      current,
      ...facts('coming_soon'),
    })
  if (isMember(family)) return null
  const openings = openingsOf(deps, family)
  if (openings.allowed === 0)
    throw forbidden('not_premium', 'The premium library opens with your membership.', {
      reason: 'not_premium',
      ...facts('premium'),
    })
  return openings
}

/** An administrator may keep it closed past its threshold; then no number is promised. */
const comingSoon = (threshold: number, current: number) =>
  current < threshold
    ? `The premium library opens when ${threshold} premium families have joined; ${current} so far.`
    : 'The premium library opens soon.'

function earlyAccess({ allowed, used }: Openings): PremiumLibrary['message'] {
  const left = Math.max(0, allowed - used)
  return {
    type: 'early_access',
    title: thankYouTitle(allowed),
    text:
      left > 0
        ? 'Each opens at once and stays yours.'
        : `Thank you for waiting. Your ${allowed} activities are in your library. The rest opens with your membership.`,
  }
}

/** The dashboard's names of the benefits that open them. */
function thankYouTitle(allowed: number): string {
  if (allowed === openedActivities.fourteen_day_thank_you)
    return `Your ${thankYouDays}-day thank-you`
  if (allowed === openedActivities.bonus_activity_pack) return 'Your bonus activity pack'
  return 'Your thank-you and your bonus pack'
}

/** The title of what can be saved; others are in the library without saving, locked, or missing. */
function requireSavable(db: Db, family: Family, activityId: string): string {
  const row = findRow(db, activities, eq(activities.id, activityId))
  if (row?.library === 'premium') return row.title
  const isThere = row?.library === 'free' || row?.owner_family_id === family.id
  if (isThere || (row?.library === 'prebuilt' && isMember(family)))
    throw invalid('already_in_library', 'This activity is in your library already.')
  if (row?.library === 'prebuilt') throw lockedActivity(row.title, 'premium')
  throw notFound('Activity')
}
