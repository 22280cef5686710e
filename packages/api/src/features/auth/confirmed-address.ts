import type { Db } from '@fgm/db'
import { type User, users } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { countRatingsOf } from '../community/community.ts'
import { type ConfirmedSpot, confirmFoundingSpot } from '../founding-spots/founding-spots.ts'
import { confirmReferral } from '../referrals/referrals.ts'

/**
 * The one place where the address of a family becomes confirmed, inside the transaction of the
 * proof (a mail link, or Google), with everything that follows from it. Repeated, it changes
 * nothing.
 * @returns the account as it is then, and what became of its founding spot.
 */
export function confirmAddress(
  deps: Deps,
  tx: Db,
  user: User,
): { user: User; spot: ConfirmedSpot } {
  if (user.email_verified_at) return { user, spot: 'none' }
  const emailVerifiedAt = deps.now().toISOString()
  tx.update(users).set({ email_verified_at: emailVerifiedAt }).where(eq(users.id, user.id)).run()
  const spot = confirmFoundingSpot(deps, tx, user.id)
  confirmReferral(deps, tx, user.id)
  countRatingsOf(tx, user.id)
  const confirmed = tx.select().from(users).where(eq(users.id, user.id)).get()
  return { user: confirmed ?? user, spot }
}
