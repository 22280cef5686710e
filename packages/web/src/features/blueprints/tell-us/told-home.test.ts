import { describe, expect, it } from 'vitest'
import {
  chipLabel,
  chips,
  startHome,
  toggled,
  withBedrooms,
  withLine,
  withOwner,
  withReading,
} from './told-home.ts'

const names = ['Mila', 'Leo']
const rooms = ({ bedrooms }: { bedrooms: readonly { name?: string | undefined }[] }) =>
  bedrooms.map(({ name }) => name ?? '-')
const typed = (line: string) => {
  let home = startHome(names)
  for (let length = 1; length <= line.length; length += 1)
    home = withLine(home, line.slice(0, length), names)
  return home
}

describe('a described home', () => {
  it('begins with a room for each child', () => {
    expect(rooms(startHome(names).wish)).toEqual(['Our room', "Mila's room", "Leo's room"])
  })

  it('follows the line letter by letter, and does not change what the line does not mention', () => {
    const { wish } = typed('two bedrooms, no hall, a big kitchen')
    expect(rooms(wish)).toEqual(['Our room', "Mila's room"])
    expect([wish.has_hallway, wish.sizes.kitchen, wish.living, wish.bathrooms]).toEqual([
      false,
      'big',
      1,
      1,
    ])
    expect(chips.map((chip) => chipLabel(wish, chip))).toContain('Big kitchen')
    const two = chips.map((chip) => chipLabel({ ...wish, living: 2 }, chip))
    expect(two).toContain('2 living rooms')
  })

  it('uses the last input: a counter after the line, the line after a counter', () => {
    const home = typed('two bedrooms')
    const more = { ...home, wish: withBedrooms(home.wish, 3, names) }
    expect(rooms(withLine(more, 'two bedrooms, a garden', names).wish)).toHaveLength(3)
    expect(rooms(withLine(more, 'four bedrooms', names).wish)).toHaveLength(4)
  })

  it('removes the room that is no one’s first, and assigns a room on request', () => {
    const { wish } = startHome(names)
    const without = withOwner(wish, "Leo's room")
    expect(rooms(without)).toEqual(['Our room', "Mila's room", '-'])
    expect(rooms(withBedrooms(without, 2, names))).toEqual(['Our room', "Mila's room"])
    expect(rooms(withOwner(without, "Leo's room"))).toEqual([
      'Our room',
      "Mila's room",
      "Leo's room",
    ])
  })

  it('uses from a provider only what it found', () => {
    const home = startHome(names)
    const found = { ...startHome([]).wish, bedrooms: [], living: 0, kitchen: 0, bathrooms: 2 }
    const { wish } = withReading(home, { ...found, has_hallway: false, has_garden: true }, names)
    expect(rooms(wish)).toEqual(['Our room', "Mila's room", "Leo's room"])
    expect([wish.bathrooms, wish.kitchen, wish.has_hallway, wish.has_garden]).toEqual([
      2,
      1,
      true,
      true,
    ])
  })

  it('is one room, or rooms, but never both', () => {
    const { wish } = startHome(names)
    const one = toggled(wish, 'is_one_room')
    expect([one.is_one_room, one.bedrooms.length, one.living]).toEqual([true, 0, 0])
    expect(withBedrooms(one, 1, names).is_one_room).toBe(false)
    const studio = typed('a studio')
    expect(studio.wish.is_one_room).toBe(true)
    expect(withLine(studio, 'two bedrooms', names).wish.is_one_room).toBe(false)
  })
})
