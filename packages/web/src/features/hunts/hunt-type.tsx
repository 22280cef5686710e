import { difficultyName, type HuntType } from '@fgm/shared/hunts/words'
import {
  CaseSensitive,
  Diamond,
  ListOrdered,
  type LucideIcon,
  Palette,
  Sparkles,
} from 'lucide-react'
import { formatCount } from '../../lib/format.ts'
import { Stamp, type StampTone } from '../../ui/stamp.tsx'

type Look = { name: string; about: string; icon: LucideIcon; tone: StampTone }

/** How each type of hunt is called and drawn. */
export const huntLooks: Record<HuntType, Look> = {
  color: {
    name: 'Color Hunt',
    about: 'Something red, something blue',
    icon: Palette,
    tone: 'berry',
  },
  shape: { name: 'Shape Hunt', about: 'Round things, square things', icon: Diamond, tone: 'teal' },
  counting: {
    name: 'Counting Hunt',
    about: 'Find them and count them',
    icon: ListOrdered,
    tone: 'honey',
  },
  letter: {
    name: 'Letter Hunt',
    about: 'Sounds and first letters',
    icon: CaseSensitive,
    tone: 'plum',
  },
  custom: { name: 'Custom Hunt', about: 'A bit of everything', icon: Sparkles, tone: 'leaf' },
}

/** The icon of a type; its name is said to those who do not see it. */
export function HuntTypeStamp({ hunt_type }: { hunt_type: HuntType }) {
  const { icon, tone, name } = huntLooks[hunt_type]
  return (
    <span>
      <Stamp icon={icon} tone={tone} />
      <span className="hidden-text">{name}</span>
    </span>
  )
}

/** 'Level 2' and what it means. */
export const levelWords = (level: number): string => `Level ${level}, ${difficultyName(level)}`

/** 'Ages 4-5 years'. */
export const ageWords = (ageRange: string): string => `Ages ${ageRange} years`

export const itemWords = (count: number): string => formatCount(count, 'item')
export const playedWords = (count: number): string =>
  count === 0 ? 'Not played yet' : `Played ${formatCount(count, 'time')}`
