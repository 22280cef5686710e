import { type Db, inTransaction } from '@fgm/db'
import { type Parent, parents } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import type { Context } from '../../core/context.ts'
import type { Deps } from '../../core/deps.ts'
import { forbidden } from '../../core/errors.ts'
import { closeDayLinksOf } from '../day-links/day-links.ts'
import { eraseFamily, noteLeaving } from '../families/families.ts'
import { familyOf, parentsOf } from '../parents/parents.ts'
import { forgetReferee } from '../referrals/referrals.ts'
import { currentCaller } from './current-caller.ts'
import { requireProof } from './proof.ts'
import { endSession } from './sign-in.ts'

/**
 * DELETE /user: a parent leaves, and with the last one the family and everything of it, in one transaction.
 * @throws 400 when password or Google account are not right, 401 and 409 when session or password went meanwhile,
 * 403 for administrators, 429 after too many attempts.
 */
export async function leave(
  ctx: Context & { parent: Parent },
  proof: { password?: string | undefined; token?: string | undefined },
): Promise<{ message: string }> {
  if (ctx.parent.is_admin)
    throw forbidden(
      'administrator_cannot_leave',
      'An administrator cannot leave: someone has to look after the families.',
    )
  await requireProof(ctx, proof)
  const isLast = inTransaction(ctx.deps.db, (tx) =>
    eraseParent(ctx.deps, tx, currentCaller(tx, ctx)),
  )
  await endSession(ctx)
  return {
    message: isLast
      ? 'Your account and everything in it is gone. Take care.'
      : 'Your account is gone. Your family stays. Take care.',
  }
}

/**
 * Rows of a parent are deleted with their own row, those of a family with its row; what counts elsewhere is settled
 * before. @returns whether the family went, too.
 */
function eraseParent(
  deps: Pick<Deps, 'now' | 'newId' | 'csrf_key' | 'config'>,
  tx: Db,
  parent: Parent,
) {
  if (parentsOf(tx, parent.family_id).length <= 1) {
    eraseFamily(deps, tx, familyOf(tx, parent), parent)
    return true
  }
  forgetReferee(deps, tx, parent)
  tx.delete(parents).where(eq(parents.id, parent.id)).run()
  closeDayLinksOf(tx, parent.family_id)
  noteLeaving(deps, tx, parent.family_id, parent)
  return false
}
