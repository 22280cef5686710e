import type { Deps } from '../../deps.ts'
import { listBackups } from './backup-files.ts'
import { lastDue } from './backup-schedule.ts'
import { type BackupStatus, readBackupStatus } from './backup-status.ts'

/*
 * Backups of the database (docs/backups.md): by `npm run backup`, and every night by the server.
 */

/** Later than this after it was due, a backup is missing. */
const patience_ms = 6 * 3_600_000

/** How it stands with the backups. `is_late` says that somebody should look. */
export type BackupHealth = BackupStatus & {
  is_on: boolean
  is_late: boolean
  folder: string
  count: number
  bytes: number
}

/** When the newest backup that stands was made; null for none yet. */
export function lastBackupAt({ config }: Pick<Deps, 'config'>): Date | null {
  const { last_success } = readBackupStatus(config.data_dir)
  return last_success && new Date(last_success.made_at)
}

/** The last success and failure, and what lies in the folder: for the administrator and for monitoring. */
export function backupHealth({ config, now }: Pick<Deps, 'config' | 'now'>): BackupHealth {
  const status = readBackupStatus(config.data_dir)
  const { is_on, at, folder } = config.backups
  const files = listBackups(folder)
  return {
    ...status,
    is_on,
    is_late: is_on && isLate(status, at, now()),
    folder,
    count: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
  }
}

/** A database that never had a backup is late only once one has failed: its first night may come yet. */
function isLate({ last_success, last_failure }: BackupStatus, at: string, now: Date): boolean {
  if (!last_success) return last_failure !== null
  const due = lastDue(at, new Date(now.getTime() - patience_ms))
  return new Date(last_success.made_at) < due
}
