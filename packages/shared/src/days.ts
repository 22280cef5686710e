/** A day of 24 hours, in milliseconds; a calendar day on which clocks change is an hour longer or shorter. */
export const dayMs = 86_400_000

/** The day of a moment in UTC, 'YYYY-MM-DD'. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
