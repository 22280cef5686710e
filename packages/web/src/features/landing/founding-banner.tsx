import { Link } from '@tanstack/react-router'
import { Crown } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { useIsFamily, useVisitorStory } from '../launch/use-visitor-story.ts'

/**
 * The strip above the landing page, for visitors: a family needs no offer. It keeps its space, without words, until
 * the state is known.
 */
export function FoundingBanner() {
  const isFamily = useIsFamily()
  const { state, strip, stripShort, stripLink } = useVisitorStory()
  if (isFamily) return null
  if (state === 'unknown')
    return (
      <div className="founding" aria-hidden="true">
        <div className="wrap" />
      </div>
    )
  const areSpotsLeft = state === 'spots_left'
  return (
    <aside className="founding" aria-label="Founding Families">
      <div className="wrap">
        <Crown className="icon" aria-hidden />
        <p>
          {areSpotsLeft && <b>Founding Families: </b>}
          <span className="only-desk">{strip}</span>
          <span className="only-phone">{stripShort}</span>{' '}
          {areSpotsLeft ? (
            <Link to={paths.home} hash="founding">
              {stripLink}
            </Link>
          ) : (
            <Link to={paths.register}>{stripLink}</Link>
          )}
        </p>
      </div>
    </aside>
  )
}
