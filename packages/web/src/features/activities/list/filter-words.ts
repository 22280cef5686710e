import { materials } from '@fgm/shared/activities/lists'
import { activityBadge } from '@fgm/shared/activities/words'
import { formatCount } from '../../../lib/format.ts'
import type { Filters, Source } from './activity-filters.ts'

/** What each source is called on a badge, asked from the rule that writes the badges. */
const sourceWords: Record<Source, string> = {
  ready: activityBadge({ is_prebuilt: true, is_mine: false }),
  mine: activityBadge({ is_prebuilt: false, is_mine: true }),
  saved: activityBadge({ is_prebuilt: false, is_mine: false }),
}

export const sourceWord = (source: Source): string => sourceWords[source]

export const settingWords = { indoor: 'Indoors', outdoor: 'Outdoors' } as const

/** '5 minutes', 'Up to 10 minutes'. */
export function minutesWord(minutes: number): string {
  return minutes === 5 ? '5 minutes' : `Up to ${minutes} minutes`
}

/** One filter in words, for the chip that takes it away; only for filters that are set. */
export function filterWord(filters: Filters, key: keyof Filters): string {
  const words: Record<keyof Filters, () => string> = {
    q: () => `“${filters.q}”`,
    source: () => (filters.source ? sourceWord(filters.source) : ''),
    favorites: () => 'Favorites',
    done: () => 'Done',
    category: () => filters.category ?? '',
    age: () => `Age ${filters.age}`,
    minutes: () => minutesWord(filters.minutes ?? 5),
    materials: () => materialsWord(filters.materials ?? []),
    setting: () => (filters.setting ? settingWords[filters.setting] : ''),
  }
  return words[key]()
}

function materialsWord(ids: readonly string[]): string {
  if (ids.length === 0) return 'Nothing at home'
  if (ids.length > 1) return `At home: ${formatCount(ids.length, 'thing')}`
  return materials.find((material) => material.id === ids[0])?.label ?? ''
}
