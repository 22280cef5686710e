import type { WaitlistStatus } from '@fgm/shared/tiers'
import { move_up, reward_referrals } from '@fgm/shared/waitlist'

type Invited = { referral_count: number; pending_referrals: number }
type Standing = { referral_count: number; waitlist_status: WaitlistStatus }

/** What invitations earn, in order. */
export const rewards = [
  { from: reward_referrals.skip_waitlist, label: 'Skip waitlist' },
  { from: reward_referrals.bonus_activity_pack, label: 'Bonus activities' },
  { from: reward_referrals.early_payment_access, label: 'Early access' },
] as const

/** '2 friends have joined with your link.' */
export function joinedWords({ referral_count }: Pick<Invited, 'referral_count'>): string {
  if (referral_count === 0) return 'Nobody has joined with your link yet.'
  if (referral_count === 1) return 'One friend has joined with your link.'
  return `${referral_count} friends have joined with your link.`
}

/** 'One more opens the bonus pack.', or that all is earned. */
export function nextRewardWords(family: Standing): string {
  const next = rewards.find(({ from }) => from > family.referral_count)
  if (!next) return 'You have earned all three rewards. Thank you.'
  const missing = next.from - family.referral_count
  const [one, many] = effect(next.from, family)
  return missing === 1 ? `One more ${one}.` : `${missing} more ${many}.`
}

// A spot that is reserved already cannot be reserved again; the third friend still moves it up.
function effect(from: number, { waitlist_status }: Standing): [one: string, many: string] {
  if (from === reward_referrals.early_payment_access)
    return ['lets you pay early', 'let you pay early']
  if (from === reward_referrals.bonus_activity_pack)
    return ['opens the bonus pack', 'open the bonus pack']
  return waitlist_status === 'waitlisted'
    ? ['reserves your spot', 'reserve your spot']
    : [`moves you up ${move_up.places} places`, `move you up ${move_up.places} places`]
}

/** Who does not count yet, and why; nothing when nobody is on the way. */
export function pendingWords({ pending_referrals }: Pick<Invited, 'pending_referrals'>) {
  if (pending_referrals === 0) return null
  return pending_referrals === 1
    ? 'One friend has signed up and counts once they confirm their address. Now and then one of us has a look first.'
    : `${pending_referrals} friends have signed up. Each counts once they confirm their address. Now and then one of us has a look first.`
}

/** What moves a family up. */
export const move_words = `Every ${move_up.every} friends: up ${move_up.places} places.`
