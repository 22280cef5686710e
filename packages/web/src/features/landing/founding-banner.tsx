import { founding_spots } from '@fgm/shared/tiers'
import { Link } from '@tanstack/react-router'
import { Crown } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { useRegistrationInfo } from './use-registration-info.ts'

/** The strip above the landing page. Its height does not change when the count arrives. */
export function FoundingBanner() {
  const spots = useRegistrationInfo()?.spots_remaining
  return (
    <aside className="founding" aria-label="Founding Families">
      <div className="wrap">
        <Crown className="icon" aria-hidden />
        <p>
          <b>Founding Families:</b>{' '}
          <span className="only-desk">the first 50 families get lifetime premium free.</span>
          <span className="only-phone">free for life.</span>{' '}
          {typeof spots === 'number' && `${founding_spots - spots} of 50 have joined. `}
          <Link to={paths.home} hash="founding">
            How it works
          </Link>
        </p>
      </div>
    </aside>
  )
}
