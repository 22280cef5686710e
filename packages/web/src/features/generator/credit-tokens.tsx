import { classNames } from '../../ui/class-names.ts'

/** What a family is given when it becomes active (decisions §4). */
const given = 50
const countable = 100

/** Credits as tokens to count; more than a hundred are only a number. */
export function CreditTokens({ left }: { left: number }) {
  const total = Math.max(given, left)
  if (total > countable) return null
  return (
    <div
      className="mt-2.5 mb-3 grid w-full grid-cols-[repeat(25,1fr)] gap-[3px]"
      role="img"
      aria-label={left > given ? `${left} credits left` : `${left} of ${given} credits left`}
    >
      {Array.from({ length: total }, (_, index) => (
        <i
          key={index}
          className={classNames(
            'h-3.5 rounded-[4px_5px]',
            index >= left ? 'inset-ring-[1.5px] inset-ring-line' : 'bg-honey',
          )}
        />
      ))}
    </div>
  )
}
