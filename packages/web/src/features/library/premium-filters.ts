import {
  difficultyLevels,
  durationBuckets,
  premiumAges,
  premiumCategories,
} from '@fgm/shared/activities/lists'
import type {
  PremiumActivity,
  PremiumCounts,
  PremiumQuery,
  PremiumSort,
} from '@fgm/shared/activities/premium'
import { fits } from '@fgm/shared/activities/ranking'
import type { Filter } from '../../ui/filters/filter-tools.tsx'
import { shortNames } from '../activities/activity-text.ts'

const difficultyLabels = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const

/** The four filters of the premium library (spec part two §2), the most important first. */
const filters = {
  child_age: {
    label: 'Child age',
    options: premiumAges.map((age) => ({ value: String(age), label: `Age ${age}` })),
  },
  category: {
    label: 'Category',
    options: premiumCategories.map((value) => ({ value, label: value })),
  },
  difficulty: {
    label: 'Difficulty',
    options: difficultyLevels.map((value) => ({ value, label: difficultyLabels[value] })),
  },
  duration: {
    label: 'Duration',
    options: durationBuckets.map((value) => ({ value, label: `${value} minutes` })),
  },
}
type FilterName = keyof typeof filters

/** The address: /premium-library?query=socks&difficulty=easy&child_age=5; `show=all` is the list of all. */
export type PremiumWords = { [name in FilterName | 'query' | 'sort' | 'show']?: string }

const sortLabels: Record<PremiumSort, string> = {
  recommended: 'Recommended',
  shortest: 'Shortest first',
  longest: 'Longest first',
  youngest: 'Youngest first',
  title: 'By title',
}
const sorts = Object.entries(sortLabels).map(([value, label]) => ({ value, label }))

/** The choices of a filter, each with how many activities it would show, where that is known. */
export function countedChoices(name: FilterName, counts: PremiumCounts | undefined) {
  const { options } = filters[name]
  if (!counts) return options
  const numbers: Record<string, number> = counts[name]
  return options.map(({ value, label }) => ({
    value,
    label: `${label} (${numbers[value] ?? 0})`,
  }))
}

/** The four filters with what each choice would show, and the order. The counts ignore a search. */
export function premiumFilters(query: PremiumQuery, counts: PremiumCounts | undefined) {
  const names = Object.keys(filters) as FilterName[]
  const narrowing: Filter<keyof PremiumWords>[] = names.map((name) => {
    const { label, options } = filters[name]
    const value = String(query[name] ?? '')
    // Without the count in the choice's label.
    const word = options.find((option) => option.value === value)?.label ?? ''
    return { name, label, placeholder: 'Any', options: countedChoices(name, counts), value, word }
  })
  const order = { name: 'sort', label: 'Sort', options: sorts } as const
  return [...narrowing, { ...order, value: query.sort ?? 'recommended' }]
}

/** Parses the address. Unknown values are ignored. */
export function readQuery(words: PremiumWords): PremiumQuery {
  const sorts = Object.keys(sortLabels) as PremiumSort[]
  return {
    category: oneOf(premiumCategories, words.category),
    difficulty: oneOf(difficultyLevels, words.difficulty),
    duration: oneOf(durationBuckets, words.duration),
    child_age: premiumAges.find((age) => String(age) === words.child_age),
    sort: oneOf(sorts, words.sort),
  }
}

/** The activities that contain all the words of a search, in title, description, category or needs. */
export function withWords(activities: readonly PremiumActivity[], search: string | undefined) {
  const wanted = (search ?? '').toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return activities.filter(({ title, description, category, materials }) => {
    const needs = materials.map((id) => shortNames[id])
    const text = [title, description, category, ...needs].join(' ').toLocaleLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

/** How long the one for today takes at most, and among how many a new one is chosen every day. */
const today = { minutes: 10, of: 30 } as const

/**
 * One to start with: short, right for the child, and another one every day. What the family can play comes before
 * what it can only look at.
 */
export function forToday<
  One extends Pick<PremiumActivity, 'min_age' | 'max_age' | 'duration_minutes' | 'is_open'>,
>(activities: readonly One[], age: number | undefined, now: Date): One | undefined {
  const short = activities.filter(({ duration_minutes }) => duration_minutes <= today.minutes)
  const open = short.some(({ is_open }) => is_open) ? short.filter(({ is_open }) => is_open) : short
  const fitting = age === undefined ? open : open.filter((one) => fits(one, age))
  const choice = (fitting.length > 0 ? fitting : open).slice(0, today.of)
  return choice[now.getDate() % Math.max(1, choice.length)]
}

function oneOf<Value extends string>(
  values: readonly Value[],
  word: string | undefined,
): Value | undefined {
  return values.find((value) => value === word)
}
