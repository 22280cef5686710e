import { furnitureTypes, roomTypes } from '@fgm/shared/blueprints/catalog'
import { isToSearch } from '@fgm/shared/hunts/places'
import { expect, it } from 'vitest'
import { eyeLevelDrawing } from '../../blueprints/eye-level.ts'
import { roomDrawing, roomSigns } from './clue-picture.tsx'

it.each(roomTypes)('has a drawing for a room of type %s', (type) => {
  expect(roomDrawing(type)).toMatch(/^<svg [^>]*viewBox="0 0 96 96"/)
  expect(roomDrawing(type).match(/<\/?svg/g)).toHaveLength(2)
  expect(eyeLevelDrawing(roomSigns[type])).toBeDefined()
})

it('never shows a room as a piece of furniture or as another kind of room', () => {
  const pieces = furnitureTypes.flatMap((type) => eyeLevelDrawing(type) ?? [])
  const rooms = roomTypes.map(roomDrawing)
  expect(rooms.filter((room) => pieces.includes(room))).toEqual([])
  expect(new Set(Object.values(roomSigns)).size).toBe(roomTypes.length)
})

it('shows no furniture that no clue may use', () => {
  const signs = Object.values(roomSigns)
  const shown = furnitureTypes.filter((type) => signs.includes(type))
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter((type) => !isToSearch(type))).toEqual([])
})
