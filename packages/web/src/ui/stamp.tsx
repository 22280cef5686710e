import {
  Blocks,
  CookingPot,
  Dices,
  FlaskConical,
  Footprints,
  type LucideIcon,
  MessageCircle,
  Music,
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
  'Math & Fine Motor': { tone: 'honey', icon: Dices },
  'Science & Sensory': { tone: 'teal', icon: FlaskConical },
  'Language & Creativity': { tone: 'plum', icon: MessageCircle },
  'Practical Life': { tone: 'leaf', icon: CookingPot },
  'Art & Expression': { tone: 'berry', icon: Palette },
  'Music & Movement': { tone: 'coral', icon: Music },
}
const unknownCategory = { tone: 'honey', icon: Blocks } as const

/** The stamp of an activity's category, base or premium; an unknown category gets the building blocks. The word is next to it. */
export function CategoryStamp({ category, size }: { category: string; size?: StampProps['size'] }) {
  return <Stamp {...(categories[category] ?? unknownCategory)} size={size} />
}

/** The category above a title: its icon and its word, where a picture has the stamp's place. */
export function CategoryKicker({ category }: { category: string }) {
  const { tone, icon: Icon } = categories[category] ?? unknownCategory
  return (
    <span className={classNames('card-kicker', tone)}>
      <Icon className="icon" aria-hidden />
      {category}
    </span>
  )
}
