import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { TestBrowser } from '@fgm/api/test-browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConnection, type ReadResponse } from './http-reader.ts'
import { openGenerator } from './ledger.ts'
import { type BuiltServer, startBuiltServer } from './server.ts'

/*
 * Every kind of response, read from a raw socket byte by byte: the length of a body is given exactly once, and the
 * next response over the same connection begins right there (RFC 9112 §6, §9.3).
 */

const admin = { email: 'root@example.com', password: 'sunny-sock-mountain' }
const modern = 'gzip, deflate, br, zstd'

let server: BuiltServer
let port = 0
/** Cookies and tokens of the requester. */
const headersOf: Record<'visitor' | 'parent' | 'administrator', string> = {
  visitor: '',
  parent: '',
  administrator: '',
}

beforeAll(async () => {
  server = await startBuiltServer({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password })
  openGenerator(server)
  port = Number(new URL(server.url).port)
  const open = () =>
    new TestBrowser({ request: (path, init) => fetch(`${server.url}${path}`, init as RequestInit) })
  const parent = open()
  await parent.post('/register', { name: 'Ana', email: 'ana@example.com', password: 'brave-river' })
  const administrator = open()
  await administrator.post('/api/login', admin)
  headersOf.parent = await headersFrom(parent)
  headersOf.administrator = await headersFrom(administrator)
})
afterAll(() => server?.stop())

async function headersFrom(browser: TestBrowser): Promise<string> {
  const token = await browser.csrfToken()
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  return `Cookie: ${cookie}\r\nX-CSRFToken: ${token}\r\n`
}

type Kind = {
  what: string
  first: string
  status: number
  headers?: Record<string, string>
  body?: string
  who?: keyof typeof headersOf
  framing?: ReadResponse['framing']
}

const json = { 'Content-Type': 'application/json' }
const page = { Accept: 'text/html' }
const compressed = { 'Accept-Encoding': modern }
const jsonl = { 'trpc-accept': 'application/jsonl' }
const cards = 'GET /trpc/activities.cards?batch=1&input=%7B%7D'
const several = 'GET /trpc/activities.cards,auth.status,tiers.nothing?batch=1&input=%7B%7D'
const wish = {
  child_age: 5,
  category: 'Creative',
  available_materials: ['paper'],
  duration: 5,
  child_interests: ['art'],
  skill_focus: 'creativity',
}
const form = { ...page, 'Content-Type': 'application/x-www-form-urlencoded' }
const [script = ''] = readdirSync(join(import.meta.dirname, '../packages/web/dist/assets')).filter(
  (name) => name.endsWith('.js'),
)
const asset = `GET /assets/${script}`

