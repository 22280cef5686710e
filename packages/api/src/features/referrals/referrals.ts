import { type Db, findRow, hasRow, rowCount } from '@fgm/db'
import {
  devices,
  type Family,
  families,
  mailOutboxTable,
  type Parent,
  queueMovesTable,
  referrals,
} from '@fgm/db/schema'
import { dayMs } from '@fgm/shared/days'
import { isMember, isWaitlisted } from '@fgm/shared/family/membership'
import { moveUp, nextRewardSentence, rewardReferrals } from '@fgm/shared/family/waitlist'
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import type { Origin } from '../auth/auth.ts'
import { paymentsState } from '../flags/flags.ts'
import { enqueueNews, type MailContent, type NewsKind } from '../mail/mail.ts'
import { parentsOf } from '../parents/parents.ts'
import { moveUpQueue, queuePosition } from '../queue/queue.ts'
import { judgeReferral, mailboxHash } from './referral-rules.ts'

type Writing = Pick<Deps, 'newId' | 'now' | 'config' | 'csrf_key' | 'payments'>

/** Records by whose code a family came, in the transaction of its registration. */
export function recordReferral(
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  tx: Db,
  referral: { referrer_family_id: string; referee_family_id: string } & Origin,
) {
  tx.insert(referrals)
    .values({ ...referral, id: newId(), state: 'pending', created_at: now().toISOString() })
    .run()
}

/**
 * Judges the referral of a family whose address was just confirmed, in the same transaction,
 * and rewards the inviting family. Repeated, it changes nothing.
 */
export function confirmReferral(deps: Writing, tx: Db, familyId: string) {
  const isPending = and(eq(referrals.referee_family_id, familyId), eq(referrals.state, 'pending'))
  const referral = findRow(tx, referrals, isPending)
  if (referral) decide(deps, tx, referral.id, 'pending', judgeReferral(deps, tx, referral))
}

/** An administrator decides about a held referral. @returns false if it is no longer held. */
export const decideHeldReferral = (
  deps: Writing,
  tx: Db,
  id: string,
  state: 'counted' | 'refused',
  administratorId: string,
) => decide(deps, tx, id, 'held', { state, decided_by_administrator_id: administratorId })

/** Changes the state of a referral that is still in `from`; one that counts from now on is rewarded. */
function decide(
  deps: Writing,
  tx: Db,
  id: string,
  from: 'pending' | 'held',
  decision: Partial<typeof referrals.$inferSelect>,
): boolean {
  const decided = tx
    .update(referrals)
    .set({ ...decision, decided_at: deps.now().toISOString() })
    .where(and(eq(referrals.id, id), eq(referrals.state, from)))
    .returning()
    .get()
  if (decided?.state === 'counted') rewardReferrer(deps, tx, decided)
  return decided !== undefined
}

/**
 * A parent leaves: the inviting friend keeps the rewards, but no mail with the leaver's name.
 * A keyed hash of the mailbox stays, or one mailbox could register and leave repeatedly and count each time.
 */
export function forgetReferee(deps: Pick<Deps, 'csrf_key'>, tx: Db, parent: Parent) {
  const referral = findRow(tx, referrals, eq(referrals.referee_family_id, parent.family_id))
  if (!referral) return
  // Only for the first parent: the one who came by the code has been there longest.
  if (!referral.mailbox_hash)
    tx.update(referrals)
      .set({ mailbox_hash: mailboxHash(deps, parent) })
      .where(eq(referrals.id, referral.id))
      .run()
  const isThatMail = eq(mailOutboxTable.subject, friendJoinedSubject(parent))
  for (const { id } of parentsOf(tx, referral.referrer_family_id))
    tx.delete(mailOutboxTable)
      .where(and(eq(mailOutboxTable.parent_id, id), isThatMail))
      .run()
}

/**
 * Rewards a family for its newest counted referral: every third one moves it up the queue, and
 * three give a reserved spot. Each reward depends on its own row number, so it is applied once.
 */
function rewardReferrer(
  deps: Writing,
  tx: Db,
  referral: { referrer_family_id: string; referee_family_id: string | null },
) {
  const referrer = familyOfId(tx, referral.referrer_family_id)
  const [referee] = referral.referee_family_id ? parentsOf(tx, referral.referee_family_id) : []
  if (!referrer) return
  const friendCount = referralCount(tx, referrer.id)
  const mail = (kind: NewsKind, contentOf: (parent: Parent) => MailContent) =>
    enqueueNews(deps, tx, referrer, kind, contentOf)
  const isWaiting = !isMember(referrer)
  const moves = isWaiting && friendCount % moveUp.every === 0
  const places = moves ? applyMove(deps, tx, referrer, friendCount) : 0
  const positionInQueue = queuePosition(tx, familyOfId(tx, referrer.id)?.queue_order ?? null)
  const payments = paymentsState({ ...deps, db: tx })
  const isEarly = payments === 'later' && friendCount >= rewardReferrals.early_payment_access
  const standing = {
    ...referrer,
    queue_position: positionInQueue,
    may_pay_now: payments === 'open' || isEarly,
  }
  mail('friend_joined', (parent) => friendJoinedMail(parent, standing, referee, friendCount))
  if (!isWaiting) return
  if (places > 0) mail('moved_up', () => movedUpMail(places))
  const skips = friendCount >= rewardReferrals.skip_waitlist
  if (!skips || !isWaitlisted(referrer)) return
  tx.update(families).set({ waitlist_status: 'reserved' }).where(eq(families.id, referrer.id)).run()
  mail('spot_reserved', spotReservedMail)
}

