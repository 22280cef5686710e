import { type Db, inTransaction } from '@fgm/db'
import { type User, users } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import type { Context } from '../../core/context.ts'
import type { Deps } from '../../core/deps.ts'
import { forbidden } from '../../core/errors.ts'
import { forgetReasonsAbout } from '../audit/audit.ts'
import { leaveCommunity } from '../community/community.ts'
import { releaseFoundingSpot } from '../founding-spots/founding-spots.ts'
import { forgetReferee } from '../referrals/referrals.ts'
import { currentCaller } from './current-caller.ts'
import { requireProof } from './proof.ts'
import { endSession } from './sign-in.ts'

/**
 * DELETE /user: the family leaves, and everything of it goes, in one transaction. What stays is a row
 * without a name that keeps its registration number taken: numbers have no gap, and a founding spot is
 * given once. One that was only held is free again.
 * @throws 400 when password or Google account are not right, 401 and 409 when session or password went meanwhile,
 * 403 for administrators, 429 after too many attempts.
 */
export async function leave(
  ctx: Context & { user: User },
  proof: { password?: string | undefined; token?: string | undefined },
): Promise<{ message: string }> {
  if (ctx.user.is_admin)
    throw forbidden(
      'administrator_cannot_leave',
      'An administrator cannot leave: someone has to look after the families.',
    )
  await requireProof(ctx, proof)
  inTransaction(ctx.deps.db, (tx) => eraseFamily(ctx.deps, tx, currentCaller(tx, ctx)))
  await endSession(ctx)
  return { message: 'Your account and everything in it is gone. Take care.' }
}

/** Rows of the family are deleted with its own row; what counts elsewhere is settled before. */
function eraseFamily(deps: Pick<Deps, 'now' | 'newId' | 'csrf_key'>, tx: Db, user: User) {
  const { now, newId } = deps
  const { tier, founding_member, waitlist_status } = lastStanding(deps, tx, user.id) ?? user
  leaveCommunity(tx, user.id)
  forgetReferee(deps, tx, user)
  forgetReasonsAbout(tx, user.id)
  const removed = tx.delete(users).where(eq(users.id, user.id)).run()
  if (removed.changes === 0) return
  const id = newId()
  const deletedAt = now().toISOString()
  tx.insert(users)
    .values({
      id,
      name: '',
      email: '',
      email_key: `left-${id}`,
      email_canonical: `left-${id}`,
      is_admin: false,
      registration_number: user.registration_number,
      tier,
      founding_member,
      waitlist_status,
      referral_code: `LEFT-${id}`,
      deleted_at: deletedAt,
      // The day of the registration stays, without the hour: registrations are counted by day.
      created_at: `${user.created_at.slice(0, 10)}T00:00:00.000Z`,
    })
    .run()
}

/** The status of a family when it leaves: an unconfirmed founding spot is released. */
function lastStanding(deps: Pick<Deps, 'now' | 'newId'>, tx: Db, id: string) {
  const read = () => tx.select().from(users).where(eq(users.id, id)).get()
  const user = read()
  // No news about payments any more.
  if (user?.spot_held_until)
    releaseFoundingSpot(deps, tx, user, { mayTakeBack: false, arePaymentsOpen: false })
  return read()
}
