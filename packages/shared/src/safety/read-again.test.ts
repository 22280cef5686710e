import { describe, expect, it } from 'vitest'
import { givenCases } from '../../test/activity-safety-cases.ts'
import type { SafetyCase } from '../../test/case-table.ts'
import { hazardCases } from '../../test/hazard-cases.ts'
import { slyHazardCases } from '../../test/sly-hazard-cases.ts'
import { clearHazards } from './doubts/hazard-doubts.ts'
import { checkActivitySafety } from './gate.ts'

/** A text by an AI passes the gate although more words count as only named, and is read again. */
function isStopped({ text, min_age, safety_note }: Stoppable): boolean {
  const activity = { setup_instructions: [text], min_age, safety_note }
  const others = { description: '', connection_prompt: '', easier: '', harder: '' }
  return (
    !checkActivitySafety(activity, { is_read_again: true }).is_safe ||
    clearHazards({ ...others, setup_instructions: text }).length > 0
  )
}

type Stoppable = Pick<SafetyCase, 'text' | 'min_age' | 'safety_note'>

/** Refused by rules alone, in a step with its note. */
const refused = [...givenCases, ...hazardCases, ...slyHazardCases].filter(
  ({ text, min_age, safety_note }) =>
    !checkActivitySafety({ setup_instructions: [text], min_age, safety_note }).is_safe,
)

describe('a text that is read again', () => {
  it('is stopped at each hazard of the cases that rules alone refuse', () => {
    expect(refused.length).toBeGreaterThan(300)
    expect(refused.filter((one) => !isStopped(one)).map(({ text }) => text)).toEqual([])
  })

  it.each([
    'Plant a bean in a jam jar with damp tissue and draw what you see each evening.',
    'Trade a compliment for a paper star until the jar has ten in it.',
  ])('may name what rules alone refuse: %s', (text) => {
    const given = { text, min_age: 5, safety_note: '' }
    expect(checkActivitySafety({ setup_instructions: [text], min_age: 5 }).is_safe).toBe(false)
    expect(isStopped(given)).toBe(false)
  })

  it.each([
    'Fold a paper boat, name its captain, sail it over the rug and give her the magnets to taste.',
    'Draw a dragon that is afraid of candles, then strike the matches until they are all gone.',
  ])('does not pass behind play: %s', (text) => {
    expect(isStopped({ text, min_age: 5, safety_note: '' })).toBe(true)
  })
})
