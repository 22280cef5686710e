import { type Db, hasRow, inTransaction } from '@fgm/db'
import { googleAccounts, type Parent, parents } from '@fgm/db/schema'
import { and, eq } from 'drizzle-orm'
import { type Context, throttleAddress } from '../../core/context.ts'
import type { Deps } from '../../core/deps.ts'
import { forbidden, invalid } from '../../core/errors.ts'
import { eraseFamily } from '../families/families.ts'
import { familyOf, parentsOf } from '../parents/parents.ts'
import { forgetReferee } from '../referrals/referrals.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { currentCaller } from './current-caller.ts'
import { endSession, identityOf, requirePassword } from './sign-in.ts'

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
  inTransaction(ctx.deps.db, (tx) => eraseParent(ctx.deps, tx, currentCaller(tx, ctx)))
  await endSession(ctx)
  return { message: 'Your account and everything in it is gone. Take care.' }
}

async function requireProof(
  ctx: Context & { parent: Parent },
  { password, token }: { password?: string | undefined; token?: string | undefined },
) {
  const { deps, parent } = ctx
  if (token) {
    countAttempt(deps, limits.login_by_address, throttleAddress(ctx.remote_address))
    countAttempt(deps, limits.password_by_account, parent.id)
    return requireGoogle(ctx, token)
  }
  if (!parent.password_hash)
    throw invalid('google_needed', 'Please confirm with your Google account.')
  if (!password) throw invalid('password_missing', 'Please enter your password.')
  await requirePassword(ctx, password)
}

async function requireGoogle(ctx: Context & { parent: Parent }, token: string) {
  const { sub } = await identityOf(ctx, token)
  const isOwn = and(eq(googleAccounts.sub, sub), eq(googleAccounts.parent_id, ctx.parent.id))
  if (!hasRow(ctx.deps.db, googleAccounts, isOwn))
    throw invalid('google_mismatch', 'This Google account does not belong to your account.')
}

/** Rows of a parent are deleted with their own row, those of a family with its row; what counts elsewhere is settled before. */
function eraseParent(deps: Pick<Deps, 'now' | 'newId' | 'csrf_key'>, tx: Db, parent: Parent) {
  if (parentsOf(tx, parent.family_id).length <= 1)
    return eraseFamily(deps, tx, familyOf(tx, parent), parent)
  forgetReferee(deps, tx, parent)
  tx.delete(parents).where(eq(parents.id, parent.id)).run()
}
