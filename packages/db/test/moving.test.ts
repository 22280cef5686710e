import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkDatabase, copyDatabase } from '../src/copy.ts'
import { type Connection, openDatabase } from '../src/database.ts'
import { contentOf, entries, ownMigrations, tablesOf, townOf } from './past-releases.ts'
import { noPrimary, startPrimary } from './primary.ts'

/* From one file to a primary and back, as in docs/growing.md: `restore` creates the file in both directions with `copyDatabase`. */

const title = noPrimary ? `moving (${noPrimary})` : 'moving'

describe.skipIf(noPrimary !== null)(title, () => {
  function folder() {
    const made = mkdtempSync(join(tmpdir(), 'fgm-moving-'))
    onTestFinished(() => rmSync(made, { recursive: true }))
    return made
  }

  /** Its content, table by table; rows sorted. */
  const rowsOf = (connection: Connection) =>
    Object.entries(contentOf(connection)).map(([table, rows]) => [
      table,
      rows.map((row) => JSON.stringify(row)).sort(),
    ])

  test('a file becomes a primary, and its data then a file again, equal table by table', async () => {
    const past = townOf(entries.length - 1)
    const before = rowsOf(past.connection)
    const [there, back] = [join(folder(), 'fgm.sqlite'), join(folder(), 'fgm.sqlite')]
    copyDatabase(past.file, there)
    const primary = await startPrimary({ database: there })
    onTestFinished(() => primary.stop())
    const path = join(folder(), 'copy.sqlite')
    const copy = openDatabase(path, { replication: { sync_url: primary.url } }).connection
    expect(tablesOf(copy)).toEqual(tablesOf(past.connection))
    expect(rowsOf(copy)).toEqual(before)
    copy.exec(
      "insert into settings values ('operator_name', '\"Ana\"', '2026-03-02T09:00:00.000Z')",
    )
    copy.prepare('select 1').get()
    const meanwhile = rowsOf(copy)
    copy.close()
    copyDatabase(path, back)
    checkDatabase(back, ownMigrations)
    const { connection } = openDatabase(back)
    expect(rowsOf(connection)).toEqual(meanwhile)
    expect(meanwhile).not.toEqual(before)
    connection.close()
  })
})
