import { brokenInvariants } from '@fgm/db/invariants'
import { beforeEach, describe, expect, test } from 'vitest'
import { addChild, ana, openFeature } from '../../../test/cast.ts'
import { addOwn } from '../../../test/community.ts'
import { invite, leaveFamily, moveIn, secondParent } from '../../../test/families.ts'
import { addBlueprint, smallPlay } from '../../../test/houses.ts'
import { createTestApp, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

/* Data of the same kind in two families, and the sum of joining repeatedly. */

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

const namesIn = ({ children }: { children: { name: string }[] }) =>
  children.map(({ name }) => name).join()
const credits = async (browser: TestBrowser) =>
  (await browser.get('/user/profile')).body.ai_credits.remaining

describe('hunts that both families finished', () => {
  test('stay two memories, though one device gave both the same id', async () => {
    const ben = await app.register({ name: 'Ben' })
    const leo = await addChild(ben, { name: 'Leo', birth_date: '2019-01-02' })
    const [hunt] = (await first.get('/api/scavenger-hunts')).body.hunts
    const { items_data } = (await first.get(`/api/scavenger-hunts/${hunt.id}`)).body
    const finish = (browser: TestBrowser, child: string) =>
      browser.post(`/api/scavenger-hunts/${hunt.id}/complete`, {
        ...smallPlay,
        completion_id: '0b6f5a52-4d0e-4a4e-9a51-6f0a4f0f8a11',
        items_found: items_data.length,
        total_items: items_data.length,
        child_ids: [child],
      })
    expect((await finish(first, mia)).status).toBe(200)
    expect((await finish(ben, leo)).status).toBe(200)
    const { status, body } = await moveIn(ben, await invite(first), 'bring')
    expect([status, body.message]).toEqual([200, 'Welcome. You share one family now.'])
    const { memories } = (await first.get('/user/hunt-memories')).body
    expect(memories.map(namesIn).sort()).toEqual(['Leo', 'Mia'])
    expect(brokenInvariants(app.connection)).toEqual([])
  })
})

describe('plays', () => {
  const play = (browser: TestBrowser, child: string, more: object) =>
    browser.mutate('activities.recordPlay', {
      ...{ id: 'shadow-wave', play_id: 'play-1', played_at: '2026-03-02T08:55:00.000Z' },
      ...{ children: [{ child_id: child, face: 'fine' }], ...more },
    })
  const historyOf = async (browser: TestBrowser, child: string) =>
    (await browser.get(`/user/activity-history?child_id=${child}`)).body.entries

  test('are merged with their copy, with the line that was added to it', async () => {
    await play(first, mia, {})
    const second = await secondParent(app, first)
    await leaveFamily(second, true)
    const [copy] = (await second.get('/user/profile')).body.children
    const note = { id: 'shadow-wave', child_id: copy.id, note: 'She hid.' }
    expect((await second.mutate('activities.note', note)).status).toBe(200)
    await play(second, copy.id, { play_id: 'play-2', played_at: '2026-03-02T08:59:00.000Z' })
    await moveIn(second, await invite(first), 'bring')
    expect(await historyOf(first, mia)).toMatchObject([
      { play_id: 'play-2', face: 'fine', note: '' },
      { play_id: 'play-1', face: 'fine', note: 'She hid.' },
    ])
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('of both families stay two, though one device gave both the same id', async () => {
    const ben = await app.register({ name: 'Ben' })
    const leo = await addChild(ben, { name: 'Leo', birth_date: '2019-01-02' })
    await play(first, mia, {})
    await play(ben, leo, { played_at: '2026-03-02T08:30:00.000Z' })
    await moveIn(ben, await invite(first), 'bring')
    expect(await historyOf(first, mia)).toMatchObject([
      { completed_at: '2026-03-02T08:55:00.000Z' },
    ])
    expect(await historyOf(first, leo)).toMatchObject([
      { completed_at: '2026-03-02T08:30:00.000Z' },
    ])
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('of a child that only one of the copies still has stay that child’s', async () => {
    app.clock.advance(60)
    const ada = await addChild(first, { name: 'Ada', birth_date: '2019-01-01' })
    const both = [mia, ada].map((childId) => ({ child_id: childId, face: 'loved' }))
    await play(first, mia, { children: both })
    const second = await secondParent(app, first)
    await leaveFamily(second, true)
    await first.delete(`/children/${ada}`)
    await moveIn(second, await invite(first), 'bring')
    const week = { from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z' }
    const { plays } = (await first.query('activities.plays', week)).body
    expect(plays.map(namesIn)).toEqual(['Mia,Ada'])
    expect(brokenInvariants(app.connection)).toEqual([])
  })
})

describe('first credits', () => {
  test('count once, however often someone founds a family and brings it', async () => {
    for (const name of ['Mole', 'Vole', 'Shrew']) {
      const guest = await app.register({ name })
      expect(await credits(guest)).toBe(50)
      expect((await moveIn(guest, await invite(first), 'bring')).status).toBe(200)
      expect(await credits(first)).toBe(50)
      expect((await guest.delete('/user', { password: testPassword })).status).toBe(200)
    }
    expect(await credits(first)).toBe(50)
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('are lost, and others move; the choices and the mail say how many', async () => {
    const ben = await app.register({ name: 'Ben' })
    app.connection.exec(`insert into credit_entries (id, family_id, amount, reason, created_at)
      select 'gift', family_id, 7, 'granted', joined_at from parents where name = 'Ben'`)
    const invitation = await invite(first)
    const { own } = (await ben.post('/user/family/join-choices', { invitation })).body
    expect(own).toMatchObject({ credits: 57, credits_along: 7 })
    await moveIn(ben, invitation, 'bring')
    expect(await credits(first)).toBe(57)
    const mail = app.connection
      .prepare("select text_body from mail_outbox where kind = 'moved_in'")
      .pluck()
      .get()
    expect(mail).toContain('0 children and 7 credits came along')
    expect(mail).toContain('The first credits of a family come once')
    expect(brokenInvariants(app.connection)).toEqual([])
  })
})

describe('a child', () => {
  /** Leaves with a copy, changes it, and comes back. @returns the children of the family then. */
  async function comeBack(change: { name?: string; birth_date?: string }) {
    const second = await secondParent(app, first)
    await leaveFamily(second, true)
    const [copy] = (await second.get('/user/profile')).body.children
    await second.post('/activities/shadow-wave/complete', { child_id: copy.id })
    const { name, birth_date } = copy
    expect((await second.put(`/children/${copy.id}`, { name, birth_date, ...change })).status).toBe(
      200,
    )
    expect((await moveIn(second, await invite(first), 'bring')).status).toBe(200)
    expect(brokenInvariants(app.connection)).toEqual([])
    return (await first.get('/user/profile')).body.children
  }

  test.each([{ name: 'Mia Rose' }, { birth_date: '2021-05-21' }])(
    'is one again though its copy was put right: %o',
    async (change) => {
      expect(await comeBack(change)).toMatchObject([{ id: mia, name: 'Mia' }])
      expect((await first.query('activities.marks')).body.completed).toHaveLength(1)
    },
  )

  test('stays separate if the copy became another child', async () => {
    const children = await comeBack({ name: 'Kim', birth_date: '2019-01-01' })
    expect(children.map(({ name }: { name: string }) => name).sort()).toEqual(['Kim', 'Mia'])
  })
})

describe('own activities', () => {
  const titles = async (browser: TestBrowser) =>
    (
      app.connection
        .prepare(
          `select title from activities join parents on parents.family_id = owner_family_id
           where parents.id = ? order by title`,
        )
        .pluck() as { all: (id: string) => string[] }
    ).all((await browser.get('/api/auth/status')).body.user.id)

  test('do not multiply by leaving with a copy and returning, six times', async () => {
    addOwn(app, 'Ana', 'one')
    addOwn(app, 'Ana', 'two')
    const second = await secondParent(app, first)
    await second.post('/activities/one/complete', { child_id: mia })
    await second.post('/activities/two/favorite', { child_id: mia })
    for (let round = 1; round <= 6; round += 1) {
      app.clock.advance(60)
      expect((await leaveFamily(second, true)).status).toBe(200)
      expect(await titles(second)).toEqual(['Squiggles of one', 'Squiggles of two'])
      const [copy] = (await second.get('/user/profile')).body.children
      const made = app.connection
        .prepare(`select activities.id from activities join children on family_id = owner_family_id
          where children.id = ? and title = 'Squiggles of two'`)
        .pluck()
        .get(copy.id)
      await second.post(`/activities/${made}/complete`, { child_id: copy.id })
      expect((await moveIn(second, await invite(first), 'bring')).status).toBe(200)
      expect(await titles(first)).toEqual(['Squiggles of one', 'Squiggles of two'])
    }
    const marks = (await second.query('activities.marks')).body
    const done = marks.completed.map((one: { activity_id: string }) => one.activity_id)
    expect(done.sort()).toEqual(['one', 'two'])
    expect(marks.favorites).toMatchObject([{ child_id: mia, activity_id: 'two' }])
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('are merged if only fields that no one typed differ', async () => {
    addOwn(app, 'Ana', 'one')
    const second = await secondParent(app, first)
    await leaveFamily(second, true)
    // As a later release may write it for one of them first.
    app.connection.exec(`update activities set moments = '{}', position = 7 where id = 'one'`)
    await moveIn(second, await invite(first), 'bring')
    expect(await titles(first)).toEqual(['Squiggles of one'])
  })

  test('of the same words that two families wrote stay two', async () => {
    addOwn(app, 'Ana', 'one')
    const ben = await app.register({ name: 'Ben' })
    addOwn(app, 'Ben', 'one-of-ben')
    app.connection.exec(`update activities set title = 'Squiggles of one' where id = 'one-of-ben'`)
    await moveIn(ben, await invite(first), 'bring')
    expect(await titles(first)).toEqual(['Squiggles of one', 'Squiggles of one'])
  })

  test('are replaced by the original in links for a day, too', async () => {
    addOwn(app, 'Ana', 'one')
    const second = await secondParent(app, first)
    await leaveFamily(second, true)
    app.connection.exec(`insert into day_links
        (id, family_id, token_hash, for_name, items, expires_at, created_at)
      select 'link', owner_family_id, 'hash', 'Gran', json_array(json_object('source_id', id)), '2027', '2026'
      from activities where title = 'Squiggles of one' and id <> 'one'`)
    await moveIn(second, await invite(first), 'bring')
    const items = app.connection.prepare("select items from day_links where id = 'link'").pluck()
    expect(items.get()).toBe('[{"source_id":"one"}]')
  })

  test('that were changed since stay separate', async () => {
    addOwn(app, 'Ana', 'one')
    const second = await secondParent(app, first)
    await leaveFamily(second, true)
    app.connection.exec(`update activities set title = 'Mine' where id = 'one'`)
    await moveIn(second, await invite(first), 'bring')
    expect(await titles(first)).toEqual(['Mine', 'Squiggles of one'])
  })
})

describe('the home', () => {
  const homeOfHunts = async () =>
    (await first.get('/api/scavenger-hunts/rainbow-rooms')).body.blueprint_id

  /** Ben draws a house a minute from now, and chooses it as home. @returns its id. */
  async function arriveWithHouse() {
    app.clock.advance(60)
    const ben = await app.register({ name: 'Ben' })
    const house = await addBlueprint(ben)
    expect((await moveIn(ben, await invite(first), 'bring')).status).toBe(200)
    return house
  }

  test('of a family stays the same when a house arrives that was drawn later', async () => {
    const house = await addBlueprint(first)
    await arriveWithHouse()
    expect(await homeOfHunts()).toBe(house)
  })

  test('stays the same even if it is a copy that no one has chosen', async () => {
    const copy = (await first.post('/api/blueprints/two-bedroom-home/copy')).body.id
    await arriveWithHouse()
    expect(await homeOfHunts()).toBe(copy)
  })

  test('is the house that arrives if the family has none', async () => {
    const house = await arriveWithHouse()
    expect(await homeOfHunts()).toBe(house)
  })
})
