import { Worker } from 'node:worker_threads'
import type { Config } from '../../core/config.ts'
import { projectPaths } from '../../core/project-paths.ts'
import { workerFileOf } from '../../core/worker-file.ts'
import type { BackupResult } from './backup-worker.ts'
import type { BackupPlan, MadeBackup } from './make-backup.ts'

/** A running backup in its thread: its result, and how to cancel it. */
export type RunningBackup = { made: Promise<MadeBackup>; cut: () => Promise<unknown> }

/** The plan of a backup as the configuration has it. */
export const backupPlan = (
  { data_dir, backups }: Pick<Config, 'data_dir' | 'backups'>,
  at: Date,
): BackupPlan => ({
  data_dir,
  backup_dir: backups.folder,
  migrations_folder: projectPaths.migrations,
  at,
})

/** Makes a backup off the event loop: copying is done in steps, but checking a copy is not. */
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
    worker.once('message', (answer: BackupResult) => {
      if ('made' in answer) resolve(answer.made)
      else reject(new Error(answer.problem))
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The backup was cut off.')))
  })
  return { made, cut: () => worker.terminate() }
}
