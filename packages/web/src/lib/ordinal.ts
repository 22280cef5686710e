/** '1st', '2nd', '13th': places in a queue. */
export function formatOrdinal(place: number): string {
  const suffixes = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as const
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(place)
  return `${place}${suffixes[rule as keyof typeof suffixes]}`
}
