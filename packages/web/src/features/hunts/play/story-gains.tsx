import type { Box } from '@fgm/shared/blueprints/document'
import { sideBySide } from '@fgm/shared/blueprints/floors'
import { boundsOf } from '@fgm/shared/blueprints/geometry'
import { mapColumns, mapRows, pointOf } from '@fgm/shared/hunts/stories/ciphers'
import type { GainKind } from '@fgm/shared/hunts/stories/gains'
import { gainedWords, type Telling } from '@fgm/shared/hunts/stories/stories'
import { Check, Flame, Leaf, type LucideIcon, Music, Puzzle, Sun, TrainFront } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { HousePlan } from '../../blueprints/house-plan.tsx'
import type { HuntToPlay } from '../play-storage.ts'
import type { Play } from './play-state.ts'
import { StoryDrawing } from './story-drawing.tsx'

type StoryProps = { hunt: HuntToPlay; play: Play; telling: Telling }

/** The drawing of a story with what is gained so far; a story about a map draws the family's home. */
export function StoryPicture({ hunt, play, telling }: StoryProps) {
  const { story, gains, solution, treasure_place } = telling
  const isOver = play.scene === 'finale'
  const counted = { stops: gains.length, gained: play.found.length, isOver }
  const isOfSquares =
    solution !== '' && (story.gain.kind === 'map_piece' || story.gain.kind === 'light')
  if (story.gain.kind === 'map_piece' || (isOfSquares && isOver))
    return (
      <StoryMap {...counted} hunt={hunt} treasurePlace={treasure_place} hasSquares={isOfSquares} />
    )
  const signs = [...gains.map(({ sign }) => sign), solution]
  return <StoryDrawing {...counted} id={story.id} signs={signs} />
}

/** For gains without their own sign. */
const icons: Partial<Record<GainKind, LucideIcon>> = {
  map_piece: Puzzle,
  ingredient: Flame,
  light: Sun,
  ticket_punch: TrainFront,
  sound: Music,
  leaf: Leaf,
}

type GainRowProps = { telling: Telling; gained: number }

/** What is gained, as tiles in a row: future ones are dashed. */
export function GainRow({ telling: { story, gains }, gained }: GainRowProps) {
  const Icon = icons[story.gain.kind] ?? Check
  return (
    <ul
      className="gains flex flex-wrap gap-1.5"
      aria-label={`${gainedWords(story, gained)}, ${gains.length - gained} to come`}
    >
      {gains.map(({ sign, is_mirrored }, at) => (
        <li
          key={at}
          className={classNames(at < gained && 'on', at < gained && sign.length > 2 && 'wide')}
        >
          {at < gained &&
            (sign ? (
              <span className={classNames(sign.length > 2 && 'word', is_mirrored && 'mirrored')}>
                {sign}
              </span>
            ) : (
              <Icon className="icon" aria-hidden />
            ))}
        </li>
      ))}
    </ul>
  )
}

type StoryMapProps = {
  hunt: HuntToPlay
  stops: number
  gained: number
  treasurePlace: string
  /** For players who read coordinates: squares with names instead of strips that open. */
  hasSquares: boolean
  isOver: boolean
}

/** The home as a map in pieces: each find opens a strip of it, and the mark is under the last one. */
function StoryMap(props: StoryMapProps) {
  const { hunt, stops, gained, treasurePlace, hasSquares, isOver } = props
  // The plan draws two floors side by side: marks and strips follow it.
  const house = sideBySide(hunt.blueprint_data)
  const bounds = boundsOf(house)
  if (!bounds) return null
  const { position, size } = bounds
  const mark =
    isOver || (gained === stops && !hasSquares) ? pointOf(house, treasurePlace) : undefined
  const strip = size.width / stops
  const letter = Math.min(size.width, size.height) / 12
  return (
    <HousePlan
      document={house}
      title={`Map: ${gained} of ${stops} pieces.${mark ? ' The mark is where the treasure is.' : ''}`}
      isSmall
      className="story-drawing"
      over={() => ({
        marks: (
          <g>
            {!hasSquares &&
              Array.from({ length: stops - gained }, (_, at) => (
                <rect
                  key={at}
                  x={position.x + strip * (gained + at)}
                  y={position.y - 8}
                  width={strip}
                  height={size.height + 16}
                  className="story-strip"
                  strokeWidth={letter / 8}
                />
              ))}
            {hasSquares && <Squares box={bounds} letter={letter} />}
            {mark && (
              <path
                d="M-1-1 1 1M1-1-1 1"
                transform={`translate(${mark.x} ${mark.y}) scale(${letter})`}
                className="story-mark"
              />
            )}
          </g>
        ),
      })}
    />
  )
}

function Squares({ box: { position, size }, letter }: { box: Box; letter: number }) {
  const column = size.width / mapColumns.length
  const row = size.height / mapRows.length
  const names = [
    ...mapColumns.map((name, at) => ({ name, x: column * (at + 0.5), y: letter })),
    ...mapRows.map((name, at) => ({ name, x: letter * 0.6, y: row * (at + 0.5) + letter / 2 })),
  ]
  const inner = [1, 2, 3]
  const lines = [
    ...inner.map((at) => `M${position.x + column * at} ${position.y}v${size.height}`),
    ...inner.map((at) => `M${position.x} ${position.y + row * at}h${size.width}`),
  ]
  return (
    <g className="story-squares">
      <path d={lines.join('')} strokeWidth={letter / 8} />
      {names.map(({ name, x, y }) => (
        <text key={name} x={position.x + x} y={position.y + y} fontSize={letter}>
          {name}
        </text>
      ))}
    </g>
  )
}
