import type { AdminFamily } from '@fgm/shared/family/families'
import { isIn } from '@fgm/shared/family/membership'
import { Ban, Hourglass } from 'lucide-react'
import { Chip } from '../../../ui/chip.tsx'

const statusWords: Record<AdminFamily['waitlist_status'], string> = {
  active: 'Active',
  reserved: 'Reserved',
  waitlisted: 'Waitlisted',
}

/** Where a family stands, in a word each. */
export function FamilyChips({ family }: { family: AdminFamily }) {
  return (
    <div className="row row-wrap">
      <Chip tone={isIn(family) ? 'teal' : 'outline'}>{statusWords[family.waitlist_status]}</Chip>
      {family.founding_spot.state === 'held' && (
        <Chip tone="honey" icon={Hourglass}>
          Founding spot held
        </Chip>
      )}
      {family.founding_spot.state === 'released' && (
        <Chip tone="outline">Founding spot released</Chip>
      )}
      {!family.email_verified && <Chip tone="outline">Address not confirmed</Chip>}
      {family.blocked_at && (
        <span className="chip hard">
          <Ban className="icon" aria-hidden />
          Blocked
        </span>
      )}
    </div>
  )
}
