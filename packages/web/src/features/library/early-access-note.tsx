import type { EarlyAccess, PremiumLibrary } from '@fgm/shared/activities/premium'
import { DoorOpen } from 'lucide-react'
import { openingsLeft } from './openings.ts'

type EarlyAccessNoteProps = { message: EarlyAccess; openings: PremiumLibrary['openings'] }

/** For a family that waits and has a benefit: what is open to it, and how much of that is left. */
export function EarlyAccessNote({ message, openings }: EarlyAccessNoteProps) {
  return (
    <section className="note honey mb-5" aria-labelledby="early-access">
      <DoorOpen className="icon" aria-hidden />
      <div>
        <h2 id="early-access" className="text-read">
          {message.title}
        </h2>
        <p>{message.text}</p>
        {openings && <p className="small">{openingsLeft(openings)}</p>}
      </div>
    </section>
  )
}
