import { activities, communityItems } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addChild, ana, ben, eve, openFeature } from '../../../test/cast.ts'
import { addOwn, download, share, shared } from '../../../test/community.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

let app: TestApp
let author: TestBrowser
let other: TestBrowser
beforeEach(async () => {
  app = createTestApp()
  openFeature(app, 'community_sharing')
  author = (await ana(app)).browser
  other = await eve(app)
})

const shareable = async (browser: TestBrowser) =>
  (await browser.get('/user/shareable-activities')).body.activities
const items = async (browser: TestBrowser) =>
  (await browser.get('/community/activities')).body.items
const preview = (browser: TestBrowser, activityId: string) =>
  browser.query('community.preview', { activity_id: activityId })

describe('sharing an own creation', () => {
  test('shows others a copy, with the first name only', async () => {
    app.connection.prepare("update parents set name = 'Ana Lucia Silva' where name = 'Ana'").run()
    const own = addOwn(app, 'Ana Lucia Silva', 'own-idea')
    const { status, body } = await share(author, own)
    expect([status, body.message]).toEqual([201, 'Activity shared with the community!'])
    const [item] = await items(other)
    expect(item).toMatchObject({
      id: body.id,
      creator_name: 'Ana',
      download_count: 0,
      rating_avg: null,
      is_mine: false,
      activity: { title: 'Squiggles of own-idea', library: 'community', is_mine: false },
    })
    expect(JSON.stringify(item)).not.toMatch(/Silva|Lucia|ana@example|"own-idea"/)
    expect((await items(author))[0].is_mine).toBe(true)
  })

  test('is refused while the community is closed, with the sentence of the spec', async () => {
    const own = addOwn(app, 'Ana', 'own-idea')
    openFeature(app, 'community_sharing', 'auto')
    const { status, body } = await share(author, own)
    expect([status, body]).toEqual([
      403,
      {
        error: 'Community sharing will be available soon!',
        code: 'coming_soon',
        reason: 'coming_soon',
        threshold: 10,
        current: 2,
      },
    ])
  })

  test('needs a login and an active family', async () => {
    const reserved = await ben(app)
    const { status, body } = await share(reserved, addOwn(app, 'Ben', 'own-idea'))
    expect([status, body.error]).toEqual([403, 'Sharing comes with your membership.'])
    expect((await share(app.browser(), 'own-idea')).status).toBe(401)
  })

  test('gets 404 for what is not an own creation', async () => {
    const own = addOwn(app, 'Ana', 'own-idea')
    for (const id of [own, 'sock-mountain-match', 'no-such-thing'])
      for (const response of [await share(other, id), await preview(other, id)])
        expect([response.status, response.body.error]).toEqual([404, 'Activity not found'])
  })

  test('twice is refused, also at once', async () => {
    const own = addOwn(app, 'Ana', 'own-idea')
    const token = await author.csrfToken()
    const headers = { 'content-type': 'application/json', 'x-csrftoken': token }
    const body = JSON.stringify({ activity_id: own })
    const responses = await Promise.all(
      Array.from({ length: 10 }, () =>
        author.send('POST', '/community/share-activity', body, headers),
      ),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    const again = await share(author, own)
    expect([again.status, again.body]).toEqual([
      409,
      { error: 'Activity already shared', code: 'already_shared' },
    ])
    expect(await items(other)).toHaveLength(1)
  })

  test('is not affected by later changes of its author', async () => {
    const id = await shared(app, author, 'Ana', 'own-idea')
    await author.mutate('generator.update', { id: 'own-idea', title: 'Another Title' })
    expect((await items(other))[0].activity.title).toBe('Squiggles of own-idea')
    expect((await author.get('/activities/own-idea')).body.title).toBe('Another Title')
    expect((await items(other))[0].id).toBe(id)
  })
})

describe('before sharing', () => {
  test('a parent sees exactly what others will see', async () => {
    const own = addOwn(app, 'Ana', 'own-idea')
    const { status, body } = await preview(author, own)
    expect([status, body.problems, body.creator_name]).toEqual([200, [], 'Ana'])
    const { id: _, created_at: __, ...seen } = (await share(author, own)).body.activity
    const { id: ___, created_at: ____, ...promised } = body.activity
    expect(seen).toEqual(promised)
  })

  test.each([
    ["a child's name", { title: 'Squiggles with Mia' }, /names your child \("Mia"\)/],
    ['an address', { harder: 'Write to ana@example.com and ask.' }, /e-mail address/],
    ['a phone number', { easier: 'Call +49 170 1234567 first.' }, /phone number/],
    ['a link', { connection_prompt: 'Look at www.example.com now.' }, /link/],
    ['a hazard', { setup_instructions: 'Sit.\nBlow up a balloon.\nTidy up.' }, /balloon/],
  ])('%s is reported, and refused', async (_, changes, sentence) => {
    const own = addOwn(app, 'Ana', 'own-idea', changes)
    const { body } = await preview(author, own)
    expect(body.problems.join(' ')).toMatch(sentence)
    const response = await share(author, own)
    expect([response.status, response.body.error]).toEqual([400, body.problems[0]])
    expect(await items(other)).toEqual([])
  })

  test('the names of all own children count, and those of others do not', async () => {
    await addChild(author, { name: 'Tarek', birth_date: '2020-01-01' })
    const own = addOwn(app, 'Ana', 'own-idea', { description: 'Tarek found this on a wet day.' })
    expect((await preview(author, own)).body.problems).toHaveLength(1)
    const others = addOwn(app, 'Eve', 'her-idea', { description: 'Tarek found this on a wet day.' })
    expect((await preview(other, others)).body.problems).toEqual([])
  })

  test('text direction marks are removed, and markup stays text', async () => {
    const title = '\u202E<img src=x onerror=alert(1)>'
    await shared(app, author, 'Ana', 'own-idea', { title })
    expect((await items(other))[0].activity.title).toBe('<img src=x onerror=alert(1)>')
    const found = await other.query('community.list', { query: '<IMG' })
    expect(found.body.items).toHaveLength(1)
  })
})

describe('what can be shared', () => {
  test('are the own creations, newest first, with whether they are shared', async () => {
    const id = await shared(app, author, 'Ana', 'first-idea')
    addOwn(app, 'Ana', 'second-idea', { created_at: '2026-03-03T00:00:00.000Z' })
    expect(await shareable(author)).toMatchObject([
      { id: 'second-idea', is_shared: false, community_id: null, community_state: null },
      { id: 'first-idea', is_shared: true, community_id: id, community_state: 'shown' },
    ])
    expect(await shareable(other)).toEqual([])
    expect((await app.browser().get('/user/shareable-activities')).status).toBe(401)
  })
})

test('previews have a rate limit', async () => {
  app = createTestApp({ RATE_LIMITS: 'on' })
  openFeature(app, 'community_sharing')
  author = (await ana(app)).browser
  const own = addOwn(app, 'Ana', 'own-idea')
  const statuses: number[] = []
  for (let look = 0; look < 61; look += 1) statuses.push((await preview(author, own)).status)
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})

describe('withdrawing it', () => {
  const unshare = (browser: TestBrowser, activityId: string) =>
    browser.mutate('community.unshare', { activity_id: activityId })

  test('deletes it if no one saved it, and it can be shared again', async () => {
    const id = await shared(app, author, 'Ana', 'own-idea')
    expect((await unshare(author, 'own-idea')).status).toBe(200)
    expect(await items(other)).toEqual([])
    expect(app.db.select().from(activities).where(eq(activities.id, id)).all()).toEqual([])
    expect((await unshare(author, 'own-idea')).status).toBe(404)
    expect((await share(author, 'own-idea')).status).toBe(201)
  })

  test('keeps it only for families that saved it', async () => {
    const id = await shared(app, author, 'Ana', 'own-idea')
    await download(other, id)
    await unshare(author, 'own-idea')
    expect(await items(other)).toEqual([])
    expect((await other.get(`/activities/${id}`)).status).toBe(200)
    const late = await app.register({ name: 'Late' })
    expect((await download(late, id)).status).toBe(404)
    expect((await late.query('community.byId', { id })).status).toBe(404)
  })

  test("is not possible for another family's, nor for visitors", async () => {
    await shared(app, author, 'Ana', 'own-idea')
    expect((await unshare(other, 'own-idea')).status).toBe(404)
    expect((await unshare(app.browser(), 'own-idea')).status).toBe(401)
    expect(await items(other)).toHaveLength(1)
  })

  test('happens automatically when the own creation is removed', async () => {
    const kept = await shared(app, author, 'Ana', 'kept-idea')
    await shared(app, author, 'Ana', 'own-idea')
    await download(other, kept)
    for (const id of ['own-idea', 'kept-idea']) await author.mutate('generator.remove', { id })
    expect(await items(other)).toEqual([])
    const rows = app.db.select().from(communityItems).all()
    expect(rows.map(({ activity_id, state }) => [activity_id, state])).toEqual([
      [kept, 'withdrawn'],
    ])
  })
})
