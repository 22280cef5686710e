import { inTransaction } from '@fgm/db'
import { google_accounts, users } from '@fgm/db/schema'
import { emailKey } from '@fgm/shared/email-address'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { throttleAddress } from '../../context.ts'
import type { Deps } from '../../deps.ts'
import { invalid, signedOut, unavailable } from '../../errors.ts'
import { type GoogleIdentity, GoogleRefusal, KeysTooYoung } from '../../services/google.ts'
import { deliverMailsSoon } from '../mail/mail.ts'
import { countAttempt, forgetAttempts, limits } from '../throttles/throttles.ts'
import { findUserByEmail, refuseBlocked } from './auth.ts'
import { confirmAddress } from './confirmed-address.ts'
import { googleNonce, isSameSecret } from './csrf.ts'
import { isKnownDevice, type Origin, originOf, rememberDevice } from './devices.ts'
import { enqueuePasswordChanged, forgetResetLinks } from './email-links.ts'
import { refuseCommonPassword } from './passwords.ts'
import { createFamily } from './registration.ts'
import { endSessions, type User } from './sessions.ts'

/**
 * Checks address and password. The answer and its time are the same for an unknown address and a
 * wrong password; attempts are counted before the hash.
 * @throws 401, 429 after too many attempts; 403 for a blocked family that knows its password.
 */
export async function checkPassword(
  ctx: Context,
  input: { email: string; password: string },
): Promise<User> {
  const { deps } = ctx
  const address = throttleAddress(ctx.remote_address)
  const account = emailKey(input.email)
  countAttempt(deps, limits.login_by_address, address)
  countAttempt(deps, limits.login_by_account_and_address, `${account} ${address}`)
  const user = findUserByEmail(deps.db, input.email)
  const isKnown = isKnownDevice(ctx, user?.id ?? 'nobody')
  // Who guesses from ever new networks is stopped here; the family's own browsers are not.
  if (!isKnown) countAttempt(deps, limits.login_by_account, account)
  const caller = { client: address, isKnown }
  const is_right = await deps.passwords.verify(user?.password_hash ?? null, input.password, caller)
  if (!user || !is_right) throw signedOut('Email or password is not right.')
  forgetAttempts(deps, limits.login_by_account_and_address, `${account} ${address}`)
  refuseBlocked(deps.db, user.id)
  return user
}

/** Starts a fresh session (the old one of this browser ends), sets its cookie and knows the browser again. */
export async function startSession(
  ctx: Context,
  user: User,
  { device_hash }: { device_hash: string } = originOf(ctx),
) {
  if (ctx.session_id) await ctx.sessions.invalidateSession(ctx.session_id)
  rememberDevice(ctx.deps, ctx.deps.db, user.id, device_hash)
  const session = await ctx.sessions.createSession(user.id, {})
  ctx.answer_headers.append('set-cookie', ctx.sessions.createSessionCookie(session.id).serialize())
}

/** Ends this browser's session, on the server and in its cookie. */
export async function endSession(ctx: Context) {
  if (ctx.session_id) await ctx.sessions.invalidateSession(ctx.session_id)
  ctx.answer_headers.append('set-cookie', ctx.sessions.createBlankSessionCookie().serialize())
  // Pages that 'Back' would show again; what the pages store they clear themselves.
  ctx.answer_headers.set('clear-site-data', '"cache"')
}

/**
 * Signs in, or registers, the family behind a Google ID token (decisions §8).
 * @throws 401 for a token that Google did not make for this browser, 403 for a blocked family, 503 when
 * Google cannot be asked.
 */
export async function signInWithGoogle(
  ctx: Context,
  input: { token: string; referral_code?: string | null | undefined; origin: Origin },
): Promise<{ user: User; is_new: boolean; is_sent: boolean | null }> {
  const { deps } = ctx
  countAttempt(deps, limits.google_by_address, throttleAddress(ctx.remote_address))
  const identity = await identityOf(ctx, input.token)
  const known = findGoogleUser(deps, identity)
  if (known) return { user: known, is_new: false, is_sent: null }
  const { user, mail_ids } = inTransaction(deps.db, (tx) => {
    const created = createFamily(
      { ...deps, db: tx },
      {
        name: identity.name,
        email: identity.email,
        password_hash: null,
        is_email_verified: true,
        referral_code: input.referral_code,
        origin: input.origin,
      },
    )
    linkGoogle({ ...deps, db: tx }, identity, created.user)
    return created
  })
  return { user, is_new: true, is_sent: await deliverMailsSoon(deps, mail_ids) }
}

