import type { Family } from '@fgm/db/schema'
import type { Deps } from '../../core/deps.ts'
import { tooMany } from '../../core/errors.ts'

/*
 * How much CPU time a family may use by reading. Counted in memory: reading writes nothing, so that it works
 * on a full disk, and each server limits its own time.
 */

const mostFamilies = 200

/** Keeps a value for each of the most recent families; the least recent one is dropped. */
export function keptForFamilies<Kept>(make: () => Kept): (family: Pick<Family, 'id'>) => Kept {
  const kept = new Map<string, Kept>()
  return ({ id }) => {
    const own = kept.get(id) ?? make()
    kept.delete(id)
    kept.set(id, own)
    const [oldest] = kept.keys()
    if (kept.size > mostFamilies && oldest !== undefined) kept.delete(oldest)
    return own
  }
}

/** Limits how often each family may do something. The function counts one more and returns the milliseconds to wait, or 0. */
export function familyLimit(times: number, ms: number) {
  const windowOf = keptForFamilies(() => ({ began_at: 0, count: 0 }))
  return (family: Pick<Family, 'id'>, now: Date): number => {
    const window = windowOf(family)
    const time = now.getTime()
    const isOver = Math.abs(time - window.began_at) >= ms
    Object.assign(window, isOver ? { began_at: time, count: 1 } : { count: window.count + 1 })
    return window.count <= times ? 0 : window.began_at + ms - time
  }
}

/** Finding and wording clues takes up to 0.4 seconds of CPU time, for a hunt of 50. No family opens so many hunts. */
const waitToRead = familyLimit(300, 600_000)

/** Counts one more use of clues for this family. @throws 429 after too many lately. */
export function countReadingClues(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  family: Pick<Family, 'id'>,
) {
  const waitMs = config.are_rate_limits_on ? waitToRead(family, now()) : 0
  if (waitMs > 0) throw tooMany(waitMs / 1000)
}
