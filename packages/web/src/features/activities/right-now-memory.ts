import { store } from '../../lib/browser-storage.ts'
import { readStoredJson } from '../../lib/stored-json.ts'
import { hows, type RightNow, wheres } from './right-now.ts'

/*
 * What this browser remembers of 'right now': the answers of each hour, and what was not today.
 */

type Hours = { [hour in string]?: RightNow }
type Remembered = { hours?: Hours; not_today?: { day: string; ids: string[] } }

const keyOf = (familyId: string | null) => `right-now:${familyId ?? 'visitor'}`
const dayOf = (now: Date) => now.toDateString()

function read(familyId: string | null): Remembered {
  const kept = readStoredJson(keyOf(familyId))
  return kept !== null && typeof kept === 'object' ? kept : {}
}

/** What was answered last at this hour, in this browser: likely so again. */
export function usualAnswers(familyId: string | null, now = new Date()): RightNow {
  const kept = read(familyId).hours?.[now.getHours()]
  const where = wheres.find(({ id }) => id === kept?.where)?.id ?? null
  const how = hows.find(({ id }) => id === kept?.how)?.id ?? null
  return { where, how, also: Array.isArray(kept?.also) ? kept.also : [] }
}

/** Remembers an answer for this hour. */
export function rememberAnswers(familyId: string | null, answers: RightNow, now = new Date()) {
  const kept = read(familyId)
  const hours = { ...kept.hours, [now.getHours()]: answers }
  store(keyOf(familyId), JSON.stringify({ ...kept, hours }))
}

/** What was 'not today': it is not suggested again on this day. */
export function notToday(familyId: string | null, now = new Date()): ReadonlySet<string> {
  const { not_today } = read(familyId)
  return new Set(not_today?.day === dayOf(now) ? not_today.ids : [])
}

/** Notes that an activity was 'not today', or takes it back. */
export function rememberNotToday(
  familyId: string | null,
  id: string,
  is: boolean,
  now = new Date(),
) {
  const ids = [...notToday(familyId, now)].filter((one) => one !== id)
  const kept = { day: dayOf(now), ids: is ? [...ids, id] : ids }
  store(keyOf(familyId), JSON.stringify({ ...read(familyId), not_today: kept }))
}
