import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Config } from '../../core/config.ts'
import { projectPaths } from '../../core/project-paths.ts'
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
  workerFile = findWorkerFile(),
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

/** Next to the built server or above the chunk of this module; else the source through tsx. */
function findWorkerFile(): string {
  const candidates = [
    'backup-worker.mjs',
    '../backup-worker.mjs',
    'backup-worker-from-source.mjs',
  ].map((name) => fileURLToPath(new URL(name, import.meta.url)))
  return candidates.find((file) => existsSync(file)) ?? String(candidates[0])
}
