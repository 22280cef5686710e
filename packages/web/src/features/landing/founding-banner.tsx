import { founding_spots } from '@fgm/shared/founding-spots'
import { Link } from '@tanstack/react-router'
import { Crown } from 'lucide-react'
import { useSession } from '../../app/session.tsx'
import { paths } from '../../lib/paths.ts'
import { useRegistrationInfo } from './use-registration-info.ts'

/** The strip above the landing page. It keeps its place, without words, until it is known what holds. */
export function FoundingBanner() {
  const info = useRegistrationInfo()
  if (!info)
    return (
      <div className="founding" aria-hidden="true">
        <div className="wrap" />
      </div>
    )
  const spots = info.spots_remaining
  if (spots === 0) return <AllTaken />
  return (
    <aside className="founding" aria-label="Founding Families">
      <div className="wrap">
        <Crown className="icon" aria-hidden />
        <p>
          <b>Founding Families:</b>{' '}
          <span className="only-desk">the first 50 families get lifetime premium free.</span>
          <span className="only-phone">free for life.</span>{' '}
          {spots !== null && <span>{founding_spots - spots} of 50 spots are taken.</span>}{' '}
          <Link to={paths.home} hash="founding">
            How it works
          </Link>
        </p>
      </div>
    </aside>
  )
}

function AllTaken() {
  const isIn = useSession().state === 'signed_in'
  return (
    <aside className="founding" aria-label="Founding Families">
      <div className="wrap">
        <Crown className="icon" aria-hidden />
        <p>
          All {founding_spots} founding spots are taken.{' '}
          {!isIn && <Link to={paths.register}>Join the waitlist.</Link>}
        </p>
      </div>
    </aside>
  )
}
