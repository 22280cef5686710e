import type { Db } from '@fgm/db'
import {
  devices,
  mailOutboxTable,
  queueMovesTable,
  referrals,
  type User,
  users,
} from '@fgm/db/schema'
import { isIn, isWaitlisted } from '@fgm/shared/family/membership'
import { moveUp, rewardReferrals } from '@fgm/shared/family/waitlist'
import { and, count, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import type { Origin } from '../auth/auth.ts'
import { paymentsState } from '../flags/flags.ts'
import { enqueueNews, type MailContent, type NewsKind } from '../mail/mail.ts'
import { moveUpQueue, queuePosition } from '../queue/queue.ts'
import {
  friendJoinedMail,
  friendJoinedSubject,
  movedUpMail,
  spotReservedMail,
} from './referral-mails.ts'
import { judgeReferral, mailboxHash } from './referral-rules.ts'

type Writing = Pick<Deps, 'newId' | 'now' | 'config' | 'csrf_key' | 'payments'>

/** Notes by whose code a family came, in the transaction of its registration. */
export function recordReferral(
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  tx: Db,
  referral: { referrer_user_id: string; referee_user_id: string } & Origin,
) {
  tx.insert(referrals)
    .values({ ...referral, id: newId(), state: 'pending', created_at: now().toISOString() })
    .run()
}

/**
 * Judges the referral of a family whose address was just confirmed, in the transaction that confirms
 * it, and gives the inviting family what it earned. Done again, it changes nothing.
 */
export function confirmReferral(deps: Writing, tx: Db, refereeUserId: string) {
  const referral = tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.referee_user_id, refereeUserId), eq(referrals.state, 'pending')))
    .get()
  if (!referral) return
  const verdict = judgeReferral(deps, tx, referral)
  tx.update(referrals)
    .set({ ...verdict, decided_at: deps.now().toISOString() })
    .where(eq(referrals.id, referral.id))
    .run()
  if (verdict.state === 'counted') rewardReferrer(deps, tx, referral)
}

/**
 * A family leaves: the friend who invited it keeps what that earned, and no mail that names who came.
 * A keyed hash of the mailbox stays, or one mailbox could come and go and count each time.
 */
export function forgetReferee(deps: Pick<Deps, 'csrf_key'>, tx: Db, user: User) {
  const referral = tx
    .update(referrals)
    .set({ mailbox_hash: mailboxHash(deps, user) })
    .where(eq(referrals.referee_user_id, user.id))
    .returning()
    .get()
  if (!referral) return
  const ofReferrer = eq(mailOutboxTable.user_id, referral.referrer_user_id)
  tx.delete(mailOutboxTable)
    .where(and(ofReferrer, eq(mailOutboxTable.subject, friendJoinedSubject(user))))
    .run()
}

/**
 * Gives a family what its newest counted referral earned: a place up the queue every third one, and at
 * three a reserved spot. Each reward is a row of its own number, so it is applied once.
 */
export function rewardReferrer(
  deps: Writing,
  tx: Db,
  referral: { referrer_user_id: string; referee_user_id: string | null },
) {
  const referrer = userOf(tx, referral.referrer_user_id)
  const referee = referral.referee_user_id ? userOf(tx, referral.referee_user_id) : undefined
  if (!referrer) return
  const friendCount = referralCount(tx, referrer.id)
  const mail = mailTo(deps, tx, referrer)
  const { base_url } = deps.config
  const isWaiting = !isIn(referrer)
  const moves = isWaiting && friendCount % moveUp.every === 0
  const places = moves ? applyMove(deps, tx, referrer, friendCount) : 0
  // The mail says what comes next from where the family stands now.
  const positionInQueue = queuePosition(tx, userOf(tx, referrer.id)?.queue_order ?? null)
  const payments = paymentsState({ ...deps, db: tx })
  const isEarly = payments === 'later' && friendCount >= rewardReferrals.early_payment_access
  const standing = {
    ...referrer,
    queue_position: positionInQueue,
    may_pay_now: payments === 'open' || isEarly,
  }
  mail('friend_joined', friendJoinedMail(standing, referee, friendCount, base_url))
  if (!isWaiting) return
  if (places > 0) mail('moved_up', movedUpMail(referrer, places, base_url))
  const skips = friendCount >= rewardReferrals.skip_waitlist
  if (!skips || !isWaitlisted(referrer)) return
  tx.update(users).set({ waitlist_status: 'reserved' }).where(eq(users.id, referrer.id)).run()
  mail('spot_reserved', spotReservedMail(referrer, base_url))
}

/** Friends of a family who joined and count. */
export function referralCount(db: Db, userId: string): number {
  return countOf(db, userId, ['counted'])
}

/** Friends of a family who registered and do not count yet, but may. */
export function pendingReferrals(db: Db, userId: string): number {
  return countOf(db, userId, ['pending', 'held'])
}

/**
 * Forgets where registrations came from: their hashes after a month, browsers that were not used to
 * sign in for half a year.
 */
export function sweepTraces(db: Db, now: Date) {
  db.update(referrals)
    .set({ device_hash: null, network_hash: null })
    .where(and(isNotNull(referrals.network_hash), lte(referrals.created_at, daysBefore(now, 30))))
    .run()
  db.delete(devices)
    .where(lte(devices.created_at, daysBefore(now, 180)))
    .run()
}

const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * 86_400_000).toISOString()

function countOf(db: Db, userId: string, states: (typeof referrals.$inferSelect)['state'][]) {
  return (
    db
      .select({ count: count() })
      .from(referrals)
      .where(and(eq(referrals.referrer_user_id, userId), inArray(referrals.state, states)))
      .get()?.count ?? 0
  )
}

function applyMove(deps: Writing, tx: Db, referrer: User, friendCount: number): number {
  const rewarded = { user_id: referrer.id, referral_count: friendCount }
  const known = tx
    .select({ id: queueMovesTable.id })
    .from(queueMovesTable)
    .where(
      and(
        eq(queueMovesTable.user_id, referrer.id),
        eq(queueMovesTable.referral_count, friendCount),
      ),
    )
    .get()
  if (known) return 0
  const places = moveUpQueue(tx, referrer.id, moveUp.places)
  tx.insert(queueMovesTable)
    .values({
      ...rewarded,
      id: deps.newId(),
      places,
      reason: 'friends_joined',
      created_at: deps.now().toISOString(),
    })
    .run()
  return places
}

const userOf = (db: Db, id: string) => db.select().from(users).where(eq(users.id, id)).get()

function mailTo(deps: Writing, tx: Db, user: User) {
  return (kind: NewsKind, content: MailContent) => enqueueNews(deps, tx, user, kind, content)
}
