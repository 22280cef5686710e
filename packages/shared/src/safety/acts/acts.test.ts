import { describe, expect, it, test, vi } from 'vitest'
import { harmlessSentences, unsafeSentences } from '../../../test/training-sentences.ts'
import { checkActivitySafety } from '../gate.ts'
import { ruleSentences } from '../sentences.ts'
import { readActs } from './act-reading.ts'

type Sentence = { min_age: number; text: string }

/** As a family would get it: the note has every sentence that a rule requires. */
function isRefused({ min_age, text }: Sentence): boolean {
  const steps = { setup_instructions: [text], min_age }
  const asked = checkActivitySafety(steps).findings.flatMap(({ action, rule_id }) =>
    action === 'phrase' ? (ruleSentences[rule_id] ?? []) : [],
  )
  return !checkActivitySafety({ ...steps, safety_note: asked.join(' ') }).is_safe
}

const ruleIds = (steps: string[], age: number, note = '') =>
  checkActivitySafety({
    setup_instructions: steps,
    min_age: age,
    safety_note: note,
  }).findings.map((finding) => finding.rule_id)

describe('the sentences they were found with', () => {
  it('are refused where unsafe, whatever the note says', () => {
    expect(unsafeSentences.length).toBeGreaterThanOrEqual(200)
    expect(unsafeSentences.filter((one) => !isRefused(one)).length).toBeLessThanOrEqual(4)
  })

  it('pass where harmless', () => {
    expect(harmlessSentences.length).toBeGreaterThanOrEqual(100)
    expect(harmlessSentences.filter(isRefused).length).toBeLessThanOrEqual(2)
  })
})

describe('a demand for words', () => {
  const honey = 'Let the baby taste the runny honey off your finger.'

  it('is not met by the hazard itself', () => {
    expect(ruleIds([honey], 8)).toContain('S10')
    expect(ruleIds(['Dip the bread in honey; no baby is here.'], 8)).toContain('S10')
  })

  it('is not met by a step far from it, or by a child', () => {
    const cheese = 'Taste the cheese.'
    const between = ['Sit down.', 'Sing a song.']
    expect(ruleIds(['An adult asks about allergies.', ...between, cheese], 9)).toEqual(['S09'])
    expect(ruleIds(['Spell allergy.', cheese], 9)).toEqual(['S09'])
  })
})

describe('an adult who is not there', () => {
  it.each([
    'Leave your child to it.',
    'The children play home alone.',
    'They do this while you nap.',
    'Settle him on the mat and take a shower yourself.',
    'Nobody needs to be in the room for this.',
  ])('is read: %s', (text) => {
    expect(ruleIds([text], 5, 'An adult stays in the same room and watches.')).toContain('S48')
  })

  it.each([
    'Let your child do the last step on their own.',
    'Sort socks beside you while you fold the washing.',
    'Leave a gap for your child.',
  ])('is not seen where one is: %s', (text) => {
    expect(ruleIds([text], 5)).toEqual([])
  })
})

describe('what is only told', () => {
  it.each([
    'Read the story about the hot-air balloon.',
    'Draw a bath full of bubbles for the duck.',
    'Act out a kettle that is about to whistle.',
  ])('passes: %s', (text) => {
    expect(ruleIds([text], 4)).toEqual([])
  })

  it.each([
    'Pretend to be monkeys and climb the bookcase.',
    'Act like a pirate, then tie him to the bed.',
    'Read the book and lick the battery.',
  ])('does not cover what is done: %s', (text) => {
    expect(ruleIds([text], 6).length).toBeGreaterThan(0)
  })
})

test('a text that arrives while the lexicon is being built is read completely', async () => {
  const text = 'Hang a rope from the door, then climb up and jump off the chair.'
  const { found } = readActs(text)
  vi.resetModules()
  const fresh = await import('./act-reading.ts')
  const steps = fresh.prepareLexicon()
  expect(steps.next().done).toBe(false)
  expect(fresh.readActs(text).found).toEqual(found)
  expect(found.size).toBeGreaterThan(3)
  expect(steps.next().done).toBe(true)
})
