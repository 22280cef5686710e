import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clearHazards } from './doubts/hazard-doubts.ts'
import { checkActivitySafety } from './gate.ts'
import { ruleSentences } from './sentences.ts'

/*
 * Sentences of another author, counted only: who writes the rules does not read them. The wanted share is 40 missed and 8
 * refused of 160. Rules alone reach neither; with the weighed words of doubts/, which read what an AI writes
 * before its second reader does, the first is reached. The bounds hold what is reached, so that no change of a rule loses it.
 */

type Sentence = { text: string; age: number }

describe.each([
  ['first', 'unsafe', 'harmless', { missed: 52, refused: 10, missedByBoth: 28, refusedByBoth: 12 }],
  [
    'second',
    'unsafe-second',
    'harmless-second',
    { missed: 66, refused: 11, missedByBoth: 34, refusedByBoth: 16 },
  ],
] as const)('of the %s sentences of another author', (_, unsafeFile, harmlessFile, bounds) => {
  const unsafe = read(unsafeFile)
  const harmless = read(harmlessFile)

  it('most unsafe ones are refused by rules alone, and few harmless ones', () => {
    expect(unsafe.filter((one) => !isRefused(one)).length).toBeLessThanOrEqual(bounds.missed)
    expect(harmless.filter(isRefused).length).toBeLessThanOrEqual(bounds.refused)
  })

  it('at most a quarter of the unsafe ones pass the rules and read clearly harmless, too', () => {
    const isStopped = (one: Sentence) => isRefused(one) || isClear(one)
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

/** Whether it is refused also with every sentence in its note that a rule asks for. */
function isRefused({ text, age }: Sentence): boolean {
  const activity = { setup_instructions: [text], min_age: age }
  const note = checkActivitySafety(activity)
    .findings.map(({ action, rule_id }) => (action === 'phrase' ? ruleSentences[rule_id] : ''))
    .join(' ')
  return !checkActivitySafety({ ...activity, safety_note: note }).is_safe
}

const isClear = ({ text }: Sentence) =>
  clearHazards({
    ...{ description: '', setup_instructions: text },
    ...{ connection_prompt: '', easier: '', harder: '' },
  }).length > 0
