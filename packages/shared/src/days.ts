export const dayMs = 86_400_000

/** The day of a moment in UTC, 'YYYY-MM-DD'. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
