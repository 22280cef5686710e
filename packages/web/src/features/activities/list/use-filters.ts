import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { changedWords, type Filters, noFilters, readFilters } from './activity-filters.ts'

const route = getRouteApi('/activities')
export const pageLength = 24

export type FilterState = {
  filters: Filters
  /** Narrows or widens the list; it starts from the top again. */
  change: (patch: Partial<Filters>) => void
  clear: () => void
  /** How many cards are open. */
  shown: number
  showMore: () => void
}

/**
 * The filters of the list, which live in the address: a reload, a link or the way back finds them again. `childAge` narrows a
 * list of which the address says nothing else.
 */
export function useFilters(childAge: number | null): FilterState {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const filters = useMemo(() => readFilters(search, childAge), [search, childAge])
  const shown = Math.max(pageLength, Math.trunc(Number(search.shown)) || pageLength)
  const here = { replace: true, resetScroll: false } as const

  return {
    filters,
    shown,
    change: (patch) =>
      void navigate({
        ...here,
        search: (before) => changedWords(before, patch, childAge),
      }),
    clear: () =>
      void navigate({ ...here, search: (before) => changedWords(before, noFilters, childAge) }),
    showMore: () =>
      void navigate({
        ...here,
        search: (before) => ({ ...before, shown: String(shown + pageLength) }),
      }),
  }
}
