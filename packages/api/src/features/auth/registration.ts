import { type Db, hasRow, inTransaction } from '@fgm/db'
import { type Family, type Parent, parents } from '@fgm/db/schema'
import type { Registration } from '@fgm/shared/family/auth'
import { isMember } from '@fgm/shared/family/membership'
import type { JoinedFamily } from '@fgm/shared/family/parents'
import { spotsRemaining } from '@fgm/shared/family/tiers'
import { tierInfo } from '@fgm/shared/launch/offers'
import { canonicalEmail, emailKey } from '@fgm/shared/text/email-address'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict } from '../../core/errors.ts'
import { listSampleActivities } from '../activities/activities.ts'
import { familyOfCode, foundFamily, noteJoining } from '../families/families.ts'
import { grantFounderCredits, spotsTaken } from '../founding-spots/founding-spots.ts'
import { findInvitation, useInvitation } from '../invitations/invitations.ts'
import { deliverMailsSoon, enqueueMail, type MailContent } from '../mail/mail.ts'
import { familyOf, type Sender } from '../parents/parents.ts'
import { recordReferral } from '../referrals/referrals.ts'
import { countRegistration, refuseWhilePaused } from '../registration-limit/registration-limit.ts'
import { readSetting } from '../settings/settings.ts'
import { authUserOf, toAuthUser } from './auth.ts'
import { joinedFamilyMail, welcomeMail } from './auth-mails.ts'
import type { Origin } from './devices.ts'
import { confirmAddress, enqueueVerificationMail } from './email-links.ts'
import { refuseWeakPassword } from './password-strength.ts'

type NewFamily = NewParent & {
  is_email_verified: boolean
  referral_code?: string | null | undefined
  /** Missing for families that registered without a browser. */
  origin?: Origin | undefined
  /** The network of the request, as rate limits define it. */
  network?: string | undefined
}

/** The form of a new account. `client` is the client that waits for the hash. */
type Form = Pick<NewFamily, 'name' | 'email' | 'network'> & { password: string; client: string }

/**
 * Registers a family by form. The account is created even if the mail server is down.
 * @throws 400 for a weak password, 409 for an address that has an account, 429 for too many from its network, 503
 * for too many hashes or registrations in this hour.
 */
export async function registerFamily(
  deps: Deps,
  input: Form & Pick<NewFamily, 'referral_code' | 'origin'>,
): Promise<{ parent: Parent; registration: Registration }> {
  const wanted = { ...input, password_hash: await hashOfNew(deps, input), is_email_verified: false }
  const { parent, family, mail_ids } = createFamily(deps, wanted)
  const isSent = await deliverMailsSoon(deps, mail_ids)
  return { parent, registration: registrationResponse(deps, { parent, family }, isSent) }
}

/**
 * POST /api/auth/join: creates an account in the family that invites. It takes no registration number and no founding
 * spot, and all parents are notified.
 * @throws as `registerFamily`, and 404 for an invitation that is over.
 */
export async function joinWithPassword(deps: Deps, input: Form & { invitation: string }) {
  findInvitation(deps, input.invitation)
  const wanted = { ...input, password_hash: await hashOfNew(deps, input) }
  const { parent, mail_ids } = inTransaction(deps.db, (tx) =>
    joinFamily(deps, tx, input.invitation, wanted, input),
  )
  const isSent = await deliverMailsSoon(deps, mail_ids)
  const joined: JoinedFamily = {
    message: 'Welcome. You share one family now.',
    user: authUserOf(deps.db, parent),
    email_status: isSent ? 'sent' : 'failed',
    is_mailed: isMailed(deps),
  }
  return { parent, joined }
}

/** The hash for an account that passes all checks possible before its transaction. @throws as `registerFamily`. */
async function hashOfNew(deps: Deps, { password, client, ...account }: Form): Promise<string> {
  await refuseWeakPassword(password, { ...account, is_admin: false })
  refuseTakenEmail(deps.db, account.email)
  refuseWhilePaused(deps, account.network)
  return deps.passwords.hash(password, { client, isKnown: false })
}

/**
 * Gives the next number to a family, with its first parent and all that follows, in one transaction: number, founding
 * spot, tier, status, credits of a founder, mails.
 */
export function createFamily(deps: Deps, wanted: NewFamily) {
  return inTransaction(deps.db, (tx) => {
    refuseTakenEmail(tx, wanted.email)
    countRegistration({ ...deps, db: tx }, wanted)
    const founded = foundFamily(deps, tx, wanted)
    const created = insertParent(deps, tx, founded, wanted)
    noteReferrer(deps, tx, founded, wanted)
    const parent = wanted.is_email_verified ? confirmAddress(deps, tx, created).parent : created
    const family = familyOf(tx, parent)
    if (isMember(founded)) grantFounderCredits(deps, tx, family)
    const content = welcomeMail(parent, family, listSampleActivities(tx)[0])
    return { parent, family, mail_ids: enqueueFirstMails(deps, tx, parent, family, content) }
  })
}

