import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { objectsIn } from './answers.ts'
import { deepestNesting, JsonScan } from './json-scan.ts'

const scanned = (text: string) => {
  const scan = new JsonScan(0)
  scan.read(text)
  return scan
}
const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`

describe('a scan', () => {
  const values = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 })

  test('finds the end of every object, however it is cut into pieces', () => {
    fc.assert(
      fc.property(values, fc.string(), fc.infiniteStream(fc.nat(9)), (value, rest, cuts) => {
        const json = JSON.stringify(value, null, 1)
        const scan = new JsonScan(0)
        const text = json + rest
        for (let at = 0; at < text.length; at += 1 + (cuts.next().value ?? 0))
          scan.read(text.slice(0, at))
        scan.read(text)
        expect([scan.state, scan.at]).toEqual(['whole', json.length])
      }),
    )
  })

  test('closes what has arrived so far, so that it can be parsed', () => {
    fc.assert(
      fc.property(values, fc.nat(), (value, cut) => {
        const json = JSON.stringify(value)
        const text = json.slice(0, cut % (json.length + 1))
        const part = scanned(text).closedPart(text)
        expect(part === null || typeof JSON.parse(part) === 'object').toBe(true)
      }),
    )
  })

  test('leaves out what is incomplete', () => {
    const cuts: [string, string | null][] = [
      ['{"a":"x","b', '{"a":"x"}'],
      ['{"a":"x","b":"y', '{"a":"x"}'],
      ['{"a":["x","y', '{"a":["x"]}'],
      ['{"a":[{"b":"}\\""}', '{"a":[{"b":"}\\""}]}'],
      ['{"a":1', null],
    ]
    for (const [text, part] of cuts) expect(scanned(text).closedPart(text)).toBe(part)
  })

  test(`goes ${deepestNesting} levels deep, and no further`, () => {
    expect(scanned(nested(deepestNesting)).state).toBe('whole')
    expect(scanned(nested(deepestNesting + 1)).state).toBe('broken')
    expect(scanned(nested(30_000)).at).toBeLessThan(30)
  })

  test.each(['{{', '{"a"}', '{a:1}', '{"a":1]', '{"a":}', '{"a":1 "b"', '{,', "{'a':1}"])(
    'knows that %s is no object',
    (text) => {
      expect(scanned(text).state).toBe('broken')
    },
  )
})

describe('the objects of a response', () => {
  const found = (text: string) => [...objectsIn(text)]

  test.each([
    ['with prose and braces around it', 'Use {title} so: {"a":1} and {mind} the {gap}'],
    ['in a fence', '```json\n{"a":1}\n```'],
    ['behind thoughts', '<think>{"a":2} or {"b"</think>\n{"a":1}'],
    ['behind thoughts without a beginning', 'Hm, {"a":2}.</think>{"a":1}'],
    ['in a list', '[{"a":1}]'],
  ])('are found %s', (_, text) => {
    expect(found(text)).toEqual([{ a: 1 }])
  })

  test('come with the objects inside them', () => {
    expect(found('{"result":{"activity":{"a":1,"b":2}}}')).toEqual([
      { result: { activity: { a: 1, b: 2 } } },
      { activity: { a: 1, b: 2 } },
      { a: 1, b: 2 },
    ])
  })

  test('are none in thoughts alone, and at most ten', () => {
    expect(found('<think>{"a":1}')).toEqual([])
    expect(found('{}'.repeat(5_000))).toHaveLength(10)
  })

  test.each(['{"', '{"a":[', '{"a":"b",', '{"a":{', '"{","', '{'])(
    'are looked for in no time in rows of %s',
    (unit) => {
      const before = process.cpuUsage()
      found(unit.repeat(40_000 / unit.length))
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1_000).toBeLessThan(300)
    },
  )
})
