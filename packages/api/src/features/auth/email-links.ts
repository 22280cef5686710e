import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Db, inTransaction } from '@fgm/db'
import { emailTokens, type User, users } from '@fgm/db/schema'
import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict, invalid } from '../../core/errors.ts'
import type { ConfirmedSpot } from '../founding-spots/founding-spots.ts'
import { deliverMailsSoon, enqueueMail, type MailContent } from '../mail/mail.ts'
import { findUserByEmail } from './auth.ts'
import {
  passwordChangedMail,
  passwordResetMail,
  spotHeldMail,
  spotReleasedMail,
  verificationMail,
} from './auth-mails.ts'
import { confirmAddress } from './confirmed-address.ts'
import { forgetDevices } from './devices.ts'
import { ownTurn } from './hashing-queue.ts'
import { refuseWeakPassword } from './password-strength.ts'
import { endSessions } from './sessions.ts'

type Purpose = (typeof emailTokens.$inferSelect)['purpose']

const lifetimeMinutes: Record<Purpose, number> = { verify_email: 2 * 24 * 60, reset_password: 60 }

/** Longer than it takes to write down a mail, which only a known address costs. */
const forgottenMs = 50

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Writes the mail that asks to confirm an address; only its newest link works. @returns its outbox id. */
export function enqueueVerificationMail(deps: Deps, tx: Db, user: User): string {
  forgetLinks(deps, tx, user.id, 'verify_email')
  return enqueueLink(deps, tx, user, 'verify_email', '/verify-email', verificationMail)
}

/** Writes the mail to a founder of before: until when its spot is held, with a new link to confirm the address. */
export function enqueueSpotHeldMail(deps: Deps, tx: Db, user: User) {
  forgetLinks(deps, tx, user.id, 'verify_email')
  const kind = { kind: 'spot_held', is_for_worker: true }
  enqueueLink(deps, tx, user, 'verify_email', '/verify-email', spotHeldMail, kind)
}

/** Writes the mail that a founding spot was released: its link confirms the address, and takes the spot back. */
export function enqueueSpotReleasedMail(deps: Deps, tx: Db, user: User) {
  forgetLinks(deps, tx, user.id, 'verify_email')
  const kind = { kind: 'spot_released', is_for_worker: true }
  enqueueLink(deps, tx, user, 'verify_email', '/verify-email', spotReleasedMail, kind)
}

/**
 * Whose address a link confirms, for who has to prove to be that family.
 * @throws 400 for a token that is unknown, used or out of time.
 */
