import { describe, expect, test } from 'vitest'
import content from './everyday-moments.json' with { type: 'json' }
import { fitsMoment, fittingMoments, type MomentFacts } from './everyday-moments.ts'
import { momentGrid } from './moment-grid.ts'
import { everydayMoments } from './moment-lists.ts'
import { momentWords } from './moment-words.ts'
import { Moments, packMoments, RightNow } from './moments.ts'

/** Talking while both lie down, in the dark. */
const talk: Moments = {
  place: ['sofa', 'bed', 'seat', 'queue'],
  mood: ['bored', 'wiped_out_child', 'fine'],
  adult_energy: 0,
  child_energy: 0,
  posture: ['lying', 'sitting'],
  hands_needed: 0,
  is_voice_only: true,
  noise: 0,
  works_for_two_ages: false,
  light: 'dark_ok',
  made_for: ['bedtime'],
  two_ages: null,
}
const facts = (changes: Partial<MomentFacts> = {}): MomentFacts => ({
  ...talk,
  materials: [],
  duration_minutes: 5,
  setting: 'any',
  ...changes,
})

describe('the fields of a moment', () => {
  test.each<[string, object]>([
    ['no place', { place: [] }],
    ['a place that does not exist', { place: ['moon'] }],
    ['a place twice', { place: ['bed', 'bed'] }],
    ['a mood that does not exist', { mood: ['hungry'] }],
    ['an energy above 3', { adult_energy: 4 }],
    ['half an energy', { child_energy: 0.5 }],
    ['three hands', { hands_needed: 3 }],
    ['a missing light', { light: undefined }],
    ['a moment that does not exist', { made_for: ['sofa'] }],
    ['one part of two', { two_ages: { small: 'hums' } }],
  ])('refuse %s', (_, changes) => {
    expect(Moments.safeParse(talk).success).toBe(true)
    expect(Moments.safeParse({ ...talk, ...changes }).success).toBe(false)
  })

  test('are grouped apart from the rest of an activity', () => {
    expect(packMoments({ ...talk, title: 'Owl' })).toEqual({ title: 'Owl', moments: talk })
  })

  test('each filter a list; an empty one does not', () => {
    expect(RightNow.parse({ moment: '', place: 'bed' })).toEqual({ place: 'bed' })
    expect(RightNow.safeParse({ mood: 'hungry' }).success).toBe(false)
  })

  test('are said in a few words', () => {
    expect(momentWords(talk)).toBe(
      'sofa, bed, car or bus seat\u00a0· lying down is fine\u00a0· voice only\u00a0· whisper quiet',
    )
    const tea: Moments = { ...talk, place: ['kitchen'], adult_energy: 2, noise: 2 }
    expect(momentWords({ ...tea, is_voice_only: false, hands_needed: 1 })).toBe(
      'kitchen\u00a0· you stand or walk a little\u00a0· one hand free\u00a0· gets loud',
    )
  })
})

describe('an everyday moment', () => {
  test('has a filter each, in the order of the list', () => {
    expect(content.everyday.map(({ id }) => id)).toEqual(everydayMoments.map(({ id }) => id))
  })

  test.each<[string, Partial<MomentFacts>, boolean]>([
    ['couch', {}, true],
    ['couch', { adult_energy: 1 }, false],
    ['couch', { place: ['table'] }, false],
    ['bed', { materials: ['glue'] }, false],
    ['queue', { materials: ['paper'] }, false],
    ['queue', { setting: 'outdoor' }, false],
    ['car_seat', { is_voice_only: false }, false],
    ['cooking_dinner', { place: ['kitchen'] }, true],
    ['cooking_dinner', { place: ['table'] }, true],
    ['cooking_dinner', { place: ['table'], is_voice_only: false }, false],
    ['cooking_dinner', { place: ['kitchen'], child_energy: 3 }, false],
    ['bedtime', {}, true],
    ['bedtime', { noise: 1 }, false],
    ['dressing', {}, false],
    ['dressing', { made_for: ['dressing'] }, true],
    ['two_children', { works_for_two_ages: true }, true],
    ['after_a_storm', {}, false],
    ['outdoors_five', { place: ['park'] }, true],
    ['outdoors_five', { place: ['park'], duration_minutes: 10 }, false],
    ['walking_home', { place: ['park'] }, true],
    ['walking_home', { place: ['park'], is_voice_only: false }, false],
  ])('%s with %j: %s', (moment, changes, isFitting) => {
    const id = everydayMoments.map((one) => one.id).find((known) => known === moment)
    expect(id && fitsMoment(facts(changes), id)).toBe(isFitting)
  })

  test('is one of all that fit', () => {
    expect(fittingMoments(facts({ place: ['bed'] }))).toEqual(['couch', 'bed', 'sick', 'bedtime'])
  })
})

describe('the grid', () => {
  test('has 264 cells, and counts an activity wherever, and at every age that, it fits', () => {
    const owl = {
      ...facts(),
      materials: [],
      skill: 'storytelling' as const,
      min_age: 3,
      max_age: 4,
    }
    const cells = momentGrid([owl])
    expect(cells).toHaveLength(264)
    const filled = cells.filter(({ count }) => count > 0)
    expect(filled.map(({ where, need, age, energy }) => [where, need, age, energy])).toEqual([
      ['at home', 'talk/story', '2-3', 'low'],
      ['at home', 'talk/story', '4-5', 'low'],
      ['any seat, no things', 'talk/story', '2-3', 'low'],
      ['any seat, no things', 'talk/story', '4-5', 'low'],
    ])
  })
})
