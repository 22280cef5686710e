import { deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { Input } from './client.ts'
import type { Body, Ids, Operation } from './operations.ts'
import { texts } from './strings.ts'

/* The inputs for one operation: one error at a time from tables, then several at once at random. */

/** The seed of the random inputs; the same seed sends the same. */
export type Chance = { seed: number; count: number }

/** The inputs for one operation. `every` thins the tables: 2 takes every second one. */
export function inputsAt(
  operation: Operation,
  ids: Ids,
  { every, chance }: { every: number; chance: Chance },
): Input[] {
  return [
    ...withTexts(operation, ids, every),
    ...thin(withTypes(operation, ids), every),
    ...thin(withBodies(operation, ids), every),
    ...thin(withForms(operation, ids), every),
    ...withQueries(operation, ids),
    ...byChance(operation, ids, chance),
  ]
}

/** The same bodies over tRPC. */
export function inputsAtProcedure(operation: Operation, ids: Ids, every: number): Input[] {
  const { procedure } = operation
  if (!procedure) return []
  const body = { id: operation.id(ids), ...operation.body(ids) }
  const inputs = [...leaves(body)].flatMap((place) => [
    ...thinned(every).map(({ text }) => replaced(body, place, text)),
    ...oddValues.map((value) => replaced(body, place, value)),
  ])
  return inputs.map((input) => {
    const text = JSON.stringify(input)
    return operation.method === 'GET'
      ? { kind: 'procedures', method: 'GET', path: `/trpc/${procedure}?input=${inPath(text)}` }
      : {
          kind: 'procedures',
          method: 'POST',
          path: `/trpc/${procedure}`,
          headers: json,
          body: text,
        }
  })
}

const json = { 'content-type': 'application/json' }
const thin = <T>(list: readonly T[], every: number) => list.filter((_, at) => at % every === 0)
const thinned = (every: number) => thin(texts, every)

/** A text as part of a URL; a lone surrogate as its invalid bytes. */
export const inPath = (text: string) =>
  [...text]
    .map((letter) => (/\p{Cs}/u.test(letter) ? '%ED%A0%80' : encodeURIComponent(letter)))
    .join('')

/** The URL of an operation, with an id and a query. */
function address(operation: Operation, id: string, query: Record<string, string> = {}) {
  const pairs = Object.entries(query).map(([name, value]) => `${inPath(name)}=${inPath(value)}`)
  return operation.path.replace('{id}', id) + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
}

function input(operation: Operation, ids: Ids, kind: string, change: Partial<Input>): Input {
  const body = operation.body(ids)
  return {
    kind,
    method: operation.method,
    path: address(operation, inPath(operation.id(ids))),
    headers: json,
    ...(body && { body: JSON.stringify(body) }),
    ...change,
  }
}

function withTexts(operation: Operation, ids: Ids, every: number): Input[] {
  const body = operation.body(ids)
  return thinned(every).flatMap(({ kind, text }) => {
    // Cut, to keep addresses below Node's limit of a head; longer ones are among the raw requests.
    const short = text.slice(0, 1_500)
    return [
      ...(operation.path.includes('{id}')
        ? [
            input(operation, ids, kind, {
              path: address(operation, inPath(short)),
              sent_text: short,
            }),
          ]
        : []),
      ...operation.in_query.map((name) =>
        input(operation, ids, kind, {
          path: address(operation, inPath(operation.id(ids)), { [name]: short }),
          sent_text: short,
        }),
      ),
      ...leaves(body ?? {}).map((place) =>
        input(operation, ids, kind, {
          body: JSON.stringify(replaced(body ?? {}, place, text)),
          sent_text: text,
        }),
      ),
    ]
  })
}

function withTypes(operation: Operation, ids: Ids): Input[] {
  const body = operation.body(ids)
  if (!body) return []
  const one = (text: string) => input(operation, ids, 'types of values', { body: text })
  return [
    ...leaves(body).flatMap((place) => oddValues.map((value) => replaced(body, place, value))),
    ...Object.keys(body).map((name) => ({ ...body, [name]: undefined })),
    ...wholes(body).flatMap((name) => oddValues.map((value) => ({ ...body, [name]: value }))),
    ...claims.map((claim) => ({ ...body, ...claim })),
  ]
    .map((each) => one(JSON.stringify(each)))
    .concat(oddNumbers.flatMap((number) => numbersIn(body, number).map(one)))
}

/** Numbers that JSON can write and JavaScript cannot hold: written by hand, because `JSON.stringify` writes null. */
const numbersIn = (body: Body, number: string): string[] =>
  Object.entries(body).map(([name]) =>
    JSON.stringify({ ...body, [name]: '@number@' }).replace('"@number@"', number),
  )

const oddNumbers = [
  '1e400',
  '-1e400',
  '9007199254740993',
  '-0',
  '1e-400',
  '0.1',
  'NaN',
  '01',
  '0x1',
]

const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  -1e308,
  '',
  [],
  {},
  [[]],
  [null],
  ['a', 'a'],
  Array(500).fill('animals'),
  { length: 1e9 },
  { toString: 'x', valueOf: 'y' },
  { $ne: null },
  { $gt: '' },
  JSON.parse('{"__proto__":{"is_admin":true}}'),
  { constructor: { prototype: { is_admin: true } } },
  { toString: null },
  { id: 'x', toJSON: 'y' },
]

