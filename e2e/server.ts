import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..')

/** The built product, running with an empty database of its own. */
export type BuiltServer = {
  url: string
  /** Where its database and its captured mails (`mail/*.eml`) lie. */
  data_dir: string
  /** What it has logged so far, one line per entry. */
  log_lines: string[]
  /** Ends it as an operator would, and removes its data. Throws when it did not end cleanly. */
  stop: () => Promise<void>
}

/**
 * Starts `packages/api/dist/main.mjs` and resolves when it says it is ready. It runs in production
 * mode unless `env` says otherwise. @throws with what it logged when it ends before that.
 */
export async function startBuiltServer(env: Record<string, string> = {}): Promise<BuiltServer> {
  const data_dir = mkdtempSync(join(tmpdir(), 'fgm-journey-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['packages/api/dist/main.mjs'], {
    cwd: root,
    // Nothing else: what the shell or the test runner has set (BASE_URL is '/' under vitest) stays outside.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      BASE_URL: url,
      DATA_DIR: data_dir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const log_lines: string[] = []
  const ended = once(server, 'exit')
  try {
    await isReady(server, log_lines)
    return {
      url,
      data_dir,
      log_lines,
      stop: async () => {
        server.kill('SIGTERM')
        const [code] = await ended
        rmSync(data_dir, { recursive: true, force: true })
        if (code !== 0) throw new Error(`The server ended with ${code}:\n${log_lines.join('\n')}`)
      },
    }
  } catch (cause) {
    rmSync(data_dir, { recursive: true, force: true })
    throw cause
  }
}

/** Resolves at the 'ready' line of the log; goes on collecting lines afterwards. */
function isReady(server: ChildProcess, log_lines: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!server.stdout) throw new Error('The server has no output to read')
    createInterface(server.stdout).on('line', (line) => {
      log_lines.push(line)
      if (messageOf(line) === 'ready') resolve()
    })
    server.once('error', reject)
    server.once('close', () =>
      reject(new Error(`The server did not start:\n${log_lines.join('\n')}`)),
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
 * A port nobody listens on right now. The server could take one itself (PORT=0), but then the links
 * in its mails would not know it.
 */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('No free port was found')
  return address.port
}
