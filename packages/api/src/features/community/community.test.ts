import { activities, communityItems } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, ben, eve, openFeature } from '../../../test/cast.ts'
import { download, moreFamilies, shared } from '../../../test/community.ts'
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

const list = async (browser: TestBrowser, query = '') =>
  (await browser.get(`/community/activities?${query}`)).body
const titles = (page: { items: { activity: { title: string } }[] }) =>
  page.items.map(({ activity }) => activity.title)

/** The titles of all pages, in order. */
async function everyPage(query: string) {
  const all: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { items: []; next_cursor: string | null } = await list(
      other,
      `${query}&cursor=${cursor}`,
    )
    all.push(...titles(page))
    cursor = page.next_cursor
  }
  return all
}

/** That many shared activities of Ana, an hour apart. */
async function shareMany(count: number, from = 0) {
  for (let number = from + 1; number <= from + count; number += 1) {
    app.clock.advance(3600)
    await shared(app, author, 'Ana', `idea-${number}`, { title: `Idea ${number}` })
  }
}

describe('the community', () => {
  test('is closed until it opens, with what it waits for', async () => {
    openFeature(app, 'community_sharing', 'auto')
    for (const path of ['/community/activities', '/community/trending']) {
      const { status, body } = await other.get(path)
      expect([status, body.reason, body.current]).toEqual([403, 'coming_soon', 2])
      expect(body.error).toBe('The community opens when 10 premium families have joined; 2 so far.')
    }
    expect((await download(other, 'x')).status).toBe(403)
  })

  test('is for logged-in families, also for those that wait', async () => {
    const id = await shared(app, author, 'Ana', 'own-idea')
    expect((await app.browser().get('/community/activities')).status).toBe(401)
    const reserved = await ben(app)
    expect((await list(reserved)).items).toHaveLength(1)
    expect((await download(reserved, id)).status).toBe(200)
    expect((await reserved.get(`/activities/${id}`)).status).toBe(200)
  })

  test('comes in pages, newest first, and a new item shifts nothing between them', async () => {
    await shareMany(30)
    const first = await list(other)
    expect(titles(first)).toEqual(Array.from({ length: 24 }, (_, place) => `Idea ${30 - place}`))
    await shareMany(1, 30)
    const second = await list(other, `cursor=${first.next_cursor}`)
    expect(titles(second)).toEqual(['Idea 6', 'Idea 5', 'Idea 4', 'Idea 3', 'Idea 2', 'Idea 1'])
    expect(second.next_cursor).toBeNull()
  }, 30_000)

  test.each(['x', 'bnVsbA', 'WzFd', '%00', Buffer.from('[{},1]').toString('base64url')])(
    'has no page at the cursor %s',
    async (cursor) => {
      const { status, body } = await other.get(`/community/activities?cursor=${cursor}`)
      expect([status, body.error]).toEqual([400, 'This page does not exist.'])
    },
  )

  test('can be filtered by category, age and minutes, and searched by words', async () => {
    await shared(app, author, 'Ana', 'a', { title: 'Paper Kites', own_category: 'Creative' })
    await shared(app, author, 'Ana', 'b', {
      title: 'Café of Numbers',
      own_category: 'Math',
      min_age: 7,
      max_age: 9,
      duration_minutes: 30,
    })
    const found = async (query: string) => titles(await list(other, query)).sort()
    expect(await found('category=Math')).toEqual(['Café of Numbers'])
    expect(await found('child_age=5')).toEqual(['Paper Kites'])
    expect(await found('child_age=8')).toEqual(['Café of Numbers', 'Paper Kites'])
    expect(await found('minutes=10')).toEqual(['Paper Kites'])
    expect(await found('query=NUMBERS%20cafe')).toEqual(['Café of Numbers'])
    for (const none of ['query=100%25', "query=' or 1=1", 'category=Math&minutes=10', 'query=_'])
      expect(await found(none)).toEqual([])
    expect(await found('query=&category=&child_age=&minutes=&sort=&cursor=')).toHaveLength(2)
    expect((await other.get('/community/activities?sort=worst')).status).toBe(400)
  })

  test('has what fits an age first, in pages without gaps or duplicates', async () => {
    for (let number = 1; number <= 9; number += 1) {
      app.clock.advance(3600)
      const ages = number % 3 === 0 ? { min_age: 3, max_age: 4 } : { min_age: 5, max_age: 9 }
      await shared(app, author, 'Ana', `idea-${number}`, { title: `${number}`, ...ages })
    }
    const fitting = ['9', '6', '3']
    const others = ['8', '7', '5', '4', '2', '1']
    for (const limit of [1, 2, 3, 4, 9, 20])
      expect(await everyPage(`for_age=4&limit=${limit}`)).toEqual([...fitting, ...others])
    expect(await everyPage('for_age=12&limit=4')).toEqual('987654321'.split(''))
    expect(await everyPage('for_age=4&query=idea-nowhere')).toEqual([])
    const { next_cursor } = await list(other, 'for_age=4&limit=3')
    app.clock.advance(3600)
    await shared(app, author, 'Ana', 'idea-10', { title: '10', min_age: 3, max_age: 4 })
    expect(titles(await list(other, `for_age=4&limit=20&cursor=${next_cursor}`))).toEqual(others)
    expect((await other.get('/community/activities?for_age=40')).status).toBe(400)
    expect((await other.get('/community/activities?for_age=4&cursor=others.x')).status).toBe(400)
  })

  test('can be sorted by rating and by downloads', async () => {
    for (const id of ['one', 'two', 'three']) await shared(app, author, 'Ana', id, { title: id })
    const set = (title: string, values: Partial<typeof communityItems.$inferInsert>) => {
      const copy = app.db
        .select({ id: activities.id })
        .from(communityItems)
        .innerJoin(activities, eq(activities.id, communityItems.activity_id))
        .where(eq(activities.title, title))
        .get()
      app.db
        .update(communityItems)
        .set(values)
        .where(eq(communityItems.activity_id, copy?.id ?? ''))
        .run()
    }
    set('two', { download_count: 9, rating_score: 3.9 })
    set('one', { download_count: 4, rating_score: 4.9 })
    expect(titles(await list(other, 'sort=downloads'))).toEqual(['two', 'one', 'three'])
    expect(titles(await list(other, 'sort=rating'))).toEqual(['one', 'two', 'three'])
  })
})

