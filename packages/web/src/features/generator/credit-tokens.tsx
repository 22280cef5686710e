import { classNames } from '../../ui/class-names.ts'
import './credit-tokens.css'

/** What a family is given when it becomes active (decisions §4). */
const given = 50
const countable = 100

/** Credits as tokens to count; more than a hundred are only a number. */
export function CreditTokens({ left }: { left: number }) {
  const total = Math.max(given, left)
  if (total > countable) return null
  return (
    <div
      className="credit-tokens"
      role="img"
      aria-label={left > given ? `${left} credits left` : `${left} of ${given} credits left`}
    >
      {Array.from({ length: total }, (_, index) => (
        <i key={index} className={classNames(index >= left && 'used')} />
      ))}
    </div>
  )
}
