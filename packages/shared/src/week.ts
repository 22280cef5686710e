/*
 * A week of a family: seven days that begin on a Monday or a Sunday, as its browser counts them. Days are written
 * YYYY-MM-DD and have no time zone.
 */

const dayMs = 86_400_000

/** The day so many days later; earlier for a negative number. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/** The seven days from a day on, as words: '23 to 29 November', '30 November to 6 December'. */
export function weekWords(startsOn: string): string {
  const [first, last] = [wordsOf(startsOn), wordsOf(addDays(startsOn, 6))]
  return first.month === last.month
    ? `${first.day} to ${last.day} ${last.month}`
    : `${first.day} ${first.month} to ${last.day} ${last.month}`
}

const monthNames = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

const wordsOf = (day: string) => ({
  day: Number(day.slice(8)),
  month: monthNames.format(new Date(day)),
})
