import { canvas } from '@fgm/shared/blueprint-catalog'
import type { BlueprintDocument, Box, Room } from '@fgm/shared/blueprint-document'
import { contains } from '@fgm/shared/blueprint-geometry'

/** A doorway: where it is on the wall, how wide, and the color of the floor that shows through. */
export type Door = {
  id: string
  x: number
  y: number
  width: number
  is_upright: boolean
  color: string
}

const door_width = 52
const clear_space = 40

/**
 * Doorways are decoration: one where a room meets a hallway and nothing stands in the way. A house
 * without a hallway gets one between any two rooms that share a wall.
 */
export function doorsOf(document: BlueprintDocument): Door[] {
  const { rooms } = document
  const has_hallway = rooms.some(({ type }) => type === 'hallway')
  return rooms.flatMap((room, at) =>
    rooms.slice(at + 1).flatMap((other) => {
      const hallway = [room, other].find(({ type }) => type === 'hallway')
      if (has_hallway && !hallway) return []
      const door = doorBetween(document, room, other, (hallway ?? room).color)
      return door ? [door] : []
    }),
  )
}

function doorBetween(
  { furniture }: BlueprintDocument,
  room: Room,
  other: Room,
  color: string,
): Door | undefined {
  const wall = commonWall(room, other)
  if (!wall || wall.to - wall.from < door_width + canvas.grid) return undefined
  const middles = [0.5, 0.3, 0.7].map((share) => wall.from + (wall.to - wall.from) * share)
  const reach = door_width / 2 + 6
  const places = middles
    .filter((middle) => middle - reach >= wall.from && middle + reach <= wall.to)
    .map((middle) => (wall.is_upright ? { x: wall.at, y: middle } : { x: middle, y: wall.at }))
  const at = places.find((place) => !furniture.some((piece) => contains(piece, place, clear_space)))
  const id = `${room.id} ${other.id}`
  return at && { id, ...at, width: door_width, is_upright: wall.is_upright, color }
}

/** The stretch of wall that two rooms share exactly. */
function commonWall(one: Box, other: Box) {
  const ends = ({ position: { x, y }, size: { width, height } }: Box) => ({
    left: x,
    right: x + width,
    top: y,
    bottom: y + height,
  })
  const [a, b] = [ends(one), ends(other)]
  if (a.right === b.left || b.right === a.left)
    return {
      is_upright: true,
      at: a.right === b.left ? a.right : a.left,
      from: Math.max(a.top, b.top),
      to: Math.min(a.bottom, b.bottom),
    }
  if (a.bottom === b.top || b.bottom === a.top)
    return {
      is_upright: false,
      at: a.bottom === b.top ? a.bottom : a.top,
      from: Math.max(a.left, b.left),
      to: Math.min(a.right, b.right),
    }
  return undefined
}
