import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Db } from '@fgm/db'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Deps } from '../../core/deps.ts'

/** Whether the server still takes work; `main.ts` turns it off when the process has to stop. */
export type Readiness = { is_draining: boolean }

/**
 * GET /healthz: the process responds. GET /readyz: it can also read its database and write next to it, and is not
 * stopping; otherwise 503, with a sentence if someone has to act.
 */
export function mountHealth(
  app: Hono,
  { db, log }: Pick<Deps, 'db' | 'log'>,
  readiness: Readiness,
) {
  const writeProblem = watchDataFolder(db)
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const respond = (body: object, status: 200 | 503) =>
      c.json(body, status, { 'cache-control': 'no-store' })
    if (readiness.is_draining || !canRead()) return respond({ status: 'unavailable' }, 503)
    const error = await writeProblem()
    return error ? respond({ status: 'unavailable', error }, 503) : respond({ status: 'ok' }, 200)
  })

  function canRead(): boolean {
    try {
      db.get(sql`select count(*) from families where id = ''`)
      return true
    } catch (err) {
      log.error({ err }, 'the database cannot be read')
      return false
    }
  }
}

/** Written to test whether writing works; SQLite's own pages are smaller. */
const probe = Buffer.alloc(64 * 1024)
const probeName = '.fgm-write-probe'

/** One check serves all requests within this time. */
const freshMs = 5_000
const tickMs = 50

type FolderWatch = {
  /** Writes a file; never ends on a disk that hangs. */
  write?: (path: string, content: Buffer) => Promise<void>
  limit_ms?: number
}

/**
 * Watches whether the folder of the database accepts writes, by writing to it: a disk can be full, over
 * quota, read-only or hang, and only a write shows it. A database in memory has no folder.
 * @returns a function that resolves within `limit_ms` (3 s) with the problem, as a sentence for the operator of the
 * server, or with null.
 */
export function watchDataFolder(
  db: Db,
  { write = writePrivately, limit_ms = 3_000 }: FolderWatch = {},
): () => Promise<string | null> {
  let lookedAt = Number.NEGATIVE_INFINITY
  let look: Promise<string | null> = Promise.resolve(null)
  let isWriting = false
  return () => {
    // A write that hangs blocks one of the few threads for files: never start a second one.
    if (!isWriting && performance.now() - lookedAt > freshMs) {
      lookedAt = performance.now()
      isWriting = true
      const written = problemOf(db, write).finally(() => {
        isWriting = false
      })
      look = inTime(written, limit_ms)
    }
    return look
  }
}

/** Counts ticks, not time: while the event loop is blocked the disk may have responded long ago. */
async function inTime(look: Promise<string | null>, limitMs: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  let ticks = 0
  const over = new Promise<string>((resolve) => {
    timer = setInterval(() => {
      ticks += 1
      if (ticks * tickMs >= limitMs) resolve('The disk of the data folder does not answer.')
    }, tickMs)
  })
  try {
    return await Promise.race([look, over])
  } finally {
    clearInterval(timer)
  }
}

async function problemOf(db: Db, write: NonNullable<FolderWatch['write']>): Promise<string | null> {
  const [main] = db.all<{ file: string }>(sql`pragma database_list`)
  if (!main?.file) return null
  const path = join(dirname(main.file), probeName)
  try {
    await write(path, probe)
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

const writePrivately = (path: string, content: Buffer) => writeFile(path, content, { mode: 0o600 })
