import { auditEntries, creditEntriesTable } from '@fgm/db/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, eve, registerFamilies, root } from '../../../test/cast.ts'
import { familyIdOf } from '../../../test/generator-app.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

let app: TestApp
let administrator: TestBrowser
beforeEach(async () => {
  app = createTestApp()
  administrator = await root(app)
})

const path = '/api/admin/families'
type Listed = { name: string; registration_number: number }
const search = async (query: string) => {
  const { body } = await administrator.get(`${path}?query=${encodeURIComponent(query)}`)
  return body.families.map(({ name }: Listed) => name)
}
const entries = () => app.db.select().from(auditEntries).all()

describe('the list of families', () => {
  test('has what an administrator needs to know, and nothing that opens an account', async () => {
    await ana(app)
    const { status, body } = await administrator.get(path)
    expect([status, body.next_cursor]).toEqual([200, null])
    expect(body.families).toEqual([
      {
        id: familyIdOf(app, 'Ana'),
        name: 'Ana',
        email: 'ana@example.com',
        email_verified: false,
        registration_number: 1,
        referral_code: expect.stringMatching(/^\w{8}$/),
        tier: 'founding_premium',
        founding_member: true,
        founding_spot: { state: 'confirmed', held_until: null },
        waitlist_status: 'active',
        credits_remaining: 50,
        children_count: 1,
        blocked_at: null,
        created_at: '2026-03-02T09:00:00.000Z',
      },
    ])
  })

  test('can be searched by part of a name or address, by number and by referral code', async () => {
    const { browser } = await ana(app)
    await app.register({ name: 'Ben', email: 'ben_c@example.com' })
    // A name from before the rules for names.
    app.connection.exec("update parents set name = 'Ben % Cohen' where name = 'Ben'")
    const { referral_code } = (await browser.get('/user/profile')).body
    expect(await search('AN')).toEqual(['Ana'])
    expect(await search('ben_')).toEqual(['Ben % Cohen'])
    expect(await search('% c')).toEqual(['Ben % Cohen'])
    expect(await search('b%n')).toEqual([])
    for (const query of ['1', '#1', referral_code.toLowerCase()])
      expect(await search(query)).toEqual(['Ana'])
    expect(await search('example.com')).toEqual(['Ben % Cohen', 'Ana'])
  })

  test('can be filtered by tier and by confirmed addresses, with a count', async () => {
    registerFamilies(app, 52)
    app.connection.exec(
      'update families set confirmed_at = created_at where registration_number not in (2, 51)',
    )
    const found = async (wanted: string) => {
      const { body } = await administrator.get(`${path}?${wanted}`)
      return [body.total, ...body.families.map((one: Listed) => one.registration_number)]
    }
    expect(await found('tier=recovery_tier')).toEqual([2, 52, 51])
    expect(await found('is_confirmed=false')).toEqual([2, 51, 2])
    expect(await found('is_confirmed=true&tier=recovery_tier')).toEqual([1, 52])
    expect((await found(''))[0]).toBe(52)
    expect((await administrator.get(`${path}?tier=gold`)).status).toBe(400)
  })

  test('comes in pages, newest first, without duplicates while others register', async () => {
    registerFamilies(app, 30)
    const seen: number[] = []
    const totals: (number | null)[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await administrator.get(`${path}${cursor && `?cursor=${cursor}`}`)
      totals.push(body.total)
      seen.push(...body.families.map((one: Listed) => one.registration_number))
      cursor = body.next_cursor
      if (seen.length === 25) await eve(app)
    }
    expect(seen).toHaveLength(30)
    expect(totals).toEqual([30, null])
    expect((await administrator.get(`${path}?limit=10`)).body.families).toHaveLength(10)
    expect(seen).toEqual([...new Set(seen)].sort((one, other) => other - one))
    for (const wrong of ['cursor=x', 'limit=101'])
      expect((await administrator.get(`${path}?${wrong}`)).status).toBe(400)
  })

  test('leaves out families that left, and is read by the index of numbers', async () => {
    const leaving = await eve(app)
    await leaving.delete('/user', { password: 'quiet-otter-42' })
    expect(await search('')).toEqual([])
    const plan = app.connection
      .prepare(
        `explain query plan select * from families where registration_number is not null
         and deleted_at is null and registration_number < 900 order by registration_number desc limit 26`,
      )
      .all() as { detail: string }[]
    expect(plan.map(({ detail }) => detail).join()).toMatch(/SEARCH .* INDEX families_registration/)
  })
})

