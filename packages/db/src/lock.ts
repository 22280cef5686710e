import { chmodSync, closeSync, openSync } from 'node:fs'
import { Sqlite } from './sqlite.ts'

/**
 * Holds the lock of a folder or a job until the process ends or the lock is released. It is SQLite's own lock on an empty file,
 * so the system releases it when the process is killed: it is never stale, and no process id is needed. The caller keeps the
 * result: a lock without a reference is released by garbage collection.
 * @returns how to release it, or null when another process holds it (after waiting `wait_ms`).
 */
export function holdLock(path: string, { wait_ms = 0 } = {}): (() => void) | null {
  keepPrivate(path)
  const connection = new Sqlite(path, { timeout: wait_ms })
  try {
    connection.exec('begin exclusive')
    return () => void connection.close()
  } catch (cause) {
    connection.close()
    if ((cause as { code?: string }).code?.startsWith('SQLITE_BUSY')) return null
    throw cause
  }
}

/**
 * Restricts a file to its owner, and creates it if needed. The folder may be open to others: everyone who may read a database
 * there could read families' data, and hold a lock on it forever.
 */
export function keepPrivate(path: string) {
  try {
    // Never opened if it exists: closing it would release locks that this process holds on it.
    closeSync(openSync(path, 'wx', 0o600))
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'EEXIST') throw cause
    leaveToOwner(path)
  }
}

/** Another user's file, or a disk without file modes: then the folder has to be private. */
function leaveToOwner(path: string) {
  try {
    chmodSync(path, 0o600)
  } catch (cause) {
    if (!/^(EPERM|ENOTSUP|ENOSYS|EROFS)$/.test((cause as { code?: string }).code ?? '')) throw cause
  }
}
