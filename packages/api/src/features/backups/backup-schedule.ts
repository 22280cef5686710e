import { Worker } from 'node:worker_threads'
import { dayMs, dayOf } from '@fgm/shared/days'
import type { Config } from '../../core/config.ts'
import type { Deps } from '../../core/deps.ts'
import { projectPaths } from '../../core/project-paths.ts'
import { workerFileOf } from '../../core/worker-file.ts'
import { type BackupStatus, noteFailure, readBackupStatus } from './backup-status.ts'
import type { BackupResult } from './backup-worker.ts'
import type { BackupPlan, MadeBackup } from './make-backup.ts'

const pollIntervalMs = 60_000
const retryAfterMs = 3_600_000

type Schedule = { at: string; now: Date; created_at: Date; status: BackupStatus }

/** The newest time at which a backup should have begun: today or yesterday at `at` (HH:MM, UTC). */
export function lastDue(at: string, now: Date): Date {
  const today = new Date(`${dayOf(now)}T${at}:00.000Z`)
  return today <= now ? today : new Date(today.getTime() - dayMs)
}

/**
 * Whether a backup has to begin now: there is none since it was due, also if the server was down then, and none has failed
 * within the hour. Records that a wrong clock dated ahead do not count. A new database waits for its first night.
 */
export function isBackupDue({ at, now, created_at, status }: Schedule): boolean {
  const past = [status.last_success?.made_at, created_at.toISOString()].flatMap((moment) =>
    moment && new Date(moment) <= now ? [new Date(moment).getTime()] : [],
  )
  if (Math.max(...past) >= lastDue(at, now).getTime()) return false
  const failedAt = Date.parse(status.last_failure?.failed_at ?? '')
  const sinceFailure = now.getTime() - failedAt
  return !(sinceFailure >= 0 && sinceFailure < retryAfterMs)
}

/**
 * Makes a backup every night, in its own thread; the result is logged and recorded. A failure does not affect readiness.
 * @returns `look`, which checks now (the timer does it every minute; it resolves when a backup that began is over), and
 * `stop`, which interrupts a running backup.
 */
export function startNightlyBackups(
  deps: Pick<Deps, 'config' | 'now' | 'log'> & { created_at: Date },
  begin: typeof backupInThread = backupInThread,
) {
  const { config, now, log, created_at } = deps
  const { is_on, at } = config.backups
  let running: RunningBackup | null = null
  let isStopping = false

  async function look() {
    if (!is_on || running) return
    if (!isBackupDue({ at, now: now(), created_at, status: readBackupStatus(config.data_dir) }))
      return
    const beganAt = now()
    try {
      running = begin(config, beganAt)
      const { path, bytes, seconds, removed } = await running.made
      log.info({ path, bytes, seconds, removed: removed.length }, 'made a backup')
    } catch (err) {
      if (isStopping) return
      // A thread that crashed could not record it.
      noteFailure(config.data_dir, beganAt, err)
      log.error({ err }, 'could not make a backup')
    } finally {
      running = null
    }
  }

  const timer = setInterval(() => void look(), pollIntervalMs)
  void look()
  return {
    look,
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      await running?.cut()
    },
  }
}

/** A running backup in its thread: its result, and how to cancel it. */
type RunningBackup = { made: Promise<MadeBackup>; cut: () => Promise<unknown> }

/** The plan of a backup from the configuration. */
export const backupPlan = (
  { data_dir, backups }: Pick<Config, 'data_dir' | 'backups'>,
  at: Date,
): BackupPlan => ({
  data_dir,
  backup_dir: backups.folder,
  migrations_folder: projectPaths.migrations,
  at,
})

/** Makes a backup off the event loop: copying runs in steps, but checking a copy does not. */
export function backupInThread(
  config: Pick<Config, 'data_dir' | 'backups'>,
  at: Date,
  workerFile = workerFileOf('backup-worker', import.meta.url),
): RunningBackup {
  const worker = new Worker(workerFile, {
    name: 'backup',
    execArgv: [],
    workerData: backupPlan(config, at),
  })
  const made = new Promise<MadeBackup>((resolve, reject) => {
    worker.once('message', (result: BackupResult) => {
      if ('made' in result) resolve(result.made)
      else reject(new Error(result.problem))
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The backup was cut off.')))
  })
  return { made, cut: () => worker.terminate() }
}
