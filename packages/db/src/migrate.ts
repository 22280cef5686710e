import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Connection } from './database.ts'

/**
 * Brings a database to the newest schema, or leaves it as it was.
 *
 * Foreign keys are off while it runs: a migration that rebuilds a table drops the old one, and with
 * foreign keys on that would silently delete every row that refers to it (the `PRAGMA` inside a
 * migration has no effect, because it runs in a transaction). Before anything is kept every reference
 * is checked; Drizzle's own runner commits first, which is why the files are run here. What has run is
 * noted where Drizzle notes it.
 * @throws when a migration fails or leaves a reference to a missing row, and when a newer release has
 * changed the database already.
 */
export function migrateDatabase(connection: Connection, migrationsFolder: string) {
  const migrations = readMigrationFiles({ migrationsFolder })
  connection.pragma('foreign_keys = OFF')
  try {
    connection
      .transaction(() => {
        refuseForeignMigrations(connection, migrationsFolder)
        const newest = Math.max(0, ...appliedMigrations(connection))
        const due = migrations.filter(({ folderMillis }) => folderMillis > newest)
        for (const migration of due) run(connection, migration)
        // It reads every row there is; without a migration nothing has moved.
        if (due.length > 0) refuseOrphans(connection)
      })
      .immediate()
  } finally {
    connection.pragma('foreign_keys = ON')
  }
}

/**
 * Refuses a database that holds migrations which this release does not know: what they changed cannot
 * be undone, and an older program would write rows that no longer fit.
 */
export function refuseForeignMigrations(connection: Connection, migrationsFolder: string) {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map((one) => one.folderMillis))
  const foreign = appliedMigrations(connection).filter((applied) => !known.has(applied))
  if (foreign.length > 0)
    throw new Error(
      `The database was changed by a newer release of Five Good Minutes (${foreign.length} ${foreign.length === 1 ? 'migration' : 'migrations'} unknown here). Please start that release, or restore a backup from before the upgrade.`,
    )
}

/** When the migrations were made that have run here, in milliseconds. */
function appliedMigrations(connection: Connection): number[] {
  const isNew = !connection
    .prepare(`select 1 from sqlite_schema where name = '__drizzle_migrations'`)
    .get()
  if (isNew) return []
  const rows = connection.prepare('select created_at from __drizzle_migrations').pluck().all()
  return rows.map(Number)
}

function run(
  connection: Connection,
  { sql, hash, folderMillis }: ReturnType<typeof readMigrationFiles>[number],
) {
  for (const statement of sql) connection.exec(statement)
  connection.exec(
    'create table if not exists __drizzle_migrations (id serial primary key, hash text not null, created_at numeric)',
  )
  connection
    .prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)')
    .run(hash, folderMillis)
}

function refuseOrphans(connection: Connection) {
  const broken = connection.pragma('foreign_key_check') as { table: string }[]
  if (broken.length > 0)
    throw new Error(
      `The migration left rows without their parent in: ${[...new Set(broken.map((row) => row.table))].join(', ')}`,
    )
}
