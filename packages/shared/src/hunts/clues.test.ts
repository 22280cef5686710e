import { describe, expect, test } from 'vitest'
import type { RoomType } from '../blueprints/catalog.ts'
import { type BlueprintDocument, emptyDocument } from '../blueprints/document.ts'
import { furnishRoom } from '../blueprints/furniture.ts'
import { placeNextTo } from '../blueprints/placing.ts'
import type { AuthoredHuntItem } from './bank.ts'
import { wordingOf as wordingOfItem } from './clue-wordings.ts'
import { type ClueWish, clueFor } from './clues.ts'
import { beginAlike, clueOpenings, openedWithRiddle, openedWithRoom } from './openings.ts'
import { placeAt } from './places.ts'
import { easyCodeOpenings, hardCodeOpenings } from './room-codes.ts'
import { type AgeRange, clueWording } from './words.ts'

const { document, id = '' } = placeNextTo(emptyDocument(), { type: 'kitchen' })
const house = furnishRoom(document, id, 'table').document
const place = placeAt(house, { location: 'Kitchen - table' })

const letter: AuthoredHuntItem = {
  ...{ id: 'letter-table', hunt_type: 'letter', name: 'Something that starts with T' },
  ...{ category: 'Letters', min_age: 4, mode: 'find', letter: 'T' },
  anchor: { kind: 'furniture', type: 'table' },
  clues: { easy: 'T says tuh.', medium: 'It begins like tiger.', expert: 'Say ten.' },
  answer: 'The table.',
}

const wordingOf = (item: AuthoredHuntItem, description: string) =>
  wordingOfItem(item, { description })

const words = {
  ...{ toddler: 'Pat it with me!', easy: 'Pat it, brown like a bear.', medium: 'Tap it.' },
  ...{ reader: 'Spell it.', expert: 'I have four legs.', master: 'Rearrange BLEAT.' },
  older: 'I carry plates.',
}
const answers = {
  ...{ toddler: 'Its top.', reader: 'Five letters.', older: 'It has a flat top.' },
  master: 'BLEAT is table.',
}
const full: AuthoredHuntItem = { ...letter, clues: words, answers }

describe('an item with its own words for the youngest and the oldest', () => {
  const said = (level: number, ageRange: AgeRange, changes: Partial<ClueWish> = {}) => {
    const clue = clueFor(full, place, { difficulty_level: level, age_range: ageRange, ...changes })
    const text = Object.entries(words).find(([, one]) => clue?.description.endsWith(one))?.[0]
    return [text, clue?.answer, clue && wordingOf(full, clue.description)]
  }

  test('says them at their level and age only, with the answer that belongs to them', () => {
    expect(said(1, '3-4')).toEqual(['toddler', 'Its top.', 'easy'])
    expect(said(2, '3-4')).toEqual(['easy', 'The table.', 'easy'])
    expect(said(1, '4-5')).toEqual(['easy', 'The table.', 'easy'])
    expect(said(3, '7-8')).toEqual(['reader', 'Five letters.', 'medium'])
    expect(said(4, '7-8')).toEqual(['older', 'It has a flat top.', 'expert'])
    expect(said(4, '6-7')).toEqual(['expert', 'The table.', 'expert'])
    expect(said(5, '7-8')).toEqual(['master', 'BLEAT is table.', 'expert'])
    expect(said(5, '6-7')).toEqual(['expert', 'The table.', 'expert'])
  })

  test('has an answer that matches its couplet', () => {
    const rhymes = { small: 'One, two,\nbuckle the shoe.', big: 'Three, four,\nat the door.' }
    const rhymed = (level: number, ageRange: AgeRange) => {
      const wish = { difficulty_level: level, age_range: ageRange, is_rhymed: true }
      return clueFor({ ...full, rhymes }, place, wish)?.answer
    }
    expect([rhymed(1, '3-4'), rhymed(5, '7-8')]).toEqual(['The table.', 'Five letters.'])
  })

  test('has no second picture in its opening', () => {
    for (const easy of ['Pat it, brown like a bear.', 'Pat it: it is a bear.'])
      for (let at = 0; at < 40; at += 1) {
        const wish = { difficulty_level: 2, age_range: '3-4', seed: `${at}` } as const
        const item = { ...full, clues: { ...words, easy } }
        const [opening = ''] = clueFor(item, place, wish)?.description.split('Pat it') ?? []
        expect(opening).not.toMatch(/\b(like|as)\b/)
      }
  })
})

