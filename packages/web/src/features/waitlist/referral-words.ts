import {
  type Inviting,
  moveUp,
  nextRewardSentence,
  openedActivities,
  placesUp,
  rewardReferrals,
} from '@fgm/shared/family/waitlist'

type Invited = { referral_count: number; pending_referrals: number }

/** What invitations earn, in order. */
export const rewards = [
  { from: rewardReferrals.skip_waitlist, label: 'Skip waitlist' },
  { from: rewardReferrals.bonus_activity_pack, label: 'Bonus activities' },
  { from: rewardReferrals.early_payment_access, label: 'Early access' },
] as const

/** '2 friends have joined with your link.' */
export function joinedWords({ referral_count }: Pick<Invited, 'referral_count'>): string {
  if (referral_count === 0) return 'Nobody has joined with your link yet.'
  if (referral_count === 1) return 'One friend has joined with your link.'
  return `${referral_count} friends have joined with your link.`
}

/** What is earned and what comes next: 'One more opens the bonus pack.' */
export function nextRewardWords(family: Inviting): string {
  const isAllEarned = rewards.every(({ from }) => family.referral_count >= from)
  const thanks = isAllEarned && 'You have earned all three rewards. Thank you.'
  return [thanks, nextRewardSentence(family)].filter(Boolean).join(' ')
}

/** Who does not count yet, and why; nothing when nobody is on the way. */
export function pendingWords({ pending_referrals }: Pick<Invited, 'pending_referrals'>) {
  if (pending_referrals === 0) return null
  return pending_referrals === 1
    ? 'One friend has signed up and counts once they confirm their address. Now and then one of us has a look first.'
    : `${pending_referrals} friends have signed up. Each counts once they confirm their address. Now and then one of us has a look first.`
}

/** What moves a family up; nothing for the first in line, who cannot go further. */
export const moveWords = ({ queue_position }: Pick<Inviting, 'queue_position'>): string | null =>
  placesUp(queue_position) > 0
    ? `Every ${moveUp.every} friends: up to ${moveUp.places} places up.`
    : null

/** What 'bonus connection time' is, said once where a family reads about its code; to who waits, what it opens. */
export const bonusTimeWords = (isWaiting: boolean): string =>
  `Bonus connection time is more to play together: your friend starts with the free activities at once${
    isWaiting
      ? `, and when ${rewardReferrals.bonus_activity_pack} friends have joined while you wait, ${openedActivities.bonus_activity_pack} premium activities open to you.`
      : '.'
  }`
