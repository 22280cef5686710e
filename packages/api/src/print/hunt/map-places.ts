/** Where names and numbers go on the map, so that none covers another. */
import type { BlueprintDocument, Point, Room, Size } from '@fgm/shared/blueprints/document'
import { centerOf } from '@fgm/shared/blueprints/geometry'
import { type Place, placeAt } from '@fgm/shared/hunts/places'
import type { Line, Typesetter } from '../text.ts'
import type { PrintableItem } from './section.ts'

/** A rectangle on paper: its upper left corner and its size, in points; y counts upwards. */
export type Area = { x: number; top: number; width: number; height: number }

/** From canvas units to points on paper. */
export type Scale = {
  unit: number
  point: (point: Point) => Point
  area: (box: { position: Point; size: Size }) => Area
}

/** Numbers of the items at one place of the house. */
export type Stop = { place: Place; numbers: number[] }

/** A stop on paper: the middle of each of its numbers, and how large they are. */
export type PlacedStop = Stop & { middle: Point; middles: Point[]; radius: number }

export type PlacedLabel = { area: Area; lines: Line[]; size: number }

/** The places of a hunt with the numbers of their items; without places that the house does not have. */
export function stopsOf(items: PrintableItem[], house: BlueprintDocument): Stop[] {
  const stops = new Map<string, Stop>()
  for (const [at, item] of items.entries()) {
    const place = placeAt(house, item)
    if (!place) continue
    const key = JSON.stringify([place.room.id, place.piece?.id])
    const numbers = [...(stops.get(key)?.numbers ?? []), at + 1]
    stops.set(key, { place, numbers })
  }
  return [...stops.values()]
}

const labelSizes = [11, 9.5, 8, 7]
const labelLeading = 1.15

/** The room's name where there is no furniture; undefined if the room is too small for any. */
export function placeLabel(
  room: Room,
  { furniture }: BlueprintDocument,
  scale: Scale,
  type: Typesetter,
): PlacedLabel | undefined {
  const area = scale.area(room)
  const inner = grownBy(area, -4)
  const label = labelLines(room.label, inner, type)
  if (!label) return undefined
  const { lines, size } = label
  const needed = {
    width: Math.max(...lines.map((line) => line.width)) + 4,
    height: lines.length * size * labelLeading + 2,
  }
  const taken = furniture.map((piece) => scale.area(piece))
  const corner = { x: inner.x, y: inner.top - inner.height + needed.height }
  return { ...label, area: freeArea(needed, inner, taken, corner) }
}

function labelLines(words: string, { width, height }: Area, type: Typesetter) {
  const fits = (lines: Line[], size: number) =>
    lines.length > 0 &&
    lines.every((line) => line.width + 4 <= width) &&
    lines.length * size * labelLeading + 2 <= height
  for (const size of labelSizes) {
    const lines = type.wrap(words, width - 4, { size, weight: 'bold' })
    const isWhole = lines.every((line, at) => at === 0 || line.words[0]?.is_spaced)
    if (lines.length <= 2 && isWhole && fits(lines, size)) return { lines, size }
  }
  const size = 7
  const lines = width > 24 ? type.firstLines(words, width - 10, 1, { size, weight: 'bold' }) : []
  return fits(lines, size) ? { lines, size } : undefined
}

const badgeSize = { step: 19, least: 11 }

/** The numbers of each stop as close to its place as others allow, all of them inside their room. */
export function placeStops(
  stops: Stop[],
  labels: PlacedLabel[],
  { furniture }: BlueprintDocument,
  scale: Scale,
): PlacedStop[] {
  const taken = labels.map(({ area }) => area)
  return stops.map((stop) => {
    const { room, piece } = stop.place
    const inner = grownBy(scale.area(room), -2)
    const count = stop.numbers.length
    const columns = Math.min(count, Math.ceil(Math.sqrt((count * inner.width) / inner.height)))
    const rows = Math.ceil(count / columns)
    const roomForOne = Math.min(inner.width / columns, inner.height / rows)
    const step = Math.max(badgeSize.least, Math.min(badgeSize.step, roomForOne))
    const needed = { width: columns * step, height: rows * step }
    const middle = scale.point(centerOf(piece ?? room))
    const wish = { x: middle.x - needed.width / 2, y: middle.y + needed.height / 2 }
    const pieces = piece ? [] : furniture.map((other) => scale.area(other))
    const area = freeArea(needed, inner, [...taken, ...pieces], wish)
    taken.push(area)
    return {
      ...stop,
      radius: step / 2 - 1,
      middle: { x: area.x + area.width / 2, y: area.top - area.height / 2 },
      middles: stop.numbers.map((_, at) => ({
        x: area.x + ((at % columns) + 0.5) * step,
        y: area.top - (Math.floor(at / columns) + 0.5) * step,
      })),
    }
  })
}

const steps = 8

/** The free place nearest to the wanted corner; that corner itself if all is taken. */
function freeArea({ width, height }: Size, room: Area, taken: Area[], wish: Point): Area {
  const [mostRight, lowest] = [room.x + room.width - width, room.top - room.height + height]
  const x = Math.max(room.x, Math.min(wish.x, mostRight))
  const top = Math.min(room.top, Math.max(wish.y, lowest))
  const shares = Array.from({ length: steps + 1 }, (_, at) => at / steps)
  const corners = shares
    .flatMap((across) =>
      shares.map((down) => ({
        x: room.x + Math.max(0, mostRight - room.x) * across,
        top: room.top - Math.max(0, room.top - lowest) * down,
      })),
    )
    .sort((a, b) => distance(a, { x, top }) - distance(b, { x, top }))
  const areas = [{ x, top }, ...corners].map((corner) => ({ ...corner, width, height }))
  const [first = { x, top, width, height }] = areas
  return areas.find((area) => !taken.some((other) => touches(area, other))) ?? first
}

const distance = (one: { x: number; top: number }, other: { x: number; top: number }) =>
  Math.hypot(one.x - other.x, one.top - other.top)

function touches(one: Area, other: Area): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.top > other.top - other.height &&
    other.top > one.top - one.height
  )
}

const grownBy = ({ x, top, width, height }: Area, by: number): Area => ({
  x: x - by,
  top: top + by,
  width: Math.max(1, width + 2 * by),
  height: Math.max(1, height + 2 * by),
})
