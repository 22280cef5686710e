import type { Deps } from '../../core/deps.ts'
import { readBackupStatus } from './backup-status.ts'

/*
 * Backups of the database (docs/backups.md): by `npm run backup`, and every night by the server.
 */

/** When the newest backup that stands was made; null for none yet. */
export function lastBackupAt({ config }: Pick<Deps, 'config'>): Date | null {
  const { last_success } = readBackupStatus(config.data_dir)
  return last_success && new Date(last_success.made_at)
}
