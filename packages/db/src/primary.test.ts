import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { noPrimary, type Primary, startPrimary } from '../test/primary.ts'
import { openDatabase } from './database.ts'

/* Copies of a real primary, as several servers have them (docs/decisions/055-one-primary.md). */

const title = noPrimary ? `copies of a primary (${noPrimary})` : 'copies of a primary'

describe.skipIf(noPrimary !== null)(title, () => {
  let primary: Primary
  beforeAll(async () => {
    primary = await startPrimary()
  })
  afterAll(() => primary?.stop())

  /** A server's copy. */
  function copy() {
    const folder = mkdtempSync(join(tmpdir(), 'fgm-copy-'))
    const replication = { sync_url: primary.url }
    const { connection, refresh } = openDatabase(join(folder, 'copy.sqlite'), { replication })
    onTestFinished(() => {
      connection.close()
      rmSync(folder, { recursive: true })
    })
    const value = (sql: string, ...values: unknown[]) =>
      connection
        .prepare(sql)
        .pluck()
        .get(...values)
    return { connection, refresh, value }
  }

  /** Two servers that share a table of toys with one ball. */
  function two() {
    const [one, other] = [copy(), copy()]
    one.connection.exec('drop table if exists toys')
    one.connection.exec('create table toys (name text primary key, count integer not null unique)')
    one.connection.exec("insert into toys values ('ball', 1)")
    other.refresh?.()
    return { one, other }
  }

  test('a server reads its own writes at once, another one after a refresh', () => {
    const { one, other } = two()
    one.connection.prepare('insert into toys values (?, ?)').run('kite', 2)
    expect(one.value('select count(*) from toys')).toBe(2)
    other.refresh?.()
    expect(other.value('select count(*) from toys')).toBe(2)
  })

  test('a query takes the values of each of its runs, from the copy and from the primary', () => {
    const { one } = two()
    one.connection.exec("insert into toys values ('kite', 2)")
    const count = one.connection.prepare('select count from toys where name = ?').pluck()
    const each = () => ['ball', 'kite', 'drum', 'ball'].map((name) => count.get(name))
    expect(each()).toEqual([1, 2, undefined, 1])
    one.connection.transaction(() => expect(each()).toEqual([1, 2, undefined, 1])).immediate()
    const replaced = one.connection
      .prepare("with named (name) as (values (replace(?, 'x', ''))) select name from named")
      .pluck()
    expect(['xa', 'bx'].map((name) => replaced.get(name))).toEqual(['a', 'b'])
  })

  test('a query that was compiled before a transaction uses the primary within it', () => {
    const { one, other } = two()
    const highest = other.connection.prepare('select max(count) from toys').pluck()
    expect(highest.get()).toBe(1)
    one.connection.exec("insert into toys values ('kite', 2)")
    other.connection
      .transaction(() => {
        const next = (highest.get() as number) + 1
        other.connection.prepare('insert into toys values (?, ?)').run('doll', next)
        expect(highest.get()).toBe(3)
      })
      .immediate()
    expect(highest.get()).toBe(3)
  })

  test('a query that was compiled within a transaction reads the copy after it', () => {
    const { one, other } = two()
    const all = other.connection.prepare('select name from toys').pluck()
    other.connection.transaction(() => expect(all.all()).toEqual(['ball'])).immediate()
    one.connection.exec("insert into toys values ('kite', 2)")
    other.connection.transaction(() => expect(all.all()).toEqual(['ball', 'kite'])).immediate()
    expect(all.all()).toEqual(['ball', 'kite'])
  })

  test('what fails in a transaction is rolled back, and leaves the connection free', () => {
    const { one, other } = two()
    const work = one.connection.transaction(() => {
      one.connection.exec("insert into toys values ('kite', 2)")
      throw new Error('not this time')
    })
    expect(() => work.immediate()).toThrow('not this time')
    expect([one.connection.inTransaction, one.value('select count(*) from toys')]).toEqual([
      false,
      1,
    ])
    other.connection.exec("insert into toys values ('kite', 2)")
  })

  test('failures at the primary have the codes of SQLite', () => {
    const { one } = two()
    const add = one.connection.prepare('insert into toys values (?, ?)')
    const failure = (code: string, message: string) =>
      expect.objectContaining({ name: 'SqliteError', code, message })
    expect(() => add.run('ball', 2)).toThrow(
      failure('SQLITE_CONSTRAINT_PRIMARYKEY', 'UNIQUE constraint failed: toys.name'),
    )
    expect(() => add.run('kite', 1)).toThrow(
      failure('SQLITE_CONSTRAINT_UNIQUE', 'UNIQUE constraint failed: toys.count'),
    )
    expect(() => add.run('kite', null)).toThrow(
      failure('SQLITE_CONSTRAINT_NOTNULL', 'NOT NULL constraint failed: toys.count'),
    )
  })

  test('a value by name, which would end the process, is refused', () => {
    const { one } = two()
    const add = one.connection.prepare('insert into toys values (@name, @count)')
    expect(() => add.run({ name: 'kite', count: 2 })).toThrow('by place, not by name')
    expect(one.value('select count(*) from toys')).toBe(1)
  })

  test('pragmas about a file are left to the primary, which enforces foreign keys', () => {
    const { one } = two()
    expect(one.connection.pragma('journal_mode = WAL', { simple: true })).toBeUndefined()
    expect(one.connection.pragma('wal_checkpoint(TRUNCATE)')).toEqual([])
    one.connection.prepare('pragma synchronous = off').run()
    one.connection.exec('drop table if exists boxes')
    one.connection.exec(
      'create table boxes (toy text not null references toys (name) on delete cascade)',
    )
    one.connection.exec("insert into boxes values ('ball')")
    expect(() => one.connection.exec("insert into boxes values ('drum')")).toThrow('FOREIGN KEY')
    one.connection.exec("delete from toys where name = 'ball'")
    expect(one.value('select count(*) from boxes')).toBe(0)
  })

  test('while the primary is unreachable reads continue; writes fail with a clear error and work again when it is back', async () => {
    const { one } = two()
    const add = one.connection.prepare('insert into toys values (?, ?)')
    const count = one.connection.prepare('select count(*) from toys').pluck()
    expect(count.get()).toBe(1)
    primary.crash()
    const away = expect.objectContaining({ code: 'PRIMARY_UNREACHABLE' })
    expect(() => one.connection.transaction(() => add.run('kite', 2)).immediate()).toThrow(away)
    expect(() => add.run('kite', 2)).toThrow(away)
    expect(one.connection.inTransaction).toBe(false)
    expect(count.get()).toBe(1)
    await primary.resume()
    // Its return is detected within a second.
    await vi.waitFor(() => one.connection.transaction(() => add.run('kite', 2)).immediate(), 5_000)
    expect(count.get()).toBe(2)
  })

  test('an unreachable primary delays one call; the next ones are refused at once', async () => {
    const { one } = two()
    const add = one.connection.prepare('insert into toys values (?, ?)')
    primary.crash()
    const away = expect.objectContaining({ code: 'PRIMARY_UNREACHABLE' })
    expect(() => add.run('kite', 2)).toThrow(away)
    const from = performance.now()
    for (let times = 0; times < 20; times += 1) {
      expect(() => add.run('kite', 2)).toThrow(away)
      expect(() => one.refresh?.()).toThrow(away)
      expect(() => one.connection.transaction(() => add.run('kite', 2)).immediate()).toThrow(away)
    }
    expect(one.connection.pragma('database_list')).toHaveLength(1)
    expect(performance.now() - from).toBeLessThan(2_000)
    await primary.resume()
    await vi.waitFor(() => one.refresh?.(), 5_000)
  })

  test('a primary that goes away within a transaction leaves nothing of it', async () => {
    const { one } = two()
    const work = one.connection.transaction(() => {
      one.connection.exec("insert into toys values ('kite', 2)")
      primary.crash()
      one.connection.exec("insert into toys values ('doll', 3)")
    })
    expect(() => work.immediate()).toThrow(expect.objectContaining({ code: 'PRIMARY_UNREACHABLE' }))
    await primary.resume()
    expect(one.connection.inTransaction).toBe(false)
    await vi.waitFor(() => one.refresh?.(), 5_000)
    expect(one.value('select count(*) from toys')).toBe(1)
  })

  test('a transaction that the primary ends, because it took too long, leaves nothing and says so', async () => {
    const { one } = two()
    one.connection.exec('begin immediate')
    one.connection.exec("insert into toys values ('kite', 2)")
    await write(primary.url, "insert into toys values ('doll', 3)")
    expect(() => one.connection.exec("insert into toys values ('drum', 4)")).toThrow(
      expect.objectContaining({ code: 'SQLITE_BUSY' }),
    )
    one.connection.exec("insert into toys values ('drum', 4)")
    expect(one.value('select group_concat(name) from toys')).toBe('ball,doll,drum')
  })
})

/** Writes without a copy; it gets its turn after the primary has ended the transaction before it, after five seconds. */
async function write(url: string, sql: string) {
  const requests = [{ type: 'execute', stmt: { sql } }, { type: 'close' }]
  const body = JSON.stringify({ requests })
  const response = await fetch(new URL('/v2/pipeline', url), { method: 'POST', body })
  const { results } = (await response.json()) as { results: { type: string }[] }
  expect(results[0]?.type).toBe('ok')
}
