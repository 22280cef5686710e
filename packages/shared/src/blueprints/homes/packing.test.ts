import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuMs } from '../../../test/cpu-time.ts'
import { canvas } from '../catalog.ts'
import {
  type BlueprintDocument,
  documentProblems,
  type Furniture,
  type Point,
} from '../document.ts'
import { doorsOf, roomsBetween } from '../doors.ts'
import { floorOf, floors, isSameFloor, onFloor } from '../floors.ts'
import { commonWall, contains, overlap } from '../geometry.ts'
import { windowsOf } from '../windows.ts'
import { packHome } from './packing.ts'
import { emptyWish, HomeWish } from './wish.ts'
import { homeKinds, wishLimits } from './wish-words.ts'

const isNight = process.env.NIGHTLY === '1'
const runs = isNight ? 10_000 : 60
const timeout = isNight ? 300_000 : 30_000
const longestMs = 20

const size = fc.constantFrom('small', 'usual', 'big')
const upTo = (max: number) => fc.integer({ min: 0, max })
const word = fc.stringMatching(/^[A-Za-z' ]{0,10}[a-z]$/)

/** Any wish that the schema accepts. */
const wishes = fc
  .record({
    bedrooms: fc.array(
      fc.record({ name: fc.option(word, { nil: undefined }), is_child: fc.boolean(), size }),
      { maxLength: wishLimits.bedrooms },
    ),
    living: upTo(wishLimits.living),
    kitchen: upTo(wishLimits.kitchen),
    dining: upTo(wishLimits.dining),
    bathrooms: upTo(wishLimits.bathrooms),
    office: upTo(wishLimits.office),
    playroom: upTo(wishLimits.playroom),
    laundry: upTo(wishLimits.laundry),
    garage: upTo(wishLimits.garage),
    others: fc.array(word, { maxLength: wishLimits.others }),
    open_plan: fc.subarray(['living', 'kitchen', 'dining'] as const),
    has_hallway: fc.boolean(),
    has_balcony: fc.boolean(),
    has_garden: fc.boolean(),
    has_courtyard: fc.boolean(),
    has_upstairs: fc.boolean(),
    is_one_room: fc.boolean(),
    sizes: fc.dictionary(fc.constantFrom(...homeKinds), size),
  })
  .map((wish) => HomeWish.parse(wish))

const home = (wish: Partial<HomeWish>) => packHome({ ...emptyWish(), ...wish })
const bedroom = { is_child: false, size: 'usual' } as const

/** Everything wrong with a plan, in words. */
function faultsOf(document: BlueprintDocument): string[] {
  const { rooms } = document
  const [first] = rooms
  const pairs = <Part>(parts: readonly Part[]) =>
    parts.flatMap((one, at) => parts.slice(at + 1).map((other) => [one, other] as const))
  const isOffGrid = ({ position, size: sides }: BlueprintDocument['rooms'][number]) =>
    [position.x, position.y, sides.width, sides.height].some((value) => value % canvas.grid !== 0)
  return [
    ...documentProblems(document),
    ...pairs(rooms).flatMap(([one, other]) =>
      isSameFloor(one, other) && overlap(one, other) ? [`${one.label} lies on ${other.label}`] : [],
    ),
    ...floors
      .flatMap((floor) => pairs(onFloor(document, floor).furniture))
      .flatMap(([one, other]) => (overlap(one, other) ? [`${one.id} stands in ${other.id}`] : [])),
    ...rooms.filter(isOffGrid).map(({ label }) => `${label} is off the grid`),
    ...rooms.flatMap(({ id, label }) =>
      first && roomsBetween(document, first.id, id).length === 0 ? [`no way to ${label}`] : [],
    ),
    ...doorsOf(document)
      .filter(({ isOpen, width }) => isOpen || width < 50)
      .map(({ id, width }) => `a door of ${width}: ${id}`),
    ...floors
      .map((floor) => onFloor(document, floor))
      .flatMap((here) =>
        here.furniture
          .filter((piece) => doorsOf(here).some(({ at }) => contains(piece, at, 1)))
          .map(({ id }) => `${id} in a door`),
      ),
    ...document.furniture
      .filter(({ type }) => type === 'bookshelf' || type === 'wardrobe')
      .filter((piece) => windowsOf(document).some(({ at }) => isBefore(document, piece, at)))
      .map(({ id }) => `${id} in front of a window`),
    ...(new Set(rooms.map(({ label }) => label)).size < rooms.length
      ? ['two rooms of a name']
      : []),
  ]
}

/** Whether a piece hides the middle of a window of its floor. */
function isBefore(document: BlueprintDocument, piece: Furniture, at: Point): boolean {
  const room = document.rooms.find(({ id }) => id === piece.roomId)
  return Boolean(room && contains(room, at, 1) && contains(piece, at, 1))
}

/** Bedrooms by their names, each with its size in words and its floor. */
const namedBedrooms = (wish: HomeWish) =>
  wish.bedrooms.map((one, at) => ({ ...one, name: `Bedroom no ${at}` }))

const areaOf = ({ rooms }: BlueprintDocument, label: string) => {
  const room = rooms.find((one) => one.label === label)
  return room ? room.size.width * room.size.height : 0
}

const rank = { small: 0, usual: 1, big: 2 } as const

/** Pairs of bedrooms of which the one that should be larger is not. */
function bedroomsOutOfOrder(wish: HomeWish, document: BlueprintDocument): string[] {
  return wish.bedrooms.flatMap((big) =>
    wish.bedrooms
      .filter((small) => big.is_child === small.is_child && rank[big.size] > rank[small.size])
      .filter((small) => areaOf(document, big.name ?? '') <= areaOf(document, small.name ?? ''))
      .map((small) => `${big.name} is not larger than ${small.name}`),
  )
}

describe('plans of a described home', { timeout }, () => {
  test('are valid, without overlap, on the grid, and every room can be walked to', () => {
    fc.assert(
      fc.property(wishes, fc.integer(), (wish, seed) => {
        const plans = packHome(wish, seed)
        expect(plans.length).toBeGreaterThan(0)
        expect(plans.flatMap(({ document }) => faultsOf(document))).toEqual([])
      }),
      { numRuns: runs },
    )
  })

  test('give a bedroom that should be larger more floor', () => {
    fc.assert(
      fc.property(wishes, fc.integer(), (wish, seed) => {
        const named = { ...wish, has_upstairs: false, bedrooms: namedBedrooms(wish) }
        const plans = packHome(named, seed)
        expect(plans.flatMap(({ document }) => bedroomsOutOfOrder(named, document))).toEqual([])
      }),
      { numRuns: runs },
    )
  })

  test('give the larger places of a crowded house to the rooms that should be larger', () => {
    const sizes = ['small', 'small', 'usual', 'big', 'small'] as const
    const wish = HomeWish.parse({
      bedrooms: sizes.map((one, at) => ({
        ...{ size: one, is_child: at !== 1, name: `Bedroom no ${at}` },
      })),
      ...{ living: 1, kitchen: 1, dining: 1, bathrooms: 3, office: 1, playroom: 1, laundry: 1 },
      ...{ others: ['Gym', 'Store'], open_plan: ['dining'], is_one_room: true },
      ...{ has_balcony: true, sizes: { balcony: 'small', living: 'small', laundry: 'small' } },
    })
    const faults = packHome(wish, -28).flatMap(({ document }) => bedroomsOutOfOrder(wish, document))
    expect(faults).toEqual([])
  })

  test('give a kitchen that should be big more floor than a small one', () => {
    fc.assert(
      fc.property(wishes, fc.integer(), (wish, seed) => {
        const withKitchen = (kitchen: 'small' | 'big') =>
          packHome(
            {
              ...wish,
              // With no hall and no living room, all doors lead to the kitchen.
              ...{ kitchen: 1, open_plan: [], is_one_room: false, has_hallway: true },
              sizes: { ...wish.sizes, kitchen },
            },
            seed,
          )
        const big = withKitchen('big')
        for (const { name, document } of withKitchen('small')) {
          const larger = big.find((plan) => plan.name === name)
          if (!larger) continue
          expect(areaOf(larger.document, 'Kitchen')).toBeGreaterThan(areaOf(document, 'Kitchen'))
        }
      }),
      { numRuns: runs },
    )
  })

  test('are made in at most 20 ms each', () => {
    const times = fc.sample(wishes, { numRuns: runs, seed: 7 }).map((wish) => {
      const measured = () => cpuMs(() => packHome(wish))
      const first = measured()
      // Garbage collection may fall into the time: what seemed slow is measured again.
      return first <= longestMs ? first : Math.min(measured(), measured(), measured())
    })
    expect(Math.max(...times)).toBeLessThanOrEqual(longestMs)
  })

  test('are the same for the same wish and seed, and three that differ for a usual home', () => {
    const wish = {
      ...{ bedrooms: [bedroom, bedroom, bedroom], living: 1, kitchen: 1, bathrooms: 1 },
      has_hallway: true,
    }
    expect(home(wish)).toEqual(home(wish))
    expect(home(wish).map(({ name }) => name)).toEqual([
      'Hall across',
      'Around a hall',
      'Long hall',
    ])
    const drawings = home(wish).map(({ document }) => JSON.stringify(document.rooms))
    expect(new Set(drawings).size).toBe(3)
  })

  test('name the rooms as the family does, and no two alike', () => {
    const [plan] = home({
      bedrooms: [
        { name: 'Our room', is_child: false, size: 'usual' },
        { name: "Mila's room", is_child: true, size: 'usual' },
        bedroom,
        bedroom,
      ],
      others: ['Pooja room'],
    })
    const labels = plan?.document.rooms.map(({ label }) => label).sort()
    expect(labels).toEqual(["Mila's room", 'Bedroom', 'Bedroom 2', 'Our room', 'Pooja room'].sort())
  })

  test('draw one room with everything in it, and a courtyard with rooms on its sides', () => {
    const one = home({ is_one_room: true, bathrooms: 1 })[0]?.document
    expect(one?.rooms.map(({ label }) => label)).toEqual(['Our room', 'Bathroom'])
    const kinds = one?.furniture.map(({ type }) => type)
    expect(kinds).toEqual(expect.arrayContaining(['bed', 'couch', 'fridge', 'table']))

    const courtyard = home({ has_courtyard: true, bedrooms: [bedroom, bedroom], kitchen: 1 })
    for (const { document } of courtyard) {
      const yard = document.rooms.find(({ label }) => label === 'Courtyard')
      const others = document.rooms.filter((room) => room !== yard)
      expect(others.filter((room) => yard && commonWall(yard, room))).toEqual(others)
    }
  })

  test('draw a second floor above the first, with stairs in both and a way over them', () => {
    const tall = home({
      has_upstairs: true,
      has_hallway: true,
      living: 1,
      kitchen: 1,
      bedrooms: [bedroom, bedroom],
    })
    for (const { document } of tall) {
      const way = roomsBetween(document, idOf(document, 'Living Room'), idOf(document, 'Bedroom 2'))
      const stairwells = [idOf(document, 'Stairs'), idOf(document, 'Top of the stairs')]
      expect(way).toEqual(expect.arrayContaining(stairwells))
      const inThem = document.furniture.filter(({ roomId }) => stairwells.includes(roomId))
      expect(inThem.map(({ type }) => type)).toEqual(['stairs', 'stairs'])
      const [below, above] = inThem
      expect(below?.position).toEqual(above?.position)
      const upstairs = document.rooms
        .filter((room) => floorOf(room) === 2)
        .map(({ label }) => label)
      expect(upstairs).toEqual(expect.arrayContaining(['Landing', 'Bedroom', 'Bedroom 2']))
    }
  })
})

const idOf = ({ rooms }: BlueprintDocument, label: string) =>
  rooms.find((room) => room.label === label)?.id ?? ''
