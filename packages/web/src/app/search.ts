/**
 * Search parameters are plain strings. The router's own parser would turn a referral code such as 1e5 into a number,
 * and write texts with quotation marks.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The reverse: leaves out empty values, and the question mark when nothing is left. */
export function stringifySearch(search: Record<string, unknown>): string {
  const present = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(present.map(([key, value]) => [key, String(value)])).toString()
  return query ? `?${query}` : ''
}

/** The named search parameters; undefined for one that is missing or empty. */
export function texts<Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
) {
  const words = names.map((name) => [name, search[name] || undefined])
  return Object.fromEntries(words) as { [name in Name]?: string }
}
