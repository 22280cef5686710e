import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '@fgm/shared/days'

/** A finished backup in its folder. `made_at` is the time in its name, in UTC. */
export type BackupFile = { name: string; path: string; made_at: Date; bytes: number }

/**
 * How many periods with a backup keep their newest one; and how many of the newest are kept in any case. None
 * is older than a month while backups continue: a family that leaves is in none of them after 30 days.
 */
const kept = { of_all: 3, days: 7, weeks: 4 }

/** The most that clocks of two machines differ. */
const believedAheadMs = 3_600_000
const namePattern = /^fgm-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.sqlite\.gz$/

/** The name of a backup made at that time; names sort by time. */
export const backupName = (madeAt: Date) =>
  `fgm-${madeAt.toISOString().replaceAll(':', '-')}.sqlite.gz`

/** The finished backups of a folder, newest first; none when there is no such folder. */
export function listBackups(folder: string): BackupFile[] {
  return namesIn(folder)
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = namePattern.exec(name) ?? []
      if (!day) return []
      const path = join(folder, name)
      const madeAt = new Date(`${day}${hours}:${minutes}:${seconds}`)
      // Another file with a similar name.
      if (Number.isNaN(madeAt.getTime())) return []
      return [{ name, path, made_at: madeAt, bytes: statSync(path).size }]
    })
    .sort((one, other) => other.made_at.getTime() - one.made_at.getTime())
}

/**
 * The backup that 'latest' means: the newest up to now. One that is dated ahead was made while the clock
 * was wrong, and may be older than all others; it counts only if there is no other.
 * @param files newest first
 */
export function latestBackup<File extends Pick<BackupFile, 'made_at'>>(
  files: readonly File[],
  now: Date,
): File | undefined {
  const byNow = now.getTime() + believedAheadMs
  return files.find(({ made_at }) => made_at.getTime() <= byNow) ?? files[0]
}

/**
 * The backups to remove: a backup stays while it is among the newest three, or the
 * newest of one of the last 7 days or 4 weeks (from Monday) that have one.
 */
export function outdatedBackups<File extends Pick<BackupFile, 'made_at'>>(files: File[]): File[] {
  const newestFirst = [...files].sort((a, b) => b.made_at.getTime() - a.made_at.getTime())
  const keep = new Set(newestFirst.slice(0, kept.of_all))
  const day = ({ made_at }: File) => Math.floor(made_at.getTime() / dayMs)
  // The first of January 1970 was a Thursday.
  const week = (file: File) => Math.floor((day(file) + 3) / 7)
  keepNewest(day, kept.days)
  keepNewest(week, kept.weeks)
  return files.filter((file) => !keep.has(file))

  function keepNewest(periodOf: (file: File) => number, count: number) {
    const periods = new Map<number, File>()
    for (const file of newestFirst)
      if (!periods.has(periodOf(file))) periods.set(periodOf(file), file)
    for (const file of [...periods.values()].slice(0, count)) keep.add(file)
  }
}

/** Makes a folder that only its owner can read, for families' data. */
export const makePrivateFolder = (folder: string) =>
  mkdirSync(folder, { recursive: true, mode: 0o700 })

/** Removes the leftovers of interrupted jobs; only while no other job can run. */
export function removeLeftovers(folder: string) {
  for (const name of namesIn(folder))
    if (/^\.fgm-.*\.partial(-journal|-wal|-shm)?$/.test(name)) rmSync(join(folder, name))
}

/** A name for an unfinished file, which is not mistaken for a backup. */
export const partialPath = (folder: string, name: string) => join(folder, `.fgm-${name}.partial`)

/** Makes sure that a file's new name survives a power cut, not only its content. */
export function syncFolder(folder: string) {
  // Windows cannot open a folder, and flushes names automatically.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** The free bytes for a process without special rights. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Left for the running product: its write-ahead log may grow to this. */
const reserveBytes = 64 * 1024 * 1024

/** @throws if a folder does not have space for so many bytes and the reserve. */
export async function refuseFullDisk(folder: string, bytes: number, free: typeof freeBytes) {
  const needed = bytes + reserveBytes
  const available = await free(folder)
  if (available < needed)
    throw new Error(
      `Not enough room in ${folder}: ${inMegabytes(needed)} are needed (with a reserve for the running product), ${inMegabytes(available)} are free. Nothing was changed.`,
    )
}

/** Bytes in words, e.g. `12.3 MB`. */
export const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (cause) {
    if ((cause as { code?: string }).code === 'ENOENT') return []
    throw cause
  }
}
