import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..')

/** Running servers, and their own data; none outlives the program that started it, however that ends. */
const running = new Set<ChildProcess>()
const ownData = new Set<string>()
process.on('exit', () => {
  for (const server of running) server.kill('SIGKILL')
  for (const folder of ownData) rmSync(folder, { recursive: true, force: true })
})

/** The built product, running with its own empty database. */
export type BuiltServer = {
  url: string
  /** Where its database and its captured mails (`mail/*.eml`) lie. */
  data_dir: string
  /** Its log so far, one line per entry. */
  log_lines: string[]
  /** Its error output, without the log. */
  error_lines: string[]
  /** Resolves when it has ended on its own, with its exit code; null when the system ended it. */
  hasEnded: () => Promise<number | null>
  /** Ends it as an operator would; its data stays. Throws when it did not end cleanly. */
  halt: () => Promise<void>
  /** Ends it as a power cut would; its data stays as it is. */
  crash: () => Promise<void>
  /** Runs another built program of the product on its data, to its end. */
  run: (program: 'backup' | 'restore', ...args: string[]) => Promise<ProgramEnd>
  /** Starts it again, unless it runs, at the same address and with the same data. */
  resume: () => Promise<void>
  /** Ends it, unless it has ended, and removes its data. Throws when it did not end cleanly. */
  stop: () => Promise<void>
}

type ProgramEnd = { code: number; output: string }

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-journey-'))
  ownData.add(folder)
  return folder
}

/**
 * Starts `packages/api/dist/main.mjs` and resolves when it logs that it is ready. It runs in production mode unless
 * `env` says otherwise, on `data_dir` if given. @throws with its log when it ends before that.
 */
export async function startBuiltServer(
  env: Record<string, string> = {},
  dataDir = emptyFolder(),
): Promise<BuiltServer> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const logLines: string[] = []
  const errorLines: string[] = []
  const removeData = () => rmSync(dataDir, { recursive: true, force: true })
  const start = () =>
    startProcess(
      { PORT: String(port), BASE_URL: url, DATA_DIR: dataDir, ...env },
      logLines,
      errorLines,
    )
  let running: Awaited<ReturnType<typeof start>> | undefined
  try {
    running = await start()
  } catch (cause) {
    removeData()
    throw cause
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (!running) return
    const code = await running.end(signal)
    running = undefined
    if (signal === 'SIGTERM' && code !== 0)
      throw new Error(`The server ended with ${code}:\n${logLines.join('\n')}`)
  }
  return {
    url,
    data_dir: dataDir,
    log_lines: logLines,
    error_lines: errorLines,
    hasEnded: async () => {
      const code = (await running?.ended) ?? null
      running = undefined
      return code
    },
    halt: () => end('SIGTERM'),
    crash: () => end('SIGKILL'),
    run: (program, ...args) => runProgram(program, args, { DATA_DIR: dataDir, ...env }),
    resume: async () => {
      running ??= await start()
    },
    stop: () => end('SIGTERM').finally(removeData),
  }
}

/** Resolves with how it ended and its output, of both kinds. */
async function runProgram(
  program: string,
  args: string[],
  env: Record<string, string>,
): Promise<ProgramEnd> {
  const child = spawn(process.execPath, [`packages/api/dist/${program}.mjs`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [code] = await once(child, 'close')
  return { code: code ?? 1, output: Buffer.concat(chunks).toString() }
}

/** One run of the program. Resolves when it is ready; `end` resolves with its exit code. */
async function startProcess(env: Record<string, string>, logLines: string[], errorLines: string[]) {
  const server = spawn(process.execPath, ['packages/api/dist/main.mjs'], {
    cwd: root,
    // Nothing else: variables of the shell or the test runner (BASE_URL is '/' under vitest) are not passed on.
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  createInterface(server.stderr).on('line', (line) => void errorLines.push(line))
  // All of its output is read by then.
  const ended = once(server, 'close').then(([code]): number | null => code)
  running.add(server)
  server.once('exit', () => running.delete(server))
  await isReady(server, logLines, errorLines)
  return {
    ended,
    end: (signal: NodeJS.Signals): Promise<number | null> => {
      server.kill(signal)
      return ended
    },
  }
}

/** Resolves at the 'ready' line of the log; continues to collect lines afterwards. */
function isReady(server: ChildProcess, logLines: string[], errorLines: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!server.stdout) throw new Error('The server has no output to read')
    createInterface(server.stdout).on('line', (line) => {
      logLines.push(line)
      if (messageOf(line) === 'ready') resolve()
    })
    server.once('error', reject)
    server.once('close', () =>
      reject(new Error(`The server did not start:\n${[...logLines, ...errorLines].join('\n')}`)),
    )
  })
}

function messageOf(line: string): unknown {
  try {
    return JSON.parse(line).msg
  } catch {
    return null
  }
}

/**
 * A port that is free right now. The server could choose one itself (PORT=0), but then the links in its mails would
 * not know it. It is below those that the system assigns to outgoing connections (from 32768 on): one of these may be
 * taken, even by a browser that keeps requesting this very server, when a server that was away comes back.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    // Its own counter: another call may look for a port meanwhile.
    const port = lastPort < 31_999 ? lastPort + 1 : 20_000
    lastPort = port
    if (await isFree(port)) return port
  }
}

/** Where this process begins to look. Each takes one port after the other, so two workers do not collide. */
let lastPort = 20_000 + Math.floor(Math.random() * 12_000)

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
