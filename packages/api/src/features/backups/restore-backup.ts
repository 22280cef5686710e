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

/** What is restored, and into which data folder, at which moment. */
export type RestorePlan = {
  file: string
  data_dir: string
  migrations_folder: string
  at: Date
}

/** `kept` is where the database that stood there lies now; null when there was none. */
export type Restored = { counts: RowCounts; kept: string | null; seconds: number }

/**
 * Replaces the database with a backup. The backup is decompressed and checked first; the old database
 * is kept next to it under a dated name, with everything that it had acknowledged. At
 * every moment a complete database is in place. The next start migrates an older one.
 * @throws with a sentence when a server or a backup runs there, when the backup is damaged or from a
 * newer release, and when there is no room; the database is then untouched.
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

/** Held by a server as long as it runs on a data folder. */
export const serverLockPath = (dataDir: string) => join(dataDir, 'server.lock')

async function withLocks<Answer>(dataDir: string, work: () => Promise<Answer>): Promise<Answer> {
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

/** Leaves the old database under its dated name and, until it is replaced, in its place as well. */
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
  // A log that could not be folded in belongs to the old database, and would spoil the new one.
  if (existsSync(`${current}-wal`)) renameSync(`${current}-wal`, `${kept}-wal`)
  rmSync(`${current}-shm`, { force: true })
  return kept
}

/** Opening and closing puts what the log holds into the database itself, and removes the log. */
function foldLog(current: string) {
  try {
    openDatabase(current).connection.close()
  } catch {
    // Too damaged to open: perhaps the reason for the restore. It is kept as it is.
  }
}
