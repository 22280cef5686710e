/*
 * When a reminder is due. Everything is computed from the zone, the local time and the days, so a change of the clocks, the zone
 * or the choice requires no correction of stored results.
 */

import { dayMs } from '../days.ts'

/** When a parent wants to be reminded: ISO weekdays (1 is Monday), a local time such as '17:30', and an IANA zone. */
export type ReminderPlan = { days: readonly number[]; local_time: string; zone: string }

const minuteMs = 60_000

/**
 * The next moment after a given one at which a reminder is due: once on each chosen day. A time that the clocks skip moves later
 * by the skipped amount; a time that occurs twice counts the first time.
 */
export function nextReminderAt({ days, local_time, zone }: ReminderPlan, after: Date): Date {
  const today = Date.parse(localDay(zone, after))
  // Today's may be over: then the same weekday comes again after seven days.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const day = today + ahead * dayMs
    if (!days.includes(weekdayOf(day))) continue
    const at = instantOf(zone, day, local_time)
    if (at > after.getTime()) return new Date(at)
  }
  throw new RangeError('A reminder needs a day')
}

const nightBegins = '22:00'
const shortestMs = 30 * minuteMs
const longestMs = 120 * minuteMs

/**
 * The latest moment at which a due reminder may still be sent; later it is left out. Two hours, but not into the night; half an
 * hour if the chosen time is in the night.
 */
export function reminderEndsAt(zone: string, due: Date): Date {
  const night = instantOf(zone, Date.parse(localDay(zone, due)), nightBegins)
  const ms = Math.min(longestMs, Math.max(shortestMs, night - due.getTime()))
  return new Date(due.getTime() + ms)
}

/** The calendar day in a zone, as YYYY-MM-DD. */
export const localDay = (zone: string, at: Date): string => wallOf(zone, at).slice(0, 10)

/** The local time in a zone, as HH:MM. */
export const localTime = (zone: string, at: Date): string => wallOf(zone, at).slice(11, 16)

/** When the next day begins in a zone. */
export const nextDayAt = (zone: string, at: Date): Date => dayAfter(zone, localDay(zone, at))

/** When the day after a day (YYYY-MM-DD) begins in a zone. */
export const dayAfter = (zone: string, day: string): Date =>
  new Date(instantOf(zone, Date.parse(day) + dayMs, '00:00'))

/**
 * The canonical name of a zone such as Europe/Berlin, or null if this machine does not know it. Input may have any case; only
 * this name is stored, and formats are cached by it.
 */
export function zoneNamed(zone: string): string | null {
  if (zone.length > longestName || !/^[A-Za-z]/.test(zone)) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

const longestName = 60

/** 1 is Monday, 7 Sunday. */
const weekdayOf = (day: number) => ((new Date(day).getUTCDay() + 6) % 7) + 1

/** The moment at which local clocks show a time on a day, given as midnight UTC of its date. */
function instantOf(zone: string, day: number, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const wall = day + (hours * 60 + minutes) * minuteMs
  const offsets = [wall - dayMs, wall + dayMs].map((at) => offsetAt(zone, at))
  const there = offsets
    .map((offset) => wall - offset)
    .filter((at) => at + offsetAt(zone, at) === wall)
  return there.length > 0 ? Math.min(...there) : wall - (offsets[0] ?? 0)
}

/** How far a zone is ahead of UTC at a moment. */
const offsetAt = (zone: string, at: number) =>
  Date.parse(`${wallOf(zone, new Date(at))}Z`) - Math.floor(at / 1000) * 1000

/** The local time of a zone, as YYYY-MM-DDTHH:MM:SS. */
function wallOf(zone: string, at: Date): string {
  const parts = formatOf(zone).formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}`
}

/** Creating one takes a hundred times as long as using it. There are some hundred zones: only names by `zoneNamed` get here. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, format)
  return format
}