describe('a grant of credits', () => {
  let id: string
  beforeEach(async () => {
    await ana(app)
    id = familyIdOf(app, 'Ana')
  })
  const grant = (body: object, headers = {}) =>
    administrator.post(`${path}/${id}/credits`, body, headers)
  const granted = () =>
    app.db
      .select()
      .from(creditEntriesTable)
      .all()
      .filter(({ reason }) => reason === 'granted')

  test('is an entry in the ledger, with its reason', async () => {
    const { status, body } = await grant({ amount: 20, reason: ' A  bad week ' })
    expect([status, body.credits_remaining]).toEqual([200, 70])
    expect(body.credit_entries).toMatchObject([
      { amount: 20, reason: 'granted', note: 'A bad week' },
      { amount: 50, reason: 'became_active', note: null },
    ])
    const log = (await administrator.get('/api/admin/audit-log')).body.entries
    expect(log).toMatchObject([
      { administrator_name: 'Root', what: 'Gave Ana 20 credits.', details: { amount: 20 } },
    ])
  })

  test.each([
    { amount: 0 },
    { amount: -5 },
    { amount: 501 },
    { amount: 1.5 },
    { amount: '20' },
    { amount: 20, reason: ' \u200B ' },
    { amount: 20, reason: 'x'.repeat(201) },
  ])('of %j is refused with a sentence', async (wrong) => {
    const { status, body } = await grant({ reason: 'Because', ...wrong })
    expect([status, typeof body.error]).toEqual([400, 'string'])
    expect([granted(), entries()]).toEqual([[], []])
  })

  test('is made once for one key, for any number of clicks at once', async () => {
    const click = () => grant({ amount: 20, reason: 'Once', idempotency_key: 'click-0001' })
    const responses = await Promise.all(Array.from({ length: 5 }, click))
    expect(responses.map(({ status, body }) => [status, body.credits_remaining])).toEqual(
      Array(5).fill([200, 70]),
    )
    expect([granted().length, entries().length]).toEqual([1, 1])
    await grant({ amount: 20, reason: 'Once' }, { 'idempotency-key': 'click-0001' })
    expect(granted()).toHaveLength(1)
    await grant({ amount: 20, reason: 'Twice', idempotency_key: 'click-0002' })
    expect([granted().length, entries().length]).toEqual([2, 2])
  })

  test('is refused with a key of another grant', async () => {
    await grant({ amount: 20, reason: 'Once', idempotency_key: 'click-0001' })
    for (const other of [{ amount: 50 }, { reason: 'Twice' }]) {
      const click = { amount: 20, reason: 'Once', idempotency_key: 'click-0001', ...other }
      const { status, body } = await grant(click)
      expect([status, body.error]).toEqual([409, '20 credits were given with this click already.'])
    }
    expect([granted().length, entries().length]).toEqual([1, 1])
  })

  test('with the key of another family’s grant is its own grant', async () => {
    await eve(app)
    const click = { amount: 20, reason: 'Once', idempotency_key: 'click-0001' }
    await grant(click)
    await administrator.post(`${path}/${familyIdOf(app, 'Eve')}/credits`, click)
    expect(granted()).toHaveLength(2)
  })

  test('is not for administrators, unknown families, or families that left', async () => {
    const click = { amount: 20, reason: 'Once' }
    const own = await administrator.post(`${path}/${familyIdOf(app, 'Root')}/credits`, click)
    expect([own.status, own.body.error]).toEqual([409, 'This is an administrator, not a family.'])
    expect((await administrator.post(`${path}/nobody/credits`, click)).status).toBe(404)
    const browser = app.browser()
    await browser.post('/api/login', { email: 'ana@example.com', password: 'quiet-otter-42' })
    await browser.delete('/user', { password: 'quiet-otter-42' })
    expect((await grant(click)).status).toBe(404)
  })

  test('keeps its entry when the family leaves, but none of the words about it', async () => {
    await grant({ amount: 20, reason: 'Ana asked nicely' })
    const browser = app.browser()
    await browser.post('/api/login', { email: 'ana@example.com', password: 'quiet-otter-42' })
    await browser.delete('/user', { password: 'quiet-otter-42' })
    const [entry] = (await administrator.get('/api/admin/audit-log')).body.entries
    expect(entry).toMatchObject({ what: 'Gave a family that left 20 credits.', target_id: id })
    expect(entry.details).toEqual({ amount: 20 })
    expect(JSON.stringify(entries())).not.toContain('Ana')
  })
})

describe('the page of one family', () => {
  test('adds its invitations and shared activities; an unknown one is a 404', async () => {
    await ana(app)
    const { body } = await administrator.query('admin.family', { id: familyIdOf(app, 'Ana') })
    expect(body).toMatchObject({
      ...{ name: 'Ana', has_password: true, referral_count: 0, shared_count: 0 },
      credit_entries: [{ amount: 50 }],
    })
    expect(JSON.stringify(body)).not.toContain('argon2')
    expect((await administrator.query('admin.family', { id: 'nobody' })).status).toBe(404)
  })
})
