import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import type { Connection } from './database.ts'

/**
 * Brings a database to the newest schema, or leaves it as it was.
 *
 * Foreign keys are off while it runs: a migration that rebuilds a table drops the old one, and with
 * foreign keys on that would silently delete every row that refers to it (the `PRAGMA` inside a
 * migration has no effect, because it runs in a transaction). Afterwards every reference is checked.
 * @throws when a migration fails or leaves a reference to a missing row.
 */
export function migrateDatabase(connection: Connection, migrations_folder: string) {
  connection.pragma('foreign_keys = OFF')
  migrate(drizzle(connection), { migrationsFolder: migrations_folder })
  const broken = connection.pragma('foreign_key_check') as { table: string }[]
  if (broken.length > 0)
    throw new Error(
      `The migration left rows without their parent in: ${[...new Set(broken.map((row) => row.table))].join(', ')}`,
    )
  connection.pragma('foreign_keys = ON')
}
