import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { givenCases } from '../../test/activity-safety-cases.ts'
import type { SafetyCase } from '../../test/case-table.ts'
import { cpuMs } from '../../test/cpu-time.ts'
import { harmlessCases } from '../../test/harmless-cases.ts'
import { hazardCases } from '../../test/hazard-cases.ts'
import { outlineIdeas } from '../../test/outline-ideas.ts'
import { slyHazardCases } from '../../test/sly-hazard-cases.ts'
import { supervisionLevels } from '../activities/lists.ts'
import { checkActivitySafety, prepareRules } from './gate.ts'
import type { SafetySubject } from './reading.ts'
import { safetyRules } from './rules.ts'

const gold: (SafetySubject & { slug: string; supervision: string })[] = JSON.parse(
  readFileSync(new URL('../../test/gold-activities.json', import.meta.url), 'utf8'),
)

/** The rules that fire, with the text once as a step and once as the description. */
function firedRules({ min_age, materials, text, safety_note }: SafetyCase): string[][] {
  return [{ setup_instructions: [text] }, { description: text }].map((words) =>
    checkActivitySafety({ ...words, min_age, materials, safety_note }).findings.map(
      (finding) => finding.rule_id,
    ),
  )
}

function ruleIds(activity: SafetySubject, childAge?: number): string[] {
  return checkActivitySafety(activity, { child_age: childAge }).findings.map(
    (finding) => finding.rule_id,
  )
}

