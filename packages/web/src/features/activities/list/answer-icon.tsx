import type { hows, wheres } from '@fgm/shared/activities/right-now'
import {
  BatteryLow,
  BedDouble,
  Car,
  Frown,
  Hourglass,
  House,
  type LucideIcon,
  Meh,
  Smile,
  Trees,
  UsersRound,
  Utensils,
  Zap,
} from 'lucide-react'

/** An answer to where, how or who. */
export type Answer = (typeof wheres | typeof hows)[number]['id'] | 'who'

const icons: Record<Answer, LucideIcon> = {
  home: House,
  seat: Car,
  queue: Hourglass,
  bed: BedDouble,
  outdoors: Trees,
  table: Utensils,
  wild: Zap,
  whiny: Frown,
  bored: Meh,
  wiped_out_child: BatteryLow,
  fine: Smile,
  who: UsersRound,
}

/** The icon of an answer: the place, the mood, or who is here. */
export function AnswerIcon({ of }: { of: Answer }) {
  const Icon = icons[of]
  return <Icon className="icon" aria-hidden />
}
