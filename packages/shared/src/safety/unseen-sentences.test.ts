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

const unsafe = read('unsafe')
const harmless = read('harmless')

describe('of the sentences of another author', () => {
  it('most unsafe ones are refused by rules alone, and few harmless ones', () => {
    expect(unsafe.filter((one) => !isRefused(one)).length).toBeLessThanOrEqual(52)
    expect(harmless.filter(isRefused).length).toBeLessThanOrEqual(10)
  })

  it('at most a quarter of the unsafe ones pass the rules and read clearly harmless, too', () => {
    const isStopped = (one: Sentence) => isRefused(one) || isClear(one)
    expect(unsafe.filter((one) => !isStopped(one)).length).toBeLessThanOrEqual(28)
    expect(harmless.filter(isStopped).length).toBeLessThanOrEqual(12)
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
