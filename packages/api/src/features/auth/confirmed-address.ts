import type { Db } from '@fgm/db'
import { type Parent, parents } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { confirmFamily } from '../families/families.ts'
import type { ConfirmedSpot } from '../founding-spots/founding-spots.ts'
import { familyOf } from '../parents/parents.ts'

/**
 * The one place where the address of a parent becomes confirmed, inside the transaction of the
 * proof (a mail link, or Google), with everything that follows from it. Repeated, it changes
 * nothing.
 * @returns the account as it is then, and what became of the family's founding spot.
 */
export function confirmAddress(
  deps: Deps,
  tx: Db,
  parent: Parent,
): { parent: Parent; spot: ConfirmedSpot } {
  if (parent.email_verified_at) return { parent, spot: 'none' }
  const confirmed = tx
    .update(parents)
    .set({ email_verified_at: deps.now().toISOString() })
    .where(eq(parents.id, parent.id))
    .returning()
    .get()
  return { parent: confirmed ?? parent, spot: confirmFamily(deps, tx, familyOf(tx, parent)) }
}
