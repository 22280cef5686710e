import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentLimits, furnitureTypes, roomTypes } from './catalog.ts'
import {
  type BlueprintDocument,
  documentProblems,
  emptyDocument,
  SaveBlueprintDocument,
} from './document.ts'
import type { Edited } from './edits.ts'
import {
  addFurniture,
  duplicateFurniture,
  furnishRoom,
  moveFurniture,
  resizeFurniture,
  rotateFurniture,
} from './furniture.ts'
import { clipOf, moveGroup, pasteClip, removeAt, removeGroup, turnGroup } from './groups.ts'
import { canRedo, canUndo, redo, remember, startHistory, undo } from './history.ts'
import { placeNextTo } from './placing.ts'
import {
  addRoom,
  changeRoomType,
  drawRoom,
  duplicateRoom,
  moveRoom,
  recolorRoom,
  renameRoom,
  resizeRoom,
  rotateRoom,
} from './rooms.ts'
import { sharedView } from './sharing.ts'

/*
 * Whatever a person does with the tools, and however often: the result can be saved. An edit of this test picks its room or piece
 * by a number, so that most of them hit something.
 */
type Step = (document: BlueprintDocument) => Edited

const number = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -100, max: 900 }) },
  fc.double({ min: -1000, max: 3000, noNaN: true }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e308, -0),
)
const point = fc.record({ x: number, y: number })
const box = fc.record({ position: point, size: fc.record({ width: number, height: number }) })
const placing = fc.constantFrom({}, { grid: 0 }, { grid: 20 })
const roomType = fc.constantFrom(...roomTypes)
const pieceType = fc.constantFrom(...furnitureTypes)
const which = fc.nat(20)
const floor = fc.constantFrom(1 as const, 2 as const)
const label = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 45 }), fc.constant('Mia 🧸'))

const roomId = ({ rooms }: BlueprintDocument, at: number) => rooms[at % rooms.length]?.id ?? 'none'
const pieceId = ({ furniture }: BlueprintDocument, at: number) =>
  furniture[at % furniture.length]?.id ?? 'none'

/** Two rooms and two pieces. */
const partIds = (document: BlueprintDocument, at: number) =>
  [at, at + 3].flatMap((one) => [roomId(document, one), pieceId(document, one)])

/** An arbitrary step, built from the arbitraries of its arguments. */
const step = <T extends unknown[]>(
  edit: (document: BlueprintDocument, ...values: T) => Edited,
  ...values: { [K in keyof T]: fc.Arbitrary<T[K]> }
): fc.Arbitrary<Step> =>
  fc.tuple<T>(...values).map((given) => (document) => edit(document, ...given))

const steps: fc.Arbitrary<Step>[] = [
  step(
    (d, type, from, to, p) => drawRoom(d, { type, from, to }, p),
    roomType,
    point,
    point,
    placing,
  ),
  step((d, type, b, p) => addRoom(d, { type, ...b }, p), roomType, box, placing),
  step((d, type) => placeNextTo(d, { type }), roomType),
  step((d, type, at) => placeNextTo(d, { type, neighbour_id: roomId(d, at) }), roomType, which),
  step((d, at, to, p) => moveRoom(d, roomId(d, at), to, p), which, point, placing),
  step((d, at, b, p) => resizeRoom(d, roomId(d, at), b, p), which, box, placing),
  step((d, at) => rotateRoom(d, roomId(d, at)), which),
  step((d, at) => duplicateRoom(d, roomId(d, at)), which),
  step((d, at, text) => renameRoom(d, roomId(d, at), text), which, label),
  step(
    (d, at, color) => recolorRoom(d, roomId(d, at), color),
    which,
    fc.constantFrom('#abcdef', 'x'),
  ),
  step((d, at, type) => changeRoomType(d, roomId(d, at), type), which, roomType),
  step((d, type, at, p) => addFurniture(d, { type, at }, p), pieceType, point, placing),
  step((d, at, type) => furnishRoom(d, roomId(d, at), type), which, pieceType),
  step((d, at, to, p) => moveFurniture(d, pieceId(d, at), to, p), which, point, placing),
  step((d, at, b, p) => resizeFurniture(d, pieceId(d, at), b, p), which, box, placing),
  step((d, at) => rotateFurniture(d, pieceId(d, at)), which),
  step((d, at) => duplicateFurniture(d, pieceId(d, at)), which),
  step((d, at) => removeAt(d, at), point),
  step((d, at, by) => moveGroup(d, partIds(d, at), by), which, point),
  step((d, at) => turnGroup(d, partIds(d, at)), which),
  step((d, at, f) => pasteClip(d, clipOf(d, partIds(d, at)), { floor: f }), which, floor),
  step((d, at) => removeGroup(d, partIds(d, at)), which),
]
const anySteps = fc.array(fc.oneof(...steps), { maxLength: 40, size: 'max' })
const start = fc.constantFrom(emptyDocument(), {
  ...emptyDocument(),
  dimensions: { width: 200, height: 200 },
})

