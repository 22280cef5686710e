import { classNames } from '../../../ui/class-names.ts'

/** What a family is given when it becomes active (decisions §4). */
const given = 50
const countable = 100

/** Credits as tokens that can be counted; more than a hundred are told by their number alone. */
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
