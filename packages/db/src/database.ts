import type Database from 'better-sqlite3'
import type { RunResult } from 'better-sqlite3'
import { count, type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { BaseSQLiteDatabase, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { openLibsql, openReplica, type Replication } from './libsql.ts'
import * as schema from './schema/index.ts'
import { Sqlite } from './sqlite.ts'
import { withStatementCache } from './statement-cache.ts'

/** A connection or an open transaction: functions that touch the database take either. */
export type Db = BaseSQLiteDatabase<'sync', RunResult, typeof schema>

/** The raw driver connection, for what Drizzle does not cover (pragmas, backup, closing). */
export type Connection = Database.Database

/** The driver that reads and writes the file. */
export type DatabaseDriver = 'better-sqlite3' | 'libsql'

export type DatabaseOptions = {
  /** `better-sqlite3` unless `setUsualDriver` chose another. */
  driver?: DatabaseDriver | undefined
  /** With libsql: the primary of which this file is a copy. */
  replication?: Replication | null
}

/** A database as its driver opens it, before setup. */
type Opened = { connection: Connection; refresh?: () => void }

let openUsual: (source: string | Buffer) => Opened = openSqlite

/** Sets the driver for databases opened without one: for running all tests on another driver, or on a primary. */
export function setUsualDriver(open: (source: string | Buffer) => Opened) {
  openUsual = open
}

/** Below this, SQLite can corrupt a database when the WAL is reset (sqlite.org/wal.html). */
const oldestSafeSqlite = '3.51.3'

/**
 * Opens (or creates) a database file, or copies one from memory, with the durability the product promises: a committed write
 * survives a power cut (`synchronous=FULL`; the driver's own default would lose the last second,
 * docs/decisions/003-durability.md). The only function that knows drivers.
 * @returns `db` for queries, `connection` for pragmas and closing, and for a copy of a primary `refresh`, which fetches what
 * other servers wrote.
 * @throws when the linked SQLite is older than the fix of the WAL-reset corruption. libsql's is; there one connection in one
 * process prevents it (docs/decisions/020-growing-past-one-machine.md).
 */
export function openDatabase(
  source: string | Buffer,
  options: DatabaseOptions = {},
): { db: Db; connection: Connection; refresh: (() => void) | null } {
  const { connection, refresh = null } = connectionTo(source, options)
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  connection.pragma('busy_timeout = 2000')
  connection.pragma('trusted_schema = OFF')
  connection.pragma('journal_size_limit = 67108864')
  connection.pragma('foreign_keys = ON')
  return { db: databaseOn(connection), connection, refresh }
}

function connectionTo(source: string | Buffer, { driver, replication }: DatabaseOptions): Opened {
  if (typeof source !== 'string') return openUsual(source)
  if (replication) return openReplica(source, replication)
  if (driver === 'libsql') return { connection: openLibsql(source) }
  return driver ? openSqlite(source) : openUsual(source)
}

function openSqlite(source: string | Buffer): Opened {
  const connection = new Sqlite(source)
  refuseUnsafeSqlite(connection)
  return { connection }
}

/** The queries of an open connection, with their own statement cache. */
export const databaseOn = (connection: Connection): Db =>
  drizzle(withStatementCache(connection), { schema })

/**
 * Runs `work` in one immediate transaction: all of it or nothing. The driver commits when the callback returns, so the work must
 * be synchronous; a promise is refused by the type and at run time, nested or not. Nested calls become savepoints.
 */
export function inTransaction<T>(
  db: Db,
  work: (tx: Db) => T extends PromiseLike<unknown> ? never : T,
): T {
  return immediately(db)(() => {
    const result = work(db) as T
    if (isPromise(result)) throw new TypeError('Work in a transaction must not be asynchronous')
    return result
  }) as T
}

/**
 * Prepares a query once per connection and returns it on later calls, also inside transactions. Only for queries of most requests
 * or every page (settings, rate limits, children, completions, the status of an activity, figures of the launch): SQL is compiled
 * once anyway (statement-cache.ts), this saves building it. `build` uses `sql.placeholder` for the values of each call.
 */
export function prepareOnce<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const prepared = new WeakMap<object, Query>()
  return (db) => {
    const session = sessionOf(db)
    const known = prepared.get(session)
    if (known) return known
    const query = build(db)
    prepared.set(session, query)
    return query
  }
}

/** The row of a table that matches, or the first of several. */
export const findRow = <Table extends SQLiteTable>(db: Db, table: Table, where?: SQL) =>
  db.select().from<SQLiteTable>(table).where(where).get() as Table['$inferSelect'] | undefined

/** How many rows of a table match. */
export const rowCount = (db: Db, table: SQLiteTable, where?: SQL): number =>
  db.select({ count: count() }).from(table).where(where).get()?.count ?? 0

/** Whether any row of a table matches. */
export const hasRow = (db: Db, table: SQLiteTable, where?: SQL): boolean =>
  db.select({ one: sql`1` }).from(table).where(where).get() !== undefined

/** The driver's own transaction function, created once: there is one connection, so `db` itself is inside the transaction. */
const immediately = prepareOnce((db) => {
  const { client } = sessionOf(db)
  return client.transaction((work: () => unknown) => work()).immediate
})

/** What a connection and its transactions have in common; Drizzle's types do not expose it. */
const sessionOf = (db: Db) => (db as Db & { session: { client: Connection } }).session

const isPromise = (value: unknown): boolean =>
  typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function'

function refuseUnsafeSqlite(connection: Connection) {
  const version = connection.prepare('select sqlite_version()').pluck().get() as string
  if (version.localeCompare(oldestSafeSqlite, 'en', { numeric: true }) < 0)
    throw new Error(
      `SQLite ${version} is older than ${oldestSafeSqlite} and can corrupt a database; update it.`,
    )
}
