import { beforeEach, describe, expect, test } from 'vitest'
import { ana, eve } from '../../../test/cast.ts'
import { addBlueprint, smallHunt, smallPlay } from '../../../test/houses.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

/* Long lists in pages: `limit` and `cursor`, and the next page in `Link` or `next_cursor`. */

let app: TestApp
let family: TestBrowser
let childId: string
beforeEach(async () => {
  app = createTestApp()
  const registered = await ana(app)
  family = registered.browser
  childId = registered.child_id
})

type Row = { id?: string; activity_id?: string }
const idOf = ({ id, activity_id }: Row) => id ?? activity_id

/** The address of the next page; null on the last. */
const nextOf = (headers: Headers) =>
  /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? null

/** The rows of a list, whatever key they are under. */
const rowsIn = (body: Row[] | Record<string, Row[]>): Row[] =>
  Array.isArray(body) ? body : (Object.values(body).find(Array.isArray) ?? [])

/** All pages of a list, in order. */
async function pagesOf(path: string): Promise<Row[][]> {
  const pages: Row[][] = []
  for (let next: string | null = path; next; ) {
    const { status, headers, body } = await family.get(next)
    expect([next, status]).toEqual([next, 200])
    pages.push(rowsIn(body))
    const url = new URL(path, 'http://localhost')
    if (body.next_cursor) url.searchParams.set('cursor', body.next_cursor)
    next = body.next_cursor ? `${url.pathname}${url.search}` : nextOf(headers)
  }
  return pages
}

/** Adds that many own hunts, made and played, and activities done and made, some at the same moment. */
async function fill(count: number) {
  const blueprintId = await addBlueprint(family)
  const [first] = (await family.get('/activities')).body
  for (let number = 1; number <= count; number += 1) {
    if (number % 2) app.clock.advance(60)
    const hunt = { ...smallHunt, hunt_name: `Hunt ${number}`, blueprint_id: blueprintId }
    const { id } = (await family.post('/api/scavenger-hunts', hunt)).body
    await family.post(`/api/scavenger-hunts/${id}/complete`, { ...smallPlay, completion_id: id })
    app.connection
      .prepare(
        `insert into generations (id, family_id, state, request, attempt, activity_id, credits_charged, created_at)
         select ?, family_id, 'delivered', '{}', 0, ?, 0, ? from parents where name = 'Ana'`,
      )
      .run(`g${number}`, ownCopy(first.id, number), app.deps.now().toISOString())
  }
  const activities = (await family.get('/activities')).body.slice(0, count)
  for (const { id } of activities)
    await family.post(`/activities/${id}/complete`, { child_id: childId })
}

function ownCopy(of: string, number: number): string {
  const row = app.connection.prepare('select * from activities where id = ?').get(of) as object
  const owner = app.connection
    .prepare("select family_id from parents where name = 'Ana'")
    .pluck()
    .get()
  const own = { ...row, id: `own-${number}`, owner_family_id: owner, library: 'own' }
  const names = Object.keys(own)
  app.connection
    .prepare(`insert into activities (${names}) values (${names.map(() => '?')})`)
    .run(Object.values(own))
  return `own-${number}`
}

const lists: [path: string, query: () => string, hasWhole: boolean][] = [
  ['/activities', () => '', true],
  ['/activities', () => 'place=table', true],
  ['/api/scavenger-hunts', () => '', true],
  ['/user/generated-activities', () => '', true],
  ['/user/activity-history', () => `child_id=${childId}`, true],
  ['/user/hunt-memories', () => '', false],
]

describe('a long list', () => {
  test.each(lists)(
    '%s (%#) has the same rows in pages as in one response, in the same order',
    async (path, query) => {
      await fill(7)
      const whole = (await family.get(`${path}?${query()}`)).body
      for (const limit of [1, 3, 7, 200]) {
        const pages = await pagesOf(`${path}?${query()}&limit=${limit}`)
        expect(pages.flat().map(idOf)).toEqual(rowsIn(whole).map(idOf))
        expect(pages.slice(0, -1).every(({ length }) => length === limit)).toBe(true)
        expect(pages.at(-1)?.length).toBeGreaterThan(0)
        if (limit > 3) continue
        expect(pages.length).toBeGreaterThan(2)
      }
    },
  )

  test.each(lists.filter(([, , hasWhole]) => hasWhole))(
    '%s (%#) is complete and has no next page without a limit',
    async (path, query) => {
      await fill(7)
      const { headers, body } = await family.get(`${path}?${query()}`)
      expect([headers.get('link'), rowsIn(body).length]).toEqual([null, expect.any(Number)])
      expect(rowsIn(body).length).toBeGreaterThan(6)
    },
  )

  test.each(lists)('%s (%#) refuses an invalid limit or cursor', async (path, query) => {
    for (const limit of ['0', '-1', '201', '1.5', 'x'])
      expect((await family.get(`${path}?${query()}&limit=${limit}`)).body.code).toBe(
        'invalid_input',
      )
    for (const cursor of ['x', 'bnVsbA', btoa('["a","b","c"]'), 'x'.repeat(200)]) {
      const { status, body } = await family.get(`${path}?${query()}&cursor=${cursor}`)
      expect([status, body.code]).toEqual([400, 'unknown_page'])
    }
  })

  test('continues at the right row after a deletion or an insertion', async () => {
    await fill(5)
    const path = '/api/scavenger-hunts?limit=2'
    const whole = rowsIn((await family.get('/api/scavenger-hunts')).body).map(idOf)
    const first = await family.get(path)
    await family.delete(`/api/scavenger-hunts/${whole[1]}`)
    const second = await family.get(nextOf(first.headers) ?? '')
    expect(rowsIn(second.body).map(idOf)).toEqual(whole.slice(2, 4))
    const hunt = { ...smallHunt, blueprint_id: await addBlueprint(family) }
    await family.post('/api/scavenger-hunts', hunt)
    const third = await family.get(nextOf(second.headers) ?? '')
    expect(rowsIn(third.body).map(idOf)).toEqual(whole.slice(4, 6))
  })

  test('of the community checks its limit, too', async () => {
    const { status, body } = await family.get('/community/activities?limit=0')
    expect([status, body.code]).toEqual([400, 'invalid_input'])
  })

  test('of a child is only for its own family', async () => {
    const other = await eve(app)
    const { status } = await other.get(`/user/activity-history?child_id=${childId}`)
    expect([status, (await app.browser().get('/user/hunt-memories')).status]).toEqual([404, 401])
  })
})
