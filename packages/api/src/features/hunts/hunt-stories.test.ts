import { beforeEach, describe, expect, test } from 'vitest'
import { ana, eve } from '../../../test/cast.ts'
import { addHunt, smallHunt } from '../../../test/houses.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

let app: TestApp
let browser: TestBrowser
beforeEach(async () => {
  app = createTestApp()
  browser = (await ana(app)).browser
})

const [spoon] = smallHunt.items_data
const things = (count: number) => Array.from({ length: count }, () => spoon)
const withStory = {
  items_data: things(3),
  story_id: 'night-train',
  treasure_place: 'behind the couch',
}
const at = (id: string) => `/api/scavenger-hunts/${id}`

describe('the story of a hunt', () => {
  test('is stored with the place of the treasure, and can change alone', async () => {
    const id = await addHunt(browser, withStory)
    expect((await browser.get(at(id))).body).toMatchObject({
      story_id: 'night-train',
      treasure_place: 'behind the couch',
    })
    const changed = await browser.put(at(id), { story_id: 'number-safe' })
    expect(changed.body).toMatchObject({
      story_id: 'number-safe',
      treasure_place: 'behind the couch',
      hunt_name: smallHunt.hunt_name,
    })
  })

  test('is none by default, and can be removed', async () => {
    expect((await browser.get(at(await addHunt(browser)))).body).toMatchObject({
      story_id: null,
      treasure_place: '',
    })
    const id = await addHunt(browser, withStory)
    const { body } = await browser.put(at(id), { story_id: null, treasure_place: '' })
    expect(body).toMatchObject({ story_id: null, treasure_place: '' })
  })

  test('is refused if it is unknown, and if there is too little or too much to find', async () => {
    const id = await addHunt(browser, withStory)
    const misfits = [{ items_data: things(2) }, { items_data: things(8) }]
    for (const misfit of misfits) {
      const refused = await browser.put(at(id), misfit)
      expect(refused.status).toBe(400)
      expect(refused.body.error_type).toBe('story_does_not_fit')
    }
    expect((await browser.put(at(id), { story_id: 'no-such-story' })).status).toBe(400)
    expect((await browser.put(at(id), { treasure_place: 'x'.repeat(121) })).status).toBe(400)
    expect((await browser.get(at(id))).body).toMatchObject(withStory)
  })

  test('cannot be read or changed by others', async () => {
    const id = await addHunt(browser, withStory)
    const stranger = await eve(app)
    expect((await stranger.get(at(id))).status).toBe(404)
    expect((await stranger.put(at(id), { story_id: null })).status).toBe(404)
    expect((await app.browser().put(at(id), { story_id: null })).status).toBe(401)
    expect((await browser.get(at(id))).body.story_id).toBe('night-train')
  })
})
