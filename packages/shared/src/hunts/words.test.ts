import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ageRanges,
  byAge,
  cluePresentation,
  difficultyName,
  hubStatistics,
  huntScore,
  recentHunts,
  sampleSize,
  wordingLevel,
} from './words.ts'

const hunt = (huntName: string, completedCount: number, createdAt = '2026-03-02') => ({
  hunt_name: huntName,
  completed_count: completedCount,
  created_at: createdAt,
})

describe('the score', () => {
  test.each([
    [5, 3, 100, 265],
    [5, 3, 300, 65],
    [5, 3, 4_000, 65],
    [0, 1, 0, 305],
    [7, 5, 299, 96],
  ])(
    'of %i items at level %i after %i seconds is %i',
    (itemsFound, difficultyLevel, completionTime, score) => {
      expect(
        huntScore({
          items_found: itemsFound,
          difficulty_level: difficultyLevel,
          completion_time: completionTime,
        }),
      ).toBe(score)
    },
  )

  test('never falls below what was found, and never rises with time', () => {
    const play = fc.record({
      items_found: fc.nat(50),
      difficulty_level: fc.integer({ min: 1, max: 5 }),
      completion_time: fc.nat(100_000),
    })
    fc.assert(
      fc.property(play, (one) => {
        const later = { ...one, completion_time: one.completion_time + 1 }
        expect(huntScore(one)).toBeGreaterThanOrEqual(10 * one.items_found)
        expect(huntScore(later)).toBeLessThanOrEqual(huntScore(one))
      }),
    )
  })
})

describe('the hub', () => {
  test('counts blueprints, hunts and plays, and names the hunt played most', () => {
    const hunts = [hunt('Rainy Day', 2), hunt('Birthday Treasure', 7), hunt('Garden', 0)]
    expect(hubStatistics([1, 2], hunts)).toEqual({
      blueprint_count: 2,
      times_played: 9,
      most_popular: 'Birthday T...',
    })
  })

  test('says None without hunts, and splits no surrogate pair', () => {
    expect(hubStatistics([], []).most_popular).toBe('None')
    expect(hubStatistics([], [hunt('🧸'.repeat(12), 1)]).most_popular).toBe(`${'🧸'.repeat(10)}...`)
    expect(hubStatistics([], [hunt('Attic', 1)]).most_popular).toBe('Attic...')
  })

  test('shows the 3 newest hunts', () => {
    const days = ['2026-03-01', '2026-03-04', '2026-03-02', '2026-03-03']
    const newest = recentHunts(days.map((day) => hunt(day, 0, day)))
    expect(newest.map(({ hunt_name }) => hunt_name)).toEqual([
      '2026-03-04',
      '2026-03-03',
      '2026-03-02',
    ])
  })
})

describe('the difficulty', () => {
  test('is a name and a number of items', () => {
    expect([1, 2, 3, 4, 5].map(difficultyName)).toEqual([
      'Very Easy',
      'Easy',
      'Medium',
      'Hard',
      'Expert',
    ])
    expect([1, 5].map(sampleSize)).toEqual([3, 7])
  })

  test('of the wording is never above what the age can follow', () => {
    expect(ageRanges.map((age) => wordingLevel(5, age))).toEqual([2, 3, 3, 4, 5])
    expect(ageRanges.map((age) => wordingLevel(1, age))).toEqual([1, 1, 1, 1, 1])
  })

  test('hides the place of a riddle, keeps the hint back for experts, and helps those who cannot read', () => {
    expect(cluePresentation(5, '3-4')).toEqual({
      has_picture: true,
      is_read_aloud: true,
      is_place_hidden: false,
      hint_after_seconds: 0,
    })
    expect(cluePresentation(4, '6-7')).toMatchObject({
      is_place_hidden: true,
      hint_after_seconds: 0,
    })
    expect(cluePresentation(5, '7-8')).toMatchObject({ has_picture: false, hint_after_seconds: 60 })
  })

  test('lets bigger children count further and reach higher', () => {
    for (const key of ['count_to', 'shoulder_cm', 'hardest_wording'] as const) {
      const values = ageRanges.map((age) => byAge[age][key])
      expect(values).toEqual([...values].sort((one, other) => one - other))
    }
  })
})
