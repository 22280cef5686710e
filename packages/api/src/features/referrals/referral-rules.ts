import { type Db, hasRow, rowCount } from '@fgm/db'
import { devices, type Parent, parents, referrals } from '@fgm/db/schema'
import type { ReferralReason } from '@fgm/shared/family/waitlist'
import { and, eq, gte, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { keyedHash } from '../../core/same-secret.ts'
import { isBlocked, parentsOf } from '../parents/parents.ts'

/*
 * Which referrals count automatically (decisions §2). An address alone never decides: two parents
 * share one Wi-Fi. What could be an honest family waits for a review and is never lost.
 */

type Referral = typeof referrals.$inferSelect

export type Verdict =
  | { state: 'counted'; reason: null }
  | { state: 'held' | 'refused'; reason: ReferralReason }

/** From how many on, registrations by one code within that many hours are a sign; one sign alone is not enough. */
const bursts = {
  many_at_once: { count: 5, hours: 1 },
  /** In addition to another one from the same browser. */
  in_a_row: { count: 1, hours: 1 / 60 },
  /** Through one connection; a school, a house and a café have one address for many families. */
  same_connection: { count: 3, hours: 24 },
  /** By one code and through one connection: more than a class, and enough alone. */
  crowd: { count: 12, hours: 24 },
} as const

/** Judges a referral whose new family has confirmed its address. Runs in the caller's transaction. */
export function judgeReferral(deps: Pick<Deps, 'csrf_key'>, tx: Db, referral: Referral): Verdict {
  const refused = refusal(deps, tx, referral)
  if (refused) return { state: 'refused', reason: refused }
  const held = doubt(tx, referral)
  return held ? { state: 'held', reason: held } : { state: 'counted', reason: null }
}

/** One address in two spellings is one person, and no one can refer themselves. */
function refusal(
  deps: Pick<Deps, 'csrf_key'>,
  tx: Db,
  { referrer_family_id, referee_family_id }: Referral,
) {
  const referees = parentsOf(tx, referee_family_id ?? '')
  const mailboxes = referees.map(({ email_canonical }) => email_canonical)
  const isOfOther = ne(parents.family_id, referee_family_id ?? '')
  const isMailbox = inArray(parents.email_canonical, mailboxes)
  const twins = tx.select().from(parents).where(and(isMailbox, isOfOther)).all()
  if (twins.some(({ family_id }) => family_id === referrer_family_id)) return 'own_address'
  if (twins.length > 0 || referees.some((one) => hasLeftBefore(deps, tx, one)))
    return 'known_address'
  return null
}

/** Identifies a mailbox after its family has left; it cannot be reversed. */
export const mailboxHash = (
  { csrf_key }: Pick<Deps, 'csrf_key'>,
  { email_canonical }: Pick<Parent, 'email_canonical'>,
): string => keyedHash(csrf_key, `mailbox\n${email_canonical}`)

function hasLeftBefore(deps: Pick<Deps, 'csrf_key'>, tx: Db, referee: Parent): boolean {
  const isMailbox = eq(referrals.mailbox_hash, mailboxHash(deps, referee))
  return hasRow(tx, referrals, and(isNotNull(referrals.mailbox_hash), isMailbox))
}

/**
 * Why a referral is held: a known browser together with a burst or a shared connection, or a burst through one connection.
 * A crowd through one connection is enough alone; no other single sign is (decisions §14): honest families share tablets,
 * evenings at school and addresses.
 */
function doubt(tx: Db, referral: Referral): ReferralReason | null {
  const { device_hash, network_hash } = referral
  // While the inviting family is blocked, its friends may not be real.
  if (isBlocked(tx, { family_id: referral.referrer_family_id })) return 'blocked_family'
  const isBurst = ({ count, hours }: { count: number; hours: number }, also?: SQL) =>
    earlierReferrals(tx, referral, hours, also) >= count
  const throughIt = (burst: { count: number; hours: number }) =>
    network_hash !== null && isBurst(burst, eq(referrals.network_hash, network_hash))
  const isOneConnection = throughIt(bursts.same_connection)
  const isMany = isBurst(bursts.many_at_once)
  const isKnownDevice = device_hash !== null && isDeviceKnown(tx, referral, device_hash)
  if (isKnownDevice && (isOneConnection || isMany || isBurst(bursts.in_a_row))) return 'same_device'
  if (isMany && isOneConnection) return 'many_at_once'
  return throughIt(bursts.crowd) ? 'same_connection' : null
}

/** Whether the browser was used by the inviting family, or for another of its referrals. */
function isDeviceKnown(tx: Db, referral: Referral, deviceHash: string): boolean {
  const referrers = parentsOf(tx, referral.referrer_family_id).map(({ id }) => id)
  const ofReferrer = inArray(devices.parent_id, referrers)
  if (hasRow(tx, devices, and(eq(devices.device_hash, deviceHash), ofReferrer))) return true
  return earlierReferrals(tx, referral, null, eq(referrals.device_hash, deviceHash)) > 0
}

/** Earlier referrals by the same code that were not refused. */
function earlierReferrals(tx: Db, referral: Referral, hours: number | null, also?: SQL): number {
  const since = hours === null ? undefined : hoursBefore(referral.created_at, hours)
  return rowCount(
    tx,
    referrals,
    and(
      eq(referrals.referrer_family_id, referral.referrer_family_id),
      ne(referrals.state, 'refused'),
      // Rows are written in the order of registration; times can be equal.
      sql`rowid < (select rowid from referrals as this where this.id = ${referral.id})`,
      since === undefined ? undefined : gte(referrals.created_at, since),
      also,
    ),
  )
}

const hoursBefore = (moment: string, hours: number) =>
  new Date(Date.parse(moment) - hours * 3_600_000).toISOString()
