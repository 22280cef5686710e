import { hasRow, inTransaction } from '@fgm/db'
import { googleAccounts, type Parent } from '@fgm/db/schema'
import { and, eq } from 'drizzle-orm'
import { type Context, throttleAddress } from '../../core/context.ts'
import type { Deps } from '../../core/deps.ts'
import { invalid } from '../../core/errors.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { checkSecondFactor } from './second-factor.ts'
import { currentCaller, identityOf, requirePassword } from './sign-in.ts'

/** What shows that the owner of an account asks, and not who borrowed the browser. */
type Proof = {
  password?: string | undefined
  google_token?: string | undefined
  code?: string | undefined
}

/**
 * Does something that a session alone must not be enough for: after the password, or a fresh credential of Google,
 * and where two-step login is on a code. `work` gets the deps with a transaction in place of the database, and
 * the account as it is then. @throws as `requireProof`, as `checkSecondFactor`, and as `currentCaller`.
 */
export function provenBy(ctx: Context & { parent: Parent }) {
  return async <Answer>(
    proof: Proof,
    work: (deps: Deps, parent: Parent) => Answer extends PromiseLike<unknown> ? never : Answer,
  ): Promise<Answer> => {
    await requireProof(ctx, proof)
    checkSecondFactor(ctx, ctx.parent, proof.code)
    return inTransaction<Answer>(ctx.deps.db, (tx) =>
      work({ ...ctx.deps, db: tx }, currentCaller(tx, ctx)),
    )
  }
}

/**
 * Requires the password once more, or for an account without one its Google account.
 * @throws 400 when it is missing or not right, 401 when the password changed meanwhile, 429 after too many attempts.
 */
async function requireProof(
  ctx: Context & { parent: Parent },
  { password, google_token: token }: Proof,
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
