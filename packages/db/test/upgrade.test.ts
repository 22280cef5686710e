import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Connection, openDatabase } from '../src/database.ts'
import { migrateDatabase } from '../src/migrate.ts'
import { pastRows } from './past-rows.ts'

type Row = Record<string, unknown>
type Entry = { idx: number; tag: string; when: number }

const ownMigrations = join(import.meta.dirname, '../migrations')
const { entries }: { entries: Entry[] } = JSON.parse(
  readFileSync(join(ownMigrations, 'meta/_journal.json'), 'utf8'),
)
const indexOf = (tag: string) => entries.findIndex((entry) => entry.tag === tag)
const referralsInRows = indexOf('0003_referrals_in_rows')

test('every table of today has rows in the town', () => {
  const { connection } = townOf(entries.length - 1)
  expect(tablesOf(connection)).toEqual(Object.keys(pastRows).sort())
})

test.each(entries.slice(0, -1))('a database of $tag keeps all of it up to today', ({ idx }) => {
  const { connection } = townOf(idx)
  const before = contentOf(connection)
  migrateDatabase(connection, ownMigrations)
  const after = contentOf(connection)
  for (const [table, rows] of Object.entries(before)) {
    const kept = Object.keys(rows[0] ?? {}).filter((name) =>
      columnsOf(connection, table).includes(name),
    )
    const pick = (row: Row) => Object.fromEntries(kept.map((name) => [name, row[name]]))
    const wanted = rows.map(pick)
    const found = after[table]?.map(pick)
    expect([table, found]).toEqual([table, expect.arrayContaining(wanted)])
    if (table !== 'referrals') expect([table, found?.length]).toEqual([table, wanted.length])
  }
  expect(connection.pragma('foreign_key_check')).toEqual([])
  expect(connection.pragma('integrity_check', { simple: true })).toBe('ok')
})

test('whoever came by a code before there were rows for it has one now, and its place', () => {
  const { connection } = townOf(referralsInRows - 1)
  migrateDatabase(connection, ownMigrations)
  const referrals = `select referrer_user_id, referee_user_id, state from referrals where id like 'r-%' order by 2`
  expect(connection.prepare(referrals).all()).toEqual([
    { referrer_user_id: 'ana', referee_user_id: 'cleo', state: 'counted' },
    { referrer_user_id: 'ben', referee_user_id: 'dora', state: 'pending' },
  ])
  const standing = 'select id from users where queue_order is not null order by queue_order'
  expect(connection.prepare(standing).pluck().all()).toEqual(['cleo', 'dora', 'emil'])
})

test('founders whose address is not confirmed have two weeks from the upgrade on, no one else has an end', () => {
  const { connection } = townOf(indexOf('0016_hold_founding_spots') - 1)
  const before = Date.now()
  migrateDatabase(connection, ownMigrations)
  const held = `select id, spot_held_until from users where spot_held_until is not null`
  const [fay, ...others] = connection.prepare(held).all() as {
    id: string
    spot_held_until: string
  }[]
  expect([fay?.id, others]).toEqual(['fay', []])
  const endsAt = Date.parse(fay?.spot_held_until ?? '')
  expect(fay?.spot_held_until).toBe(new Date(endsAt).toISOString())
  const twoWeeks = 14 * 24 * 3_600_000
  expect(endsAt).toBeGreaterThanOrEqual(before + twoWeeks)
  expect(endsAt).toBeLessThanOrEqual(Date.now() + twoWeeks)
})

test('a migration that is killed half-way leaves the database as it was, and it starts again', async () => {
  const { connection, file, folder } = townOf(entries.length - 1)
  const before = contentOf(connection)
  connection.close()
  const endless = migrationsUpTo(folder, entries.length - 1, [
    `delete from sessions;--> statement-breakpoint\nalter table users add nickname text;
     --> statement-breakpoint\nupdate users set name = 'lost';
     --> statement-breakpoint\nselect wait_for_ever();`,
  ])
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'slow-migration.mjs'), file, endless],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const [said] = await once(child.stdout, 'data')
  expect(String(said)).toBe('half-way\n')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const again = openDatabase(file, { for_migration: true }).connection
  onTestFinished(() => void again.close())
  expect(contentOf(again)).toEqual(before)
  migrateDatabase(again, ownMigrations)
  expect(contentOf(again)).toEqual(before)
})

test('a database of a newer release is refused with a sentence, and nothing is changed', () => {
  const { connection, folder } = townOf(entries.length - 1)
  const newer = migrationsUpTo(folder, entries.length - 1, ['alter table users add nickname text;'])
  migrateDatabase(connection, newer)
  const before = connection.serialize()
  expect(() => migrateDatabase(connection, ownMigrations)).toThrow(
    'The database was changed by a newer release of Five Good Minutes (1 migration unknown here). Please start that release, or restore a backup from before the upgrade.',
  )
  expect(connection.serialize().equals(before)).toBe(true)
})

/** A database as a release of that migration made it, with the town in it. */
function townOf(idx: number) {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-upgrade-'))
  const file = join(folder, 'fgm.sqlite')
  const { connection } = openDatabase(file, { for_migration: true })
  onTestFinished(() => {
    connection.close()
    rmSync(folder, { recursive: true })
  })
  migrateDatabase(connection, migrationsUpTo(folder, idx))
  for (const table of Object.keys(pastRows).filter((name) => tablesOf(connection).includes(name)))
    for (const row of pastRows[table] ?? []) insert(connection, table, row)
  expect(connection.pragma('foreign_key_check')).toEqual([])
  return { connection, file, folder }
}

/** The migrations up to one of them, and after it some that no release has. */
function migrationsUpTo(folder: string, idx: number, more: string[] = []): string {
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

const columnsOf = (connection: Connection, table: string) =>
  (connection.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name)

function tablesOf(connection: Connection): string[] {
  const tables = connection
    .prepare(
      `select name from sqlite_schema
       where type = 'table' and name not like 'sqlite_%' and name <> '__drizzle_migrations'`,
    )
    .pluck()
    .all() as string[]
  return tables.sort()
}

const contentOf = (connection: Connection): Record<string, Row[]> =>
  Object.fromEntries(
    tablesOf(connection).map((table) => [
      table,
      connection.prepare(`select * from "${table}"`).all() as Row[],
    ]),
  )
