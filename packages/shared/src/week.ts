/*
 * A week of a family: seven days that begin on a Monday or a Sunday, as its browser counts them. Days are written
 * YYYY-MM-DD and have no time zone.
 */

const dayMs = 86_400_000

/** The day so many days later; earlier for a negative number. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/**
 * The seven days from a day on, as words in the order that the reader writes other dates: 'November 23 to 29',
 * '30 November to 6 December'.
 */
export function weekWords(startsOn: string, locale = 'en-US'): string {
  const style = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  const [first, last] = [new Date(startsOn), new Date(addDays(startsOn, 6))]
  return new Intl.DateTimeFormat(locale, style).formatRange(first, last).replace(/\s*–\s*/, ' to ')
}
