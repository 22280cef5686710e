import { type Db, inTransaction } from '@fgm/db'
import { activities, saved_activities } from '@fgm/db/schema'
import type { OpensWith } from '@fgm/shared/activities'
import type { PremiumLibrary, PremiumQuery } from '@fgm/shared/premium'
import { type BenefitType, opened_activities } from '@fgm/shared/waitlist'
import { and, asc, count, eq, isNull, ne } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { type ErrorExtras, invalid, locked, notFound } from '../../errors.ts'
import { lockedActivity, lockedFacts } from '../../locked-activity.ts'
import { isActive, type User } from '../auth/auth.ts'
import { featureStatusOf, isFeatureOpen } from '../flags/flags.ts'
import { familyBenefits } from '../waitlist/waitlist.ts'
import { premiumCounts, premiumOrder, premiumPasses, toPremium } from './premium-list.ts'

type Clock = Pick<Deps, 'db' | 'now'>

/** What stands between a family and the premium library; null when all of it is open. */
type Openings = { allowed: number; used: number } | null

/**
 * True when the whole premium library is open to this family: the feature is on, and the family is
 * founding or paid (spec part two §4, §6). The one place that says so.
 */
export function hasPremiumLibrary(db: Db, user: User): boolean {
  return isMember(user) && isFeatureOpen(db, 'premium_library')
}

/**
 * GET /premium/activities: the library, filtered, with what each filter would show. A waiting family
 * with a benefit sees all cards and may open some: those it saves, until its benefits are used up.
 * @throws 403 with the reason `coming_soon` (and the figures) or `not_premium`.
 */
