import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { activities } from '@fgm/db/schema'
import type { ActivityGlimpse } from '@fgm/shared/activities/activities'
import { fits } from '@fgm/shared/activities/ranking'
import { childAges } from '@fgm/shared/family/child-age'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { addChild, ana, ben, openFeature, registerFamilies } from '../../../test/cast.ts'
import { addOwn } from '../../../test/community.ts'
import { everydayCount, premiumCount } from '../../../test/library-size.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { TestBrowser } from '../../../test/test-browser.ts'
import { createApp } from '../../http/app.ts'
import { loadStaticFiles } from '../../http/pages/static-files.ts'

/* A locked authored activity, over REST and tRPC: how little of it is shown (decisions §14, REST). */

/** Everything but the twelve free ones. */
const premiumOpens = everydayCount - 12 + premiumCount

let app: TestApp
beforeEach(() => {
  app = createTestApp()
  openFeature(app, 'premium_library')
})

const prebuilt = 'squeeze-and-carry'
const row = (id: string) => {
  const found = app.db.select().from(activities).where(eq(activities.id, id)).get()
  if (!found) throw new Error(`There is no ${id}`)
  return found
}
const premium = () => {
  const found = app.connection
    .prepare("select id from activities where library = 'premium' order by position")
    .get()
  return (found as { id: string }).id
}

/** Every request for an activity, with what it returns. */
const requests = [
  ['detail', (at: TestBrowser, id: string) => at.get(`/activities/${id}`)],
  ['detail by tRPC', (at: TestBrowser, id: string) => at.query('activities.byId', { id })],
  [
    'status',
    (at: TestBrowser, id: string, childId: string) =>
      at.get(`/activities/${id}/status?child_id=${childId}`),
  ],
  [
    'complete',
    (at: TestBrowser, id: string, childId: string) =>
      at.post(`/activities/${id}/complete`, { child_id: childId }),
  ],
  [
    'favorite',
    (at: TestBrowser, id: string, childId: string) =>
      at.post(`/activities/${id}/favorite`, { child_id: childId }),
  ],
  ['download', (at: TestBrowser, id: string) => at.post(`/activities/download/${id}`)],
  ['save', (at: TestBrowser, id: string) => at.post('/user/save-activity', { activity_id: id })],
  ['save by tRPC', (at: TestBrowser, id: string) => at.mutate('library.save', { activity_id: id })],
  ['printable', (at: TestBrowser, id: string) => at.get(`/downloads/${id}.pdf`)],
] as const

describe.each(requests)('%s', (_, request) => {
  test('a waiting family sees its title and what opens it, and no more', async () => {
    const family = await ben(app)
    const childId = await addChild(family, { name: 'Tom', birth_date: '2019-01-01' })
    for (const id of [prebuilt, premium()]) {
      const { status, body } = await request(family, id, childId)
      const facts = { error_type: 'locked', title: row(id).title, opens_with: 'premium' }
      expect(status).toBe(403)
      expect(body).toMatchObject({ error: expect.stringMatching(/\.$/), ...facts })
      expectNoLeak(body, id)
    }
  })

  test("another family's own gets the same 404 as a missing one", async () => {
    await ana(app)
    const own = addOwn(app, 'Ana', 'own-idea')
    const family = await ben(app)
    const childId = await addChild(family, { name: 'Tom', birth_date: '2019-01-01' })
    const foreign = await request(family, own, childId)
    const missing = await request(family, 'no-such-idea', childId)
    expect([foreign.status, foreign.body.error]).toEqual([404, 'Activity not found'])
    for (const key of ['error_type', 'title', 'opens_with'])
      expect(foreign.body).not.toHaveProperty(key)
    expect([missing.status, missing.body]).toEqual([foreign.status, foreign.body])
  })
})

test('REST and tRPC send exactly the same facts', async () => {
  const family = await ben(app)
  const facts = { error_type: 'locked', title: 'Squeeze and Carry', opens_with: 'premium' }
  const rest = await family.get(`/activities/${prebuilt}`)
  expect(rest.body).toEqual({
    error: 'This activity opens with premium.',
    code: 'locked',
    ...facts,
  })
  const trpc = await family.query('activities.byId', { id: prebuilt })
  expect([trpc.status, trpc.body]).toMatchObject([403, rest.body])
})

