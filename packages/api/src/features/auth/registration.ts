import { type Db, hasRow, inTransaction } from '@fgm/db'
import { type User, users } from '@fgm/db/schema'
import type { Registration } from '@fgm/shared/family/auth'
import { isMember } from '@fgm/shared/family/membership'
import {
  registrationTier,
  spotsRemaining,
  tierNumber,
  waitlistStatusAtRegistration,
} from '@fgm/shared/family/tiers'
import { tierInfo } from '@fgm/shared/launch/offers'
import { canonicalEmail, emailKey } from '@fgm/shared/text/email-address'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict } from '../../core/errors.ts'
import { listSampleActivities } from '../activities/activities.ts'
import { arePaymentsOpen } from '../flags/flags.ts'
import {
  grantFounderCredits,
  spotAtRegistration,
  spotsTaken,
} from '../founding-spots/founding-spots.ts'
import { deliverMailsSoon, enqueueMail } from '../mail/mail.ts'
import { queueOrderOf } from '../queue/queue.ts'
import { recordReferral } from '../referrals/referrals.ts'
import { countRegistration, refuseWhilePaused } from '../registration-limit/registration-limit.ts'
import { readSetting } from '../settings/settings.ts'
import { familyCount } from '../tiers/tiers.ts'
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
    /** The network it comes from, as throttles know it: the turn it waits for is that of its sign-ins. */
    client: string
    network?: string | undefined
  },
): Promise<{ user: User; registration: Registration }> {
  await refuseWeakPassword(input.password, { ...input, is_admin: false })
  refuseTakenEmail(deps.db, input.email)
  refuseWhilePaused(deps, input.network)
  const caller = { client: input.client, isKnown: false }
  const passwordHash = await deps.passwords.hash(input.password, caller)
  const { user, mail_ids } = createFamily(deps, {
    ...input,
    password_hash: passwordHash,
    is_email_verified: false,
    referral_code: input.referral_code,
  })
  const isSent = await deliverMailsSoon(deps, mail_ids)
  return { user, registration: registrationAnswer(deps, user, isSent) }
}

/**
 * Gives the next number to a family, with all that follows, in one transaction: number, founding spot,
 * tier, status, credits of a founder, mails. Numbers are 1, 2, 3 ... whatever happens at once; a failed
 * registration takes none.
 */
export function createFamily(deps: Deps, family: NewFamily): { user: User; mail_ids: string[] } {
  return inTransaction(deps.db, (tx) => {
    refuseTakenEmail(tx, family.email)
    countRegistration({ ...deps, db: tx }, family)
    const registrationNumber = familyCount(tx) + 1
    const spot = spotAtRegistration(deps, tx, family)
    const number = tierNumber({ registration_number: registrationNumber, ...spot })
    const waitlistStatus = waitlistStatusAtRegistration(number)
    const createdAt = deps.now().toISOString()
    const isFounder = isMember({ waitlist_status: waitlistStatus })
    const created = tx
      .insert(users)
      .values({
        id: deps.newId(),
        name: family.name,
        email: family.email,
        email_key: emailKey(family.email),
        email_canonical: canonicalEmail(family.email),
        email_verified_at: null,
        password_hash: family.password_hash,
        is_admin: false,
        registration_number: registrationNumber,
        tier: registrationTier(number).tier,
        ...spot,
        waitlist_status: waitlistStatus,
        referral_code: newReferralCode(deps, tx),
        queue_order: isFounder ? null : queueOrderOf(registrationNumber),
        activated_at: isFounder ? createdAt : null,
        spot_opened_at: !isFounder && arePaymentsOpen({ ...deps, db: tx }) ? createdAt : null,
        created_at: createdAt,
      })
      .returning()
      .get()
    noteReferrer(deps, tx, created, family)
    const user = family.is_email_verified ? confirmAddress(deps, tx, created).user : created
    if (isFounder) grantFounderCredits(deps, tx, user)
    return { user, mail_ids: enqueueFirstMails(deps, tx, user) }
  })
}

/** An own code cannot be given, because it does not exist yet; unknown codes and those of blocked families are ignored. */
function noteReferrer(deps: Deps, tx: Db, user: User, { referral_code, origin }: NewFamily) {
  const referrer = referrerOf(tx, referral_code)
  if (!referrer || referrer.blocked_at) return
  recordReferral(deps, tx, {
    referrer_user_id: referrer.id,
    referee_user_id: user.id,
    device_hash: origin?.device_hash ?? null,
    network_hash: origin?.network_hash ?? null,
  })
}

function enqueueFirstMails(deps: Deps, tx: Db, user: User): string[] {
  const welcome = enqueueMail(deps, tx, {
    user,
    kind: 'welcome',
    content: welcomeMail(user, deps.config.base_url, listSampleActivities(tx)[0]),
  })
  return user.email_verified_at ? [welcome] : [welcome, enqueueVerificationMail(deps, tx, user)]
}

function refuseTakenEmail(db: Db, email: string) {
  if (hasRow(db, users, eq(users.email_key, emailKey(email))))
    throw conflict('email_taken', 'This email address already has an account. Please sign in.')
}

const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

function newReferralCode({ newToken }: Pick<Deps, 'newToken'>, db: Db): string {
  for (;;) {
    const bytes = Buffer.from(newToken(8), 'base64url')
    const code = [...bytes].map((byte) => codeLetters[byte % codeLetters.length]).join('')
    if (!referrerOf(db, code)) return code
  }
}

function referrerOf(db: Db, referralCode: string | null | undefined) {
  const code = referralCode?.trim().toUpperCase()
  if (!code || code.length > 20) return undefined
  return db
    .select({ id: users.id, blocked_at: users.blocked_at })
    .from(users)
    .where(eq(users.referral_code, code))
    .get()
}

/** The tier a family was given, as the registration screen announced it. */
export function tierInfoOf(db: Db, user: User): Registration['tier_info'] {
  const spotsBefore = spotsRemaining(spotsTaken(db) - (user.founding_member ? 1 : 0))
  const isShown = readSetting(db, 'are_spots_shown') || spotsBefore === 0
  return tierInfo(user, isShown ? spotsBefore : null)
}

/** Whether mails are delivered: without a mail server they are only written to a folder. */
export const isMailed = ({ config }: Pick<Deps, 'config'>): boolean => config.smtp_url !== null

function registrationAnswer(
  deps: Pick<Deps, 'db' | 'config'>,
  user: User,
  isSent: boolean,
): Registration {
  const number = user.registration_number ?? 0
  const ownTier = tierInfoOf(deps.db, user)
  return {
    message: 'Registration successful',
    success_message: user.founding_member
      ? `Welcome! You are Founding Family #${number}.`
      : `Welcome! You are family #${number}, ${ownTier.name}.`,
    tier_info: ownTier,
    user: toAuthUser(user),
    email_status: isSent ? 'sent' : 'failed',
    is_mailed: isMailed(deps),
    ...(isSent ? {} : { error_type: 'email_service_unavailable' as const }),
  }
}
