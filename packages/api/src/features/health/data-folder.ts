import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Db } from '@fgm/db'
import { sql } from 'drizzle-orm'

/** What is written to see whether anything can be; SQLite's own pages are smaller. */
const probe = Buffer.alloc(64 * 1024)
const probe_name = '.fgm-write-probe'

/** One look serves everybody who asks within this time. */
const fresh_ms = 5_000

/**
 * Watches whether the folder of the database takes anything new, by writing to it: a disk can be full, used up by
 * a quota or turned read-only, and says so only then. A database in memory has no folder.
 * @returns a function that resolves with what is wrong, as a sentence for who runs the server, or with null.
 */
export function watchDataFolder(db: Db): () => Promise<string | null> {
  let looked_at = Number.NEGATIVE_INFINITY
  let look: Promise<string | null> = Promise.resolve(null)
  return () => {
    if (performance.now() - looked_at > fresh_ms) {
      looked_at = performance.now()
      look = problemOf(db)
    }
    return look
  }
}

async function problemOf(db: Db): Promise<string | null> {
  const [main] = db.all<{ file: string }>(sql`pragma database_list`)
  if (!main?.file) return null
  const path = join(dirname(main.file), probe_name)
  try {
    await writeFile(path, probe, { mode: 0o600 })
    return null
  } catch (cause) {
    const { code = '' } = cause as { code?: string }
    return /^(ENOSPC|EDQUOT)$/.test(code)
      ? 'The disk is full, so nothing new can be kept. Make room and it goes on by itself.'
      : `The data folder cannot be written to (${code}).`
  } finally {
    await rm(path, { force: true }).catch(() => undefined)
  }
}
