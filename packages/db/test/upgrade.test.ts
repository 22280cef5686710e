import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/database.ts'
import { migrateDatabase } from '../src/migrate.ts'
import {
  columnsOf,
  contentOf,
  entries,
  migrationsUpTo,
  ownMigrations,
  rowsToday,
  tablesOf,
  townOf,
} from './past-releases.ts'
import { type Row, rowsOfToday } from './past-rows.ts'

const indexOf = (tag: string) => entries.findIndex((entry) => entry.tag === tag)
const referralsInRows = indexOf('0003_referrals_in_rows')

test('every current table has rows in the demo data', () => {
  const { connection } = townOf(entries.length - 1)
  expect(tablesOf(connection)).toEqual(Object.keys(rowsToday).sort())
})

/** Past releases, of which the gate takes every third and the newest five. */
const past = entries
  .slice(0, -1)
  .filter(({ idx }) => process.env.NIGHTLY === '1' || idx % 3 === 0 || idx >= entries.length - 6)

test.each(past)('a database of $tag keeps all of it up to today', ({ idx }) => {
  const { connection } = townOf(idx)
  const before = contentOf(connection)
  migrateDatabase(connection, ownMigrations)
  const after = contentOf(connection)
  const moved = Object.entries(before).flatMap(([table, rows]) =>
    Object.entries(rowsOfToday(table, rows)),
  )
  for (const [table, rows] of moved) {
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

test('a family that came by a code before there were rows for it has one now, and its place', () => {
  const { connection } = townOf(referralsInRows - 1)
  migrateDatabase(connection, ownMigrations)
  const referrals = `select referrer_family_id, referee_family_id, state from referrals where id like 'r-%' order by 2`
  expect(connection.prepare(referrals).all()).toEqual([
    { referrer_family_id: 'ana', referee_family_id: 'cleo', state: 'counted' },
    { referrer_family_id: 'ben', referee_family_id: 'dora', state: 'pending' },
  ])
  const standing = 'select id from families where queue_order is not null order by queue_order'
  expect(connection.prepare(standing).pluck().all()).toEqual(['cleo', 'dora', 'emil'])
})

test('founders whose address is not confirmed have two weeks from the upgrade on, no one else has an end', () => {
  const { connection } = townOf(indexOf('0016_hold_founding_spots') - 1)
  const before = Date.now()
  migrateDatabase(connection, ownMigrations)
  const held = `select id, spot_held_until from families where spot_held_until is not null`
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

test('parents keep the children they came with, copies their origin, and open checkouts who opened them', () => {
  const { connection } = townOf(indexOf('0030_moving_parents') - 1)
  connection.exec(`
    update children set came_with_parent_id = 'ana' where id = 'mia';
    insert into activities (${columnsOf(connection, 'activities')})
      select ${columnsOf(connection, 'activities').map((name) =>
        name === 'id' ? `'a-copy'` : name === 'owner_family_id' ? `'ben'` : name,
      )} from activities where id = 'own-1';
    update day_link_replies set title = '', note = '', for_name = '' where id = 'dr1';`)
  migrateDatabase(connection, ownMigrations)
  const all = (query: string) => connection.prepare(query).raw().all()
  expect(all('select * from child_bringers')).toEqual([['mia', 'ana']])
  const own = 'select id, origin_id from activities where owner_family_id is not null order by id'
  expect(all(own)).toEqual([
    ['a-copy', null],
    ['own-1', 'a-copy'],
  ])
  expect(all('select id, parent_id from orders order by id')).toEqual([
    ['1', 'ben'],
    ['2', null],
  ])
  expect(all('select removed_at = done_at from day_link_replies')).toEqual([[1]])
})

test('a drawn house stays the home of its family; a ready-made one that was only copied does not become one', () => {
  const { connection } = townOf(indexOf('0037_homes') - 1)
  const names = columnsOf(connection, 'blueprints')
  const like = (id: string, owner: string) => `insert into blueprints (${names})
    select ${names.map((name) =>
      name === 'id'
        ? `'${id}'`
        : name === 'owner_family_id'
          ? owner
          : name === 'blueprint_data'
            ? `'{"dimensions":{},"rooms":[],"furniture":[]}'`
            : name,
    )} from blueprints where id = 'b1';`
  connection.exec(like('preset', 'null') + like('copy', `'ana'`))
  migrateDatabase(connection, ownMigrations)
  const homes = 'select id, home_since = updated_at from blueprints order by id'
  expect(connection.prepare(homes).raw().all()).toEqual([
    ['b1', 1],
    ['copy', null],
    ['preset', null],
  ])
})

test('a migration that is killed half-way leaves the database as it was, and it starts again', async () => {
  const { connection, file, folder } = townOf(entries.length - 1)
  const before = contentOf(connection)
  connection.close()
  const endless = migrationsUpTo(folder, entries.length - 1, [
    `delete from sessions;--> statement-breakpoint\nalter table families add nickname text;
     --> statement-breakpoint\nupdate parents set name = 'lost';
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
  const again = openDatabase(file).connection
  onTestFinished(() => void again.close())
  expect(contentOf(again)).toEqual(before)
  migrateDatabase(again, ownMigrations)
  expect(contentOf(again)).toEqual(before)
})

test('a database of a newer release is refused with a sentence, and nothing is changed', () => {
  const { connection, folder } = townOf(entries.length - 1)
  const newer = migrationsUpTo(folder, entries.length - 1, [
    'alter table families add nickname text;',
  ])
  migrateDatabase(connection, newer)
  const before = connection.serialize()
  expect(() => migrateDatabase(connection, ownMigrations)).toThrow(
    'The database was changed by a newer release of Five Good Minutes (1 migration unknown here). Please start that release, or restore a backup from before the upgrade.',
  )
  expect(connection.serialize().equals(before)).toBe(true)
})
