import { isFlat, labelInk } from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument, Box, Point, Room } from '@fgm/shared/blueprints/document'
import { type Door, doorsOf } from '@fgm/shared/blueprints/doors'
import { grownBy, overlap, shared } from '@fgm/shared/blueprints/geometry'
import { isStairwell } from '@fgm/shared/blueprints/homes/wish-words'
import { stepsOf } from './plan-boxes.ts'

/** The name of a room: its lines, the height of its letters, and the color it is on. */
export type PlanLabel = {
  id: string
  lines: string[]
  /** Where it lies: in its room, and off the furniture wherever there is room for that. */
  box: Box
  height: number
  color: string
  ink: 'dark' | 'light'
}

/** What a map shows on top of the house. */
export type InTheWay = { marks: readonly Box[]; trail: readonly Box[] }

const nothing: InTheWay = { marks: [], trail: [] }
/** How high letters are where there is room, in pixels where a name has to be read, and in units at least. */
const usualHeight = { pixels: 14, units: 17 }
/** As large as it fits: letters of `large` are read at a glance, in one line or in two. */
const large = [1, 0.93, 0.86]
const small = [0.79, 0.73]
const smaller = [0.66, 0.58]
const smallest = 0.49
/** From one line to the next; letters reach below their line. */
const lineHeight = 1.15
/** From a name to the walls and to the furniture, in lines: a third where there is room for that. */
const gaps = [
  [1 / 3, 1 / 3],
  [1 / 6, 1 / 6],
  [1 / 6, 0],
  [0, 0],
] as const
/** In units at least: to the middle of a wall, half of which is `wall`, and to the furniture. */
const least = { rim: 6, air: 2 }
const wall = 2.5
/** How many times as high as the smallest name another may be. */
const mostUneven = 1.5

/**
 * The name of every room, off furniture, doors, other rooms and `marks`, and off `trail` where it can be; bottom left
 * first. In a full room it lies where it hides least. `unit` is how many units a pixel is.
 */
export function labelsOf(
  document: BlueprintDocument,
  unit = 1,
  { marks, trail }: InTheWay = nothing,
): PlanLabel[] {
  const { rooms, furniture } = document
  const swings = new Map(rooms.map(({ id }): [string, Box[]] => [id, []]))
  for (const door of doorsOf(document)) {
    const swing = swingOf(door)
    for (const id of door.rooms) if (swing) swings.get(id)?.push(swing)
  }
  const usual = Math.max(usualHeight.pixels * unit, usualHeight.units)
  const line = lineHeight * usual
  const spacings = gaps.map(([toWall, toPiece]) => ({
    rim: Math.max(wall + toWall * line, least.rim),
    air: Math.max(toPiece * line, least.air),
  }))
  const standing = [...furniture.filter((piece) => !isFlat(piece)), ...marks]
  // A name may touch these.
  const flat = furniture.filter(isFlat).map(shrunk)
  const under = trail.map(shrunk)
  // Stairs are visible: their name would only cover them.
  const named = rooms.filter((room) => !isStairwell(room))
  const placed = named.map((room) => {
    // No name leaves its room.
    const [left, top] = [room.position.x, room.position.y]
    const [right, bottom] = [left + room.size.width, top + room.size.height]
    // Written out: with 60 rooms and 400 pieces this runs 24,000 times in each frame of a drag.
    const here = (boxes: readonly Box[]) =>
      boxes.filter(
        ({ position: { x, y }, size: { width, height } }) =>
          x < right && y < bottom && x + width > left && y + height > top,
      )
    const above = rooms.slice(rooms.indexOf(room) + 1).filter((other) => overlap(room, other))
    const solid = [...here(standing), ...above]
    const doors = [...solid, ...(swings.get(room.id) ?? []).map(shrunk)]
    const free = [...doors, ...here(flat)]
    const all = [...free, ...here(under)]
    const counts = [all, free, doors, solid].map(({ length }) => length)
    const upTo = placedBefore(room, [unit, ...counts, ...all.map(sidesOf)].join(), (most) => {
      const { readable, others } = textsOf(room.label, usual, most)
      const texts = [...readable, ...others]
      return (
        widestPlace(room, spacings, readable, [all, free]) ??
        firstPlace(room, spacings, texts, [all, free, doors]) ??
        firstPlace(room, spacings, texts, [solid]) ??
        leastHidden(room, shortened(room, usual * smallest), solid)
      )
    })
    return { room, upTo, place: upTo(usual) }
  })
  // Names of similar size make the plan look consistent.
  const most = mostUneven * Math.min(...placed.map(({ place }) => place.height))
  return placed.map(({ room, upTo, place }) => {
    const { id, color } = room
    return { id, ...(place.height > most ? upTo(most) : place), color, ink: labelInk(color) }
  })
}

