import { type Db, findRow, rowCount } from '@fgm/db'
import { creditEntriesTable, generations } from '@fgm/db/schema'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict } from '../../core/errors.ts'
import { countersOf } from '../counters/counters.ts'

type Grant = {
  family_id: string
  amount: number
  reason: (typeof creditEntriesTable.$inferInsert)['reason']
  note?: string
  idempotency_key?: string | null
}

/**
 * Writes credits into a family's ledger. `amount` is in whole credits, below 0 if they are lost with a founding
 * spot; `note` is an administrator's reason for a grant. A known `idempotency_key` gives nothing again.
 * @returns false for such a key. @throws 409 if something else was given with it.
 */
export function grantCredits({ newId, now }: Pick<Deps, 'newId' | 'now'>, db: Db, grant: Grant) {
  const added = db
    .insert(creditEntriesTable)
    .values({ id: newId(), ...grant, created_at: now().toISOString() })
    .onConflictDoNothing()
    .run()
  if (added.changes === 0) refuseOther(db, grant)
  else if (grant.amount > 0)
    countersOf(db).creditsGranted.inc({ reason: grant.reason }, grant.amount)
  return added.changes > 0
}

/** A repeated click must not report success for another amount than was given. */
function refuseOther(db: Db, { family_id, amount, note, idempotency_key }: Grant) {
  const isSameClick = eq(creditEntriesTable.idempotency_key, idempotency_key ?? '')
  const isOfFamily = eq(creditEntriesTable.family_id, family_id)
  const known = findRow(db, creditEntriesTable, and(isOfFamily, isSameClick))
  if (known && (known.amount !== amount || known.note !== (note ?? null)))
    throw conflict(
      'credits_given_already',
      `${known.amount} credits were given with this click already.`,
    )
}

/** Takes one credit for a delivered activity, in the transaction that delivers it. */
export function spendCredit(deps: Pick<Deps, 'newId' | 'now'>, db: Db, familyId: string) {
  db.insert(creditEntriesTable)
    .values({
      id: deps.newId(),
      family_id: familyId,
      amount: -1,
      reason: 'generated_activity',
      created_at: deps.now().toISOString(),
    })
    .run()
  countersOf(db).creditsSpent.inc()
}

/**
 * A family's credits: all it was ever given, what it used, and what remains. A
 * credit that a running generation holds is neither used nor free.
 */
export function creditBalance(db: Db, familyId: string) {
  const { total, used } = db
    .select({
      // Credits lost with a founding spot were never the family's, so they do not count as used.
      total: sql<number>`coalesce(sum(amount) filter (where amount > 0 or reason = 'spot_released'), 0)`,
      used: sql<number>`coalesce(-sum(amount) filter (where amount < 0 and reason <> 'spot_released'), 0)`,
    })
    .from(creditEntriesTable)
    .where(eq(creditEntriesTable.family_id, familyId))
    .get() ?? { total: 0, used: 0 }
  // Literal, not bound, and the '+' keeps SQLite from the family's index: all families together
  // hold fewer generations right now than one of them ever made.
  const isHeld = sql`state = 'reserved' and +${generations.family_id} = ${familyId}`
  return { remaining: total - used - rowCount(db, generations, isHeld), total, used }
}

/** Credits that came with becoming active or with a founding spot, without those that were lost with it. */
export function firstCredits(db: Db, familyId: string): number {
  const { family_id, reason, amount } = creditEntriesTable
  const isFirst = inArray(reason, ['founding_spot', 'became_active', 'spot_released'])
  const row = db
    .select({ amount: sql<number>`coalesce(sum(${amount}), 0)` })
    .from(creditEntriesTable)
    .where(and(eq(family_id, familyId), isFirst))
    .get()
  return row?.amount ?? 0
}

/** The ledger of a family, newest first: at most `at_most` entries. */
export function creditEntries(db: Db, familyId: string, atMost: number) {
  return db
    .select()
    .from(creditEntriesTable)
    .where(eq(creditEntriesTable.family_id, familyId))
    .orderBy(desc(creditEntriesTable.created_at), desc(sql`rowid`))
    .limit(atMost)
    .all()
}
