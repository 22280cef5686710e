import type { EarlyAccess, PremiumLibrary } from '@fgm/shared/activities/premium'
import { Link } from '@tanstack/react-router'
import { DoorOpen } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { openingsLeft } from './premium-sheet.tsx'

type EarlyAccessNoteProps = {
  message: EarlyAccess
  openings: PremiumLibrary['openings']
  /** What one chooses from is listed below. */
  hasList: boolean
}

/** For a waiting family with a benefit, in one line: what it may open, how many are left, and the way to choose. */
export function EarlyAccessNote({ message, openings, hasList }: EarlyAccessNoteProps) {
  return (
    <section className="note honey mb-5 py-3" aria-labelledby="early-access">
      <DoorOpen className="icon self-center max-mid:hidden" aria-hidden />
      <div className="flex grow flex-wrap items-center gap-x-3">
        <h2 id="early-access" className="text-read">
          {message.title}
        </h2>
        {openings && <p>{openingsLeft(openings)}</p>}
        <p>{message.text}</p>
        {hasOpeningsLeft(openings) && !hasList && (
          <Link
            to={paths.premiumLibrary}
            search={{ show: 'all' }}
            className="link-pad font-strong mid:ms-auto"
          >
            Choose yours
          </Link>
        )}
      </div>
    </section>
  )
}

/** True for a family that waits and may still open some. */
export const hasOpeningsLeft = (openings: PremiumLibrary['openings']) =>
  openings !== null && openings.used < openings.allowed
