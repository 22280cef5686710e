import { setTimeout as wait } from 'node:timers/promises'
import { type Db, inTransaction } from '@fgm/db'
import { emailTokens, type Family, type Parent, parents } from '@fgm/db/schema'
import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict, invalid } from '../../core/errors.ts'
import { sha256 } from '../../core/sha256.ts'
import { confirmFamily, giveOwnFamily, noteLeaving } from '../families/families.ts'
import type { ConfirmedSpot } from '../founding-spots/founding-spots.ts'
import { deliverMailsSoon, enqueueMail, type MailContent } from '../mail/mail.ts'
import { familyOf, isBlocked, parentsOf } from '../parents/parents.ts'
import { findParentByEmail } from './auth.ts'
import {
  passwordChangedMail,
  passwordResetMail,
  spotHeldMail,
  spotReleasedMail,
  verificationMail,
} from './auth-mails.ts'
import { forgetDevices } from './devices.ts'
import { ownTurn } from './hashing-queue.ts'
import { refuseWeakPassword } from './password-strength.ts'
import { endSessions } from './sessions.ts'

type Purpose = (typeof emailTokens.$inferSelect)['purpose']

const lifetimeMinutes: Record<Purpose, number> = { verify_email: 2 * 24 * 60, reset_password: 60 }

const pages: Record<Purpose, string> = {
  verify_email: '/verify-email',
  reset_password: '/reset-password',
}

/** Longer than it takes to write a mail, which happens only for a known address. */
const forgottenMs = 50

/** Writes the mail that asks to confirm an address; only its newest link works. @returns its outbox id. */
export function enqueueVerificationMail(deps: Deps, tx: Db, parent: Parent, family: Family) {
  forgetLinks(deps, tx, parent.id, 'verify_email')
  return enqueueLink(deps, tx, parent, 'verify_email', (url) => verificationMail(family, url))
}

/**
 * Writes to all parents about a founding spot that waits for a confirmed address, with a new link: until when it is held
 * (families from before), or that it was released and can be taken back.
 */
export function enqueueSpotMails(deps: Deps, tx: Db, family: Family, kind: keyof typeof spotMails) {
  for (const parent of parentsOf(tx, family.id)) {
    forgetLinks(deps, tx, parent.id, 'verify_email')
    const contentOf = (url: string) => spotMails[kind](family, url)
    enqueueLink(deps, tx, parent, 'verify_email', contentOf, { kind, is_for_worker: true })
  }
}

const spotMails = { spot_held: spotHeldMail, spot_released: spotReleasedMail }

/**
 * The parent whose address a link confirms; the caller still has to prove to be that parent.
 * @throws 400 for a token that is unknown, used or expired.
 */
export function ownerOfVerifyLink(deps: Pick<Deps, 'db' | 'now'>, token: string): Parent {
  const { parent, isOpen } = findLink(deps, token, 'verify_email')
  // Opening the link a second time reports success.
  if (!parent.email_verified_at && !isOpen) throw staleLink()
  return parent
}

/** A mail link, used or not, to the current address of its parent. @throws 400 for any other. */
function findLink({ db, now }: Pick<Deps, 'db' | 'now'>, token: string, purpose: Purpose) {
  const row = db
    .select({ link: emailTokens, parent: parents })
    .from(emailTokens)
    .innerJoin(parents, eq(parents.id, emailTokens.parent_id))
    .where(and(eq(emailTokens.token_hash, sha256(token)), eq(emailTokens.purpose, purpose)))
    .get()
  if (!row || row.parent.email_key !== row.link.email_key || isBlocked(db, row.parent))
    throw staleLink()
  const { parent, link } = row
  return { parent, isOpen: !link.used_at && link.expires_at > now().toISOString() }
}

/**
 * Confirms an address by the token of its mail, for a caller who proved to be that parent by the password of `prover`.
 * @throws as `ownerOfVerifyLink`, 409 if the account has another password by now.
 */
export function verifyEmail(deps: Deps, token: string, prover: Pick<Parent, 'password_hash'>) {
  return inTransaction(deps.db, (tx) => {
    const parent = ownerOfVerifyLink({ ...deps, db: tx }, token)
    if (parent.email_verified_at) return { message: 'Your email address is confirmed.' }
    if (parent.password_hash !== prover.password_hash)
      throw conflict(
        'password_changed',
        'The password of this account has just been changed. Please open the link once more.',
      )
    forgetLinks(deps, tx, parent.id, 'verify_email')
    if (parent.password_hash)
      tx.update(parents)
        .set({ password_proven_at: deps.now().toISOString() })
        .where(eq(parents.id, parent.id))
        .run()
    const { spot } = confirmAddress(deps, tx, parent)
    return { message: `Thank you. Your email address is confirmed.${spotWords[spot]}` }
  })
}

const spotWords: Record<ConfirmedSpot, string> = {
  kept: ' Your founding spot is yours for life.',
  taken_back: ' A founding spot was free: it is yours again, for life.',
  all_taken: ' The founding spots are all taken by now; your place is kept.',
  none: '',
}

/**
 * The only place where an address becomes confirmed, in the transaction of the proof (a mail link, or Google), with all its
 * consequences. Repeating it changes nothing. @returns the updated account, and what happened to the founding spot.
 */
export function confirmAddress(
  deps: Deps,
  tx: Db,
  parent: Parent,
): { parent: Parent; spot: ConfirmedSpot } {
  if (parent.email_verified_at) return { parent, spot: 'none' }
  const confirmed = tx
    .update(parents)
    .set({ email_verified_at: deps.now().toISOString() })
    .where(eq(parents.id, parent.id))
    .returning()
    .get()
  return { parent: confirmed ?? parent, spot: confirmFamily(deps, tx, familyOf(tx, parent)) }
}

