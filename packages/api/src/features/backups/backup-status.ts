import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

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

/** How the last backups ended, by hand or by night. */
export type BackupStatus = z.output<typeof BackupStatus>

const never: BackupStatus = { last_success: null, last_failure: null }

// Beside the database, not beside the backups: their disk may be what is missing.
const pathIn = (data_dir: string) => join(data_dir, 'backup-status.json')

/** What is on record; a missing or unreadable record counts as 'never'. */
export function readBackupStatus(data_dir: string): BackupStatus {
  try {
    return BackupStatus.parse(JSON.parse(readFileSync(pathIn(data_dir), 'utf8')))
  } catch {
    return never
  }
}

/** Puts a backup on record that stands; what failed before it is over. */
export const noteSuccess = (
  data_dir: string,
  last_success: NonNullable<BackupStatus['last_success']>,
) => note(data_dir, { last_success, last_failure: null })

/** Puts a failure on record, beside the last success. */
export function noteFailure(data_dir: string, at: Date, cause: unknown) {
  const problem = cause instanceof Error ? cause.message : String(cause)
  try {
    note(data_dir, { last_failure: { failed_at: at.toISOString(), problem } })
  } catch {
    // A full disk takes no record either. Whoever called says what went wrong.
  }
}

function note(data_dir: string, change: Partial<BackupStatus>) {
  const status = { ...readBackupStatus(data_dir), ...change }
  const draft = `${pathIn(data_dir)}.new`
  writeFileSync(draft, `${JSON.stringify(status)}\n`, { mode: 0o600 })
  renameSync(draft, pathIn(data_dir))
}
