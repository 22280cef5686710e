import { PageTitle } from '../../ui/page-title.tsx'
import { FeatureGate } from '../flags/feature-gate.tsx'
import './library.css'
import { PremiumLibrary } from './premium-library.tsx'
import { VisitorShelf } from './visitor-shelf.tsx'

const plan =
  '120 slower, Montessori-style activities for ages 3 to 8, with a shelf to save them on.'

/** The premium library: not open yet, locked, or whole (spec part two §2). */
export function PremiumLibraryPage() {
  return (
    <div className="wrap page">
      <PageTitle className="mb-4">Premium Library</PageTitle>
      <FeatureGate feature="premium_library" plan={plan}>
        {() => <PremiumLibrary />}
      </FeatureGate>
      <VisitorShelf />
    </div>
  )
}
