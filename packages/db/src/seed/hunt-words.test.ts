import { furnitureKinds } from '@fgm/shared/blueprints/catalog'
import { emptyDocument } from '@fgm/shared/blueprints/document'
import { placeNextTo } from '@fgm/shared/blueprints/placing'
import { codeOpenings, openedWithCode } from '@fgm/shared/hunts/room-codes'
import { sampleItems } from '@fgm/shared/hunts/samples'
import { describe, expect, test } from 'vitest'
import { huntItemBank } from './hunts.ts'

/* What the words of an item require of the youngest and the oldest. */

const bank = huntItemBank()

describe('at two', () => {
  const said = bank.map(({ id, clues }) => ({ id, text: clues.toddler ?? '' }))

  test('every item has something short to do', () => {
    for (const { id, text } of said) {
      expect([id, text.split(' ').length > 3, text.split(' ').length < 17]).toEqual([
        id,
        true,
        true,
      ])
      expect([id, /^[A-Z].+[.!?]$/.test(text)]).toEqual([id, true])
    }
  })

  test('there is no letter, no shape but a circle, no number above three', () => {
    for (const { id, text } of said)
      expect([id, text]).not.toEqual([
        id,
        expect.stringMatching(
          /(?<!')\b(?:[b-hj-z]|letter|starts with|square|rectangle|triangle|oval|cube|sphere|cone|cylinder|how many|count|four|five|[4-9])\b/i,
        ),
      ])
  })
})

describe('the puzzles of the oldest', () => {
  const puzzles = bank.map(({ id, clues, answers }) => ({
    ...{ id, text: clues.master ?? '' },
    answer: answers?.master ?? '',
  }))
  const wordsOf = (text: string) => text.match(/[A-Za-z]{3,}/g) ?? []
  const letters = (text: string) => [...text.toUpperCase().replaceAll(' ', '')].sort().join('')

  test('are one for each item, and no longer than a card holds', () => {
    for (const { id, text } of puzzles)
      expect([id, text.length > 40, text.length <= 150]).toEqual([id, true, true])
  })

  test('have secret writing that reads as their answer says', () => {
    const coded = puzzles.filter(({ text }) => /: [A-Z0-9+-]{4,}\./.test(text))
    expect(coded.length).toBeGreaterThan(8)
    for (const { id, text, answer } of coded) {
      const code = /: ([A-Z0-9+-]{4,})\./.exec(text)?.[1] ?? ''
      const written = wordsOf(answer).flatMap((word) =>
        codeOpenings.map((opening) => openedWithCode(opening, word)?.split(': ').at(-1)),
      )
      expect([id, [...written, `${ownWriting[id]}.`].includes(`${code}.`)]).toEqual([id, true])
    }
  })

  test('have letters to rearrange that are a thing to find', () => {
    const shuffled = puzzles.flatMap(({ id, text }) => {
      const [, words] = /Rearrange ((?:[A-Z]+ ?)+)\b/.exec(text) ?? []
      return words ? [{ id, words: words.replace(/ [A-Z]$/, '') }] : []
    })
    expect(shuffled.length).toBeGreaterThan(7)
    const things = [...furnitureKinds.map(({ label }) => label), 'towel', 'leaf', 'door']
    for (const { id, words } of shuffled)
      expect([id, things.some((thing) => letters(thing) === letters(words))]).toEqual([id, true])
  })
})

/** Each letter shifted by this many places in the alphabet. */
const moved = (word: string, by: number): string =>
  word.replaceAll(/[A-Z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 65 + by + 26) % 26) + 65),
  )

/** Spellings that no room has. */
const ownWriting: Record<string, string> = {
  'letter-desk': moved('PENCIL', 2),
  'letter-kitchen': moved([...'CUPBOARD'].reverse().join(''), -1),
  'letter-chair': [...'RIAHC'].map((letter) => letter.charCodeAt(0) - 64).join('+'),
}

test('no one looks for walls and doors in a garden while there is a room', () => {
  const garden = placeNextTo(emptyDocument(), { type: 'garden' }).document
  const home = placeNextTo(garden, { type: 'bedroom' }).document
  const indoors = bank.filter(({ not_in, anchor }) => !anchor && not_in?.includes('garden'))
  expect(indoors.length).toBeGreaterThan(3)
  const wish = { hunt_type: 'counting', age_range: '7-8', difficulty_level: 3, seed: 'a' } as const
  const placesIn = (document: typeof home) =>
    indoors.flatMap((item) => sampleItems([item], { ...wish, document }).map((one) => one.location))
  expect(new Set(placesIn(home))).toEqual(new Set(['Bedroom']))
  expect(placesIn(garden)).toHaveLength(indoors.length)
})