export function ownerOfVerifyLink({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): User {
  const row = db
    .select()
    .from(emailTokens)
    .where(eq(emailTokens.token_hash, hashToken(token)))
    .get()
  if (row?.purpose !== 'verify_email') throw staleLink()
  const user = db.select().from(users).where(eq(users.id, row.user_id)).get()
  if (user?.email_key !== row.email_key || user.blocked_at) throw staleLink()
  // Following the link a second time says that all is well.
  if (user.email_verified_at) return user
  if (row.used_at || row.expires_at <= now().toISOString()) throw staleLink()
  return user
}

/**
 * Confirms an address by the token of its mail, for someone who has proved to be its family: the
 * password that `prover` had then is theirs.
 * @throws as `ownerOfVerifyLink`, 409 when the account has another password by now.
 */
export function verifyEmail(
  deps: Deps,
  token: string,
  prover: Pick<User, 'password_hash'>,
): { message: string } {
  return inTransaction(deps.db, (tx) => {
    const user = ownerOfVerifyLink({ ...deps, db: tx }, token)
    if (user.email_verified_at) return { message: 'Your email address is confirmed.' }
    if (user.password_hash !== prover.password_hash)
      throw conflict(
        'password_changed',
        'The password of this account has just been changed. Please open the link once more.',
      )
    forgetLinks(deps, tx, user.id, 'verify_email')
    if (user.password_hash)
      tx.update(users)
        .set({ password_proven_at: deps.now().toISOString() })
        .where(eq(users.id, user.id))
        .run()
    const { spot } = confirmAddress(deps, tx, user)
    return { message: `Thank you. Your email address is confirmed.${spotWords[spot]}` }
  })
}

const spotWords: Record<ConfirmedSpot, string> = {
  kept: ' Your founding spot is yours for life.',
  taken_back: ' A founding spot was free: it is yours again, for life.',
  all_taken: ' The founding spots are all taken by now; your place is kept.',
  none: '',
}

/** Sends the confirmation mail once more. @throws 409 when the address is confirmed already. */
export async function resendVerification(deps: Deps, user: User): Promise<{ message: string }> {
  if (user.email_verified_at)
    throw conflict('email_confirmed_already', 'Your email address is confirmed already.')
  const id = inTransaction(deps.db, (tx) => enqueueVerificationMail(deps, tx, user))
  const isSent = await deliverMailsSoon(deps, [id])
  return {
    message: isSent
      ? `We sent a new link to ${user.email}.`
      : 'The mail is delayed. We keep trying; please look again in a few minutes.',
  }
}

/**
 * Starts a password reset. The answer is the same for every address, known or not, and takes the same
 * time, so that no one learns who has an account. A blocked family gets no mail.
 */
export async function forgotPassword(deps: Deps, email: string): Promise<{ message: string }> {
  const sameTime = wait(forgottenMs)
  const user = findUserByEmail(deps.db, email)
  if (user && !user.blocked_at) {
    const id = inTransaction(deps.db, (tx) =>
      enqueueLink(deps, tx, user, 'reset_password', '/reset-password', passwordResetMail),
    )
    void deliverMailsSoon(deps, [id])
  }
  await sameTime
  return { message: 'If this address has an account, a link is on its way. It works for one hour.' }
}

/**
 * Sets a new password by the token of a reset mail. It also proves the address, ends every session and
 * forgets the browsers that were known.
 * @throws 400 for a token that is unknown, used or out of time, or for a weak password.
 */
export async function resetPassword(deps: Deps, token: string, password: string) {
  const tokenHash = hashToken(token)
  const owner = findResetToken(deps, deps.db, tokenHash)
  await refuseWeakPassword(password, owner)
  const passwordHash = await deps.passwords.hash(password, ownTurn(owner))
  return inTransaction(deps.db, (tx) => {
    const user = findResetToken(deps, tx, tokenHash)
    forgetResetLinks(deps, tx, user.id)
    tx.update(users)
      .set({ password_hash: passwordHash, password_proven_at: deps.now().toISOString() })
      .where(eq(users.id, user.id))
      .run()
    confirmAddress(deps, tx, user)
    endSessions(tx, user.id)
    forgetDevices(tx, user.id)
    enqueueChangeMail(
      deps,
      tx,
      user,
      'password_changed',
      passwordChangedMail(user, deps.config.base_url),
    )
    return { message: 'Your new password is set. Please sign in.' }
  })
}

type AccountChange = 'password_changed' | 'google_linked' | 'second_factor_changed'

/** Writes a mail about a change to an account, so that its owner notices one made by someone else. */
export const enqueueChangeMail = (
  deps: Pick<Deps, 'newId' | 'now' | 'config'>,
  tx: Db,
  user: User,
  kind: AccountChange,
  content: MailContent,
) => enqueueMail(deps, tx, { user, kind, content, is_for_worker: true })

/** A changed password makes every unused reset link worthless. */
export const forgetResetLinks = (deps: Pick<Deps, 'now'>, db: Db, userId: string) =>
  forgetLinks(deps, db, userId, 'reset_password')

function forgetLinks({ now }: Pick<Deps, 'now'>, db: Db, userId: string, purpose: Purpose) {
  db.update(emailTokens)
    .set({ used_at: now().toISOString() })
    .where(
      and(
        eq(emailTokens.user_id, userId),
        eq(emailTokens.purpose, purpose),
        isNull(emailTokens.used_at),
      ),
    )
    .run()
}

function findResetToken(deps: Pick<Deps, 'now'>, db: Db, tokenHash: string): User {
  const row = db.select().from(emailTokens).where(eq(emailTokens.token_hash, tokenHash)).get()
  const isGood =
    row?.purpose === 'reset_password' && !row.used_at && row.expires_at > deps.now().toISOString()
  const user = isGood ? db.select().from(users).where(eq(users.id, row.user_id)).get() : undefined
  if (!row || !user || user.email_key !== row.email_key || user.blocked_at) throw staleLink()
  return user
}

function enqueueLink(
  deps: Deps,
  tx: Db,
  user: User,
  purpose: Purpose,
  path: string,
  contentOf: (user: User, url: string) => MailContent,
  { kind = purpose, is_for_worker = false }: { kind?: string; is_for_worker?: boolean } = {},
): string {
  const token = deps.newToken(32)
  const time = deps.now()
  tx.insert(emailTokens)
    .values({
      token_hash: hashToken(token),
      user_id: user.id,
      purpose,
      email_key: user.email_key,
      expires_at: new Date(time.getTime() + lifetimeMinutes[purpose] * 60_000).toISOString(),
      created_at: time.toISOString(),
    })
    .run()
  return enqueueMail(deps, tx, {
    user,
    kind,
    is_for_worker,
    content: contentOf(user, `${deps.config.base_url}${path}?token=${token}`),
  })
}

const staleLink = () =>
  invalid('stale_link', 'This link has been used or is too old. Please ask for a new one.')
