import type { ActivityCard, MaterialId } from '@fgm/shared/activities/activities'
import { interests, materials, ownCategories } from '@fgm/shared/activities/lists'
import { type EverydayMoment, everydayMoments } from '@fgm/shared/activities/moment-lists'
import { fits } from '@fgm/shared/activities/ranking'
import { activityBadge } from '@fgm/shared/activities/words'
import { formatCount } from '../../../lib/format.ts'
import type { Marks } from '../use-marks.ts'

/*
 * The filters of the list as plain rules. The page keeps them in the address:
 * /activities?q=socks&age=3&minutes=5&materials=tape+textiles.
 */

/** Where an activity of the list comes from: the three words on its badge. */
const sources = ['ready', 'mine', 'saved'] as const
type Source = (typeof sources)[number]

export const minuteLimits = [5, 10, 20] as const
export const placesToPlay = ['indoor', 'outdoor'] as const

export type Filters = {
  q: string
  /** The mood of the day; it comes first. */
  moment: EverydayMoment | null
  source: Source | null
  favorites: boolean
  done: boolean
  category: string | null
  age: number | null
  minutes: (typeof minuteLimits)[number] | null
  /** What is at home; an empty list means nothing at all, null means any. */
  materials: readonly MaterialId[] | null
  setting: (typeof placesToPlay)[number] | null
}

/** What the chosen child likes and has done. */
export type Marked = Pick<Marks, 'favorites' | 'done'>

export const noFilters: Filters = {
  q: '',
  moment: null,
  source: null,
  favorites: false,
  done: false,
  category: null,
  age: null,
  minutes: null,
  materials: null,
  setting: null,
}

/** The search parameters of the filters; inactive ones are left out. */
type FilterWords = { [name in keyof Filters]?: string }

const nothing = 'nothing'
const momentIds = everydayMoments.map(({ id }) => id)
/** Every age, where the chosen child's age would apply otherwise. */
const every = 'all'
/** Child profiles end at this age. */
const oldest = 18

/**
 * Parses the address and ignores unknown values. `childAge` is the age of the playing child: it narrows the list unless
 * the address contains an age or something specific (a search, favorites, done, one source), which is found at any age.
 */
export function readFilters(words: FilterWords, childAge: number | null = null): Filters {
  const filters = readWords(words)
  return words.age === undefined && !isNamed(filters) ? { ...filters, age: childAge } : filters
}

const isNamed = ({ q, source, favorites, done }: Filters) =>
  q !== '' || source !== null || favorites || done

function readWords(words: FilterWords): Filters {
  return {
    q: words.q ?? '',
    moment: oneOf(momentIds, words.moment),
    source: oneOf(sources, words.source),
    favorites: words.favorites === 'yes',
    done: words.done === 'yes',
    category: oneOf(ownCategories, words.category),
    age: age(words.age),
    minutes: oneOf(minuteLimits, Number(words.minutes)),
    materials: words.materials === undefined ? null : materialIds(words.materials),
    setting: oneOf(placesToPlay, words.setting),
  }
}

/** Builds the address. What does not narrow the list is left out. */
export function writeFilters(filters: Filters): FilterWords {
  return Object.fromEntries(activeKeys(filters).map((key) => [key, wordOf(filters[key])]))
}

function wordOf(value: Filters[keyof Filters]): string {
  if (Array.isArray(value)) return value.join(' ') || nothing
  return value === true ? 'yes' : String(value)
}

/** The address after a change. An age that was not set stays unset, so that it keeps following the child. */
export function changedWords(
  before: FilterWords,
  patch: Partial<Filters>,
  childAge: number | null = null,
): FilterWords {
  const words = writeFilters({ ...readFilters(before, childAge), ...patch })
  if (patch.age === undefined) return { ...words, age: before.age }
  const withoutAge = { ...words, age: undefined }
  if (readFilters(withoutAge, childAge).age === patch.age) return withoutAge
  return { ...words, age: patch.age === null ? every : String(patch.age) }
}

/** The activities that pass every filter, in their order. `marks` are the chosen child's. */
export function matching<Card extends ActivityCard>(
  cards: readonly Card[],
  filters: Filters,
  marks: Marked,
): Card[] {
  const wanted = filters.q.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return cards.filter(
    (card) =>
      passes(card, filters, marks) && wanted.every((word) => searchText(card).includes(word)),
  )
}

/** The filter value of an activity's source; the badge on the card is the same (spec, activities list). */
function sourceOf(card: Pick<ActivityCard, 'is_prebuilt' | 'is_mine'>): Source {
  if (card.is_mine) return 'mine'
  return card.is_prebuilt ? 'ready' : 'saved'
}

