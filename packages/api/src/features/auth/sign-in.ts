import { type Db, hasRow, inTransaction } from '@fgm/db'
import { googleAccounts, type Parent, parents, sessions } from '@fgm/db/schema'
import { emailKey } from '@fgm/shared/text/email-address'
import { and, eq } from 'drizzle-orm'
import { type Context, throttleAddress } from '../../core/context.ts'
import type { Deps } from '../../core/deps.ts'
import {
  conflict,
  forbidden,
  invalid,
  signedOut,
  unauthorized,
  unavailable,
} from '../../core/errors.ts'
import { isSameSecret } from '../../core/same-secret.ts'
import { type GoogleIdentity, GoogleRefusal, KeysTooYoung } from '../../services/google.ts'
import { deliverMailsSoon } from '../mail/mail.ts'
import { countAttempt, forgetAttempts, limits } from '../throttles/throttles.ts'
import { findParentByEmail, refuseBlocked, withPasswordOf } from './auth.ts'
import { googleLinkedMail, passwordChangedMail } from './auth-mails.ts'
import { googleNonce } from './cookies.ts'
import { forgetDevices, isKnownDevice, type Origin, originOf, rememberDevice } from './devices.ts'
import {
  confirmAddress,
  enqueueChangeMail,
  forgetResetLinks,
  leaveSharedFamily,
  ownerOfVerifyLink,
  verifyEmail,
} from './email-links.ts'
import { ownTurn } from './hashing-queue.ts'
import { refuseWeakPassword } from './password-strength.ts'
import { createFamily, joinFamily } from './registration.ts'
import { checkSecondFactor, hasSecondFactor } from './second-factor.ts'
import { endSessions, sessionKey } from './sessions.ts'

/**
 * Checks address and password. The response and its time are the same for an unknown address and a
 * wrong password; attempts are counted before the hash.
 * @throws 401, 429 after too many attempts; 403 for a blocked family with the correct password.
 */
export async function checkPassword(
  ctx: Context,
  input: { email: string; password: string },
  refusal = 'Email or password is not right.',
): Promise<Parent> {
  const { deps } = ctx
  const address = throttleAddress(ctx.remote_address)
  const account = emailKey(input.email)
  countAttempt(deps, limits.login_by_address, address)
  countAttempt(deps, limits.login_by_account_and_address, `${account} ${address}`)
  const parent = findParentByEmail(deps.db, input.email)
  const isKnown = isKnownDevice(ctx, parent?.id ?? 'nobody')
  // Guessing from ever new networks is stopped here; the family's own browsers have a separate, higher limit.
  countAttempt(deps, isKnown ? limits.login_by_known_browser : limits.login_by_account, account)
  const caller = { client: parent && isKnown ? parent.id : address, isKnown }
  const isRight = await deps.passwords.verify(parent?.password_hash ?? null, input.password, caller)
  if (!parent || !isRight) throw unauthorized('wrong_login', refusal)
  forgetAttempts(deps, limits.login_by_account_and_address, `${account} ${address}`)
  refuseBlocked(deps.db, parent)
  return parent
}

/**
 * Starts a fresh session (the old one of this browser ends), sets its cookie and remembers the browser.
 * `parent` is the row at the time of its proof.
 * @throws 401 if the password changed since.
 */
export async function startSession(
  ctx: Context,
  parent: Parent,
  { device_hash }: { device_hash: string } = originOf(ctx),
) {
  // No `await` before this: what the caller has just checked (a code, a password) is still true.
  const session = await ctx.sessions.createSession(parent.id, {})
  if (ctx.session_id) await ctx.sessions.invalidateSession(ctx.session_id)
  // Read after the session exists: a later change ends the session, and an earlier one is seen here.
  if (!hasRow(ctx.deps.db, parents, withPasswordOf(parent))) {
    await ctx.sessions.invalidateSession(session.id)
    throw unauthorized(
      'wrong_login',
      'The password of this account has just been changed. Please log in again.',
    )
  }
  rememberDevice(ctx.deps, ctx.deps.db, parent.id, device_hash)
  ctx.response_headers.append(
    'set-cookie',
    ctx.sessions.createSessionCookie(session.id).serialize(),
  )
}

/** Ends this browser's session, on the server and in its cookie. */
export async function endSession(ctx: Context) {
  if (ctx.session_id) await ctx.sessions.invalidateSession(ctx.session_id)
  ctx.response_headers.append('set-cookie', ctx.sessions.createBlankSessionCookie().serialize())
  // For pages that 'Back' would show again; the pages clear their own storage.
  ctx.response_headers.set('clear-site-data', '"cache"')
}

/**
 * Logs in, or registers, the family of a Google ID token (decisions §8).
 * @throws 401 for a token that Google did not make for this browser and if a code is required, 403
 * for a blocked family, 503 if Google cannot be reached.
 */
