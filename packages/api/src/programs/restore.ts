import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { RowCounts } from '@fgm/db/copy'
import { type Config, readConfig } from '../core/config.ts'
import { projectPaths } from '../core/project-paths.ts'
import { inMegabytes, latestBackup, listBackups } from '../features/backups/backup-files.ts'
import { checkBackup, restoreBackup } from '../features/backups/restore-backup.ts'
import { system } from '../services/system.ts'
import { argumentsOf, print, runProgram } from './run-program.ts'

/* The program behind `npm run restore`: lists, checks and restores backups. */

const { migrations } = projectPaths

const usage = `Usage:
  npm run restore -- --list                       what there is, newest first
  npm run restore -- --check <file>               checks a backup and changes nothing
  npm run restore -- <file> [--data-dir <folder>] puts it in the place of the database
A file is a path, a name from the list, or 'latest'.`

await runProgram(() => main(readConfig()))

async function main({ data_dir, backups, database }: Config): Promise<void> {
  const { values, positionals } = argumentsOf(
    { list: { type: 'boolean' }, check: { type: 'boolean' }, 'data-dir': { type: 'string' } },
    usage,
  )
  if (values.list) return listFiles(backups.folder)
  const [name] = positionals
  if (!name || positionals.length > 1) throw new Error(usage)
  const file = findFile(name, backups.folder)
  if (values.check) {
    const counts = await checkBackup({ file, migrations_folder: migrations }, backups.folder)
    print(`${file} is sound: ${countsLine(counts)}.`)
    return
  }
  if (database.replication && !values['data-dir'])
    throw new Error(
      'The database is on a primary: restore to another folder with --data-dir, and bring that file to the primary as docs/growing.md says.',
    )
  const target = values['data-dir'] ?? data_dir
  const plan = { file, data_dir: target, migrations_folder: migrations, at: system.now() }
  const { counts, kept, seconds } = await restoreBackup(plan)
  print(`Restored ${file} to ${target} in ${seconds.toFixed(1)} s: ${countsLine(counts)}.`)
  print(
    kept ? `The database that stood there is kept as ${kept}.` : 'No database stood there before.',
  )
}

function listFiles(folder: string) {
  const files = listBackups(folder)
  if (files.length === 0) print(`There are no backups in ${folder}.`)
  for (const { name, made_at, bytes } of files)
    print(
      `${name}  ${made_at.toISOString().slice(0, 16).replace('T', ' ')} UTC  ${inMegabytes(bytes)}`,
    )
}

function findFile(name: string, folder: string): string {
  if (name !== 'latest') return existsSync(name) ? name : join(folder, name)
  const files = listBackups(folder)
  const latest = latestBackup(files, system.now())
  if (!latest) throw new Error(`There are no backups in ${folder}.`)
  if (latest !== files[0])
    print(
      `${files[0]?.name} is dated ahead, by a clock that was wrong: it is not taken for the latest.`,
    )
  return latest.path
}

function countsLine(counts: RowCounts): string {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return `${counts.families} families and administrators, ${rows} rows in ${Object.keys(counts).length} tables`
}
