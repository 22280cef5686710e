import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type DatabaseDriver, openDatabase } from './database.ts'

/*
 * Where libsql differs from better-sqlite3, our code makes both behave the same: every test runs on both. All other tests run on
 * libsql with `npm run test:libsql`.
 */

const drivers: DatabaseDriver[] = ['better-sqlite3', 'libsql']

for (const driver of drivers)
  describe(`on ${driver}`, () => {
    function opened() {
      const folder = mkdtempSync(join(tmpdir(), 'fgm-driver-'))
      const path = join(folder, 'fgm.sqlite')
      const { connection } = openDatabase(path, { driver })
      onTestFinished(() => {
        connection.close()
        rmSync(folder, { recursive: true })
      })
      connection.exec('create table toys (name text primary key, count integer)')
      connection.exec("insert into toys values ('ball', 1), ('kite', 2)")
      return { connection, path }
    }

    test('reading one row of many leaves nothing running that would block a commit', () => {
      const { connection } = opened()
      const read = connection.prepare('select * from toys')
      connection
        .transaction(() => {
          expect(read.get()).toEqual({ name: 'ball', count: 1 })
          connection.exec("insert into toys values ('doll', 3)")
        })
        .immediate()
      expect(connection.inTransaction).toBe(false)
      expect(read.all()).toHaveLength(3)
    })

    test('a row has its columns and nothing else; a missing one is undefined', () => {
      const { connection } = opened()
      const byName = connection.prepare('select count from toys where name = ?')
      expect(byName.get('kite')).toEqual({ count: 2 })
      expect(byName.get('drum')).toBeUndefined()
      expect(byName.pluck().get('kite')).toBe(2)
      expect(byName.pluck().get('drum')).toBeUndefined()
      expect(byName.raw().get('kite')).toEqual([2])
    })

    test('columns of the same name keep their places in raw rows, and numbers as names their order', () => {
      const { connection } = opened()
      expect(connection.prepare('select name, count as name from toys').raw().all()).toEqual([
        ['ball', 1],
        ['kite', 2],
      ])
      expect(
        connection.prepare('select name as "9", count as "1" from toys').pluck().all(),
      ).toEqual(['ball', 'kite'])
    })

    test('values are bound by position, as a list and by name, including null and bytes', () => {
      const { connection } = opened()
      const back = (sql: string, ...values: unknown[]) =>
        connection
          .prepare(sql)
          .pluck()
          .get(...values)
      expect(back('select ?', null)).toBeNull()
      expect(back('select ?', undefined)).toBeNull()
      expect(back('select ?', Buffer.from('ab'))).toEqual(Buffer.from('ab'))
      expect(back('select ? || ?', ['a', 'b'])).toBe('ab')
      expect(back('select @a || @b', { a: 'a', b: 'b' })).toBe('ab')
      expect(back('select ?', 1.5)).toBe(1.5)
      expect(back('select ?', 2 ** 53 - 1)).toBe(2 ** 53 - 1)
    })

    test.each([[true], [new Date(0)], [Symbol('x')]])(
      'what cannot be bound is refused: %s',
      (value) => {
        const { connection } = opened()
        expect(() => connection.prepare('select ?').get([value])).toThrow(/can only bind|parameter/)
      },
    )

    test('a statement with RETURNING reports how many rows it changed', () => {
      const { connection } = opened()
      const add = connection.prepare('update toys set count = count + 1 returning count')
      expect(add.run().changes).toBe(2)
      expect(add.all()).toEqual([{ count: 3 }, { count: 4 }])
    })

    test('errors have the codes of SQLite, and do not block the transaction around them', () => {
      const { connection } = opened()
      const again = connection.prepare("insert into toys values ('ball', 1) returning name")
      const attempt = connection.transaction(() => {
        expect(() => again.get()).toThrow(
          expect.objectContaining({ name: 'SqliteError', code: 'SQLITE_CONSTRAINT_PRIMARYKEY' }),
        )
        return 'went on'
      })
      expect(attempt.immediate()).toBe('went on')
      expect(() => connection.prepare('selec')).toThrow(
        expect.objectContaining({ code: 'SQLITE_ERROR' }),
      )
    })

    test('a nested transaction rolls back only its own work', () => {
      const { connection } = opened()
      connection.transaction(() => {
        connection.exec("insert into toys values ('doll', 3)")
        const inner = connection.transaction(() => {
          connection.exec('delete from toys')
          throw new Error('only me')
        })
        expect(inner).toThrow('only me')
      })()
      expect(connection.prepare('select count(*) from toys').pluck().get()).toBe(3)
    })

    test('a closed database says so, and its file is complete without its log', () => {
      const { connection, path } = opened()
      const read = connection.prepare('select 1')
      connection.close()
      expect(connection.open).toBe(false)
      expect(statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0)
      for (const use of [() => connection.prepare('select 1'), () => read.get()])
        expect(use).toThrow('The database connection is not open')
      expect(() => connection.close()).not.toThrow()
    })
  })

test('a primary that cannot be reached is reported at the start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-driver-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const open = () =>
    openDatabase(join(folder, 'copy.sqlite'), {
      driver: 'libsql',
      replication: { sync_url: 'http://127.0.0.1:1' },
    })
  expect(open).toThrow(/connect|refused|sync|primary/i)
})