export async function signInWithGoogle(
  ctx: Context,
  input: {
    token: string
    referral_code?: string | null | undefined
    invitation?: string | undefined
    code?: string | undefined
    origin: Origin
  },
): Promise<{ parent: Parent; is_new: boolean; is_sent: boolean | null }> {
  const { deps } = ctx
  countAttempt(deps, limits.google_by_address, throttleAddress(ctx.remote_address))
  const identity = await identityOf(ctx, input.token)
  const known = findGoogleUser(deps.db, identity)
  if (known) {
    checkSecondFactor(ctx, known.parent, input.code)
    const parent = known.is_linked ? known.parent : joinGoogle(deps, identity, known.parent)
    return { parent, is_new: false, is_sent: null }
  }
  const { parent, mail_ids } = inTransaction(deps.db, (tx) => {
    if (input.invitation) return joinWithGoogle({ ...deps, db: tx }, identity, input.invitation)
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
    linkGoogle({ ...deps, db: tx }, identity, created.parent)
    return created
  })
  return { parent, is_new: true, is_sent: await deliverMailsSoon(deps, mail_ids) }
}

/** A new parent with a Google account, in the family that invites. */
function joinWithGoogle(deps: Deps, identity: GoogleIdentity, invitation: string) {
  const { name, email } = identity
  const wanted = { name, email, password_hash: null }
  const joined = joinFamily(deps, deps.db, invitation, wanted, { isVerified: true })
  linkGoogle(deps, identity, joined.parent)
  return { ...joined, parent: confirmAddress(deps, deps.db, joined.parent).parent }
}

/** The identity in a Google ID token. @throws as `signInWithGoogle`. */
export async function identityOf(ctx: Context, token: string): Promise<GoogleIdentity> {
  const { google } = ctx.deps
  if (!google)
    throw invalid(
      'google_not_set_up',
      'Google login is not set up here. Please use your email address.',
    )
  try {
    const identity = await google.verify(token)
    // Our own button always sends the nonce of this browser; a token made for another is refused.
    const nonce = ctx.browser_secret && googleNonce(ctx.deps, ctx.browser_secret)
    if (identity.nonce && !(nonce && isSameSecret(nonce, identity.nonce)))
      throw new GoogleRefusal('The token was made for another browser')
    return identity
  } catch (cause) {
    if (cause instanceof GoogleRefusal)
      throw unauthorized('google_refused', 'Google authentication failed')
    if (cause instanceof KeysTooYoung)
      throw unavailable(
        'google_unavailable',
        'Google has just changed its keys. Please try again in a few seconds.',
        5,
        cause,
      )
    throw unavailable(
      'google_unavailable',
      'Google cannot be reached right now. Please use your email address.',
      30,
      cause,
    )
  }
}

function findGoogleUser(db: Db, identity: GoogleIdentity) {
  const linked = db
    .select({ parent: parents })
    .from(googleAccounts)
    .innerJoin(parents, eq(parents.id, googleAccounts.parent_id))
    .where(eq(googleAccounts.sub, identity.sub))
    .get()
  const parent = linked?.parent ?? findParentByEmail(db, identity.email)
  if (!parent) return undefined
  refuseBlocked(db, parent)
  if (linked) return { parent, is_linked: true }
  // Another Google identity owns this account: the address changed hands. Access is refused.
  if (hasRow(db, googleAccounts, eq(googleAccounts.parent_id, parent.id)))
    throw unauthorized('google_refused', 'Google authentication failed')
  return { parent, is_linked: false }
}

/**
 * Links a Google identity to the account with its address, for the first time. Every browser is logged out. If the
 * password never came with a proof of the mailbox, a stranger may have made the account: their password, browsers and name
 * are removed. The server's owner vouches for administrators.
 */
function joinGoogle(deps: Deps, identity: GoogleIdentity, parent: Parent): Parent {
  return inTransaction(deps.db, (tx) => {
    linkGoogle({ ...deps, db: tx }, identity, parent)
    endSessions(tx, parent.id)
    const isProven = parent.is_admin || parent.password_proven_at !== null
    if (!isProven) {
      tx.update(parents)
        .set({ password_hash: null, name: identity.name })
        .where(eq(parents.id, parent.id))
        .run()
      forgetDevices(tx, parent.id)
    }
    confirmAddress(deps, tx, isProven ? parent : leaveSharedFamily(deps, tx, parent))
    const joined = tx.select().from(parents).where(eq(parents.id, parent.id)).get() ?? parent
    const isPasswordGone = parent.password_hash !== null && !isProven
    enqueueChangeMail(deps, tx, joined, 'google_linked', googleLinkedMail(isPasswordGone))
    return joined
  })
}

