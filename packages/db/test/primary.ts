import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/*
 * A real primary of libsql, for tests and measurements: `sqld`, if it is on the PATH (docs/growing.md says where to get it). The
 * product needs none.
 */

const program = 'sqld'

/** Why tests with a primary are skipped; null if one can be started. */
export const noPrimary: string | null =
  spawnSync(program, ['--version']).status === 0
    ? null
    : 'there is no sqld on the PATH, docs/growing.md'

export type Primary = {
  url: string
  /** Its data directory. */
  folder: string
  /** Its process. */
  pid: () => number | undefined
  /** Its own database file, to inspect after it ended. */
  file: string
  /** Ends it as a power cut would; its data stays. Returns when it is gone, and blocks meanwhile. */
  crash: () => void
  /** Starts it again at the same address with the same data. */
  resume: () => Promise<void>
  /** Ends it and removes its data. */
  stop: () => Promise<void>
}

type PrimaryOptions = {
  /** A file to begin with, imported as in docs/growing.md. */
  database?: string
  /** The parent of its folder. */
  within?: string
  /** More arguments of its command line. */
  more?: string[]
}

/** Starts a primary, by default with an empty database. Resolves once it responds. */
export async function startPrimary({
  database,
  within = tmpdir(),
  more = [],
}: PrimaryOptions = {}): Promise<Primary> {
  const folder = mkdtempSync(join(within, 'fgm-primary-'))
  const file = join(folder, 'dbs/default/data')
  mkdirSync(dirname(file), { recursive: true })
  if (database) copyFileSync(database, file)
  const address = `127.0.0.1:${await freePort()}`
  const url = `http://${address}`
  let running = await startProgram(folder, address, more)
  const crash = () => {
    running.kill('SIGKILL')
    // Dead, or a zombie (Z).
    spawnSync('sh', ['-c', `while grep -qv ' Z ' /proc/${running.pid}/stat 2>&-; do :; done`])
  }
  return {
    url,
    folder,
    pid: () => running.pid,
    file,
    crash,
    resume: async () => {
      running = await startProgram(folder, address, more)
    },
    stop: async () => {
      crash()
      rmSync(folder, { recursive: true })
    },
  }
}

async function startProgram(folder: string, address: string, more: string[]) {
  const own = ['-d', folder, '--http-listen-addr', address, '--no-welcome']
  const primary = spawn(program, [...own, ...more], { stdio: 'ignore' })
  const kill = () => primary.kill('SIGKILL')
  process.once('exit', kill)
  primary.once('exit', () => process.off('exit', kill))
  while (!(await isHealthy(`http://${address}`))) {
    if (primary.exitCode !== null) throw new Error(`sqld ended with ${primary.exitCode}`)
    await wait(20)
  }
  return primary
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  )

/** A port of this machine that was just free. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('There is no free port')
  return address.port
}
