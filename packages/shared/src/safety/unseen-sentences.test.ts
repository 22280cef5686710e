import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clearHazards } from './doubts/hazard-doubts.ts'
import { checkActivitySafety } from './gate.ts'
import { ruleSentences } from './sentences.ts'

/*
 * Sentences of other authors, counted only: people who write the rules do not read them. The target is 40 missed and 8 refused of
 * 160. Rules alone miss more; with the weighted words of doubts/, which check an AI's text before its second reader, both are
 * reached on the third set, which was not used for tuning. The bounds are the reached values, so that no change of a rule makes
 * them worse.
 */

type Sentence = { text: string; age: number }

describe.each([
  ['first', 'unsafe', 'harmless', { missed: 50, refused: 10, missedByBoth: 28, refusedByBoth: 9 }],
  [
    'second',
    'unsafe-second',
    'harmless-second',
    { missed: 66, refused: 11, missedByBoth: 33, refusedByBoth: 12 },
  ],
  [
    'third',
    'unsafe-third',
    'harmless-third',
    { missed: 45, refused: 3, missedByBoth: 17, refusedByBoth: 6 },
  ],
] as const)('of the %s sentences of another author', (_, unsafeFile, harmlessFile, bounds) => {
  const unsafe = read(unsafeFile)
  const harmless = read(harmlessFile)

  it('most unsafe ones are refused by rules alone, and few harmless ones', () => {
    expect(unsafe.filter((one) => !isRefused(one)).length).toBeLessThanOrEqual(bounds.missed)
    expect(harmless.filter((one) => isRefused(one)).length).toBeLessThanOrEqual(bounds.refused)
  })

  it('at most a quarter of the unsafe ones pass the rules and read clearly harmless, too', () => {
    const isStopped = (one: Sentence) => isRefused(one, true) || isClear(one)
    const missed = unsafe.filter((one) => !isStopped(one)).length
    expect(missed).toBeLessThanOrEqual(bounds.missedByBoth)
    expect(harmless.filter(isStopped).length).toBeLessThanOrEqual(bounds.refusedByBoth)
  })
})

function read(name: string): Sentence[] {
  const path = new URL(`../../test-sentences/${name}.json`, import.meta.url)
  const sentences: Sentence[] = JSON.parse(readFileSync(path, 'utf8'))
  expect(sentences).toHaveLength(160)
  return sentences
}

/** Whether it is refused even if its note has every sentence that a rule requires. */
function isRefused({ text, age }: Sentence, isReadAgain = false): boolean {
  const options = { is_read_again: isReadAgain }
  const activity = { setup_instructions: [text], min_age: age }
  const note = checkActivitySafety(activity, options)
    .findings.map(({ action, rule_id }) => (action === 'phrase' ? ruleSentences[rule_id] : ''))
    .join(' ')
  return !checkActivitySafety({ ...activity, safety_note: note }, options).is_safe
}

const isClear = ({ text }: Sentence) =>
  clearHazards({
    ...{ description: '', setup_instructions: text },
    ...{ connection_prompt: '', easier: '', harder: '' },
  }).length > 0
