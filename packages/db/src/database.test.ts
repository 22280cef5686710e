import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import {
  type DatabaseOptions,
  type Db,
  inTransaction,
  openDatabase,
  prepareOnce,
} from './database.ts'
import { settings } from './schema/index.ts'

test('a database file is opened with the durability that was decided', () => {
  const { connection } = databaseFile()
  const pragma = (name: string) => connection.pragma(name, { simple: true })
  expect(pragma('journal_mode')).toBe('wal')
  expect(pragma('synchronous')).toBe(2)
  expect(pragma('foreign_keys')).toBe(1)
  expect(pragma('busy_timeout')).toBe(2000)
  expect(pragma('trusted_schema')).toBe(0)
  expect(pragma('journal_size_limit')).toBe(64 * 1024 * 1024)
})

test('the linked SQLite has the fix of the WAL-reset corruption', () => {
  // libsql's has not; see docs/decisions/020-growing-past-one-machine.md.
  const { connection } = databaseFile({ driver: 'better-sqlite3' })
  const version = connection.prepare('select sqlite_version()').pluck().get() as string
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(3_051_003)
})

test('a transaction that throws leaves nothing behind', () => {
  const { db, names } = settingsDatabase()
  const attempt = () =>
    inTransaction(db, (tx) => {
      insert(tx, 'first')
      throw new Error('changed my mind')
    })
  expect(attempt).toThrow('changed my mind')
  expect(names()).toEqual([])
})

test('a nested transaction that throws rolls back only its own work', () => {
  const { db, names } = settingsDatabase()
  inTransaction(db, (tx) => {
    insert(tx, 'outer')
    const inner = () =>
      inTransaction(tx, (nested) => {
        insert(nested, 'inner')
        throw new Error('only me')
      })
    expect(inner).toThrow('only me')
  })
  expect(names()).toEqual(['outer'])
})

test('the result of the work is the result of the transaction', () => {
  const { db } = settingsDatabase()
  expect(inTransaction(db, () => 42)).toBe(42)
  expect(inTransaction(db, () => null)).toBeNull()
  expect(inTransaction(db, () => undefined)).toBeUndefined()
})

test('asynchronous work is refused by the type and at run time', () => {
  const { db, names } = settingsDatabase()
  // @ts-expect-error: the driver commits when the callback returns, so a promise is refused
  const attempt = () => inTransaction(db, async (tx) => insert(tx, 'late'))
  expect(attempt).toThrow(TypeError)
  expect(names()).toEqual([])
})

test('asynchronous work is refused in a nested transaction too', () => {
  const { db, names } = settingsDatabase()
  const attempt = () =>
    inTransaction(db, (tx) => {
      // @ts-expect-error: the driver commits when the callback returns, so a promise is refused
      inTransaction(tx, async (nested) => insert(nested, 'late'))
    })
  expect(attempt).toThrow(TypeError)
  expect(names()).toEqual([])
})

test('a transaction takes the write lock at once, so what it read cannot be outdated', () => {
  const { db, connection, path } = settingsDatabase()
  const other = openDatabase(path)
  onTestFinished(() => void other.connection.close())
  other.connection.pragma('busy_timeout = 0')
  inTransaction(db, () => {
    expect(connection.inTransaction).toBe(true)
    expect(() => insert(other.db, 'meanwhile')).toThrow('database is locked')
  })
})

test('a copy from memory is its own database', () => {
  const { connection } = openDatabase(':memory:')
  connection.exec(settingsTable)
  const copy = openDatabase(connection.serialize())
  insert(copy.db, 'copied')
  expect(copy.connection.prepare('select name from settings').pluck().all()).toEqual(['copied'])
  expect(connection.prepare('select name from settings').pluck().all()).toEqual([])
})

test('SQL that is run with and without column names returns both forms every time', () => {
  const { db } = settingsDatabase()
  insert(db, 'kept')
  const query = db.select({ name: settings.name }).from(settings)
  const { sql: text } = query.toSQL()
  const both = () => [query.all(), db.all(sql.raw(text))]
  expect([both(), both()].flat(2)).toEqual(Array.from({ length: 4 }, () => ({ name: 'kept' })))
})

test('a query that was prepared outside of a transaction takes part in one', () => {
  const { db, names } = settingsDatabase()
  const kept = prepareOnce((on) => on.select({ name: settings.name }).from(settings).prepare())
  const attempt = () =>
    inTransaction(db, (tx) => {
      insert(tx, 'first')
      expect([kept(tx) === kept(db), kept(tx).all()]).toEqual([true, [{ name: 'first' }]])
      throw new Error('changed my mind')
    })
  expect(attempt).toThrow('changed my mind')
  expect([names(), kept(db).all()]).toEqual([[], []])
})

test('the statement cache is bounded, and a text that left it still runs', () => {
  const { db } = settingsDatabase()
  const numbers = Array.from({ length: 1_200 }, (_, number) => number)
  const rows = [...numbers, 0].map((number) => db.get(sql.raw(`select ${number} as number`)))
  expect(rows).toEqual([...numbers, 0].map((number) => ({ number })))
})

const settingsTable = 'create table settings (name text primary key, value text, updated_at text)'

function databaseFile(options: DatabaseOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-database-'))
  const path = join(folder, 'fgm.sqlite')
  const opened = openDatabase(path, options)
  onTestFinished(() => {
    opened.connection.close()
    rmSync(folder, { recursive: true })
  })
  return { ...opened, path }
}

function settingsDatabase() {
  const opened = databaseFile()
  opened.connection.exec(settingsTable)
  const names = () => opened.connection.prepare('select name from settings').pluck().all()
  return { ...opened, names }
}

function insert(db: Db, name: string) {
  db.insert(settings).values({ name, value: true, updated_at: '2026-03-02T09:00:00.000Z' }).run()
}
