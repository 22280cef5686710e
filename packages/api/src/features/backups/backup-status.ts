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
const pathIn = (dataDir: string) => join(dataDir, 'backup-status.json')

/** What is on record; a missing or unreadable record counts as 'never'. */
export function readBackupStatus(dataDir: string): BackupStatus {
  try {
    return BackupStatus.parse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8')))
  } catch {
    return never
  }
}

/** Puts a backup on record that stands; what failed before it is over. */
export const noteSuccess = (
  dataDir: string,
  lastSuccess: NonNullable<BackupStatus['last_success']>,
) => note(dataDir, { last_success: lastSuccess, last_failure: null })

/** Puts a failure on record, beside the last success. */
export function noteFailure(dataDir: string, at: Date, cause: unknown) {
  const problem = cause instanceof Error ? cause.message : String(cause)
  try {
    note(dataDir, { last_failure: { failed_at: at.toISOString(), problem } })
  } catch {
    // A full disk takes no record either. Whoever called says what went wrong.
  }
}

function note(dataDir: string, change: Partial<BackupStatus>) {
  const status = { ...readBackupStatus(dataDir), ...change }
  const draft = `${pathIn(dataDir)}.new`
  writeFileSync(draft, `${JSON.stringify(status)}\n`, { mode: 0o600 })
  renameSync(draft, pathIn(dataDir))
}