const shrunk = (box: Box) => grownBy(box, -least.air)

const sidesOf = ({ position: { x, y }, size: { width, height } }: Box) =>
  `${x} ${y} ${width} ${height}`

/** The places of a room's name, each by its obstacles. */
const known = new WeakMap<Room, { key: string; places: Map<number, Place> }>()

/** Looks for a place only once, while the obstacles stay the same: a drag leaves most rooms as they are. */
function placedBefore(room: Room, key: string, place: (most: number) => Place) {
  const before = known.get(room)
  const { places } = before?.key === key ? before : { places: new Map<number, Place>() }
  known.set(room, { key, places })
  return (most: number): Place => {
    const found = places.get(most) ?? place(most)
    places.set(most, found)
    return found
  }
}

type Text = { lines: string[]; height: number }
type Place = Text & { box: Box }

/** In the order they are tried: `readable` avoids rugs where it can; the `others` are shortened or small. */
function textsOf(label: string, usual: number, most: number) {
  const broken = brokenInTwo(label)
  const short = label.replace(/ Room$/, '').replace(/^Bathroom$/, 'Bath')
  const asText = (lines: string[]) => (part: number) => ({ lines, height: part * usual })
  const [asOne, asTwo, asShort] = [asText([label]), asText(broken), asText([short])]
  const two = (parts: number[]) => (broken.length > 1 ? parts.map(asTwo) : [])
  const shorter = (parts: number[]) => (short === label ? [] : parts.map(asShort))
  const upTo = (texts: Text[][]) => texts.map((some) => some.filter(({ height }) => height <= most))
  return {
    readable: upTo([large.map(asOne), two(large)]),
    others: upTo([
      shorter(large),
      small.map(asOne),
      two(small),
      shorter([...small, ...smaller]),
      [...smaller, smallest].flatMap((part) => [asOne(part), ...two([part])]),
    ]),
  }
}

/** Two lines, as equally long as its words allow. */
function brokenInTwo(label: string): string[] {
  const words = label.split(' ')
  const breaks = words.slice(1).map((_, at) => {
    const lines = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
    return { lines, width: Math.max(...lines.map(widthOf)) }
  })
  return breaks.sort((one, other) => one.width - other.width)[0]?.lines ?? [label]
}

/** The distance of a name from the middle of a wall, and from what is in its room. */
type Spacing = typeof least

/** Off the first of `obstacles`, else of the next; in two lines rather than close to something. */
function widestPlace(
  room: Room,
  spacings: readonly Spacing[],
  texts: readonly Text[][],
  obstacles: readonly Box[][],
): Place | undefined {
  for (const others of obstacles)
    for (const spacing of spacings) {
      const found = firstPlace(room, [spacing], texts, [others])
      if (found) return found
    }
  return undefined
}

