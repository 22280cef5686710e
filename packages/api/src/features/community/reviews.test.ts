import { activities, communityItems, mailOutboxTable } from '@fgm/db/schema'
import { eq, like } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, confirmFamilyOf, eve, openFeature, root } from '../../../test/cast.ts'
import { addOwn, download, share } from '../../../test/community.ts'
import { createTestApp, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { writeSetting } from '../settings/settings.ts'

let app: TestApp
let author: TestBrowser
let other: TestBrowser
let administrator: TestBrowser
beforeEach(async () => {
  app = createTestApp()
  openFeature(app, 'community_sharing')
  author = (await ana(app)).browser
  other = await eve(app)
  administrator = await root(app)
})

const doubtful = { harder: 'Say: "Welcome to my house!"' }
const items = async (browser: TestBrowser) =>
  (await browser.get('/community/activities')).body.items
const own = async () => (await author.get('/user/shareable-activities')).body.activities[0]
const queue = async () => (await administrator.get('/api/admin/community-reviews')).body
const decide = (browser: TestBrowser, id: string, decided: object) =>
  browser.post(`/api/admin/community-reviews/${id}`, decided)
const mails = () =>
  app.db.select().from(mailOutboxTable).where(like(mailOutboxTable.kind, 'activity_%')).all()
const confirm = () => confirmFamilyOf(app, 'Ana')

async function waitingId(changes: object = doubtful): Promise<string> {
  const { status, body } = await share(author, addOwn(app, 'Ana', 'own-idea', changes))
  expect([status, body.review_state]).toEqual([201, 'waiting'])
  return body.id
}

describe('a shared activity with doubtful words', () => {
  test('waits, and its family gets a kind message', async () => {
    addOwn(app, 'Ana', 'own-idea', doubtful)
    const { body: preview } = await author.query('community.preview', { activity_id: 'own-idea' })
    expect(preview).toMatchObject({
      problems: [],
      review_reasons: ['The harder way may be about meeting ("my house").'],
    })
    const { status, body } = await share(author, 'own-idea')
    expect([status, body.review_state, body.message]).toEqual([
      201,
      'waiting',
      'Thank you. Someone on our team reads it before other families see it.',
    ])
    expect(await own()).toMatchObject({
      is_shared: false,
      community_state: 'waiting',
      review_state: 'waiting',
    })
    const again = await share(author, 'own-idea')
    expect([again.status, again.body.error]).toEqual([
      409,
      'You shared this activity already. Someone on our team reads it before other families see it.',
    ])
  })

  test('is hidden from everyone else', async () => {
    const id = await waitingId()
    expect(await items(other)).toEqual([])
    expect(await items(author)).toEqual([])
    for (const response of [
      await other.query('community.byId', { id }),
      await other.get(`/activities/${id}`),
      await download(other, id),
      await other.post(`/community/activities/${id}/report`, { reason: 'Odd' }),
      await other.get(`/community/activities/${id}/outcome`),
      await other.mutate('community.blockAuthor', { id }),
    ])
      expect(response.status).toBe(404)
    const rated = await other.post(`/community/activities/${id}/rating`, { rating: 5 })
    expect([403, 404]).toContain(rated.status)
    expect((await other.get('/community/trending')).body.items).toEqual([])
  })

  test('waits if a step seems unsafe although no rule forbids it', async () => {
    const harder = 'Put the toddler on the shelf and step back for a photo.'
    await waitingId({ harder })
    expect((await queue()).reviews[0].review_reasons).toEqual([
      `The harder way may not be safe for every child: “${harder}”`,
    ])
    expect(await items(other)).toEqual([])
  })

  test('waits if it is not in English, because no rule can check it', async () => {
    await waitingId({
      description: 'Baut aus Kissen eine Insel und erzählt euch, wer darauf wohnt.',
      setup_instructions: 'Legt drei Kissen auf den Boden.\nErzählt euch, wer dort wohnt.',
    })
    expect((await queue()).reviews[0].review_reasons).toEqual([
      'It is not in English, which is all that our safety rules can read.',
    ])
  })

  test('one without doubtful words is shown at once', async () => {
    const { body } = await share(author, addOwn(app, 'Ana', 'own-idea'))
    expect(body).toMatchObject({
      review_state: 'shown',
      message: 'Activity shared with the community!',
    })
    expect(await items(other)).toHaveLength(1)
    expect(await queue()).toEqual({ reviews: [], waiting: 0 })
  })

  test('can be withdrawn, and is removed with its original', async () => {
    await waitingId()
    const { status, body } = await author.mutate('community.unshare', { activity_id: 'own-idea' })
    expect([status, body.message]).toEqual([200, 'Only you see your activity.'])
    expect(app.db.select().from(communityItems).all()).toEqual([])
    await share(author, 'own-idea')
    await author.mutate('generator.remove', { id: 'own-idea' })
    expect(app.db.select().from(communityItems).all()).toEqual([])
  })

  test("is deleted with its family, and is in the family's export", async () => {
    const id = await waitingId()
    expect(JSON.stringify((await author.get('/user/export')).body)).toContain(id)
    const left = await author.send('DELETE', '/user', JSON.stringify({ password: testPassword }), {
      'content-type': 'application/json',
      'x-csrftoken': await author.csrfToken(),
    })
    expect(left.status).toBe(200)
    expect(app.db.select().from(activities).where(eq(activities.id, id)).all()).toEqual([])
    expect(await queue()).toEqual({ reviews: [], waiting: 0 })
  })
})

describe('an administrator', () => {
  test('sees what waits, with the reasons, and the count in the overview', async () => {
    const id = await waitingId()
    expect(await queue()).toMatchObject({
      reviews: [
        {
          id,
          creator_name: 'Ana',
          activity: { title: 'Squiggles of own-idea', harder: doubtful.harder },
          review_reasons: ['The harder way may be about meeting ("my house").'],
        },
      ],
      waiting: 1,
    })
    const { body } = await administrator.get('/api/admin/launch-stats')
    expect(body.waiting_reviews).toBe(1)
  })

  test('shows it: families see it, the author gets a mail, and it is audited', async () => {
    confirm()
    const id = await waitingId()
    const { status, body } = await decide(administrator, id, { decision: 'show' })
    expect([status, body.message]).toEqual([200, 'Families see the activity now.'])
    expect((await items(other)).map((item: { id: string }) => item.id)).toEqual([id])
    expect(await own()).toMatchObject({ is_shared: true, review_state: 'shown' })
    expect(mails()).toMatchObject([{ kind: 'activity_shown', to_address: 'ana@example.com' }])
    expect(mails()[0]?.text_body).toContain('"Squiggles of own-idea"')
    const { entries } = (await administrator.get('/api/admin/audit-log')).body
    expect(entries[0]).toMatchObject({
      action: 'community.decideReview',
      what: 'Showed an activity that a family shared.',
    })
    expect((await decide(administrator, id, { decision: 'show' })).status).toBe(404)
  })

  test('declines it with a reason from the list, which its family sees', async () => {
    const id = await waitingId()
    const decided = await decide(administrator, id, { decision: 'decline', reason: 'contact' })
    expect(decided.status).toBe(200)
    expect(await items(other)).toEqual([])
    const sentence = 'It reads like a way to get in touch with other families, or to meet.'
    expect(await own()).toMatchObject({
      is_shared: false,
      review_state: 'declined',
      decline_sentence: sentence,
    })
    expect(mails()).toMatchObject([{ kind: 'activity_declined' }])
    expect(mails()[0]?.text_body).toContain(sentence)
    // Nothing that a family wrote is sent to an unconfirmed address.
    expect(mails()[0]?.text_body).not.toContain('Squiggles')
    expect((await queue()).waiting).toBe(0)
  })

  test('does not review the same text again, but a changed one', async () => {
    const id = await waitingId()
    await decide(administrator, id, { decision: 'decline', reason: 'contact' })
    const again = await share(author, 'own-idea')
    expect([again.status, again.body.error]).toEqual([
      409,
      'It reads like a way to get in touch with other families, or to meet. Please change it, then share it again.',
    ])
    app.connection.prepare("update activities set harder = 'Hop.' where id = 'own-idea'").run()
    const { status, body } = await share(author, 'own-idea')
    expect([status, body.review_state]).toEqual([201, 'waiting'])
    expect((await queue()).reviews[0].review_reasons).toEqual(['An earlier version was declined.'])
  })

  test('needs a reason from the list', async () => {
    const id = await waitingId()
    for (const decided of [
      { decision: 'decline' },
      { decision: 'decline', reason: 'ugly' },
      { decision: 'hide' },
      {},
    ])
      expect((await decide(administrator, id, decided)).status).toBe(400)
    expect((await queue()).waiting).toBe(1)
  })

  test('is the only one who can, and only for what waits', async () => {
    const id = await waitingId()
    const attempts: [TestBrowser, number][] = [
      [author, 403],
      [other, 403],
      [app.browser(), 401],
    ]
    for (const [browser, status] of attempts) {
      expect((await browser.get('/api/admin/community-reviews')).status).toBe(status)
      expect((await decide(browser, id, { decision: 'show' })).status).toBe(status)
    }
    expect((await decide(administrator, 'no-such-thing', { decision: 'show' })).status).toBe(404)
    expect((await queue()).waiting).toBe(1)
  })

  test('deciding twice at once decides once', async () => {
    const id = await waitingId()
    const responses = await Promise.all([
      decide(administrator, id, { decision: 'show' }),
      decide(administrator, id, { decision: 'decline', reason: 'unclear' }),
    ])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(mails()).toHaveLength(1)
  })

  test('does not see what a blocked family shared', async () => {
    const id = await waitingId()
    app.connection
      .prepare(
        "update families set blocked_at = created_at where id = (select family_id from parents where email = 'ana@example.com')",
      )
      .run()
    expect(await queue()).toEqual({ reviews: [], waiting: 0 })
    expect((await decide(administrator, id, { decision: 'show' })).status).toBe(404)
    expect(mails()).toEqual([])
  })
})

describe('the first activity of a family', () => {
  test('is shown at once unless the setting holds it', async () => {
    writeSetting(app.deps, 'is_first_share_reviewed', true)
    const id = await waitingId({})
    expect((await queue()).reviews[0].review_reasons).toEqual([
      'It is the first activity that this family shares.',
    ])
    // None has been shown yet: the next one waits, too.
    const second = await share(author, addOwn(app, 'Ana', 'second-idea'))
    expect(second.body.review_state).toBe('waiting')
    await decide(administrator, id, { decision: 'show' })
    const third = await share(author, addOwn(app, 'Ana', 'third-idea'))
    expect(third.body.review_state).toBe('shown')
  })
})
