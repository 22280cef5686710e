import type { Query } from '@tanstack/react-query'

const keptSince = new WeakMap<object, number>()

/** When the server gave the answer that a query shows from what is kept; undefined for one that came just now. */
export const sinceWhen = (query: Query): number | undefined => keptSince.get(query)

/** Notes since when a query shows what is kept; undefined when the server has answered. */
export function noteSince(query: Query, keptAt: number | undefined): void {
  if (keptAt === undefined) keptSince.delete(query)
  else keptSince.set(query, keptAt)
}
