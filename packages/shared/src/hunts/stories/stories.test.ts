import { describe, expect, test } from 'vitest'
import { emptyDocument } from '../../blueprints/document.ts'
import { furnishRoom } from '../../blueprints/furniture.ts'
import { placeNextTo } from '../../blueprints/placing.ts'
import { addRoom } from '../../blueprints/rooms.ts'
import { checkActivitySafety } from '../../safety/gate.ts'
import { pointOf, shifted, squareOf } from './ciphers.ts'
import { storyFrames } from './frames.ts'
import { gainedWords, storiesFor, type Telling, tellingOf } from './stories.ts'
import { type StoryId, storyIds } from './story-ids.ts'
import { treasureProblem } from './treasure.ts'
import { treasurePlaces } from './treasure-places.ts'

const kitchen = placeNextTo(emptyDocument(), { type: 'kitchen' })
const withRoom = placeNextTo(kitchen.document, { type: 'living_room' })
const house = furnishRoom(withRoom.document, withRoom.id ?? '', 'couch').document

const items = (count: number) =>
  Array.from({ length: count }, () => ({ location: 'Kitchen - table', color: 'red' }))

function told(storyId: StoryId, age: number, stops = 5, place = 'behind the couch'): Telling {
  const telling = tellingOf({
    story_id: storyId,
    age,
    items: items(stops),
    document: house,
    treasure_place: place,
    is_calm: true,
    seed: `${storyId} ${age}`,
  })
  if (!telling) throw new Error(`There is no story ${storyId}`)
  return telling
}

/** Every sentence of a telling: what a child hears, and what the adult is asked to do. */
const sentencesOf = ({ story, ...telling }: Telling): string[] => [
  story.title,
  telling.beginning,
  telling.finale,
  ...telling.gains.map(({ words }) => words),
  ...telling.to_prepare,
  ...telling.to_end,
]

