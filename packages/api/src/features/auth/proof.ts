import { hasRow, inTransaction } from '@fgm/db'
import { googleAccounts, type Parent } from '@fgm/db/schema'
import { and, eq } from 'drizzle-orm'
import { type Context, throttleAddress } from '../../core/context.ts'
import type { Deps } from '../../core/deps.ts'
import { invalid } from '../../core/errors.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { checkSecondFactor } from './second-factor.ts'
import { currentCaller, identityOf, requirePassword } from './sign-in.ts'

/** Proves that the owner of an account sends the request, not someone who borrowed the browser. */
type Proof = {
  password?: string | undefined
  google_token?: string | undefined
  code?: string | undefined
}

/**
 * Does something that needs more than a session: after the password, or a fresh credential of Google,
 * and with two-step login a code. `work` gets the deps with a transaction in place of the database, and
 * the account as it is then. @throws as `requireProof`, as `checkSecondFactor`, and as `currentCaller`.
 */
export function provenBy(ctx: Context & { parent: Parent }) {
  return async <Result>(
    proof: Proof,
    work: (deps: Deps, parent: Parent) => Result extends PromiseLike<unknown> ? never : Result,
  ): Promise<Result> => {
    await requireProof(ctx, proof)
    checkSecondFactor(ctx, ctx.parent, proof.code)
    return inTransaction<Result>(ctx.deps.db, (tx) =>
      work({ ...ctx.deps, db: tx }, currentCaller(tx, ctx)),
    )
  }
}

/**
 * Requires the password once more, or for an account without one its Google account.
 * @throws 400 if it is missing or wrong, 401 if the password changed meanwhile, 429 after too many attempts.
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
