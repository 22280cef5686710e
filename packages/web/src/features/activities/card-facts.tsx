import { Facts } from '../../ui/facts.tsx'
import { type Needing, NeedsFact } from './activity-card.tsx'
import { FactLine, type FactLineProps } from './fact-line.tsx'

type CardFactsProps = {
  activity: FactLineProps['activity'] & Needing
  /** Everything one needs by its kind, where the things themselves are not told. */
  namesAll?: boolean
}

/** The facts of a card where it is shown large: how long, for whom, how hard, and below it what one needs. */
export function CardFacts({ activity, namesAll = false }: CardFactsProps) {
  return (
    <div className="grid w-full gap-1.5">
      <FactLine activity={activity} />
      <Facts>
        <NeedsFact of={activity} named={namesAll ? activity.materials.length : undefined} />
      </Facts>
    </div>
  )
}
