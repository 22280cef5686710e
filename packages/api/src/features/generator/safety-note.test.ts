import { checkActivitySafety } from '@fgm/shared/safety/gate'
import { safetyRules } from '@fgm/shared/safety/rules'
import { ruleSentences } from '@fgm/shared/safety/sentences'
import { describe, expect, it } from 'vitest'
import type { Made } from './generations.ts'
import { withSafetyNote } from './safety-note.ts'

const plain: Made['activity'] = {
  title: 'Paper Boats',
  description: 'Fold a boat and give it a captain.',
  category: 'Creative',
  own_category: 'Creative',
  difficulty_level: 'easy',
  min_age: 5,
  max_age: 6,
  duration_minutes: 15,
  prep_minutes: 0,
  materials: [],
  materials_list: '1 sheet of paper',
  setup_instructions: 'Fold the paper.\nName the captain.\nSay goodbye to the boat.',
  learning_objectives: 'Folds a sheet\nNames a captain',
  connection_prompt: 'Ask: "Where does it sail?"',
  easier: 'Fold it only once.',
  harder: 'Fold a second boat.',
  safety_note: '',
  supervision: 'S1',
  skill: 'fine-motor',
  interests: [],
  setting: 'any',
}

describe('withSafetyNote', () => {
  it('has a sentence for each rule that requires one', () => {
    for (const { id, require = [], require_all, action } of safetyRules) {
      if (require.length === 0 || action === 'adult_step') continue
      const says = (pattern: RegExp) =>
        new RegExp(pattern.source, 'i').test(ruleSentences[id] ?? '')
      expect([id, require_all ? require.every(says) : require.some(says)]).toEqual([id, true])
    }
  })

  it.each([
    ['water in a bowl', { setup_instructions: 'Pour water into the bowl.' }, 'empty it out'],
    ['coins', { materials: ['coins_buttons' as const] }, 'out of mouths'],
    ['scissors', { materials: ['scissors' as const] }, 'child-safe scissors'],
    ['string', { setup_instructions: 'Tie a string to the boat.' }, 'neck'],
    ['a camera', { setup_instructions: 'Take a photo of the boat.' }, 'airplane mode'],
    ['tasting', { setup_instructions: 'Taste a piece of cheese.' }, 'allergies'],
  ])('adds the sentence that %s requires', (_, change, words) => {
    const made = withSafetyNote({ ...plain, ...change })
    expect(made.safety_note).toContain(words)
    expect(checkActivitySafety(made).findings).toEqual([])
  })

  it.each([
    [3, "arm's reach"],
    [5, 'same room'],
    [10, 'at home'],
  ])('says at age %i how near an adult must be', (minAge, words) => {
    expect(withSafetyNote({ ...plain, min_age: minAge, max_age: 12 }).safety_note).toContain(words)
  })

  it('removes nothing, and adds nothing a second time', () => {
    const note = 'Mind the edge of the table; an adult stays in the room'
    const once = withSafetyNote({
      ...plain,
      safety_note: note,
      setup_instructions: 'Cut the paper with scissors.',
    })
    expect(once.safety_note.startsWith(`${note}. `)).toBe(true)
    expect(withSafetyNote(once)).toEqual(once)
  })

  it('raises the supervision to the necessary level', () => {
    const wet = { ...plain, setup_instructions: 'Pour water into the bowl.' }
    expect(withSafetyNote(wet).supervision).toBe('S2')
    expect(withSafetyNote({ ...plain, supervision: 'S3' as const }).supervision).toBe('S3')
  })

  it('does not fix what is forbidden', () => {
    const made = withSafetyNote({ ...plain, setup_instructions: 'Blow up a balloon.' })
    expect(checkActivitySafety(made).is_safe).toBe(false)
  })
})
