import { lazy, Suspense } from 'react'
import { useTitle } from '../../ui/page-title.tsx'
import { Hero } from './hero.tsx'
import './landing.css'
import './promo-card.css'
import './sample-activity.css'

// All of it stands in the prerendered page. Its script is no part of the first load: hydration leaves what is there
// alone until the script arrives, and its links are links meanwhile.
const BelowHero = lazy(async () => ({ default: (await import('./below-hero.tsx')).BelowHero }))

/** The first page: the promise, a whole activity as proof, the real count, and one lit house at the end. */
export function LandingPage() {
  useTitle('Five Good Minutes: 5 minutes to be the parent you want to be')
  return (
    <>
      <Hero />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <BelowHero />
      </Suspense>
    </>
  )
}
