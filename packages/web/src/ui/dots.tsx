import { classNames } from './class-names.ts'

type DotsProps = { taken: number; total: number }

/** One dot per founding family: a number a parent can count. The key below says the same in words. */
export function Dots({ taken, total }: DotsProps) {
  const free = total - taken
  return (
    <div>
      <div
        className="dots"
        role="img"
        aria-label={`${taken} of ${total} founding spots taken, ${free} left`}
      >
        {Array.from({ length: total }, (_, index) => (
          <i key={index} className={classNames(index >= taken && 'free')} />
        ))}
      </div>
      <p className="dots-key">
        <span>
          <i />
          {`${taken} founding ${taken === 1 ? 'family' : 'families'}`}
        </span>
        <span>
          <i className="free" />
          {free === 1 ? '1 spot left' : `${free} spots left`}
        </span>
      </p>
    </div>
  )
}
