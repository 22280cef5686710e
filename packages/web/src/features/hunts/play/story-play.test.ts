import { describe, expect, it } from 'vitest'
import {
  beginPlay,
  goOn,
  isPlaying,
  markFound,
  missingHands,
  type Play,
  type Player,
  partOf,
  readPlay,
  stopHere,
  touch,
  turnOf,
  undoFound,
} from './play-state.ts'

const items = ['spoon', 'pillow']
const story = { id: 'night-train', age: 4, treasure_place: 'here' } as const
const child = (name: string): Player => ({ id: name, name, age: 5, clues: {} })
const players = [child('Mila'), child('Leo')]
const begin = (changes: Partial<Play> = {}): Play =>
  beginPlay({ completion_id: 'one', mode: 'calm', reads_aloud: false, now: 1000, ...changes })

describe('a play with a story', () => {
  it('begins with the story; the clock starts with the first clue', () => {
    const play = begin({ story })
    expect(partOf(play)).toBe('beginning')
    expect(goOn(play, 61_000)).toMatchObject({ started_at: 61_000, turned_at: 61_000 })
    expect(partOf(goOn(play, 61_000))).toBe('playing')
  })

  it('shows each find, and its end after the last', () => {
    const first = markFound(goOn(begin({ story }), 2000), 'spoon', items, 3000)
    expect(partOf(first)).toBe('find')
    const last = markFound(goOn(first, 4000), 'pillow', items, 5000)
    expect([partOf(last), last.finished_at]).toEqual(['find', 5000])
    const finale = goOn(last, 9000)
    expect([partOf(finale), isPlaying(finale)]).toEqual(['finale', true])
    const end = goOn(finale, 9500)
    expect([partOf(end), isPlaying(end), end.finished_at]).toEqual(['end', false, 5000])
  })

  it('goes back to the clue when a find is taken back', () => {
    const found = markFound(goOn(begin({ story }), 2000), 'spoon', items, 3000)
    expect(partOf(undoFound(found, 'spoon', 4000))).toBe('playing')
  })

  it('ends at once for who wants to stop, also after a reload', () => {
    const found = markFound(goOn(begin({ story }), 2000), 'spoon', items, 3000)
    const stopped = stopHere(goOn(found, 4000), 6000)
    const again = readPlay(JSON.parse(JSON.stringify(stopped)), items)
    expect(again).toMatchObject({ finished_at: 6000, scene: 'finale', found: ['spoon'] })
    expect(again && partOf(goOn(again, 7000))).toBe('end')
    expect(stopHere(stopped, 8000)).toBe(stopped)
  })

  it('is like before without one', () => {
    expect(partOf(markFound(begin(), 'spoon', items, 2000))).toBe('playing')
    expect(partOf(markFound(markFound(begin(), 'spoon', items, 2), 'pillow', items, 3))).toBe('end')
  })
})

describe('a play of several children', () => {
  it('gives each clue to the next of them', () => {
    const play = begin({ together: { players, manner: 'turns' } })
    expect([0, 1, 2].map((at) => turnOf(play, at)?.name)).toEqual(['Mila', 'Leo', 'Mila'])
    expect(missingHands(play)).toEqual([])
  })

  it('waits for every hand of a team, again at each clue', () => {
    const play = begin({ together: { players, manner: 'team' } })
    expect(turnOf(play, 0)).toBeUndefined()
    const touched = touch(play, 'Mila')
    expect(missingHands(touched).map(({ name }) => name)).toEqual(['Leo'])
    expect(missingHands(touch(touched, 'Mila'))).toHaveLength(2)
    const found = markFound(touch(touched, 'Leo'), 'spoon', items, 2000)
    expect(missingHands(goOn(found, 3000))).toHaveLength(2)
  })

  it('ends after the last find without a story', () => {
    const together = { players, manner: 'turns' } as const
    const first = goOn(markFound(begin({ together }), 'spoon', items, 2000), 2500)
    const last = markFound(first, 'pillow', items, 3000)
    expect([partOf(last), partOf(goOn(last, 4000))]).toEqual(['find', 'end'])
  })
})
