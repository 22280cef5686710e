import type { ActivityMarks } from '@fgm/shared/activities/activities'
import { type Experience, type Moment, noExperience } from '@fgm/shared/activities/ranking'
import { hows, type RightNow, wheres } from '@fgm/shared/activities/right-now'
import { store } from '../../lib/browser-storage.ts'
import { readStoredJson } from '../../lib/stored-json.ts'
import { currentFamily } from '../offline/current-family.ts'

/*
 * What this browser remembers of 'right now': the answers of each hour, which cards were skipped, and what was played
 * to its end here.
 */

type Hours = { [hour in string]?: RightNow }
type Times = Record<string, number>
type Played = Record<string, { at: number; by: string | null }>
export type Memory = { hours?: Hours; skips?: Times; played?: Played }

const keyNow = () => `right-now:${currentFamily() ?? 'visitor'}`

/** What this browser remembers of the family, or of a visitor. */
export function readMemory(): Memory {
  const kept = readStoredJson(keyNow())
  return kept !== null && typeof kept === 'object' ? kept : {}
}

function change(next: (before: Memory) => Memory) {
  store(keyNow(), JSON.stringify(next(readMemory())))
}

/** The last answers at this hour, in this browser: likely the same again. */
export function usualAnswers(now = new Date()): RightNow {
  const kept = readMemory().hours?.[now.getHours()]
  const where = wheres.find(({ id }) => id === kept?.where)?.id ?? null
  const how = hows.find(({ id }) => id === kept?.how)?.id ?? null
  return { where, how, also: Array.isArray(kept?.also) ? kept.also : [] }
}

/** Remembers an answer for this hour. */
export const rememberAnswers = (answers: RightNow, now = new Date()) =>
  change((before) => ({
    ...before,
    hours: { ...before.hours, [now.getHours()]: answers },
  }))

/** How long a skipped card is remembered. */
const longestMs = 60 * 86_400_000

/** Stores that another card was wanted. */
export const rememberSkip = (id: string, now = Date.now()) =>
  change(({ skips, ...before }) => ({
    ...before,
    skips: { ...lately(skips, (at) => at, now), [id]: now },
  }))

/** Stores that an activity was played to its end, by that child where one plays. */
export const rememberPlayed = (id: string, by: string | null, now = Date.now()) =>
  change(({ played, ...before }) => ({
    ...before,
    played: { ...lately(played, ({ at }) => at, now), [id]: { at: now, by } },
  }))

function lately<Value>(
  all: Record<string, Value> | undefined,
  timeOf: (value: Value) => number,
  now: number,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(all ?? {}).filter(([, value]) => now - timeOf(value) < longestMs),
  )
}

/** What the server knows of a family together with what this browser remembers, for the children who are here. */
export function experienceOf(
  marks: ActivityMarks | undefined,
  { skips = {}, played = {} }: Memory,
  here: readonly { id: string }[],
): Experience {
  const ids = here.map(({ id }) => id)
  const own = Object.entries(played).filter(([, { by }]) => by === null || ids.includes(by))
  return {
    ...noExperience,
    ...marks,
    skips,
    played: Object.fromEntries(own.map(([id, { at }]) => [id, at])),
  }
}

/** The day as an integer, the time and the hour. */
export const momentNow = (now = new Date()): Required<Moment> => ({
  turn: Math.floor(now.getTime() / 86_400_000),
  time: now.getTime(),
  hour: now.getHours(),
})
