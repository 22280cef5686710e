import { Crown, Ticket } from 'lucide-react'
import type { Outputs } from '../../../lib/trpc.ts'
import { classNames } from '../../../ui/class-names.ts'

type Tier = Outputs['auth']['registrationInfo']['next_user_tier']

// Our paper has no blue; teal stands for it. The tier's name always stands beside its color.
const badge: Record<Tier['badge_color'], string> = {
  gold: 'bg-honey text-on-honey',
  purple: 'bg-plum-ink text-plum-soft',
  blue: 'bg-teal-ink text-teal-soft',
  green: 'bg-(--leaf-ink) text-(--leaf-soft)',
  gray: 'bg-muted text-paper',
}

/** The paper under a tier's badge. */
export const tierPaper: Record<Tier['badge_color'], string> = {
  gold: 'bg-honey-soft',
  purple: 'bg-plum-soft',
  blue: 'bg-teal-soft',
  green: 'bg-(--leaf-soft)',
  gray: 'bg-sunk',
}

type TierBadgeProps = { tier_info: Pick<Tier, 'name' | 'badge_color' | 'founding_member'> }

/** A tier's name on its color (`badge_color`); founders wear the crown. */
export function TierBadge({ tier_info }: TierBadgeProps) {
  const Icon = tier_info.founding_member ? Crown : Ticket
  return (
    <span className={classNames('chip', badge[tier_info.badge_color])}>
      <Icon className="icon" aria-hidden />
      {tier_info.name}
    </span>
  )
}
