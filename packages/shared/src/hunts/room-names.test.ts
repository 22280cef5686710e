import { describe, expect, test } from 'vitest'
import { isOpening, openedWithRiddle, openedWithRoom, riddleOpenings } from './openings.ts'
import { codeOpenings, openedWithCode } from './room-codes.ts'
import { isRoomPhrase, roomPhrase } from './room-names.ts'

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
    ['Rasoi', 'Rasoi'],
    ['Mama & Papa', "Mama & Papa's room"],
    ['Oma', "Oma's room"],
    ['Bath', 'the bathroom'],
    ['WC', 'the bathroom'],
    ['Practical Life', 'Practical Life'],
    ['The Blue Lagoon', 'the Blue Lagoon'],
    ['Opa "Piet"', 'Opa Piet'],
    ['客厅', '客厅'],
    ['42', 'room 42'],
    ['Bedroom two', 'Bedroom two'],
    ['Where the wild things are', '“Where the wild things are”'],
    ['🦖 cave', '“🦖 cave”'],
    ['', 'the room'],
  ])('%s is %s', (label, phrase) => {
    expect(roomPhrase(label)).toBe(phrase)
    expect(isRoomPhrase(phrase)).toBe(true)
  })

  test('keeps signs that would break the sentence in quotes', () => {
    expect(openedWithRoom('Off to {room}!', '$& {room}')).toBe('Off to “$& {room}”!')
    expect(roomPhrase('No! Stop here.')).toBe('“No! Stop here.”')
    for (const saved of ['“Rasoi”', 'the room called “Rasoi”'])
      expect(isRoomPhrase(saved)).toBe(true)
    expect(isRoomPhrase('the kitchen, but not the glass door')).toBe(false)
  })

  test('is told in secret writing where its name has one', () => {
    const [backward = '', shifted = ''] = codeOpenings
    expect(openedWithCode(backward, "Kids' Room")).toBe('Read the room backward: MOORSDIK.')
    expect(openedWithCode(shifted, 'Kitchen')).toContain('LJUDIFO')
    for (const label of ['WC', '客厅', 'Room 4', 'Where the wild things are'])
      expect(openedWithCode(backward, label)).toBeUndefined()
    for (const opening of codeOpenings) {
      const text = openedWithCode(opening, 'Kitchen') ?? ''
      expect(text).not.toMatch(/kitchen|[{}]/i)
      expect(isOpening(text)).toBe(true)
    }
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
