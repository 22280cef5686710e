import { beforeEach, expect, test } from 'vitest'
import { ana, ben, openFeature, root } from '../../../test/cast.ts'
import { addOwn, shared } from '../../../test/community.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

/* What visitors see of the community: what was shared knowing that visitors see it, and nothing about its authors. */

let app: TestApp
let author: TestBrowser
beforeEach(async () => {
  app = createTestApp()
  openFeature(app, 'community_sharing')
  author = (await ana(app)).browser
})

const look = (at = app.browser()) => at.query('community.window')
const shareWithAll = (id: string) =>
  author.post('/community/share-activity', {
    activity_id: addOwn(app, 'Ana', id),
    shown_to_visitors: true,
  })

test('has only what was shared knowing that visitors see it', async () => {
  await shared(app, author, 'Ana', 'for-families')
  const { status } = await shareWithAll('for-all')
  const { body } = await look()
  expect(status).toBe(201)
  expect(body.items.map(({ title }: { title: string }) => title)).toEqual(['Squiggles of for-all'])
})

test('has what a card needs: no name, no step', async () => {
  await shareWithAll('for-all')
  const [item] = (await look()).body.items
  expect(Object.keys(item).sort()).toEqual(
    [
      ...['scene', 'id', 'title', 'description', 'category', 'own_category', 'difficulty_level'],
      ...['min_age', 'max_age', 'duration_minutes', 'materials'],
      ...['rating_avg', 'rating_count'],
    ].sort(),
  )
  expect(JSON.stringify(item)).not.toContain('Ana')
})

test('is the same for a family; the whole list needs a login', async () => {
  const sharedNow = await shareWithAll('for-all')
  const family = await ben(app)
  expect((await look(family)).body).toEqual((await look()).body)
  expect((await app.browser().get(`/activities/${sharedNow.body.id}`)).status).toBe(404)
  expect((await app.browser().get('/community/activities')).status).toBe(401)
})

test('leaves out withdrawn activities, and blocked families', async () => {
  await shareWithAll('for-all')
  await shareWithAll('taken-back')
  await author.mutate('community.unshare', { activity_id: 'taken-back' })
  expect((await look()).body.items).toHaveLength(1)
  const administrator = await root(app)
  const row = app.connection.prepare("select family_id as id from parents where name = 'Ana'").get()
  const { id } = row as { id: string }
  await administrator.post(`/api/admin/families/${id}/block`, { is_blocked: true, reason: 'x' })
  expect((await look()).body.items).toEqual([])
})

test('is closed while the community is closed', async () => {
  openFeature(app, 'community_sharing', 'off')
  const { status, body } = await look()
  expect([status, body.reason]).toEqual([403, 'coming_soon'])
})
