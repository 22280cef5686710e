import type { Db } from '@fgm/db'
import { type Parent, parents } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { confirmFamily, giveOwnFamily, noteLeaving } from '../families/families.ts'
import type { ConfirmedSpot } from '../founding-spots/founding-spots.ts'
import { familyOf, parentsOf } from '../parents/parents.ts'

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

/**
 * Whoever proves an address that nobody confirmed, by a reset or by Google and without its password, may be a stranger to
 * whom somebody mistyped it: what others of a family keep there is not theirs to see. They go on with a family of their own.
 */
export function leaveSharedFamily(deps: Deps, tx: Db, parent: Parent): Parent {
  if (parent.email_verified_at || parentsOf(tx, parent.family_id).length === 1) return parent
  const how = 'address_taken_over'
  const moved = giveOwnFamily(deps, tx, parent, { how, children: 'none' })
  noteLeaving(deps, tx, parent.family_id, parent)
  return moved
}
