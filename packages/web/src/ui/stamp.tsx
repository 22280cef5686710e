import {
  Blocks,
  CookingPot,
  Dices,
  FlaskConical,
  Footprints,
  type LucideIcon,
  MessageCircle,
  Palette,
} from 'lucide-react'
import { classNames } from './class-names.ts'

export type StampTone = 'honey' | 'teal' | 'plum' | 'coral' | 'berry' | 'leaf'

type StampProps = { tone?: StampTone; icon: LucideIcon; size?: 'small' | 'large' }

/** An icon on a cut piece of paper. */
export function Stamp({ tone = 'honey', icon: Icon, size }: StampProps) {
  return (
    <span className={classNames('stamp', tone, size)} aria-hidden="true">
      <Icon className="icon" />
    </span>
  )
}

const categories: Record<string, { tone: StampTone; icon: LucideIcon }> = {
  Math: { tone: 'honey', icon: Dices },
  Science: { tone: 'teal', icon: FlaskConical },
  Language: { tone: 'plum', icon: MessageCircle },
  Motor: { tone: 'coral', icon: Footprints },
  Creative: { tone: 'berry', icon: Palette },
  'Practical Life': { tone: 'leaf', icon: CookingPot },
}
const unknownCategory = { tone: 'honey', icon: Blocks } as const

/** The stamp of an activity's category; a category we do not know gets the building blocks. The word stands beside it. */
export function CategoryStamp({ category, size }: { category: string; size?: StampProps['size'] }) {
  return <Stamp {...(categories[category] ?? unknownCategory)} size={size} />
}
