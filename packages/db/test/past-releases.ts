import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { type Connection, openDatabase } from '../src/database.ts'
import { migrateDatabase } from '../src/migrate.ts'
import { pastRows, type Row, rowsOfToday, withLaterNames } from './past-rows.ts'

/* Databases as earlier releases created them, with the rows of a small set of demo data. */

type Entry = { idx: number; tag: string; when: number }

export const ownMigrations = join(import.meta.dirname, '../migrations')

/** All migrations, oldest first. */
export const { entries }: { entries: Entry[] } = JSON.parse(
  readFileSync(join(ownMigrations, 'meta/_journal.json'), 'utf8'),
)

export const rowsToday = Object.assign(
  {},
  ...Object.entries(pastRows).map(([table, rows]) => rowsOfToday(table, rows)),
) as Record<string, Row[]>

/** Tables that a later release removed have their rows under the names of the last ones that had them. */
const rowsOfLater = {
  ...Object.fromEntries(
    Object.entries(pastRows).map(([table, rows]) => [table, rows.map(withLaterNames)]),
  ),
  ...rowsToday,
}

/** A database as the release with that migration created it, with the demo data. */
export function townOf(idx: number): { connection: Connection; file: string; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-upgrade-'))
  const file = join(folder, 'fgm.sqlite')
  const { connection } = openDatabase(file)
  onTestFinished(() => {
    connection.close()
    rmSync(folder, { recursive: true })
  })
  migrateDatabase(connection, migrationsUpTo(folder, idx))
  const past = tablesOf(connection).includes('users') ? pastRows : rowsOfLater
  for (const table of Object.keys(past).filter((name) => tablesOf(connection).includes(name)))
    for (const row of past[table] ?? []) insert(connection, table, row)
  expect(connection.pragma('foreign_key_check')).toEqual([])
  return { connection, file, folder }
}

/** The migrations up to one of them, followed by some that no release has. */
export function migrationsUpTo(folder: string, idx: number, more: string[] = []): string {
  const out = mkdtempSync(join(folder, 'migrations-'))
  const kept = entries.slice(0, idx + 1)
  for (const { tag } of kept) cpSync(join(ownMigrations, `${tag}.sql`), join(out, `${tag}.sql`))
  const last = kept.at(-1)?.when ?? 0
  const made = more.map((sql, place) => {
    const tag = `9${place}_of_tomorrow`
    writeFileSync(join(out, `${tag}.sql`), sql)
    return { idx: idx + 1 + place, version: '6', when: last + 1 + place, tag, breakpoints: true }
  })
  cpSync(join(ownMigrations, 'meta'), join(out, 'meta'), { recursive: true })
  const journal = { version: '7', dialect: 'sqlite', entries: [...kept, ...made] }
  writeFileSync(join(out, 'meta/_journal.json'), JSON.stringify(journal))
  return out
}

function insert(connection: Connection, table: string, row: Row) {
  connection.pragma('foreign_keys = OFF')
  const columns = columnsOf(connection, table).filter((name) => name in row)
  const places = columns.map((name) => `@${name}`)
  connection
    .prepare(`insert into "${table}" (${columns.join(', ')}) values (${places.join(', ')})`)
    .run(row)
  connection.pragma('foreign_keys = ON')
}

export const columnsOf = (connection: Connection, table: string) =>
  (connection.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name)

export function tablesOf(connection: Connection): string[] {
  const tables = connection
    .prepare(
      `select name from sqlite_schema
       where type = 'table' and name not like 'sqlite_%' and name <> '__drizzle_migrations'`,
    )
    .pluck()
    .all() as string[]
  return tables.sort()
}

export const contentOf = (connection: Connection): Record<string, Row[]> =>
  Object.fromEntries(
    tablesOf(connection).map((table) => [
      table,
      connection.prepare(`select * from "${table}"`).all() as Row[],
    ]),
  )