function linkGoogle(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  identity: GoogleIdentity,
  parent: Parent,
) {
  db.insert(googleAccounts)
    .values({ sub: identity.sub, parent_id: parent.id, created_at: now().toISOString() })
    .run()
}

/**
 * Changes the password, or sets the first one; all sessions end, and this browser gets a new one.
 * @throws 400 if the current password is wrong, 401 or 409 if session or password ended meanwhile,
 * 429 after too many attempts.
 */
export async function changePassword(
  ctx: Context & { parent: Parent },
  input: { current_password?: string | undefined; new_password: string },
): Promise<{ message: string }> {
  const { deps, parent } = ctx
  await refuseWeakPassword(input.new_password, parent, 'new_password')
  // A change costs two hashes, so successful changes count too, by family and by address.
  if (parent.password_hash)
    await requirePassword(ctx, input.current_password, 'Your current password is not right.')
  const passwordHash = await deps.passwords.hash(input.new_password, ownTurn(parent))
  const changed = inTransaction(deps.db, (tx) => {
    const current = currentCaller(tx, ctx)
    // Knowing the old password does not prove that the mailbox is theirs.
    const isProven = current.password_hash === null || current.password_proven_at !== null
    const passwordProvenAt = isProven ? deps.now().toISOString() : null
    tx.update(parents)
      .set({ password_hash: passwordHash, password_proven_at: passwordProvenAt })
      .where(eq(parents.id, parent.id))
      .run()
    forgetResetLinks(deps, tx, parent.id)
    endSessions(tx, parent.id)
    // An intruder may have made their browser a known one; this browser is known again in a moment.
    forgetDevices(tx, parent.id)
    enqueueChangeMail(deps, tx, current, 'password_changed', passwordChangedMail)
    return { ...current, password_hash: passwordHash }
  })
  await startSession(ctx, changed)
  return { message: 'Your password is changed. Other devices are logged out.' }
}

/**
 * Requires the password once more, before something that must not be possible in a borrowed browser.
 * @throws 400 with this sentence, 401 if the password changed or the family left meanwhile, 429 after too many attempts.
 */
export async function requirePassword(
  { deps, parent, remote_address }: Context & { parent: Parent },
  password: string | undefined,
  refusal = 'Your password is not right.',
) {
  countAttempt(deps, limits.login_by_address, throttleAddress(remote_address))
  countAttempt(deps, limits.password_by_account, parent.id)
  const isRight = await deps.passwords.verify(parent.password_hash, password ?? '', ownTurn(parent))
  if (!isRight) throw invalid('wrong_password', refusal)
  // Any change of the password ended the session, too.
  if (!hasRow(deps.db, parents, withPasswordOf(parent))) throw signedOut()
}

/**
 * POST /api/auth/verify-email: confirms an address by the link of its mail. The link alone proves only that a person or a
 * program opened a mail, so it needs the session or the password of its account. The password also logs in.
 * @throws 400 for a stale link; 401 for a visitor without the password (`password_required`) or with a
 * wrong one; 403 in a session of another account; 409 if the password changed meanwhile; 429 after too many attempts.
 */
export async function confirmByLink(
  ctx: Context,
  { token, password }: { token: string; password?: string | undefined },
): Promise<{ message: string }> {
  const { deps, parent } = ctx
  countAttempt(deps, limits.token_by_address, throttleAddress(ctx.remote_address))
  const owner = ownerOfVerifyLink(deps, token)
  if (owner.email_verified_at || parent?.id === owner.id)
    return verifyEmail(deps, token, parent ?? owner)
  if (parent)
    throw forbidden(
      'other_account',
      'You are logged in with another account here. Please log out, then open the link of the mail again.',
      { error_type: 'other_account' },
    )
  if (!password)
    throw unauthorized('password_required', "Please log in, or enter this account's password.", {
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

/**
 * The row of the caller, read again in the transaction of their change: while a password is hashed or Google
 * is queried, a reset may change the password, or turning on a second step may end the session.
 * @throws 409 if the password is no longer that of this request, 401 if its session is over.
 */
export function currentCaller(
  tx: Db,
  { parent, session_id }: Pick<Context, 'session_id'> & { parent: Parent },
): Parent {
  const current = tx.select().from(parents).where(eq(parents.id, parent.id)).get()
  if (current && current.password_hash !== parent.password_hash)
    throw conflict(
      'password_changed',
      'Your password has just been changed elsewhere. Please log in again.',
    )
  const own = and(eq(sessions.id, sessionKey(session_id ?? '')), eq(sessions.parent_id, parent.id))
  if (!current || !hasRow(tx, sessions, own))
    throw signedOut('You have just been logged out. Please log in again.')
  return current
}