/** Who a Google ID token says somebody is. @throws as `signInWithGoogle`. */
export async function identityOf(ctx: Context, token: string): Promise<GoogleIdentity> {
  const { google } = ctx.deps
  if (!google) throw invalid('Google sign-in is not set up here. Please use your email address.')
  try {
    const identity = await google.verify(token)
    // Our own button always asks for the nonce of this browser; a token made for another is refused.
    const nonce = ctx.browser_secret && googleNonce(ctx.deps, ctx.browser_secret)
    if (identity.nonce && !(nonce && isSameSecret(nonce, identity.nonce)))
      throw new GoogleRefusal('The token was made for another browser')
    return identity
  } catch (cause) {
    if (cause instanceof GoogleRefusal) throw signedOut('Google authentication failed')
    if (cause instanceof KeysTooYoung)
      throw unavailable(
        'Google has just changed its keys. Please try again in a few seconds.',
        5,
        cause,
      )
    throw unavailable(
      'Google cannot be reached right now. Please use your email address.',
      30,
      cause,
    )
  }
}

/**
 * The account of a Google identity. An account with the same address is linked when its own address
 * was verified; one that was never verified is taken over without its password and sessions, because
 * whoever made it could not read the address's mail.
 */
function findGoogleUser(deps: Deps, identity: GoogleIdentity): User | undefined {
  return inTransaction(deps.db, (tx) => {
    const linked = tx
      .select({ user: users })
      .from(google_accounts)
      .innerJoin(users, eq(users.id, google_accounts.user_id))
      .where(eq(google_accounts.sub, identity.sub))
      .get()
    if (linked) {
      refuseBlocked(tx, linked.user.id)
      return linked.user
    }
    const same_address = findUserByEmail(tx, identity.email)
    if (!same_address) return undefined
    refuseBlocked(tx, same_address.id)
    // Another Google identity owns this account: its address changed hands. Nobody is let in.
    const other = tx
      .select()
      .from(google_accounts)
      .where(eq(google_accounts.user_id, same_address.id))
      .get()
    if (other) throw signedOut('Google authentication failed')
    linkGoogle({ ...deps, db: tx }, identity, same_address)
    if (same_address.email_verified_at) return same_address
    endSessions(tx, same_address.id)
    tx.update(users).set({ password_hash: null }).where(eq(users.id, same_address.id)).run()
    return confirmAddress(deps, tx, same_address)
  })
}

function linkGoogle({ db, now }: Pick<Deps, 'db' | 'now'>, identity: GoogleIdentity, user: User) {
  db.insert(google_accounts)
    .values({ sub: identity.sub, user_id: user.id, created_at: now().toISOString() })
    .run()
}

/**
 * Changes the password; every other session ends. A family that came by Google sets its first one.
 * @throws 400 when the current password is not right, 429 after too many attempts.
 */
export async function changePassword(
  ctx: Context & { user: User },
  input: { current_password?: string | undefined; new_password: string },
): Promise<{ message: string }> {
  const { deps, user } = ctx
  refuseCommonPassword(input.new_password)
  if (user.password_hash) {
    // A change costs two hashes, so changes that succeed count too, by family and by address.
    countAttempt(deps, limits.login_by_address, throttleAddress(ctx.remote_address))
    countAttempt(deps, limits.password_by_account, user.id)
    const is_right = await deps.passwords.verify(user.password_hash, input.current_password ?? '')
    if (!is_right) throw invalid('Your current password is not right.')
  }
  const password_hash = await deps.passwords.hash(input.new_password)
  inTransaction(deps.db, (tx) => {
    tx.update(users).set({ password_hash }).where(eq(users.id, user.id)).run()
    forgetResetLinks(deps, tx, user.id)
    endSessions(tx, user.id, ctx.session_id ?? undefined)
    enqueuePasswordChanged(deps, tx, user)
  })
  return { message: 'Your password is changed. Other devices are signed out.' }
}
