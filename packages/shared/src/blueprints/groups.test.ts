import { describe, expect, test } from 'vitest'
import { documentLimits } from './catalog.ts'
import { type BlueprintDocument, documentProblems, emptyDocument } from './document.ts'
import type { Edited } from './edits.ts'
import { furnishRoom } from './furniture.ts'
import { boundsOf, overlap } from './geometry.ts'
import { clipOf, groupOf, moveGroup, pasteClip, removeGroup, turnGroup } from './groups.ts'
import { placeNextTo } from './placing.ts'

/** A kitchen with fridge and table next to a bedroom with a bed. */
const kitchen = placeNextTo(emptyDocument(), { type: 'kitchen' })
const k = kitchen.id ?? ''
const bedroom = placeNextTo(kitchen.document, { type: 'bedroom', neighbour_id: k })
const b = bedroom.id ?? ''
const add = (document: BlueprintDocument, roomId: string, type: 'fridge' | 'table' | 'bed') =>
  furnishRoom(document, roomId, type).document
const house = add(add(add(bedroom.document, k, 'fridge'), k, 'table'), b, 'bed')
const [fridge = '', table = '', bed = ''] = house.furniture.map(({ id }) => id)

const at = (document: BlueprintDocument, id: string) =>
  [...document.rooms, ...document.furniture].find((part) => part.id === id)?.position
const way = (after: BlueprintDocument, id: string) => {
  const [from, to] = [at(house, id), at(after, id)]
  return [(to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0)]
}
const copiesOf = ({ document, ids = [] }: Edited) =>
  [...document.rooms, ...document.furniture].filter(({ id }) => ids.includes(id))

describe('several things', () => {
  test('move together, rooms with what is in them, and stop at the edge of the sheet as one', () => {
    const { document } = moveGroup(house, [k, b], { x: -40, y: 20 })
    for (const id of [k, b, fridge, table, bed])
      expect([id, way(document, id)]).toEqual([id, [-40, 20]])
    const far = moveGroup(house, [k, b], { x: -5_000, y: 0 }).document
    expect(boundsOf({ ...far, furniture: [] })?.position.x).toBe(0)
    expect(way(far, k)).toEqual(way(far, b))
    expect(moveGroup(house, ['gone'], { x: 20, y: 0 })).toMatchObject({ document: house })
  })

  test('stop together where one of them is at its wall', () => {
    const apart = moveGroup(house, [fridge, bed], { x: -60, y: 0 }).document
    expect(way(apart, fridge)).toEqual(way(apart, bed))
  })

  test('a piece whose room is chosen goes once, with its room', () => {
    expect(groupOf(house, [k, fridge, bed])).toMatchObject({
      rooms: [{ id: k }],
      pieces: [{ id: bed }],
    })
    expect(way(moveGroup(house, [k, fridge], { x: 0, y: 20 }).document, fridge)).toEqual([0, 20])
  })

  test('turn each around its middle, except rooms', () => {
    const turned = turnGroup(house, [fridge, bed]).document.furniture
    expect(turned.map(({ rotation }) => rotation)).toEqual([90, undefined, 90])
    expect(turnGroup(house, [k, b])).toEqual({
      document: house,
      problem: 'Rooms are turned one at a time.',
    })
  })

  test('are removed together', () => {
    const { rooms, furniture } = removeGroup(house, [k, bed]).document
    expect([rooms.map(({ id }) => id), furniture]).toEqual([[b], []])
    expect(removeGroup(house, ['gone']).problem).toBeTruthy()
  })
})

describe('what is pasted', () => {
  test('of furniture finds a free spot in the chosen room: none overlaps another', () => {
    const clip = clipOf(house, [fridge, table])
    const pasted = pasteClip(house, clip, { floor: 1, roomId: b })
    const [one, other] = copiesOf(pasted)
    expect(copiesOf(pasted)).toMatchObject([{ roomId: b }, { roomId: b }])
    const bedThere = pasted.document.furniture.find(({ id }) => id === bed)
    expect(one && other && bedThere && [overlap(one, other), overlap(one, bedThere)]).toEqual([
      false,
      false,
    ])
    const twice = pasteClip(pasted.document, clip, { floor: 1, roomId: k })
    expect(documentProblems(twice.document)).toEqual([])
  })

  test('of rooms keeps together, overlaps no other room, and has its own names and ids', () => {
    const pasted = pasteClip(house, clipOf(house, [k, b]), { floor: 1 })
    const [one, other] = copiesOf(pasted)
    expect(copiesOf(pasted)).toMatchObject([{ label: 'Kitchen 2' }, { label: 'Bedroom 2' }])
    expect(pasted.document.furniture).toHaveLength(6)
    const apart = (x?: { x: number }, y?: { x: number }) => (x?.x ?? 0) - (y?.x ?? 0)
    expect(apart(one?.position, other?.position)).toBe(apart(at(house, k), at(house, b)))
    const { rooms } = pasted.document
    expect(rooms.some((room, i) => rooms.slice(i + 1).some((next) => overlap(room, next)))).toBe(
      false,
    )
    expect(documentProblems(pasted.document)).toEqual([])
  })

  test('on the other floor is where it was below', () => {
    const upstairs = pasteClip(house, clipOf(house, [k]), { floor: 2 })
    expect(copiesOf(upstairs)).toMatchObject([{ floor: 2, position: at(house, k) }])
    const bedUp = pasteClip(upstairs.document, clipOf(house, [fridge]), { floor: 2 })
    expect(bedUp.problem).toBeUndefined()
    expect(pasteClip(house, clipOf(house, [bed]), { floor: 2 }).problem).toMatch(
      /draw one on this floor/,
    )
  })

  test('after a cut is where it was', () => {
    const clip = clipOf(house, [k, bed])
    const back = pasteClip(removeGroup(house, [k, bed]).document, clip, { floor: 1 })
    expect(copiesOf(back)).toMatchObject([
      { label: 'Kitchen', position: at(house, k) },
      { type: 'bed', position: at(house, bed), roomId: b },
    ])
  })

  test('is refused as a whole if one thing finds no place', () => {
    const clip = clipOf(house, [fridge])
    let full: Edited = { document: house }
    while (full.problem === undefined)
      full = pasteClip(full.document, clip, { floor: 1, roomId: k })
    expect(full.problem).toBe('There is no free spot in Kitchen.')
    const both = { ...clip, pieces: [...clipOf(house, [bed]).pieces, ...clip.pieces] }
    expect(pasteClip(full.document, both, { floor: 1, roomId: k }).document).toBe(full.document)
  })

  test('keeps the limits of a house', () => {
    let grown: Edited = { document: { ...house, dimensions: { width: 2000, height: 2000 } } }
    while (grown.problem === undefined)
      grown = pasteClip(grown.document, clipOf(house, [k]), { floor: 1 })
    expect(grown.problem).toMatch(/at most 60 rooms/)
    expect(grown.document.rooms).toHaveLength(documentLimits.rooms)
    expect(documentProblems(grown.document)).toEqual([])
  })
})
