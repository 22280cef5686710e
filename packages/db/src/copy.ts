import { closeSync, openSync } from 'node:fs'
import type { Connection } from './database.ts'
import { refuseForeignMigrations } from './migrate.ts'
import { Sqlite } from './sqlite.ts'

/** How many rows each table has, by table name. */
export type RowCounts = Record<string, number>

/**
 * Copies a database into a new file while others read and write it: everything committed before, as of one moment, without the
 * pages of deleted rows. The copy needs no log.
 * @throws with a sentence when the database is damaged.
 */
export function copyDatabase(from: string, to: string) {
  closeSync(openSync(to, 'wx', 0o600))
  const source = new Sqlite(from, { readonly: true, fileMustExist: true, timeout: 2000 })
  try {
    source.prepare('vacuum into ?').run(to)
  } catch (cause) {
    throw inWords(cause)
  } finally {
    source.close()
  }
}

/**
 * Whether a file that no one uses is a complete database of this product that this release can open or upgrade.
 * @returns how many rows each table has.
 * @throws with a sentence that says what is wrong.
 */
export function checkDatabase(file: string, migrationsFolder: string): RowCounts {
  const connection = new Sqlite(file, { fileMustExist: true })
  try {
    connection.pragma('trusted_schema = OFF')
    const problems = connection.pragma('integrity_check(3)') as { integrity_check: string }[]
    if (problems[0]?.integrity_check !== 'ok')
      throw new Error(`The database is damaged: ${problems[0]?.integrity_check}`)
    const orphans = connection.pragma('foreign_key_check') as { table: string }[]
    if (orphans.length > 0)
      throw new Error(`The database is damaged: rows without their parent in ${orphans[0]?.table}`)
    const counts = countRows(connection)
    // A server fills these at its first start; without them this is another database, or it was never used.
    for (const table of ['__drizzle_migrations', 'activities', 'server_secrets'])
      if (!counts[table]) throw new Error('This is not a database of Five Good Minutes.')
    refuseForeignMigrations(connection, migrationsFolder)
    return counts
  } catch (cause) {
    throw inWords(cause)
  } finally {
    connection.close()
  }
}

function countRows(connection: Connection): RowCounts {
  const tables = connection
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`)
    .pluck()
    .all() as string[]
  const countOf = (table: string) =>
    connection.prepare(`select count(*) from "${table}"`).pluck().get() as number
  return Object.fromEntries(tables.sort().map((table) => [table, countOf(table)]))
}

/** SQLite's error about a file that it cannot read, as a sentence; any other error unchanged. */
function inWords(cause: unknown): unknown {
  const { code = '' } = cause as { code?: string }
  const isAboutFile = /^SQLITE_(NOTADB|CORRUPT)/.test(code)
  return isAboutFile ? new Error('The file is damaged, or no database.', { cause }) : cause
}
