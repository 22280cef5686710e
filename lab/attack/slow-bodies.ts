import { type ClientHttp2Session, type ClientHttp2Stream, connect } from 'node:http2'
import { connect as connectTcp } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { startBuiltServer } from '../../e2e/server.ts'
import { type Caddy, caddyVersion, startCaddy } from './caddy.ts'
import { judgedLooks, startLooking } from './looking.ts'
import type { Look } from './other-family.ts'

/*
 * One client holds thousands of requests whose bodies arrive byte by byte, through a real Caddy: another family must not notice.
 */

const kind = 'slow bodies'
const connections = 9
const streams = 240
const attackMs = 13_000
const dripEveryMs = 2_000
/** An address of this machine that is not the proxy's own. */
const attacker = '127.0.0.2'

/** Findings, in sentences; prints what it saw. Skipped without a Caddy. */
export async function attackWithSlowBodies(): Promise<string[]> {
  const version = process.platform === 'linux' ? caddyVersion() : null
  if (version === null) {
    console.log('Slow bodies through a proxy were not tried: that takes Linux with Caddy (caddy).')
    return []
  }
  return [
    ...(await attack(version, { isBuffering: true })),
    ...(await attack(version, { isBuffering: false })),
  ]
}

async function attack(version: string, how: { isBuffering: boolean }): Promise<string[]> {
  const server = await startBuiltServer({ TRUST_PROXY: '127.0.0.1' })
  const caddy = await startCaddy([Number(new URL(server.url).port)], version, how)
  try {
    const statuses = new Map<number, number>()
    const sessions = await Promise.all(
      Array.from({ length: connections }, () => openSession(caddy)),
    )
    const otherFamily = await startLooking(caddy.url, attackMs)
    const open = sessions.flatMap((session) =>
      Array.from({ length: streams }, () => startBody(session, statuses)),
    )
    const drip = setInterval(() => {
      for (const stream of open) if (stream.writable) stream.write(' ')
    }, dripEveryMs)
    const looks = await otherFamily.looks
    clearInterval(drip)
    for (const session of sessions) session.destroy()
    return judged(looks, statuses, how)
  } finally {
    await caddy.stop()
    await server.stop()
  }
}

function openSession({ url, port }: Caddy): Promise<ClientHttp2Session> {
  return new Promise((resolve, reject) => {
    const session = connect(url, {
      createConnection: () =>
        connectTls({
          socket: connectTcp({ host: '127.0.0.1', port, localAddress: attacker }),
          servername: 'localhost',
          ALPNProtocols: ['h2'],
          // Caddy created its certificate a moment ago.
          rejectUnauthorized: false,
        }),
    })
    // Once connected, no one is notified when the connection is cut.
    session.on('error', reject)
    session.once('connect', () => resolve(session))
  })
}

function startBody(session: ClientHttp2Session, statuses: Map<number, number>): ClientHttp2Stream {
  const stream = session.request({
    ':method': 'POST',
    ':path': '/api/login',
    'content-type': 'application/json',
    'content-length': '50000',
  })
  stream.on('response', ({ ':status': status = 0 }) =>
    statuses.set(status, (statuses.get(status) ?? 0) + 1),
  )
  // Refused ones are cut: that is what should happen.
  stream.on('error', () => {})
  stream.write('{')
  return stream.resume()
}

function judged(
  looks: Look[],
  statuses: Map<number, number>,
  { isBuffering }: { isBuffering: boolean },
): string[] {
  const what = isBuffering ? 'the Caddyfile as shipped' : 'a proxy that passes slow bodies on'
  const counts = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')
  const more = `responses to the attacker: ${counts || 'none yet'}`
  // Where every body comes through, the server needs a second to refuse two thousand.
  return judgedLooks(
    looks,
    `${kind}, ${connections} x ${streams}, ${what}`,
    more,
    isBuffering ? 1 : 0.5,
  )
}
