import { own_categories } from '@fgm/shared/activity-lists'
import { child_age } from '@fgm/shared/child-age'
import type { CommunityQuery, CommunitySort } from '@fgm/shared/community'

/** What stands in the address: /community?query=socks&child_age=4&sort=rating. */
export type CommunityWords = {
  [name in 'query' | 'category' | 'child_age' | 'minutes' | 'sort']?: string
}

export const minute_limits = [5, 10, 20, 30] as const

export const sort_labels: Record<CommunitySort, string> = {
  newest: 'Newest',
  rating: 'Best rated',
  downloads: 'Most downloads',
}

export const ages = Array.from(
  { length: child_age.max - child_age.min + 1 },
  (_, index) => child_age.min + index,
)

/** Reads the address. Words that mean nothing here are as if they were not there. */
export function readQuery(words: CommunityWords): Omit<CommunityQuery, 'cursor'> {
  const sorts = Object.keys(sort_labels) as CommunitySort[]
  return {
    query: words.query?.trim().slice(0, 100) || undefined,
    category: own_categories.find((category) => category === words.category),
    child_age: ages.find((age) => String(age) === words.child_age),
    minutes: minute_limits.find((minutes) => String(minutes) === words.minutes),
    sort: sorts.find((sort) => sort === words.sort),
  }
}

/** True when something narrows the list; the order does not. */
export function isNarrowed({ sort: _sort, ...filters }: Omit<CommunityQuery, 'cursor'>): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}
