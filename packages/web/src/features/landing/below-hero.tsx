import { Benefits } from './benefits.tsx'
import { Closing } from './closing.tsx'
import { Promises } from './promises.tsx'
import { PromoCard } from './promo-card.tsx'
import { SampleActivity } from './sample-activity.tsx'

/** Everything of the landing page that one scrolls to. */
export function BelowHero() {
  return (
    <>
      <Benefits />
      <SampleActivity />
      <PromoCard />
      <Promises />
      <Closing />
    </>
  )
}
