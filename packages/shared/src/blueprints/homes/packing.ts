import { type Chance, seededChance } from '../../seeded-chance.ts'
import { canvas, documentLimits, roomKind } from '../catalog.ts'
import type { BlueprintDocument, Box, Room, Size } from '../document.ts'
import { clamp, frameOf, shifted, snap } from '../geometry.ts'
import {
  type FloorForm,
  isHall,
  type LaidFloor,
  type LaidRoom,
  layFloor,
  sizesMissed,
  strangeness,
} from './floor-layout.ts'
import { furnished } from './furnishing.ts'
import type { HomeWish, WishedRoom } from './wish.ts'
import { stairsLabel, upperStairsLabel } from './wish-words.ts'
import { type FloorParts, type HomeParts, partsOf, wishedRoom } from './wished-rooms.ts'

/* Makes plans of a described home (spec part two §2; decisions §9): pure; the same wish and seed give the same plans. */

/** A plan to choose from, with a name that says how its rooms lie. */
export type HomePlan = { name: string; document: BlueprintDocument }

/**
 * Up to three different plans for a wish, furnished, each a document that can be saved. Rooms share walls without gaps, lie on
 * the grid, and each has a door. Fewer than three if a home is too small for other layouts.
 */
export function packHome(wish: HomeWish, seed: string | number = 'home'): HomePlan[] {
  const parts = partsOf(wish)
  const laid = forms.flatMap((form) => {
    const best = bestOf(parts, form, `${seed} ${form.name}`)
    return best ? [{ form, ...best }] : []
  })
  const fewest = Math.min(...laid.map(({ missed }) => missed))
  const seen = new Set<string>()
  return laid
    .filter(({ missed }) => missed === fewest)
    .flatMap(({ form, home }) => {
      const shape = shapeOf(home)
      if (seen.has(shape)) return []
      seen.add(shape)
      return [{ name: planName(form.name, parts), document: furnished(toDocument(home)) }]
    })
}

type Form = { name: 'across' | 'around' | 'long'; ends: 0 | 1 | 2; isUpright: boolean }

const forms: readonly Form[] = [
  { name: 'across', ends: 0, isUpright: false },
  { name: 'around', ends: 1, isUpright: false },
  { name: 'long', ends: 0, isUpright: true },
]

/** How many random layouts of a floor are tried: the best is kept, and more are tried while a size is missed. */
const tries = { usual: 20, most: 120 } as const

/** What fits a sheet; next to two floors there are stairs. */
const longestFloor = { alone: 1880, ofTwo: 1760 } as const

/** All rooms of a plan, at any position on a plane without edges. */
type LaidHome = LaidRoom[]

/** The best home of a form, and how many of the requested sizes it misses. */
function bestOf(parts: HomeParts, form: Form, seed: string) {
  const chance = seededChance(seed)
  const { downstairs, upstairs } = parts
  // If too few rooms are left for the ends of a core, the other floor may still have them.
  const endsOf = (floor: FloorParts) =>
    Math.min(form.ends, Math.max(0, floor.around.length - 1)) as Form['ends']
  const isSame = form.ends > 0 && downstairs.around.length + (upstairs?.around.length ?? 0) === 0
  if (isSame) return null
  const isOpenRight = upstairs !== null
  const below = bestFloor(downstairs, { ends: endsOf(downstairs), isOpenRight }, chance)
  if (!below) return null
  const above = upstairs && bestFloor(upstairs, { ends: endsOf(upstairs), isOpenRight }, chance)
  const rooms = above ? withStairs(below.laid, above.laid) : below.laid.rooms
  const flat: LaidHome = [...rooms, ...placeOutside(below.laid, rooms, parts)]
  const home = form.isUpright ? flat.map(({ room, box }) => ({ room, box: upright(box) })) : flat
  return { home, missed: below.missed + (above?.missed ?? 0) }
}

type BestFloor = { laid: LaidFloor; cost: number; missed: number }

/** The least strange floor among those that keep the requested sizes. */
function bestFloor(floor: FloorParts, form: FloorForm, chance: Chance): BestFloor | null {
  const longest = form.isOpenRight ? longestFloor.ofTwo : longestFloor.alone
  let found: BestFloor | undefined
  for (let turn = 0; turn < (found?.missed === 0 ? tries.usual : tries.most); turn += 1) {
    const laid = layFloor(floor, form, chance)
    if (!laid) return null
    const missed = sizesMissed(laid.rooms) + (laid.size.width > longest ? 1000 : 0)
    if (found && missed > found.missed) continue
    const cost = strangeness(laid)
    if (!found || missed < found.missed || cost < found.cost) found = { laid, cost, missed }
  }
  return found ?? null
}

const upright = ({ position, size }: Box): Box => ({
  position: { x: position.y, y: position.x },
  size: { width: size.height, height: size.width },
})

const stairs = { length: 120, width: 80 } as const

/** Both floors lie on one sheet, their cores ending at one wall, where the stairs continue on each floor. */
function withStairs(below: LaidFloor, above: LaidFloor): LaidRoom[] {
  const left = below.size.width
  const top = below.core.position.y
  const by = { x: left - above.size.width, y: top - above.core.position.y }
  const size = { width: stairs.length, height: stairs.width }
  const stairwell = (label: string, isUpstairs: boolean): LaidRoom => ({
    room: wishedRoom({ type: 'hallway', label, is_upstairs: isUpstairs }),
    box: { position: { x: left, y: top }, size },
  })
  return [
    ...below.rooms,
    stairwell(stairsLabel, false),
    ...above.rooms.map(({ room, box }) => ({
      room,
      box: { ...box, position: shifted(box.position, by) },
    })),
    stairwell(upperStairsLabel, true),
  ]
}