const kinds: Kind[] = [
  { what: 'REST, a list that is kept', first: 'GET /activities/public', status: 200 },
  { what: 'REST, one', first: 'GET /activities/sock-mountain-match', status: 200 },
  { what: 'REST, of a family', first: 'GET /user/profile', status: 200, who: 'parent' },
  { what: 'REST, logged out', first: 'GET /user/profile', status: 401 },
  { what: 'REST, its own data', first: 'GET /user/export', status: 200, who: 'parent' },
  { what: 'REST, not found', first: 'GET /activities/none', status: 404 },
  { what: 'REST, bad JSON', first: 'POST /api/login', status: 400, headers: json, body: '{' },
  { what: 'REST, no token', first: 'POST /api/login', status: 400, headers: json, body: '{}' },
  { what: 'REST, not for parents', first: 'GET /api/admin/settings', status: 403, who: 'parent' },
  {
    what: 'a body that is too large',
    first: 'POST /api/login',
    status: 413,
    // It is refused for its declared length. Sending it anyway may reset the connection.
    headers: { 'Content-Length': '300000' },
  },
  { what: 'no such path', first: 'GET /api/none', status: 404 },
  { what: 'no such method', first: 'PATCH /children', status: 405 },
  { what: 'OPTIONS', first: 'OPTIONS /register', status: 204 },
  { what: 'tRPC, one', first: 'GET /trpc/auth.status', status: 200 },
  { what: 'tRPC, a batch', first: several, status: 207 },
  { what: 'tRPC, a stream', first: several, status: 200, headers: jsonl },
  { what: 'tRPC, a stream to HTTP/1.0', first: several, status: 200, headers: jsonl },
  { what: 'tRPC, cards', first: cards, status: 200 },
  { what: 'tRPC, cards compressed', first: cards, status: 200, headers: compressed },
  {
    what: 'tRPC, cards as the page requests them',
    first: cards,
    status: 200,
    headers: { ...compressed, ...jsonl },
  },
  { what: 'tRPC, not found', first: 'GET /trpc/no.such', status: 404 },
  { what: 'tRPC, a broken escape', first: 'GET /trpc/x%', status: 404 },
  {
    what: 'tRPC, an activity while it is made',
    first: 'POST /trpc/generator.generate?batch=1',
    status: 200,
    headers: { ...json, ...jsonl },
    body: JSON.stringify({ 0: wish }),
    who: 'parent',
    framing: 'chunked',
  },
  { what: 'a page that is ready', first: 'GET /', status: 200, headers: page },
  {
    what: 'a prebuilt page, compressed',
    first: 'GET /',
    status: 200,
    headers: { ...page, ...compressed },
  },
  {
    what: 'a page of an activity',
    first: 'GET /activities/shadow-wave',
    status: 200,
    headers: page,
  },
  {
    what: 'a page of a family',
    first: 'GET /dashboard',
    status: 200,
    headers: page,
    who: 'parent',
  },
  { what: 'no such page', first: 'GET /nowhere', status: 404, headers: { ...page, ...compressed } },
  { what: 'another name of a page', first: 'GET /premium', status: 302, headers: page },
  { what: 'an untidy address', first: 'GET /login/', status: 308, headers: page },
  { what: 'a form without scripts', first: 'POST /login', status: 303, headers: form, body: 'a=b' },
  { what: 'an asset', first: asset, status: 200 },
  { what: 'an asset in brotli', first: asset, status: 200, headers: { 'Accept-Encoding': 'br' } },
  { what: 'an asset in gzip', first: asset, status: 200, headers: { 'Accept-Encoding': 'gzip' } },
  { what: 'a part of an asset', first: asset, status: 200, headers: { Range: 'bytes=0-9' } },
  { what: 'no such asset', first: 'GET /assets/none.js', status: 404 },
  { what: 'a printable', first: 'GET /downloads/shadow-wave.pdf', status: 200 },
  {
    what: 'clues as a printable',
    first: 'GET /api/scavenger-hunts/rainbow-rooms/print',
    status: 200,
    who: 'parent',
  },
  { what: 'a receipt of no one', first: 'GET /user/receipts/a.pdf', status: 404, who: 'parent' },
  {
    what: 'the queue as CSV',
    first: 'GET /api/admin/waitlist-queue/export',
    status: 200,
    who: 'administrator',
  },
  { what: 'a link in a mail', first: 'GET /api/mail/unsubscribe?token=a', status: 302 },
  { what: 'the API document', first: 'GET /api/openapi.json', status: 200, headers: compressed },
  { what: 'its page', first: 'GET /api/docs', status: 200, headers: page },
  {
    what: 'a script of its page',
    first: 'GET /api/docs/swagger-ui-bundle.js',
    status: 200,
    headers: compressed,
  },
  { what: 'robots', first: 'GET /robots.txt', status: 200 },
  { what: 'the map of the site', first: 'GET /sitemap.xml', status: 200 },
  { what: 'health', first: 'GET /healthz', status: 200 },
  { what: 'readiness', first: 'GET /readyz', status: 200 },
  { what: 'figures', first: 'GET /metrics', status: 200 },
]

