import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkDatabase, copyDatabase } from '@fgm/db/copy'
import { holdLock } from '@fgm/db/lock'
import {
  backupName,
  freeBytes,
  listBackups,
  makePrivateFolder,
  outdatedBackups,
  partialPath,
  refuseFullDisk,
  removeLeftovers,
  syncFolder,
} from './backup-files.ts'
import { noteFailure, noteSuccess } from './backup-status.ts'
import { compress, decompress } from './compression.ts'

/** What a backup is made of, where it goes, and the moment it bears. Can be sent to a thread. */
export type BackupPlan = {
  data_dir: string
  backup_dir: string
  migrations_folder: string
  at: Date
}

/** A successful backup. `rows` is the sum over all tables, `removed` the names of outdated ones. */
export type MadeBackup = Awaited<ReturnType<typeof makeBackup>>

/**
 * Makes a backup of the database, whether a server runs on it or not: copies it at one moment, compresses the
 * copy, decompresses it again and checks that, gives it its name only then, and removes what is outdated. How
 * it ended is put on record.
 * @throws with a sentence when another backup or a restore runs, when there is no room, and when the
 * database is missing or damaged; nothing half-made stays.
 */
export async function makeBackup(plan: BackupPlan, free = freeBytes) {
  if (!existsSync(databasePath(plan.data_dir)))
    throw new Error(`There is no database in ${plan.data_dir}.`)
  const letGo = holdLock(backupLockPath(plan.data_dir))
  if (!letGo) throw new Error('Another backup or a restore is running. Please try again later.')
  try {
    const made = await makeAlone(plan, free)
    const { path, bytes, rows, seconds } = made
    const madeAt = plan.at.toISOString()
    noteSuccess(plan.data_dir, { made_at: madeAt, file: path, bytes, rows, seconds })
    return made
  } catch (cause) {
    noteFailure(plan.data_dir, plan.at, cause)
    throw cause
  } finally {
    letGo()
  }
}

/** The database of a data folder. */
export const databasePath = (dataDir: string) => join(dataDir, 'fgm.sqlite')

/** Held while the database is copied or replaced. */
export const backupLockPath = (dataDir: string) => join(dataDir, 'backup.lock')

/** Bytes of the database with what its log has not folded in yet. */
export const databaseBytes = (path: string) =>
  [path, `${path}-wal`].reduce((sum, file) => sum + (existsSync(file) ? statSync(file).size : 0), 0)

async function makeAlone(plan: BackupPlan, free: typeof freeBytes) {
  const started = performance.now()
  const { backup_dir, at } = plan
  makePrivateFolder(backup_dir)
  removeLeftovers(backup_dir)
  const original = databasePath(plan.data_dir)
  const bytesOfDatabase = databaseBytes(original)
  // The copy, and the compressed file, which can be as large at worst.
  await refuseFullDisk(backup_dir, 2 * bytesOfDatabase, free)
  const copy = partialPath(backup_dir, 'copy')
  const compressed = partialPath(backup_dir, 'compressed')
  const path = join(backup_dir, backupName(at))
  try {
    copyDatabase(original, copy)
    await compress(copy, compressed)
    rmSync(copy)
    // What is checked is what a restore would decompress.
    await decompress(compressed, copy)
    const counts = checkDatabase(copy, plan.migrations_folder)
    renameSync(compressed, path)
    syncFolder(backup_dir)
    return {
      path,
      bytes: statSync(path).size,
      database_bytes: bytesOfDatabase,
      rows: Object.values(counts).reduce((sum, count) => sum + count, 0),
      seconds: (performance.now() - started) / 1000,
      removed: removeOutdated(backup_dir, at),
    }
  } finally {
    rmSync(copy, { force: true })
    rmSync(compressed, { force: true })
  }
}

/** Those of the future, from a clock that went wrong, must not push out the one that was just made. */
function removeOutdated(folder: string, at: Date): string[] {
  const outdated = outdatedBackups(listBackups(folder).filter(({ made_at }) => made_at <= at))
  for (const { path } of outdated) rmSync(path)
  return outdated.map(({ name }) => name)
}
