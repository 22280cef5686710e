import { founding_spots } from '@fgm/shared/founding-spots'
import { Link } from '@tanstack/react-router'
import { Crown } from 'lucide-react'
import { useSession } from '../../app/session.tsx'
import { paths } from '../../lib/paths.ts'
import { useRegistrationInfo } from './use-registration-info.ts'

/** The strip above the landing page. */
export function FoundingBanner() {
  const spots = useRegistrationInfo()?.spots_remaining
  if (spots === 0) return <AllTaken />
  return (
    <aside className="founding" aria-label="Founding Families">
      <div className="wrap">
        <Crown className="icon" aria-hidden />
        <p>
          <b>Founding Families:</b>{' '}
          <span className="only-desk">the first 50 families get lifetime premium free.</span>
          <span className="only-phone">free for life.</span>{' '}
          <Joined count={typeof spots === 'number' ? founding_spots - spots : undefined} />{' '}
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

// The words keep their place before the count is there, so that nothing moves when it comes.
function Joined({ count }: { count: number | undefined }) {
  if (count === undefined) {
    return (
      <span className="invisible" aria-hidden="true">
        10 of 50 have joined.
      </span>
    )
  }
  return <span>{count} of 50 have joined.</span>
}
