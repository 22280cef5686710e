import { describe, expect, test } from 'vitest'
import { cardCharacters, cardSentence } from './card-sentence.ts'

describe('the sentence of a card', () => {
  test.each([
    ['is the whole text where that fits', 'Build a den. Hide in it.', 'Build a den. Hide in it.'],
    [
      'is the first sentences that fit',
      'One drop of color sets off along a river of salt, all by itself. The only job is to touch, wait and watch it go.',
      'One drop of color sets off along a river of salt, all by itself.',
    ],
    [
      'goes on after a very short one',
      'Ring ring. A farm animal is on your hand phone, and your child has to work out who is calling.',
      'Ring ring. A farm animal is on your hand phone.',
    ],
    [
      'is a clause, closed as a sentence',
      'Your child traces the face in the mirror, then finds out which few lines turn it surprised, sleepy or proud.',
      'Your child traces the face in the mirror.',
    ],
    [
      'asks on where it asked',
      'How far can a paper plane fly over the sofa, and what happens when you fold the wings the other way round?',
      'How far can a paper plane fly over the sofa?',
    ],
    [
      'does not ask where a question only followed',
      'Drop some buttons into a ten-hole carton, and the empty holes answer by themselves: how many more until it is full?',
      'Drop some buttons into a ten-hole carton.',
    ],
  ])('%s', (_, description, sentence) => expect(cardSentence(description)).toBe(sentence))

  test('says that more follows only where a text has no place to stop', () => {
    const endless = cardSentence(`We ${'really '.repeat(30)}like it`)
    expect(endless).toMatch(/ really…$/)
    expect(endless.length).toBeLessThanOrEqual(cardCharacters)
    expect(cardSentence('x'.repeat(300))).toHaveLength(cardCharacters)
    expect(cardSentence('')).toBe('')
  })
})
