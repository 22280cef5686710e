import type { ActivityCard } from '@fgm/shared/activities/activities'
import { describe, expect, it } from 'vitest'
import { noAnswers } from './right-now.ts'
import { isTooYoung, suggestions } from './suggestions.ts'

const cards = [
  card('toddler', 2, 4),
  card('school', 6, 9),
  card('both', 2, 9),
  card('long', 2, 9, 30),
  card('teen', 10, 12),
]
const nothing: ReadonlySet<string> = new Set()
const ids = (some: readonly ActivityCard[]) => some.map(({ id }) => id)
const ideas = (age: number | null, done = nothing, turn = 0) =>
  ids(suggestions(cards, { age, done }, turn))

describe('what to play now', () => {
  it('is five minutes, right for the age, and not done yet; what is less so follows where few fit', () => {
    expect(ideas(3)).toEqual(['toddler', 'both', 'long'])
    expect(ideas(3, new Set(['toddler']))).toEqual(['both', 'toddler', 'long'])
    expect(ideas(null)).toEqual(['toddler', 'school', 'both', 'teen'])
  })

  it('never is what does not fit, however few do', () => {
    expect(ids(suggestions([card('long', 2, 4, 30)], { age: 3, done: nothing }))).toEqual(['long'])
    expect(ideas(5, new Set(['both']))).toEqual(['both', 'long'])
  })

  it('is safe for the youngest who is here, and then for all of them', () => {
    const here = { age: 3, oldest: 8, done: nothing }
    expect(ids(suggestions(cards, here))).toEqual(['both', 'long', 'toddler'])
    expect(ids(suggestions(cards, { ...here, notToday: new Set(['both']) }))[0]).toBe('long')
  })

  it('is where the family is, always, and for how the child is, where something is', () => {
    // Only what places and moods are read from.
    const moments = { place: ['bed'], mood: ['fine'] } as unknown as ActivityCard['moments']
    const some = [...cards, { ...card('cuddle', 2, 9), moments }]
    const answered = (answers: object) =>
      ids(suggestions(some, { age: 3, done: nothing, answers: { ...noAnswers, ...answers } }))
    expect(answered({ where: 'bed' })).toEqual(['cuddle'])
    expect(answered({ where: 'bed', how: 'wild' })).toEqual(['cuddle'])
    expect(answered({ how: 'fine' })[0]).toBe('cuddle')
    expect(answered({ where: 'seat' })).toEqual([])
  })

  it('gives big ones what is for the oldest, and babies nothing', () => {
    expect(ideas(15)).toEqual(['teen'])
    expect(ideas(1)).toEqual([])
    expect([isTooYoung(cards, 1), isTooYoung(cards, 2)]).toEqual([true, false])
  })

  it('begins with another one every day', () => {
    expect(ideas(3, nothing, 1)).toEqual(['both', 'toddler', 'long'])
    expect(ideas(3, nothing, 20_000)).toEqual(['toddler', 'both', 'long'])
  })
})

function card(id: string, minAge: number, maxAge: number, durationMinutes = 5): ActivityCard {
  return {
    id,
    title: id,
    description: '',
    category: 'Math',
    own_category: 'Math',
    difficulty_level: 'easy',
    min_age: minAge,
    max_age: maxAge,
    duration_minutes: durationMinutes,
    materials: [],
    interests: [],
    setting: 'indoor',
    fits_moments: [],
    moments: null,
    scene: 'rug.socks.32',
    library: 'prebuilt',
    is_prebuilt: true,
    is_mine: false,
  }
}
