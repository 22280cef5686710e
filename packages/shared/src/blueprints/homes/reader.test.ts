import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readHome } from './reader.ts'
import { HomeWish } from './wish.ts'

type Counts = Record<string, number>

/** 200 sentences by people who have not seen the reader, with the counts that a person understands. */
const sentences = JSON.parse(
  readFileSync(new URL('../../../test-sentences/homes.json', import.meta.url), 'utf8'),
) as { text: string; expected: Counts }[]

/** A reading as numbers; one room to live, sleep and cook in is one of each. */
function countsOf(text: string): Counts {
  const { wish } = readHome(text)
  const { bedrooms, living, kitchen, bathrooms, is_one_room } = HomeWish.parse(wish)
  const atLeast = is_one_room ? 1 : 0
  const yes = (flag: boolean | undefined) => (flag ? 1 : 0)
  return {
    bedrooms: Math.max(atLeast, bedrooms.length),
    living: Math.max(atLeast, living),
    kitchen: Math.max(atLeast, kitchen),
    bathrooms,
    hallway: yes(wish.has_hallway),
    balcony: yes(wish.has_balcony),
    garden: yes(wish.has_garden),
    upstairs: yes(wish.has_upstairs),
  }
}

const differences = ({ text, expected }: (typeof sentences)[number]) => {
  const counts = countsOf(text)
  return Object.entries(expected)
    .filter(([kind, count]) => counts[kind] !== count)
    .map(([kind, count]) => `${kind} ${counts[kind]}, not ${count}`)
}

describe('a line about a home', () => {
  test('gives the counts that a person gives, in at least 180 of 200 sentences', () => {
    const wrong = sentences.flatMap((sentence) => {
      const found = differences(sentence)
      return found.length > 0 ? [`${sentence.text}: ${found.join('; ')}`] : []
    })
    expect(sentences.length).toBe(200)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(20)
  })

  test.each<[string, Partial<HomeWish>]>([
    [
      'three bedrooms, a hall, a big kitchen',
      {
        bedrooms: [bedroom(), bedroom(), bedroom()],
        ...{ has_hallway: true, kitchen: 1, sizes: { kitchen: 'big' } },
      },
    ],
    ['we live in a 2BHK', { bedrooms: [bedroom(), bedroom()], living: 1, kitchen: 1 }],
    ['bedsit', { is_one_room: true, bedrooms: [], living: 0, kitchen: 0 }],
    ['open-plan kitchen/diner', { kitchen: 1, dining: 1, open_plan: ['kitchen', 'dining'] }],
    ['my daughter has her own room', { bedrooms: [bedroom(), { is_child: true, size: 'usual' }] }],
    [
      "Mila's room and our room",
      { bedrooms: [named("Mila's room", true), named('Our room', false)] },
    ],
    ['no garden but a balcony', { has_garden: false, has_balcony: true }],
    ['a courtyard in the middle', { has_courtyard: true }],
    ['a smal kichen', { kitchen: 1 }],
    ['three bedrooms, no wait, four bedrooms', { bedrooms: Array(4).fill(bedroom()) }],
    ['Bedrooms: 2. Garden: no.', { bedrooms: [bedroom(), bedroom()], has_garden: false }],
    [
      'two bedrooms upstairs and one down',
      { bedrooms: Array(3).fill(bedroom()), has_upstairs: true },
    ],
    ['two floors', { has_upstairs: true }],
    ['we are on the third floor', {}],
    ['', {}],
  ])('%s', (line, wish) => {
    expect(readHome(line).wish).toEqual(wish)
  })

  test('is understood word by word, and says which words', () => {
    const typed = ['three', 'three bedr', 'three bedrooms', 'three bedrooms, a big kitchen']
    expect(typed.map((line) => readHome(line).understood.map(({ label }) => label))).toEqual([
      [],
      [],
      ['3 bedrooms'],
      ['3 bedrooms', 'Big kitchen'],
    ])
    const line = 'A garage and no garden'
    expect(
      readHome(line).understood.map(({ from, to, label }) => [line.slice(from, to), label]),
    ).toEqual([
      ['garage', 'Garage'],
      ['garden', 'No garden'],
    ])
  })

  test('fits the schema, however long, strange or hostile it is', () => {
    const lines = [
      '9 kitchens 99 bedrooms',
      'a '.repeat(400),
      'bedroom '.repeat(60),
      '½½½ & / - 3',
      "'s room 's room",
      'ニ LDK 🏠 two baths',
    ]
    for (const line of lines) {
      const { wish } = readHome(line)
      expect(HomeWish.safeParse(wish).success, line).toBe(true)
    }
  })
})

function bedroom() {
  return { is_child: false, size: 'usual' as const }
}

function named(name: string, isChild: boolean) {
  return { name, is_child: isChild, size: 'usual' as const }
}