describe('the rules', () => {
  test('are 65, each with its own id, a source and advice in a whole sentence', () => {
    expect(new Set(safetyRules.map((rule) => rule.id)).size).toBe(65)
    for (const rule of safetyRules) {
      expect(rule.source, rule.id).not.toBe('')
      expect(rule.advice, rule.id).toMatch(/[.!"]$/)
    }
  })

  test('have no pattern with a wildcard that can run through a whole text', () => {
    for (const rule of safetyRules) {
      for (const pattern of [...rule.patterns, ...(rule.exclude ?? []), ...(rule.require ?? [])]) {
        expect(pattern.source, rule.id).not.toMatch(/\.[*+]|\[\^[^\]]*\][*+]/)
      }
    }
  })
})

describe('the patterns of a rule', () => {
  test('can be joined to one: none refers back to a group by its number or its name', () => {
    for (const rule of safetyRules)
      for (const pattern of rule.patterns)
        expect(pattern.source, rule.id).not.toMatch(/\\[1-9k]|\(\?<[a-z]/i)
  })

  test('find the same when they were prepared before', () => {
    const knife = { title: 'Cut an apple with a sharp knife', min_age: 4 }
    const found = checkActivitySafety(knife)
    expect([...prepareRules()]).toHaveLength(safetyRules.length)
    expect(checkActivitySafety({ ...knife })).toEqual(found)
    expect(found.is_safe).toBe(false)
  })

  test('find the same in a text whatever was read before', () => {
    const balloon = { title: 'Blow up a balloon', min_age: 3 }
    const socks = { title: 'Match the socks', min_age: 3 }
    const first = [balloon, socks].map((one) => checkActivitySafety(one))
    const again = [socks, balloon, balloon].map((one) => checkActivitySafety(one))
    expect(again).toEqual([first[1], first[0], first[0]])
    expect(first[0]?.is_safe).toBe(false)
    expect(checkActivitySafety({ ...balloon, min_age: 12 })).not.toEqual(first[0])
  })
})

describe('hazards', () => {
  test.each(givenCases.filter((one) => one.expected !== null))(
    'the given case fires $expected: $text',
    (given) => {
      for (const fired of firedRules(given)) expect(fired).toContain(given.expected)
    },
  )

  test.each([...hazardCases, ...slyHazardCases])(
    '$expected fires at age $min_age: $text',
    (hazard) => {
      for (const fired of firedRules(hazard)) expect(fired).toContain(hazard.expected)
    },
  )

  test('are as many in the tests as the gate promises to know', () => {
    expect(hazardCases.length).toBeGreaterThanOrEqual(250)
    const covered = new Set(hazardCases.map((one) => one.expected))
    expect(safetyRules.filter((rule) => !covered.has(rule.id)).map((rule) => rule.id)).toEqual([])
  })

  test('are found in every field that a family reads', () => {
    const balloon = 'Blow up a balloon.'
    for (const field of [
      ...['title', 'description', 'easier', 'harder', 'connection_prompt'],
      ...['materials_list', 'setup_instructions', 'materials'],
    ]) {
      expect(ruleIds({ [field]: balloon, min_age: 6 }), field).toContain('S01')
    }
    for (const part of ['small', 'big']) {
      const parts = { two_ages: { small: 'Count.', big: 'Count.', [part]: balloon } }
      expect(ruleIds({ ...parts, min_age: 6 }), part).toContain('S01')
      expect(ruleIds({ moments: parts, min_age: 6 }), part).toContain('S01')
    }
  })

  test('are found in lists and in stored lines alike', () => {
    const steps = ['Sit down.', 'Light a candle.']
    expect(ruleIds({ setup_instructions: steps, min_age: 6 })).toEqual(['S15b'])
    expect(ruleIds({ setup_instructions: steps.join('\n'), min_age: 6 })).toEqual(['S15b'])
  })

  test.each([
    ['zero-width letters between letters', 'Blow up a bal\u200Bloo\u00ADn.'],
    ['full-width letters', 'Blow up a ｂａｌｌｏｏｎ.'],
    ['Cyrillic letters that look Latin', 'Blow up a bаllооn.'],
    ['accents', 'Blow up a bállöön.'],
    ['letters apart', 'Blow up a b-a-l-l-o-o-n.'],
    ['digits for letters', 'Blow up a b4ll00n.'],
    ['markup inside the word', 'Blow up a bal<b>loon</b>.'],
    ['stars inside the word', 'Blow up a bal**loon**.'],
    ['an emoji', 'Blow up a 🎈.'],
    ['capitals', 'BLOW UP A BALLOON.'],
  ])('are found behind %s', (_disguise, text) => {
    expect(ruleIds({ setup_instructions: [text], min_age: 6 })).toEqual(['S01'])
  })
})

describe('harmless activities', () => {
  test.each(givenCases.filter((one) => one.expected === null))(
    'the given case passes: $text',
    (given) => {
      expect(firedRules(given)).toEqual([[], []])
    },
  )

  test('are refused in at most one of a hundred cases', () => {
    const refused = harmlessCases.filter((one) => firedRules(one).flat().length > 0)
    expect(harmlessCases.length).toBeGreaterThanOrEqual(250)
    expect(refused.length / harmlessCases.length).toBeLessThanOrEqual(0.01)
  })

  test.each(gold)('the gold activity $slug passes with the supervision it states', (activity) => {
    const report = checkActivitySafety(activity)
    expect(report.findings).toEqual([])
    expect(report.supervision <= activity.supervision).toBe(true)
  })

  test.each(outlineIdeas)('the outline $slug lacks at most words of its note', (outline) => {
    const report = checkActivitySafety(outline)
    const refusals = report.findings.filter((finding) => finding.action !== 'phrase')
    expect(refusals.filter((finding) => finding.rule_id !== 'S15')).toEqual([])
    expect(report.supervision <= outline.supervision).toBe(true)
  })
})

describe('a negation', () => {
  test.each([
    'Play without balloons.',
    'Do not use balloons.',
    'Use a rolled sock instead of a balloon.',
    'There is no glue, balloons or pins.',
    'Balloons are not needed.',
  ])('takes the hazard out: %s', (text) => {
    expect(ruleIds({ description: text, min_age: 6 })).toEqual([])
  })

  test.each([
    'Do not drop the balloon.',
    'Do not let the balloon touch the floor.',
    'No paper today, but balloons.',
    'If you have no sock, use a balloon.',
    'Do not stop until the balloon is full.',
    'Never leave the balloon alone.',
    'Do not run. Balloons come next.',
    "Don't forget the balloon.",
    'Use not only socks but balloons.',
  ])('that keeps the hazard in play does not: %s', (text) => {
    expect(ruleIds({ description: text, min_age: 6 })).toEqual(['S01'])
  })
})

describe('ages', () => {
  test("the child's age takes the place of the activity's youngest age", () => {
    const marbles = {
      setup_instructions: ['Roll marbles down a tube.'],
      min_age: 6,
      safety_note: 'Keep away from younger siblings. An adult stays in the room.',
    }
    expect(ruleIds(marbles)).toEqual([])
    expect(ruleIds(marbles, 3)).toEqual(['S05'])
    expect(ruleIds({ ...marbles, min_age: 2 }, 8)).toEqual([])
  })

  test('an unknown age counts as two years', () => {
    expect(ruleIds({ materials: ['scissors'] })).toContain('S17')
    expect(ruleIds({ materials: ['scissors'], min_age: Number.NaN })).toContain('S17')
  })

  test('a ticked material below its own age is refused, also where no rule names it', () => {
    const [finding] = checkActivitySafety({ materials: ['glue'], min_age: 2 }).findings
    expect(finding).toMatchObject({ rule_id: 'L09', action: 'min_age', field: 'materials' })
    expect(finding?.sentence).toContain('not before age 3')
  })

  test('a material that is on no list is read as text', () => {
    expect(ruleIds({ materials: ['water balloons'], min_age: 9 })).toEqual(['S01'])
  })
})

describe('an adult step', () => {
  const oven = 'Put the tray in the oven.'

  test('has to name the adult in every step that needs one', () => {
    const note = 'An adult is at home.'
    const first = 'An adult heats the oven.'
    expect(ruleIds({ setup_instructions: [first], min_age: 9, safety_note: note })).toEqual([])
    const both = { setup_instructions: [first, oven], min_age: 9, safety_note: note }
    expect(ruleIds(both)).toEqual(['S15'])
  })

  test('is not done by an adult who is absent', () => {
    const step = 'Bake it without an adult.'
    expect(ruleIds({ setup_instructions: [step], min_age: 12 })).toEqual(['S15'])
  })

  test('may be told in the description when the note says who handles the heat', () => {
    const description = 'Warm rolls from the oven for everyone.'
    expect(ruleIds({ description, min_age: 9, safety_note: 'An adult watches.' })).toEqual(['S15'])
    const safetyNote = 'An adult handles the oven.'
    expect(ruleIds({ description, min_age: 9, safety_note: safetyNote })).toEqual([])
  })
})

describe('required words', () => {
  test("may be in the note or in an adult's step next to it", () => {
    const taste = 'Taste the cheese.'
    expect(ruleIds({ setup_instructions: [taste], min_age: 9 })).toEqual(['S09'])
    const asked = ['An adult asks about allergies.', taste]
    expect(ruleIds({ setup_instructions: asked, min_age: 9 })).toEqual([])
    const safetyNote = 'Check for allergies.'
    expect(ruleIds({ setup_instructions: [taste], min_age: 9, safety_note: safetyNote })).toEqual(
      [],
    )
  })

  test('are all needed where the rule says all', () => {
    const pour = { materials: ['water_ice'], min_age: 3 }
    expect(ruleIds({ ...pour, safety_note: "Stay within arm's reach." })).toEqual(['S23'])
    const both = "Stay within arm's reach and empty the bowl straight away."
    expect(ruleIds({ ...pour, safety_note: both })).toEqual([])
  })

  test('are a lesser finding than an age that is too young', () => {
    const scissors = { materials: ['scissors'] }
    expect(checkActivitySafety({ ...scissors, min_age: 5 }).findings[0]?.action).toBe('phrase')
    expect(checkActivitySafety({ ...scissors, min_age: 3 }).findings[0]?.action).toBe('min_age')
  })

  test('in the note never trigger a rule', () => {
    const safetyNote = 'No balloons, no candles, no hot water, no magnets; an adult watches.'
    expect(ruleIds({ description: 'Toss a sock.', min_age: 6, safety_note: safetyNote })).toEqual(
      [],
    )
  })
})

describe('the report', () => {
  test('says what is wrong, where, and what to do instead', () => {
    const report = checkActivitySafety({ setup_instructions: ['Blow up a balloon.'], min_age: 6 })
    expect(report.is_safe).toBe(false)
    expect(report.findings).toEqual([
      {
        rule_id: 'S01',
        hazard: 'Latex balloons',
        action: 'block',
        sentence:
          'Latex balloons: not in an activity for children. Balloons are never used, because a burst piece can choke a child. Use a rolled sock or a paper ball.',
        excerpt: 'Blow up a balloon.',
        field: 'setup_instructions',
      },
    ])
  })

  test.each([
    [2, 'S2'],
    [3, 'S2'],
    [4, 'S1'],
    [8, 'S1'],
    [9, 'S0'],
    [12, 'S0'],
  ])('at age %i asks for %s when nothing else does', (minAge, level) => {
    expect(checkActivitySafety({ description: 'Toss a sock.', min_age: minAge }).supervision).toBe(
      level,
    )
  })

  test('raises supervision for a hazard, and only below the age the rule names', () => {
    const coins = { materials: ['coins_buttons'], safety_note: 'Count them back in.' }
    expect(checkActivitySafety({ ...coins, min_age: 5 }).supervision).toBe('S2')
    expect(checkActivitySafety({ ...coins, min_age: 6 }).supervision).toBe('S1')
  })

  test('refuses what is too long to be read', () => {
    const report = checkActivitySafety({ description: 'a '.repeat(10_000), min_age: 6 })
    expect(report.findings.map((finding) => finding.rule_id)).toEqual(['S00'])
  })
})

describe('any input', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 })
  const anything = fc.record(
    {
      title: text,
      description: fc.oneof(text, fc.constant(null)),
      setup_instructions: fc.oneof(text, fc.array(text, { maxLength: 8 })),
      materials: fc.array(fc.oneof(text, fc.constantFrom('water_ice', 'scissors', 'dry_goods'))),
      safety_note: text,
      min_age: fc.oneof(fc.integer(), fc.double(), fc.constant(null)),
    },
    { requiredKeys: [] },
  )

  test('the gate never throws and says the same twice', () => {
    fc.assert(
      fc.property(anything, (activity) => {
        const report = checkActivitySafety(activity)
        expect(supervisionLevels).toContain(report.supervision)
        expect(report.is_safe).toBe(report.findings.length === 0)
        expect(checkActivitySafety(activity)).toEqual(report)
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ...['a', ' ', 'count ', 'no not never ', '<a', 'b a l l o o n ', 'a1', '\n', 'x\n', '\uFDFA'],
    ...['do not drop the balloon ', 'cut cut ', 'stand up on the up on ', 'hide up in a b c d '],
    ...['pour the the cut the big ', 'pretend to be a ', 'eat milk and eat bread ', '🎈', 'а'],
    ...['animals that live in the ', 'walk on the big big ', 'under water bowl pour water '],
  ])('20 kB of %j are done within 50 ms', (piece) => {
    for (const size of [9_900, 20_000]) {
      const hostile = piece.repeat(Math.ceil(size / piece.length)).slice(0, size)
      const check = () =>
        checkActivitySafety({ description: hostile, safety_note: 'Stay near.', min_age: 3 })
      const times = [1, 2, 3].map(() => cpuMs(check))
      expect(Math.min(...times)).toBeLessThan(50)
    }
  })
})
