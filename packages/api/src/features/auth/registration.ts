import { type Db, hasRow, inTransaction } from '@fgm/db'
import { type Family, type Parent, parents } from '@fgm/db/schema'
import type { Registration } from '@fgm/shared/family/auth'
import { isMember } from '@fgm/shared/family/membership'
import { spotsRemaining } from '@fgm/shared/family/tiers'
import { tierInfo } from '@fgm/shared/launch/offers'
import { canonicalEmail, emailKey } from '@fgm/shared/text/email-address'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict } from '../../core/errors.ts'
import { listSampleActivities } from '../activities/activities.ts'
import { familyOfCode, foundFamily } from '../families/families.ts'
import { grantFounderCredits, spotsTaken } from '../founding-spots/founding-spots.ts'
import { deliverMailsSoon, enqueueMail } from '../mail/mail.ts'
import { type Asking, familyOf } from '../parents/parents.ts'
import { recordReferral } from '../referrals/referrals.ts'
import { countRegistration, refuseWhilePaused } from '../registration-limit/registration-limit.ts'
import { readSetting } from '../settings/settings.ts'
import { toAuthUser } from './auth.ts'
import { welcomeMail } from './auth-mails.ts'
import { confirmAddress } from './confirmed-address.ts'
import type { Origin } from './devices.ts'
import { enqueueVerificationMail } from './email-links.ts'
import { refuseWeakPassword } from './password-strength.ts'

type NewFamily = {
  name: string
  email: string
  password_hash: string | null
  is_email_verified: boolean
  referral_code: string | null | undefined
  /** Missing for families that no browser registered. */
  origin?: Origin | undefined
  network?: string | undefined
}

/**
 * Registers a family by form. The account is kept whatever the mail server does.
 * @throws 400 for a weak password, 409 for an address that has an account, 429 when its network brought too many, 503
 * when too many are hashing or registered in this hour.
 */
export async function registerFamily(
  deps: Deps,
  input: {
    name: string
    email: string
    password: string
    referral_code?: string | null | undefined
    origin?: Origin | undefined
    /** The network it comes from, as throttles know it: the turn it waits for is that of its logins. */
    client: string
    network?: string | undefined
  },
): Promise<{ parent: Parent; registration: Registration }> {
  await refuseWeakPassword(input.password, { ...input, is_admin: false })
  refuseTakenEmail(deps.db, input.email)
  refuseWhilePaused(deps, input.network)
  const caller = { client: input.client, isKnown: false }
  const passwordHash = await deps.passwords.hash(input.password, caller)
  const { parent, family, mail_ids } = createFamily(deps, {
    ...input,
    password_hash: passwordHash,
    is_email_verified: false,
    referral_code: input.referral_code,
  })
  const isSent = await deliverMailsSoon(deps, mail_ids)
  return { parent, registration: registrationAnswer(deps, { parent, family }, isSent) }
}

/**
 * Gives the next number to a family, with its first parent and all that follows, in one transaction: number, founding
 * spot, tier, status, credits of a founder, mails.
 */
export function createFamily(
  deps: Deps,
  wanted: NewFamily,
): { parent: Parent; family: Family; mail_ids: string[] } {
  return inTransaction(deps.db, (tx) => {
    refuseTakenEmail(tx, wanted.email)
    countRegistration({ ...deps, db: tx }, wanted)
    const founded = foundFamily(deps, tx, wanted)
    const created = insertParent(deps, tx, founded, wanted)
    noteReferrer(deps, tx, founded, wanted)
    const parent = wanted.is_email_verified ? confirmAddress(deps, tx, created).parent : created
    const family = familyOf(tx, parent)
    if (isMember(founded)) grantFounderCredits(deps, tx, family)
    return { parent, family, mail_ids: enqueueFirstMails(deps, tx, parent, family) }
  })
}

/** A new parent's own part of an account. */
export type NewParent = Pick<NewFamily, 'name' | 'email' | 'password_hash'>

/** A parent, new in this family, whose address is not confirmed yet unless `given` says so. */
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

/** An own code cannot be given, because it does not exist yet; unknown codes and those of blocked families are ignored. */
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

function enqueueFirstMails(deps: Deps, tx: Db, parent: Parent, family: Family): string[] {
  const welcome = enqueueMail(deps, tx, {
    parent,
    kind: 'welcome',
    content: welcomeMail(parent, family, listSampleActivities(tx)[0]),
  })
  return parent.email_verified_at
    ? [welcome]
    : [welcome, enqueueVerificationMail(deps, tx, parent, family)]
}

/** @throws 409 for an address that has an account. */
export function refuseTakenEmail(db: Db, email: string) {
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

function registrationAnswer(
  deps: Pick<Deps, 'db' | 'config'>,
  { parent, family }: Asking,
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
