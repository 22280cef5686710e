import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDatabase } from '@fgm/db'
import type { Config } from '../core/config.ts'
import { databaseFile } from '../core/database-file.ts'

/**
 * The database for a program next to a running server. Of a primary it makes a copy of its own, which goes with `close`:
 * the copy of a server belongs to that server alone.
 * @throws when there is none yet.
 */
export function openBesideServer(config: Config): { db: Db; close: () => void } {
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