/** Fields that no client may set. */
const claims: readonly Body[] = [
  { is_admin: true },
  { founding_member: true, tier: 'founding', waitlist_status: 'active' },
  { credits: 1_000_000, registration_number: 1 },
  {
    family_id: 'x',
    parent_id: 'x',
    owner_family_id: 'x',
    id: 'x',
    created_at: '2020-01-01T00:00:00.000Z',
  },
  { skip_payment: true, test_mode: true, amount: 0 },
  JSON.parse('{"__proto__":{"is_admin":true,"user":{"is_admin":true}}}'),
  { constructor: { prototype: { is_admin: true } } },
]

function withBodies(operation: Operation, ids: Ids): Input[] {
  const good = JSON.stringify(operation.body(ids) ?? {})
  return [
    ...oddBodies,
    good.slice(0, -1),
    `${good}${good}`,
    `\ufeff${good}`,
    good.replace('{', '{"__proto__":{"is_admin":true},'),
    good.replace('{', '{"a":1,"a":2,'),
  ].map((body) => input(operation, ids, 'bodies', { body }))
}

const deep = 20_000
const oddBodies = [
  '',
  ' ',
  '{',
  '[]',
  '[{}]',
  'null',
  'true',
  '"text"',
  '0',
  '{"a":1}{"b":2}',
  "{'a':1}",
  '{a:1}',
  '{"a":1,}',
  '\0',
  '{"\ud800":"\udfff"}',
  '['.repeat(deep),
  `${'['.repeat(deep)}${']'.repeat(deep)}`,
  `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`,
  `{"a":${'['.repeat(deep)}${']'.repeat(deep)}}`,
  `{${Array.from({ length: 2_000 }, (_, at) => `"k${at}":1`).join()}}`,
  JSON.stringify({ name: 'x'.repeat(200_000) }),
  JSON.stringify({ name: 'x'.repeat(300_000) }),
]

/** The same body with types, encodings and methods that the operation does not have. */
function withForms(operation: Operation, ids: Ids): Input[] {
  const good = JSON.stringify(operation.body(ids) ?? {})
  const one = (change: Partial<Input>) => input(operation, ids, 'types, encodings, methods', change)
  const compressed = (encoding: string, body: Buffer) =>
    one({ body, headers: { ...json, 'content-encoding': encoding } })
  return [
    ...oddTypes.map((type) =>
      one({ body: good, headers: type === null ? {} : { 'content-type': type } }),
    ),
    compressed('gzip', gzipSync(good)),
    compressed('deflate', deflateSync(good)),
    compressed('br', Buffer.from(good)),
    compressed('gzip', bomb),
    compressed('nonsense', Buffer.from(good)),
    one({
      body: Buffer.from(good, 'utf16le'),
      headers: { 'content-type': 'application/json; charset=utf-16' },
    }),
    one({ body: Buffer.from([0xff, 0xfe, 0x7b, 0xc3, 0x28, 0x7d]) }),
    one({
      body: Buffer.concat([Buffer.from(good.slice(0, -1)), Buffer.from([0xed, 0xa0, 0x80, 0x7d])]),
    }),
    ...oddMethods.map((method) => one({ method })),
    ...oddHeaders.map((headers) => one({ headers: { ...json, ...headers } })),
  ]
}

/** 20 MB in 20 kB. */
const bomb = gzipSync(Buffer.alloc(20_000_000))

