import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/* Files for what libsql cannot do in memory; they go with the process at the latest. */

/** A database from memory becomes a file: the driver opens no bytes. */
export function fileHolding(bytes: Buffer): string {
  const path = scratchFile()
  writeFileSync(path, bytes)
  return path
}

let scratch: string | undefined
let scratchFiles = 0

/** A path that was not given out before. */
export function scratchFile(): string {
  scratchFiles += 1
  return join(scratchFolder(), `${scratchFiles}.sqlite`)
}

/** Removes a database if it is one of these. */
export function removeScratch(path: string) {
  if (!scratch || !path.startsWith(scratch)) return
  for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true })
}

/** A folder of this process, in memory where the machine has such a place; it goes with the process. */
function scratchFolder(): string {
  if (scratch) return scratch
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'fgm-libsql-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  scratch = folder
  return folder
}
