import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ActivityDraft } from './draft.ts'
import { lintActivity } from './lint.ts'

const gold: ActivityDraft[] = JSON.parse(
  readFileSync(new URL('../../../test/gold-activities.json', import.meta.url), 'utf8'),
)
const sun = gold.find(({ slug }) => slug === 'starts-like-sun')

/** 'Starts Like Sun', ages 4 to 6, on their feet, no materials, with some fields replaced. */
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

const parts = (small: string, big: string) => ({
  works_for_two_ages: true,
  max_age: 9,
  two_ages: { small, big },
})

const unsafeParts: [string, string, ActivityDraft][] = [
  ['S01', 'a balloon for the small one', parts('blows up a balloon', 'counts along')],
  ['S17b', 'a sharp knife for the big one', parts('counts along', 'cuts with a sharp knife')],
  ['L11', 'a word that says nothing', parts('counts along', 'tells an amazing story')],
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

  test.each(unsafeParts)('%s refuses %s in the parts of two', (rule, _, changes) => {
    expect(sunWith(changes)).toContainEqual(
      expect.objectContaining({ rule_id: rule, level: 'error' }),
    )
  })

  test('M10 warns of an adult who sits while a child in reach moves about', () => {
    const found = sunWith({ supervision: 'S2', child_energy: 2, adult_energy: 1 })
    expect(found).toContainEqual(expect.objectContaining({ rule_id: 'M10', level: 'warn' }))
  })
})

const near = "Stay within arm's reach, hand in hand in a line or near a road."
const small = { min_age: 3, supervision: 'S2', adult_energy: 2, safety_note: near }
const seated = (safetyNote: string) => ({ place: ['seat'], safety_note: safetyNote })
const placed = (place: string[], changes: ActivityDraft) => ({ ...small, place, ...changes })

const forgotten: [string, string, ActivityDraft][] = [
  ['M12', 'a seat without a word on the driver', seated('Words only. An adult is near.')],
  ['M12', 'a driver who may join in', seated('The driver may take a turn. An adult is near.')],
  ['M12', 'a game for the driver', seated('Never near a road. It also works while you drive.')],
  [
    'M12',
    'a driver who sings along, though another sentence rules it out',
    seated('The driver takes no turn. When driving, only sing along. An adult is near.'),
  ],
  ['M13', 'a small child without a level', placed(['home_floor'], { safety_note: 'Sit near.' })],
  [
    'M13',
    "arm's reach in a line only",
    placed(['sofa', 'queue'], {
      safety_note: "In a line, hand in hand, your child stays within arm's reach.",
    }),
  ],
  [
    'M13',
    'a line without a hand to hold',
    placed(['queue'], { safety_note: "Stay within arm's reach." }),
  ],
  [
    'M14',
    'a park without a road',
    placed(['home_floor', 'park'], { safety_note: "Stay within arm's reach." }),
  ],
  ['M14', 'a garden without a road', { place: ['garden'], safety_note: 'An adult plays along.' }],
  [
    'M14',
    'toy cars in the place of the road',
    { place: ['garden'], safety_note: 'An adult washes the cars of the street, too.' },
  ],
  [
    'M16',
    'a balcony without its railing',
    { place: ['balcony', 'kitchen'], safety_note: 'An adult stays there, away from any road.' },
  ],
  [
    'M15',
    'an adult sent away from a small child',
    placed(['home_floor'], {
      setup_instructions: ['Step back.', 'Stand two big steps away from your child.', 'Wave.'],
    }),
  ],
  [
    'M15',
    'a stronger form in which the adult is sent away',
    placed(['home_floor'], { harder: 'Go to the far end of the room and whisper the word.' }),
  ],
  [
    'M15',
    'an adult who does not see a small child',
    placed(['home_floor'], {
      setup_instructions: ['Sit down.', 'Close your eyes and listen.', 'Tell what you heard.'],
    }),
  ],
]

const named: [string, ActivityDraft][] = [
  ['a driver who takes no turn', seated('In a car the driver takes no turn. An adult is near.')],
  ['a seat, but not while driving', seated('Never while you drive. An adult is near.')],
  ['a small child in a line and outdoors', placed(['sofa', 'queue', 'park', 'garden'], {})],
  [
    'the bath, where that is the only place',
    placed(['bath'], { safety_note: "In the bath stay within arm's reach." }),
  ],
  [
    'a balcony with nothing to climb on',
    { place: ['balcony'], safety_note: 'Keep chairs away from the railing. An adult stays there.' },
  ],
  [
    'a big one who steps back',
    placed(['home_floor'], {
      setup_instructions: [
        'Give the bowl to the big one, two steps away.',
        'Go with your child to the far end, where the toys wait.',
        'Wave.',
      ],
    }),
  ],
]

describe('what the note says about each place', () => {
  test.each(forgotten)('%s refuses %s', (rule, _, changes) => {
    expect(sunWith(changes)).toContainEqual(
      expect.objectContaining({ rule_id: rule, level: 'error' }),
    )
  })

  test.each(named)('passes %s', (_, changes) => {
    const found = sunWith(changes).filter(({ rule_id }) => /^M1[2-6]$/.test(rule_id))
    expect(found).toEqual([])
  })
})
