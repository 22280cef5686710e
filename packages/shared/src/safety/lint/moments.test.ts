import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ActivityDraft } from './draft.ts'
import { lintActivity } from './lint.ts'

const gold: ActivityDraft[] = JSON.parse(
  readFileSync(new URL('../../../test/gold-activities.json', import.meta.url), 'utf8'),
)
const sun = gold.find(({ slug }) => slug === 'starts-like-sun')

/** 'Starts Like Sun', ages 4 to 6, on their feet, nothing needed, with some fields replaced. */
const sunWith = (changes: ActivityDraft) => lintActivity({ ...sun, ...changes })
const voiceOnly = { is_voice_only: true, hands_needed: 0, light: 'dark_ok', child_energy: 1 }

const refused: [string, string, ActivityDraft][] = [
  ['L00', 'no light', { light: undefined }],
  ['L00', 'a place that does not exist', { place: ['moon'] }],
  ['L00', 'no word on two ages', { two_ages: undefined }],
  ['M01', 'voice only with a free hand', { ...voiceOnly, hands_needed: 1 }],
  ['M01', 'voice only by light', { ...voiceOnly, light: 'light' }],
  ['M01', 'voice only with a book', { ...voiceOnly, materials: ['books'] }],
  ['M02', 'a worn-out child on their feet', { mood: ['wiped_out_child'], child_energy: 2 }],
  ['M02', 'a worn-out child who shouts', { mood: ['wiped_out_child'], child_energy: 1, noise: 2 }],
  ['M03', 'a child who walks in the dark', { light: 'dark_ok', child_energy: 2 }],
  ['M04', 'five moods', { mood: ['wild', 'whiny', 'bored', 'sad_or_angry_after', 'curious'] }],
  ['M05', 'outdoors at a table', { setting: 'outdoor', place: ['garden', 'table'] }],
  ['M06', 'made for bed, but not to be played there', { made_for: ['bed'] }],
  ['M07', 'two ages within two years', { works_for_two_ages: true, min_age: 4, max_age: 6 }],
  [
    'M07',
    'parts of two where one plays',
    { works_for_two_ages: false, two_ages: { small: 'hums', big: 'sings' } },
  ],
  [
    'M07',
    'no parts in what was written for moments',
    { works_for_two_ages: true, max_age: 9, collection: 'moments' },
  ],
  ['M08', 'paint on the sofa', { place: ['sofa'], materials: ['paint'] }],
  ['M08', 'buttons in bed', { place: ['bed'], materials: ['coins_buttons'] }],
  ['M09', 'a toddler who runs about', { min_age: 3, adult_energy: 0, supervision: 'S2' }],
  ['M09', 'a toddler out of reach', { min_age: 2, adult_energy: 0, child_energy: 1 }],
  ['M11', 'a whiny child who waits', { mood: ['whiny'], prep_minutes: 3, duration_minutes: 10 }],
]

describe('the lint of moments', () => {
  test('passes what is sound', () => {
    const errors = sunWith({}).filter(({ level }) => level === 'error')
    expect(errors).toEqual([])
    const two = { small: 'says the sound', big: 'says three words' }
    const made = sunWith({ works_for_two_ages: true, max_age: 9, two_ages: two })
    expect(made.filter(({ rule_id }) => rule_id === 'M07')).toEqual([])
  })

  test.each(refused)('%s refuses %s', (rule, _, changes) => {
    expect(sunWith(changes)).toContainEqual(
      expect.objectContaining({ rule_id: rule, level: 'error' }),
    )
  })

  test('M10 warns of an adult who sits while a child in reach moves about', () => {
    const found = sunWith({ supervision: 'S2', child_energy: 2, adult_energy: 1 })
    expect(found).toContainEqual(expect.objectContaining({ rule_id: 'M10', level: 'warn' }))
  })
})
