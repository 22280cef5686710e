import { describe, expect, test } from 'vitest'
import { emptyDocument } from '../blueprints/document.ts'
import { furnishRoom } from '../blueprints/furniture.ts'
import { placeNextTo } from '../blueprints/placing.ts'
import { hintsOf } from './hints.ts'

const { document, id = '' } = placeNextTo(emptyDocument(), { type: 'kitchen' })
const house = furnishRoom(document, id, 'table').document
const item = (description: string, changes: object = {}) => ({
  ...{ name: 'A spoon', location: 'Kitchen - table', description },
  ...changes,
})
const wordsOf = (...asked: Parameters<typeof hintsOf>) =>
  hintsOf(...asked).map(({ words }) => words)

describe('hints', () => {
  const riddle = item('I am a small boat for soup.')

  test('tell the room first, then the spot, then the answer', () => {
    expect(wordsOf(riddle, house, 'nothing')).toEqual([
      'Room: Kitchen.',
      'Look near the table.',
      'You are looking for: A spoon.',
    ])
  })

  test('never send a child to a stove', () => {
    const hot = furnishRoom(document, id, 'stove').document
    const atStove = item('I am a small boat for soup.', { location: 'Kitchen - stove' })
    expect(wordsOf(atStove, hot, 'nothing').join(' ')).not.toMatch(/stove/)
  })

  test('leave out what the map shows', () => {
    expect(hintsOf(riddle, house, 'room').map(({ kind }) => kind)).toEqual(['spot', 'answer'])
    expect(hintsOf(riddle, house, 'spot').map(({ kind }) => kind)).toEqual(['answer'])
  })

  test('leave out what the clue says, and are none where it says it all', () => {
    const named = item('In the kitchen, find what stirs the soup.')
    expect(hintsOf(named, house, 'nothing').map(({ kind }) => kind)).toEqual(['spot', 'answer'])
    const plain = item('Go to the table in the kitchen. Find something pink!', {
      name: 'Something pink by the table',
    })
    expect(hintsOf(plain, house, 'nothing')).toEqual([])
  })

  test('tell what the clue only describes', () => {
    const described = item('In the kitchen, look for the color of the sky.', {
      name: 'Something blue on the table',
    })
    expect(wordsOf(described, house, 'room')).toEqual([
      'Look near the table.',
      'You are looking for: Something blue on the table.',
    ])
  })

  test('end with the answer if there is one, even if the spot is the answer', () => {
    const letter = item('Say ten and keep the first sound. Plates stand there.', {
      name: 'Something that starts with T',
      answer: 'The table.',
    })
    expect(wordsOf(letter, house, 'nothing').at(-1)).toBe('The table.')
    const said = item('Knock on the table.', { answer: 'The table.' })
    expect(wordsOf(said, house, 'spot')).toEqual([])
  })

  test('describe the furniture that is the answer, before they name it', () => {
    const letter = item('It starts like toe.', { answer: 'The table.' })
    expect(wordsOf(letter, house, 'nothing')).toEqual([
      'Room: Kitchen.',
      'Its top is flat, and people sit around it.',
      'The table.',
    ])
    expect(wordsOf(letter, house, 'spot')).toEqual(['The table.'])
    const named = item('Pat the table. What color is it?', { answer: 'The table: brown or white.' })
    expect(wordsOf(named, house, 'nothing')).toEqual([
      'Room: Kitchen.',
      'The table: brown or white.',
    ])
  })

  test('give a place in the parent’s own words, and none if it is not known', () => {
    const own = item('What opens doors?', { name: 'A key', location: 'Under the stairs' })
    expect(wordsOf(own, house, 'spot')[0]).toBe('Place: Under the stairs.')
    expect(hintsOf({ ...own, location: '' }, house, 'spot')).toHaveLength(1)
  })
})
