import { durationBuckets, premiumCategories } from '@fgm/shared/activities/lists'
import type { PremiumCounts } from '@fgm/shared/activities/premium'
import { describe, expect, it } from 'vitest'
import { countedChoices, forToday, premiumFilters, readQuery } from './premium-filters.ts'

const none = <Choice extends string>(choices: readonly Choice[]) =>
  Object.fromEntries(choices.map((choice) => [choice, 0])) as Record<Choice, number>

const counts: PremiumCounts = {
  category: none(premiumCategories),
  difficulty: { easy: 3, medium: 0, hard: 1 },
  duration: none(durationBuckets),
  child_age: { '4': 2 },
}

describe('the filters of the premium library', () => {
  it('are read from the address, and unknown values are ignored', () => {
    const words = { category: 'Practical Life', duration: '45+', child_age: '3', sort: 'random' }
    const query = readQuery(words)
    expect(query).toEqual({ category: 'Practical Life', duration: '45+' })
    const wordsSet = premiumFilters(query, counts).map(({ word }) => word)
    expect(wordsSet).toEqual(['', 'Practical Life', '', '45+ minutes', undefined])
  })

  it('show how many activities each choice would leave', () => {
    const labels = countedChoices('difficulty', counts).map(({ label }) => label)
    expect(labels).toEqual(['Easy (3)', 'Medium (0)', 'Hard (1)'])
    const ages = countedChoices('child_age', counts).map(({ label }) => label)
    expect(ages).toEqual(['Age 4 (2)', 'Age 5 (0)', 'Age 6 (0)', 'Age 7 (0)', 'Age 8 (0)'])
  })

  it('offer the durations of the specification', () => {
    const durations = countedChoices('duration', counts).map(({ value }) => value)
    expect(durations).toEqual(['0-15', '15-30', '30-45', '45+'])
  })
})

describe('the activity for today', () => {
  const one = (minutes: number, from: number, isOpen = true) => ({
    duration_minutes: minutes,
    min_age: from,
    max_age: from + 2,
    is_open: isOpen,
  })
  const firstDay = new Date(2026, 2, 1)
  const nextDay = new Date(2026, 2, 2)

  it('is short and right for the child, and another one the next day', () => {
    const [long, young, fits, fitsToo] = [one(20, 4), one(5, 2), one(10, 4), one(5, 5)]
    const all = [long, young, fits, fitsToo]
    const days = [firstDay, nextDay].map((day) => forToday(all, 5, day))
    expect(new Set(days)).toEqual(new Set([fits, fitsToo]))
    expect(forToday([young], 9, firstDay)).toBe(young)
    expect(forToday([long], 5, firstDay)).toBeUndefined()
  })

  it('can be played when a family has opened any', () => {
    const [closed, open] = [one(5, 4, false), one(5, 4)]
    expect(forToday([closed, open], 5, firstDay)).toBe(open)
    expect(forToday([closed], undefined, firstDay)).toBe(closed)
  })
})
