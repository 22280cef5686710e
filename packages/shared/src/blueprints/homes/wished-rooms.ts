import { documentLimits, type RoomType } from '../catalog.ts'
import type { HomeWish, WishedRoom } from './wish.ts'
import { balconyLabel, type countedKinds, type HomeKind } from './wish-words.ts'

/* Which rooms a wish asks for, with names that no two of them share. */

/** Usual areas of such rooms in square units (a square metre is 3,600 of them). */
const usualAreas: Record<RoomType, number> = {
  living_room: 52_000,
  kitchen: 34_000,
  dining_room: 32_000,
  bedroom: 38_000,
  kids_room: 36_000,
  bathroom: 18_000,
  office: 26_000,
  playroom: 34_000,
  laundry: 15_000,
  garage: 40_000,
  hallway: 24_000,
  garden: 60_000,
  classroom: 48_000,
  other: 26_000,
}

const shareOfSize = { small: 0.62, usual: 1, big: 1.6 } as const

type RoomWords = Pick<WishedRoom, 'type' | 'label'> &
  Partial<Pick<WishedRoom, 'size' | 'holds' | 'is_upstairs'>>

/** A room with its areas, as large as usual unless the wish says otherwise. */
export function wishedRoom(words: RoomWords): WishedRoom {
  const { type, label, size = 'usual', holds = [], is_upstairs = false } = words
  const usualArea = usualAreas[type] + 16_000 * Math.max(0, holds.length - 1)
  return { type, label, size, holds, is_upstairs, usualArea, area: usualArea * shareOfSize[size] }
}

/** The parts of a home: what lies around the core on each floor, and what lies outside its walls. */
export type HomeParts = {
  downstairs: FloorParts
  upstairs: FloorParts | null
  garden: WishedRoom | null
  balcony: WishedRoom | null
}

/** The core is the room that all others open to. */
export type FloorParts = { core: WishedRoom; around: WishedRoom[] }

/** The rooms of a wish by floor. An empty wish is one room. */
export function partsOf(wish: HomeWish): HomeParts {
  const name = namer()
  const room: RoomMaker = (type, label, { of, ...rest } = {}) =>
    wishedRoom({ size: (of && wish.sizes[of]) ?? 'usual', type, label: name(label), ...rest })
  const many = (of: (typeof countedKinds)[number], type: RoomType, label: string) =>
    Array.from({ length: wish[of] }, () => room(type, label, { of }))
  const hall = wish.has_hallway ? room('hallway', 'Hallway', { of: 'hallway' }) : null
  const courtyard = wish.has_courtyard ? room('garden', 'Courtyard', { of: 'courtyard' }) : null
  const days = dayRooms(wish, room)
  const bedrooms = wish.bedrooms.map(({ name: own, is_child, size: wished }) =>
    room(is_child ? 'kids_room' : 'bedroom', own ?? (is_child ? "Kids' Room" : 'Bedroom'), {
      size: wished,
      holds: ['bed'],
    }),
  )
  const baths = many('bathrooms', 'bathroom', 'Bathroom')
  const studies = many('office', 'office', 'Office')
  const below = [
    ...many('laundry', 'laundry', 'Laundry'),
    ...wish.others.map((label) => room('other', label)),
    ...many('garage', 'garage', 'Garage'),
  ]
  const playrooms = many('playroom', 'playroom', 'Playroom')
  const outside = {
    garden: wish.has_garden ? room('garden', 'Garden', { of: 'garden' }) : null,
    balcony: wish.has_balcony ? room('other', balconyLabel, { of: 'balcony' }) : null,
  }
  const middle = courtyard ?? hall
  const besides = courtyard && hall ? [hall] : []
  const floor = (rooms: WishedRoom[]): FloorParts => {
    const core = middle ?? coreOf(rooms) ?? room('living_room', 'Our room', { holds: ['living'] })
    return { core, around: rooms.filter((one) => one !== core) }
  }
  if (!wish.has_upstairs)
    return {
      ...outside,
      upstairs: null,
      downstairs: floor([
        ...besides,
        ...days,
        ...studies,
        ...playrooms,
        ...bedrooms,
        ...baths,
        ...below,
      ]),
    }
  const split = bySleep({ days, bedrooms, baths, studies, playrooms, below })
  const above = split.up.map((one) => ({ ...one, is_upstairs: true }))
  const [only] = above
  return {
    ...outside,
    downstairs: floor([...besides, ...split.down]),
    upstairs:
      above.length === 1 && only
        ? { core: only, around: [] }
        : above.length === 0
          ? { core: room('other', 'Upstairs', { is_upstairs: true }), around: [] }
          : {
              core: room('hallway', 'Landing', { size: 'small', is_upstairs: true }),
              around: above,
            },
  }
}

