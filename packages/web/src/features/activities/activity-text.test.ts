import { describe, expect, it } from 'vitest'
import { firstThings, needs, readingTime, spokenPrompt } from './activity-text.ts'

describe('the texts of an activity', () => {
  it('say what is needed in one fact', () => {
    expect(needs([])).toBe('Nothing needed')
    expect(needs(['flashlight'])).toBe('A flashlight')
    expect(needs(['textiles'])).toBe('Cloth or socks')
    expect(needs(['textiles', 'ball'])).toBe('Cloth or socks, a ball')
    expect(needs(['paper', 'tape', 'scissors'])).toBe('Paper, tape, scissors')
  })

  it('list the first things where there is no room for all, and say how many more', () => {
    const list = 'Basket, whisk, ladle, tongs, wooden spoon, measuring cup, bowl'
    expect(firstThings(list, 100)).toBe(list)
    expect(firstThings(list, 40)).toBe('Basket, whisk, ladle, tongs and 3 more')
    expect(firstThings(list, 1)).toBe('Basket and 6 more')
    expect(firstThings('A very long thing, another', 10)).toBe('A very long thing, another')
    expect(firstThings('', 10)).toBe('')
  })

  it('distinguish a sentence to say from one to ask', () => {
    expect(spokenPrompt('Ask: "Which one was it?"')).toEqual({
      verb: 'Ask',
      words: 'Which one was it?',
    })
    expect(spokenPrompt('Say quietly: "You saw it."')).toEqual({
      verb: 'Say quietly',
      words: 'You saw it.',
    })
    expect(spokenPrompt('Say: "You did "that" alone."').words).toBe('You did "that" alone.')
    expect(spokenPrompt('You saw it first.')).toEqual({ verb: 'Say', words: 'You saw it first.' })
  })

  it('say how short the reading is compared to the playing', () => {
    expect(readingTime('word '.repeat(70), 5)).toBe('read 20 seconds, play 5 minutes')
    expect(readingTime('One step.', 1)).toBe('read 10 seconds, play 1 minute')
  })
})
