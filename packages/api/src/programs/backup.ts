import { readConfig } from '../core/config.ts'
import { inMegabytes } from '../features/backups/backup-files.ts'
import { backupPlan } from '../features/backups/backup-schedule.ts'
import { makeBackup } from '../features/backups/make-backup.ts'
import { system } from '../services/system.ts'
import { print, runProgram } from './run-program.ts'

/*
 * The program behind `npm run backup`: one backup now, with or without a running server. With `--path`
 * its last line is only the path of the new file, for other programs.
 */

await runProgram(async () => {
  const config = readConfig()
  if (config.database.driver === 'libsql')
    throw new Error(
      'With libsql the server alone opens the database; its primary keeps the backups.',
    )
  const made = await makeBackup(backupPlan(config, system.now()))
  print(
    `Backed up ${made.rows} rows (${inMegabytes(made.database_bytes)}) in ${made.seconds.toFixed(1)} s, checked and read back: ${made.path} (${inMegabytes(made.bytes)}).`,
  )
  if (made.removed.length > 0)
    print(`Removed, because newer ones stand: ${made.removed.join(', ')}.`)
  if (process.argv.includes('--path')) print(made.path)
})
