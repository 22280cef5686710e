import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Connection } from './database.ts'

/**
 * Brings a database to the newest schema, or leaves it unchanged.
 *
 * Foreign keys are off while it runs: a migration that rebuilds a table drops the old one, and with foreign keys on that would
 * silently delete every row that refers to it (the `PRAGMA` inside a migration has no effect, because it runs in a transaction).
 * Every reference is checked before the commit; Drizzle's own runner commits first, so this code runs the files itself. It
 * records what has run where Drizzle does.
 * @throws when a migration fails or leaves a reference to a missing row, and when a newer release has already changed the
 * database.
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
        // It reads every row; without a migration nothing has changed.
        if (due.length > 0) refuseOrphans(connection)
      })
      .immediate()
  } finally {
    connection.pragma('foreign_keys = ON')
  }
}

/**
 * Refuses a database with migrations that this release does not know: their changes cannot be undone, and an older program would
 * write rows that no longer fit.
 */
export function refuseForeignMigrations(connection: Connection, migrationsFolder: string) {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map((one) => one.folderMillis))
  const foreign = appliedMigrations(connection).filter((applied) => !known.has(applied))
  if (foreign.length > 0)
    throw new Error(
      `The database was changed by a newer release of Five Good Minutes (${foreign.length} ${foreign.length === 1 ? 'migration' : 'migrations'} unknown here). Please start that release, or restore a backup from before the upgrade.`,
    )
}

/** Creation times of the migrations that have run here, in milliseconds. */
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
