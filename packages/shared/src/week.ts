/*
 * A week of a family: seven days from a Monday or a Sunday, as its browser counts them. Days are written YYYY-MM-DD and have no
 * time zone.
 */

import { dayMs, dayOf } from './days.ts'

/** The day this many days later; earlier for a negative number. */
export function addDays(day: string, count: number): string {
  return dayOf(new Date(Date.parse(day) + count * dayMs))
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  ...{ month: 'long', day: 'numeric', timeZone: 'UTC' },
})

/** The seven days from a day on, the same on pages, on paper and in mails: 'November 23 to 29', 'December 28 to January 3'. */
export function weekWords(startsOn: string): string {
  const last = addDays(startsOn, 6)
  const isOneMonth = last.startsWith(startsOn.slice(0, 7))
  const [from, to] = [startsOn, last].map((day) => dayFormat.format(new Date(day)))
  return `${from} to ${isOneMonth ? Number(last.slice(8)) : to}`
}
