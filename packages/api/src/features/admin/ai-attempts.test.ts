import { aiAttemptsTable } from '@fgm/db/schema'
import { expect, test } from 'vitest'
import { ana, root } from '../../../test/cast.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

const path = '/api/admin/ai-attempts'

type Attempt = Partial<typeof aiAttemptsTable.$inferInsert> & { id: string }

function record({ db }: TestApp, ...attempts: Attempt[]) {
  for (const [place, attempt] of attempts.entries())
    db.insert(aiAttemptsTable)
      .values({
        provider: 'one',
        model: 'm',
        outcome: 'delivered',
        is_success: true,
        ms: 900,
        is_counted: true,
        created_at: `2026-03-02T08:00:${String(place).padStart(2, '0')}.000Z`,
        ...attempt,
      })
      .run()
}

type Page = { body: { attempts: Attempt[]; next_cursor: string | null } }

const three: Attempt[] = [
  { id: 'a', first_token_ms: 200, input_tokens: 500, output_tokens: 40, cost_micro_usd: 1_700 },
  { id: 'b', outcome: 'timeout', is_success: false, is_counted: false },
  { id: 'c', outcome: 'aborted', is_success: false },
]

test('attempts are listed newest first, with figures and the kind of error, and no family', async () => {
  const app = createTestApp()
  const browser = await root(app)
  record(app, ...three)
  const { attempts } = (await browser.get(path)).body
  expect(attempts.map(({ id, error }: { id: string; error: string }) => [id, error])).toEqual([
    ['c', 'The parent stopped it'],
    ['b', 'Did not answer in time'],
    ['a', null],
  ])
  expect(attempts[1]).toMatchObject({ outcome: 'timeout', is_counted: false, cost: null })
  expect(attempts[2]).toEqual({
    ...{
      id: 'a',
      provider: 'one',
      model: 'm',
      purpose: 'writing',
      outcome: 'delivered',
      is_success: true,
      error: null,
    },
    ...{ vendor_status: null, vendor_code: null },
    ...{ ms: 900, first_token_ms: 200, input_tokens: 500, output_tokens: 40, cost: 0.0017 },
    ...{ is_counted: true, created_at: '2026-03-02T08:00:00.000Z' },
  })
})

test('pages of one provider join without gaps or duplicates', async () => {
  const app = createTestApp()
  const browser = await root(app)
  const at = { created_at: '2026-03-02T08:00:00.000Z' }
  for (let place = 0; place < 5; place += 1)
    record(app, { id: `a${place}`, ...at }, { id: `b${place}`, ...at, provider: 'two' })
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { body }: Page = await browser.get(
      `${path}?provider=two&limit=2${cursor && `&cursor=${cursor}`}`,
    )
    seen.push(...body.attempts.map(({ id }) => id))
    cursor = body.next_cursor
    record(app, { id: `new${seen.length}`, provider: 'two' })
  }
  expect(seen.filter((id) => id.startsWith('b'))).toEqual(['b4', 'b3', 'b2', 'b1', 'b0'])
})

test.each(['cursor=x', 'limit=0', `provider=${'x'.repeat(101)}`])('refuses %s', async (query) => {
  const browser = await root(createTestApp())
  expect((await browser.get(`${path}?${query}`)).status).toBe(400)
})

test.each([path, '/api/admin/launch-days'])('%s is for administrators', async (url) => {
  const app = createTestApp()
  expect((await app.browser().get(url)).status).toBe(401)
  const parent = await (await ana(app)).browser.get(url)
  expect([parent.status, parent.body]).toEqual([
    403,
    { error: 'Access Denied', code: 'access_denied' },
  ])
})