describe('any sequence of edits', () => {
  test('gives a document that can be saved unchanged', () => {
    fc.assert(
      fc.property(start, anySteps, (empty, edits) => {
        const end = edits.reduce((document, edit) => edit(document).document, empty)
        expect(documentProblems(end)).toEqual([])
        expect(SaveBlueprintDocument.parse(end)).toEqual(end)
      }),
      { numRuns: 300 },
    )
  })

  test('changes nothing when it is refused, and never its input', () => {
    fc.assert(
      fc.property(anySteps, (edits) => {
        let document = emptyDocument()
        for (const edit of edits) {
          const before = JSON.stringify(document)
          const edited = edit(document)
          expect(JSON.stringify(document)).toBe(before)
          if (edited.problem !== undefined) expect(edited.document).toBe(document)
          document = edited.document
        }
      }),
    )
  })

  test('can be undone to its beginning and done again, 50 steps deep', () => {
    fc.assert(
      fc.property(anySteps, (edits) => {
        let history = startHistory(emptyDocument())
        for (const edit of edits) history = remember(history, edit(history.present).document)
        const end = history.present
        while (canUndo(history)) history = undo(history)
        expect(history.present).toEqual(emptyDocument())
        while (canRedo(history)) history = redo(history)
        expect(history.present).toBe(end)
      }),
    )
  })

  test('is shown to others without any typed word', () => {
    const typed = fc.string({ unit: fc.constantFrom('q', 'ü', '7'), minLength: 3, maxLength: 20 })
    fc.assert(
      fc.property(anySteps, typed, (edits, name) => {
        const end = edits.reduce((document, edit) => edit(document).document, emptyDocument())
        const rooms = end.rooms.map((room) => ({ ...room, label: name }))
        const { blueprint_data, ...shown } = sharedView({ ...end, rooms })
        expect(JSON.stringify([blueprint_data, shown.name])).not.toContain(name)
        expect(documentProblems(blueprint_data)).toEqual([])
        expect(blueprint_data.rooms.some(({ type }) => type === 'kids_room')).toBe(false)
      }),
    )
  })
})

describe('a full house', () => {
  test('takes no more rooms and no more furniture, and says so', () => {
    let document = drawRoom(emptyDocument(), {
      type: 'garden',
      from: { x: 0, y: 0 },
      to: { x: 800, y: 600 },
    }).document
    for (let at = 0; at < documentLimits.furniture; at += 1)
      document = furnishRoom(document, 'room-1', 'lamp').document
    expect(document.furniture).toHaveLength(400)
    expect(furnishRoom(document, 'room-1', 'lamp').problem).toMatch(/at most 400/)
    expect(duplicateRoom(document, 'room-1').problem).toMatch(/at most 400/)
    for (let at = 1; at < documentLimits.rooms; at += 1)
      document = addRoom(document, {
        type: 'other',
        position: { x: 0, y: 0 },
        size: { width: 80, height: 80 },
      }).document
    expect(placeNextTo(document, { type: 'kitchen' }).problem).toMatch(/no place left/)
    expect(duplicateRoom(removeAt(document, { x: 5, y: 5 }).document, 'room-1').problem).toMatch(
      /at most/,
    )
    expect(documentProblems(document)).toEqual([])
  })
})
