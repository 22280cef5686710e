import { difficultyName, type HuntType } from '@fgm/shared/hunts/words'
import {
  CaseSensitive,
  Diamond,
  ListOrdered,
  type LucideIcon,
  Palette,
  Sparkles,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'
import { Stamp, type StampTone } from '../../ui/stamp.tsx'
import '../blueprints/house-plan.css'

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

/** Small facts with a dot between them. */
export function HuntFacts({ children }: { children: ReactNode }) {
  return <p className="hunt-facts">{children}</p>
}

/** What a type of hunt looks for, drawn, for where there is no plan of the house. */
export function HuntTypeDrawing({ hunt_type }: { hunt_type: HuntType }) {
  return (
    <svg viewBox="0 0 200 96" className="hunt-type-drawing" aria-hidden>
      {drawings[hunt_type]}
    </svg>
  )
}

const drawings: Record<HuntType, ReactNode> = {
  color: (
    <>
      <path d="M34 50c0-20 44-26 46 0s-46 22-46 0Z" className="plan-part plan-coral" />
      <path d="M78 46c2-22 46-20 46 4s-48 20-46-4Z" className="plan-part plan-honey" />
      <path d="M122 50c0-24 46-20 44 2s-44 20-44-2Z" className="plan-part plan-teal" />
    </>
  ),
  shape: (
    <>
      <circle cx={52} cy={50} r={24} className="plan-part plan-coral" />
      <path d="M82 27l41 1 1 44-43 1Z" className="plan-part plan-teal" />
      <path d="M156 24l25 49-51-1Z" className="plan-part plan-honey" />
    </>
  ),
  counting: (
    <>
      <Sign x={46} words="1" className="plan-coral" />
      <Sign x={100} words="2" className="plan-honey" />
      <Sign x={154} words="3" className="plan-teal" />
    </>
  ),
  letter: (
    <>
      <Sign x={46} words="A" className="plan-honey" />
      <Sign x={100} words="B" className="plan-coral-light" />
      <Sign x={154} words="C" className="plan-teal" />
    </>
  ),
  custom: (
    <>
      <path
        d="M24 66c18-34 36 10 56-14s38-22 52 0"
        className="plan-line hunt-type-way"
        strokeDasharray="2 11"
      />
      <path d="M146 38l28 30M174 38l-28 30" className="plan-line hunt-type-cross" />
      <circle cx={24} cy={66} r={7} className="plan-part plan-teal" />
    </>
  ),
}

type SignProps = { x: number; words: string; className: string }

/** A letter or a figure on a card. */
function Sign({ x, words, className }: SignProps) {
  return (
    <g transform={`translate(${x} 48) rotate(${(x % 7) - 3})`}>
      <rect x={-23} y={-28} width={46} height={56} rx={9} className={`plan-part ${className}`} />
      <text y={13} fontSize={36} textAnchor="middle" className="plan-label">
        {words}
      </text>
    </g>
  )
}
