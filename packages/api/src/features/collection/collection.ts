import { type Db, rowCount } from '@fgm/db'
import { savedActivities, type User } from '@fgm/db/schema'
import { isMember } from '@fgm/shared/family/membership'
import { type BenefitType, openedActivities } from '@fgm/shared/family/waitlist'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { familyBenefits } from '../membership/membership.ts'

/*
 * The activities that a family keeps, and so has open (docs/decisions/012-collection-and-community.md). What may be
 * put in, and when, say the library and the community.
 */

type Clock = Pick<Deps, 'db' | 'now'>

/** How many premium activities the benefits of a family open, and how many of them it has opened. */
export type Openings = { allowed: number; used: number }

/**
 * What is in a family's collection, and so is open to it. What it saved
 * as a member counts while it is one: else the library could be kept by saving all of it. What a benefit
 * opened and what came from the community stay.
 */
export const isInCollection = (user: User) =>
  and(
    eq(savedActivities.user_id, user.id),
    isNull(savedActivities.removed_at),
    isMember(user) ? undefined : ne(savedActivities.source, 'premium'),
  )

/** The ids in a family's collection. */
export const collectionOf = (db: Db, user: User): string[] =>
  db
    .select({ id: savedActivities.activity_id })
    .from(savedActivities)
    .where(isInCollection(user))
    .all()
    .map((row) => row.id)

/** Puts an activity into a family's collection. @returns true when it was never there before. */
export function keepActivity(
  { db, now }: Clock,
  user: User,
  activityId: string,
  source: 'premium' | 'benefit' | 'community',
): boolean {
  const row = { user_id: user.id, activity_id: activityId, source, saved_at: now().toISOString() }
  const added = db.insert(savedActivities).values(row).onConflictDoNothing().run().changes > 0
  if (!added)
    db.update(savedActivities)
      .set({ removed_at: null })
      .where(inCollectionOf(user, activityId))
      .run()
  return added
}

/** Whether a benefit opened this activity to this family, and it still has it. */
export function isOpenedByBenefit(db: Db, user: User, activityId: string): boolean {
  const row = db
    .select({ source: savedActivities.source })
    .from(savedActivities)
    .where(and(inCollectionOf(user, activityId), isNull(savedActivities.removed_at)))
    .get()
  return row?.source === 'benefit'
}

/** True when a family's benefits open one more premium activity to it. */
export function hasOpeningsLeft(deps: Clock, user: User): boolean {
  const { allowed, used } = openingsOf(deps, user)
  return used < allowed
}

/** What the benefits of a family open. */
export function openingsOf(deps: Clock, user: User): Openings {
  const allowed = familyBenefits(deps, user)
    .map(({ type }) => opens[type] ?? 0)
    .reduce((sum, opened) => sum + opened, 0)
  return { allowed, used: allowed > 0 ? openedBy(deps.db, user) : 0 }
}

const opens: Partial<Record<BenefitType, number>> = openedActivities

const openedBy = (db: Db, user: User): number =>
  rowCount(
    db,
    savedActivities,
    and(eq(savedActivities.user_id, user.id), eq(savedActivities.source, 'benefit')),
  )

/** The row of one activity in the collection of one family. */
export const inCollectionOf = (user: Pick<User, 'id'>, activityId: string) =>
  and(eq(savedActivities.user_id, user.id), eq(savedActivities.activity_id, activityId))