describe('a riddle about furniture', () => {
  const plain: AuthoredHuntItem = {
    ...full,
    clues: { ...words, master: 'I have four legs and no arms.' },
  }
  const openingIn = (
    document: BlueprintDocument,
    level = 4,
    others: readonly string[] = [],
    item = plain,
  ) => {
    const at = placeAt(document, { location: 'Kitchen - table' })
    const wish = { difficulty_level: level, age_range: '7-8', document, seed: 'a' } as const
    return clueFor(item, at, { ...wish, others })?.description.replace(
      /(?:I have four|I carry|Rearrange).*/,
      '',
    )
  }
  const withRoom = (type: RoomType) => {
    const { document: larger, id: other = '' } = placeNextTo(house, { type })
    return furnishRoom(larger, other, 'table').document
  }

  test('does not mention its room if no other one has such furniture', () => {
    expect(openingIn(house)).toBe('')
    expect(openingIn(house, 5)).toBe('')
  })

  test('describes its room where another one has such furniture', () => {
    expect(openingIn(withRoom('office'))).toMatch(/soup|pots|breakfast/)
  })

  test('has its room in secret writing where another one is of the same kind', () => {
    const easy = openingIn(withRoom('kitchen')) ?? ''
    const hard = openingIn(withRoom('kitchen'), 5) ?? ''
    expect(easyCodeOpenings.some((one) => beginAlike(one, easy))).toBe(true)
    expect(hardCodeOpenings.some((one) => beginAlike(one, hard))).toBe(true)
    // All used by other clues: no code twice.
    expect(openingIn(withRoom('kitchen'), 5, hardCodeOpenings)).toMatch(/soup|pots|breakfast/)
  })

  test('has its room in an easy writing if it has letters to read itself', () => {
    const opening = openingIn(withRoom('kitchen'), 5, [], full)
    expect(opening).toMatch(/^(?:The room has lost its vowels|Swap the parts)/)
    expect(opening).not.toMatch(/backward/)
  })
})

