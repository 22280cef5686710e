import { isFlat } from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument, Floor, Furniture, Point } from '@fgm/shared/blueprints/document'
import { type Door, doorsOf, wayBetween } from '@fgm/shared/blueprints/doors'
import { floorNames, floorOf, floorsOf, onFloor } from '@fgm/shared/blueprints/floors'
import { boundsOf, centerOf } from '@fgm/shared/blueprints/geometry'
import { type Window, windowDrawing, windowsOf } from '@fgm/shared/blueprints/windows'
import { cluePresentation } from '@fgm/shared/hunts/words'
import { cleanTitle } from '../clean-text.ts'
import type { Sheet } from '../document.ts'
import { boxPath, linePath, numeral, strokePath } from '../drawings.ts'
import { gap, heightOf, lineRows, type Row, row } from '../flow.ts'
import { drawn, type Mark, textAt } from '../sheet.ts'
import type { Typesetter } from '../text.ts'
import { pieceDrawing } from './map-pieces.ts'
import {
  type Area,
  type PlacedLabel,
  type PlacedStop,
  placeLabel,
  placeStops,
  type Scale,
  type Stop,
  stopsOf,
} from './map-places.ts'
import { numberBadge, type PrintableHunt, sectionHead, tickBadge } from './section.ts'

/** The drawn house as a treasure map: rooms, furniture, a number for every item, and the way. */

const largestUnit = 1.6
const tickCircle = { radius: 11, step: 28 }

/** The map, circles to tick, and below them what is outside the drawing. */
export function mapRows(hunt: PrintableHunt, sheet: Sheet): Row[] {
  const { is_place_hidden } = cluePresentation(hunt.difficulty_level, hunt.age_range)
  const hint = is_place_hidden
    ? 'It shows every place, so it is the last hint of all.'
    : 'Follow the numbers from room to room.'
  const head = sectionHead('Treasure map', hint, sheet)
  const ticks = tickRows(hunt.items.length, sheet)
  const room = sheet.height - heightOf(head) - heightOf(ticks) - 40
  return [
    ...head,
    ...houseRows(hunt, sheet, room),
    gap(14, true),
    ...ticks,
    gap(10),
    ...elsewhereRows(hunt, sheet),
  ]
}

function tickRows(count: number, { type, width }: Sheet): Row[] {
  const { radius, step } = tickCircle
  const perRow = Math.floor(width / step)
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  const rows = Array.from({ length: Math.ceil(count / perRow) }, (_, at) =>
    row(step, (x, top) =>
      numbers
        .slice(at * perRow, (at + 1) * perRow)
        .flatMap((number, place) =>
          tickBadge(number, x + radius + 1 + place * step, top - radius - 5, radius, type),
        ),
    ),
  )
  return [...labelRows('Tick what you have found', type), ...rows]
}

const labelRows = (words: string, type: Typesetter): Row[] =>
  lineRows([type.line(words, { size: 11, weight: 'bold' })], { keeps_next: true })

/** Places that the house does not have, in the words they were written in. */
function elsewhereRows({ items, house }: PrintableHunt, { type, width }: Sheet): Row[] {
  const known = new Set(stopsOf(items, house).flatMap(({ numbers }) => numbers))
  const byPlace = new Map<string, number[]>()
  for (const [at, { location }] of items.entries()) {
    const place = cleanTitle(location) || 'Somewhere at home'
    if (!known.has(at + 1)) byPlace.set(place, [...(byPlace.get(place) ?? []), at + 1])
  }
  if (byPlace.size === 0) return []
  return [
    ...labelRows('Not on the map', type),
    ...[...byPlace].flatMap(([place, numbers]) => {
      const most = numbers.length > 9 ? 4 : 2
      const words = `${numbers.join(', ')}: ${place}`
      return lineRows(type.firstLines(words, width, most, { size: 10.5 }))
    }),
  ]
}

const floorName = 18

type HuntOnMap = Pick<PrintableHunt, 'house' | 'items'>

/** The house; for two floors each is drawn separately, with its name, the upper one first. */
export function houseRows(hunt: HuntOnMap, sheet: Sheet, room: number): Row[] {
  const floors = floorsOf(hunt.house)
  if (floors.length < 2) return [houseRow(hunt, floors[0] ?? 1, sheet, room)]
  const each = room / floors.length - floorName - 8
  return floors
    .toReversed()
    .flatMap((floor) => [
      ...labelRows(floorNames[floor], sheet.type),
      houseRow(hunt, floor, sheet, each),
      gap(8),
    ])
}

