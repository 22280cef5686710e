import { membershipBadge } from '@fgm/shared/family/tiers'
import { Crown } from 'lucide-react'
import { Badge } from '../../ui/chip.tsx'

/** A family's membership in one or two words; founders wear the crown (spec, navigation bar). */
export function MembershipBadge({ user }: { user: Parameters<typeof membershipBadge>[0] }) {
  const look = user.founding_member && !user.is_admin && ({ tone: 'honey', icon: Crown } as const)
  return <Badge {...look}>{membershipBadge(user)}</Badge>
}