/** Without a hall the others open to the living room, or else to the largest room. */
const coreOf = (rooms: readonly WishedRoom[]) =>
  rooms.find(({ holds }) => holds.includes('living')) ??
  [...rooms].sort((one, other) => other.area - one.area)[0]

/** `of` is the kind whose size the wish may name. */
type RoomMaker = (
  type: RoomType,
  label: string,
  rest?: Omit<RoomWords, 'type' | 'label'> & { of?: HomeKind },
) => WishedRoom

/** Living, dining room and kitchen, some of them in one room; the one that others can open to comes first. */
function dayRooms(wish: HomeWish, room: RoomMaker): WishedRoom[] {
  if (wish.is_one_room) return oneRoom(wish, room)
  const open = (['living', 'kitchen', 'dining'] as const).filter(
    (kind) => wish.open_plan.includes(kind) && wish[kind] > 0,
  )
  const isShared = open.length > 1
  const isBig = open.some((kind) => wish.sizes[kind] === 'big')
  const shared = isShared
    ? [
        room(open.includes('living') ? 'living_room' : 'kitchen', sharedName(open), {
          ...{ holds: open, of: open[0] ?? 'living' },
          ...(isBig && ({ size: 'big' } as const)),
        }),
      ]
    : []
  const rooms = (
    [
      ['living', 'living_room', 'Living Room'],
      ['dining', 'dining_room', 'Dining Room'],
      ['kitchen', 'kitchen', 'Kitchen'],
    ] as const
  ).flatMap(([kind, type, label]) =>
    Array.from({ length: wish[kind] - (isShared && open.includes(kind) ? 1 : 0) }, () =>
      room(type, label, { holds: [kind], of: kind }),
    ),
  )
  return [...shared, ...rooms]
}

/** A studio, a bedsit: everything in one, except what has its own room. */
function oneRoom(wish: HomeWish, room: RoomMaker): WishedRoom[] {
  const hasKitchen = wish.kitchen > 0 && !wish.open_plan.includes('kitchen')
  return [
    room('living_room', 'Our room', {
      holds: ['bed', 'living', ...(hasKitchen ? [] : (['kitchen'] as const))],
      of: 'living',
    }),
    ...(hasKitchen ? [room('kitchen', 'Kitchen', { holds: ['kitchen'], of: 'kitchen' })] : []),
    ...Array.from({ length: wish.dining }, () =>
      room('dining_room', 'Dining Room', { holds: ['dining'], of: 'dining' }),
    ),
  ]
}

const sharedName = (kinds: readonly ('living' | 'kitchen' | 'dining')[]) =>
  kinds.length === 3
    ? 'Living, kitchen and dining'
    : kinds[0] === 'living'
      ? `Living and ${kinds[1]}`
      : 'Kitchen and dining'

type ByUse = Record<'days' | 'bedrooms' | 'baths' | 'studies' | 'playrooms' | 'below', WishedRoom[]>

/** People who sleep upstairs bathe there; if there are several bathrooms, one stays below. */
function bySleep({ days, bedrooms, baths, studies, playrooms, below }: ByUse) {
  const lower = baths.slice(0, baths.length > 1 ? 1 : 0)
  const upper = baths.slice(lower.length)
  // Someone has to live downstairs.
  const isAllSleep = days.length + studies.length + playrooms.length + below.length === 0
  const down = isAllSleep ? bedrooms.slice(0, 1) : []
  return {
    down: [...days, ...playrooms, ...(days.length > 0 ? [] : studies), ...down, ...lower, ...below],
    up: [...bedrooms.slice(down.length), ...(days.length > 0 ? studies : []), ...upper],
  }
}

/** Gives names that are not taken: 'Bathroom', then 'Bathroom 2'. */
function namer() {
  const taken = new Set<string>()
  return (label: string) => {
    const stem = label.slice(0, documentLimits.label - 4)
    let name = stem
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${stem} ${number}`
    taken.add(name.toLowerCase())
    return name
  }
}
