import { cardCharacters, cardSentence } from '@fgm/shared/activities/card-sentence'
import { activityForChild, withChildName } from '@fgm/shared/activities/child-in-text'
import { thingsNeeded } from '@fgm/shared/activities/things-needed'
import { describe, expect, test } from 'vitest'
import { authoredActivities } from './activities.ts'

const authored = authoredActivities()
const lines = (text: readonly string[]) => text.join('\n')

describe('the authored activities on a card', () => {
  test('make a complete sentence that fits', () => {
    for (const { slug, description } of authored)
      for (const name of [undefined, 'Mila', 'Maximilian']) {
        const sentence = cardSentence(withChildName(description, name))
        const isWhole = /^["\p{Lu}\p{N}].*[.!?]["”]?$/u.test(sentence) && !/…|\.\.\./.test(sentence)
        expect([slug, isWhole, sentence.length <= cardCharacters, sentence.length > 16]).toEqual([
          slug,
          true,
          true,
          true,
        ])
      }
  })

  // Words that are no thing to find, words that only say how much, and broken-off words.
  test('name the things that are needed, and nothing else', () => {
    const isNone =
      /^(?:no one|someone|somewhere|spot|place|room|corner|day|minutes?|words|commands|call|ones|twenties|with .*)$/
    const isAmount =
      /^(?:(?:\S+-long |spare )?(?:sheets?|slips?|pieces|lumps?|spoon more)|(?:\S+ )?(?:bits|colors?|kinds|handfuls|strands) of .*)$/
    const isBroken = /\d|your child|the size|\b(?:and|or|of|sit|lined|divided|folded|holding .*)$/
    const wrong = authored.flatMap(({ slug, materials_list }) =>
      thingsNeeded(lines(materials_list))
        .toLowerCase()
        .split(', ')
        .filter((name) => isNone.test(name) || isAmount.test(name) || isBroken.test(name))
        .map((name) => `${slug}: ${name}`),
    )
    expect(wrong).toEqual([])
  })
})

describe("the authored activities with a child's name", () => {
  test('speak of no one else, and decline the name once', () => {
    let named = 0
    for (const activity of authored) {
      const asSent = {
        ...activity,
        setup_instructions: lines(activity.setup_instructions),
        learning_objectives: lines(activity.learning_objectives),
      }
      const forMila = activityForChild(asSent, 'Mila')
      const needs = withChildName(lines(activity.materials_list), 'Mila')
      const text = [...Object.values({ ...forMila, materials_list: needs })].join('\n')
      expect([activity.slug, /your child\b/i.exec(text)?.[0]]).toEqual([activity.slug, undefined])
      // A verb without its s, an article before the name or a second ending would be an ugly sentence.
      const ugly =
        /Mila's's|Milas\b|\b(?:a|an|the|your|each|every) Mila\b|(?:^|[.!?] )Mila (?:are|have|do|were)\b/im
      expect([activity.slug, ugly.exec(text)?.[0]]).toEqual([activity.slug, undefined])
      expect(forMila.title).toBe(activity.title)
      if (text.includes('Mila')) named += 1
    }
    expect(named).toBeGreaterThan(100)
  })
})
