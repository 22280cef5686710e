import { type Parent, parents } from '@fgm/db/schema'
import type { LeaveFamily } from '@fgm/shared/family/auth'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../../core/context.ts'
import type { Deps } from '../../core/deps.ts'
import { forbidden } from '../../core/errors.ts'
import { closeDayLinksOf } from '../day-links/day-links.ts'
import { eraseFamily, noteLeaving } from '../families/families.ts'
import { familyOf, parentsOf } from '../parents/parents.ts'
import { forgetReferee } from '../referrals/referrals.ts'
import { provenBy } from './proof.ts'
import { endSession } from './sign-in.ts'

/**
 * DELETE /user: a parent leaves, and with the last one the family and all its data, in one transaction.
 * @throws as `provenBy`, 403 for administrators.
 */
export async function leave(
  ctx: Context & { parent: Parent },
  { password, token }: z.output<typeof LeaveFamily>,
): Promise<{ message: string }> {
  if (ctx.parent.is_admin)
    throw forbidden(
      'administrator_cannot_leave',
      'An administrator cannot leave: someone has to look after the families.',
    )
  const isLast = await provenBy(ctx)({ password, google_token: token }, eraseParent)
  await endSession(ctx)
  return {
    message: isLast
      ? 'Your account and everything in it is gone. Take care.'
      : 'Your account is gone. Your family stays. Take care.',
  }
}

/**
 * Rows of a parent are deleted with their own row, those of a family with its row; what counts elsewhere is settled
 * before. @returns whether the family was deleted, too.
 */
function eraseParent(deps: Deps, parent: Parent): boolean {
  const { db: tx } = deps
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
