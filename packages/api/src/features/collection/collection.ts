import { type Db, hasRow, rowCount } from '@fgm/db'
import { type Family, savedActivities } from '@fgm/db/schema'
import { isMember } from '@fgm/shared/family/membership'
import { type BenefitType, openedActivities } from '@fgm/shared/family/waitlist'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { familyBenefits } from '../membership/membership.ts'

/*
 * The activities that a family has saved, and so can open (docs/decisions/012-collection-and-community.md). The library and
 * the community decide what may be saved, and when.
 */

type Clock = Pick<Deps, 'db' | 'now'>

/** How many premium activities the benefits of a family open, and how many of them it has opened. */
export type Openings = { allowed: number; used: number }

/**
 * What is in a family's collection, and so is open to it. What it saved as a member counts while it is one: otherwise the
 * library could be kept by saving all of it. What a benefit opened and what came from the community stay.
 */
export const isInCollection = (family: Family) =>
  and(
    eq(savedActivities.family_id, family.id),
    isNull(savedActivities.removed_at),
    isMember(family) ? undefined : ne(savedActivities.source, 'premium'),
  )

/** The ids in a family's collection. */
export const collectionOf = (db: Db, family: Family): string[] =>
  db
    .select({ id: savedActivities.activity_id })
    .from(savedActivities)
    .where(isInCollection(family))
    .all()
    .map((row) => row.id)

/** Puts an activity into a family's collection. @returns true if it was never there before. */
export function keepActivity(
  { db, now }: Clock,
  family: Family,
  activityId: string,
  source: 'premium' | 'benefit' | 'community',
): boolean {
  const row = {
    family_id: family.id,
    activity_id: activityId,
    source,
    saved_at: now().toISOString(),
  }
  const added = db.insert(savedActivities).values(row).onConflictDoNothing().run().changes > 0
  if (!added)
    db.update(savedActivities)
      .set({ removed_at: null })
      .where(inCollectionOf(family, activityId))
      .run()
  return added
}

/** Whether a benefit opened this activity to this family, and it still has it. */
export const isOpenedByBenefit = (db: Db, family: Family, activityId: string): boolean =>
  hasRow(
    db,
    savedActivities,
    and(
      inCollectionOf(family, activityId),
      eq(savedActivities.source, 'benefit'),
      isNull(savedActivities.removed_at),
    ),
  )

/** Whether a family's benefits open one more premium activity to it. */
export function hasOpeningsLeft(deps: Clock, family: Family): boolean {
  const { allowed, used } = openingsOf(deps, family)
  return used < allowed
}

/** What the benefits of a family open. */
export function openingsOf(deps: Clock, family: Family): Openings {
  const opens: Partial<Record<BenefitType, number>> = openedActivities
  const benefits = familyBenefits(deps, family)
  const isOpened = and(
    eq(savedActivities.family_id, family.id),
    eq(savedActivities.source, 'benefit'),
  )
  const allowed = benefits.reduce((sum, { type }) => sum + (opens[type] ?? 0), 0)
  return { allowed, used: allowed > 0 ? rowCount(deps.db, savedActivities, isOpened) : 0 }
}

/** The row of one activity in the collection of one family. */
export const inCollectionOf = (family: Pick<Family, 'id'>, activityId: string) =>
  and(eq(savedActivities.family_id, family.id), eq(savedActivities.activity_id, activityId))
