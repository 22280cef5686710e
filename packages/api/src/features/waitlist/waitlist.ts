import type { Db } from '@fgm/db'
import { queueMovesTable, type User } from '@fgm/db/schema'
import { foundingSpot, registrationTier, tierNumber } from '@fgm/shared/family/tiers'
import {
  daysAfterLaunch,
  type QueueMove,
  rewardsEarned,
  type WaitlistDashboard,
} from '@fgm/shared/family/waitlist'
import { foundingSpots } from '@fgm/shared/launch/founding-spots'
import { desc, eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { spotsTaken } from '../founding-spots/founding-spots.ts'
import { daysOnWaitlist, familyBenefits } from '../membership/membership.ts'
import { familyOffer } from '../offers/offers.ts'
import { queuePosition } from '../queue/queue.ts'
import { pendingReferrals, referralCount } from '../referrals/referrals.ts'
import { launchDate } from '../settings/settings.ts'

const dayMs = 86_400_000

/** GET /waitlist/status: the place of a family, why, and what it has earned. */
export function waitlistStatus(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'payments'>,
  user: User,
): WaitlistDashboard {
  const { db } = deps
  const number = tierNumber(user)
  const position = queuePosition(db, user.queue_order)
  const launch = launchDate(deps)
  const offer = familyOffer(deps, user)
  const friendCount = referralCount(db, user.id)
  return {
    user: {
      name: user.name,
      tier: user.tier,
      tier_price: offer.price_usd,
      registration_price: registrationTier(number).fee_usd,
      waitlist_status: user.waitlist_status,
      founding_member: user.founding_member,
      registration_number: user.registration_number,
      queue_position: position,
      days_on_waitlist: daysOnWaitlist(deps, user),
      referral_count: friendCount,
      rewards_earned: rewardsEarned(friendCount),
      pending_referrals: pendingReferrals(db, user.id),
    },
    launch_info: {
      days_until_launch: Math.max(0, Math.ceil((launch.getTime() - deps.now().getTime()) / dayMs)),
      launch_date: dayOf(launch),
      estimated_access_on:
        position === null
          ? null
          : dayOf(new Date(launch.getTime() + daysAfterLaunch(position) * dayMs)),
      payments_open_at: offer.payments_open_at,
      families_so_far: offer.families_so_far,
    },
    benefits: familyBenefits(deps, user),
    moves: queueMoves(db, user.id),
    referral_link: referralLink(deps, user),
    can_pay: offer.may_pay_now,
    offer,
    founding_spot: { ...foundingSpot(user), is_one_free: spotsTaken(db) < foundingSpots },
  }
}

/** The address that registers a friend with this family's code. */
export const referralLink = ({ config }: Pick<Deps, 'config'>, user: User) =>
  `${config.base_url}/register?ref=${encodeURIComponent(user.referral_code)}`

function queueMoves(db: Db, userId: string): QueueMove[] {
  return db
    .select()
    .from(queueMovesTable)
    .where(eq(queueMovesTable.user_id, userId))
    .orderBy(desc(queueMovesTable.referral_count))
    .all()
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
