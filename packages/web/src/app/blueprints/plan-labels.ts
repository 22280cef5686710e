import { labelInk } from '@fgm/shared/blueprint-catalog'
import type { BlueprintDocument, Box, Room } from '@fgm/shared/blueprint-document'
import { type Door, doorsOf } from '@fgm/shared/blueprint-doors'
import { overlap } from '@fgm/shared/blueprint-geometry'

/** The name of a room: where its line begins, how high its letters are, and on which color it stands. */
export type PlanLabel = {
  id: string
  words: string
  x: number
  y: number
  height: number
  color: string
  ink: 'dark' | 'light'
}

const usual_height = 17
const smallest_height = 10
/** A letter is about half as wide as it is high. */
const letter_width = 0.54
const [side, rim] = [14, 12]

/** The name of every room, in the corner where neither furniture nor a door nor another room lies on it; bottom left if it can be. */
export function labelsOf(document: BlueprintDocument): PlanLabel[] {
  const { rooms, furniture } = document
  const taken = new Map(rooms.map(({ id }): [string, Box[]] => [id, []]))
  for (const piece of furniture) taken.get(piece.roomId)?.push(piece)
  for (const door of doorsOf(document)) {
    const swing = swingOf(door)
    for (const id of door.rooms) if (swing) taken.get(id)?.push(swing)
  }
  return rooms.map((room, at) => {
    const above = rooms.slice(at + 1).filter((other) => overlap(room, other))
    const text = fitting(room.label, room.size.width)
    const inTheWay = [...(taken.get(room.id) ?? []), ...above]
    const place = placesOf(room, text).find((box) => isClear(box, inTheWay))
    const { x, y } = (place ?? placesOf(room, text)[0] ?? room).position
    const { id, color } = room
    return { id, ...text, x, y: y + text.height, color, ink: labelInk(color) }
  })
}

/** The floor that the leaf of a door sweeps over. */
function swingOf({ at, width, isUpright, swing }: Door): Box | undefined {
  if (swing === 0) return undefined
  const [half, start] = [width / 2, swing === 1 ? 0 : -width]
  const position = isUpright
    ? { x: at.x + start, y: at.y - half }
    : { x: at.x - half, y: at.y + start }
  return { position, size: { width, height: width } }
}

type Text = { words: string; height: number }

/** A name in a room that is narrower than it: smaller letters first, then fewer. */
function fitting(label: string, width: number): Text {
  const space = width - 2 * rim
  const height = Math.min(usual_height, space / (label.length * letter_width))
  if (height >= smallest_height) return { words: label, height }
  const count = Math.max(1, Math.floor(space / (smallest_height * letter_width)) - 1)
  return { words: `${label.slice(0, count).trimEnd()}…`, height: smallest_height }
}

function placesOf({ position, size }: Room, { words, height }: Text): Box[] {
  const width = words.length * height * letter_width
  const [left, right] = [position.x + side, position.x + size.width - side - width]
  const [top, bottom] = [position.y + rim - 2, position.y + size.height - rim - height]
  const middle = position.y + size.height / 2 - height / 2
  return [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
    [left, middle],
  ].map(([x = 0, y = 0]) => ({ position: { x, y }, size: { width, height } }))
}

const isClear = (box: Box, others: readonly Box[]) => !others.some((other) => overlap(other, box))
