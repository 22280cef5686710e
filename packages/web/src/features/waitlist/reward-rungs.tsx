import { neverWaitlisted, rewardReferrals } from '@fgm/shared/family/waitlist'
import { Check } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { rewards } from './referral-words.ts'
import type { WaitlistStatus } from './use-waitlist-status.ts'

type RewardRungsProps = {
  user: Pick<WaitlistStatus['user'], 'referral_count' | 'registration_number'>
  /** Premium is open to the family already. */
  mayPay: boolean
}

/** The rewards and which of them are earned, as steps to count; to whom premium is open, only those that still bring something. */
export function RewardRungs({ user, mayPay }: RewardRungsProps) {
  const { referral_count, registration_number } = user
  return (
    <ol className="rungs" aria-label="Rewards for friends who join">
      {rewards.map(({ from, label }) => {
        const isReached = referral_count >= from
        // Who came with a spot of its own has skipped nothing.
        const hadSpot =
          from === rewardReferrals.skip_waitlist && neverWaitlisted(registration_number)
        const isEarned = isReached && !hadSpot
        if (mayPay && !isEarned && from !== rewardReferrals.bonus_activity_pack) return null
        return (
          <li key={from} className={classNames(isEarned && 'earned')}>
            <b>
              {from}
              <span className="hidden-text"> friends:</span>
            </b>
            <span>{label}</span>
            <span className="rung-state">
              {isEarned ? (
                <>
                  <Check className="icon" aria-hidden />
                  Earned
                </>
              ) : isReached ? (
                'Not needed'
              ) : (
                `${referral_count} of ${from}`
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
