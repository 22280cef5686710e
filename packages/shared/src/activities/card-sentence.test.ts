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
    [
      'is what one does where the beginning is a riddle',
      'Six cups look the same, but each one has a twin somewhere. Shake, listen, shake again, and bring the twins together.',
      'Shake, listen, shake again, and bring the twins together.',
    ],
    [
      'keeps the riddle before it where both fit',
      'A sock is asleep on your spoon. Carry it along the tightrope.',
      'A sock is asleep on your spoon. Carry it along the tightrope.',
    ],
    [
      'is what follows a colon, where that is what one does',
      'A picture book with one rule for you: say just one word more than your child.',
      'Say just one word more than your child.',
    ],
    [
      'does not begin with an it that nobody knows',
      'A scallion end grows a whole new green top on your window. Put it into a sip of clean water and wait.',
      'A scallion end grows a whole new green top on your window.',
    ],
    [
      'is the beginning of a text that never says what to do',
      'Six of us were there. It was quiet in the whole long house, all through the evening.',
      'Six of us were there. It was quiet in the whole long house.',
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