/**
 * Someone who proves an unconfirmed address by a reset or by Google, without its password, may be a stranger whose
 * address was mistyped: what others of the family store there is not theirs to see. They continue in a new family.
 */
export function leaveSharedFamily(deps: Deps, tx: Db, parent: Parent): Parent {
  if (parent.email_verified_at || parentsOf(tx, parent.family_id).length === 1) return parent
  const how = 'address_taken_over'
  const moved = giveOwnFamily(deps, tx, parent, { how, children: 'none' })
  noteLeaving(deps, tx, parent.family_id, parent)
  return moved
}

/** Sends the confirmation mail once more. @throws 409 when the address is confirmed already. */
export async function resendVerification(deps: Deps, parent: Parent): Promise<{ message: string }> {
  if (parent.email_verified_at)
    throw conflict('email_confirmed_already', 'Your email address is confirmed already.')
  const id = inTransaction(deps.db, (tx) =>
    enqueueVerificationMail(deps, tx, parent, familyOf(tx, parent)),
  )
  const isSent = await deliverMailsSoon(deps, [id])
  return {
    message: isSent
      ? `We sent a new link to ${parent.email}.`
      : 'The mail is delayed. We keep trying; please look again in a few minutes.',
  }
}

/**
 * Starts a password reset. The response is the same for every address, known or not, and takes the same
 * time, so that no one learns who has an account. A blocked family gets no mail.
 */
export async function forgotPassword(deps: Deps, email: string): Promise<{ message: string }> {
  const sameTime = wait(forgottenMs)
  const parent = findParentByEmail(deps.db, email)
  if (parent && !isBlocked(deps.db, parent)) {
    const id = inTransaction(deps.db, (tx) =>
      enqueueLink(deps, tx, parent, 'reset_password', passwordResetMail),
    )
    void deliverMailsSoon(deps, [id])
  }
  await sameTime
  return { message: 'If this address has an account, a link is on its way. It works for one hour.' }
}

/**
 * Sets a new password by the token of a reset mail, which also proves the address; sessions and known browsers are forgotten.
 * @throws 400 for a token that is unknown, used or expired, or for a weak password.
 */
export async function resetPassword(deps: Deps, token: string, password: string) {
  const owner = ownerOfResetLink(deps, token)
  await refuseWeakPassword(password, owner)
  const passwordHash = await deps.passwords.hash(password, ownTurn(owner))
  return inTransaction(deps.db, (tx) => {
    const parent = ownerOfResetLink({ ...deps, db: tx }, token)
    forgetResetLinks(deps, tx, parent.id)
    tx.update(parents)
      .set({ password_hash: passwordHash, password_proven_at: deps.now().toISOString() })
      .where(eq(parents.id, parent.id))
      .run()
    confirmAddress(deps, tx, leaveSharedFamily(deps, tx, parent))
    endSessions(tx, parent.id)
    forgetDevices(tx, parent.id)
    enqueueChangeMail(deps, tx, parent, 'password_changed', passwordChangedMail)
    return { message: 'Your new password is set. Please log in.' }
  })
}

type AccountChange = 'password_changed' | 'google_linked' | 'second_factor_changed'

/** Writes a mail about a change to an account, so that its owner notices one made by someone else. */
export function enqueueChangeMail(
  deps: Pick<Deps, 'newId' | 'now' | 'config'>,
  tx: Db,
  parent: Parent,
  kind: AccountChange,
  content: MailContent,
) {
  enqueueMail(deps, tx, { parent, kind, content, is_for_worker: true })
}

/** Invalidates every unused reset link after a change of password. */
export const forgetResetLinks = (deps: Pick<Deps, 'now'>, db: Db, parentId: string) =>
  forgetLinks(deps, db, parentId, 'reset_password')

function forgetLinks({ now }: Pick<Deps, 'now'>, db: Db, parentId: string, purpose: Purpose) {
  const { parent_id, used_at } = emailTokens
  db.update(emailTokens)
    .set({ used_at: now().toISOString() })
    .where(and(eq(parent_id, parentId), eq(emailTokens.purpose, purpose), isNull(used_at)))
    .run()
}

function ownerOfResetLink(deps: Pick<Deps, 'db' | 'now'>, token: string): Parent {
  const { parent, isOpen } = findLink(deps, token, 'reset_password')
  if (!isOpen) throw staleLink()
  return parent
}

function enqueueLink(
  deps: Deps,
  tx: Db,
  parent: Parent,
  purpose: Purpose,
  contentOf: (url: string) => MailContent,
  { kind = purpose, is_for_worker = false }: { kind?: string; is_for_worker?: boolean } = {},
): string {
  const token = deps.newToken(32)
  const time = deps.now()
  tx.insert(emailTokens)
    .values({
      token_hash: sha256(token),
      parent_id: parent.id,
      purpose,
      email_key: parent.email_key,
      expires_at: new Date(time.getTime() + lifetimeMinutes[purpose] * 60_000).toISOString(),
      created_at: time.toISOString(),
    })
    .run()
  const content = contentOf(`${pages[purpose]}?token=${token}`)
  return enqueueMail(deps, tx, { parent, kind, is_for_worker, content })
}

const staleLink = () =>
  invalid('stale_link', 'This link has been used or is too old. Please ask for a new one.')