/** The sources that this family has activities of. */
export function sourcesIn(cards: readonly ActivityCard[]): Source[] {
  const present = new Set(cards.map(sourceOf))
  return sources.filter((source) => present.has(source))
}

/** The everyday moments that some activity of this family fits. */
export function momentsIn(cards: readonly ActivityCard[]) {
  const present = new Set(cards.flatMap(({ fits_moments }) => fits_moments))
  return everydayMoments.filter(({ id }) => present.has(id))
}

/** The active filters. */
export function activeKeys(filters: Filters): (keyof Filters)[] {
  const keys = Object.keys(noFilters) as (keyof Filters)[]
  return keys.filter((key) => filters[key] !== noFilters[key])
}

/** For an empty list: which single filter to drop and how many activities that shows, the most first. */
export function filterDrops(cards: readonly ActivityCard[], filters: Filters, marks: Marked) {
  const without = (key: keyof Filters) => ({ ...filters, [key]: noFilters[key] })
  return activeKeys(filters)
    .map((key) => ({ key, count: matching(cards, without(key), marks).length }))
    .filter((drop) => drop.count > 0)
    .sort((one, other) => other.count - one.count)
}

function passes(card: ActivityCard, filters: Filters, marks: Marked): boolean {
  const { moment, source, category, age, minutes, setting } = filters
  if (moment && !card.fits_moments.includes(moment)) return false
  if (source && sourceOf(card) !== source) return false
  if (filters.favorites && !marks.favorites.has(card.id)) return false
  if (filters.done && !marks.done.has(card.id)) return false
  if (category && card.own_category !== category) return false
  if (age !== null && !fits(card, age)) return false
  if (minutes !== null && card.duration_minutes > minutes) return false
  if (setting && card.setting !== 'any' && card.setting !== setting) return false
  const atHome = filters.materials
  return atHome === null || card.materials.every((id) => atHome.includes(id))
}

const materialLabels = new Map<string, string>(materials.map(({ id, label }) => [id, label]))
const interestLabels = new Map<string, string>(interests.map(({ id, label }) => [id, label]))

function searchText(card: ActivityCard): string {
  return [
    card.title,
    card.description,
    card.category,
    ...card.materials.map((id) => materialLabels.get(id)),
    ...card.interests.map((id) => interestLabels.get(id)),
  ]
    .join(' ')
    .toLocaleLowerCase()
}

function oneOf<Value>(values: readonly Value[], value: unknown): Value | null {
  return values.find((known) => known === value) ?? null
}

function age(word: string | undefined): number | null {
  const years = Number(word || Number.NaN)
  return Number.isInteger(years) && years >= 0 && years <= oldest ? years : null
}

function materialIds(words: string): MaterialId[] {
  const ticked = words.split(' ')
  return materials.map((material) => material.id).filter((id) => ticked.includes(id))
}

/** The name of each source, the same as on its badge. */
export const sourceLabels: Record<Source, string> = {
  ready: activityBadge({ is_prebuilt: true, is_mine: false }),
  mine: activityBadge({ is_prebuilt: false, is_mine: true }),
  saved: activityBadge({ is_prebuilt: false, is_mine: false }),
}

export const settingLabels = { indoor: 'Indoors', outdoor: 'Outdoors' } as const

/** '5 minutes', 'Up to 10 minutes'. */
export function minutesLabel(minutes: number): string {
  return minutes === 5 ? '5 minutes' : `Up to ${minutes} minutes`
}

/** The label of an active filter, for the chip that removes it. */
export function filterLabel(filters: Filters, key: keyof Filters): string {
  const words: Record<keyof Filters, () => string> = {
    q: () => `“${filters.q}”`,
    moment: () => everydayMoments.find(({ id }) => id === filters.moment)?.label ?? '',
    source: () => (filters.source ? sourceLabels[filters.source] : ''),
    favorites: () => 'Favorites',
    done: () => 'Done',
    category: () => filters.category ?? '',
    age: () => `Age ${filters.age}`,
    minutes: () => minutesLabel(filters.minutes ?? 5),
    materials: () => materialsLabel(filters.materials ?? []),
    setting: () => (filters.setting ? settingLabels[filters.setting] : ''),
  }
  return words[key]()
}

function materialsLabel(ids: readonly string[]): string {
  if (ids.length === 0) return 'Nothing at home'
  if (ids.length > 1) return `At home: ${formatCount(ids.length, 'thing')}`
  return materials.find((material) => material.id === ids[0])?.label ?? ''
}
