import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { InterestId } from '../activities/activities.ts'
import { installSentences } from '../text/sentences.ts'
import { manyLines, oneLine } from '../text/text.ts'
import { ageOn, birthDateProblem, childAgeProblem, daysOnEarth, SaveChild } from './children.ts'

beforeAll(installSentences)

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('an age', () => {
  test.each([
    ['2021-05-20', '2026-05-19', 4],
    ['2021-05-20', '2026-05-20', 5],
    ['2024-02-29', '2025-02-28', 0],
    ['2024-02-29', '2025-03-01', 1],
    ['2024-02-29', '2028-02-29', 4],
    ['2026-03-02', '2026-03-02', 0],
    ['2025-12-31', '2026-01-01', 0],
  ])('of a child born on %s is on %s %i', (birthDate, today, age) => {
    expect(ageOn(birthDate, today)).toBe(age)
  })

  test('never falls as days pass, and grows by one a year', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [birthDate = '', today = ''] = [one, other].sort()
        const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
        expect(ageOn(birthDate, today)).toBeGreaterThanOrEqual(0)
        expect(ageOn(birthDate, nextYear)).toBe(ageOn(birthDate, today) + 1)
      }),
    )
  })
})

const morning = new Date('2026-03-02T09:00:00Z')

describe('a birth date', () => {
  test.each([
    ['2026-03-02', null],
    ['2007-03-02', null],
    ['2026-03-03', 'The birth date is in the future.'],
    ['2007-03-01', 'The birth date is more than 18 years ago.'],
  ])('of %s is judged on 2 March 2026', (birthDate, problem) => {
    expect(birthDateProblem(birthDate, morning)).toBe(problem)
  })

  test.each([
    ['2024-03-03', false],
    ['2024-03-02', true],
    ['2013-03-02', true],
    ['2013-03-01', false],
  ])('of %s makes a profile on 2 March 2026: %s', (birthDate, isFor) => {
    expect(childAgeProblem(birthDate, morning) === null).toBe(isFor)
  })

  test('counts on every day that is today somewhere on earth', () => {
    expect(daysOnEarth(morning)).toEqual({ earliest: '2026-03-01', latest: '2026-03-02' })
    const evening = new Date('2026-03-02T12:00:00Z')
    expect(daysOnEarth(evening)).toEqual({ earliest: '2026-03-02', latest: '2026-03-03' })
  })

  test('is a day that the calendar has', () => {
    const accepts = (birthDate: unknown) =>
      SaveChild.safeParse({ name: 'Mia', birth_date: birthDate }).success
    expect(['2020-02-29', '2000-02-29', '2021-12-31'].map(accepts)).toEqual([true, true, true])
    for (const wrong of [
      '2021-02-29',
      '1900-02-29',
      '2020-13-01',
      '2020-04-31',
      '2020-1-1',
      ' 2020-01-01',
      '20200101',
      '',
    ])
      expect([wrong, accepts(wrong)]).toEqual([wrong, false])
  })
})

describe('a child to save', () => {
  test('is accepted whatever a parent may rightly type', () => {
    const child = fc.record({
      name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
      birth_date: day,
      interests: fc.uniqueArray(fc.constantFrom(...InterestId.options)),
      preferences: fc.string({ unit: 'grapheme', maxLength: 100 }),
    })
    fc.assert(
      fc.property(child, (typed) => {
        fc.pre(
          oneLine(typed.name) !== '' && typed.name.length <= 60 && typed.preferences.length <= 500,
        )
        expect(SaveChild.parse(typed)).toEqual({
          ...typed,
          name: oneLine(typed.name),
          preferences: manyLines(typed.preferences),
        })
      }),
    )
  })

  test('is the same when it is saved again', () => {
    const once = SaveChild.parse({
      name: ' Mia ',
      birth_date: '2021-05-20',
      interests: ['space', 'space'],
    })
    expect(once).toEqual({
      name: 'Mia',
      birth_date: '2021-05-20',
      interests: ['space'],
      preferences: '',
    })
    expect(SaveChild.parse(once)).toEqual(once)
  })

  test('has no unknown keys', () => {
    const { data } = SaveChild.safeParse({
      name: 'Mia',
      birth_date: '2021-05-20',
      family_id: 'x',
      is_admin: true,
    })
    expect(Object.keys(data ?? {})).toEqual(['name', 'birth_date', 'interests', 'preferences'])
  })
})
