import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../e2e/server.ts'

const root = join(import.meta.dirname, '../..')

/** Running servers; all end with the measurement, however that ends. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const server of running) server.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** A server in a separate process. */
export type Running = { url: string; stop: () => Promise<void> }

/** Our server: also its time until ready, and its memory. */
export type OurServer = Running & {
  ready_ms: number
  /** Resident memory in MB, current and peak. */
  memory: () => { now: number; highest: number }
  /** Kills it, like a crash. */
  kill: () => void
}

/**
 * Starts the built product as its unit does on a server; its log goes to a file, as it would there. @param within a command that
 * starts another one, if it is to run inside something.
 */
export async function startOurs(
  dataDir: string,
  env: Record<string, string> = {},
  within: string[] = [],
): Promise<OurServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const log = openSync(join(dataDir, 'server.log'), 'a')
  const started = performance.now()
  const unit = unitOf()
  const [program = '', ...rest] = [...within, process.execPath, ...unit.command]
  const server = spawn(program, rest, {
    cwd: root,
    env: {
      ...unit.env,
      PATH: process.env.PATH,
      PORT: String(port),
      BASE_URL: url,
      DATA_DIR: dataDir,
      TRUST_PROXY: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', log, 'inherit'],
  })
  closeSync(log)
  running.add(server)
  await isReady(server, url)
  return {
    url,
    ready_ms: Math.round(performance.now() - started),
    memory: () => memoryOf(server.pid),
    kill: () => void server.kill('SIGKILL'),
    stop: () => end(server),
  }
}

/** How `deploy/` starts the product: Node's options before and the arguments after the program, and its environment. */
export function unitOf() {
  const unit = readFileSync(join(root, 'deploy/five-good-minutes.service'), 'utf8')
  const [, command] = /^ExecStart=\S+ (.+)$/m.exec(unit) ?? []
  if (!command) throw new Error('The unit starts nothing')
  const settings = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  return {
    command: command.split(' '),
    env: Object.fromEntries(settings) as Record<string, string>,
  }
}

/** Starts a reference server; see `reference.ts`. */
export async function startReference(kind: 'by-hand' | 'bare', path: string): Promise<Running> {
  const script = join(import.meta.dirname, 'reference.ts')
  const server = spawn(process.execPath, ['--import', 'tsx', script, kind, path], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(server)
  if (!server.stdout) throw new Error('The reference has no output to read')
  const [port] = await once(createInterface(server.stdout), 'line')
  return { url: `http://127.0.0.1:${port}`, stop: () => end(server) }
}

async function isReady(server: ChildProcess, url: string) {
  const timeout = AbortSignal.timeout(30_000)
  while (!timeout.aborted) {
    if (server.exitCode !== null) throw new Error('The server did not start')
    const response = await fetch(`${url}/readyz`).catch(() => null)
    if (response?.ok) return
    await wait(5)
  }
  throw new Error('The server was not ready within 30 seconds')
}

function memoryOf(pid: number | undefined) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') }
}

async function end(server: ChildProcess) {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  running.delete(server)
}
