import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type ClientHttp2Session, type ClientHttp2Stream, connect } from 'node:http2'
import { connect as connectTcp } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { startBuiltServer } from '../../e2e/server.ts'
import { type Caddy, caddyVersion, startCaddy } from './caddy.ts'
import type { Look } from './other-family.ts'

/*
 * One client holds thousands of requests whose bodies come byte by byte, through a real Caddy: another
 * family has to notice nothing.
 */

const kind = 'slow bodies'
const connections = 9
const streams = 240
const attackMs = 13_000
const dripEveryMs = 2_000
/** How long the page of another family may take, in milliseconds. */
const allowedMs = 100
/** Addresses of this machine that are not the proxy's own. */
const attacker = '127.0.0.2'
const family = '127.0.0.3'

/** What is wrong, in sentences; says what it saw. Nothing is tried where there is no Caddy. */
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
  const caddy = await startCaddy(Number(new URL(server.url).port), version, how)
  try {
    const statuses = new Map<number, number>()
    const sessions = await Promise.all(
      Array.from({ length: connections }, () => openSession(caddy)),
    )
    const otherFamily = await startLooking(caddy)
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
          // Caddy made its certificate itself, a moment ago.
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

/** Another family that looks at the front page until the attack is over; resolves once it has seen it. */
async function startLooking({ url }: Caddy): Promise<{ looks: Promise<Look[]> }> {
  const child = fork(
    fileURLToPath(new URL('./other-family.ts', import.meta.url)),
    [url, String(attackMs), family],
    { execArgv: ['--import', 'tsx'] },
  )
  await once(child, 'message')
  return { looks: once(child, 'message').then(([looks]) => looks as Look[]) }
}

function judged(
  looks: Look[],
  statuses: Map<number, number>,
  { isBuffering }: { isBuffering: boolean },
): string[] {
  const what = isBuffering ? 'the Caddyfile as shipped' : 'a proxy that passes slow bodies on'
  const times = looks.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  const failed = looks.filter(({ status }) => status !== 200)
  // Where every body comes through, the server is busy for a second with turning two thousand away.
  const [share, judgedAs] = isBuffering ? [1, 'slowest'] : [0.5, 'median']
  const judgedMs = at(share) ?? Number.POSITIVE_INFINITY
  console.log(
    `${kind}, ${connections} x ${streams}, ${what}: ${looks.length} looks at the front page of other families, ${failed.length} failed, median ${at(0.5)} ms, p90 ${at(0.9)} ms, slowest ${times.at(-1)} ms; answers to the attacker: ${[...statuses].map(([status, count]) => `${count} x ${status}`).join(', ') || 'none yet'}.`,
  )
  return [
    ...(failed.length > 0
      ? [`${kind}, ${what}: ${failed.length} of ${looks.length} looks failed`]
      : []),
    ...(judgedMs > allowedMs
      ? [`${kind}, ${what}: the page of another family took ${judgedMs} ms (${judgedAs})`]
      : []),
  ]
}
