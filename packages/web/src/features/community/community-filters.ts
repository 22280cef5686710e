import { ownCategories } from '@fgm/shared/activities/lists'
import type { CommunityQuery, CommunitySort } from '@fgm/shared/community/community'
import { childAges } from '@fgm/shared/family/child-age'
import type { Filter } from '../../ui/filters/filter-tools.tsx'

/** The address: /community?query=socks&child_age=4&sort=rating. */
export type CommunityWords = {
  [name in 'query' | 'category' | 'child_age' | 'minutes' | 'sort']?: string
}

const minuteLimits = [5, 10, 20, 30] as const

const sortLabels: Record<CommunitySort, string> = {
  newest: 'Newest',
  rating: 'Best rated',
  downloads: 'Most downloads',
}

const categories = ownCategories.map((value) => ({ value, label: value }))
const ageChoices = childAges.map((age) => ({ value: String(age), label: `Age ${age}` }))
const minuteChoices = minuteLimits.map((minutes) => ({
  value: String(minutes),
  label: `Up to ${minutes} minutes`,
}))
const sorts = Object.entries(sortLabels).map(([value, label]) => ({ value, label }))

/** Three filters and the order, as in the address. */
export function communityFilters(query: ReturnType<typeof readQuery>) {
  const any = { placeholder: 'Any' }
  const { category = '', child_age: age = '', minutes = '', sort = 'newest' } = query
  return [
    { name: 'category', label: 'Category', options: categories, value: category, ...any },
    { name: 'child_age', label: 'Child age', options: ageChoices, value: String(age), ...any },
    { name: 'minutes', label: 'Minutes', options: minuteChoices, value: String(minutes), ...any },
    { name: 'sort', label: 'Sort', options: sorts, value: sort },
  ] as const satisfies Filter<keyof CommunityWords>[]
}

/** Parses the address. Unknown values are ignored. */
export function readQuery(words: CommunityWords): Omit<CommunityQuery, 'cursor'> {
  const sorts = Object.keys(sortLabels) as CommunitySort[]
  return {
    query: words.query?.trim().slice(0, 100) || undefined,
    category: ownCategories.find((category) => category === words.category),
    child_age: childAges.find((age) => String(age) === words.child_age),
    minutes: minuteLimits.find((minutes) => String(minutes) === words.minutes),
    sort: sorts.find((sort) => sort === words.sort),
  }
}

/** True when a filter narrows the list; the order, and what comes first for a child, do not. */
export function isNarrowed(query: Omit<CommunityQuery, 'cursor'>): boolean {
  const { sort: _sort, for_age: _age, ...filters } = query
  return Object.values(filters).some((value) => value !== undefined)
}
