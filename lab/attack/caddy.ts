import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { promisify } from 'node:util'
import { freePort } from '../../e2e/server.ts'

/* A real Caddy with deploy/Caddyfile in front of our servers, on this machine only. */

export type Caddy = {
  url: string
  port: number
  /** The certificate of its CA, as PEM. */
  authority: string
  /** Replaces the servers behind it, like `systemctl reload caddy`. */
  reload: (upstreams: number[]) => Promise<void>
  /** The lines of its log. */
  log: readonly string[]
  stop: () => Promise<void>
}

const shipped = join(import.meta.dirname, '../../deploy/Caddyfile')
const buffering = /^\t*request_buffers (\S+)$/m

/** The version of the installed Caddy; null if there is none. */
export function caddyVersion(): string | null {
  const { stdout, status } = spawnSync('caddy', ['version'], { encoding: 'utf8' })
  return status === 0 ? (stdout.trim().split(' ')[0] ?? '').replace(/^v/, '') : null
}

/**
 * Starts Caddy in front of the servers at these ports. @param isBuffering false for a proxy that forwards every piece of a body
 * as it arrives, @param change further changes of the file. @throws with its output when it does not start.
 */
export async function startCaddy(
  upstreams: number[],
  version: string,
  { isBuffering, change = (text) => text }: { isBuffering: boolean; change?: ChangeText },
): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-caddy-'))
  const [port, adminPort] = [await freePort(), await freePort()]
  const file = join(folder, 'Caddyfile')
  const text = readFileSync(shipped, 'utf8')
  if (!buffering.test(text)) throw new Error('deploy/Caddyfile buffers no request bodies')
  const buffered = isBuffering ? inWordsOf(version, text) : without(text)
  writeFileSync(file, forThisMachine(change(buffered), adminPort))
  const envWith = (ports: number[]) => ({
    PATH: process.env.PATH,
    // Its certificates and its state are in the folder that is removed at the end.
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    DOMAIN: `localhost:${port}`,
    UPSTREAM: ports.map((one) => `127.0.0.1:${one}`).join(' '),
  })
  const how = ['--adapter', 'caddyfile', '--config', file]
  const caddy = spawn('caddy', ['run', ...how], {
    env: envWith(upstreams),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(caddy, 'close')
  const kill = () => caddy.kill('SIGKILL')
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const logLines: string[] = []
  await isServing(caddy, logLines)
    .then(() => isTrusted(port))
    .catch(async (cause) => {
      await stop()
      throw cause
    })
  return {
    url: `https://localhost:${port}`,
    port,
    authority: readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8'),
    reload: async (ports) => {
      const address = ['--address', `127.0.0.1:${adminPort}`]
      const reload = () =>
        promisify(execFile)('caddy', ['reload', ...how, ...address], { env: envWith(ports) })
      // Its own response may be cut off, because it restarts the listener that sends it.
      await reload().catch(reload)
    },
    log: logLines,
    stop,
  }
}

type ChangeText = (text: string) => string

/** Caddy before 2.6.3 has other names for the same. */
function inWordsOf(version: string, text: string): string {
  const [major = 0, minor = 0, patch = 0] = version
    .split('.')
    .map((part) => Number.parseInt(part, 10))
  const isOld = major === 2 && (minor < 6 || (minor === 6 && patch < 3))
  return isOld ? text.replace(buffering, '\t\tbuffer_requests\n\t\tmax_buffer_size $1') : text
}

const without = (text: string) => text.replace(buffering, '')

/** No port 80, a separate port for `caddy reload`, and no certificate added to this machine's trust store. */
const forThisMachine = (text: string, adminPort: number) =>
  text.replace(
    /^\{$/m,
    `{\n\tadmin 127.0.0.1:${adminPort}\n\tskip_install_trust\n\tauto_https disable_redirects`,
  )

/** Resolves once it serves. @param logLines receives its lines, until it ends. */
async function isServing(caddy: ChildProcess, logLines: string[]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    if (!caddy.stderr) throw new Error('Caddy has no output to read')
    createInterface(caddy.stderr).on('line', (line) => {
      logLines.push(line)
      if (line.includes('serving initial configuration')) resolve()
    })
    caddy.once('error', reject)
    caddy.once('close', () => reject(new Error(`Caddy did not start:\n${logLines.join('\n')}`)))
  })
}

/** It listens before it has created its certificate. */
async function isTrusted(port: number): Promise<void> {
  for (let tries = 0; !(await shakesHands(port)); tries += 1) {
    if (tries > 100) throw new Error('Caddy made no certificate')
    await wait(100)
  }
}

function shakesHands(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, servername: 'localhost', rejectUnauthorized: false }
    const socket = connectTls(options, () => {
      socket.end()
      resolve(true)
    }).once('error', () => resolve(false))
  })
}
