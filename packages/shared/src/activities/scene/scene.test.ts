import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { wheres } from '../right-now.ts'
import {
  drawScene,
  drawSceneOf,
  readSceneCode,
  sceneAt,
  scenePlaces,
  sceneThings,
} from './drawing.ts'
import { type SceneFacts, sceneOf } from './rule.ts'
import { lookCount, type Scene, sceneCode } from './scene.ts'

/** A family's own activity, as far as its picture is concerned. */
const made = (facts: Partial<SceneFacts>): SceneFacts => ({
  id: 'a-family-made-it',
  title: 'A Game',
  description: 'A game for two.',
  materials: [],
  materials_list: 'Nothing, just you two',
  setup_instructions: 'Begin.\nPlay.\nStop.',
  setting: 'indoor',
  ...facts,
})
const outside = ['garden', 'park', 'path', 'yard', 'balcony']

describe('the code of a scene', () => {
  test.each<Scene>([
    { place: 'rug', thing: 'socks', adult: 3, child: 2 },
    { place: 'park', adult: 0, child: 6 },
  ])('says what %j shows, and can be read back', (scene) => {
    expect(readSceneCode(sceneCode(scene))).toEqual(scene)
  })

  test.each([
    undefined,
    '',
    'rug',
    'moon.socks.11',
    'rug.rocket.11',
    'rug.socks.79',
    'rug.socks.1',
  ])('%j is no code', (code) => expect(readSceneCode(code)).toBeUndefined())
})

describe('the rule', () => {
  test.each([
    [
      'a flashlight and its shadow',
      {
        title: 'Shadow Zoo',
        materials: ['flashlight'],
        materials_list: '1 flashlight\nA bare wall',
      },
      'wall',
      'shadow',
    ],
    [
      'playdough',
      { materials: ['playdough'], materials_list: '2 lumps of playdough' },
      /table|desk/,
      'dough',
    ],
    [
      'a bedtime story',
      { title: 'Bedtime Whisper Story', description: 'A story in bed.' },
      'bed',
      'story',
    ],
    [
      'a car ride',
      { title: 'Red Car, Blue Car', description: 'A counting game in the car.' },
      'car',
      'numbers',
    ],
    [
      'a mirror',
      { materials: ['drawing_tools'], materials_list: '1 wall mirror\n1 crayon' },
      'mirror',
      'crayons',
    ],
    [
      'baking',
      { title: 'Bake Buns', materials: ['baking_staples'], materials_list: '2 cups of flour' },
      'kitchen',
      'flour',
    ],
    [
      'leaves outdoors',
      { setting: 'outdoor', materials: ['nature_finds'], materials_list: '10 fallen leaves' },
      /garden|park|yard/,
      'leaf',
    ],
    [
      'chalk outdoors',
      { setting: 'outdoor', materials: ['chalk'], materials_list: '2 sticks of chalk' },
      'path',
      'chalk',
    ],
    [
      'a material it only knows by its id',
      { materials: ['ball'], materials_list: 'One big bouncy thing' },
      /room|rug/,
      'ball',
    ],
  ] as [string, Partial<SceneFacts>, string | RegExp, string][])(
    'draws %s',
    (_, facts, place, thing) => {
      const scene = sceneOf(made(facts))
      expect(scene.place).toMatch(place)
      expect(scene.thing).toBe(thing)
    },
  )

  test('shows nothing that is named only as a measure', () => {
    const scene = sceneOf(
      made({
        materials: ['toy_figures'],
        materials_list: '3 toys too big for a toilet-roll tube, as long as a crayon',
      }),
    )
    expect(scene.thing).toBe('teddy')
  })

  test('keeps a family to its activity, and deals all looks about equally', () => {
    const scenes = Array.from({ length: 3600 }, (_, at) => sceneOf(made({ id: `made-${at}` })))
    expect(scenes[7]).toEqual(sceneOf(made({ id: 'made-7' })))
    for (const kind of ['adult', 'child'] as const)
      for (let look = 1; look <= lookCount; look += 1) {
        const share = scenes.filter((scene) => scene[kind] === look).length
        expect([kind, look, share > 500 && share < 700]).toEqual([kind, look, true])
      }
  })

  test('plays nothing outdoors that is played indoors', () => {
    for (const words of ['park bench', 'garden path', 'balcony', 'yard', 'chalk'])
      for (let at = 0; at < 20; at += 1) {
        const facts = made({ id: `${words}-${at}`, title: words })
        expect(outside).not.toContain(sceneOf(facts).place)
      }
  })
})

describe('a drawing', () => {
  const all = scenePlaces.flatMap((place) =>
    sceneThings.map((thing): Scene => ({ place, thing, adult: 4, child: 1 })),
  )

  test('of every place with every thing is complete, has no id, and is at most 4 kB compressed', () => {
    for (const scene of all) {
      const svg = drawScene(scene)
      expect(svg).not.toMatch(/\bid=|undefined|NaN/)
      expect(svg.match(/<g\b/g)?.length).toBe(svg.match(/<\/g>/g)?.length)
      expect(gzipSync(svg).length).toBeLessThan(4000)
    }
  })

  test('shows another picture for every place and every thing', () => {
    expect(new Set(all.map((scene) => drawScene(scene))).size).toBe(all.length)
  })

  test('is drawn where the family is, with the same people and thing', () => {
    const placesOf = (where: (typeof wheres)[number]['id']) => [
      ...new Set(all.map((scene) => sceneAt(scene, where).place)),
    ]
    expect(placesOf('seat')).toEqual(['car'])
    expect(placesOf('queue')).toEqual(['queue'])
    expect(placesOf('bed')).toEqual(['bed'])
    expect(placesOf('table').toSorted()).toEqual(['desk', 'table'])
    expect(placesOf('outdoors').toSorted()).toEqual([...outside].toSorted())
    for (const place of placesOf('home')) expect([...outside, 'car', 'queue']).not.toContain(place)
    for (const { id } of wheres)
      expect(all.map((scene) => ({ ...sceneAt(scene, id), place: scene.place }))).toEqual(all)
    expect(sceneAt({ place: 'garden', adult: 1, child: 2 }, null).place).toBe('garden')
  })

  test('of an unknown code still shows two people', () => {
    expect(drawSceneOf('moon.rocket.11').match(/--skin:/g)).toHaveLength(2)
  })
})
