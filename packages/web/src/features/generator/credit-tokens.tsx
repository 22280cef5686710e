import { classNames } from '../../ui/class-names.ts'

/** What a family is given when it becomes active (decisions §4). */
const given = 50
const countable = 100
/** How many credits a token stands for: fifty would be too small to count. */
const each = 5

/** Credits as tokens to count; more than a hundred are only a number. */
export function CreditTokens({ left }: { left: number }) {
  const total = Math.max(given, left)
  const tokens = Math.ceil(total / each)
  if (total > countable) return null
  return (
    <div
      className="mt-2.5 mb-3 grid w-full max-w-84 grid-cols-[repeat(10,1fr)] gap-1.5"
      role="img"
      aria-label={left > given ? `${left} credits left` : `${left} of ${given} credits left`}
    >
      {Array.from({ length: tokens }, (_, index) => (
        <i
          key={index}
          className={classNames(
            'h-3 rounded-[6px_7px_5px_6px]',
            index * each >= left ? 'inset-ring-[1.5px] inset-ring-line' : 'bg-honey',
          )}
        />
      ))}
    </div>
  )
}
