import type { Family } from '@fgm/db/schema'
import type { Deps } from '../../core/deps.ts'
import { tooMany } from '../../core/errors.ts'

/*
 * How much of the processor a family may take by reading. Counted in memory: reading writes nothing, so that it goes on
 * while nothing can be written, and each server guards its own time.
 */

/** How many there were since it began. */
export type Window = { began_at: number; count: number }

/** Counts one more. @returns whether it may be. */
export function countInWindow(window: Window, most: number, ms: number, now: number): boolean {
  const isOver = Math.abs(now - window.began_at) >= ms
  Object.assign(window, isOver ? { began_at: now, count: 1 } : { count: window.count + 1 })
  return window.count <= most
}

/** Finding and wording clues takes up to 0.4 seconds of the processor, for a hunt of 50. No family opens so many hunts. */
const readingClues = { times: 300, ms: 600_000 }

const windows = new Map<string, Window>()
const mostFamilies = 200

/** Counts one more time that clues are found or worded for this family. @throws 429 after too many lately. */
export function countReadingClues(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { id }: Pick<Family, 'id'>,
) {
  if (!config.are_rate_limits_on) return
  const window = windows.get(id) ?? { began_at: 0, count: 0 }
  windows.delete(id)
  windows.set(id, window)
  const [oldest] = windows.keys()
  if (windows.size > mostFamilies && oldest !== undefined) windows.delete(oldest)
  const { times, ms } = readingClues
  const time = now().getTime()
  if (!countInWindow(window, times, ms, time)) throw tooMany((window.began_at + ms - time) / 1000)
}
