import { brokenInvariants } from '@fgm/db/invariants'
import { auditEntries, families, parents } from '@fgm/db/schema'
import { isNotNull } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addChild, ana, confirmFamilyOf, openFeature } from '../../../test/cast.ts'
import { addOwn } from '../../../test/community.ts'
import { invite, moveIn, secondParent } from '../../../test/families.ts'
import { createTestApp, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

/* A parent with an account joins a family. */

let app: TestApp
let first: TestBrowser
let mia: string
beforeEach(async () => {
  app = createTestApp()
  openFeature(app, 'ai_generation')
  const registered = await ana(app)
  first = registered.browser
  mia = registered.child_id
})

const profile = async (browser: TestBrowser) => (await browser.get('/user/profile')).body
const choices = (browser: TestBrowser, invitation: string) =>
  browser.post('/user/family/join-choices', { invitation })
const kinds = (name: string) =>
  app.connection
    .prepare(
      `select kind from mail_outbox join parents on parents.id = parent_id
       where name = ? order by mail_outbox.rowid`,
    )
    .pluck()
    .all(name)
const familyMails = (name: string) =>
  kinds(name).filter((kind) => /joined|left|moved|own/.test(String(kind)))

/** Ben has a family with Mia, too, and with Leo, and did something with both. */
async function bens() {
  const browser = await app.register({ name: 'Ben' })
  const twin = await addChild(browser, { name: ' mia ', birth_date: '2021-05-20' })
  app.clock.advance(1)
  const leo = await addChild(browser, { name: 'Leo', birth_date: '2019-01-02' })
  await browser.post('/activities/shadow-wave/complete', { child_id: twin })
  await browser.post('/activities/flamingo-freeze/complete', { child_id: leo })
  await browser.post('/activities/flamingo-freeze/favorite', { child_id: leo })
  addOwn(app, 'Ben', 'bens-idea')
  return { browser, twin, leo }
}

describe('the preview of joining', () => {
  test('is shown before anything happens', async () => {
    const { browser } = await bens()
    const { status, body } = await choices(browser, await invite(first))
    expect([status, body]).toMatchObject([
      200,
      {
        invited_by: 'Ana',
        own: {
          registration_number: 2,
          is_member: true,
          children: ['mia', 'Leo'],
          credits: 50,
          credits_along: 0,
          payments: 0,
          other_parents: [],
        },
        theirs: { is_member: true },
        choices: ['bring', 'leave_behind'],
        why_not: null,
      },
    ])
    expect(JSON.stringify(body)).not.toContain('Mia')
  })

  test('has no choices for one’s own family', async () => {
    const invitation = await invite(first)
    expect((await choices(first, invitation)).body).toMatchObject({
      choices: [],
      why_not: 'already_in_family',
    })
    expect((await moveIn(first, invitation, 'bring')).body.code).toBe('already_in_family')
  })

  test('needs a login and an invitation', async () => {
    expect((await choices(app.browser(), await invite(first))).status).toBe(401)
    expect((await choices(first, 'none')).body.code).toBe('invitation_over')
  })

  test('shows that others stay in the family, if there are any', async () => {
    const { browser } = await bens()
    await secondParent(app, browser, 'Bo')
    const { body } = await choices(browser, await invite(first))
    expect(body).toMatchObject({ choices: ['others_stay'], own: { other_parents: ['Bo'] } })
  })
})

describe('bringing a family', () => {
  test('merges both: children, activities and credits, and one number ends', async () => {
    const { browser, leo } = await bens()
    await first.post('/activities/moo-moo-phone-call/complete', { child_id: mia })
    const { status, body } = await moveIn(browser, await invite(first), 'bring')
    expect([status, body]).toEqual([200, { message: 'Welcome. You share one family now.' }])
    for (const one of [first, browser])
      expect(await profile(one)).toMatchObject({
        registration_number: 1,
        children: [
          { id: mia, name: 'Mia' },
          { id: leo, name: 'Leo' },
        ],
        ai_credits: { remaining: 50 },
      })
    const marks = (await first.query('activities.marks')).body
    expect(marks.completed.map((one: { activity_id: string }) => one.activity_id).sort()).toEqual([
      'flamingo-freeze',
      'moo-moo-phone-call',
      'shadow-wave',
    ])
    expect((await first.get('/activities/bens-idea')).status).toBe(200)
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('keeps each parent’s favorites separate', async () => {
    const { browser, leo } = await bens()
    await moveIn(browser, await invite(first), 'bring')
    const liked = async (one: TestBrowser) => (await one.query('activities.marks')).body.favorites
    expect(await liked(browser)).toMatchObject([{ child_id: leo, activity_id: 'flamingo-freeze' }])
    expect(await liked(first)).toEqual([])
  })

  test('keeps the earlier day and a note of what both had done', async () => {
    await first.post('/activities/shadow-wave/complete', { child_id: mia })
    app.clock.advance(3600)
    const { browser, twin } = await bens()
    const note = { id: 'shadow-wave', child_id: twin, note: 'Again!' }
    await browser.mutate('activities.note', note)
    await moveIn(browser, await invite(first), 'bring')
    const { body } = await first.get(`/user/activity-history?child_id=${mia}`)
    expect(body.entries).toMatchObject([
      { activity_id: 'shadow-wave', note: 'Again!', completed_at: '2026-03-02T09:00:00.000Z' },
    ])
  })

  test('leaves a number without a family, and an entry on record without a name', async () => {
    const { browser } = await bens()
    await moveIn(browser, await invite(first), 'bring')
    const gone = app.db.select().from(families).where(isNotNull(families.deleted_at)).all()
    expect(gone).toMatchObject([{ registration_number: 2 }])
    expect((await app.browser().get('/registration-info')).body.next_user_number).toBe(3)
    expect(app.db.select().from(auditEntries).all()).toMatchObject([
      {
        administrator_id: null,
        action: 'families.moveIn',
        details: { choice: 'bring', children: 2, credits: 0, number: 2 },
      },
    ])
    expect(familyMails('Ana')).toEqual(['parent_joined'])
    expect(familyMails('Ben')).toEqual(['moved_in'])
  })

  test('moves receipts, and no one loses premium', async () => {
    const { browser } = await bens()
    app.connection.exec(`update families set founding_member = 0, tier = 'recovery_tier',
      waitlist_status = 'reserved', queue_order = 1 where registration_number = 1`)
    const invitation = await invite(first)
    expect((await choices(browser, invitation)).body.why_not).toBe('premium_would_be_lost')
    for (const choice of ['bring', 'leave_behind'] as const)
      expect((await moveIn(browser, invitation, choice)).body.code).toBe('premium_would_be_lost')
    expect((await moveIn(first, await invite(browser), 'bring')).status).toBe(200)
    expect(await profile(first)).toMatchObject({ registration_number: 2, founding_member: true })
  })

  test('needs the password, and waits for an activity that is being made', async () => {
    const { browser } = await bens()
    const invitation = await invite(first)
    const input = { invitation, choice: 'bring', password: 'not-his-own' }
    expect((await browser.post('/user/family/join', input)).body.code).toBe('wrong_password')
    app.connection.exec(`insert into generations (id, family_id, state, request, attempt, credits_charged, created_at)
      select 'g', family_id, 'reserved', '{}', 0, 0, joined_at from parents where name = 'Ben'`)
    expect((await moveIn(browser, invitation, 'bring')).body.code).toBe('generation_under_way')
    expect(await profile(browser)).toMatchObject({ registration_number: 2 })
    expect((await first.get('/user/family')).body.invitations).toHaveLength(1)
  })

  test('ends access tokens for the old family', async () => {
    const { browser } = await bens()
    const key = { name: 'Display', scopes: ['read'], password: testPassword }
    const { token } = (await browser.post('/user/tokens', key)).body
    const read = () =>
      app.browser().send('GET', '/children', undefined, { authorization: `Bearer ${token}` })
    expect((await read()).status).toBe(200)
    await moveIn(browser, await invite(first), 'bring')
    expect((await read()).status).toBe(401)
  })

  test('needs a confirmed address if mails are sent', async () => {
    const mailed = createTestApp({ SMTP_URL: 'smtp://mail.example' })
    const host = await mailed.register({ name: 'Ana' })
    const guest = await mailed.register({ name: 'Ben' })
    const invitation = await invite(host)
    const { status, body } = await moveIn(guest, invitation, 'bring')
    expect([status, body.code]).toEqual([403, 'confirm_first'])
    confirmFamilyOf(mailed, 'Ben')
    expect((await moveIn(guest, invitation, 'bring')).status).toBe(200)
  })
})

describe('leaving a family behind', () => {
  test('removes it like leaving', async () => {
    const { browser, leo } = await bens()
    expect((await moveIn(browser, await invite(first), 'leave_behind')).status).toBe(200)
    expect(await profile(browser)).toMatchObject({
      registration_number: 1,
      children: [{ id: mia }],
      ai_credits: { remaining: 50 },
    })
    const left = (query: string) => app.connection.prepare(query).pluck().all(leo)
    expect(left('select id from children where id = ?')).toEqual([])
    expect((await browser.get('/activities/bens-idea')).status).toBe(404)
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('keeps it for its other parents', async () => {
    const { browser, leo } = await bens()
    const other = await secondParent(app, browser, 'Bo')
    const invitation = await invite(first)
    expect((await moveIn(browser, invitation, 'bring')).body.code).toBe('others_stay')
    expect((await moveIn(browser, invitation, 'others_stay')).status).toBe(200)
    expect((await profile(other)).children.map(({ id }: { id: string }) => id)).toContain(leo)
    expect((await profile(browser)).children).toMatchObject([{ id: mia }])
    expect(familyMails('Bo')).toEqual(['parent_left'])
    expect(app.db.select().from(parents).all()).toHaveLength(3)
    expect(brokenInvariants(app.connection)).toEqual([])
  })
})
