import type { Activity } from '@fgm/shared/activities/activities'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'
import { authoredLibrary, listSampleActivities } from '../activities/activities.ts'
import { ideasForWeek } from './ideas-for-week.ts'

const { db } = createTestApp()
const all = [...authoredLibrary(db).by_id.values()].map(({ whole }) => whole)
const chosen = (ages: number[], done: string[] = [], seed = 'a family 2026-11-30') =>
  ideasForWeek(all, { ages, done: new Set(done), seed }, 5)

test('what is chosen is right for the youngest, and as much of it as there is for the oldest, too', () => {
  for (let young = 2; young <= 12; young += 1)
    for (let old = young; old <= 12; old += 1) {
      const isFor = ({ min_age, max_age }: Activity) => min_age <= young && young <= max_age
      const isForBoth = (one: Activity) =>
        isFor(one) && (old <= one.max_age || one.moments?.works_for_two_ages === true)
      const five = chosen([old, young])
      expect([young, old, new Set(five).size, five.every(isFor)]).toEqual([young, old, 5, true])
      const most = Math.min(5, all.filter(isForBoth).length)
      expect([young, old, five.filter(isForBoth).length]).toEqual([young, old, most])
    }
})

test('each category comes once before one comes twice', () => {
  expect(new Set(chosen([5]).map(({ own_category }) => own_category)).size).toBe(5)
})

test('another week and another family get others, the same week the same', () => {
  const ids = (seed: string) => chosen([4, 7], [], seed).map(({ id }) => id)
  expect(ids('a family 2026-11-30')).toEqual(ids('a family 2026-11-30'))
  expect(ids('a family 2026-12-07')).not.toEqual(ids('a family 2026-11-30'))
  expect(ids('other family 2026-11-30')).not.toEqual(ids('a family 2026-11-30'))
})

test('what was done comes back only when nothing else is left', () => {
  const first = chosen([4]).map(({ id }) => id)
  expect(chosen([4], first).filter(({ id }) => first.includes(id))).toEqual([])
  const everything = all.map(({ id }) => id)
  expect(chosen([4], everything)).toHaveLength(5)
})

test('a child too young for all gets none, one too old what the oldest play', () => {
  expect(chosen([1])).toEqual([])
  expect(chosen([14]).every(({ max_age }) => max_age === 12)).toBe(true)
  expect(
    ideasForWeek(listSampleActivities(db), { ages: [1, 6], done: new Set(), seed: '' }, 5),
  ).toEqual([])
})
