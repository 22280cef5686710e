import { describe, expect, test } from 'vitest'
import {
  BlockReason,
  blockLabel,
  defaultDuration,
  EditActivity,
  GenerateActivity,
  generationLimits,
  generatorDurations,
  ProviderActivity,
  youngerFirst,
} from './generator.ts'

const wish = { child_age: 5, category: 'Science', available_materials: ['paper'] }
const sentenceOf = (changes: object) => {
  const result = GenerateActivity.safeParse({ ...wish, ...changes })
  return result.success ? null : result.error.issues[0]?.message
}

describe('a request', () => {
  test('needs an age, a category and a material; the rest has defaults', () => {
    expect(GenerateActivity.parse(wish)).toEqual({
      ...wish,
      duration: defaultDuration,
      child_interests: [],
      prompt: '',
    })
    expect(generatorDurations).toEqual([5, 10, 15, 30, 45, 60])
  })

  test.each([0, -1, 1, 13, 4.5, '5', null, undefined, Number.NaN])(
    'of age %s is refused',
    (age) => {
      expect(sentenceOf({ child_age: age })).toBe('Please enter a valid child age (2-12 years)')
    },
  )

  test('may be for two children: the rules are for the younger, whichever comes first', () => {
    const ages = (childAge: number, secondChildAge?: number | null) => {
      const first = youngerFirst(
        GenerateActivity.parse({ ...wish, child_age: childAge, second_child_age: secondChildAge }),
      )
      return [first.child_age, first.second_child_age]
    }
    expect([ages(4, 7), ages(7, 4), ages(5, 5)]).toEqual([
      [4, 7],
      [4, 7],
      [5, 5],
    ])
    expect([ages(5), ages(5, null)]).toEqual([
      [5, undefined],
      [5, null],
    ])
    const sentence = 'Please enter a valid child age (2-12 years)'
    for (const age of [1, 13, 4.5, '5'])
      expect(sentenceOf({ second_child_age: age })).toBe(sentence)
  })

  test.each(['', 'Art', undefined])('of category %s is refused', (category) => {
    expect(sentenceOf({ category })).toBe('Please select an activity category')
  })

  test('without materials is refused, unknown and repeated ones too', () => {
    const sentence = 'Please select at least one available material'
    expect(sentenceOf({ available_materials: [] })).toBe(sentence)
    expect(sentenceOf({ available_materials: undefined })).toBe(sentence)
    expect(sentenceOf({ available_materials: ['dynamite'] })).not.toBeNull()
    const doubled = GenerateActivity.parse({ ...wish, available_materials: ['paper', 'paper'] })
    expect(doubled.available_materials).toEqual(['paper'])
  })

  test.each([0, 7, 61, '30'])('of %s minutes is refused', (duration) => {
    expect(sentenceOf({ duration })).not.toBeNull()
  })

  test('takes a wish of 500 letters, not of 501, and no key of less than 8', () => {
    expect(sentenceOf({ prompt: 'x'.repeat(500) })).toBeNull()
    expect(sentenceOf({ prompt: 'x'.repeat(501) })).not.toBeNull()
    expect(sentenceOf({ idempotency_key: 'x'.repeat(7) })).not.toBeNull()
  })
})

describe('the words and numbers of the spec', () => {
  test('each reason has its label, and no reason is Cannot Generate', () => {
    expect(BlockReason.options.map(blockLabel)).toEqual([
      'Cannot Generate',
      'Monthly Limit Reached',
      'Daily Limit Reached',
      'Hourly Limit Reached',
      'Cooldown Active',
    ])
    expect(blockLabel(null)).toBe('Cannot Generate')
  })

  test('limits by tier', () => {
    const member = { monthly: 50, daily: 10, hourly: 5, cooldown_seconds: 20 }
    expect(generationLimits).toEqual({
      founding_premium: member,
      launch_special: member,
      trial: { monthly: 3, daily: 3, hourly: 2, cooldown_seconds: 60 },
    })
  })
})

describe('a response of a provider', () => {
  test('may join its lines into one text, and hold more than we read', () => {
    const answer = {
      title: 'Maps',
      description: 'Draw.',
      difficulty_level: 'easy',
      prep_minutes: 1,
      materials: [],
      materials_list: 'paper\n\ncrayons',
      setup_instructions: ['Sit.'],
      learning_objectives: 'Draws',
      connection_prompt: 'Ask',
      easier: 'a',
      harder: 'b',
      safety_note: 'c',
      skill: 'creativity',
      unsafe_request: false,
      price: 0,
    }
    const parsed = ProviderActivity.parse(answer)
    expect(parsed.materials_list).toEqual(['paper', 'crayons'])
    expect(parsed).not.toHaveProperty('price')
    // An invented skill counts as none: the activity is good without it.
    expect(ProviderActivity.parse({ ...answer, skill: 'juggling' }).skill).toBeNull()
  })
})

test('a change names the activity; everything else may be left out', () => {
  expect(EditActivity.parse({ id: 'a1' })).toEqual({ id: 'a1' })
  expect(EditActivity.safeParse({ title: 'Maps' }).success).toBe(false)
  expect(EditActivity.safeParse({ id: 'a1', title: ' ' }).success).toBe(false)
})
