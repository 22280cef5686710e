import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/**
 * The file of the database: of its own, or the copy of a primary.
 * @throws with what to do when the folder holds one of the other kind: families' data would seem to be gone.
 */
export function databaseFile({
  data_dir,
  database,
}: Pick<Config, 'data_dir' | 'database'>): string {
  const own = join(data_dir, 'fgm.sqlite')
  const copy = join(data_dir, 'copy.sqlite')
  if (database.replication && existsSync(own))
    throw new Error(
      `${own} is a database of its own, but DATABASE_SYNC_URL names a primary. Bring its data there as docs/growing.md says, then move the file to another folder.`,
    )
  if (!database.replication && existsSync(copy))
    throw new Error(
      `${copy} is the copy of a primary, but DATABASE_SYNC_URL is not set. Set it, or go back to one file as docs/growing.md says, then delete the copy.`,
    )
  return database.replication ? copy : own
}
