import { labelInk } from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument, Box, Room } from '@fgm/shared/blueprints/document'
import { type Door, doorsOf } from '@fgm/shared/blueprints/doors'
import { overlap } from '@fgm/shared/blueprints/geometry'

/** The name of a room: where its line begins, how high its letters are, and which color it is on. */
export type PlanLabel = {
  id: string
  words: string
  x: number
  y: number
  height: number
  color: string
  ink: 'dark' | 'light'
}

/** What a map shows on top of the house. */
export type InTheWay = { marks: readonly Box[]; trail: readonly Box[] }

type Heights = { usual: number; smallest: number }

const heights: Heights = { usual: 17, smallest: 10 }
/** In pixels, where a name has to be read. */
const readHeights: Heights = { usual: 15, smallest: 12.5 }
/** A letter is about half as wide as it is high. */
const letterWidth = 0.54
const [side, rim] = [14, 12]

/**
 * The name of every room, in the corner where neither furniture nor a door nor another room lies on it; bottom left if it can
 * be. With `unit`, the units of one pixel, every name is large enough to be read, and one that finds no room is left out; it
 * keeps off `marks`, and off `trail` where it can.
 */
export function labelsOf(
  document: BlueprintDocument,
  unit?: number,
  { marks, trail }: InTheWay = { marks: [], trail: [] },
): PlanLabel[] {
  const { rooms, furniture } = document
  const taken = new Map(rooms.map(({ id }): [string, Box[]] => [id, []]))
  for (const piece of furniture) taken.get(piece.roomId)?.push(piece)
  for (const door of doorsOf(document)) {
    const swing = swingOf(door)
    for (const id of door.rooms) if (swing) taken.get(id)?.push(swing)
  }
  const sizes = unit === undefined ? heights : largerOf(heights, readHeights, unit)
  return rooms.flatMap((room, at) => {
    const above = rooms.slice(at + 1).filter((other) => overlap(room, other))
    const text = fitting(room.label, room.size.width, sizes)
    if (unit !== undefined && text.words !== room.label) return []
    const inTheWay = [...(taken.get(room.id) ?? []), ...above, ...marks]
    const tries = [text, ...(unit === undefined ? [] : [{ ...text, height: sizes.smallest }])]
    const free = tries.flatMap((one) =>
      placesOf(room, one, unit !== undefined).map((box) => ({ ...one, box })),
    )
    const clear = free.filter(({ box }) => isClear(box, inTheWay))
    const best = clear.find(({ box }) => isClear(box, trail)) ?? clear[0]
    if (unit !== undefined && !best) return []
    const place = best ?? free[0]
    const { words, height, box } = place ?? { ...text, box: room }
    const { id, color } = room
    const { x, y } = box.position
    return [{ id, words, height, x, y: y + height, color, ink: labelInk(color) }]
  })
}

const largerOf = (one: Heights, other: Heights, unit: number): Heights => ({
  usual: Math.max(one.usual, other.usual * unit),
  smallest: Math.max(one.smallest, other.smallest * unit),
})

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
function fitting(label: string, width: number, { usual, smallest }: Heights): Text {
  const space = width - 2 * rim
  const height = Math.min(usual, space / (label.length * letterWidth))
  if (height >= smallest) return { words: label, height }
  const count = Math.max(1, Math.floor(space / (smallest * letterWidth)) - 1)
  return { words: `${label.slice(0, count).trimEnd()}…`, height: smallest }
}

/** Corners first; `isThorough` looks at every height between them, too. */
function placesOf({ position, size }: Room, { words, height }: Text, isThorough: boolean): Box[] {
  const width = words.length * height * letterWidth
  const [left, right] = [position.x + side, position.x + size.width - side - width]
  const [top, bottom] = [position.y + rim - 2, position.y + size.height - rim - height]
  const middle = position.y + size.height / 2 - height / 2
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
    [left, middle],
  ]
  const between: number[][] = []
  for (let y = bottom; isThorough && y > top; y -= height / 2)
    between.push([left, y], [(left + right) / 2, y], [right, y])
  return [...corners, ...between].map(([x = 0, y = 0]) => ({
    position: { x, y },
    size: { width, height },
  }))
}

const isClear = (box: Box, others: readonly Box[]) => !others.some((other) => overlap(other, box))