describe('what opens it', () => {
  const opensWith = async (at: TestBrowser, id: string) => {
    const { body } = await at.get(`/activities/${id}`)
    const window = await at.query('activities.window', { id })
    expect(window.body.opens_with).toBe(body.opens_with)
    return body.opens_with
  }

  test('for a visitor is an account while a founding spot is free, then premium', async () => {
    expect(await opensWith(app.browser(), prebuilt)).toBe('account')
    expect(await opensWith(app.browser(), premium())).toBe('account')
    registerFamilies(app, 50)
    expect(await opensWith(app.browser(), prebuilt)).toBe('premium')
  })

  test('for a family that waited is its early access until it is used', async () => {
    const family = await ben(app)
    app.clock.advance(14 * 86_400)
    expect(await opensWith(family, premium())).toBe('early_access')
    expect(await opensWith(family, prebuilt)).toBe('premium')
    const { body } = await family.get('/premium/activities')
    for (const { id } of body.activities.slice(1, 4))
      await family.post('/user/save-activity', { activity_id: id })
    expect(await opensWith(family, premium())).toBe('premium')
    const spent = await family.post('/user/save-activity', { activity_id: premium() })
    expect(spent.body).toMatchObject({ reason: 'no_openings_left', opens_with: 'premium' })
  })

  test('is nothing yet while the premium library is closed, also for founders', async () => {
    openFeature(app, 'premium_library', 'off')
    const { browser } = await ana(app)
    for (const at of [app.browser(), browser]) {
      expect(await opensWith(at, premium())).toBe('coming_soon')
    }
    const refused = await browser.post('/user/save-activity', { activity_id: premium() })
    expect(refused.body).toMatchObject({ reason: 'coming_soon', opens_with: 'coming_soon' })
  })

  test('is null for an open activity', async () => {
    const { browser } = await ana(app)
    for (const id of [prebuilt, premium(), 'shadow-wave'])
      expect((await browser.query('activities.window', { id })).body.opens_with).toBeNull()
  })
})

describe('the public view', () => {
  test('shows everyone the same few facts, and a free activity of the same kind', async () => {
    const family = await ben(app)
    for (const at of [app.browser(), family]) {
      const { status, body } = await at.query('activities.window', { id: prebuilt })
      const { title, description, duration_minutes, min_age, max_age, materials } = row(prebuilt)
      expect(status).toBe(200)
      expect(body).toMatchObject({ title, description, duration_minutes, min_age, max_age })
      expect([body.materials, body.opens_more]).toEqual([materials, premiumOpens - 1])
      expect(row(body.free_like_it.id)).toMatchObject({
        library: 'free',
        own_category: row(prebuilt).own_category,
      })
      expectNoLeak(body, prebuilt)
    }
  })

  test('counts the premium library only while it is open', async () => {
    openFeature(app, 'premium_library', 'off')
    const { body } = await app.browser().query('activities.window', { id: prebuilt })
    expect(body.opens_more).toBe(premiumOpens - premiumCount - 1)
  })

  test("shows nothing of a family's own or of a missing activity", async () => {
    const { browser } = await ana(app)
    const own = addOwn(app, 'Ana', 'own-idea')
    for (const at of [app.browser(), browser])
      for (const id of [own, 'no-such-idea'])
        expect((await at.query('activities.window', { id })).status).toBe(404)
  })
})

describe('the preview of the premium library', () => {
  test('shows three of three kinds to everyone, other ones the next day', async () => {
    const look = async () => (await app.browser().query('library.window')).body
    const today = await look()
    expect([today.activities.length, today.total, today.opens]).toEqual([
      ...[3, premiumCount, premiumOpens],
    ])
    const kinds = today.activities.map(({ category }: { category: string }) => category)
    expect(new Set(kinds).size).toBe(3)
    for (const one of today.activities) expectNoLeak(one, one.id)
    app.clock.advance(86_400)
    const tomorrow = await look()
    expect(tomorrow.activities[0].id).not.toBe(today.activities[0].id)
  })

  test('shows a child three that fit its age, in pictures of three places', async () => {
    for (const age of childAges) {
      const { body } = await app.browser().query('library.window', { child_age: age })
      const shown: ActivityGlimpse[] = body.activities
      expect(shown.filter((one) => fits(one, age))).toHaveLength(3)
      expect(new Set(shown.map(({ scene }) => scene.split('.')[0])).size).toBe(3)
      app.clock.advance(86_400)
    }
  })
})

describe('the page of a locked activity', () => {
  test('has its title for link previews, is not for search engines, and shows no step', async () => {
    const { title, description } = row(prebuilt)
    const browser = new TestBrowser(createApp(app.deps, { files: loadStaticFiles(builtPages()) }))
    const page = await browser.get(`/activities/${prebuilt}`, { accept: 'text/html' })
    expect(page.status).toBe(200)
    const html = String(page.body)
    expect(html).toContain(`<meta property="og:title" content="${title} | Five Good Minutes">`)
    expect(html).toContain(description.slice(0, 20))
    expect(html).toContain('<meta name="robots" content="noindex">')
    expectNoLeak(html, prebuilt)
  })
})

/** A folder as the build makes it, with one page. */
function builtPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-web-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const page = '<html><head><title>x</title></head><body></body></html>'
  for (const name of ['index.html', 'shell.html']) writeFileSync(join(folder, name), page)
  writeFileSync(join(folder, 'preload-manifest.json'), '{}')
  return folder
}

/** No step, objective or note, and no material: only the kinds of things are named. */
function expectNoLeak(response: unknown, id: string) {
  const text = typeof response === 'string' ? response : JSON.stringify(response)
  const { setup_instructions, learning_objectives, materials_list, easier, harder } = row(id)
  const secrets = [setup_instructions, learning_objectives, materials_list, easier, harder]
    .flatMap((lines) => lines.split('\n'))
    .filter((line) => line.length > 12)
  for (const secret of secrets) expect(text).not.toContain(JSON.stringify(secret).slice(1, -1))
}