/**
 * Uses an invitation for a new parent, in the caller's transaction; an invitation by mail also proves the address.
 * @throws 404, 409, 429 and 503 as `joinWithPassword`.
 */
export function joinFamily(
  deps: Deps,
  tx: Db,
  invitation: string,
  wanted: NewParent,
  { isVerified = false, network }: { isVerified?: boolean; network?: string | undefined },
): { parent: Parent; mail_ids: string[] } {
  refuseTakenEmail(tx, wanted.email)
  countRegistration({ ...deps, db: tx }, { is_email_verified: isVerified, network })
  const family = useInvitation(deps, tx, invitation)
  const parent = insertParent(deps, tx, family, wanted)
  noteJoining(deps, tx, family, parent)
  const addressee = { ...parent, email_verified_at: isVerified ? parent.created_at : null }
  const content = joinedFamilyMail(parent)
  return { parent, mail_ids: enqueueFirstMails(deps, tx, addressee, family, content) }
}

export type NewParent = Pick<Parent, 'name' | 'email' | 'password_hash'>

/** A parent, new in this family, whose address is unconfirmed unless `given` says otherwise. */
export function insertParent(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: Db,
  family: Family,
  { name, email, password_hash }: NewParent,
  given: Partial<Pick<Parent, 'email_verified_at' | 'password_proven_at' | 'is_admin'>> = {},
): Parent {
  const createdAt = deps.now().toISOString()
  return tx
    .insert(parents)
    .values({
      id: deps.newId(),
      family_id: family.id,
      name,
      email,
      email_key: emailKey(email),
      email_canonical: canonicalEmail(email),
      password_hash,
      is_admin: false,
      joined_at: createdAt,
      created_at: createdAt,
      ...given,
    })
    .returning()
    .get()
}

/** Its own code does not exist yet, so it cannot be given; unknown codes and those of blocked families are ignored. */
function noteReferrer(deps: Deps, tx: Db, family: Family, { referral_code, origin }: NewFamily) {
  const referrer = familyOfCode(tx, referral_code)
  if (!referrer || referrer.blocked_at) return
  recordReferral(deps, tx, {
    referrer_family_id: referrer.id,
    referee_family_id: family.id,
    device_hash: origin?.device_hash ?? null,
    network_hash: origin?.network_hash ?? null,
  })
}

/** The welcome mail, and for an unconfirmed address the confirmation mail. */
function enqueueFirstMails(
  deps: Deps,
  tx: Db,
  parent: Parent,
  family: Family,
  content: MailContent,
): string[] {
  const welcome = enqueueMail(deps, tx, { parent, kind: 'welcome', content })
  return parent.email_verified_at
    ? [welcome]
    : [welcome, enqueueVerificationMail(deps, tx, parent, family)]
}

/** @throws 409 for an address that has an account. */
function refuseTakenEmail(db: Db, email: string) {
  if (hasRow(db, parents, eq(parents.email_key, emailKey(email))))
    throw conflict('email_taken', 'This email address already has an account. Please log in.')
}

/** The tier a family was given, as the registration screen announced it. */
export function tierInfoOf(db: Db, family: Family): Registration['tier_info'] {
  const spotsBefore = spotsRemaining(spotsTaken(db) - (family.founding_member ? 1 : 0))
  const isShown = readSetting(db, 'are_spots_shown') || spotsBefore === 0
  return tierInfo(family, isShown ? spotsBefore : null)
}

/** Whether mails are delivered: without a mail server they are only written to a folder. */
export const isMailed = ({ config }: Pick<Deps, 'config'>): boolean => config.smtp_url !== null

function registrationResponse(
  deps: Pick<Deps, 'db' | 'config'>,
  { parent, family }: Sender,
  isSent: boolean,
): Registration {
  const number = family.registration_number ?? 0
  return {
    message: 'Registration successful',
    success_message: family.founding_member
      ? `Welcome! You are Founding Family #${number}.`
      : `Welcome! You are family #${number}.`,
    tier_info: tierInfoOf(deps.db, family),
    user: toAuthUser(parent, family),
    email_status: isSent ? 'sent' : 'failed',
    is_mailed: isMailed(deps),
    ...(isSent ? {} : { error_type: 'email_service_unavailable' as const }),
  }
}
