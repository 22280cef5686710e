import { hasReservedSpot, isIn } from '@fgm/shared/family/membership'
import { Bookmark, Check, Crown, DoorOpen, Hourglass, type LucideIcon } from 'lucide-react'
import { Chip } from '../../ui/chip.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { storyOf } from './story-of.ts'
import type { WaitlistStatus } from './use-waitlist-status.ts'

type User = WaitlistStatus['user']

/** Who this is, where the family stands, and what that means in a sentence. */
export function DashboardHead({ status }: { status: WaitlistStatus }) {
  const { user } = status
  const { badge, standing, sentence } = storyOf(status)
  const { tone, icon } = looks(status)
  return (
    <header className="dashboard-head">
      <Chip tone={tone} icon={icon}>
        {badge}
      </Chip>
      <PageTitle title="Your place">{`Hello ${firstName(user)}, ${standing}`}</PageTitle>
      <p className="muted">{sentence}</p>
    </header>
  )
}

const firstName = ({ name }: User) => name.trim().split(/\s+/)[0] ?? name

function looks({ user, can_pay }: WaitlistStatus): {
  tone?: 'honey' | 'teal' | 'outline'
  icon: LucideIcon
} {
  if (user.founding_member) return { tone: 'honey', icon: Crown }
  if (isIn(user)) return { tone: 'teal', icon: Check }
  if (can_pay) return { tone: 'teal', icon: DoorOpen }
  if (hasReservedSpot(user)) return { tone: 'teal', icon: Bookmark }
  return { tone: 'outline', icon: Hourglass }
}
