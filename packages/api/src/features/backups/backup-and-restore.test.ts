import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@fgm/db'
import { holdLock } from '@fgm/db/lock'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../core/config.ts'
import { projectPaths } from '../../core/project-paths.ts'
import { openDeps } from '../../http/server.ts'
import { writeSetting } from '../settings/settings.ts'
import { backupName, listBackups } from './backup-files.ts'
import { backupInThread } from './backup-schedule.ts'
import { readBackupStatus } from './backup-status.ts'
import { backupLockPath, databasePath, makeBackup } from './make-backup.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'

const migrationsFolder = projectPaths.migrations
const now = new Date('2026-03-10T03:15:00.000Z')

test('a backup can be restored into a new folder', async () => {
  const { data_dir, backup, write } = await product()
  write('Before the backup.')
  const { path, rows, removed } = await backup()
  write('After the backup.')
  const fresh = temporaryFolder()
  const { kept, counts } = await restore(path, fresh)
  expect([kept, removed, messageIn(fresh)]).toEqual([null, [], 'Before the backup.'])
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(rows)
  expect(messageIn(data_dir)).toBe('After the backup.')
})

test('a backup is for its owner only, and no unfinished file stays next to it', async () => {
  const { data_dir, backup } = await product()
  const { path } = await backup()
  const folder = join(data_dir, 'backups')
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('700')
  expect((statSync(path).mode & 0o777).toString(8)).toBe('600')
  expect(readdirSync(folder)).toEqual(['fgm-2026-03-10T03-15-00.000Z.sqlite.gz'])
})

test('a backup is kept despite files of a wrong clock', async () => {
  const { data_dir, backup } = await product()
  const folder = join(data_dir, 'backups')
  mkdirSync(folder)
  for (let week = 1; week <= 8; week += 1) {
    const future = new Date(now.getTime() + week * 7 * 86_400_000)
    writeFileSync(join(folder, backupName(future)), '')
  }
  const { path, removed } = await backup()
  expect([existsSync(path), removed]).toEqual([true, []])
})

test('the result of a backup is recorded, and the last success is kept after a failure', async () => {
  const { data_dir, backup } = await product()
  const { path, bytes } = await backup()
  const full = backup({ free: async () => 1000 })
  await expect(full).rejects.toThrow(/^Not enough room in .*backups: /)
  expect(readBackupStatus(data_dir)).toMatchObject({
    last_success: { made_at: now.toISOString(), file: path, bytes },
    last_failure: { failed_at: now.toISOString(), problem: expect.stringContaining('Not enough') },
  })
  await backup({ at: new Date('2026-03-11T03:15:00.000Z') })
  expect(readBackupStatus(data_dir).last_failure).toBeNull()
})

test('a full disk prevents a backup and a restore before anything is written', async () => {
  const { data_dir, backup, close } = await product()
  const { path } = await backup()
  const before = readdirSync(join(data_dir, 'backups'))
  await expect(backup({ free: async () => 0 })).rejects.toThrow('Nothing was changed.')
  expect(readdirSync(join(data_dir, 'backups'))).toEqual(before)
  await close()
  const plan = { file: path, data_dir, migrations_folder: migrationsFolder, at: now }
  await expect(restoreBackup(plan, async () => 0)).rejects.toThrow('Nothing was changed.')
  expect(readdirSync(data_dir).filter((name) => name.includes('restore'))).toEqual([])
})

test('a backup that was cut off or changed is refused, and the database stays', async () => {
  const { data_dir, backup, close, write } = await product()
  const { path } = await backup()
  write('Still here.')
  await close()
  const whole = readFileSync(path)
  for (const spoil of spoilers) {
    writeFileSync(path, whole)
    spoil(path)
    await expect(restore(path, data_dir)).rejects.toThrow('cannot be decompressed')
    await expect(
      checkBackup({ file: path, migrations_folder: migrationsFolder }, data_dir),
    ).rejects.toThrow()
  }
  expect(messageIn(data_dir)).toBe('Still here.')
  expect(readdirSync(data_dir).filter((name) => /restore|partial/.test(name))).toEqual([])
})

test('another kind of file is refused with a sentence', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'letter.txt')
  writeFileSync(file, 'Dear Ana,')
  await expect(restore(file, folder)).rejects.toThrow('The file is damaged, or no database.')
  const other = join(folder, 'other.sqlite')
  const { connection } = openDatabase(other)
  connection.exec('create table notes (text text)')
  connection.close()
  await expect(restore(other, folder)).rejects.toThrow('This is not a database of Five Good')
  await expect(restore(join(folder, 'none'), folder)).rejects.toThrow('There is no file')
  expect(existsSync(databasePath(folder))).toBe(false)
})

test('a damaged database cannot be backed up', async () => {
  const { data_dir, backup, close } = await product()
  await close()
  const bytes = readFileSync(databasePath(data_dir))
  writeFileSync(databasePath(data_dir), bytes.fill(0x5a, 8192, 200_000))
  await expect(backup()).rejects.toThrow(/damaged/)
  expect(readdirSync(join(data_dir, 'backups'))).toEqual([])
  expect(readBackupStatus(data_dir).last_failure?.problem).toMatch(/damaged/)
})

test('two backups at once: one is made, the other is refused', async () => {
  const { data_dir, backup } = await product()
  const ends = await Promise.allSettled([backup(), backup()])
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: 'Another backup or a restore is running. Please try again later.' },
  })
  expect(listBackups(join(data_dir, 'backups'))).toHaveLength(1)
})

