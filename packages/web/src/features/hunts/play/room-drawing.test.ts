import { furnitureTypes, roomTypes } from '@fgm/shared/blueprints/catalog'
import { isToSearch } from '@fgm/shared/hunts/places'
import { expect, it } from 'vitest'
import { roomDrawing, roomSigns } from './room-drawing.ts'

it.each(roomTypes)('has a drawing for a room of type %s', (type) => {
  expect(roomDrawing(type)).toMatch(/^<svg [^>]*viewBox="0 0 96 96"/)
})

it('shows no furniture at which nobody is asked to look', () => {
  const signs = Object.values(roomSigns)
  const shown = furnitureTypes.filter((type) => signs.includes(type))
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter((type) => !isToSearch(type))).toEqual([])
})
