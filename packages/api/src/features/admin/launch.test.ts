import { beforeEach, describe, expect, test } from 'vitest'
import { ana, registerFamilies, root } from '../../../test/cast.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeEach(() => {
  app = createTestApp()
})

const path = '/api/admin/waitlist-queue'
type Row = { queue_position: number; registration_number: number; name: string }
const numbers = (rows: Row[]) => rows.map((row) => row.registration_number)

describe('the waitlist queue', () => {
  test('counts families by status and by tier, and no administrator', async () => {
    const browser = await root(app)
    registerFamilies(app, 52)
    app.activate('Family 52')
    const { body } = await browser.get(path)
    expect(body.summary).toEqual({ total_users: 52, active: 51, reserved: 1, waitlisted: 0 })
    expect(
      body.tiers.map((row: { range: string; users: number }) => [row.range, row.users]),
    ).toEqual([
      ['1-50', 50],
      ['51-100', 2],
      ['101-200', 0],
      ['201-400', 0],
      ['401+', 0],
    ])
    expect(body.waitlist_queue).toMatchObject([{ queue_position: 1, name: 'Family 51' }])
    expect(body.next_cursor).toBeNull()
  })

  test('without a limit is complete and in order', async () => {
    const browser = await root(app)
    registerFamilies(app, 150)
    const { body } = await browser.get(path)
    expect(body.waitlist_queue).toHaveLength(100)
    expect(body.waitlist_queue.map((row: Row) => row.queue_position)).toEqual(
      Array.from({ length: 100 }, (_, at) => at + 1),
    )
    expect(body.next_cursor).toBeNull()
  })

  test('comes in pages without gaps or duplicates', async () => {
    const browser = await root(app)
    registerFamilies(app, 57)
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { body: { waitlist_queue: Row[]; next_cursor: string | null } } =
        await browser.get(`${path}?limit=3${cursor && `&cursor=${cursor}`}`)
      seen.push(...numbers(page.body.waitlist_queue))
      cursor = page.body.next_cursor
    }
    expect(seen).toEqual([51, 52, 53, 54, 55, 56, 57])
  })

  test('can be searched by a part of a name or an address, literally', async () => {
    const browser = await root(app)
    registerFamilies(app, 54)
    const found = async (query: string) =>
      numbers((await browser.get(`${path}?query=${encodeURIComponent(query)}`)).body.waitlist_queue)
    expect(await found('fAMILY 53')).toEqual([53])
    expect(await found('family-52@')).toEqual([52])
    expect(await found('%')).toEqual([])
    expect((await browser.get(`${path}?query=53`)).body.waitlist_queue[0].queue_position).toBe(3)
  })

  test('can be filtered by tier, and shows confirmed addresses and referral counts', async () => {
    const browser = await root(app)
    registerFamilies(app, 102)
    app.connection.exec(`update families set confirmed_at = created_at where registration_number < 102;
      insert into referrals (id, referrer_family_id, state, created_at)
      select 'r', id, 'counted', created_at from families where registration_number = 102`)
    const { body } = await browser.get(`${path}?tier=value_tier`)
    expect(body.total).toBe(2)
    expect(body.waitlist_queue).toMatchObject([
      { queue_position: 51, tier: 'value_tier', referral_count: 0, email_verified: true },
      { queue_position: 52, tier: 'value_tier', referral_count: 1, email_verified: false },
    ])
    const rest = await browser.get(`${path}?tier=value_tier&query=102`)
    expect([rest.body.total, ...numbers(rest.body.waitlist_queue)]).toEqual([1, 102])
  })

  test('refuses an invalid cursor', async () => {
    const response = await (await root(app)).get(`${path}?cursor=x`)
    expect(response.status).toBe(400)
  })
})

describe('the endpoints of the launch', () => {
  const endpoints = [
    { name: 'GET the queue', method: 'get', path },
    { name: 'GET held referrals', method: 'get', path: '/api/admin/referrals' },
    { name: 'POST a decision', method: 'post', path: '/api/admin/referrals/nobody' },
  ] as const

  test.each(endpoints)('$name: visitors 401, parents 403', async ({ method, path }) => {
    const wanted = method === 'post' ? { decision: 'accept' } : undefined
    const request = (browser: Awaited<ReturnType<typeof root>>) =>
      method === 'post' ? browser.post(path, wanted) : browser.get(path)
    expect((await request(app.browser())).status).toBe(401)
    const parent = await request((await ana(app)).browser)
    expect([parent.status, parent.body]).toEqual([
      403,
      { error: 'Access Denied', code: 'access_denied' },
    ])
  })

  test('find only held referrals', async () => {
    const browser = await root(app)
    const response = await browser.post('/api/admin/referrals/nobody', { decision: 'accept' })
    expect([response.status, response.body.error]).toEqual([404, 'Referral not found'])
    expect((await browser.get('/api/admin/referrals')).body).toEqual({ referrals: [] })
  })
})
