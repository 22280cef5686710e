import { describe, expect, test } from 'vitest'
import { labelInk, limitZoom, type RoomType, roomKinds } from './catalog.ts'
import { type BlueprintDocument, emptyDocument } from './document.ts'
import {
  addFurniture,
  duplicateFurniture,
  furnishRoom,
  moveFurniture,
  resizeFurniture,
  rotateFurniture,
} from './furniture.ts'
import { alignBox, boundsOf, commonWall, furnitureNear, overlap, roomAt, snap } from './geometry.ts'
import { removeAt, removeGroup } from './groups.ts'
import { endGesture, redo, remember, startHistory, undo } from './history.ts'
import { placeNextTo } from './placing.ts'
import {
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

const draw = (
  document: BlueprintDocument,
  type: RoomType,
  x: number,
  y: number,
  w = 200,
  h = 160,
) => drawRoom(document, { type, from: { x, y }, to: { x: x + w, y: y + h } }).document

/** A kitchen with a table, and a bedroom to its right. */
const kitchen = draw(emptyDocument(), 'kitchen', 100, 100)
const house = draw(
  addFurniture(kitchen, { type: 'table', at: { x: 170, y: 150 } }).document,
  'bedroom',
  300,
  100,
)
const [kitchenId = '', bedroomId = ''] = house.rooms.map(({ id }) => id)
const tableId = house.furniture[0]?.id ?? ''
const tableOf = (document: BlueprintDocument) => document.furniture.find(({ id }) => id === tableId)

describe('drawing a room', () => {
  test('goes from click to click in any direction, on the grid, with the name and color of its kind', () => {
    const { document, id } = drawRoom(emptyDocument(), {
      type: 'kitchen',
      from: { x: 318, y: 203 },
      to: { x: 95, y: 104 },
    })
    expect(document.rooms).toEqual([
      {
        id,
        type: 'kitchen',
        position: { x: 100, y: 100 },
        size: { width: 220, height: 100 },
        label: 'Kitchen',
        color: '#FFF3B8',
      },
    ])
  })

  test('is refused below 80 by 80, with a hint', () => {
    const small = { type: 'office' as const, from: { x: 0, y: 0 }, to: { x: 60, y: 200 } }
    expect(drawRoom(house, small)).toEqual({
      document: house,
      problem: 'That is too small for a room. Please tap a little further away.',
    })
  })

  test('numbers the second of a kind', () => {
    expect(draw(house, 'bedroom', 500, 100).rooms.at(-1)?.label).toBe('Bedroom 2')
  })

  test('off the grid is possible with a free hand', () => {
    const free = { type: 'other' as const, from: { x: 3, y: 4 }, to: { x: 107, y: 109 } }
    const { document } = drawRoom(emptyDocument(), free, { grid: 0 })
    expect(document.rooms[0]).toMatchObject({ position: { x: 3, y: 4 }, size: { width: 104 } })
    expect([snap(29), snap(31), snap(7.4, 0)]).toEqual([20, 40, 7])
  })
})

describe('a room', () => {
  test('takes its furniture along when it moves, turns, is copied and goes', () => {
    const moved = moveRoom(house, kitchenId, { x: 0, y: 400 }).document
    expect(tableOf(moved)?.position).toEqual({ x: 20, y: 420 })
    const turned = rotateRoom(house, kitchenId).document
    expect(turned.rooms[0]?.size).toEqual({ width: 160, height: 200 })
    expect(tableOf(turned)).toMatchObject({
      position: { x: 180, y: 120 },
      size: { width: 60, height: 100 },
    })
    const copied = duplicateRoom(house, kitchenId)
    expect(copied.document.furniture.map(({ roomId }) => roomId)).toEqual([kitchenId, copied.id])
    expect(removeGroup(house, [kitchenId]).document).toMatchObject({
      rooms: [{ id: bedroomId }],
      furniture: [],
    })
  })

  test('turned four times is as it was', () => {
    const turned = [1, 2, 3, 4].reduce(
      (document) => rotateRoom(document, kitchenId).document,
      house,
    )
    expect(turned).toEqual(house)
  })

  test('stays on the canvas, and is never resized below 80', () => {
    const away = moveRoom(house, bedroomId, { x: 9_000, y: -50 }).document
    expect(away.rooms[1]?.position).toEqual({ x: 600, y: 0 })
    const box = { position: { x: 100, y: 100 }, size: { width: 5, height: 5_000 } }
    expect(resizeRoom(house, kitchenId, box).document.rooms[0]).toMatchObject({
      position: { x: 100, y: 0 },
      size: { width: 80, height: 600 },
    })
  })

  test('takes no name of another room, whatever its case', () => {
    const two = placeNextTo(house, { type: 'office' })
    const id = two.id ?? ''
    const refused = renameRoom(two.document, id, ' KITCHEN ')
    expect(refused.problem).toBe('There is a “KITCHEN” already. Please choose another name.')
    expect(refused.document).toBe(two.document)
    expect(renameRoom(two.document, id, 'office').problem).toBeUndefined()
  })

  test('has a name, a color and a kind that can be changed', () => {
    const named = renameRoom(house, kitchenId, "  Papa's\u200B  kitchen ").document
    expect(named.rooms[0]?.label).toBe("Papa's kitchen")
    expect(renameRoom(house, kitchenId, ' ').problem).toMatch(/needs a name/)
    expect(recolorRoom(house, kitchenId, '#123456').document.rooms[0]?.color).toBe('#123456')
    expect(recolorRoom(house, kitchenId, 'blue').problem).toMatch(/#FDE7C8/)
    const bath = { type: 'bathroom', label: 'Bathroom', color: '#D2EEF2' }
    expect(changeRoomType(house, kitchenId, 'bathroom').document.rooms[0]).toMatchObject(bath)
    expect(changeRoomType(named, kitchenId, 'office').document.rooms[0]?.label).toMatch(/^Papa/)
  })

  test('that was removed cannot be edited', () => {
    expect(moveRoom(house, 'gone', { x: 0, y: 0 }).problem).toMatch(/no longer there/)
    expect(rotateRoom(house, 'gone').document).toBe(house)
  })
})

describe('furniture', () => {
  test('is never added if nothing is free, and a second tap puts a second one next to the first', () => {
    let full = house
    let problem: string | undefined
    for (let count = 0; count < 13 && !problem; count += 1) {
      const edited = furnishRoom(full, kitchenId, 'couch')
      full = edited.document
      problem = edited.problem
    }
    expect(problem).toBe('There is no free spot in Kitchen.')
    const couches = full.furniture.filter(({ type }) => type === 'couch')
    const stacked = couches.filter((one) =>
      couches.some((other) => other !== one && overlap(one, other)),
    )
    expect(stacked).toEqual([])
    const [couch] = couches
    expect(duplicateFurniture(full, couch?.id ?? '').problem).toBe(problem)
    const lamp = { type: 'lamp', at: { x: 260, y: 220 } } as const
    const twice = addFurniture(addFurniture(house, lamp).document, lamp).document
    const [one, other] = twice.furniture.slice(-2)
    expect(one && other && overlap(one, other)).toBe(false)
  })

  test('is put with its middle at the click, inside the room that is there', () => {
    expect(tableOf(house)).toMatchObject({ position: { x: 120, y: 120 }, roomId: kitchenId })
    const corner = addFurniture(house, { type: 'couch', at: { x: 101, y: 101 } }).document
    expect(corner.furniture[1]?.position).toEqual({ x: 100, y: 100 })
    expect(addFurniture(house, { type: 'couch', at: { x: 5, y: 5 } }).problem).toMatch(/a room/)
  })

  test('changes rooms when it is moved into another, and stays in its own otherwise', () => {
    const moved = moveFurniture(house, tableId, { x: 380, y: 120 }).document
    expect(tableOf(moved)).toMatchObject({ roomId: bedroomId, position: { x: 380, y: 120 } })
    const outside = moveFurniture(house, tableId, { x: 0, y: 580 }).document
    expect(tableOf(outside)).toMatchObject({ roomId: kitchenId, position: { x: 100, y: 200 } })
  })

  test('is turned around its middle and resized within its room', () => {
    const turned = rotateFurniture(house, tableId).document
    expect(tableOf(turned)).toMatchObject({ size: { width: 60, height: 100 } })
    const box = { position: { x: 120, y: 120 }, size: { width: 900, height: 1 } }
    expect(tableOf(resizeFurniture(house, tableId, box).document)).toMatchObject({
      position: { x: 100, y: 120 },
      size: { width: 200, height: 20 },
    })
  })

  test('added by list or copied overlaps no other piece while there is room', () => {
    let document = furnishRoom(house, kitchenId, 'fridge').document
    document = furnishRoom(document, kitchenId, 'chair').document
    document = duplicateFurniture(document, tableId).document
    const { furniture } = document
    for (const one of furniture)
      for (const other of furniture)
        if (one !== other) expect([one.id, other.id, overlap(one, other)]).toContain(false)
  })

  test('is found within 10 units, the topmost first', () => {
    const both = addFurniture(house, { type: 'lamp', at: { x: 170, y: 150 } }).document
    const types = furnitureNear(both, { x: 170, y: 150 }).map(({ type }) => type)
    expect(types).toEqual(['lamp', 'table'])
    expect(furnitureNear(house, { x: 230, y: 150 })).toHaveLength(1)
    expect(furnitureNear(house, { x: 230.1, y: 150 })).toHaveLength(0)
  })
})

describe('the delete tool', () => {
  test('takes furniture near the click, else the room under it, else nothing', () => {
    const first = removeAt(house, { x: 229, y: 150 }).document
    expect([first.rooms.length, first.furniture.length]).toEqual([2, 0])
    const second = removeAt(first, { x: 229, y: 150 }).document
    expect(second.rooms.map(({ id }) => id)).toEqual([bedroomId])
    expect(removeAt(second, { x: 1, y: 1 }).problem).toBe('There is nothing here to delete.')
  })
})

describe('where things are', () => {
  test('the room under a point is the one on top', () => {
    const covered = draw(house, 'office', 100, 100)
    expect(roomAt(covered, { x: 150, y: 150 })?.type).toBe('office')
    expect(roomAt(house, { x: 1, y: 1 })).toBeUndefined()
  })

  test('bounds contain everything drawn', () => {
    expect(boundsOf(house)).toEqual({
      position: { x: 100, y: 100 },
      size: { width: 400, height: 160 },
    })
    expect(boundsOf(emptyDocument())).toBeNull()
  })

  test('rooms with a wall in common are neighbours, those that meet at a corner are not', () => {
    const corner = draw(house, 'office', 500, 260)
    const touching = corner.rooms.map((one) =>
      corner.rooms.filter((other) => other !== one && commonWall(one, other)).map(({ id }) => id),
    )
    expect(touching).toEqual([[bedroomId], [kitchenId], []])
    const box = (x: number) => ({ position: { x, y: 0 }, size: { width: 100, height: 100 } })
    expect([commonWall(box(0), box(120)), commonWall(box(0), box(140))].map(Boolean)).toEqual([
      true,
      false,
    ])
  })

  test('a dragged box aligns with others, and shows a guide', () => {
    const box = { position: { x: 304, y: 333 }, size: { width: 50, height: 50 } }
    const { position, guides } = alignBox(box, house.rooms, 6)
    expect(position).toEqual({ x: 300, y: 340 })
    expect(guides).toEqual([{ axis: 'x', at: 300 }])
  })
})

describe('a room placed next to another', () => {
  test('shares a wall with it and overlaps none', () => {
    const { document, id } = placeNextTo(house, { type: 'bathroom', neighbour_id: kitchenId })
    const added = document.rooms.find((room) => room.id === id)
    const kitchen = document.rooms.find((room) => room.id === kitchenId)
    if (!added || !kitchen) throw new Error('Both rooms are there')
    expect(commonWall(kitchen, added)).toBeDefined()
    expect(house.rooms.some((room) => overlap(room, added))).toBe(false)
  })

  test('is smaller where there is little room, and refused where there is none', () => {
    const full = draw(draw(emptyDocument(), 'garden', 0, 0, 800, 500), 'hallway', 0, 500, 700, 100)
    const [, hall] = full.rooms
    const added = placeNextTo(full, { type: 'kitchen', neighbour_id: hall?.id ?? '' })
    expect(added.document.rooms.at(-1)?.size).toEqual({ width: 80, height: 80 })
    const again = placeNextTo(added.document, { type: 'kitchen', neighbour_id: hall?.id ?? '' })
    expect(again.problem).toMatch(/no place left next to Hallway/)
  })

  test('builds a house of five rooms from a list', () => {
    const types: RoomType[] = ['hallway', 'kitchen', 'living_room', 'bathroom', 'bedroom']
    const built = types.reduce((document, type) => {
      const first = document.rooms[0]?.id
      return placeNextTo(document, { type, ...(first && { neighbour_id: first }) }).document
    }, emptyDocument())
    expect(built.rooms.map(({ type }) => type)).toEqual(types)
    const [first, ...others] = built.rooms
    expect(others.map((room) => first && commonWall(first, room) !== undefined)).toEqual(
      Array(4).fill(true),
    )
  })
})

describe('history', () => {
  test('keeps the last 50 steps', () => {
    let history = startHistory(0 as never)
    for (let at = 1; at <= 60; at += 1) history = remember(history, at as never)
    for (let at = 0; at < 99; at += 1) history = undo(history)
    expect(history.present).toBe(10)
    for (let at = 0; at < 99; at += 1) history = redo(history)
    expect(history.present).toBe(60)
  })

  test('takes a whole drag for one step, and a second drag for another', () => {
    const start = startHistory(house)
    const drag = [kitchen, emptyDocument(), kitchen].reduce(
      (history, document) => remember(history, document, 'move'),
      start,
    )
    expect(undo(drag).present).toBe(house)
    expect(remember(endGesture(drag), house, 'move').past).toHaveLength(2)
    expect(remember(drag, drag.present)).toBe(drag)
  })
})

describe('the canvas', () => {
  test('zooms from half to three times', () => {
    expect([0.1, 1.5, 9, Number.NaN].map(limitZoom)).toEqual([0.5, 1.5, 3, 1])
  })

  test('writes dark letters on light rooms and light ones on dark rooms', () => {
    for (const { color } of roomKinds) expect(labelInk(color)).toBe('dark')
    expect([labelInk('#000000'), labelInk('#1f2937'), labelInk('#ffffff')]).toEqual([
      'light',
      'light',
      'dark',
    ])
  })
})

describe('what others see', () => {
  test('has no names of people and no room of a child', () => {
    let document = draw(house, 'kids_room', 500, 100)
    const kidsId = document.rooms.at(-1)?.id ?? ''
    document = renameRoom(document, kidsId, "Mia's Room").document
    document = furnishRoom(document, kidsId, 'toybox').document
    const { name, blueprint_data, changes } = sharedView(document)
    expect(name).toBe('Home with 3 rooms')
    expect(blueprint_data.rooms.map(({ label }) => label)).toEqual([
      'Kitchen',
      'Bedroom',
      'Bedroom 2',
    ])
    expect(blueprint_data.rooms[2]?.color).toBe(blueprint_data.rooms[1]?.color)
    expect(blueprint_data.furniture.map(({ type }) => type)).toEqual(['table'])
    expect(changes.join(' ')).toMatch(/Mia's Room.* One toy box is left out/)
  })
})
