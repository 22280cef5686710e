import { describe, expect, test } from 'vitest'
import { type FurnitureType, furnitureKinds, furnitureTypes } from './catalog.ts'
import { documentProblems, emptyDocument, type Rotation } from './document.ts'
import {
  addFurniture,
  duplicateFurniture,
  furnishRoom,
  piecesUnder,
  rotateFurniture,
} from './furniture.ts'
import { furnitureNear } from './geometry.ts'
import { addRoom, rotateRoom } from './rooms.ts'
import { sharedView } from './sharing.ts'
import { turnedSize } from './turning.ts'

const room = { position: { x: 100, y: 100 }, size: { width: 300, height: 260 } }
const house = addRoom(emptyDocument(), { type: 'living_room', ...room }).document
const put = (type: FurnitureType, x: number, y: number, document = house) =>
  addFurniture(document, { type, at: { x, y } }).document
const last = ({ furniture }: typeof house) => furniture.at(-1)
const [left, top, right, bottom] = [100, 100, 400, 360]

describe('a new piece', () => {
  test.each([
    [250, 140, 0, { x: 200, y: top }],
    [370, 220, 90, { x: right - 60, y: 160 }],
    [250, 330, 180, { x: 200, y: bottom - 60 }],
    [130, 220, 270, { x: left, y: 160 }],
  ])('at %i, %i has its back at the wall that is near', (x, y, rotation, position) => {
    const couch = last(put('couch', x, y))
    expect([couch?.rotation ?? 0, couch?.position]).toEqual([rotation, position])
    expect(couch?.size).toEqual(turnedSize({ width: 120, height: 60 }, rotation as Rotation))
  })

  test('in the middle of a room, or one without a back, is not turned', () => {
    for (const type of ['couch', 'table'] as const)
      expect(last(put(type, 250, 230))).not.toHaveProperty('rotation')
    expect(last(put('table', 390, 230))).not.toHaveProperty('rotation')
  })

  test('that is a chair looks at its table from every side', () => {
    const table = put('table', 250, 230)
    const sides = [
      [250, 180, undefined],
      [320, 230, 90],
      [250, 280, 180],
      [180, 230, 270],
    ] as const
    for (const [x, y, rotation] of sides)
      expect(last(put('chair', x, y, table))?.rotation).toBe(rotation)
  })

  test('added by list goes along all four walls before it is placed freely', () => {
    let full = house
    for (let beds = 0; beds < 6; beds += 1) full = furnishRoom(full, 'room-1', 'bed').document
    const turns = new Set(full.furniture.map(({ rotation = 0 }) => rotation))
    expect(turns.size).toBeGreaterThan(2)
    expect(documentProblems(full)).toEqual([])
  })
})

describe('a turn', () => {
  test('goes clockwise, and four of them leave no trace', () => {
    let turned = put('couch', 250, 230)
    const [couch] = turned.furniture
    const seen: unknown[] = []
    for (let quarter = 0; quarter < 4; quarter += 1) {
      turned = rotateFurniture(turned, couch?.id ?? '').document
      seen.push(turned.furniture[0]?.rotation)
    }
    expect(seen).toEqual([90, 180, 270, undefined])
    expect(turned.furniture).toEqual([couch])
  })

  test('of a room turns what is in it, and copies and shared houses keep it', () => {
    const couch = put('couch', 370, 220)
    expect(last(rotateRoom(couch, 'room-1').document)?.rotation).toBe(180)
    expect(last(duplicateFurniture(couch, last(couch)?.id ?? '').document)?.rotation).toBe(90)
    expect(last(sharedView(couch).blueprint_data)?.rotation).toBe(90)
  })
})

test('a rug lies under what stands on it, and blocks nothing', () => {
  const both = put('rug', 250, 230, put('table', 250, 230))
  const [table, rug] = both.furniture
  expect(furnitureNear(both, { x: 250, y: 230 })).toEqual([table, rug])
  expect(table && piecesUnder(both, table)).toEqual([])
})

test('every kind is on the grid and can be put into a house', () => {
  for (const { width, height } of furnitureKinds) expect([width % 20, height % 20]).toEqual([0, 0])
  for (const type of furnitureTypes)
    expect(documentProblems(furnishRoom(house, 'room-1', type).document)).toEqual([])
})
