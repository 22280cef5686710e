/**
 * Search parameters are plain words. The router's own reading would turn a referral code such as 1e5 into a number,
 * and write texts with quotation marks.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The reverse: leaves out what is empty, and the question mark when nothing is left. */
export function stringifySearch(search: Record<string, unknown>): string {
  const present = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(present.map(([key, value]) => [key, String(value)])).toString()
  return query ? `?${query}` : ''
}

/** The named search parameters that are there. */
export function texts<Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
) {
  const words = names.map((name) => [name, text(search[name])])
  return Object.fromEntries(words) as { [name in Name]?: string }
}

/** A search parameter as text; undefined where it is missing or empty. */
function text(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined
}
