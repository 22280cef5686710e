import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  backupName,
  latestBackup,
  listBackups,
  outdatedBackups,
  refuseFullDisk,
} from './backup-files.ts'

const at = (moment: string) => ({ made_at: new Date(moment) })
const dayMs = 86_400_000

/** A backup at 03:15 on each of `count` days, the last on the given one. */
const nightly = (last: string, count: number) =>
  Array.from({ length: count }, (_, age) => ({
    made_at: new Date(Date.parse(`${last}T03:15:00.000Z`) - age * dayMs),
  }))

const daysOf = (files: { made_at: Date }[]) =>
  files.map(({ made_at }) => made_at.toISOString().slice(0, 10))

test('of a year of backups 7 days and 4 weeks stay, so that none is older than 30 days', () => {
  const files = nightly('2026-11-21', 365)
  const outdated = new Set(outdatedBackups(files))
  expect(daysOf(files.filter((file) => !outdated.has(file)))).toEqual([
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    '2026-11-16',
    '2026-11-15', // also the Sunday that ends its week
    '2026-11-08',
    '2026-11-01',
  ])
})

test('of one day the newest three stay, so that a second backup does not remove the first', () => {
  const files = ['T08', 'T09', 'T10', 'T11'].map((hour) => at(`2026-11-21${hour}:00:00.000Z`))
  expect(outdatedBackups(files)).toEqual([files[0]])
})

test('a server that was down for months keeps its backups', () => {
  const files = [...nightly('2026-11-21', 1), ...nightly('2026-03-01', 3)]
  expect(outdatedBackups(files)).toEqual([])
})

test('only finished backups are listed, newest first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-backup-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const names = ['2026-11-20', '2026-11-21'].map((day) =>
    backupName(new Date(`${day}T03:15:00.123Z`)),
  )
  for (const name of [...names, '.fgm-packed.partial', 'notes.txt'])
    writeFileSync(join(folder, name), 'x')
  mkdirSync(join(folder, 'older'))
  expect(listBackups(folder).map(({ name, bytes }) => [name, bytes])).toEqual([
    ['fgm-2026-11-21T03-15-00.123Z.sqlite.gz', 1],
    ['fgm-2026-11-20T03-15-00.123Z.sqlite.gz', 1],
  ])
  expect(listBackups(folder)[0]?.made_at.toISOString()).toBe('2026-11-21T03:15:00.123Z')
  expect(listBackups(join(folder, 'missing'))).toEqual([])
})

test('the latest is the newest up to now, not one that a wrong clock dated ahead', () => {
  const now = new Date('2026-11-22T09:00:00.000Z')
  const [ahead, today, before] = [
    at('2027-12-27T03:15:00.000Z'),
    at('2026-11-22T03:15:00.000Z'),
    at('2026-11-21T03:15:00.000Z'),
  ]
  expect(latestBackup([ahead, today, before], now)).toBe(today)
  expect(latestBackup([today, before], now)).toBe(today)
  expect(latestBackup([ahead, at('2027-12-26T03:15:00.000Z')], now)).toBe(ahead)
  expect(latestBackup([], now)).toBe(undefined)
  const otherMachine = at('2026-11-22T09:20:00.000Z')
  expect(latestBackup([otherMachine, today], now)).toBe(otherMachine)
})

test('a name with an invalid time is ignored and does not affect the order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-backup-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const days = ['2026-11-20', '2026-13-45', '2026-11-22', '2026-11-21']
  for (const day of days) writeFileSync(join(folder, `fgm-${day}T03-15-00.123Z.sqlite.gz`), 'x')
  expect(daysOf(listBackups(folder))).toEqual(['2026-11-22', '2026-11-21', '2026-11-20'])
})

test('a disk needs space for the backup and for the running product', async () => {
  const free = async () => 100_000_000
  await refuseFullDisk('/backups', 32_000_000, free)
  await expect(refuseFullDisk('/backups', 33_000_000, free)).rejects.toThrow(
    'Not enough room in /backups: 100.1 MB are needed (with a reserve for the running product), 100.0 MB are free. Nothing was changed.',
  )
})
