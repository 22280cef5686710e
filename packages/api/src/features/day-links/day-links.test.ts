import { brokenInvariants } from '@fgm/db/invariants'
import { dayLinkReplies, dayLinks } from '@fgm/db/schema'
import { codeOpenings, openedWithCode } from '@fgm/shared/hunts/room-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, ben, confirmFamilyOf, eve, openFeature, root } from '../../../test/cast.ts'
import { download, shared } from '../../../test/community.ts'
import { makeDayLink, markDone, openedDay } from '../../../test/day-links.ts'
import { addBlueprint, addHunt } from '../../../test/houses.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { sweepDayLinks } from './day-links.ts'

let app: TestApp
let owner: TestBrowser
let grandmother: TestBrowser
beforeEach(async () => {
  app = createTestApp()
  owner = (await ana(app)).browser
  grandmother = app.browser()
})

const links = () => app.db.select().from(dayLinks).all()
const replies = () => app.db.select().from(dayLinkReplies).all()
const listed = async (browser = owner) => (await browser.get('/user/day-links')).body
const day = 86_400
const theSame404 = [404, { error: 'Link not found', code: 'not_found' }]

const bearOfMia = {
  name: 'Bear',
  description: 'Where Mia sleeps, at 12 Elm Street',
  location: "Mia's Room - bed",
  id: 'mia-0171-2345678',
  place_id: 'bed-1',
  category: 'Mia, 12 Elm Street',
  color: 'red',
  shape: 'call 0171 2345678',
}

