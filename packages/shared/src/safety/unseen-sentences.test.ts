import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkActivitySafety } from './gate.ts'
import { ruleSentences } from './sentences.ts'

/*
 * Sentences of another author, counted only: who writes the rules does not read them. The wanted share is 40 missed and 8
 * refused of 160; these bounds hold what is reached, so that no change of a rule loses it.
 */

type Sentence = { text: string; age: number }

it('most unsafe sentences of another author are refused', () => {
  expect(read('unsafe').filter((one) => !isRefused(one)).length).toBeLessThanOrEqual(52)
})

it('few harmless sentences of another author are refused', () => {
  expect(read('harmless').filter(isRefused).length).toBeLessThanOrEqual(17)
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
