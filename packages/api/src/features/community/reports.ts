import { type Db, inTransaction } from '@fgm/db'
import {
  communityItems,
  communityReports,
  type Family,
  families,
  type Parent,
  savedActivities,
} from '@fgm/db/schema'
import {
  type DecideReport,
  type ReportActivity,
  type ReportedActivity,
  reportsToHide,
} from '@fgm/shared/community/community'
import { and, asc, count, eq, inArray, isNotNull, isNull, min, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Deps } from '../../core/deps.ts'
import { conflict, notFound } from '../../core/errors.ts'
import { hasDownloaded, itemOf, requireCommunity, requireShown, withdraw } from './community.ts'
import { itemsOf } from './community-lists.ts'

const pageSize = 100

/**
 * POST /community/activities/{id}/report: one per family. From three on it is hidden until an administrator decides.
 * @throws 403 while the community is closed, 404 if it is not shown to this family, 409 the second time or for an own one.
 */
export function reportActivity(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  family: Family,
  { id, reason }: z.output<typeof ReportActivity>,
): { message: string } {
  return inTransaction(deps.db, (tx) => {
    requireCommunity(tx)
    const item = hasDownloaded(tx, family, id) ? itemOf(tx, id) : requireShown(tx, family, id)
    if (item.author_family_id === family.id)
      throw conflict(
        'own_activity',
        'This is your own activity. You can take it out of the community.',
      )
    const added = tx
      .insert(communityReports)
      .values({
        id: deps.newId(),
        activity_id: id,
        family_id: family.id,
        reason,
        created_at: deps.now().toISOString(),
      })
      .onConflictDoNothing()
      .run()
    if (added.changes === 0)
      throw conflict(
        'already_reported',
        'You have reported this activity already. An administrator will look at it.',
      )
    if (openReports(tx, id) >= reportsToHide) setState(tx, id, 'shown', 'hidden')
    return { message: 'Thank you. An administrator will look at it.' }
  })
}

/** GET /api/admin/reports: undecided reported activities, the oldest report first. */
export function reportedActivities(db: Db): ReportedActivity[] {
  const ids = db
    .select({ id: communityReports.activity_id, first_at: min(communityReports.created_at) })
    .from(communityReports)
    // Literal, not bound: only then does SQLite use its partial index.
    .where(sql`decision is null`)
    .groupBy(communityReports.activity_id)
    .orderBy(sql`min(created_at)`)
    .limit(pageSize)
    .all()
    .map((row) => row.id)
  const all = reportsOf(db, ids)
  return itemsOf(db, { id: '' }, ids).map((item) => {
    const own = all.filter(({ report }) => report.activity_id === item.id)
    const reports = own.map(({ report: { reason, created_at } }) => ({ reason, created_at }))
    return { ...item, state: own[0]?.state ?? 'shown', reports }
  })
}

/**
 * POST /api/admin/reports/{id}: decides on all open reports of an activity. `keep` shows it again;
 * `remove` takes it out of the community and out of every library that it was saved to.
 * @throws 404 if there is nothing to decide (any more).
 */
export function decideReport(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  administrator: Pick<Parent, 'id'>,
  { id, decision }: z.output<typeof DecideReport>,
): { message: string } {
  return inTransaction(db, (tx) => {
    const decided = tx
      .update(communityReports)
      .set({
        decision,
        decided_at: now().toISOString(),
        decided_by_administrator_id: administrator.id,
      })
      .where(and(eq(communityReports.activity_id, id), isNull(communityReports.decision)))
      .run()
    if (decided.changes === 0) throw notFound('Report')
    if (decision === 'keep') {
      setState(tx, id, 'hidden', 'shown')
      // Its family has left in the meantime: what it shared is deleted with it.
      const item = itemOf(tx, id)
      if (item.author_family_id === null) withdraw(tx, item)
      return { message: 'The activity stays.' }
    }
    tx.update(communityItems)
      .set({ state: 'removed' })
      .where(eq(communityItems.activity_id, id))
      .run()
    tx.delete(savedActivities).where(eq(savedActivities.activity_id, id)).run()
    return { message: 'The activity is removed.' }
  })
}

/** Open reports by families whose address is confirmed and that are not blocked. An administrator sees all of them. */
function openReports(db: Db, id: string): number {
  const row = db
    .select({ count: count() })
    .from(communityReports)
    .innerJoin(families, eq(families.id, communityReports.family_id))
    .where(
      and(
        eq(communityReports.activity_id, id),
        isNull(communityReports.decision),
        // Three accounts are easy to invent; three mailboxes are more work.
        isNotNull(families.confirmed_at),
        isNull(families.blocked_at),
      ),
    )
    .get()
  return row?.count ?? 0
}

const setState = (tx: Db, id: string, from: 'shown' | 'hidden', state: 'shown' | 'hidden') =>
  tx
    .update(communityItems)
    .set({ state })
    .where(and(eq(communityItems.activity_id, id), eq(communityItems.state, from)))
    .run()

const reportsOf = (db: Db, ids: string[]) =>
  db
    .select({ report: communityReports, state: communityItems.state })
    .from(communityReports)
    .innerJoin(communityItems, eq(communityItems.activity_id, communityReports.activity_id))
    .where(and(inArray(communityReports.activity_id, ids), isNull(communityReports.decision)))
    .orderBy(asc(communityReports.created_at))
    .all()