/** The largest letters that find a place, off the first of `obstacles` if they can, and as far from them as they can. */
function firstPlace(
  room: Room,
  spacings: readonly Spacing[],
  texts: readonly Text[][],
  obstacles: readonly Box[][],
): Place | undefined {
  for (const some of texts)
    for (const others of obstacles)
      for (const { rim, air } of spacings) {
        const found = some
          .flatMap((text) => placesOf(room, rim, text))
          .find(({ box }) => {
            const around = grownBy(box, air)
            return !others.some((other) => overlap(other, around))
          })
        if (found) return found
      }
  return undefined
}

/** A name that is too long even in the smallest letters. */
function shortened({ label, size }: Room, height: number): Text {
  const space = size.width - 2 * least.rim
  let words = label
  while (words.length > 1 && widthOf(`${words}…`) * height > space) words = words.slice(0, -1)
  return { lines: [words === label ? label : `${words.trimEnd()}…`], height }
}

function leastHidden(room: Room, text: Text, others: readonly Box[]): Place {
  const places = placesOf(room, least.rim, text)
  const hidden = places.map(({ box }) => others.reduce((sum, one) => sum + common(one, box), 0))
  const best = places[hidden.indexOf(Math.min(...hidden))]
  return best ?? { ...text, box: { position: room.position, size: sizeOf(text) } }
}

/** The area that two boxes share. */
const common = (one: Box, other: Box) =>
  Math.max(0, shared(one, other, 'x')) * Math.max(0, shared(one, other, 'y'))

/** The floor that a door sweeps over. */
export function swingOf({ at, width, isUpright, swing }: Door): Box | undefined {
  if (swing === 0) return undefined
  const [half, start] = [width / 2, swing === 1 ? 0 : -width]
  const position = isUpright
    ? { x: at.x + start, y: at.y - half }
    : { x: at.x - half, y: at.y + start }
  return { position, size: { width, height: width } }
}

const sizeOf = ({ lines, height }: Text) => ({
  width: Math.max(...lines.map(widthOf)) * height,
  height: lines.length * lineHeight * height,
})

/** The width of words in letters of height 1, rather too wide than too narrow. */
const widthOf = (words: string): number =>
  [...words].reduce((sum, letter) => sum + widthOfLetter(letter), 0)

function widthOfLetter(letter: string): number {
  if (/[ijltfr.,'’:;!|()-]/.test(letter)) return 0.42
  if (letter === ' ') return 0.28
  if (/[mwMW@%…]/.test(letter)) return 1
  return /[a-z0-9]/.test(letter) ? 0.61 : 0.8
}

/** The places of a text by their edge: they are checked once for each thing to avoid. */
const listed = new WeakMap<Text, Map<number, Place[]>>()

function placesOf(room: Room, rim: number, text: Text): Place[] {
  const byRim = listed.get(text) ?? new Map<number, Place[]>()
  listed.set(text, byRim)
  const places = byRim.get(rim) ?? allPlaces(room, rim, text)
  byRim.set(rim, places)
  return places
}

/** Everywhere in the room, corners first: bottom left, top left, bottom right, top right. */
function allPlaces({ position, size }: Room, rim: number, text: Text): Place[] {
  const own = sizeOf(text)
  const free = { x: size.width - 2 * rim - own.width, y: size.height - 2 * rim - own.height }
  if (free.x < 0 || free.y < 0) return []
  const [xs, ys] = [stepsOf(free.x, text.height), stepsOf(free.y, text.height / 2)]
  return xs
    .flatMap((x) => ys.map((y) => ({ x, y, far: cornerDistance(x, y, free) })))
    .sort((one, other) => one.far - other.far)
    .map(({ x, y }) => ({
      ...text,
      box: { position: { x: position.x + rim + x, y: position.y + rim + y }, size: own },
    }))
}

/** The distance from a corner; among equals the left before the right, and the bottom before the top. */
function cornerDistance(x: number, y: number, free: Point): number {
  const isRight = x > free.x / 2
  const isTop = y < free.y / 2
  return (
    (isRight ? free.x - x : x) + (isTop ? y : free.y - y) + (isRight ? 0.2 : 0) + (isTop ? 0.1 : 0)
  )
}
