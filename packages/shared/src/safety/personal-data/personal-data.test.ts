import { describe, expect, test } from 'vitest'
import { plainText, workOf } from '../../../test/work-of.ts'
import { personalDataProblems, type SharedTexts } from './personal-data.ts'

const harmless: SharedTexts = {
  title: 'Mountain Maps',
  description: 'Draw one long line and turn it into a row of mountains.',
  materials_list: '1 sheet of paper\n2 crayons',
  setup_instructions: 'Lay out the paper.\nDraw one line.\nPut the crayons away.',
  learning_objectives: 'Draws a line in one go.\nNames what it became.',
  connection_prompt: 'Ask: "Who lives up there?"',
  easier: 'Draw the line together.',
  harder: 'Draw with your eyes closed.',
  safety_note: 'An adult stays in the same room and watches.',
}
const family = { child_names: ['Mia', 'Anna Maria', 'Will'], parent_names: ['Ana Silva'] }
const problemsOf = (text: string, field: keyof SharedTexts = 'setup_instructions') =>
  personalDataProblems({ ...harmless, [field]: text }, family)

test('A text without anything personal has no problems', () => {
  expect(personalDataProblems(harmless, family)).toEqual([])
})

describe('a text with', () => {
  test.each([
    ["a child's name", 'Let Mia draw.', 'names your child'],
    ['it in capitals', 'LET MIA DRAW.', 'names your child'],
    ['it and an s', "Find Mia's shoe.", 'names your child'],
    ['a part of a name', 'Let Anna draw.', 'names your child'],
    ['a name that is a word', 'Now let Will draw.', 'names your child'],
    ["the parent's whole name", 'An idea of Ana Silva.', 'has your name'],
    ['an e-mail address', 'Write to ana@example.com.', 'has an e-mail address'],
    ['one in disguise', 'Write to ana (at) example (dot) com.', 'has an e-mail address'],
    ['one in words', 'Write to ana at example dot com.', 'has an e-mail address'],
    ['a wide one', 'Write to ana＠example.com.', 'has an e-mail address'],
    ['a link', 'See https://example.org/x.', 'has a link'],
    ['a bare one', 'See my-shop.com for more.', 'has a link'],
    ['an account name', 'Follow @ana_silva.', 'has an account name'],
    ['a phone number', 'Call +49 170 1234567.', 'phone number'],
    ['one with dashes', 'Call 555-123-4567.', 'phone number'],
    ['one in brackets', 'Call (030) 123 456.', 'phone number'],
    ['one in pairs', 'Call 01 23 47 67 89.', 'phone number'],
    ['a birth date', 'Born on 2021-05-20.', 'phone number or a date'],
    ['an address', 'Meet at 12 Elm Street.', 'has an address'],
    ['a German one', 'Wir wohnen Lindenstraße 5.', 'has an address'],
    ['a wide name', 'Let Ｍｉａ draw.', 'names your child'],
    ['a name with marks', 'Let M\u0336i\u0336a\u0336 draw.', 'names your child'],
    ['a name with nothing in it', 'Let M\u200Bi\u200Ba draw.', 'names your child'],
    ['an address with a wide full stop', 'Write to ana@example。com.', 'has an e-mail address'],
    ['a name with an accent too many', 'Let Mía draw.', 'names your child'],
    ['a number in other digits', 'Call ٠١٧٠ ١٢٣٤٥٦٧.', 'phone number'],
  ])('%s is told so', (_, text, what) => {
    const problems = problemsOf(text)
    expect(problems.join(' ')).toContain(what)
    for (const problem of problems) expect(problem).toMatch(/^A step .+ \(".+"\)\. [A-Z].+\.$/)
  })

  test.each([
    'Will you draw it? Then you will see.',
    'Count 10 20 30 40 50 60.',
    'Count 1 2 3 4 5 6 7 8 9 10.',
    'Count 100 200 300 400.',
    'Mix 250 ml of water with 3 spoons of flour.',
    'Walk 3 steps down the street.',
    'Make 12 Paper Boats.',
    'A miaowing cat and a Miami beach.',
    'Roll again at 3.5 or 4.5.',
    'Look at the dot in the middle.',
    'Рисуй гору \u2013 и ещё одну.',
    'Ζωγράφισε ένα βουνό.',
    'मन से एक पहाड़ बनाओ।',
  ])('"%s" is harmless', (text) => {
    expect(problemsOf(text)).toEqual([])
  })

  test('says which part and what to do, once for each kind', () => {
    expect(problemsOf('Mia and Mia at the sea', 'title')).toEqual([
      'The title names your child ("Mia"). Write "your child" instead.',
    ])
    expect(problemsOf('a@example.com b@example.com', 'harder')).toEqual([
      'The harder way has an e-mail address ("a@example.com"). Please take it out: everybody would see it.',
    ])
  })

  test('a name that only looks like a word is reported, the word is not', () => {
    const told = (text: string) =>
      personalDataProblems(
        { ...harmless, harder: text },
        { child_names: ['Máx', 'मीना', 'Νίκος'], parent_names: ['Ana'] },
      )
    expect(told('Stretch to the max. मन से।')).toEqual([])
    for (const text of ['Let Máx jump.', 'Now MÁX', 'Now let Max jump.', 'मीना', 'ΝΊΚΟΣ'])
      expect(told(text)).toHaveLength(1)
  })

  test.each(['a', '1', 'a.', '1 ', '@', 'A ', 'а', '١ '])(
    'nothing but %j takes no longer than fifteen plain texts',
    (sign) => {
      const plain = workOf(() => problemsOf(plainText(20_000)))
      const hostile = sign.repeat(20_000).slice(0, 20_000)
      expect(problemsOf(hostile).length).toBeLessThan(3)
      expect(workOf(() => problemsOf(hostile))).toBeLessThan(15 * plain)
    },
    20_000,
  )

  test('foreign letters takes no longer than ten plain texts, however many names there are', () => {
    const letters = [...'abcdefghijklmnopqrst']
    const childNames = ['a', 'b', 'c'].map((one) => letters.map((other) => one + other).join(' '))
    const work = (text: string) => {
      const texts = Object.fromEntries(Object.keys(harmless).map((field) => [field, text]))
      const names = { child_names: childNames, parent_names: ['Ana Silva'] }
      return workOf(() => personalDataProblems(texts as SharedTexts, names))
    }
    // The first of the two characters becomes eighteen.
    const hostile = '\uFDFA '.repeat(900)
    expect(work(hostile)).toBeLessThan(10 * work(plainText(18 * 900)))
  }, 20_000)
})
