import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabase } from '../src/copy.ts'
import type { Connection } from '../src/database.ts'
import { openReplica } from '../src/libsql.ts'
import { freePort, startPrimary } from './primary.ts'
import { scratchFile, withBytes } from './scratch.ts'
import { waitingFetch } from './waiting-fetch.ts'

/*
 * Test databases on a real primary: one for each worker, with a namespace for each database. The driver takes the first part of
 * the primary's address as the name of the namespace, and few machines resolve `name.localhost`: here it is this machine's own
 * number with more or fewer zeros before it.
 */

/** The maximum length of a folder name. */
const mostZeros = 240

/** Databases on a primary, each with a copy that a test app reads and writes. */
type Databases = {
  /** Opens a copy of a new database on the primary that holds these bytes. */
  open: (bytes: Buffer) => { connection: Connection; refresh: () => void }
  /** Closes and removes all of them. */
  removeAll: () => void
}

let started: Promise<Databases> | undefined

/** Whether these tests run on a primary: tests about a local file are skipped. */
export const isOnPrimary = (): boolean => started !== undefined

/** The primary of this worker, with many databases. */
export function databasesOfWorker(): Promise<Databases> {
  started ??= startDatabases()
  return started
}

async function startDatabases(): Promise<Databases> {
  const admin = `127.0.0.1:${await freePort()}`
  const room = ['--max-active-namespaces', '1000', '--max-concurrent-connections', '10000']
  const { folder, url, pid } = await startPrimary({
    within: existsSync('/dev/shm') ? '/dev/shm' : tmpdir(),
    more: ['--enable-namespaces', '--admin-listen-addr', admin, ...room],
  })
  endWithThisProcess(pid(), folder)
  const { port } = new URL(url)
  const send = waitingFetch()
  const free = namesOfThisMachine()
  const open: { name: string; connection: Connection }[] = []

  return {
    open: (bytes) => {
      const name = free.pop()
      if (!name) throw new Error('No test file has room for more databases than these on a primary')
      const place = join(folder, 'dbs', name)
      mkdirSync(place, { recursive: true })
      // It creates its own log from the file, as in docs/growing.md.
      writeFileSync(join(place, 'data'), bytes)
      send('POST', `http://${admin}/v1/namespaces/${name}/create`)
      // The driver's thread would continue after `close`, one for each test.
      const opened = openReplica(scratchFile(), { sync_url: `http://${name}.1:${port}` }, 0)
      open.push({ name, connection: opened.connection })
      const copyTo = (path: string) => copyDatabase(join(place, 'data'), path)
      return { ...opened, connection: withBytes(opened.connection, copyTo) }
    },
    removeAll: () => {
      for (const { name, connection } of open.splice(0)) {
        connection.close()
        send('DELETE', `http://${admin}/v1/namespaces/${name}`)
        free.push(name)
      }
    },
  }
}

/** A worker may end without notice: then its side of the pipe closes. */
function endWithThisProcess(pid: number | undefined, folder: string) {
  const script = 'cat; kill -9 "$1"; rm -rf "$2"'
  spawn('sh', ['-c', script, 'sh', String(pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  }).unref()
}

/** 0177 and 0x7f are 127: with `.1` after it the address of this machine. */
const namesOfThisMachine = () =>
  Array.from({ length: mostZeros }, (_, count) => '0'.repeat(mostZeros - count)).flatMap(
    (zeros) => [`0x${zeros}7f`, `${zeros}177`],
  )