describe('stories', () => {
  test('are twelve, each with its own thing to gain', () => {
    expect(storyFrames.map(({ id }) => id)).toEqual([...storyIds])
    expect(new Set(storyFrames.map(({ gain }) => gain.kind)).size).toBe(12)
  })

  test('pass the hazard gate in every wording for the youngest who may hear it', () => {
    for (const { id, min_age, max_age } of storyFrames) {
      const ages = [2, 3, 4, 5, 6, 8, 9, 12].filter((one) => one >= min_age && one <= max_age)
      const tellings = ages.flatMap((age) => [3, 5, 7].map((stops) => told(id, age, stops)))
      for (const sentence of new Set(tellings.flatMap(sentencesOf))) {
        const { findings } = checkActivitySafety(
          { title: id, description: sentence },
          { child_age: min_age },
        )
        expect(findings.map(({ rule_id }) => `${rule_id}: ${sentence}`)).toEqual([])
      }
    }
  })

  test('give something at each find, and leave no placeholder', () => {
    for (const { id } of storyFrames)
      for (const age of [3, 7, 10])
        for (const stops of [3, 4, 5, 6, 7]) {
          const telling = told(id, age, stops)
          expect(telling.gains, `${id} at ${age}`).toHaveLength(stops)
          expect(sentencesOf(telling).join(' ')).not.toMatch(/[{}]|undefined/)
        }
  })

  test('are offered where all players are of their age, and there is enough to find', () => {
    const ids = (stops: number, ages: number[]) => storiesFor(stops, ages).map(({ id }) => id)
    expect(ids(5, [2])).toEqual(['snail-moves-house', 'tree-that-grows-indoors'])
    expect(ids(5, [3, 8])).not.toContain('number-safe')
    expect(ids(5, [12])).toContain('number-safe')
    for (const age of [3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      expect(ids(3, [age]).length).toBeGreaterThan(4)
    expect(ids(2, [5])).toEqual([])
    expect(ids(8, [5])).toEqual([])
  })

  test('are the same after a reload', () => {
    expect(told('door-that-wants-a-word', 7)).toEqual(told('door-that-wants-a-word', 7))
  })

  test('count what is gained in words', () => {
    const words = storyFrames.map((story) => gainedWords(story, 1))
    expect(words).toContain('One piece of the password')
    expect(gainedWords(told('map-in-pieces', 4).story, 3)).toBe('Three pieces of the map')
  })
})

describe('what is gained', () => {
  test('are movements for the smallest, letters at six, shifted letters with their key at nine', () => {
    const small = told('door-that-wants-a-word', 4, 3)
    expect(small.solution).toBe('hum, clap, stamp')
    const middle = told('door-that-wants-a-word', 7, 6)
    const letters = middle.gains.map(({ sign }) => sign)
    expect(letters.join('')).not.toBe(middle.solution)
    expect(letters.toSorted().join('')).toBe([...middle.solution].toSorted().join(''))
    const big = told('door-that-wants-a-word', 10, 4)
    expect(big.gains.map(({ sign }) => sign).join('')).toBe(shifted(big.solution))
    expect(big.gains.at(-1)?.words).toContain('B where we write A')
  })

  test('clears every suspect but the one who kept it', () => {
    for (const age of [4, 7, 11]) {
      const { gains, solution } = told('suspects-on-the-sofa', age, 7)
      expect(new Set([...gains.map(({ sign }) => sign), solution]).size).toBe(8)
      expect(gains.every((gain) => gain.is_mirrored === true)).toBe(age === 11)
    }
  })

  test('are squares of the family’s map at nine, of the place where the treasure is', () => {
    const square = squareOf(house, 'behind the couch')
    const { gains, solution } = told('map-in-pieces', 10)
    expect(solution).toBe(`${square?.column}${square?.row}`)
    expect(gains.at(-2)?.sign).toBe(square?.column)
    expect(gains.map(({ sign }) => sign)).not.toContain(`not ${square?.row}`)
    expect(told('map-in-pieces', 10, 5, 'in the cellar').solution).toBe('')
  })

  test('are squares of both floors next to each other, as the map is drawn', () => {
    const box = { position: { x: 0, y: 0 }, size: { width: 200, height: 200 } }
    const below = addRoom(emptyDocument(), { type: 'living_room', ...box }).document
    const both = addRoom(below, { type: 'bedroom', ...box, floor: 2 }).document
    expect(squareOf(both, 'Living Room')?.column).toBe('A')
    expect(squareOf(both, 'Bedroom')?.column).toBe('D')
  })

  test('add up to the number of the safe', () => {
    expect(
      told('number-safe', 5, 4)
        .gains.map(({ sign }) => sign)
        .join(''),
    ).toBe('3254')
    expect(told('number-safe', 10, 4).solution).toBe('3254')
  })
})

describe('a place on the map', () => {
  test('is found in our words and in those of a parent, and nowhere else', () => {
    const couch = pointOf(house, 'Living Room - couch')
    expect(couch).toBeDefined()
    expect(pointOf(house, 'under the left cushion of the COUCH')).toEqual(couch)
    expect(pointOf(house, 'somewhere in the kitchen')).not.toEqual(couch)
    expect(pointOf(house, 'with the neighbors')).toBeUndefined()
  })

  test('is shown to a child only if nothing is wrong with it', () => {
    expect(treasureProblem('behind the couch', 3)).toBeUndefined()
    expect(treasureProblem('under your pillow', 3)).toBeUndefined()
    expect(treasureProblem('in the hot oven', 3)).toBeDefined()
    expect(treasureProblem('climb on the wardrobe', 3)).toBeDefined()
  })

  test.each([
    ...['Bathroom - washing machine', 'in the Dryer', 'in the chest freezer', 'under the sink'],
    ...['in the cot', 'halfway up the stairs', 'behind the toilet', 'on the counter'],
    ...[
      'in the shower',
      'on the top shelf',
      'up high',
      'by the road',
      'in the car',
      'in the trunk',
    ],
    ...[
      'in the f r i d g e',
      'in the w4rdrobe',
      'in the wardrobe',
      'by the well',
      'up on the shelf',
    ],
    ...[
      'on top of the piano',
      'under the trash',
      'on the window-sill',
      'out on the balcony',
      'Kitchen - fridge',
    ],
  ])('is not shown to a child if no child should search there: %s', (place) => {
    expect(treasureProblem(place, 9)).toBeDefined()
  })

  test('is offered where a child may search, and a toy is no danger', () => {
    const furnished = ['washer', 'fridge', 'stairs'].reduce(
      (document, type) =>
        furnishRoom(document, withRoom.id ?? '', type as 'washer' | 'fridge' | 'stairs').document,
      house,
    )
    expect(treasurePlaces(furnished)).toEqual(['Kitchen', 'Living Room', 'Living Room - couch'])
    for (const place of ['behind the toy car', 'in the play oven', 'in the basket', 'on the rug'])
      expect(treasureProblem(place, 3), place).toBeUndefined()
  })

  test('shifts letters around the end of the alphabet', () => {
    expect(shifted('Lazy')).toBe('MBAZ')
  })
})
