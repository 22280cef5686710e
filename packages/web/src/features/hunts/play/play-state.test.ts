import { describe, expect, it } from 'vitest'
import {
  allHints,
  beginPlay,
  hintsTaken,
  markFound,
  readPlay,
  scoreOf,
  secondsPlayed,
  secondsToHint,
  takeHint,
  undoFound,
} from './play-state.ts'

const start = 1_800_000_000_000
const after = (seconds: number) => start + seconds * 1000
const items = ['a', 'b', 'c']
const begun = (mode: 'calm' | 'race' = 'race') =>
  beginPlay({ completion_id: 'completion-1', mode, reads_aloud: false, now: start })
const found = (ids: string[], seconds = 10, mode: 'calm' | 'race' = 'race') =>
  ids.reduce((play, id) => markFound(play, id, items, after(seconds)), begun(mode))

describe('finding', () => {
  it('continues until everything is found, in any order', () => {
    expect(found(['b', 'a']).finished_at).toBeNull()
    expect(found(['b', 'a', 'c']).finished_at).toBe(after(10))
  })

  it('counts nothing twice', () => {
    expect(found(['a', 'a']).found).toEqual(['a'])
  })

  it('can be undone until the hunt is complete, and not after', () => {
    expect(undoFound(found(['a', 'b']), 'a', after(11)).found).toEqual(['b'])
    const over = found(items)
    expect(undoFound(over, 'a', after(11))).toBe(over)
  })
})

describe('the clock', () => {
  it('follows the wall clock, also over a sleep of an hour', () => {
    expect(secondsPlayed(begun(), after(1.9))).toBe(1)
    expect(secondsPlayed(begun(), after(3600))).toBe(3600)
  })

  it('stops when all is found, and never runs backwards', () => {
    expect(secondsPlayed(found(items, 42), after(500))).toBe(42)
    expect(secondsPlayed(begun(), after(-30))).toBe(0)
  })

  it('lets experts ask for a hint after a minute with a clue', () => {
    expect(secondsToHint(begun(), 60, after(20.5))).toBe(40)
    expect(secondsToHint(begun(), 60, after(61))).toBe(0)
    expect(secondsToHint(begun(), 60, after(-0.4))).toBe(60)
    expect(secondsToHint(found(['a'], 50), 60, after(60))).toBe(50)
  })
})

describe('the score', () => {
  it.each(['calm', 'race'] as const)('is that of the rule in a %s play', (mode) => {
    expect(scoreOf(found(items, 100, mode), 3)).toBe(30 + 15 + 200)
    expect(scoreOf(found(items, 900, mode), 3)).toBe(45)
  })
})

describe('a stored play', () => {
  it('continues where it was', () => {
    const play = takeHint(takeHint(found(['a']), 'b'), 'b')
    const again = readPlay(JSON.parse(JSON.stringify(play)), items)
    expect(again).toEqual(play)
    expect([again && hintsTaken(again, 'b'), again && allHints(again)]).toEqual([2, 2])
  })

  it('handles a removed item, and a new one', () => {
    expect(readPlay(found(['a', 'b']), ['a', 'c'])?.found).toEqual(['a'])
    expect(readPlay(found(items), [...items, 'd'])?.finished_at).toBeNull()
    expect(readPlay(found(['a', 'b'], 12), ['a', 'b'])?.finished_at).toBe(after(12))
  })

  it.each([[null], ['{'], [{}], [{ form: 0, completion_id: 'x' }], [[]]])(
    'that is none of ours is no play: %j',
    (kept) => expect(readPlay(kept, items)).toBeNull(),
  )
})