export function premiumLibrary(deps: Clock, user: User, query: PremiumQuery): PremiumLibrary {
  const openings = requirePremium(deps, user)
  const saved = new Set(collectionOf(deps.db, user))
  const all = deps.db
    .select()
    .from(activities)
    .where(eq(activities.library, 'premium'))
    .orderBy(asc(activities.position))
    .all()
  return {
    activities: all
      .filter((row) => premiumPasses(row, query))
      .sort(premiumOrder(query.sort ?? 'recommended'))
      .map((row) =>
        toPremium(row, user, {
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
 * POST /user/save-activity: keeps a premium activity, or a community one that was downloaded before.
 * Saving again changes nothing. For a waiting family saving is how it opens one of those that its
 * benefits allow, also one that it saved as a member; taking one out again does not give the opening back.
 * @throws 404 when there is no such activity to save, 403 `locked` for one that it may not open, with the reason of
 * `premiumLibrary` or `no_openings_left`.
 */
export function saveActivity(deps: Clock, user: User, activity_id: string): { message: string } {
  inTransaction(deps.db, (tx) => {
    const known = tx.select().from(saved_activities).where(ofFamily(user, activity_id)).get()
    if (known && (known.source !== 'premium' || isMember(user))) {
      tx.update(saved_activities).set({ removed_at: null }).where(ofFamily(user, activity_id)).run()
      return
    }
    const title = requireSavable(tx, user, activity_id)
    const openings = requirePremium({ ...deps, db: tx }, user, title)
    if (openings && openings.used >= openings.allowed)
      throw locked(`You have opened all ${openings.allowed} activities of your early access.`, {
        reason: 'no_openings_left',
        ...lockedFacts(title, 'premium'),
      })
    const source = openings ? 'benefit' : 'premium'
    keepActivity({ ...deps, db: tx }, user, activity_id, source)
    // One that it saved as a member is opened by the benefit from now on.
    if (known) tx.update(saved_activities).set({ source }).where(ofFamily(user, activity_id)).run()
  })
  return { message: 'Activity saved to your collection!' }
}

/** Takes an activity out of the collection; what was done with it stays. @throws 404 when it is not in it. */
export function removeSaved(
  { db, now }: Clock,
  user: User,
  activity_id: string,
): { message: string } {
  const removed = db
    .update(saved_activities)
    .set({ removed_at: now().toISOString() })
    .where(and(ofFamily(user, activity_id), isNull(saved_activities.removed_at)))
    .run()
  if (removed.changes === 0) throw notFound('Activity')
  return { message: 'Activity taken out of your collection.' }
}

/**
 * What stands in a family's collection, and so is open to it. What it saved
 * as a member counts while it is one: else the library would be kept for good by saving it whole. What a benefit
 * opened and what came from the community stay.
 */
export const isInCollection = (user: User) =>
  and(
    eq(saved_activities.user_id, user.id),
    isNull(saved_activities.removed_at),
    isMember(user) ? undefined : ne(saved_activities.source, 'premium'),
  )

/** The ids in a family's collection. */
export const collectionOf = (db: Db, user: User): string[] =>
  db
    .select({ id: saved_activities.activity_id })
    .from(saved_activities)
    .where(isInCollection(user))
    .all()
    .map((row) => row.id)

/** Puts an activity into a family's collection. @returns true when it was never there before. */
export function keepActivity(
  { db, now }: Clock,
  user: User,
  activity_id: string,
  source: 'premium' | 'benefit' | 'community',
): boolean {
  const row = { user_id: user.id, activity_id, source, saved_at: now().toISOString() }
  const added = db.insert(saved_activities).values(row).onConflictDoNothing().run().changes > 0
  if (!added)
    db.update(saved_activities).set({ removed_at: null }).where(ofFamily(user, activity_id)).run()
  return added
}

/** True for founders and for families that paid: the premium library is theirs while it is open. */
const isMember = (user: User) =>
  user.founding_member || user.tier === 'founding_premium' || isActive(user)

/** Whether a benefit opened this activity to this family, and it still has it. */
export function isOpenedByBenefit(db: Db, user: User, activity_id: string): boolean {
  const row = db
    .select({ source: saved_activities.source })
    .from(saved_activities)
    .where(and(ofFamily(user, activity_id), isNull(saved_activities.removed_at)))
    .get()
  return row?.source === 'benefit'
}

/** True when a family's benefits open one more premium activity to it. */
export function hasOpeningsLeft(deps: Clock, user: User): boolean {
  const { allowed, used } = openingsOf(deps, user)
  return used < allowed
}

function openingsOf(deps: Clock, user: User): NonNullable<Openings> {
  const allowed = familyBenefits(deps, user)
    .map(({ type }) => opens[type] ?? 0)
    .reduce((sum, opened) => sum + opened, 0)
  return { allowed, used: allowed > 0 ? openedBy(deps.db, user) : 0 }
}

/** What a family may open. @throws 403 when that is nothing; with the title of the activity that it asked for, if it did. */
function requirePremium(deps: Clock, user: User, title?: string): Openings {
  const facts = (opens_with: OpensWith): ErrorExtras =>
    title === undefined ? {} : lockedFacts(title, opens_with)
  const { enabled, threshold, current } = featureStatusOf(deps.db, 'premium_library')
  if (!enabled)
    throw locked(comingSoon(threshold, current), {
      reason: 'coming_soon',
      threshold,
      current,
      ...facts('coming_soon'),
    })
  if (isMember(user)) return null
  const openings = openingsOf(deps, user)
  if (openings.allowed === 0)
    throw locked('The premium library opens with your membership.', {
      reason: 'not_premium',
      ...facts('premium'),
    })
  return openings
}

const opens: Partial<Record<BenefitType, number>> = opened_activities

/** An administrator may keep it closed past its threshold; then no number is promised. */
const comingSoon = (threshold: number, current: number) =>
  current < threshold
    ? `The premium library opens when ${threshold} premium families have joined; ${current} so far.`
    : 'The premium library opens soon.'

function openedBy(db: Db, user: User): number {
  const row = db
    .select({ count: count() })
    .from(saved_activities)
    .where(and(eq(saved_activities.user_id, user.id), eq(saved_activities.source, 'benefit')))
    .get()
  return row?.count ?? 0
}

function earlyAccess({ allowed, used }: NonNullable<Openings>): PremiumLibrary['message'] {
  const left = Math.max(0, allowed - used)
  return {
    type: 'early_access',
    title: 'Early access',
    text:
      left > 0
        ? 'Thank you for waiting. Save the activities you like and they are yours.'
        : `Thank you for waiting. Your ${allowed} activities are in your library. The rest opens with your membership.`,
  }
}

/** The title of what can be saved; others are found in the library without saving, are locked, or not there at all. */
function requireSavable(db: Db, user: User, activity_id: string): string {
  const row = db
    .select({
      title: activities.title,
      library: activities.library,
      owner_user_id: activities.owner_user_id,
    })
    .from(activities)
    .where(eq(activities.id, activity_id))
    .get()
  if (row?.library === 'premium') return row.title
  const is_there = row?.library === 'free' || row?.owner_user_id === user.id
  if (is_there || (row?.library === 'prebuilt' && isActive(user)))
    throw invalid('This activity is in your library already.')
  if (row?.library === 'prebuilt') throw lockedActivity(row.title, 'premium')
  throw notFound('Activity')
}

const ofFamily = (user: Pick<User, 'id'>, activity_id: string) =>
  and(eq(saved_activities.user_id, user.id), eq(saved_activities.activity_id, activity_id))
