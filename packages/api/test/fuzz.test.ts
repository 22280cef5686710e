import { ErrorCode } from '@fgm/shared/error-codes'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { procedureDefinition, procedurePaths } from '../src/http/rest/procedures.ts'
import { routes } from '../src/http/rest/routes.ts'
import { ana, openFeature } from './cast.ts'
import { isNight } from './extent.ts'
import { smallHouse, smallHunt } from './houses.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/*
 * Random requests to every row of the table and every procedure, logged in and out: never a server error, always a
 * sentence and a code of the list, never any internals.
 */

/**
 * Inputs per row and per procedure, each sent by a visitor and by a founder; at night many times as many. Every run
 * begins with another seed, which a failure reports.
 */
const runs = isNight ? 48 : 2

let app: TestApp
let sent = 0
beforeAll(() => {
  app = createTestApp()
})
afterAll(() => expect(sent).toBeGreaterThanOrEqual(isNight ? 3_000 : 1_000))

type Sender = { child_id: string; headers: { cookie: string; 'x-csrftoken': string } }

/** The senders: a visitor and a founder, both with a valid CSRF token. */
async function senders(): Promise<Sender[]> {
  // A fresh database for every row: a founder may log out, or change their password.
  app = createTestApp()
  openFeature(app, 'premium_library')
  openFeature(app, 'community_sharing')
  const { browser: founder, child_id } = await ana(app)
  return Promise.all(
    [app.browser(), founder].map(async (browser) => {
      const token = await browser.csrfToken()
      const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
      return { child_id, headers: { cookie, 'x-csrftoken': token } }
    }),
  )
}

/** Valid fields of all operations; most inputs differ from it in one field. */
const valid = {
  id: 'sock-mountain-match',
  child_id: '{child_id}',
  name: 'Mia',
  email: 'new@example.com',
  password: 'quiet-otter-42',
  current_password: 'quiet-otter-42',
  new_password: 'quiet-otter-43',
  token: 'abc',
  activity_ids: ['sock-mountain-match'],
  for_name: 'Oma',
  days: 2,
  item_id: '1',
  invitation: 'x'.repeat(24),
  choice: 'bring',
  with_copy: true,
  referral_code: 'ABC',
  birth_date: '2021-05-20',
  interests: ['animals'],
  preferences: '',
  blueprint_id: 'cozy-apartment',
  blueprint_data: smallHouse,
  is_public: false,
  version: 1,
  hunt_name: 'Rainy Day',
  hunt_type: 'color',
  items_data: smallHunt.items_data,
  difficulty_level: 2,
  age_range: '5-6',
  press: 0,
  completion_id: 'completion-1',
  completion_time: 60,
  items_found: 2,
  total_items: 2,
  fun_rating: 5,
  parent_notes: '',
  activity_id: 'sock-mountain-match',
  rating: 5,
  verdict: 'loved',
  minutes: 5,
  reason: 'Too loud',
  note: 'Laughed a lot',
  query: 'paper',
  category: 'Math',
  cursor: 'WyIyMDI2IiwieCJd',
}
const names = [...Object.keys(valid), '__proto__', 'constructor', 'toString']
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme-composite', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\r\nSet-Cookie: a=b',
    "' or 1=1 --",
    '"; drop table users; --',
    '../../etc/passwd',
    '%00',
    '%',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '\uD800',
    '\u202E',
    'NaN',
    '1e400',
    '[object Object]',
    'a@example.com',
    'a@example.com, b@example.com',
    '2020-02-31',
    'sock-mountain-match',
    'x'.repeat(5_000),
  ),
)
const oddNumber = fc.oneof(
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(-0, 1e308, -1, 2 ** 53 + 2),
)
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  oddNumber,
  fc.boolean(),
  fc.constant(null),
  fc.array(oddText, { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    JSON.parse('{"__proto__":{"is_admin":true}}'),
    [[[[]]]],
    Array(500).fill('animals'),
  ),
)
const oddObject = fc.dictionary(fc.oneof(fc.constantFrom(...names), oddText), oddValue, {
  maxKeys: 6,
  noNullPrototype: true,
})
const oneOddThing = fc
  .tuple(fc.constantFrom(...names), oddValue)
  .map(([name, value]) => ({ ...valid, [name]: value }))
