import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { keepPrivate } from '@fgm/db/lock'
import type { Logger } from 'pino'

/*
 * Where several servers share a primary, each reads a copy that can be a second old (docs/growing.md). That shows where
 * someone changes something, and where something is not found that another server has just made.
 */

/** The copy of a server that shares a primary with others. */
export type CopyOfPrimary = {
  /** What this server is called in metrics. Two may have the same name. */
  server: string
  /** Whose generations are given back when this server starts again: the id of its data directory. */
  serverId: string
  /** This run of it: who holds leases. */
  run: string
  /** Fetches what others wrote. @throws when the primary does not answer. */
  refresh: () => void
  /** The same for what was not found. Never throws: then it stays not found. */
  refreshForMiss: () => Promise<void>
}

/** However many ask for what is not there: fetching holds up all requests for a round trip. */
const betweenMissesMs = 20

/** Keeps a copy fresh by its `refresh`, at most 50 times a second for what was not found. */
export function copyOfPrimary(
  refresh: () => void,
  { log, ...names }: Pick<CopyOfPrimary, 'server' | 'serverId' | 'run'> & { log: Logger },
): CopyOfPrimary {
  let next: Promise<void> | undefined
  let lastAt = Number.NEGATIVE_INFINITY
  function look() {
    // Who comes from now on may look for what is written later.
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
 * A random id that a data directory keeps, made when it has none. Host names and ports of two servers can be the same; only
 * one server at a time runs on a directory. Call it with the directory's lock held.
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
