import { beforeAll, describe, expect, test } from 'vitest'
import { cpuMs } from '../../test/cpu-time.ts'
import { installSentences } from '../text/sentences.ts'
import { documentProblems, SaveBlueprintDocument } from './document.ts'

beforeAll(installSentences)

const longestMs = 50

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
const house = { dimensions: { width: 800, height: 600 }, rooms: [kitchen], furniture: [chair] }
const rooms = (...parts: unknown[]) => ({ ...house, rooms: parts })
const room = (changes: object) => rooms({ ...kitchen, ...changes })
const piece = (changes: object) => ({ ...house, furniture: [{ ...chair, ...changes }] })
const million = 1_000_000
const huge = 'x'.repeat(10 * million)
const many = <Part>(count: number, part: Part): Part[] => Array(count).fill(part)
/** As it would arrive: JSON has no NaN, but 1e400 is infinite and `__proto__` is an own key. */
const sent = (json: string) => JSON.parse(json.replace('$', JSON.stringify(kitchen).slice(1, -1)))

/** Something in something, a hundred thousand times. */
function nested(wrap: (inner: unknown) => unknown): unknown {
  let inner: unknown = {}
  for (let depth = 0; depth < 100_000; depth += 1) inner = wrap(inner)
  return inner
}
const boxes = nested((inner) => ({ rooms: inner }))
const lists = nested((inner) => [inner])

const hostile: [string, unknown][] = [
  ['a million rooms', { ...house, rooms: many(million, kitchen) }],
  ['a million times nothing', { ...house, rooms: many(million, null) }],
  ['a list of a million holes', { ...house, rooms: Array(million) }],
  ['a million pieces', { ...house, furniture: many(million, chair) }],
  ['a number that is none', room({ position: { x: Number.NaN, y: 0 } })],
  ['infinity', room({ size: { width: Number.POSITIVE_INFINITY, height: 80 } })],
  ['minus infinity', piece({ position: { x: Number.NEGATIVE_INFINITY, y: 0 } })],
  ['1e400', sent('{"rooms":[{$,"size":{"width":1e400,"height":80}}]}')],
  ['a negative size', room({ size: { width: -200, height: -160 } })],
  ['a negative canvas', { ...house, dimensions: { width: -800, height: -600 } }],
  ['a name of ten million letters', room({ label: huge })],
  ['a name of ten million blanks', room({ label: ' '.repeat(10 * million) })],
  ['a name of ten million letters nobody sees', room({ label: '\u200b'.repeat(10 * million) })],
  ['an id of ten million letters', room({ id: huge })],
  ['a color of ten million letters', room({ color: `#${huge}` })],
  ['a kind of ten million letters', room({ type: huge })],
  ['furniture of a kind of ten million letters', piece({ type: huge })],
  ['furniture in a room that is not there', piece({ roomId: 'attic' })],
  ['furniture in a room by a name of JavaScript', piece({ roomId: '__proto__' })],
  ['furniture in a room by ten million letters', piece({ roomId: huge })],
  [
    '400 pieces of one id, beyond the canvas',
    pieces(400, { ...chair, position: { x: 799, y: 0 } }),
  ],
  ['60 rooms of one id', { ...house, rooms: many(60, kitchen) }],
  ['60 long names', { ...house, rooms: many(60, { ...kitchen, label: huge }) }],
  ['objects in objects', boxes],
  ['a room of objects in objects', rooms(boxes)],
  ['a room of lists in lists', rooms(lists)],
  ['lists in lists as a name', room({ label: lists })],
  ['objects in objects as a place', room({ position: boxes })],
  ['objects in objects as a canvas', { ...house, dimensions: boxes }],
  ['`__proto__` as all there is', sent('{"__proto__":{"rooms":[]}}')],
  ['a room whose parts are in `__proto__`', sent('{"rooms":[{"__proto__":{$}}]}')],
]

function pieces(count: number, one: object) {
  return { ...house, furniture: many(count, one) }
}

describe('a hostile document', () => {
  test.each(hostile)('of %s is refused with a sentence, at once', (_, document) => {
    const problems = documentProblems(document)
    expect(problems.length).toBeGreaterThan(0)
    for (const problem of problems) expect(problem).toMatch(/^[A-Z].{2,160}\.$/)
    expect(quickestOf(5, () => documentProblems(document))).toBeLessThan(longestMs)
  })

  test('leaves the objects of everybody else alone', () => {
    for (const [, document] of hostile) documentProblems(document)
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as { rooms?: unknown }).rooms).toBeUndefined()
  })

  test('with a hundred thousand unknown keys is saved without them', () => {
    const words = Array.from({ length: 100_000 }, (_, at) => [`word ${at}`, at])
    const document = { ...house, ...Object.fromEntries(words) }
    expect(SaveBlueprintDocument.parse(document)).toEqual(house)
    expect(quickestOf(5, () => documentProblems(document))).toBeLessThan(longestMs)
  })
})

/** Milliseconds of the quickest run: the others also include garbage collection. */
function quickestOf(runs: number, run: () => void): number {
  return Math.min(...Array.from({ length: runs }, () => cpuMs(run)))
}
