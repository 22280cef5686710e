import { ActivitiesPanel } from './activities-panel.tsx'
import { HowCardsAreChosen } from './how-cards-are-chosen.tsx'

/** What was played together, and what the cards learned from it. */
export const PlayedPanel = () => (
  <div className="grid gap-8">
    <ActivitiesPanel />
    <HowCardsAreChosen />
  </div>
)
