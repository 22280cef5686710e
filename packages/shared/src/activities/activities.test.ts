import { beforeAll, describe, expect, test } from 'vitest'
import { installSentences } from '../text/sentences.ts'
import {
  ActivityCard,
  ActivityForChild,
  ageRange,
  InterestId,
  MaterialId,
  OwnCategory,
  SkillId,
} from './activities.ts'
import { activityBadge, isNothing, linesOf, neededLines } from './words.ts'

beforeAll(installSentences)

describe('the fixed lists', () => {
  test('have the 27 materials, 12 interests, 15 skills and five categories of the spec', () => {
    expect(MaterialId.options).toHaveLength(27)
    expect(InterestId.options).toHaveLength(12)
    expect(SkillId.options).toHaveLength(15)
    expect(OwnCategory.options).toEqual(['Math', 'Science', 'Language', 'Motor', 'Creative'])
  })
})

describe('the badge of a card', () => {
  test.each([
    [{ is_mine: true, is_prebuilt: false }, 'My Creation'],
    [{ is_mine: false, is_prebuilt: true }, 'Ready to Start'],
    [{ is_mine: false, is_prebuilt: false }, 'Saved'],
    [{ is_mine: true, is_prebuilt: true }, 'My Creation'],
  ])('of %j is %s', (activity, badge) => {
    expect(activityBadge(activity)).toBe(badge)
  })
})

describe('what is needed', () => {
  test('is distinguished from nothing', () => {
    expect(isNothing('Nothing')).toBe(true)
    expect(isNothing('Nothing, just you two')).toBe(true)
    expect(isNothing('A timer')).toBe(false)
  })

  test('is nothing only where nothing else is named', () => {
    expect(neededLines('Nothing, just you two')).toEqual(['Nothing, just you two'])
    expect(neededLines('Nothing, just you two\nA timer')).toEqual(['A timer'])
  })
})

describe('words on the free list', () => {
  test('an age range is in years', () => {
    expect(ageRange({ min_age: 2, max_age: 4 })).toBe('2-4 years')
  })
})

describe('a text of lines', () => {
  test.each([
    ['Paper\nCrayons', ['Paper', 'Crayons']],
    ['\nPaper\n\n  \nCrayons\n', ['Paper', 'Crayons']],
    ['', []],
  ])('%j holds %j', (text, lines) => {
    expect(linesOf(text)).toEqual(lines)
  })
})

describe('an action for a child', () => {
  test.each([undefined, null, '', 7, ['x'], {}])(
    'asks for a child when child_id is %j',
    (childId) => {
      const { error } = ActivityForChild.safeParse({ id: 'x', child_id: childId })
      expect(error?.issues.map((issue) => issue.message)).toEqual(['Please select a child first'])
    },
  )

  test('takes any child id, which the server then looks for', () => {
    expect(ActivityForChild.parse({ id: 'x', child_id: 'y' })).toEqual({ id: 'x', child_id: 'y' })
  })
})

describe('a card', () => {
  test('has no place for the steps', () => {
    expect(Object.keys(ActivityCard.shape)).not.toContain('setup_instructions')
    expect(Object.keys(ActivityCard.shape)).not.toContain('owner_family_id')
  })
})
