/** A day of 24 hours, in milliseconds; where clocks change, one day of the calendar has an hour more or less. */
export const dayMs = 86_400_000

/** The day of a moment in UTC, 'YYYY-MM-DD'. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
