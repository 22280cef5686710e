import { neverWaitlisted, reward_referrals } from '@fgm/shared/waitlist'
import { Check } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { rewards } from './referral-words.ts'
import type { WaitlistStatus } from './use-waitlist-status.ts'

type RewardRungsProps = {
  user: Pick<WaitlistStatus['user'], 'referral_count' | 'registration_number'>
}

/** The three rewards and which of them are earned, as steps to count. */
export function RewardRungs({ user }: RewardRungsProps) {
  const { referral_count, registration_number } = user
  return (
    <ol className="rungs" aria-label="Rewards for friends who join">
      {rewards.map(({ from, label }) => {
        // Who came with a spot of its own has skipped nothing.
        const isNeedless =
          from === reward_referrals.skip_waitlist && neverWaitlisted(registration_number)
        const isReached = referral_count >= from
        const isEarned = isReached && !isNeedless
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
