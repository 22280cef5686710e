import type { Db } from '@fgm/db'
import { type Family, queueMovesTable } from '@fgm/db/schema'
import { dayMs, dayOf } from '@fgm/shared/days'
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
import type { Sender } from '../parents/parents.ts'
import { queuePosition } from '../queue/queue.ts'
import { pendingReferrals, referralCount } from '../referrals/referrals.ts'
import { launchDate } from '../settings/settings.ts'

/** GET /waitlist/status: the place of a family, its reasons, and the family's benefits. */
export function waitlistStatus(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'payments'>,
  { parent, family }: Sender,
): WaitlistDashboard {
  const { db } = deps
  const number = tierNumber(family)
  const position = queuePosition(db, family.queue_order)
  const launch = launchDate(deps)
  const offer = familyOffer(deps, family)
  const friendCount = referralCount(db, family.id)
  return {
    user: {
      name: parent.name,
      tier: family.tier,
      tier_price: offer.price_usd,
      registration_price: registrationTier(number).fee_usd,
      waitlist_status: family.waitlist_status,
      founding_member: family.founding_member,
      registration_number: family.registration_number,
      queue_position: position,
      days_on_waitlist: daysOnWaitlist(deps, family),
      referral_count: friendCount,
      rewards_earned: rewardsEarned(friendCount),
      pending_referrals: pendingReferrals(db, family.id),
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
    benefits: familyBenefits(deps, family),
    moves: queueMoves(db, family.id),
    referral_link: referralLink(deps, family),
    can_pay: offer.may_pay_now,
    offer,
    founding_spot: { ...foundingSpot(family), is_one_free: spotsTaken(db) < foundingSpots },
  }
}

/** The address that registers a friend with this family's code. */
export const referralLink = ({ config }: Pick<Deps, 'config'>, family: Family) =>
  `${config.base_url}/register?ref=${encodeURIComponent(family.referral_code)}`

function queueMoves(db: Db, familyId: string): QueueMove[] {
  return db
    .select()
    .from(queueMovesTable)
    .where(eq(queueMovesTable.family_id, familyId))
    .orderBy(desc(queueMovesTable.referral_count))
    .all()
}
