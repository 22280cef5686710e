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

/** The source of a backup, its folder, and its time. Can be sent to a thread. */
export type BackupPlan = {
  data_dir: string
  backup_dir: string
  migrations_folder: string
  at: Date
}

/** A successful backup. `rows` is the sum over all tables, `removed` the names of outdated ones. */
export type MadeBackup = Awaited<ReturnType<typeof makeBackup>>

/**
 * Makes a backup of the database, with or without a running server: copies it at one moment, compresses the copy,
 * decompresses and checks that, gives it its name only then, and removes outdated ones. The result is recorded.
 * @throws with a sentence if another backup or a restore runs, if there is no space, and if the database is missing or
 * damaged; no unfinished file stays.
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

/** Bytes of the database with its write-ahead log. */
export const databaseBytes = (path: string) =>
  [path, `${path}-wal`].reduce((sum, file) => sum + (existsSync(file) ? statSync(file).size : 0), 0)

async function makeAlone(plan: BackupPlan, free: typeof freeBytes) {
  const started = performance.now()
  const { backup_dir, at } = plan
  makePrivateFolder(backup_dir)
  removeLeftovers(backup_dir)
  const original = databasePath(plan.data_dir)
  const bytesOfDatabase = databaseBytes(original)
  // The copy, and the compressed file, which can be as large in the worst case.
  await refuseFullDisk(backup_dir, 2 * bytesOfDatabase, free)
  const copy = partialPath(backup_dir, 'copy')
  const compressed = partialPath(backup_dir, 'compressed')
  const path = join(backup_dir, backupName(at))
  try {
    copyDatabase(original, copy)
    await compress(copy, compressed)
    rmSync(copy)
    // Checks exactly what a restore would decompress.
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

/** Backups dated ahead by a wrong clock must not replace the one that was just made. */
function removeOutdated(folder: string, at: Date): string[] {
  const outdated = outdatedBackups(listBackups(folder).filter(({ made_at }) => made_at <= at))
  for (const { path } of outdated) rmSync(path)
  return outdated.map(({ name }) => name)
}
