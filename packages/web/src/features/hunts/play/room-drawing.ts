import type { RoomType } from '@fgm/shared/blueprints/catalog'
import { eyeLevelDrawing } from '../../blueprints/eye-level.ts'

/**
 * What stands for a kind of room in a picture, for each another thing. A child who cannot read goes where the picture
 * sends it: nothing hot, and nothing that holds water.
 */
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

/** A kind of room, drawn: its thing stands in a room. The thing without a room is where one searches at that thing. */
export function roomDrawing(type: RoomType): string {
  const thing = (eyeLevelDrawing(roomSigns[type]) ?? '').replace(/^<svg[^>]*>/, '')
  const room = type === 'garden' ? outdoors : walls
  const inside = thing.replace(/<\/svg>\s*$/, '')
  return `${opening}${room}<g transform="translate(14.4 20) scale(0.7)">${inside}</g></svg>`
}
