import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepPrivate } from '@fgm/db/lock'
import type { Deps } from './deps.ts'

/**
 * A random id that a data directory keeps, made when it has none. Host names and ports of two servers can be the same; only
 * one server at a time runs on a directory. Call it with the directory's lock held.
 */
export function serverIdOf(dataDir: string, { newId }: Pick<Deps, 'newId'>): string {
  const path = join(dataDir, 'server-id')
  keepPrivate(path)
  const known = readFileSync(path, 'utf8').trim()
  if (known) return known
  const id = newId()
  writeFileSync(path, id)
  return id
}