const oddTypes = [
  null,
  '',
  'text/plain',
  'text/plain; charset=application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/xml',
  'application/json; charset=utf-7',
  'application/problem+json',
  'APPLICATION/JSON',
  'application/json, text/plain',
  ';application/json',
  'application/jsonx',
  '*/*',
  'x'.repeat(4_000),
]
const oddMethods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'LOCK',
]
const oddHeaders: Record<string, string>[] = [
  { 'x-http-method-override': 'DELETE' },
  { accept: 'text/html' },
  { accept: '*/*;q=x' },
  { 'accept-language': '*'.repeat(2_000) },
  { 'accept-encoding': 'gzip;q=NaN' },
  { range: 'bytes=0-18446744073709551615' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'yesterday' },
  { origin: 'https://evil.example', referer: 'https://evil.example/' },
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'for=evil' },
  { 'x-forwarded-for': `${'1.1.1.1, '.repeat(300)}x`, 'x-real-ip': "' or 1=1 --" },
  { 'x-request-id': '"><script>fgmxss()</script>' },
  { 'idempotency-key': 'x' },
  { 'idempotency-key': "' or 1=1 --".repeat(20) },
  { 'trpc-accept': 'application/jsonl' },
  { 'x-csrftoken': "' or 1=1 --" },
  { cookie: 'fgm_session=__proto__; fgm_visitor=%00' },
  { cookie: `fgm_session=${"'".repeat(3_000)}` },
  { cookie: '=;;;=a;%%%' },
  { expect: '200-ok' },
  { 'user-agent': 'WhatsApp/2' },
  { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
]

function withQueries(operation: Operation, ids: Ids): Input[] {
  const path = address(operation, inPath(operation.id(ids)))
  const names = [...operation.in_query, 'id', 'child_id']
  return [
    ...names.flatMap((name) => [
      `${name}=1&${name}=2`,
      `${name}[]=1`,
      `${name}[a]=1`,
      `${name}`,
      `${name}=%`,
      `${name}=%zz`,
      `${name}=%ff%fe`,
      `%00${name}=1`,
    ]),
    '__proto__[is_admin]=true',
    'constructor.prototype.is_admin=true',
    '&&&=&==',
    `${'a=1&'.repeat(1_000)}`,
    `a=${'x'.repeat(6_000)}`,
    'batch=1',
    'input={',
  ].map((query) => input(operation, ids, 'queries', { path: `${path}?${query}` }))
}

function byChance(operation: Operation, ids: Ids, { seed, count }: Chance): Input[] {
  const body = operation.body(ids)
  const names = ['id', ...operation.in_query, ...Object.keys(body ?? {})]
  const letters = fc.string({ unit: 'binary', maxLength: 60 })
  const value = fc.oneof(letters, fc.double(), fc.jsonValue({ maxDepth: 4 }))
  const odd = fc.record({
    id: fc.oneof(letters, fc.constant(operation.id(ids))),
    query: fc.dictionary(fc.oneof(fc.constantFrom(...names), letters), letters, { maxKeys: 3 }),
    changes: fc.dictionary(fc.oneof(fc.constantFrom(...names), letters), value, { maxKeys: 4 }),
  })
  return fc.sample(odd, { seed, numRuns: count }).map(({ id, query, changes }) =>
    input(operation, ids, 'by chance', {
      path: address(operation, inPath(id), query),
      ...(body && { body: JSON.stringify({ ...body, ...changes }) }),
    }),
  )
}

type Place = readonly (string | number)[]

/** Where a body has a text or a number. */
function leaves(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return place.length > 0 ? [place] : []
  return Object.entries(value).flatMap(([name, one]) =>
    leaves(one, [...place, Array.isArray(value) ? Number(name) : name]),
  )
}

/** The names of lists and objects as a whole; their leaves are separate places. */
const wholes = (body: Body): string[] =>
  Object.keys(body).filter((name) => typeof body[name] === 'object')

/** A copy with another value in one place. */
function replaced(body: Body, place: Place, value: unknown): Body {
  const copy = structuredClone(body)
  const last = place.at(-1) ?? ''
  // biome-ignore lint/suspicious/noExplicitAny: a place of a body of any shape
  const holder = place.slice(0, -1).reduce<any>((at, step) => at[step], copy)
  holder[last] = value
  return copy
}
