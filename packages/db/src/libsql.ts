import { createRequire } from 'node:module'
import type Database from 'better-sqlite3'
import type Libsql from 'libsql'
import { LibsqlConnection, type Native } from './libsql-connection.ts'
import { ReplicaConnection } from './libsql-replica.ts'

/*
 * libsql behind the interface of better-sqlite3 (docs/decisions/020-growing-past-one-machine.md). The package implements that
 * interface only in part; the files named libsql* correct every difference that we rely on.
 */

/** A primary on another machine; the local file is a copy of it for reading. */
export type Replication = { sync_url: string; auth_token?: string | undefined }

/** How often the driver updates the copy, on its own thread; 0 is never. */
const syncPeriodSeconds = 1

/** Opens a database with libsql. The package is optional: it is loaded only when chosen. */
export function openLibsql(path: string): Database.Database {
  return asDatabase(new LibsqlConnection(new (driver())(path), path))
}

/**
 * Opens a copy of a primary, creating it if needed. `refresh` fetches what others wrote.
 * @throws with a sentence when the primary cannot be reached.
 */
export function openReplica(
  path: string,
  replication: Replication,
  syncPeriod = syncPeriodSeconds,
): { connection: Database.Database; refresh: () => void } {
  const native = reached(path, replication, syncPeriod)
  const replica = new ReplicaConnection(native, new (driver())(path), path, replication.sync_url)
  return { connection: asDatabase(replica), refresh: () => replica.sync() }
}

function reached(path: string, { sync_url, auth_token }: Replication, syncPeriod: number): Native {
  const Driver = driver()
  try {
    const native = new Driver(path, {
      syncUrl: sync_url,
      authToken: auth_token ?? '',
      syncPeriod,
      // The driver would fetch after every statement of a transaction; the connection fetches once.
      readYourWrites: false,
    } as Libsql.Options)
    native.sync()
    return native
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The primary at ${sync_url} cannot be reached: ${said}. Please check DATABASE_SYNC_URL, DATABASE_AUTH_TOKEN, and that it runs.`,
      { cause },
    )
  }
}

/** The part of the interface that we rely on, not all of it (docs/decisions/020-growing-past-one-machine.md). */
const asDatabase = (connection: LibsqlConnection) => connection as unknown as Database.Database

function driver(): typeof Libsql {
  try {
    return createRequire(import.meta.url)('libsql') as typeof Libsql
  } catch (cause) {
    throw new Error(
      'DATABASE_DRIVER=libsql needs the package libsql, which is not installed here.',
      {
        cause,
      },
    )
  }
}