/** A floor as large as the space allows; a house without rooms is a frame to draw in. */
function houseRow(hunt: HuntOnMap, floor: Floor, { type, width }: Sheet, room: number): Row {
  const bounds = boundsOf(onFloor(hunt.house, floor))
  if (!bounds) return emptyHouse(width, Math.min(room, 380), type)
  const { position, size } = bounds
  const unit = Math.min(width / size.width, room / size.height, largestUnit)
  return row(size.height * unit + 6, (x, top) => {
    const left = x + (width - size.width * unit) / 2
    const point = (at: Point) => ({
      x: left + (at.x - position.x) * unit,
      y: top - 3 - (at.y - position.y) * unit,
    })
    const scale: Scale = {
      unit,
      point,
      area: (box) => {
        const corner = point(box.position)
        const [boxWidth, boxHeight] = [box.size.width * unit, box.size.height * unit]
        return { x: corner.x, top: corner.y, width: boxWidth, height: boxHeight }
      },
    }
    return houseMarks(hunt, floor, scale, type)
  })
}

function emptyHouse(width: number, height: number, type: Typesetter): Row {
  const words = type.line('Draw your own map here.', { size: 12 })
  return row(height, (x, top) => [
    drawn(strokePath(boxPath(x, top, width, height, [16, 18, 15, 17]), 'edge', 1.2)),
    textAt(words, x + (width - words.width) / 2, top - 24, 'muted'),
  ])
}

function houseMarks(
  { house: whole, items }: HuntOnMap,
  floor: Floor,
  scale: Scale,
  type: Typesetter,
): Mark[] {
  const house = onFloor(whole, floor)
  const labels = house.rooms.flatMap((room) => placeLabel(room, house, scale, type) ?? [])
  const all = stopsOf(items, whole)
  const isHere = ({ place }: Stop) => floorOf(place.room) === floor
  const here = all.filter(isHere)
  const elsewhere = all.filter((stop) => !isHere(stop)).flatMap(({ numbers }) => numbers)
  const stops = placeStops(here, labels, house, scale)
  return [
    ...house.rooms.map((room) => drawn(strokePath(areaPath(scale.area(room)), 'ink', 1.5))),
    ...windowsOf(house).map((window) => windowMark(window, scale)),
    ...house.furniture
      .toSorted(flatFirst)
      .map((piece) => drawn(pieceDrawing(piece, scale.area(piece)))),
    ...doorsOf(house).flatMap((door) => (door.isOpen ? [] : [doorMark(door, scale)])),
    ...legsOf(stops, house, scale, elsewhere).map(([from, to]) =>
      drawn(strokePath(linePath(from.x, from.y, to.x, to.y), 'coral', 1.6, '4 4.5')),
    ),
    ...labels.flatMap(labelMarks),
    ...stops.flatMap(({ numbers, middles, radius }) =>
      middles.flatMap(({ x, y }, at) => numberBadge(numbers[at] ?? 0, x, y, radius, type)),
    ),
  ]
}

const flatFirst = (one: Furniture, other: Furniture) => Number(isFlat(other)) - Number(isFlat(one))

/** The wall is left out where one walks through. */
function doorMark({ at, width, depth, isUpright }: Door, { point, unit }: Scale): Mark {
  const { x, y } = point(at)
  const half = (width * unit) / 2
  const path = isUpright ? linePath(x, y - half, x, y + half) : linePath(x - half, y, x + half, y)
  return drawn(`q 1 G ${numeral(3 + depth * unit)} w ${path} S Q`)
}

/** White in the wall between two lines, and the pane: as on the screen, without its color. */
function windowMark(window: Window, { area, point }: Scale): Mark {
  const { frame, pane } = windowDrawing(window)
  const [from, to] = pane.map(point)
  const glass = areaPath(area(frame))
  const line = from && to ? strokePath(linePath(from.x, from.y, to.x, to.y), 'edge', 0.9) : ''
  return drawn(`q 1 g ${glass} f Q ${strokePath(glass, 'ink', 1)} ${line}`)
}

/** A name on the white of paper, so that no line runs through it. */
function labelMarks({ area, lines, size }: PlacedLabel): Mark[] {
  return [
    drawn(`q 1 g ${areaPath(area)} f Q`),
    ...lines.map((line, at) => textAt(line, area.x + 2, area.top - size * (0.95 + at * 1.15))),
  ]
}

const areaPath = ({ x, top, width, height }: Area) =>
  `${[x, top - height, width, height].map(numeral).join(' ')} re`

/** The way through the house, from number to number and through the doors that the screen shows, too. */

/** Up to here the way leads from number to number; beyond, from room to room, or it is a tangle. */
const stopsAtMost = 12

/** Lines from point to point, each once, however often it is walked. Without a door the way has a gap. */
function legsOf(
  stops: PlacedStop[],
  house: BlueprintDocument,
  scale: Scale,
  elsewhere: readonly number[],
): [from: Point, to: Point][] {
  const legs = new Map<string, [Point, Point]>()
  const walk = stationsOf(stops, scale)
  for (const [at, to] of walk.entries()) {
    const from = walk[at - 1]
    // One in between is on the other floor.
    if (!from || elsewhere.some((number) => number > from.number && number < to.number)) continue
    const way = wayBetween(house, inRoom(from), inRoom(to)) ?? []
    // The ends are where there is space for their numbers, which only the paper layout knows.
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

type Station = { number: number; roomId: string; middle: Point; point: Point }

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
