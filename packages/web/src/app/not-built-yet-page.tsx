import { useMatches } from '@tanstack/react-router'
import { ButtonTo } from '../lib/links.tsx'
import { paths } from '../lib/paths.ts'
import { CardboardHouseDrawing } from '../ui/drawings/cardboard-house.tsx'
import { PageTitle } from '../ui/page-title.tsx'

const places = {
  hunt: {
    title: 'Hunt',
    plan: 'Draw your home, hide things in it, and let the clues lead your child from room to room.',
  },
} as const

export type PlaceToCome = keyof typeof places

/** Stands where a page of the plan will be: what it will do, that it does not yet, and one way back. */
export function NotBuiltYetPage() {
  const name = useMatches({
    select: (matches) =>
      matches.findLast((match) => match.staticData?.placeToCome)?.staticData.placeToCome,
  })
  const place = places[name ?? 'hunt']
  return (
    <div className="wrap page">
      <div className="card empty">
        <CardboardHouseDrawing />
        <PageTitle className="text-h3">{place.title}</PageTitle>
        <p>{place.plan}</p>
        <p className="muted">It is not built yet. Nothing you have is affected.</p>
        <div className="row">
          <ButtonTo to={paths.activities} variant="primary" size="small">
            Back to the activities
          </ButtonTo>
        </div>
      </div>
    </div>
  )
}
