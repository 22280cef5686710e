import { CardNeeds, type Needing } from './activity-card.tsx'
import { FactLine, type FactLineProps } from './fact-line.tsx'

type CardFactsProps = { activity: FactLineProps['activity'] & Needing }

/** The facts of a card where it is shown large: how long, for whom, how hard, and below it what one needs. */
export function CardFacts({ activity }: CardFactsProps) {
  return (
    <div className="grid w-full gap-1.5">
      <FactLine activity={activity} />
      <CardNeeds of={activity} />
    </div>
  )
}
