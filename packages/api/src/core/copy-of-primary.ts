import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { keepPrivate } from '@fgm/db/lock'
import type { Logger } from 'pino'

/*
 * If several servers share a primary, each reads a copy that can be a second old (docs/growing.md). This matters for
 * changes, and for a row that is not found because another server has just written it.
 */

/** The copy of a server that shares a primary with others. */
export type CopyOfPrimary = {
  /** The name of this server in metrics. Two may have the same name. */
  server: string
  /** The id of its data directory: after a restart, this server gives back its own generations. */
  serverId: string
  /** The id of this process: it holds leases. */
  run: string
  /** Fetches what others wrote. @throws when the primary does not respond. */
  refresh: () => void
  /** Fetches because a row was not found. Never throws: then the row stays not found. */
  refreshForMiss: () => Promise<void>
}

/** Each fetch blocks all requests for a round trip, so many misses share one. */
const betweenMissesMs = 20

/** Keeps a copy fresh with `refresh`, at most 50 times a second for rows that were not found. */
export function copyOfPrimary(
  refresh: () => void,
  { log, ...names }: Pick<CopyOfPrimary, 'server' | 'serverId' | 'run'> & { log: Logger },
): CopyOfPrimary {
  let next: Promise<void> | undefined
  let lastAt = Number.NEGATIVE_INFINITY
  function look() {
    // A request from now on may need rows that are written later.
    next = undefined
    try {
      refresh()
    } catch (err) {
      log.warn({ err }, 'the primary does not answer')
    }
    lastAt = performance.now()
  }
  return {
    ...names,
    refresh,
    refreshForMiss: () => {
      next ??= wait(Math.max(0, lastAt + betweenMissesMs - performance.now())).then(look)
      return next
    },
  }
}

/**
 * The random id of a data directory, created if it has none. Host names and ports of two servers can be the same; only
 * one server at a time runs on a directory. Call it while holding the directory's lock.
 */
export function serverIdOf(dataDir: string, newId: () => string): string {
  const path = join(dataDir, 'server-id')
  keepPrivate(path)
  const known = readFileSync(path, 'utf8').trim()
  if (known) return known
  const id = newId()
  writeFileSync(path, id)
  return id
}