const oddBody = fc.oneof(
  { weight: 6, arbitrary: oneOddThing.map((body) => JSON.stringify(body)) },
  { weight: 3, arbitrary: oddObject.map((body) => JSON.stringify(body)) },
  fc.jsonValue().map((body) => JSON.stringify(body)),
  oddText,
  fc.constantFrom(
    '{',
    '[]',
    'null',
    '"text"',
    '{"a":1}{"b":2}',
    '{"__proto__":null,"id":{}}',
    '['.repeat(50_000),
    `{"a":${'['.repeat(9_999)}`,
  ),
)
const oddQuery = fc
  .array(
    fc.tuple(fc.oneof(fc.constantFrom(...names, 'child_id[]', 'input', 'batch'), oddText), oddText),
    { maxLength: 5 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&'))
const contentType = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/problem+json',
  '',
)

/** Replaces the placeholder by the child of this run. */
const withChild = (text: string, { child_id }: Sender) => text.replaceAll('{child_id}', child_id)

/** For URLs: a lone surrogate cannot be encoded there. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))

/** No internals: no stack, no file, no SQL, no library. */
const inside =
  /\bat .{1,200}:\d+:\d+|node_modules|\.ts\b|SQLITE|sqlite3|drizzle|select .* from |insert into |ZodError|TRPCError|undefined/i

async function judge(response: Response) {
  sent += 1
  const text = await response.text()
  expect(response.status, text).toBeLessThan(500)
  if (response.status === 204 || text === '') return
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const body = JSON.parse(text)
  if (response.status < 400) return
  for (const one of Array.isArray(body) ? body : [body]) {
    const sentence = typeof one.error === 'string' ? one.error : one.error?.message
    expect(sentence, text).toMatch(/\S+ \S+/)
    expect(ErrorCode.options, text).toContain(one.error?.data?.code ?? one.code)
  }
  expect(text).not.toMatch(inside)
}

const sample = <T>(arbitrary: fc.Arbitrary<T>, send: (input: T) => Promise<void>) =>
  fc.assert(fc.asyncProperty(arbitrary, send), { numRuns: runs, endOnFailure: true })

const rows = routes.map(([method, path]) => ({ method, path }))

describe('every row of the table', () => {
  test.each(rows)('$method $path', async ({ method, path }) => {
    const all = await senders()
    const input = fc.record({
      id: fc.oneof(oddText, fc.constant('{child_id}')),
      query: oddQuery,
      body: oddBody,
      type: contentType,
    })
    await sample(input, async ({ id, query, body, type }) => {
      const url = `${path.replaceAll(/:\w+/g, id === '{child_id}' ? id : encoded(id))}?${query}`
      for (const sender of all) {
        const headers = { ...sender.headers, accept: '*/*', 'content-type': type }
        const sentBody = method !== 'GET' && { body: withChild(body, sender) }
        await judge(await app.app.request(withChild(url, sender), { method, headers, ...sentBody }))
      }
    })
  })
})

describe('every procedure', () => {
  test.each(procedurePaths())('%s', async (path) => {
    const all = await senders()
    const isQuery = procedureDefinition(path).type === 'query'
    await sample(
      fc.record({ body: oddBody, query: oddQuery, type: contentType }),
      async ({ body, query, type }) => {
        for (const sender of all) {
          const input = withChild(body, sender)
          const headers = { ...sender.headers, 'content-type': type }
          const url = `/trpc/${path}?${isQuery ? `input=${encoded(input)}&` : ''}${query}`
          const request = isQuery ? { headers } : { method: 'POST', headers, body: input }
          await judge(await app.app.request(url, request))
        }
      },
    )
  })
})

describe('everything else in a request', () => {
  test('any path gets a response without a server error', async () => {
    const segment = fc.oneof(
      oddText.map(encoded),
      fc.constantFrom(
        '%',
        '%zz',
        '%E0%A4%A',
        '..',
        '.',
        'api',
        'trpc',
        'activities',
        'downloads',
        'x.pdf',
      ),
    )
    await sample(fc.array(segment, { maxLength: 4 }), async (segments) => {
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
        const response = await app.app.request(`/${segments.join('/')}`, { method })
        sent += 1
        expect(response.status).toBeLessThan(500)
      }
    })
  })

  test('any cookie and any header gets a response without a server error', async () => {
    const value = fc.string({
      unit: fc.constantFrom(...'=;,"%\\\t \u00ff', 'a', 'fgm_session=', 'fgm_visitor='),
      maxLength: 30,
    })
    await sample(
      fc.record({ cookie: value, token: value, accept: value, forwarded: value }),
      async (odd) => {
        const headers = {
          cookie: odd.cookie,
          'x-csrftoken': odd.token,
          accept: odd.accept,
          'x-forwarded-for': odd.forwarded,
          'x-request-id': odd.token,
        }
        await judge(await app.app.request('/api/auth/status', { headers }))
        await judge(await app.app.request('/api/logout', { method: 'POST', headers }))
      },
    )
  })

  test('a body of more than 256 kB is refused, with its length declared or not', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(257 * 1024) })
    const [sender] = await senders()
    const headers = { ...sender?.headers, 'content-type': 'application/json' }
    const stream = () => new Blob([body]).stream()
    for (const request of [{ body }, { body: stream(), duplex: 'half' as const }]) {
      const response = await app.app.request('/register', { method: 'POST', headers, ...request })
      expect([response.status, await response.json()]).toEqual([
        413,
        { error: 'That is too large for us to take.', code: 'too_large' },
      ])
    }
  })

  test('nothing that was sent reached the prototype of all objects', () => {
    expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined()
  })
})
