import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDatabase } from '@fgm/db'
import type { Config } from './config.ts'

/**
 * The file of the database: a local one, or the copy of a primary.
 * @throws with what to do if the folder holds one of the other kind: families' data would seem to be gone.
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

/**
 * The database for a program that runs next to a server, without the steps of a server's start (no migration, no sweep). Of a
 * primary it makes a temporary copy, which `close` deletes: the copy of a server belongs to that server alone.
 * @throws if there is no database yet.
 */
export function openNextToServer(config: Config): { db: Db; close: () => void } {
  const { replication } = config.database
  if (!replication) {
    const file = databaseFile(config)
    if (!existsSync(file))
      throw new Error(`There is no database in ${config.data_dir}: the first start makes it.`)
    const { db, connection } = openDatabase(file)
    return { db, close: () => void connection.close() }
  }
  const folder = mkdtempSync(join(tmpdir(), 'fgm-copy-'))
  const { db, connection } = openDatabase(join(folder, 'copy.sqlite'), { replication })
  return {
    db,
    close: () => {
      connection.close()
      rmSync(folder, { recursive: true })
    },
  }
}
