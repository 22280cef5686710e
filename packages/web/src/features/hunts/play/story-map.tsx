import { sideBySide } from '@fgm/shared/blueprints/floors'
import { boundsOf } from '@fgm/shared/blueprints/geometry'
import { mapColumns, mapRows, pointOf } from '@fgm/shared/hunts/stories/ciphers'
import { HousePlan } from '../../blueprints/house-plan.tsx'
import type { HuntToPlay } from '../play-storage.ts'

type StoryMapProps = {
  hunt: HuntToPlay
  stops: number
  gained: number
  treasurePlace: string
  /** For who reads coordinates: squares with names instead of strips that open. */
  hasSquares: boolean
  isOver: boolean
}

/** The own home as a map in pieces: each find opens a strip of it, and under the last one is the mark. */
export function StoryMap(props: StoryMapProps) {
  const { hunt, stops, gained, treasurePlace, hasSquares, isOver } = props
  // The plan draws two floors beside one another: marks and strips lie where it does.
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
        inTheWay: { marks: [], trail: [] },
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

type SquaresProps = { box: NonNullable<ReturnType<typeof boundsOf>>; letter: number }

function Squares({ box: { position, size }, letter }: SquaresProps) {
  const column = size.width / mapColumns.length
  const row = size.height / mapRows.length
  const inner = [1, 2, 3]
  const lines = [
    ...inner.map((at) => `M${position.x + column * at} ${position.y}v${size.height}`),
    ...inner.map((at) => `M${position.x} ${position.y + row * at}h${size.width}`),
  ]
  return (
    <g className="story-squares">
      <path d={lines.join('')} strokeWidth={letter / 8} />
      {mapColumns.map((name, at) => (
        <text
          key={name}
          x={position.x + column * (at + 0.5)}
          y={position.y + letter}
          fontSize={letter}
        >
          {name}
        </text>
      ))}
      {mapRows.map((name, at) => (
        <text
          key={name}
          x={position.x + letter * 0.6}
          y={position.y + row * (at + 0.5) + letter / 2}
          fontSize={letter}
        >
          {name}
        </text>
      ))}
    </g>
  )
}
