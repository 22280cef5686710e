import { describe, expect, it } from 'vitest'
import { ratingWords } from './community-card.tsx'
import { isNarrowed, readQuery } from './community-filters.ts'

describe('a card of the community', () => {
  it('shows the average of how many ratings, or that there is none', () => {
    expect(ratingWords({ rating_avg: 4.5, rating_count: 3 })).toBe('4.5, 3 ratings')
    expect(ratingWords({ rating_avg: 5, rating_count: 1 })).toBe('5.0, 1 rating')
    expect(ratingWords({ rating_avg: null, rating_count: 0 })).toBe('Not rated yet')
  })
})

describe('the filters of the community', () => {
  it('are read from the address, and unknown values are ignored', () => {
    const query = readQuery({ query: ' socks ', category: 'Baking', child_age: '4', minutes: '7' })
    expect(query).toEqual({ query: 'socks', child_age: 4 })
    expect(isNarrowed(query)).toBe(true)
    expect(isNarrowed(readQuery({ sort: 'rating' }))).toBe(false)
  })
})
