import { connect } from 'node:net'
import fc from 'fast-check'

/* What no client library would send: written to the socket byte by byte. */

export type RawShot = { kind: string; bytes: Buffer }
export type RawOutcome = { text: string; ms: number; is_closed: boolean }

const silenceMs = 8_000

/** Sends bytes, half-closes, and reads until the server ends the connection or stops sending. */
export function sendRaw(port: number, { bytes }: RawShot): Promise<RawOutcome> {
  const started = performance.now()
  const chunks: Buffer[] = []
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isClosed: boolean) => {
      socket.destroy()
      resolve({
        text: Buffer.concat(chunks).toString('latin1'),
        ms: Math.round(performance.now() - started),
        is_closed: isClosed,
      })
    }
    socket.setTimeout(silenceMs, () => end(false))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', () => end(true))
    // A server that refuses may close before everything is sent; 'close' follows.
    socket.on('error', () => {})
    socket.end(bytes)
  })
}

/** What is wrong with it; empty when all is well. */
export function rawFindings({ kind }: RawShot, { text, ms, is_closed }: RawOutcome): string[] {
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
  return [
    ...(is_closed ? [] : [`fell silent for ${silenceMs} ms`]),
    ...(ms > 5_000 && is_closed ? [`took ${ms} ms`] : []),
    ...(statuses.some((status) => status >= 500) ? [`responded ${statuses}`] : []),
    ...(kind === 'two lengths' && (statuses.length > 1 || statuses.some((status) => status < 400))
      ? [`was read as two requests: ${statuses}`]
      : []),
    ...(/\bat .{1,200}:\d+:\d+|node_modules|SQLITE_/.test(text) ? ['tells what is inside'] : []),
  ]
}

/** Raw requests, then valid requests with random changes. */
export function rawInputs(seed: number, count: number): RawShot[] {
  const list = Object.entries(byHand).flatMap(([kind, requests]) =>
    requests.map((request) => ({ kind, bytes: Buffer.from(request, 'latin1') })),
  )
  return [...list, ...mutated(seed, count)]
}

const host = 'Host: localhost\r\n'
const smuggled = `GET /api/admin/settings HTTP/1.1\r\n${host}\r\n`
const post = `POST /api/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n`

const byHand: Record<string, string[]> = {
  'two lengths': [
    `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `${post}Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${smuggled}`,
    `${post}Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
    `${post}Content-Length: 5, 6\r\n\r\n{"a"}${smuggled}`,
    `${post}Content-Length: +5\r\n\r\n{"a"}${smuggled}`,
    `${post}Content-Length: -1\r\n\r\n${smuggled}`,
    `${post}Content-Length: 0x5\r\n\r\n{"a"}${smuggled}`,
    `${post}Content-Length : 5\r\n\r\n{"a"}${smuggled}`,
    `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${smuggled}`,
    `${post}Transfer-Encoding\r\n : chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${smuggled}`,
    `${post}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n${smuggled}`,
    `${post}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n${smuggled}`,
  ],
  heads: [
    `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(33_000)}\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}${'X: 1\r\n'.repeat(3_000)}\r\n`,
    `GET /${'x'.repeat(33_000)} HTTP/1.1\r\n${host}\r\n`,
    `GET / HTTP/1.1\r\n${host}Cookie: ${'a=b; '.repeat(2_500)}\r\n\r\n`,
    `GET / HTTP/1.1\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: \r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: a b\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: [::1\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${'a'.repeat(300)}\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: localhost:99999999\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}X\0Y: 1\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}X: a\nY: b\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host} folded: 1\r\n\r\n`,
    `GET / HTTP/1.1\n${host.replace('\r', '')}\n`,
    `GET / HTTP/1.1\r\n${host}Connection: upgrade\r\nUpgrade: websocket\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
    `${post}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
    `${post}Content-Length: 10\r\n\r\n{}`,
    `${post}Content-Length: 999999999999\r\n\r\n{}`,
    `${post}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n`,
    `${post}Transfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  ],
  lines: [
    `GET /\r\n`,
    `GET / HTTP/0.9\r\n\r\n`,
    `GET / HTTP/1.0\r\n\r\n`,
    `GET / HTTP/2.0\r\n${host}\r\n`,
    `GET / HTTP/9.9\r\n${host}\r\n`,
    `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
    `GET  /  HTTP/1.1\r\n${host}\r\n`,
    `FOO / HTTP/1.1\r\n${host}\r\n`,
    `get / HTTP/1.1\r\n${host}\r\n`,
    `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`,
    `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
    `GET http://evil.example/ HTTP/1.1\r\n${host}\r\n`,
    `GET //evil.example/%2e%2e HTTP/1.1\r\n${host}\r\n`,
    `GET /..%2f..%2fetc/passwd HTTP/1.1\r\n${host}\r\n`,
    `GET /../../etc/passwd HTTP/1.1\r\n${host}\r\n`,
    `GET /\\..\\..\\etc\\passwd HTTP/1.1\r\n${host}\r\n`,
    `GET /assets/..%5c..%5cpackage.json HTTP/1.1\r\n${host}\r\n`,
    `GET /%00 HTTP/1.1\r\n${host}\r\n`,
    `GET /%zz%E0%A4%A HTTP/1.1\r\n${host}\r\n`,
    `GET /\xff\xfe HTTP/1.1\r\n${host}\r\n`,
    `GET /?\x01 HTTP/1.1\r\n${host}\r\n`,
    `GET / HTTP/1.1\r\n${host}\r\n`.repeat(50),
    `\r\n\r\n\r\nGET / HTTP/1.1\r\n${host}\r\n`,
    '\0'.repeat(2_000),
    '\xff'.repeat(2_000),
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    '{"a":1}',
    '',
  ],
}

/** Valid requests with some bytes changed, removed or doubled at random. */
function mutated(seed: number, count: number): RawShot[] {
  const good = [
    `${post}Content-Length: 44\r\n\r\n{"email":"a@example.com","password":"quiet"}`,
    `GET /activities/sock-mountain-match?child_id=1 HTTP/1.1\r\n${host}Cookie: fgm_session=abc\r\n\r\n`,
    `GET /trpc/auth.status?batch=1&input=%7B%7D HTTP/1.1\r\n${host}Accept: */*\r\n\r\n`,
    `${post}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  ]
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    byte: fc.nat(255),
    how: fc.nat(2),
  })
  const odd = fc.record({
    base: fc.constantFrom(...good),
    changes: fc.array(change, { minLength: 1, maxLength: 8 }),
  })
  return fc.sample(odd, { seed, numRuns: count }).map(({ base, changes }) => {
    const bytes = [...Buffer.from(base, 'latin1')]
    for (const { at, byte, how } of changes) {
      const place = Math.floor(at * (bytes.length - 1))
      if (how === 0) bytes[place] = byte
      else if (how === 1) bytes.splice(place, 1)
      else bytes.splice(place, 0, bytes[place] ?? byte)
    }
    return { kind: 'bytes by chance', bytes: Buffer.from(bytes) }
  })
}
