import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Connection } from '../src/database.ts'
import { openLibsql } from '../src/libsql.ts'

/*
 * Tests start from a database in memory, and read all of its bytes. libsql supports neither, so these are files: on a RAM disk if
 * the machine has one, removed when they are closed, and at the latest with the process.
 */

const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'fgm-libsql-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
let count = 0

/** A path that was not used before. */
export function scratchFile(): string {
  count += 1
  return join(folder, `${count}.sqlite`)
}

/** Opens a file, or a file that holds these bytes, with libsql. */
export function openScratch(source: string | Buffer): { connection: Connection } {
  const path = typeof source === 'string' ? source : scratchFile()
  if (typeof source !== 'string') writeFileSync(path, source)
  const connection = openLibsql(path)
  return { connection: withBytes(connection, (to) => connection.prepare('vacuum into ?').run(to)) }
}

/** Lets a connection return its bytes, by copying its database to a new file. */
export function withBytes(connection: Connection, copyTo: (path: string) => void): Connection {
  const close = connection.close.bind(connection)
  const { name } = connection
  return Object.assign(connection, {
    serialize: () => {
      const path = scratchFile()
      copyTo(path)
      const bytes = readFileSync(path)
      rmSync(path)
      return bytes
    },
    close: () => {
      close()
      if (name.startsWith(folder))
        for (const end of ['', '-wal', '-shm']) rmSync(`${name}${end}`, { force: true })
      return connection
    },
  })
}