describe('saving a shared activity', () => {
  test('puts it into the library, and counts once', async () => {
    const id = await shared(app, author, 'Ana', 'own-idea')
    const { status, body } = await download(other, id)
    expect([status, body.message]).toEqual([200, 'Activity added to your collection!'])
    expect(body.activity).toMatchObject({ id, library: 'community', is_prebuilt: false })
    expect((await download(other, id)).status).toBe(200)
    expect((await list(other)).items[0]).toMatchObject({ download_count: 1, is_downloaded: true })
    const ownList = (await other.get('/activities')).body
    expect(ownList.find((one: { id: string }) => one.id === id)).toMatchObject({ is_mine: false })
    await other.mutate('library.unsave', { activity_id: id })
    expect((await other.get(`/activities/${id}`)).status).toBe(404)
    expect((await other.post('/user/save-activity', { activity_id: id })).status).toBe(200)
    expect((await list(other)).items[0].download_count).toBe(1)
  })

  test('is refused for an own one and for a missing one', async () => {
    const id = await shared(app, author, 'Ana', 'own-idea')
    const own = await download(author, id)
    expect([own.status, own.body.error]).toEqual([409, 'This is your own activity.'])
    for (const unknown of ['no-such-thing', 'own-idea', 'sock-mountain-match'])
      expect((await download(other, unknown)).status).toBe(404)
    expect((await download(app.browser(), id)).status).toBe(401)
  })

  test('is the only way to open it: other endpoints neither open nor save a copy', async () => {
    const id = await shared(app, author, 'Ana', 'own-idea')
    expect((await other.get(`/activities/${id}`)).status).toBe(404)
    expect((await other.post('/user/save-activity', { activity_id: id })).status).toBe(404)
    expect((await app.browser().get(`/activities/${id}`)).status).toBe(404)
    expect((await app.browser().get('/activities/public')).body).toHaveLength(12)
  })

  test('by twenty clicks at once counts once', async () => {
    const id = await shared(app, author, 'Ana', 'own-idea')
    const token = await other.csrfToken()
    const headers = { 'content-type': 'application/json', 'x-csrftoken': token }
    const path = `/community/download-activity/${id}`
    await Promise.all(Array.from({ length: 20 }, () => other.send('POST', path, '{}', headers)))
    expect((await list(other)).items[0].download_count).toBe(1)
  })
})

describe('trending', () => {
  test('is what most families saved in 30 days', async () => {
    const [old, first, second] = [
      await shared(app, author, 'Ana', 'old', { title: 'Old' }),
      await shared(app, author, 'Ana', 'first', { title: 'First' }),
      await shared(app, author, 'Ana', 'second', { title: 'Second' }),
    ]
    const families = await moreFamilies(app, 3)
    for (const { browser } of families) await download(browser, old)
    app.clock.advance(31 * 86_400)
    for (const { browser } of families.slice(0, 2)) await download(browser, first)
    for (const { browser } of families.slice(0, 1)) await download(browser, second)
    const { body } = await other.get('/community/trending')
    expect(titles(body)).toEqual(['First', 'Second'])
    expect(body.next_cursor).toBeNull()
  })
})

describe('blocking an author', () => {
  const block = (browser: TestBrowser, id: string) =>
    browser.mutate('community.blockAuthor', { id })

  test('hides all of theirs from this family only, until it is removed', async () => {
    await shareMany(3)
    const [{ id }] = (await list(other)).items
    expect((await block(other, id)).status).toBe(200)
    expect((await block(other, id)).status).toBe(404)
    expect((await list(other)).items).toEqual([])
    expect((await download(other, id)).status).toBe(404)
    expect((await list(author)).items).toHaveLength(3)
    const { body } = await other.query('community.blockedAuthors')
    expect(body.authors).toMatchObject([{ creator_name: 'Ana' }])
    const blockId = body.authors[0].id
    expect((await author.mutate('community.unblockAuthor', { id: blockId })).status).toBe(404)
    expect((await other.mutate('community.unblockAuthor', { id: blockId })).status).toBe(200)
    expect((await list(other)).items).toHaveLength(3)
  })

  test('is not possible for oneself, nor for visitors', async () => {
    const id = await shared(app, author, 'Ana', 'own-idea')
    expect((await block(author, id)).status).toBe(409)
    expect((await block(app.browser(), id)).status).toBe(401)
    expect((await block(other, 'no-such-thing')).status).toBe(404)
  })
})