test('a restore is refused during a running server or backup', async () => {
  const { data_dir, backup, close } = await product()
  const { path } = await backup()
  await expect(restore(path, data_dir)).rejects.toThrow(
    `A server is running on ${data_dir}. Please stop it, then restore.`,
  )
  await close()
  const letGo = holdLock(backupLockPath(data_dir))
  await expect(restore(path, data_dir)).rejects.toThrow('A backup is running.')
  letGo?.()
  await restore(path, data_dir)
})

test('a second server on the same folder is refused', async () => {
  const { config } = await product()
  expect(() => openDeps(config, pino({ level: 'silent' }))).toThrow('Another server is running on')
})

test('in a folder that others can read, they can neither read nor lock our files', async () => {
  const { data_dir, config, close } = await product()
  await close()
  for (const name of ['server.lock', 'fgm.sqlite']) {
    chmodSync(join(data_dir, name), 0o644)
    const deps = openDeps(config, pino({ level: 'silent' }))
    const modes = readdirSync(data_dir).map((file) => statSync(join(data_dir, file)).mode & 0o77)
    expect(new Set(modes)).toEqual(new Set([0]))
    await deps.close()
  }
})

test('the old database is kept under a dated name, and can be restored itself', async () => {
  const { data_dir, backup, close, write } = await product()
  const { path } = await backup()
  write('Acknowledged after the backup.')
  await close()
  const { kept } = await restore(path, data_dir)
  expect(kept).toBe(join(data_dir, 'fgm-before-restore-2026-03-10T03-15-00.000Z.sqlite'))
  expect(messageIn(data_dir)).toBeNull()
  await restore(kept ?? '', data_dir, new Date('2026-03-10T03:16:00.000Z'))
  expect(messageIn(data_dir)).toBe('Acknowledged after the backup.')
})

test('the write-ahead log of a crash is kept with the old database, and does not touch the new one', async () => {
  const { data_dir, backup, close, write } = await product()
  const { path } = await backup()
  write('Only in the log.')
  const crashed = temporaryFolder()
  for (const name of ['fgm.sqlite', 'fgm.sqlite-wal'])
    writeFileSync(join(crashed, name), readFileSync(join(data_dir, name)))
  writeFileSync(join(crashed, 'fgm.sqlite-shm'), 'stale')
  await close()
  const { kept } = await restore(path, crashed)
  expect(messageIn(crashed)).toBeNull()
  await restore(kept ?? '', crashed, new Date('2026-03-10T03:16:00.000Z'))
  expect(messageIn(crashed)).toBe('Only in the log.')
})

test('a restore replaces a database that cannot be opened', async () => {
  const { data_dir, backup, close } = await product()
  const { path } = await backup()
  await close()
  writeFileSync(databasePath(data_dir), 'no database any more')
  const { kept } = await restore(path, data_dir)
  expect(readFileSync(kept ?? '', 'utf8')).toBe('no database any more')
  expect(messageIn(data_dir)).toBeNull()
})

test('leftovers of a killed backup are removed by the next one', async () => {
  const { data_dir, backup } = await product()
  mkdirSync(join(data_dir, 'backups'))
  for (const name of ['.fgm-copy.partial', '.fgm-copy.partial-journal', '.fgm-packed.partial'])
    writeFileSync(join(data_dir, 'backups', name), 'half')
  await backup()
  expect(readdirSync(join(data_dir, 'backups'))).toHaveLength(1)
})

test("the server's thread makes the same backup, and reports why it cannot", async () => {
  const { data_dir, config } = await product()
  const { path } = await backupInThread(config, now).made
  expect(listBackups(config.backups.folder).map((file) => file.path)).toEqual([path])
  const nowhere = { data_dir: join(data_dir, 'missing'), backups: config.backups }
  await expect(backupInThread(nowhere, now).made).rejects.toThrow('There is no database in')
})

const spoilers = [
  (path: string) => truncateSync(path, statSync(path).size - 9),
  (path: string) => truncateSync(path, 1000),
  (path: string) => {
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.fill(bytes[20_000] ?? 0, 20_001, 20_100))
  },
]

const restore = (file: string, dataDir: string, at = now) =>
  restoreBackup({ file, data_dir: dataDir, migrations_folder: migrationsFolder, at })

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** The maintenance message of a stopped product: a value that tests write and look for. */
function messageIn(dataDir: string): string | null {
  const { connection } = openDatabase(databasePath(dataDir))
  const query = connection.prepare(`select value from settings where name = 'maintenance_message'`)
  const value = query.pluck().get() as string | undefined
  connection.close()
  return value === undefined ? null : JSON.parse(value)
}

/** The product as a server opens it, in its own folder, until `close`. */
async function product() {
  const dataDir = temporaryFolder()
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir })
  const deps = openDeps(config, pino({ level: 'silent' }))
  let isOpen = true
  const close = async () => {
    if (isOpen) await deps.close()
    isOpen = false
  }
  onTestFinished(close)
  const plan = {
    data_dir: dataDir,
    backup_dir: config.backups.folder,
    migrations_folder: migrationsFolder,
  }
  return {
    data_dir: dataDir,
    config,
    close,
    write: (text: string) => writeSetting(deps, 'maintenance_message', text),
    backup: ({ at = now, free }: { at?: Date; free?: () => Promise<number> } = {}) =>
      makeBackup({ ...plan, at }, free),
  }
}
