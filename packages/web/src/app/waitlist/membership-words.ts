import { registration_tiers } from '@fgm/shared/tiers'
import { turnSentence } from '@fgm/shared/waitlist'
import { formatDate, formatMoment } from '../../lib/format.ts'
import type { WaitlistStatus } from './use-waitlist-status.ts'

type Family = WaitlistStatus['user']

/** What a tier is called: 'Pioneer'; a tier that registration does not give is 'Standard', as on the badge. */
export const tierName = (tier: string) =>
  registration_tiers.find((row) => row.tier === tier)?.name ?? 'Standard'

/** Where a family stands, in two or three words. */
export function statusWords({ founding_member, waitlist_status }: Family): string {
  if (waitlist_status === 'reserved') return 'Spot reserved'
  if (waitlist_status === 'waitlisted') return 'On the waitlist'
  return founding_member ? 'Founding Family' : 'Active'
}

/** When a waiting family's turn comes; nothing for one that is in, or may pay now. */
export function turnWords({ user, launch_info, can_pay }: WaitlistStatus): string | null {
  const { estimated_access_on, payments_open_at, families_so_far } = launch_info
  if (user.waitlist_status === 'active' || can_pay || estimated_access_on === null) return null
  return turnSentence({
    threshold: payments_open_at,
    current: families_so_far,
    day: formatDate(estimated_access_on),
  })
}

const payment = 'One payment opens premium for life, now if you like.'

/** What that means, in a sentence or two. */
export function statusSentence(status: WaitlistStatus): string {
  const { user, can_pay, founding_spot } = status
  if (founding_spot.state === 'held' && founding_spot.held_until)
    return `Your founding spot is held for you until ${formatMoment(founding_spot.held_until)}. Confirm your email address, and premium is yours for life, free.`
  if (founding_spot.state === 'released') {
    const spot = founding_spot.is_one_free
      ? 'We held your founding spot for you for a while. Confirm your email address, and it is yours again: one is free now.'
      : 'We held your founding spot for you for a while. All of them are taken now. Your place is kept.'
    return can_pay ? `${spot} ${payment}` : spot
  }
  if (user.waitlist_status === 'active')
    return user.founding_member
      ? 'Premium is yours for life, free.'
      : 'Premium is yours for life. There is nothing more to pay.'
  if (can_pay) return payment
  if (user.waitlist_status === 'reserved')
    return 'Your spot is kept. One payment, once payments open, and premium is yours for life.'
  return 'Your spot opens when your turn comes. Nothing to pay until then.'
}
