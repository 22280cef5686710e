import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Deps } from '../../core/deps.ts'

const BackupStatus = z.object({
  last_success: z
    .object({
      made_at: z.iso.datetime(),
      file: z.string(),
      bytes: z.number(),
      rows: z.number(),
      seconds: z.number(),
    })
    .nullable(),
  /** Null again after the next success. */
  last_failure: z.object({ failed_at: z.iso.datetime(), problem: z.string() }).nullable(),
})

/** How the last backups ended, manual or nightly. */
export type BackupStatus = z.output<typeof BackupStatus>

const never: BackupStatus = { last_success: null, last_failure: null }

// Next to the database, not to the backups: their disk may be the missing one.
const pathIn = (dataDir: string) => join(dataDir, 'backup-status.json')

/** The stored status; a missing or unreadable record counts as 'never'. */
export function readBackupStatus(dataDir: string): BackupStatus {
  try {
    return BackupStatus.parse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8')))
  } catch {
    return never
  }
}

/** When the newest successful backup was made; null before the first. */
export function lastBackupAt({ config }: Pick<Deps, 'config'>): Date | null {
  const { last_success } = readBackupStatus(config.data_dir)
  return last_success && new Date(last_success.made_at)
}

/** Records a successful backup and clears an earlier failure. */
export const noteSuccess = (
  dataDir: string,
  lastSuccess: NonNullable<BackupStatus['last_success']>,
) => note(dataDir, { last_success: lastSuccess, last_failure: null })

/** Records a failure; the last success is kept. */
export function noteFailure(dataDir: string, at: Date, cause: unknown) {
  const problem = cause instanceof Error ? cause.message : String(cause)
  try {
    note(dataDir, { last_failure: { failed_at: at.toISOString(), problem } })
  } catch {
    // A full disk takes no record either. The caller reports the error.
  }
}

function note(dataDir: string, change: Partial<BackupStatus>) {
  const status = { ...readBackupStatus(dataDir), ...change }
  const draft = `${pathIn(dataDir)}.new`
  writeFileSync(draft, `${JSON.stringify(status)}\n`, { mode: 0o600 })
  renameSync(draft, pathIn(dataDir))
}
