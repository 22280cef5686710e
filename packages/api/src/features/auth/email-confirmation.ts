import { type Context, throttleAddress } from '../../core/context.ts'
import { forbidden, unauthorized } from '../../core/errors.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { ownerOfVerifyLink, verifyEmail } from './email-links.ts'
import { hasSecondFactor } from './second-factor.ts'
import { checkPassword, startSession } from './sign-in.ts'

/**
 * POST /api/auth/verify-email: confirms an address by the link of its mail. The link alone proves only
 * that somebody, or some program, opened a mail: whoever made the account has to stand behind it, by
 * their session or their password. Who gives the password is signed in.
 * @throws 400 for a stale link; 401 for a visitor without the password (`password_required`) or with a
 * wrong one; 403 in a session of another account; 409 when the password changed meanwhile; 429 after too many attempts.
 */
export async function confirmByLink(
  ctx: Context,
  { token, password }: { token: string; password?: string | undefined },
): Promise<{ message: string }> {
  const { deps, user } = ctx
  countAttempt(deps, limits.token_by_address, throttleAddress(ctx.remote_address))
  const owner = ownerOfVerifyLink(deps, token)
  if (owner.email_verified_at || user?.id === owner.id)
    return verifyEmail(deps, token, user ?? owner)
  if (user)
    throw forbidden(
      'other_account',
      'You are signed in with another account here. Please sign out, then open the link of the mail again.',
      { error_type: 'other_account' },
    )
  if (!password)
    throw unauthorized('password_required', "Please sign in, or enter this account's password.", {
      error_type: 'password_required',
    })
  const known = await checkPassword(
    ctx,
    { email: owner.email, password },
    'This password is not right.',
  )
  const confirmed = verifyEmail(deps, token, known)
  if (!hasSecondFactor(deps.db, known.id)) await startSession(ctx, known)
  return confirmed
}