/** Free sheet around the house. */
const margin = 2 * canvas.grid

/** The house in the middle of a sheet that is as large as it needs. */
function toDocument(home: LaidHome): BlueprintDocument & { holds: Map<string, LaidRoom['room']> } {
  const { position, size } = frameOf(home.map(({ box }) => box))
  const { canvas_side } = documentLimits
  const side = (length: number, usual: number) =>
    Math.min(canvas_side.max, Math.max(usual, length + 2 * margin))
  const dimensions: Size = {
    width: side(size.width, canvas.width),
    height: side(size.height, canvas.height),
  }
  const start = (free: number) => Math.floor(free / 2 / canvas.grid) * canvas.grid
  const by = {
    x: start(dimensions.width - size.width) - position.x,
    y: start(dimensions.height - size.height) - position.y,
  }
  const rooms = home.map(
    ({ room, box }, at): Room => ({
      id: `room-${at + 1}`,
      type: room.type,
      position: shifted(box.position, by),
      size: box.size,
      label: room.label,
      color: roomKind(room.type).color,
      ...(room.is_upstairs && { floor: 2 }),
    }),
  )
  return {
    ...{ dimensions, rooms, furniture: [] },
    holds: new Map(rooms.flatMap(({ id }, at) => (home[at] ? [[id, home[at].room]] : []))),
  }
}

/** The same for plans that look the same. */
const shapeOf = (home: LaidHome) =>
  JSON.stringify(
    home
      .map(({ room, box: { position, size } }) => [
        room.label,
        ...[position.x, position.y, size.width, size.height],
      ])
      .sort(),
  )

function planName(form: Form['name'], { downstairs: { core } }: HomeParts): string {
  if (isHall(core))
    return { across: 'Hall across', around: 'Around a hall', long: 'Long hall' }[form]
  if (core.label === 'Courtyard')
    return { across: 'Wide courtyard', around: 'Around a courtyard', long: 'Long courtyard' }[form]
  return { across: 'Side by side', around: 'Around a corner', long: 'One after another' }[form]
}

/* Outside the walls of a home: a garden along a whole side, a balcony in front of one room. */

type Side = 'top' | 'bottom'
const sidesOut: readonly Side[] = ['bottom', 'top']
const balcony = { depth: 80, longest: 240 } as const
const gardenDepth = { least: 120, most: 240 } as const

/** Garden and balcony of a home, at the lower floor or, where the beds are, at any of its rooms. */
function placeOutside(
  below: LaidFloor,
  rooms: readonly LaidRoom[],
  { garden, balcony: wished, upstairs }: Pick<HomeParts, 'garden' | 'balcony' | 'upstairs'>,
): LaidRoom[] {
  const gardenSide = garden ? sideOf(below) : null
  const laid: LaidRoom[] = garden && gardenSide ? [gardenAt(garden, gardenSide, below)] : []
  if (!wished) return laid
  const onFloor = upstairs ? rooms.filter(({ room }) => room.is_upstairs) : below.rooms
  const room = { ...wished, is_upstairs: upstairs !== null }
  return [...laid, ...balconyAt(room, onFloor, upstairs ? null : gardenSide)]
}

/** The side of the living room: people go out from there. */
function sideOf({ rooms, size: { height } }: LaidFloor): Side {
  const going = rooms.find(({ room }) => room.type === 'living_room')
  if (!going) return 'bottom'
  const { position, size } = going.box
  return position.y === 0 && size.height < height ? 'top' : 'bottom'
}

function gardenAt(room: WishedRoom, side: Side, { size }: LaidFloor): LaidRoom {
  const height = clamp(snap(room.area / size.width), gardenDepth.least, gardenDepth.most)
  const y = side === 'bottom' ? size.height : -height
  return { room, box: { position: { x: 0, y }, size: { width: size.width, height } } }
}

/** Rooms that a balcony belongs to, the likeliest first. */
const wantOut: readonly WishedRoom['type'][] = ['living_room', 'bedroom', 'dining_room', 'kitchen']

function balconyAt(room: WishedRoom, rooms: readonly LaidRoom[], taken: Side | null): LaidRoom[] {
  const bounds = frameOf(rooms.map(({ box }) => box))
  const rank = ({ room: { type } }: LaidRoom) =>
    wantOut.includes(type) ? wantOut.indexOf(type) : wantOut.length
  const likely = [...rooms].sort((one, other) => rank(one) - rank(other))
  for (const { box } of likely)
    for (const side of sidesOut) {
      if (side === taken || !isAt(box, side, bounds)) continue
      return [{ room, box: before(box, side, room.size === 'big' ? 1.5 : 1) }]
    }
  return []
}

function isAt({ position, size }: Box, side: Side, bounds: Box): boolean {
  if (side === 'top') return position.y === bounds.position.y
  return position.y + size.height === bounds.position.y + bounds.size.height
}

function before({ position: { x, y }, size }: Box, side: Side, share: number): Box {
  const longest = balcony.longest * share
  return {
    position: { x, y: side === 'top' ? y - balcony.depth : y + size.height },
    size: { width: Math.min(size.width, longest), height: balcony.depth },
  }
}
