import { gzipSync } from 'node:zlib'
import { drawScene, readSceneCode, scenePlaces } from '@fgm/shared/activities/scene/drawing'
import type { Scene } from '@fgm/shared/activities/scene/scene'
import { beforeAll, describe, expect, test } from 'vitest'
import { ana, openFeature } from '../../../test/cast.ts'
import { everydayCount, premiumCount } from '../../../test/library-size.ts'
import { createTestApp } from '../../../test/test-app.ts'

type Listed = { id: string; title: string; setting: string; scene: string }

let lists: { mine: Listed[]; samples: Listed[]; premium: Listed[] }
let all: Listed[]

beforeAll(async () => {
  const app = createTestApp()
  openFeature(app, 'premium_library')
  const { browser } = await ana(app)
  const mine = await browser.get('/activities')
  const samples = await app.browser().get('/activities/public')
  const premium = await browser.get('/premium/activities')
  lists = { mine: mine.body, samples: samples.body, premium: premium.body.activities }
  all = [...lists.mine, ...lists.premium]
})

const sceneIn = ({ title, scene }: Listed): Scene => {
  const read = readSceneCode(scene)
  if (!read) throw new Error(`${title} has no picture: ${scene}`)
  return read
}
const setting = ({ place, thing }: Scene) => `${place} ${thing ?? ''}`
const family = ({ adult, child }: Scene) => `${adult} ${child}`

describe('the pictures of the authored activities', () => {
  test('exist for all of them, with an adult and a child, at most 4 kB each', () => {
    expect(all).toHaveLength(everydayCount + premiumCount)
    for (const one of all) {
      const scene = sceneIn(one)
      expect([one.title, scene.adult > 0, scene.child > 0]).toEqual([one.title, true, true])
      expect(gzipSync(drawScene(scene)).length).toBeLessThan(4000)
    }
  })

  test('are more than thirty, in more than twelve places', () => {
    const scenes = all.map(sceneIn)
    expect(new Set(scenes.map(setting)).size).toBeGreaterThanOrEqual(100)
    expect(new Set(scenes.map(({ place }) => place)).size).toBeGreaterThan(12)
    expect(scenePlaces.length).toBeGreaterThan(12)
  })

  test.each(['mine', 'samples', 'premium'] as const)(
    'differ from their neighbours in the list of %s',
    (name) => {
      const scenes = lists[name].map((one) => ({ ...one, scene: sceneIn(one) }))
      for (const [at, one] of scenes.slice(1).entries()) {
        const before = scenes[at]?.scene as Scene
        expect([one.title, setting(one.scene)]).not.toEqual([one.title, setting(before)])
        expect([one.title, family(one.scene)]).not.toEqual([one.title, family(before)])
      }
    },
  )

  test('use every look equally often', () => {
    for (const kind of ['adult', 'child'] as const) {
      const looks = all.map((one) => sceneIn(one)[kind])
      const counts = [1, 2, 3, 4, 5, 6].map((look) => looks.filter((one) => one === look).length)
      expect([kind, Math.max(...counts) - Math.min(...counts) <= 1]).toEqual([kind, true])
    }
  })

  test('are outdoors exactly if the activity may be played outdoors', () => {
    const outdoors = ['garden', 'park', 'path', 'yard', 'balcony']
    for (const one of all) {
      const isOutside = outdoors.includes(sceneIn(one).place)
      if (one.setting === 'outdoor') expect([one.title, isOutside]).toEqual([one.title, true])
      if (one.setting === 'indoor') expect([one.title, isOutside]).toEqual([one.title, false])
    }
  })

  test('are the same on a card and on the page', async () => {
    const app = createTestApp()
    const [card] = (await app.browser().get('/activities/public')).body as [Listed]
    const page = await app.browser().get(`/activities/${card.id}`)
    expect(page.body.scene).toBe(card.scene)
  })
})
