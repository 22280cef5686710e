/** The way through the house, from number to number and through the doors that the screen shows, too. */
import type { BlueprintDocument, Point } from '@fgm/shared/blueprints/document'
import { doorsOf, wayBetween } from '@fgm/shared/blueprints/doors'
import { centerOf } from '@fgm/shared/blueprints/geometry'
import type { PlacedStop, Scale } from './map-places.ts'

/** A doorway on paper: its middle, how wide it is, how thick its wall, and whether that runs up and down. */
export type DoorOnPaper = { at: Point; width: number; depth: number; isUpright: boolean }

/** Up to here the way leads from number to number; beyond, from room to room, or it is a tangle. */
const stopsAtMost = 12

/** The doors of the house that are to be seen. */
export function doorsOnPaper(house: BlueprintDocument, { point, unit }: Scale): DoorOnPaper[] {
  return doorsOf(house)
    .filter(({ isOpen }) => !isOpen)
    .map(({ at, width, depth, isUpright }) => ({
      ...{ at: point(at), width: width * unit, depth: depth * unit },
      isUpright,
    }))
}

/** Lines from point to point, each once, however often it is walked. Where no door leads, the way has a gap. */
export function legsOf(
  stops: PlacedStop[],
  house: BlueprintDocument,
  scale: Scale,
): [from: Point, to: Point][] {
  const legs = new Map<string, [Point, Point]>()
  const walk = stationsOf(stops, scale)
  for (const [at, to] of walk.entries()) {
    const from = walk[at - 1]
    if (!from) continue
    const way = wayBetween(house, inRoom(from), inRoom(to)) ?? []
    // The ends stand where there is room for their numbers, which only paper knows.
    const points = way.map((point, step) =>
      step === 0 ? from.point : step === way.length - 1 ? to.point : scale.point(point),
    )
    for (const [step, point] of points.entries()) {
      const last = points[step - 1]
      if (last && (last.x !== point.x || last.y !== point.y))
        legs.set(keyOf(last, point), [last, point])
    }
  }
  return [...legs.values()]
}

type Station = { roomId: string; middle: Point; point: Point }

const inRoom = ({ roomId, middle }: Station) => ({ roomId, at: middle })

function stationsOf(stops: PlacedStop[], scale: Scale): Station[] {
  const numbered = stops
    .flatMap(({ numbers, place: { room }, middle }) =>
      numbers.map((number) => ({
        ...{ number, roomId: room.id, middle: centerOf(room) },
        point: middle,
      })),
    )
    .sort((one, other) => one.number - other.number)
  if (numbered.length <= stopsAtMost) return numbered
  return numbered.map((station) => ({ ...station, point: scale.point(station.middle) }))
}

const keyOf = (one: Point, other: Point) =>
  [one, other]
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .sort()
    .join(' ')
