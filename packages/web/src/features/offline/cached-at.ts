import type { Query } from '@tanstack/react-query'

const cachedAt = new WeakMap<object, number>()

/** When the response that a query shows was cached; undefined for a fresh one. */
export const cachedAtOf = (query: Query): number | undefined => cachedAt.get(query)

/** Notes that a query shows a cached response, or, with undefined, a fresh one. */
export function noteCachedAt(query: Query, at: number | undefined): void {
  if (at === undefined) cachedAt.delete(query)
  else cachedAt.set(query, at)
}
