import { Check } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { rewards } from './referral-words.ts'

/** The three rewards and which of them are earned, as steps to count. */
export function RewardRungs({ referral_count }: { referral_count: number }) {
  return (
    <ol className="rungs" aria-label="Rewards for friends who join">
      {rewards.map(({ from, label }) => {
        const isEarned = referral_count >= from
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
