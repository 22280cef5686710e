import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { pictureClue } from '@fgm/shared/hunts/places'
import { cluePresentation, difficultyName, type HuntType } from '@fgm/shared/hunts/words'
import {
  CaseSensitive,
  Diamond,
  ListOrdered,
  type LucideIcon,
  Palette,
  Play,
  Sparkles,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { Stamp, type StampTone } from '../../ui/stamp.tsx'
import { PictureOfClue } from './play/clue-picture.tsx'
import type { HuntToPlay } from './play-storage.ts'
import '../blueprints/house-plan.css'

export const huntLooks: Record<HuntType, { name: string; icon: LucideIcon; tone: StampTone }> = {
  color: { name: 'Color Hunt', icon: Palette, tone: 'berry' },
  shape: { name: 'Shape Hunt', icon: Diamond, tone: 'teal' },
  counting: { name: 'Counting Hunt', icon: ListOrdered, tone: 'honey' },
  letter: { name: 'Letter Hunt', icon: CaseSensitive, tone: 'plum' },
  custom: { name: 'Custom Hunt', icon: Sparkles, tone: 'leaf' },
}

/** The icon of a type, with its name for screen readers. */
export function HuntTypeStamp({ hunt_type }: { hunt_type: HuntType }) {
  const { icon, tone, name } = huntLooks[hunt_type]
  return (
    <span>
      <Stamp icon={icon} tone={tone} />
      <span className="hidden-text">{name}</span>
    </span>
  )
}

type HuntHeadProps = {
  hunt: { hunt_type: HuntType; hunt_name: string }
  kicker: ReactNode
  children?: ReactNode
}

/** The top of a hunt's card: its stamp, a word above its name, and what follows the name. */
export function HuntHead({ hunt, kicker, children }: HuntHeadProps) {
  return (
    <div className="card-head">
      <HuntTypeStamp hunt_type={hunt.hunt_type} />
      <div className="grow">
        <p className="card-kicker">{kicker}</p>
        <h3>{hunt.hunt_name}</h3>
        {children}
      </div>
    </div>
  )
}

type PlayButtonProps = {
  hunt: { id: string; hunt_name: string }
  variant?: 'primary' | 'secondary'
}

export function PlayButton({ hunt, variant }: PlayButtonProps) {
  return (
    <ButtonTo
      to={paths.playHunt}
      params={{ hunt_id: hunt.id }}
      variant={variant}
      size="small"
      icon={Play}
      aria-label={`Play Hunt: ${hunt.hunt_name}`}
    >
      Play Hunt
    </ButtonTo>
  )
}

/** 'Level 2' and what it means. */
export const levelWords = (level: number): string => `Level ${level}, ${difficultyName(level)}`

/** 'Ages 4-5'. */
export const ageWords = (ageRange: string): string => `Ages ${ageRange}`

export const itemWords = (count: number): string => formatCount(count, 'item')

/** The stored form of a place is 'Living Room - lamp'. */
export const placeWords = (location: string): string => location.replace(' - ', ', ')

/** A minute or two for each find, in steps of five: it is only an estimate. */
export const minutesWords = (count: number): string =>
  `about ${Math.max(5, 5 * Math.round(count * 0.3))} minutes`

export const playedWords = (count: number): string => {
  if (count === 0) return 'Not played yet'
  return count === 1 ? 'Played once' : `Played ${formatCount(count, 'time')}`
}

/** Small facts with a dot before each; the first dot of a line is cut off. */
export function HuntFacts({ children }: { children: ReactNode }) {
  return (
    <p className="ms-[-1.2em] flex max-w-none flex-wrap text-label leading-[1.5] font-[650] text-muted [clip-path:inset(0_0_0_1.2em)] [&>span]:before:inline-block [&>span]:before:w-[1.2em] [&>span]:before:text-center [&>span]:before:content-['·']">
      {children}
    </p>
  )
}

/** What a type of hunt looks for. */
const drawings: Record<HuntType, ReactNode> = {
  color: (
    <>
      <path d="M34 50c0-20 44-26 46 0s-46 22-46 0Z" className="plan-part" fill="var(--il-coral)" />
      <path d="M78 46c2-22 46-20 46 4s-48 20-46-4Z" className="plan-part" fill="var(--il-honey)" />
      <path d="M122 50c0-24 46-20 44 2s-44 20-44-2Z" className="plan-part" fill="var(--il-teal)" />
    </>
  ),
  shape: (
    <>
      <circle cx={52} cy={50} r={24} className="plan-part" fill="var(--il-coral)" />
      <path d="M82 27l41 1 1 44-43 1Z" className="plan-part" fill="var(--il-teal)" />
      <path d="M156 24l25 49-51-1Z" className="plan-part" fill="var(--il-honey)" />
    </>
  ),
  counting: (
    <>
      <Sign x={46} words="1" fill="var(--il-coral)" />
      <Sign x={100} words="2" fill="var(--il-honey)" />
      <Sign x={154} words="3" fill="var(--il-teal)" />
    </>
  ),
  letter: (
    <>
      <Sign x={46} words="A" fill="var(--il-honey)" />
      <Sign x={100} words="B" fill="var(--il-coral-light)" />
      <Sign x={154} words="C" fill="var(--il-teal)" />
    </>
  ),
  custom: (
    <>
      <path
        d="M24 66c18-34 36 10 56-14s38-22 52 0"
        className="plan-line stroke-(--il-stroke) stroke-[5]"
        strokeDasharray="2 11"
      />
      <path d="M146 38l28 30M174 38l-28 30" className="plan-line stroke-(--il-coral) stroke-[9]" />
      <circle cx={24} cy={66} r={7} className="plan-part" fill="var(--il-teal)" />
    </>
  ),
}

function Sign({ x, words, fill }: { x: number; words: string; fill: string }) {
  return (
    <g transform={`translate(${x} 48) rotate(${(x % 7) - 3})`}>
      <rect x={-23} y={-28} width={46} height={56} rx={9} className="plan-part" fill={fill} />
      <text y={13} fontSize={36} textAnchor="middle" className="plan-label stroke-none">
        {words}
      </text>
    </g>
  )
}

type HuntPictureProps = {
  hunt: Pick<HuntToPlay, 'hunt_type' | 'difficulty_level' | 'age_range' | 'items_data'>
  house: BlueprintDocument | undefined
}

/** The first three things and rooms of the hunt; what its type looks for where a riddle must not be revealed. */
export function HuntPicture({ hunt, house }: HuntPictureProps) {
  const { difficulty_level, age_range, items_data, hunt_type } = hunt
  const { is_place_hidden } = cluePresentation(difficulty_level, age_range)
  // A place in a parent's own words has no picture.
  const drawn =
    house && !is_place_hidden
      ? items_data.filter((item) => Object.keys(pictureClue(item, house)).length > 0)
      : []
  if (!house || drawn.length === 0)
    return (
      <svg viewBox="0 0 200 96" aria-hidden>
        {drawings[hunt_type]}
      </svg>
    )
  return (
    <span className={hunt_type === 'counting' ? 'hunt-clues counted' : 'hunt-clues'}>
      {drawn.slice(0, 3).map((item) => (
        <PictureOfClue key={item.id} item={item} house={house} />
      ))}
    </span>
  )
}
