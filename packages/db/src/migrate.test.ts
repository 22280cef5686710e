import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api'
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, onTestFinished, test } from 'vitest'
import { type Connection, openDatabase } from './database.ts'
import { migrateDatabase } from './migrate.ts'
import * as schema from './schema/index.ts'

const ownMigrations = join(import.meta.dirname, '../migrations')

const families = `
CREATE TABLE families (id text PRIMARY KEY NOT NULL, name text NOT NULL);
--> statement-breakpoint
CREATE TABLE children (
  id text PRIMARY KEY NOT NULL,
  family_id text NOT NULL REFERENCES families(id) ON DELETE cascade
);`

/** How drizzle-kit changes what SQLite cannot alter: a new table replaces the old one. */
const rebuiltFamilies = `
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE __new_families (id text PRIMARY KEY NOT NULL, name text NOT NULL, town text);
--> statement-breakpoint
INSERT INTO __new_families (id, name) SELECT id, name FROM families;--> statement-breakpoint
DROP TABLE families;--> statement-breakpoint
ALTER TABLE __new_families RENAME TO families;--> statement-breakpoint
PRAGMA foreign_keys=ON;`

test('a migration that rebuilds a parent table keeps its child rows', () => {
  const { connection, migrate } = database()
  migrate([families])
  addFamily(connection)
  migrate([families, rebuiltFamilies])
  expect(connection.prepare('select id, family_id from children').all()).toEqual([
    { id: 'mia', family_id: 'ana' },
  ])
  expect(connection.prepare('select id, name, town from families').all()).toEqual([
    { id: 'ana', name: 'Ana', town: null },
  ])
})

test('after a rebuild the references still hold', () => {
  const { connection, migrate } = database()
  migrate([families, rebuiltFamilies])
  addFamily(connection)
  expect(connection.pragma('foreign_keys', { simple: true })).toBe(1)
  expect(() => connection.exec(`insert into children values ('x', 'nobody')`)).toThrow(
    'FOREIGN KEY',
  )
  connection.exec(`delete from families`)
  expect(connection.prepare('select count(*) from children').pluck().get()).toBe(0)
})

test('a migration that leaves rows without their parent is refused and undone', () => {
  const { connection, migrate } = database()
  migrate([families])
  addFamily(connection)
  const careless = rebuiltFamilies.replace('FROM families;', 'FROM families WHERE 1 = 0;')
  expect(() => migrate([families, careless])).toThrow(
    'The migration left rows without their parent in: children',
  )
  expect(connection.prepare('select id, name from families').all()).toEqual([
    { id: 'ana', name: 'Ana' },
  ])
  expect(connection.pragma('foreign_keys', { simple: true })).toBe(1)
})

test('a migration that fails half-way leaves everything as it was', () => {
  const { connection, migrate } = database()
  migrate([families])
  const before = connection.serialize()
  const broken =
    'ALTER TABLE families ADD town text;--> statement-breakpoint\nSELECT no_such_column;'
  expect(() => migrate([families, broken])).toThrow('no_such_column')
  expect(connection.serialize().equals(before)).toBe(true)
})

test('a migration runs once', () => {
  const { connection, migrate } = database()
  migrate([families])
  addFamily(connection)
  migrate([families])
  migrate([families])
  expect(connection.prepare('select count(*) from families').pluck().get()).toBe(1)
})

test('the migrations of the project build the schema that the code uses', async () => {
  const newest = readdirSync(join(ownMigrations, 'meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  const migrated = JSON.parse(readFileSync(join(ownMigrations, 'meta', newest ?? ''), 'utf8'))
  const wanted = await generateSQLiteDrizzleJson(schema, migrated.id)
  expect(await generateSQLiteMigration(migrated, wanted)).toEqual([])
})

test('every column and index of the schema exists after all migrations', () => {
  const { connection } = database()
  migrateDatabase(connection, ownMigrations)
  const namesIn = (pragma: string) =>
    (connection.pragma(pragma) as { name: string }[]).map(({ name }) => name).sort()
  for (const table of Object.values(schema).filter((value) => is(value, SQLiteTable))) {
    const { name, columns, indexes } = getTableConfig(table)
    expect(namesIn(`table_info(${name})`)).toEqual(columns.map((column) => column.name).sort())
    const indexNames = indexes.map(({ config }) => config.name)
    expect(namesIn(`index_list(${name})`)).toEqual(expect.arrayContaining(indexNames))
  }
})

function database() {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-migrate-'))
  const { connection } = openDatabase(join(folder, 'fgm.sqlite'))
  onTestFinished(() => {
    connection.close()
    rmSync(folder, { recursive: true })
  })
  const migrate = (files: string[]) => migrateDatabase(connection, writeMigrations(folder, files))
  return { connection, migrate }
}

/** Writes migrations as drizzle-kit does: numbered files and a journal. */
function writeMigrations(folder: string, files: string[]): string {
  const out = join(folder, 'migrations')
  mkdirSync(join(out, 'meta'), { recursive: true })
  const entries = files.map((sql, idx) => {
    const tag = `000${idx}_test`
    writeFileSync(join(out, `${tag}.sql`), sql)
    return { idx, version: '6', when: 1_700_000_000_000 + idx, tag, breakpoints: true }
  })
  const journal = { version: '7', dialect: 'sqlite', entries }
  writeFileSync(join(out, 'meta/_journal.json'), JSON.stringify(journal))
  return out
}

function addFamily(connection: Connection) {
  connection.exec(`insert into families (id, name) values ('ana', 'Ana')`)
  connection.exec(`insert into children values ('mia', 'ana')`)
}