/** A request as bytes; to HTTP/1.0 where its name says so. */
function bytesOf(kind: Kind, first = kind.first): string {
  const { headers = {}, body, who = 'visitor' } = kind
  const lines = Object.entries({
    Host: `localhost:${port}`,
    ...headers,
    ...(body !== undefined && { 'Content-Length': String(body.length) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${first} HTTP/${isOld(kind) ? '1.0' : '1.1'}\r\n${lines.join('')}${headersOf[who]}\r\n${body ?? ''}`
}

const isOld = ({ what }: Kind) => what.endsWith('HTTP/1.0')
const health = () => `GET /healthz HTTP/1.1\r\nHost: localhost:${port}\r\n`

/** Sends the request with a health check right behind it, and reads both; then once more, as the last of the connection. */
async function responseTo(kind: Kind, first = kind.first): Promise<ReadResponse> {
  const connection = openConnection(port)
  try {
    const [method = ''] = first.split(' ')
    connection.write(bytesOf(kind, first))
    // With HTTP/1.0 nothing more is requested.
    if (!isOld(kind)) connection.write(`${health()}\r\n`)
    const response = await connection.read(method)
    if (response.framing === 'close') return response
    if (response.isLast) {
      expect(await connection.readToEnd()).toHaveLength(0)
      return response
    }
    expect((await connection.read('GET')).body.toString()).toBe('{"status":"ok"}')
    connection.write(`${health()}Connection: close\r\n\r\n`)
    expect((await connection.read('GET')).isLast).toBe(true)
    expect(await connection.readToEnd()).toHaveLength(0)
    return response
  } finally {
    connection.close()
  }
}

/** The body without its content coding. @throws when it is not in that coding to the last byte. */
function plain({ headers, body }: ReadResponse): Buffer {
  const [coding] = headers.get('content-encoding') ?? []
  if (coding === 'br') return brotliDecompressSync(body)
  if (coding === 'gzip') return gunzipSync(body)
  expect(coding).toBeUndefined()
  return body
}

const isBodyless = (status: number) => status === 204 || (status >= 300 && status < 400)

test.each(kinds)('$what: one body, its length once, and the next response', async (kind) => {
  const response = await responseTo(kind)
  expect(response.status, response.body.toString().slice(0, 400)).toBe(kind.status)
  if (kind.framing) expect(response.framing).toBe(kind.framing)
  if (isOld(kind)) expect(response.framing).not.toBe('chunked')
  const body = plain(response)
  if (!isBodyless(kind.status)) expect(body.length).toBeGreaterThan(0)
  const [type = ''] = response.headers.get('content-type') ?? []
  if (type.startsWith('application/json') && !kind.headers?.['trpc-accept'])
    expect(() => JSON.parse(body.toString())).not.toThrow()
  if (type === 'application/pdf') expect(body.toString('latin1').trimEnd()).toMatch(/%%EOF$/)
})

const reads = kinds.filter(({ first }) => first.startsWith('GET '))

test.each(reads)('HEAD, $what: the same without its body', async (kind) => {
  const head = await responseTo(kind, kind.first.replace('GET', 'HEAD'))
  expect(head.framing).toBe('none')
  // tRPC responds to every HEAD with 204.
  if (head.status === 204) return
  expect(head.status).toBe(kind.status)
  const [length] = head.headers.get('content-length') ?? []
  // Figures differ in every response.
  if (length === undefined || kind.what === 'figures') return
  expect((await responseTo(kind)).body).toHaveLength(Number(length))
})

test('what a browser has already gets 304 and no body', async () => {
  for (const what of ['an asset', 'an asset in gzip', 'a script of its page']) {
    const kind = kinds.find((one) => one.what === what) as Kind
    const [etag] = (await responseTo(kind)).headers.get('etag') ?? []
    expect(etag, what).toMatch(/^(?:W\/)?"/)
    const again = { ...kind, headers: { ...kind.headers, 'If-None-Match': etag ?? '' } }
    expect((await responseTo(again)).status, what).toBe(304)
    expect((await responseTo(again, kind.first.replace('GET', 'HEAD'))).status, what).toBe(304)
  }
})

test.each([
  [
    'two lengths',
    `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n`,
  ],
  [
    'two framings',
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a backslash', 'GET /a\\b HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
])('a request with %s is refused, and the connection ends', async (_, request) => {
  const connection = openConnection(port, { mayBeReset: true })
  connection.write(request)
  const { status, isLast } = await connection.read('GET')
  expect(String(status)).toMatch(/^4/)
  if (isLast) expect(await connection.readToEnd()).toHaveLength(0)
  connection.close()
})
