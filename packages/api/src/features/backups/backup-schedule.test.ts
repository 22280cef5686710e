import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../core/config.ts'
import { isBackupDue, lastDue, startNightlyBackups } from './backup-schedule.ts'
import { noteSuccess, readBackupStatus } from './backup-status.ts'
import type { MadeBackup } from './make-backup.ts'

const moment = '2026-03-10T03:20:00.000Z'
const success = (madeAt: string) => ({ made_at: madeAt, file: 'f', bytes: 1, rows: 1, seconds: 1 })

const isDue = (
  now: string,
  { made_at, failed_at }: { made_at?: string; failed_at?: string } = {},
  createdAt = '2026-03-01T12:00:00.000Z',
) =>
  isBackupDue({
    at: '03:15',
    now: new Date(now),
    created_at: new Date(createdAt),
    status: {
      last_success: made_at ? success(made_at) : null,
      last_failure: failed_at ? { failed_at, problem: 'the disk is full' } : null,
    },
  })

test('a backup was due today after the time of day, and yesterday before it', () => {
  const due = (now: string) => lastDue('03:15', new Date(now)).toISOString()
  expect(due('2026-03-10T03:15:00.000Z')).toBe('2026-03-10T03:15:00.000Z')
  expect(due('2026-03-10T03:14:59.999Z')).toBe('2026-03-09T03:15:00.000Z')
})

test('it begins once a night, and once for all missed nights', () => {
  const madeAt = '2026-03-09T03:15:20.000Z'
  expect(isDue('2026-03-10T03:14:00.000Z', { made_at: madeAt })).toBe(false)
  expect(isDue('2026-03-10T03:15:00.000Z', { made_at: madeAt })).toBe(true)
  expect(isDue('2026-03-25T17:00:00.000Z', { made_at: madeAt })).toBe(true)
  expect(isDue('2026-03-25T17:01:00.000Z', { made_at: '2026-03-25T17:00:00.000Z' })).toBe(false)
})

test('a new database waits for its first night', () => {
  expect(isDue('2026-03-01T12:00:01.000Z')).toBe(false)
  expect(isDue('2026-03-02T03:15:00.000Z')).toBe(true)
})

test('a failure is retried after an hour', () => {
  const failedAt = '2026-03-10T03:15:00.000Z'
  expect(isDue('2026-03-10T04:14:00.000Z', { failed_at: failedAt })).toBe(false)
  expect(isDue('2026-03-10T04:15:00.000Z', { failed_at: failedAt })).toBe(true)
})

test('records that a wrong clock dated ahead delay nothing', () => {
  const future = { made_at: '2027-04-01T03:15:00.000Z', failed_at: '2027-04-01T03:15:00.000Z' }
  expect(isDue('2026-03-10T03:15:00.000Z', future)).toBe(true)
  expect(isDue('2026-03-10T03:15:00.000Z', {}, '2027-01-01T00:00:00.000Z')).toBe(true)
})

test('two checks begin one backup, and the next check begins none', async () => {
  const night = nightlyBackups()
  const looks = [night.look(), night.look()]
  night.finish()
  await Promise.all(looks)
  expect(night.begun).toBe(1)
  expect(night.status()).toMatchObject({ last_success: success(moment), last_failure: null })
})

test('a failure is logged and stays on record', async () => {
  const night = nightlyBackups()
  const look = night.look()
  night.finish('the disk is full')
  await look
  expect(night.lines.join()).toContain('the disk is full')
  expect(night.status().last_failure?.problem).toBe('the disk is full')
})

test('a backup that a stop interrupts is no failure, and is due again at the next start', async () => {
  const night = nightlyBackups()
  const look = night.look()
  await night.stop()
  night.finish('The backup was cut off.')
  await look
  expect(night.status()).toEqual({ last_success: null, last_failure: null })
  expect(night.lines).toEqual([])
})

test('without nightly backups nothing begins', async () => {
  const night = nightlyBackups({ BACKUPS: 'off' })
  await night.look()
  expect(night.begun).toBe(0)
})

/** The nightly backups of a server; the test decides when and how they end. */
function nightlyBackups(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fgm-nightly-'))
  const config = readConfig({ DATA_DIR: dataDir, ...env })
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  let begun = 0
  let settle = (_problem?: string) => {}
  const made = new Promise<MadeBackup>((resolve, reject) => {
    settle = (problem) => {
      if (problem) return reject(new Error(problem))
      noteSuccess(dataDir, success(moment))
      resolve({ path: 'f', bytes: 1, database_bytes: 1, rows: 1, seconds: 1, removed: [] })
    }
  })
  const begin = () => {
    begun += 1
    return { made, cut: async () => {} }
  }
  const deps = { config, log, now: () => new Date(moment), created_at: new Date('2026-03-01') }
  const { look, stop } = startNightlyBackups(deps, begin)
  onTestFinished(async () => {
    await stop()
    rmSync(dataDir, { recursive: true })
  })
  return {
    lines,
    look,
    stop,
    finish: (problem?: string) => settle(problem),
    status: () => readBackupStatus(dataDir),
    get begun() {
      return begun
    },
  }
}
