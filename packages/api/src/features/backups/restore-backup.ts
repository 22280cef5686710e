import { constants, copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openDatabase } from '@fgm/db'
import { checkDatabase, copyDatabase, type RowCounts } from '@fgm/db/copy'
import { holdLock } from '@fgm/db/lock'
import {
  freeBytes,
  makePrivateFolder,
  partialPath,
  refuseFullDisk,
  removeLeftovers,
  syncFolder,
} from './backup-files.ts'
import { decompress, decompressedBytes, isGzip } from './compression.ts'
import { backupLockPath, databaseBytes, databasePath } from './make-backup.ts'

/** The backup to restore, the data folder, and the time. */
export type RestorePlan = {
  file: string
  data_dir: string
  migrations_folder: string
  at: Date
}

/** `kept` is the path of the former database; null if there was none. */
export type Restored = { counts: RowCounts; kept: string | null; seconds: number }

/**
 * Replaces the database with a backup. The backup is decompressed and checked first; the old database
 * is kept next to it under a dated name, with every committed change. At
 * every moment a complete database is in place. The next start migrates an older one.
 * @throws with a sentence if a server or a backup runs there, if the backup is damaged or from a
 * newer release, and if there is no space; the database is then untouched.
 */
export async function restoreBackup(plan: RestorePlan, free = freeBytes): Promise<Restored> {
  const started = performance.now()
  refuseMissing(plan.file)
  makePrivateFolder(plan.data_dir)
  return await withLocks(plan.data_dir, async () => {
    removeLeftovers(plan.data_dir)
    const draft = partialPath(plan.data_dir, 'restore')
    try {
      const counts = await decompressAndCheck(plan, draft, free)
      const kept = keepOld(plan)
      renameSync(draft, databasePath(plan.data_dir))
      syncFolder(plan.data_dir)
      return { counts, kept, seconds: (performance.now() - started) / 1000 }
    } finally {
      rmSync(draft, { force: true })
    }
  })
}

/** Decompresses and checks a backup, and changes nothing. @throws with a sentence that says what is wrong. */
export async function checkBackup(
  { file, migrations_folder }: Pick<RestorePlan, 'file' | 'migrations_folder'>,
  scratchFolder: string,
  free = freeBytes,
): Promise<RowCounts> {
  refuseMissing(file)
  makePrivateFolder(scratchFolder)
  const draft = partialPath(scratchFolder, `check-${process.pid}`)
  try {
    return await decompressAndCheck({ file, migrations_folder }, draft, free)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Held by a server while it runs on a data folder. */
export const serverLockPath = (dataDir: string) => join(dataDir, 'server.lock')

async function withLocks<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  const letServerGo = holdLock(serverLockPath(dataDir))
  if (!letServerGo)
    throw new Error(`A server is running on ${dataDir}. Please stop it, then restore.`)
  const letBackupGo = holdLock(backupLockPath(dataDir))
  try {
    if (!letBackupGo) throw new Error('A backup is running. Please try again when it is done.')
    return await work()
  } finally {
    letBackupGo?.()
    letServerGo()
  }
}

function refuseMissing(file: string) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
}

async function decompressAndCheck(
  { file, migrations_folder }: Pick<RestorePlan, 'file' | 'migrations_folder'>,
  draft: string,
  free: typeof freeBytes,
): Promise<RowCounts> {
  const isCompressed = isGzip(file)
  // A database that a restore has kept is not compressed, and may have a log.
  const bytes = isCompressed ? await decompressedBytes(file) : databaseBytes(file)
  await refuseFullDisk(dirname(draft), bytes, free)
  rmSync(draft, { force: true })
  if (isCompressed) await decompress(file, draft)
  else copyDatabase(file, draft)
  return checkDatabase(draft, migrations_folder)
}

/** Keeps the old database under its dated name and, until it is replaced, in its place as well. */
function keepOld({ data_dir, at }: RestorePlan): string | null {
  const current = databasePath(data_dir)
  if (!existsSync(current)) return null
  const kept = join(data_dir, `fgm-before-restore-${at.toISOString().replaceAll(':', '-')}.sqlite`)
  foldLog(current)
  try {
    linkSync(current, kept)
  } catch {
    // Not every disk has hard links.
    copyFileSync(current, kept, constants.COPYFILE_EXCL)
  }
  // A log that could not be merged belongs to the old database, and would damage the new one.
  if (existsSync(`${current}-wal`)) renameSync(`${current}-wal`, `${kept}-wal`)
  rmSync(`${current}-shm`, { force: true })
  return kept
}

/** Opening and closing merges the log into the database, and removes it. */
function foldLog(current: string) {
  try {
    openDatabase(current).connection.close()
  } catch {
    // Too damaged to open: perhaps the reason for the restore. It is kept as it is.
  }
}
