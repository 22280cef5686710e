import { describe, expect, test } from 'vitest'
import { clueOpenings, isOpening, openedWithRiddle, openedWithRoom } from './openings.ts'
import {
  codeOpenings,
  easyCodeOpenings,
  hardCodeOpenings,
  hasRoomCode,
  openedWithCode,
  withoutRoomCodes,
} from './room-codes.ts'
import { isRoomPhrase, roomPhrase } from './room-names.ts'

const codesOfToday = [...easyCodeOpenings, ...hardCodeOpenings]

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
    ['Circle Corner', 'the circle corner'],
    ['Helping Corner', 'the helping corner'],
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

  test('in secret writing begins in a unique way', () => {
    const starts = codesOfToday.map((opening) => opening.split(' ').slice(0, 4).join(' '))
    expect(new Set(starts).size).toBe(codesOfToday.length)
  })

  test('is in secret writing if its name has one', () => {
    const [backward = '', shifted = ''] = codeOpenings
    expect(openedWithCode(backward, "Kids' Room")).toBe('Read the room backward: MOORSDIK.')
    expect(openedWithCode(shifted, 'Kitchen')).toContain('LJUDIFO')
    expect(hardCodeOpenings.map((opening) => openedWithCode(opening, 'Kitchen'))).toEqual([
      expect.stringContaining(': OFIDUJL.'),
      expect.stringContaining(': 13+11+22+5+10+7+16.'),
      expect.stringContaining(': PRGXSVM.'),
      expect.stringContaining(': KTHN-ICE.'),
      expect.stringContaining(': NXEQHZCVTJIWKX.'),
      expect.stringContaining(': N-HCT-K.'),
      expect.stringContaining(': IFO-LJUD.'),
    ])
    const dash = 'Swap the parts before and after the dash: {code}.'
    expect(openedWithCode(dash, 'Kitchen')).toContain('HEN-KITC')
    expect(openedWithCode(dash, 'Guest Room')).toBeUndefined()
    for (const label of ['WC', '客厅', 'Room 4', 'Where the wild things are'])
      expect(openedWithCode(backward, label)).toBeUndefined()
    for (const opening of codeOpenings) {
      const text = openedWithCode(opening, 'Kitchen') ?? ''
      expect(text).not.toMatch(/kitchen|[{}]/i)
      expect(isOpening(text)).toBe(true)
    }
  })

  test.each(codeOpenings)('in secret writing is hidden from other readers: %s', (opening) => {
    const label = "Amelie's"
    const clue = `${openedWithCode(opening, label)} Look for a thing that sleeps.`
    const names = new Map([
      ['Kitchen', 'Kitchen'],
      [label, "the child's den"],
    ])
    const said = "Go to the child's den. Look for a thing that sleeps."
    expect(withoutRoomCodes(clue, names)).toBe(said)
    const [code = ''] = clue.match(/[A-Z0-9+-]{6,}/) ?? []
    for (const written of [code.toLowerCase(), [...code].join(' ')]) {
      const retyped = `The room: ${written}\nLook there.`
      expect(hasRoomCode(retyped, [label])).toBe(true)
      expect(withoutRoomCodes(retyped, names)).toBe("Go to the child's den. Look there.")
    }
    const kitchen = `${openedWithCode(opening, 'Kitchen')} Count the chairs.`
    expect(withoutRoomCodes(kitchen, names)).toBe(kitchen)
    expect(withoutRoomCodes(kitchen, new Map())).toBe('Count the chairs.')
    expect(hasRoomCode('Count the chairs in the kitchen.', ['Kitchen', label])).toBe(false)
  })

  test('is not found in letters that occur by chance in another word', () => {
    const names = new Map([
      ['Thea', 'the child'],
      ['Otto', 'the child'],
    ])
    const clue = 'Look underneath the table. Otto is near.'
    expect(withoutRoomCodes(clue, names)).toBe(clue)
    expect(withoutRoomCodes('Read the room backward: AEHT.', names)).toBe('Go to the child’s room.')
  })

  test('is no word of a riddle about it', () => {
    for (const opening of clueOpenings.riddle)
      for (const turn of [0, 1, 2, 3]) {
        const soup = { type: 'kitchen', label: 'Soup & spoons' } as const
        expect(openedWithRiddle(opening, soup, turn)).not.toMatch(/soup|spoons/i)
        expect(openedWithRiddle(opening, { type: 'other', label: 'Den' }, turn)).not.toMatch(/[{}]/)
      }
  })
})
