import { describe, expect, test } from 'vitest'
import { openedWithRiddle, openedWithRoom, riddleOpenings } from './openings.ts'
import { roomPhrase } from './room-names.ts'

describe('a room in a sentence', () => {
  test.each([
    ['Living Room', 'the living room'],
    ["Kids' Room", "the kids' room"],
    ['TV room', 'the TV room'],
    ['HOME OFFICE', 'the home office'],
    ['The Den', 'the den'],
    ['Other', 'the other room'],
    ['Bedroom 2', 'Bedroom 2'],
    ['our room', 'our room'],
    ['My Room', 'my room'],
    ["Mia's Room", "Mia's Room"],
    ['James’ office', 'James’ office'],
    ['Rasoi', 'the room called “Rasoi”'],
    ['Mama & Papa', 'the room called “Mama & Papa”'],
    ['Bath', 'the room called “Bath”'],
    ['Practical Life', 'the room called “Practical Life”'],
    ['The Blue Lagoon', 'the room called “The Blue Lagoon”'],
    ['Opa "Piet"', 'the room called “Opa Piet”'],
    ['客厅', 'the room called “客厅”'],
    ['42', 'the room called “42”'],
    ['Bedroom two', 'the room called “Bedroom two”'],
    ['', 'the room'],
  ])('%s is %s', (label, phrase) => {
    expect(roomPhrase(label)).toBe(phrase)
  })

  test('has a capital where it begins the sentence', () => {
    expect(openedWithRoom('{Room} has a secret.', 'Kitchen')).toBe('The kitchen has a secret.')
    expect(openedWithRoom('{Room} has a secret.', 'our room')).toBe('Our room has a secret.')
    expect(openedWithRoom('Off to {room}!', '$& {room}')).toBe(
      'Off to the room called “$& {room}”!',
    )
  })

  test('is no word of a riddle about it', () => {
    for (const opening of riddleOpenings)
      for (const turn of [0, 1, 2, 3]) {
        const soup = { type: 'kitchen', label: 'Soup & spoons' } as const
        expect(openedWithRiddle(opening, soup, turn)).not.toMatch(/soup|spoons/i)
        expect(openedWithRiddle(opening, { type: 'other', label: 'Den' }, turn)).not.toMatch(/[{}]/)
      }
  })
})
