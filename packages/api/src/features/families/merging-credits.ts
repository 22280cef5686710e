import type { Db } from '@fgm/db'
import { creditEntriesTable, type Family, generations } from '@fgm/db/schema'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { creditBalance, firstCredits } from '../credits/credits.ts'

type Families = { from: Pick<Family, 'id'>; into: Pick<Family, 'id'> }

/**
 * How many credits come along when one family becomes part of another. The first credits of a family come once: where
 * both had them, as many of the one that arrives stay behind. Else founding one
 * family after the other would make credits.
 */
export function creditsAlong(db: Db, { from, into }: Families): number {
  const { remaining } = creditBalance(db, from.id)
  if (firstCredits(db, into.id) <= 0) return remaining
  return Math.max(0, remaining - Math.max(0, firstCredits(db, from.id)))
}

/**
 * What was used moves with what was made by it; the rest arrives as one entry.
 * @returns how many credits came along.
 */
export function mergeCredits(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: Db,
  { from, into }: Families,
): number {
  const along = creditsAlong(tx, { from, into })
  const amount = along + creditBalance(tx, from.id).used
  // They were counted as given already: this moves them.
  if (amount !== 0)
    tx.insert(creditEntriesTable)
      .values({
        id: deps.newId(),
        family_id: into.id,
        amount,
        reason: 'family_joined',
        created_at: deps.now().toISOString(),
      })
      .run()
  tx.update(creditEntriesTable)
    .set({ family_id: into.id })
    .where(
      and(
        eq(creditEntriesTable.family_id, from.id),
        eq(creditEntriesTable.reason, 'generated_activity'),
      ),
    )
    .run()
  // A key is a promise to the browser that made it; both families may have the same one.
  tx.update(generations)
    .set({ family_id: into.id, idempotency_key: null })
    .where(eq(generations.family_id, from.id))
    .run()
  return along
}
