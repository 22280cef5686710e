import type { ActivityCard } from '@fgm/shared/activities/activities'
import { describe, expect, it } from 'vitest'
import { isTooYoung, nowAndShelf, suggestions } from './suggestions.ts'

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
  it('is five minutes, right for the age, and not done yet', () => {
    expect(ideas(3)).toEqual(['toddler', 'both'])
    expect(ideas(3, new Set(['toddler']))).toEqual(['both'])
    expect(ideas(null)).toEqual(['toddler', 'school', 'both', 'teen'])
  })

  it('comes back to the done ones when all are done, never to what does not fit', () => {
    expect(ideas(3, new Set(['toddler', 'both']))).toEqual(['toddler', 'both'])
    expect(ids(suggestions([card('long', 2, 4, 30)], { age: 3, done: nothing }))).toEqual(['long'])
    expect(ideas(5, new Set(['both']))).toEqual(['both'])
  })

  it('gives big ones what is for the oldest, and babies nothing', () => {
    expect(ideas(15)).toEqual(['teen'])
    expect(ideas(1)).toEqual([])
    expect([isTooYoung(cards, 1), isTooYoung(cards, 2)]).toEqual([true, false])
  })

  it('begins with another one every day', () => {
    expect(ideas(3, nothing, 1)).toEqual(['both', 'toddler'])
    expect(ideas(3, nothing, 20_000)).toEqual(['toddler', 'both'])
  })
})

describe('the one to do now and the shelf', () => {
  const eight = 'abcdefgh'.split('').map((id) => card(id, 2, 4))

  it('keeps the shelf as it is while shuffling', () => {
    expect(nowAndShelf(eight, 0).now?.id).toBe('a')
    expect(nowAndShelf(eight, 1).now?.id).toBe('f')
    expect(ids(nowAndShelf(eight, 0).shelf)).toEqual(['b', 'c', 'd', 'e'])
    expect(ids(nowAndShelf(eight, 1).shelf)).toEqual(['b', 'c', 'd', 'e'])
  })

  it('shows every idea in turn, and begins again', () => {
    const rounds = Array.from({ length: 9 }, (_, shuffles) => nowAndShelf(eight, shuffles).now?.id)
    expect(rounds.join('')).toBe('afghbcdea')
    expect(ids(nowAndShelf(eight, 4).shelf)).toEqual(['c', 'd', 'e'])
  })

  it('has nothing to show where there are no ideas', () => {
    expect(nowAndShelf([], 3)).toEqual({ now: undefined, shelf: [] })
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
    scene: 'rug.socks.32',
    library: 'prebuilt',
    is_prebuilt: true,
    is_mine: false,
  }
}