/** Friends of a family who joined and count. */
export const referralCount = (db: Db, familyId: string): number =>
  countOf(db, familyId, ['counted'])

/** Friends of a family who registered and do not count yet, but may. */
export const pendingReferrals = (db: Db, familyId: string): number =>
  countOf(db, familyId, ['pending', 'held'])

/** Deletes the origin of registrations: their hashes after a month, and browsers without a login for half a year. */
export function sweepTraces(db: Db, now: Date) {
  db.update(referrals)
    .set({ device_hash: null, network_hash: null })
    .where(and(isNotNull(referrals.network_hash), lte(referrals.created_at, daysBefore(now, 30))))
    .run()
  db.delete(devices)
    .where(lte(devices.created_at, daysBefore(now, 180)))
    .run()
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString()

const countOf = (db: Db, familyId: string, states: (typeof referrals.$inferSelect)['state'][]) =>
  rowCount(
    db,
    referrals,
    and(eq(referrals.referrer_family_id, familyId), inArray(referrals.state, states)),
  )

function applyMove(deps: Writing, tx: Db, referrer: Family, friendCount: number): number {
  const isThisReward = and(
    eq(queueMovesTable.family_id, referrer.id),
    eq(queueMovesTable.referral_count, friendCount),
  )
  if (hasRow(tx, queueMovesTable, isThisReward)) return 0
  const places = moveUpQueue(tx, referrer.id, moveUp.places)
  tx.insert(queueMovesTable)
    .values({
      family_id: referrer.id,
      referral_count: friendCount,
      id: deps.newId(),
      places,
      reason: 'friends_joined',
      created_at: deps.now().toISOString(),
    })
    .run()
  return places
}

const familyOfId = (db: Db, id: string) => findRow(db, families, eq(families.id, id))

const why = 'You get this mail because you are on the list of Five Good Minutes.'

type Referrer = Family & { queue_position: number | null; may_pay_now: boolean }

/** A friend came by this family's code and confirmed its address. */
function friendJoinedMail(
  parent: Parent,
  referrer: Referrer,
  referee: Pick<Parent, 'name'> | undefined,
  referralCount: number,
): MailContent {
  const friend = friendName(parent, referee)
  return {
    subject: joinedSubject(friend),
    preview: 'One more family takes five minutes.',
    paragraphs: [
      `${friend} joined with your code. ${countWords(referralCount)}`,
      nextStep(referrer, referralCount),
    ],
    action: { label: 'See your referrals', url: '/dashboard' },
    footnote: why,
  }
}

/** The subject of that mail with the friend's name, by which it is found when the friend leaves. */
const friendJoinedSubject = (referee: Pick<Parent, 'name'>) => joinedSubject(firstNameOf(referee))

const joinedSubject = (friend: string) => `${friend} joined with your code`

/** A name is text that a family chose: it is never sent to an unconfirmed address. */
const friendName = (parent: Parent, referee: Pick<Parent, 'name'> | undefined) =>
  referee && parent.email_verified_at ? firstNameOf(referee) : 'A friend'

/** The family moved up the queue. */
function movedUpMail(places: number): MailContent {
  const by = places === 1 ? '1 place' : `${places} places`
  return {
    subject: `You moved up ${by}`,
    preview: 'Because friends joined with your code.',
    paragraphs: [
      `You moved up ${by} in the queue, because friends joined with your code. Thank you.`,
    ],
    action: { label: 'See where you stand', url: '/dashboard' },
    footnote: why,
  }
}

/** A waitlisted family has a reserved spot now. */
function spotReservedMail(): MailContent {
  return {
    subject: 'A spot is reserved for you',
    preview: 'Your friends let you skip the waitlist.',
    paragraphs: [
      `${rewardReferrals.skip_waitlist} friends joined with your code, so you skip the waitlist: a spot is reserved for you.`,
      'You do not need to do anything. The free activities are open to you today.',
    ],
    action: { label: 'See your spot', url: '/dashboard' },
    footnote: why,
  }
}

const firstNameOf = ({ name }: Pick<Parent, 'name'>) => name.trim().split(/\s+/)[0] ?? name

const countWords = (count: number) =>
  count === 1 ? 'They are the first.' : `That makes ${count} families.`

/** The next reward. Active families have everything already. */
function nextStep(referrer: Referrer, count: number) {
  const thanks = 'Thank you for passing it on.'
  if (isMember(referrer)) return thanks
  if (count === rewardReferrals.early_payment_access)
    return referrer.may_pay_now
      ? {
          text: 'Ten families: no need to wait any longer. If you like,',
          label: 'pay now and keep premium for life',
          url: '/upgrade',
        }
      : 'Ten families: early access is yours. Thank you for passing it on.'
  return nextRewardSentence({ ...referrer, referral_count: count }) ?? thanks
}
