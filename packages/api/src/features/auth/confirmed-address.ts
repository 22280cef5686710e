import type { Db } from '@fgm/db'
import { users } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { countRatingsOf } from '../community/community.ts'
import { confirmReferral } from '../referrals/referrals.ts'
import type { User } from './sessions.ts'

/**
 * The one place where the address of a family becomes confirmed, inside the transaction of whoever
 * proved it (a link of a mail, or Google), with everything that hangs on it. Done again, it changes
 * nothing.
 * @returns the account as it is then.
 */
export function confirmAddress(deps: Deps, tx: Db, user: User): User {
  if (user.email_verified_at) return user
  const confirmed = tx
    .update(users)
    .set({ email_verified_at: deps.now().toISOString() })
    .where(eq(users.id, user.id))
    .returning()
    .get()
  confirmReferral(deps, tx, user.id)
  countRatingsOf(tx, user.id)
  return confirmed
}