describe('making a link', () => {
  test('responds with 201 and its address once, and stores only the hash of its token', async () => {
    const { body, token, url } = await makeDayLink(owner, { days: 3 })
    expect(body).toEqual({
      id: expect.any(String),
      for_name: 'Oma',
      is_hunt: false,
      titles: ['Sock Mountain Match', 'Shadow Wave'],
      done_count: 0,
      created_at: '2026-03-02T09:00:00.000Z',
      expires_at: '2026-03-05T09:00:00.000Z',
      url: expect.stringMatching(/\/day#[\w-]{24}$/),
      qr_rows: expect.arrayContaining([expect.stringMatching(/^[01]+$/)]),
    })
    const { url: _, qr_rows: __, ...rest } = body
    expect(await listed()).toEqual({ links: [rest], replies: [] })
    expect(app.connection.serialize().includes(token)).toBe(false)
    const { body: kept } = await owner.get('/user/export')
    expect(JSON.stringify(kept)).not.toContain(links()[0]?.token_hash)
    expect(url.split('#')[0]).toBe(`${app.deps.config.base_url}/day`)
  })

  const refused: [string, object, number, string][] = [
    ['nothing', { activity_ids: [] }, 400, 'invalid_input'],
    ['six activities', { activity_ids: ['1', '2', '3', '4', '5', '6'] }, 400, 'invalid_input'],
    ['one activity twice', { activity_ids: ['shadow-wave', 'shadow-wave'] }, 400, 'invalid_input'],
    ['both', { activity_ids: ['shadow-wave'], hunt_id: 'any' }, 400, 'invalid_input'],
    ['eight days', { days: 8 }, 400, 'invalid_input'],
    ['no day', { days: 0 }, 400, 'invalid_input'],
    ['a long name', { for_name: 'O'.repeat(41) }, 400, 'invalid_input'],
    ['a number as a name', { for_name: 'Oma 0171 2345678' }, 400, 'contact_in_text'],
    ['a link as a name', { for_name: 'www.example.com' }, 400, 'contact_in_text'],
    ['an unknown activity', { activity_ids: ['no-such'] }, 404, 'not_found'],
    ['an unknown hunt', { activity_ids: [], hunt_id: 'no-such' }, 404, 'not_found'],
  ]
  test.each(refused)('is refused with %s', async (_, other, status, code) => {
    const wanted = { activity_ids: ['shadow-wave'], ...other }
    const response = await owner.post('/user/day-links', wanted)
    expect([response.status, response.body.code, links()]).toEqual([status, code, []])
  })

  test('is refused logged out, and for what is locked for a family that waits', async () => {
    const wanted = { activity_ids: [locked()] }
    expect((await app.browser().post('/user/day-links', wanted)).status).toBe(401)
    const waiting = await ben(app)
    const { status, body } = await waiting.post('/user/day-links', wanted)
    expect([status, body.code]).toEqual([403, 'locked'])
    expect((await owner.post('/user/day-links', wanted)).status).toBe(201)
  })

  test('stops at ten open ones for a family, for any number of requests at once', async () => {
    const wanted = { activity_ids: ['shadow-wave'] }
    const requests = Array.from({ length: 12 }, () => owner.post('/user/day-links', wanted))
    const responses = await Promise.all(requests)
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(responses.map(({ body }) => body.code)).toContain('day_link_limit')
    app.clock.advance(day)
    expect((await owner.post('/user/day-links', wanted)).status).toBe(201)
  })

  test('and opening and marking as done are rate limited', async () => {
    app = createTestApp({ RATE_LIMITS: 'on' })
    owner = (await ana(app)).browser
    const until429 = async (send: () => Promise<{ status: number }>) => {
      for (let sent = 1; sent < 100; sent += 1) if ((await send()).status === 429) return sent
      return null
    }
    const wanted = { activity_ids: ['shadow-wave'] }
    expect(await until429(() => owner.post('/user/day-links', wanted))).toBe(31)
    const visitor = app.browser()
    expect(await until429(() => openedDay(visitor, 'guess'))).toBe(61)
    expect(await until429(() => markDone(visitor, 'guess'))).toBe(31)
  })
})

describe('opening a link', () => {
  test('shows what was chosen, and nothing about its family', async () => {
    app.connection.exec("update parents set name = 'Ana Garcia-Lopez'")
    const { token } = await makeDayLink(owner)
    const { status, body } = await openedDay(grandmother, token)
    expect([status, body.for_name, body.hunt, body.done]).toEqual([200, 'Oma', null, []])
    expect(
      body.activities.map((one: { id: string; title: string }) => [one.id, one.title]),
    ).toEqual([
      ['1', 'Sock Mountain Match'],
      ['2', 'Shadow Wave'],
    ])
    expect(JSON.stringify(body)).not.toMatch(/Ana|Garcia|Mia|example\.com|family|parent_id|2021-05/)
    expect(Object.keys(body).sort()).toEqual([
      'activities',
      'done',
      'expires_at',
      'for_name',
      'hunt',
      'id',
    ])
  })

  test('shows a hunt with its rooms and without the name of its house', async () => {
    const blueprint = await addBlueprint(owner, { name: '12 Elm Street' })
    const hunt = await addHunt(owner, { blueprint_id: blueprint })
    const { token } = await makeDayLink(owner, { hunt_id: hunt })
    const { body } = await openedDay(grandmother, token)
    expect([body.activities, body.hunt.id, body.hunt.items_data.length]).toEqual([[], '1', 2])
    expect(JSON.stringify(body)).not.toMatch(/Elm Street|blueprint_id/)
    expect(JSON.stringify(body)).not.toContain(hunt)
  })

  test('names no one of the family and no address, whatever its parents typed into the hunt', async () => {
    const hunt = await addHunt(owner, {
      hunt_name: "Mia's hunt by Ana",
      items_data: [bearOfMia],
      blueprint_id: await addBlueprint(owner, {}),
    })
    const { token, body } = await makeDayLink(owner, { hunt_id: hunt })
    expect(body.titles).toEqual(["the child's hunt by the grown-up"])
    const shown = (await openedDay(grandmother, token)).body.hunt
    const [item] = shown.items_data
    expect([item.description, item.location]).toEqual([
      'Where the child sleeps, at [place]',
      "the child's Room - bed",
    ])
    expect(item).toMatchObject({ id: 'item-1', place_id: 'piece-2', category: '', color: 'red' })
    const { rooms, furniture } = shown.blueprint_data
    expect(rooms[1]).toMatchObject({ id: 'room-2', label: "the child's Room" })
    expect(furniture[1]).toMatchObject({ id: 'piece-2', roomId: 'room-2' })
    expect(JSON.stringify(shown)).not.toMatch(/mia|ana|elm|0171/i)
  })

  test("says 'the child' for 'your child', as the reader is not the parent", async () => {
    const { token } = await makeDayLink(owner)
    const texts = JSON.stringify((await openedDay(grandmother, token)).body.activities)
    expect(texts).toMatch(/the child/i)
    expect(texts).not.toMatch(/your child\b/i)
  })

  test('has no name in secret writing', async () => {
    const description = openedWithCode(codeOpenings[0] ?? '', "Mia's Room") ?? ''
    const hunt = await addHunt(owner, {
      items_data: [{ ...bearOfMia, description }],
      blueprint_id: await addBlueprint(owner, {}),
    })
    const { token } = await makeDayLink(owner, { hunt_id: hunt })
    const [item] = (await openedDay(grandmother, token)).body.hunt.items_data
    expect(item.description).toBe("Go to the child's room.")
  })

  test('keeps its items: deleted or changed ones are shown as they were chosen', async () => {
    const hunt = await addHunt(owner, { blueprint_id: await addBlueprint(owner, {}) })
    const { token } = await makeDayLink(owner, { hunt_id: hunt })
    const before = (await openedDay(grandmother, token)).body
    await owner.put(`/api/scavenger-hunts/${hunt}`, { hunt_name: 'Only for us' })
    expect((await openedDay(grandmother, token)).body).toEqual(before)
    await owner.delete(`/api/scavenger-hunts/${hunt}`)
    expect((await openedDay(grandmother, token)).body).toEqual(before)
    const own = ownActivity()
    const other = await makeDayLink(owner, { activity_ids: [own] })
    app.connection.exec(`delete from activities where id = '${own}'`)
    const { body } = await openedDay(grandmother, other.token)
    expect([body.activities[0].title, body.activities[0].id]).toEqual(['Squiggle Rescue', '1'])
  })

  test('shows our activities in their current version: a correction reaches open links', async () => {
    const { token } = await makeDayLink(owner)
    const [row] = links()
    const old = JSON.stringify(row?.items).replaceAll('Sock Mountain Match', 'Before we mended it')
    app.connection.prepare('update day_links set items = ?').run(old)
    const { body } = await openedDay(grandmother, token)
    expect(body.activities[0].title).toBe('Sock Mountain Match')
  })

  test('leaves out what an administrator removed from the community, and is not found once nothing is left', async () => {
    openFeature(app, 'community_sharing')
    confirmFamilyOf(app, 'Ana')
    const id = await shared(app, owner, 'Ana', 'own-idea')
    const other = await eve(app)
    confirmFamilyOf(app, 'Eve')
    await download(other, id)
    const { token } = await makeDayLink(other, { activity_ids: [id, 'shadow-wave'] })
    const alone = await makeDayLink(other, { activity_ids: [id] })
    expect((await openedDay(grandmother, token)).body.activities).toHaveLength(2)
    await other.post(`/community/activities/${id}/report`, { reason: 'Not for children' })
    await (await root(app)).post(`/api/admin/reports/${id}`, { decision: 'remove' })
    const { body } = await openedDay(grandmother, token)
    expect(body.activities).toMatchObject([{ id: '2', title: 'Shadow Wave' }])
    expect((await openedDay(grandmother, alone.token)).status).toBe(404)
  })

  test('leaves out one of ours that is no longer in the library', async () => {
    const { token } = await makeDayLink(owner)
    const hunt = await makeDayLink(owner, { hunt_id: 'rainbow-rooms' })
    app.connection.exec(`update day_links set items =
      replace(replace(items, '"sock-mountain-match"', '"gone"'), '"rainbow-rooms"', '"gone"')`)
    const { body } = await openedDay(grandmother, token)
    expect(body.activities).toMatchObject([{ id: '2', title: 'Shadow Wave' }])
    expect((await openedDay(grandmother, hunt.token)).status).toBe(404)
  })

  test('gets the same 404 if it is unknown, expired, revoked, or of a blocked family', async () => {
    const { id, token } = await makeDayLink(owner)
    const other = await makeDayLink(owner, { days: 2 })
    const responseTo = async (sent: string) => {
      const { status, body } = await openedDay(grandmother, sent)
      return [status, body]
    }
    expect(await responseTo('unknown')).toEqual(theSame404)
    app.clock.advance(day - 1)
    expect((await openedDay(grandmother, token)).status).toBe(200)
    app.clock.advance(1)
    expect(await responseTo(token)).toEqual(theSame404)
    sweepDayLinks(app.db, app.deps.now())
    expect(links().map((one) => one.id)).toEqual([other.id])
    app.connection.exec('update families set blocked_at = created_at')
    expect(await responseTo(other.token)).toEqual(theSame404)
    app.connection.exec('update families set blocked_at = null')
    await owner.delete(`/user/day-links/${other.id}`)
    expect(await responseTo(other.token)).toEqual(theSame404)
    expect(id).not.toBe(other.id)
  })
})

describe('marking as done', () => {
  test('is shown to the parents, also after the link expires', async () => {
    const { id, token } = await makeDayLink(owner)
    const { status, body } = await markDone(grandmother, token, {
      note: '  We <b>laughed</b>\n a lot ',
    })
    expect([status, body]).toEqual([
      200,
      { message: 'Thank you! The family can see it now.', done: ['1'] },
    ])
    const reply = {
      id: expect.any(String),
      for_name: 'Oma',
      title: 'Sock Mountain Match',
      is_hunt: false,
      note: 'We <b>laughed</b> a lot',
      done_at: '2026-03-02T09:00:00.000Z',
    }
    expect((await listed()).links[0].done_count).toBe(1)
    await owner.delete(`/user/day-links/${id}`)
    expect(await listed()).toEqual({ links: [], replies: [reply] })
    await owner.delete(`/user/day-link-replies/${replies()[0]?.id}`)
    expect(await listed()).toEqual({ links: [], replies: [] })
  })

  test('cannot be repeated after its line was removed, and is deleted with the link', async () => {
    const { id, token } = await makeDayLink(owner, { for_name: 'Omi' })
    await markDone(grandmother, token, { note: 'A nasty line' })
    const path = `/user/day-link-replies/${replies()[0]?.id}`
    expect((await owner.delete(path)).status).toBe(200)
    await markDone(grandmother, token, { note: 'Another nasty line' })
    expect((await listed()).replies).toEqual([])
    expect(JSON.stringify(replies())).not.toMatch(/nasty|Omi|Sock Mountain/)
    expect(replies()).toMatchObject([{ removed_at: '2026-03-02T09:00:00.000Z' }])
    expect((await owner.delete(path)).status).toBe(404)
    await owner.delete(`/user/day-links/${id}`)
    expect(replies()).toEqual([])
  })

  test('is deleted with a removed line when the link expires; the others stay', async () => {
    const { token } = await makeDayLink(owner)
    await markDone(grandmother, token)
    await markDone(grandmother, token, { item_id: '2', note: 'kept' })
    const { id } = (await listed()).replies.find(({ note }: { note: string }) => note !== 'kept')
    await owner.delete(`/user/day-link-replies/${id}`)
    app.clock.advance(day)
    sweepDayLinks(app.db, app.deps.now())
    expect(replies().map(({ note, day_link_id }) => [note, day_link_id])).toEqual([['kept', null]])
  })

  test('counts once, for two clicks or two people at once, and the first line stays', async () => {
    const { token } = await makeDayLink(owner)
    const requests = ['one', 'two', 'three'].map((note) => markDone(app.browser(), token, { note }))
    const responses = await Promise.all(requests)
    expect(responses.map(({ status, body }) => [status, body.done])).toEqual(
      responses.map(() => [200, ['1']]),
    )
    const thanked = responses.filter(({ body }) => body.message.startsWith('Thank you!'))
    expect(thanked).toHaveLength(1)
    const later = await markDone(grandmother, token, { note: 'later' })
    expect(later.body.message).toBe(
      'Someone has already told the family about this one. Your line was not sent.',
    )
    const [first, ...more] = replies().map(({ note }) => note)
    expect([['one', 'two', 'three'].includes(first ?? ''), more]).toEqual([true, []])
    for (const note of [first, '']) {
      const { body } = await markDone(grandmother, token, { note })
      expect(body.message).toBe('Thank you! The family can see it now.')
    }
    await markDone(grandmother, token, { item_id: '2', note: '' })
    expect((await openedDay(grandmother, token)).body.done).toEqual(['1', '2'])
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('gets the 404 of an unknown link if it was revoked meanwhile, and for what is not in it', async () => {
    const { id, token } = await makeDayLink(owner)
    for (const itemId of ['0', '3', 'sock-mountain-match', '__proto__']) {
      const { status, body } = await markDone(grandmother, token, { item_id: itemId })
      expect([status, body]).toEqual(theSame404)
    }
    await owner.delete(`/user/day-links/${id}`)
    const { status, body } = await markDone(grandmother, token, { note: 'Call 0171 2345678' })
    expect([status, body, replies()]).toEqual([...theSame404, []])
  })

  const lines: [string, string, string][] = [
    ['a number', 'Call me: 0171 2345678', 'contact_in_text'],
    ['a link', 'Look at www.example.com/win', 'contact_in_text'],
    ['an address', 'write to oma@example.com', 'contact_in_text'],
    ['a wish for pictures', 'Send me photos of the kids in the bath', 'contact_in_text'],
    ['too many letters', 'a'.repeat(301), 'invalid_input'],
  ]
  test.each(lines)('is refused with %s in its line', async (_, note, code) => {
    const { token } = await makeDayLink(owner)
    const { status, body } = await markDone(grandmother, token, { note })
    expect([status, body.code, replies()]).toEqual([400, code, []])
  })

  test('gets help if its line mentions distress, and nothing is stored', async () => {
    const { token } = await makeDayLink(owner)
    const note = 'I hit him again and I am scared of what I will do to him'
    const { status, body } = await markDone(grandmother, token, { note })
    expect([status, body.help.length > 0, replies()]).toEqual([200, true, []])
    expect(app.connection.serialize().includes('scared of what')).toBe(false)
  })
})

test('another family sees no link and no line, and can close and remove none', async () => {
  const { id, token } = await makeDayLink(owner)
  await markDone(grandmother, token)
  const intruder = await eve(app)
  expect(await listed(intruder)).toEqual({ links: [], replies: [] })
  const paths = [`/user/day-links/${id}`, `/user/day-link-replies/${replies()[0]?.id}`]
  for (const path of paths) {
    expect((await intruder.delete(path)).status).toBe(404)
    expect((await app.browser().delete(path)).status).toBe(401)
  }
  expect([links().length, replies().length]).toEqual([1, 1])
})

test('all of it is deleted when the family leaves', async () => {
  const { token } = await makeDayLink(owner)
  await markDone(grandmother, token)
  await owner.delete('/user', { password: 'quiet-otter-42' })
  expect([links(), replies()]).toEqual([[], []])
  expect((await openedDay(grandmother, token)).status).toBe(404)
})

/** An authored activity that a waiting family cannot open. */
function locked(): string {
  const row = app.connection.prepare("select id from activities where library = 'prebuilt'").get()
  return (row as { id: string }).id
}

function ownActivity(): string {
  const value = (query: string) => app.connection.prepare(query).get() as object
  const own = {
    ...value("select * from activities where id = 'squiggle-rescue'"),
    ...value("select family_id as owner_family_id from parents where name = 'Ana'"),
    id: 'own-1',
    library: 'own',
  }
  const names = Object.keys(own)
  app.connection
    .prepare(`insert into activities (${names}) values (${names.map(() => '?')})`)
    .run(Object.values(own))
  return 'own-1'
}
