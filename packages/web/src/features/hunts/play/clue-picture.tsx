import { furnitureKind, type RoomType, roomKind } from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { pictureClue } from '@fgm/shared/hunts/places'
import type { ReactNode } from 'react'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import { eyeLevelDrawing } from '../../blueprints/eye-level.ts'
import './clue-picture.css'

type Searched = Parameters<typeof pictureClue>[0]

/** The drawing of the piece of furniture where an item is; undefined where it is none. */
export function eyeLevelOf(item: Searched, house: BlueprintDocument): string | undefined {
  const { furniture_type } = pictureClue(item, house)
  return furniture_type && eyeLevelDrawing(furniture_type)
}

/** What is looked for and where, drawn: the piece of furniture or the room, and the color or the shape. */
export function PictureOfClue({ item, house }: { item: Searched; house: BlueprintDocument }) {
  const { furniture_type, room_type, color, shape } = pictureClue(item, house)
  const kind = furniture_type && furnitureKind(furniture_type)
  const words = [
    color,
    shape,
    kind?.label ?? (room_type && roomKind(room_type).label.toLowerCase()),
  ]
  const said = words.filter(Boolean).join(', ')
  if (!said) return null
  const drawing = kind ? eyeLevelOf(item, house) : room_type && roomDrawing(room_type)
  return (
    <span className="clue-picture" role="img" aria-label={`Picture: ${said}`}>
      {drawing && <Drawing markup={drawing} />}
      {(color || shape) && (
        <svg viewBox="-8 -8 76 76" className="clue-paint" style={paint(color)} aria-hidden="true">
          {/* The shape in the color of its text; a patch of color without a shape. */}
          <circle cx={30} cy={30} r={38} className="clue-patch" />
          {(color && many[color]) || shapes[shape ?? 'circle'] || shapes.circle}
          {/* At night plain black would look like a hole in the paper. */}
          {color === 'black' && !shape && <path d="M16 22q6-9 15-10" className="clue-shine" />}
        </svg>
      )}
    </span>
  )
}

/* The color or the shape of a clue, drawn into a box of 60 by 60 with a paper edge around it. */

/** The paint of a color; an unknown color gets the coral of `.clue-paint`. */
const paint = (color: string | undefined) =>
  color ? { color: `var(--clue-${color.replace(' ', '-')}, var(--il-coral))` } : undefined

const shapes: Record<string, ReactNode> = {
  circle: <circle cx={30} cy={30} r={26} />,
  oval: <ellipse cx={30} cy={30} rx={29} ry={19} />,
  square: <rect x={6} y={6} width={48} height={48} rx={3} />,
  rectangle: <rect x={1} y={12} width={58} height={36} rx={3} />,
  triangle: <path d="M30 3 58 55H2Z" />,
  heart: <path d="M30 56C-8 30 6 4 20 6q8 1 10 9 2-8 10-9c14-2 28 24-10 50Z" />,
  sphere: (
    <>
      <circle cx={30} cy={30} r={26} />
      <path d="M16 22q6-9 15-10" className="clue-shine" />
    </>
  ),
  cube: (
    <>
      <path d="M30 2 56 16v28L30 58 4 44V16Z" />
      <path d="M4 16 30 30 56 16M30 30v28" className="clue-shine" />
    </>
  ),
  cylinder: (
    <>
      <path d="M8 12v36c0 12 44 12 44 0V12C52 0 8 0 8 12Z" />
      <path d="M8 12c0 11 44 11 44 0" className="clue-shine" />
    </>
  ),
  cone: (
    <>
      <path d="M30 2 8 46c0 14 44 14 44 0Z" />
      <path d="M8 46c4-8 40-8 44 0" className="clue-shine" />
    </>
  ),
  'rectangular prism': (
    <>
      <path d="M2 22 16 10h42v28L44 50H2Z" />
      <path d="M2 22h42L58 10M44 22v28" className="clue-shine" />
    </>
  ),
  stripes: <path d="M4 6h52v10H4ZM4 25h52v10H4ZM4 44h52v10H4Z" />,
}

const many: Record<string, ReactNode> = {
  rainbow: (
    <>
      <path d="M4 44a26 26 0 0 1 52 0" className="clue-arc" style={paint('red')} />
      <path d="M13 44a17 17 0 0 1 34 0" className="clue-arc" style={paint('yellow')} />
      <path d="M22 44a8 8 0 0 1 16 0" className="clue-arc" style={paint('blue')} />
    </>
  ),
  'two colors': (
    <>
      <path d="M30 4a26 26 0 0 0 0 52Z" className="clue-paint" style={paint('red')} />
      <path d="M30 4a26 26 0 0 1 0 52Z" className="clue-paint" style={paint('blue')} />
    </>
  ),
}

/** What represents a kind of room. A child who cannot read goes there: nothing hot, and nothing that holds water. */
export const roomSigns: Record<RoomType, string> = {
  living_room: 'couch',
  kitchen: 'fridge',
  dining_room: 'table',
  bedroom: 'bed',
  kids_room: 'toybox',
  bathroom: 'bathroom',
  office: 'desk',
  playroom: 'playroom',
  hallway: 'hallway',
  garden: 'plant',
  laundry: 'laundry',
  garage: 'garage',
  classroom: 'classroom',
  other: 'rug',
}

const opening =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">'
const edge = 'stroke="var(--il-pen)" stroke-width="2.2"'

/** Back wall, side walls and floor, as in a doll's house. */
const walls =
  `<path d="M3 4h90v88H3Z" fill="var(--il-pillow)" ${edge}/>` +
  '<path d="M15 13h66v57H15Z" fill="var(--il-paper)"/>' +
  '<path d="M15 70h66l12 22H3Z" fill="var(--il-wood)"/>' +
  `<path d="M15 13h66v57H15ZM3 4l12 9M93 4l-12 9M15 70L3 92M81 70l12 22" ${edge}/>`

/** Sky, a fence and grass. */
const outdoors =
  `<path d="M3 4h90v88H3Z" fill="var(--il-water)" ${edge}/>` +
  '<circle cx="78" cy="18" r="8" fill="var(--il-honey)"/>' +
  `<path d="M3 50h90v6H3Z" fill="var(--il-paper)" ${edge}/>` +
  `<path d="M9 70V42l4-5 4 5v28ZM25 70V42l4-5 4 5v28ZM63 70V42l4-5 4 5v28ZM79 70V42l4-5 4 5v28Z" fill="var(--il-paper)" ${edge}/>` +
  `<path d="M3 66q45-5 90 0v26H3Z" fill="var(--il-leaf)" ${edge}/>`

/** A drawn kind of room: its thing in a room. The thing without a room means to search at that thing. */
export function roomDrawing(type: RoomType): string {
  const thing = (eyeLevelDrawing(roomSigns[type]) ?? '').replace(/^<svg[^>]*>/, '')
  const room = type === 'garden' ? outdoors : walls
  const inside = thing.replace(/<\/svg>\s*$/, '')
  return `${opening}${room}<g transform="translate(14.4 20) scale(0.7)">${inside}</g></svg>`
}
