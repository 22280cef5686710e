import { beforeAll, describe, expect, test } from 'vitest'
import { installSentences } from '../text/sentences.ts'
import { documentProblems, emptyDocument, SaveBlueprintDocument } from './document.ts'

beforeAll(installSentences)

const kitchen = {
  id: 'k',
  type: 'kitchen',
  position: { x: 0, y: 0 },
  size: { width: 200, height: 160 },
  label: 'Kitchen',
  color: '#FFF3B8',
}
const chair = {
  id: 'c',
  type: 'chair',
  position: { x: 20, y: 20 },
  roomId: 'k',
  size: { width: 40, height: 40 },
}
const house = (changes: object = {}) => ({
  dimensions: { width: 800, height: 600 },
  rooms: [kitchen],
  furniture: [chair],
  ...changes,
})
const withRoom = (changes: object) => house({ rooms: [{ ...kitchen, ...changes }] })
const withChair = (changes: object) => house({ furniture: [{ ...chair, ...changes }] })
const many = (count: number, one: object) =>
  Array.from({ length: count }, (_, at) => ({ ...one, id: `n-${at}` }))

describe('a document to save', () => {
  test('is saved unchanged when it is valid', () => {
    expect(SaveBlueprintDocument.parse(house())).toEqual(house())
    expect(documentProblems(emptyDocument())).toEqual([])
  })

  test('has the default canvas and no furniture if they are left out', () => {
    expect(SaveBlueprintDocument.parse({ rooms: [] })).toEqual(emptyDocument())
  })

  test('has clean labels, a known kind of room and no unknown keys', () => {
    const { color: _, ...bare } = kitchen
    const sent = { ...bare, label: ' Our\tKitchen\u200B ', type: 'castle', owner: 'x' }
    const { rooms } = SaveBlueprintDocument.parse(house({ rooms: [sent], grid: 20 }))
    expect(rooms).toEqual([{ ...kitchen, label: 'Our Kitchen', type: 'other', color: '#F1F1F1' }])
  })

  test.each([
    ['61 rooms', house({ rooms: many(61, kitchen), furniture: [] }), /at most 60 rooms/],
    ['401 pieces', house({ furniture: many(401, chair) }), /at most 400 pieces/],
    ['a room beyond the canvas', withRoom({ position: { x: 601, y: 0 } }), /^Kitchen reaches/],
    ['a piece beyond it', withChair({ position: { x: 0, y: 561 } }), /^The chair c reaches/],
    ['a piece in no room', withChair({ roomId: 'attic' }), /a room that is not there/],
    ['one id for two things', withChair({ id: 'k' }), /^The id k is used twice/],
    ['a room without a name', withRoom({ label: ' \u200B ' }), /^Label is required/],
    ['a name of 41 letters', withRoom({ label: 'x'.repeat(41) }), /at most 40 characters/],
    ['NaN', withRoom({ position: { x: Number.NaN, y: 0 } }), /^X must be a number/],
    [
      'infinity',
      withRoom({ size: { width: Number.POSITIVE_INFINITY, height: 80 } }),
      /^Width must be a number/,
    ],
    ['a negative place', withChair({ position: { x: -1, y: 0 } }), /^X must be at least 0/],
    ['a negative size', withChair({ size: { width: -40, height: 40 } }), /^Width must be at least/],
    ['a text as size', withChair({ size: { width: '40', height: 40 } }), /^Width must be a number/],
    ['unknown furniture', withChair({ type: 'cannon' }), /not one of the choices/],
    ['a color by name', withRoom({ color: 'red' }), /written like #FDE7C8/],
    ['markup as id', withRoom({ id: '<b>' }), /^An id holds/],
    ['a canvas of a mile', house({ dimensions: { width: 1e6, height: 600 } }), /at most 2000/],
    ['null', null, /must be an object/],
  ])('is refused for %s', (_, document, sentence) => {
    expect(documentProblems(document).join('\n')).toMatch(sentence)
  })

  test('may have ids that are names of JavaScript, and pollutes nothing', () => {
    const ids = ['__proto__', 'constructor', 'toString']
    const document = house({ rooms: ids.map((id) => ({ ...kitchen, id })), furniture: [] })
    expect(documentProblems(document)).toEqual([])
    expect(documentProblems(withChair({ roomId: '__proto__' }))).not.toEqual([])
    expect(({} as { label?: string }).label).toBeUndefined()
  })
})
