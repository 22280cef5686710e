import { Facts } from '../../ui/facts.tsx'
import { type Needing, NeedsFact } from './activity-card.tsx'
import { FactLine, type FactLineProps } from './fact-line.tsx'

type CardFactsProps = { activity: FactLineProps['activity'] & Needing }

/** The facts of a card where it is shown large: how long, for whom, how hard, and below it what one needs. */
export function CardFacts({ activity }: CardFactsProps) {
  return (
    <div className="grid gap-1.5">
      <FactLine activity={activity} />
      <Facts>
        <NeedsFact of={activity} />
      </Facts>
    </div>
  )
}