describe('one thing to find, for two children', () => {
  test('is named for the small one and a riddle for the big one, at the same place', () => {
    const small = clueFor(letter, place, { difficulty_level: 5, age_range: '3-4' })
    const big = clueFor(letter, place, { difficulty_level: 5, age_range: '7-8' })
    expect(small?.description).toMatch(/kitchen.* T says tuh\.$/)
    expect(big?.description).toMatch(/(?:^|[.] )Say ten\.$/)
    const same = { authored_id: 'letter-table', answer: 'The table.', location: 'Kitchen - table' }
    expect([small, big]).toMatchObject([same, same])
    expect(small && wordingOf(letter, small.description)).toBe('easy')
  })

  test('is the parent’s own as soon as they add a word to it', () => {
    const ofTable = (before: string) => wordingOf(letter, `${before}T says tuh.`)
    expect(ofTable('')).toBe('easy')
    for (const label of ['Kitchen', 'Other', "Mia's Room", 'Rasoi', 'our room', 'TV room', ''])
      for (const opening of [...clueOpenings.easy, ...clueOpenings.medium])
        expect([label, ofTable(`${openedWithRoom(opening, label)} `)]).toEqual([label, 'easy'])
    for (const opening of clueOpenings.riddle)
      for (const turn of [0, 1, 2]) {
        const riddle = openedWithRiddle(opening, { type: 'kitchen', label: 'Soup spoons' }, turn)
        expect([riddle, ofTable(`${riddle} `)]).toEqual([riddle, 'easy'])
      }
    const own = 'Stay away from the glass door, it is broken! '
    for (const before of [own, `Off to the kitchen! ${own}`, `${own}Off to the kitchen! `])
      expect([before, ofTable(before)]).toEqual([before, undefined])
    expect(ofTable('Off to the kitchen, but not to the glass door! ')).toBeUndefined()
    expect(wordingOf(letter, 'T says tuh. But not the glass door.')).toBeUndefined()
  })

  test('asks more of a child who reads, at every level that is no riddle', () => {
    const reader = { ...letter, clues: { ...letter.clues, reader: 'It rhymes with cable.' } }
    const textAt = (ageRange: '4-5' | '5-6' | '6-7' | '7-8') =>
      clueFor(reader, place, { difficulty_level: 3, age_range: ageRange })?.description ?? ''
    for (const age of ['4-5', '5-6'] as const) expect(textAt(age)).toContain('like tiger')
    for (const age of ['6-7', '7-8'] as const) {
      expect(textAt(age)).toContain('with cable')
      expect(wordingOf(reader, textAt(age))).toBe('medium')
    }
  })

  test('rhymes in two lines below its opening where it has some, else is plain', () => {
    const rhymes = { small: 'One, two,\nbuckle the shoe.', big: 'Three, four,\nknock at the door.' }
    const textAt = (item: AuthoredHuntItem, ageRange: '3-4' | '7-8') => {
      const wish = { difficulty_level: 2, age_range: ageRange, is_rhymed: true } as const
      return clueFor(item, place, wish)
    }
    const small = textAt({ ...letter, rhymes }, '3-4')
    expect(small?.description).toMatch(/kitchen.*\nOne, two,\nbuckle the shoe\.$/)
    expect(small?.wording).toMatchObject({ kind: 'easy', is_rhymed: true })
    const saved = { ...small, description: small?.description.replaceAll('\n', ' ') ?? '' }
    expect(wordingOfItem(letter, saved)).toBe('easy')
    expect(wordingOfItem(letter, { ...saved, description: 'My own.' })).toBeUndefined()
    expect(textAt({ ...letter, rhymes }, '7-8')?.description).toContain('Three, four,')
    expect(textAt(letter, '3-4')?.wording?.is_rhymed).toBeUndefined()
  })

  test('says its room at every level that is no riddle, whatever else the house has', () => {
    const named = { ...letter, clues: { ...letter.clues, medium: 'Look at the table, please.' } }
    for (let at = 0; at < 20; at += 1) {
      const wish = { difficulty_level: 3, age_range: '5-6', document: house } as const
      for (const item of [letter, named])
        expect(clueFor(item, place, { ...wish, seed: `${at}` })?.description).toContain('kitchen')
    }
  })

  test('says the room behind its furniture every other time, instead of an opening', () => {
    const named = { ...letter, clues: { ...letter.clues, easy: 'Look under the table, please.' } }
    const wish = { difficulty_level: 1, age_range: '3-4' } as const
    const texts = Array.from({ length: 40 }, (_, at) =>
      String(clueFor(named, place, { ...wish, seed: `${at}` })?.description),
    )
    const inside = texts.filter((text) => text === 'Look under the table in the kitchen, please.')
    expect(inside.length).toBeGreaterThan(10)
    expect(inside.length).toBeLessThan(30)
    for (const text of texts) expect(wordingOf(named, text)).toBe('easy')
  })

  test('leads outdoors only with a grown-up, in every wording', () => {
    const garden = placeNextTo(emptyDocument(), { type: 'garden' }).document
    const outdoors = placeAt(furnishRoom(garden, garden.rooms[0]?.id ?? '', 'table').document, {
      location: 'Garden - table',
    })
    for (const wording of ['easy', 'medium', 'expert'] as const)
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const wish = { difficulty_level: 3, age_range: '5-6', wording, seed } as const
        expect(clueFor(letter, outdoors, wish)?.description).toMatch(/^.*grown-up.*[.] /)
      }
  })

  test('begins like no other clue of the hunt', () => {
    const openings = Array.from({ length: 14 }, () => '')
    for (const at of openings.keys()) {
      const wish = {
        difficulty_level: 1,
        age_range: '3-4',
        others: openings.filter(Boolean),
      } as const
      openings[at] = clueFor(letter, place, wish)?.description ?? ''
    }
    expect(new Set(openings).size).toBe(14)
  })

  test('tells the adult nothing that leads there', () => {
    const { parent_tip = '' } =
      clueFor(letter, place, { difficulty_level: 1, age_range: '3-4' }) ?? {}
    expect(parent_tip).toBe('Stay with your child for this one.')
  })

  test('tells the adult of a child of seven with a riddle what an older child needs, too', () => {
    const tipAt = (item: AuthoredHuntItem, level: number, ageRange: AgeRange) =>
      clueFor(item, place, { difficulty_level: level, age_range: ageRange })?.parent_tip
    const book = { ...letter, anchor: { kind: 'furniture', type: 'bookshelf' } } as const
    expect(tipAt(book, 3, '7-8')).toMatch(/Stay with your child.*about 90 cm.*no climbing/)
    for (const level of [4, 5]) {
      expect(tipAt(book, level, '7-8')).toMatch(/Stay within earshot.*the shoulder and no climbing/)
      expect(tipAt(book, level, '6-7')).toMatch(/Stay with your child.*about 85 cm/)
    }
    const lamp = { ...full, anchor: { kind: 'furniture', type: 'lamp' } } as const
    const lampTip = 'Look, do not touch, from one big step away.'
    expect(tipAt(lamp, 4, '7-8')).toContain(lampTip)
    expect(tipAt(lamp, 5, '7-8')).not.toContain('do not touch')
    const said = tipAt({ ...lamp, parent_tip: lampTip }, 4, '7-8')
    expect(said?.split('do not touch')).toHaveLength(2)
  })

  test('tells how far to count, but not at two, where nothing is counted', () => {
    const many = { ...full, mode: 'count', count_of: 'spoons', count_max: 9 } as const
    const tipAt = (level: number, changes: Partial<ClueWish> = {}) =>
      clueFor(many, place, { difficulty_level: level, age_range: '3-4', ...changes })?.parent_tip
    expect(tipAt(1)).not.toContain('is plenty')
    expect(tipAt(2)).toContain('Up to 3 is plenty.')
    const rhymes = { small: 'One, two,\nbuckle the shoe.', big: 'Three, four,\nat the door.' }
    const rhymed = { difficulty_level: 1, age_range: '3-4', is_rhymed: true } as const
    expect(clueFor({ ...many, rhymes }, place, rhymed)?.parent_tip).toContain('Up to 3')
  })

  test('is at home in a house without a room', () => {
    const nowhere = clueFor(letter, undefined, { difficulty_level: 1, age_range: '4-5' })
    expect(nowhere?.location).toBe('Home')
  })
})

test('levels lift the words of those who read, and cap them for those who cannot', () => {
  expect([clueWording(1, '7-8'), clueWording(2, '6-7')]).toEqual(['medium', 'medium'])
  expect([clueWording(5, '3-4'), clueWording(5, '5-6')]).toEqual(['easy', 'medium'])
  expect([clueWording(4, '6-7'), clueWording(5, '7-8')]).toEqual(['expert', 'expert'])
})
