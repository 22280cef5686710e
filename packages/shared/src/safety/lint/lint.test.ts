import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AuthoredActivity } from '../../activities/authored-activity.ts'
import type { ActivityDraft } from './draft.ts'
import { lintActivity, lintGenerated, lintLibrary } from './lint.ts'
import { readingGrade, similarTexts, titleOverlap } from './text.ts'
import { imperativeVerbs, observableVerbs } from './words.ts'

const gold: AuthoredActivity[] = JSON.parse(
  readFileSync(new URL('../../../test/gold-activities.json', import.meta.url), 'utf8'),
)

/** A valid activity of the gold set with some fields replaced. */
function goldWith(slug: string, changes: ActivityDraft): ActivityDraft {
  const found = gold.find((activity) => activity.slug === slug)
  if (!found) throw new Error(`No gold activity ${slug}`)
  return { ...found, ...changes }
}

/** 'Starts Like Sun', five minutes for ages 4 to 6, with some fields replaced. */
function sunWith(changes: ActivityDraft): ActivityDraft {
  return goldWith('starts-like-sun', changes)
}

const longSentence =
  'Consideration of intergenerational communication necessitates extraordinarily sophisticated vocabulary and particularly individualized deliberation concerning unfamiliar terminology throughout'
const steps = gold.find((activity) => activity.slug === 'starts-like-sun')?.setup_instructions ?? []

const defects: [string, string, 'error' | 'warn', ActivityDraft][] = [
  ['L00', 'a missing key', 'error', sunWith({ setting: undefined })],
  ['L00', 'an unknown key', 'error', sunWith({ author: 'me' })],
  ['L00', 'a text where a list should be', 'error', sunWith({ learning_objectives: 'Counts' })],
  ['L00', 'an empty line in a list', 'error', sunWith({ setup_instructions: [...steps, ''] })],
  ['L00', 'half a minute', 'error', sunWith({ prep_minutes: 0.5 })],
  ['L00', 'a collection that does not exist', 'error', sunWith({ collection: 'best' })],
  ['L01', 'a title of two letters', 'error', sunWith({ title: 'Ab' })],
  ['L01', 'a title that is too long', 'error', sunWith({ title: 'Sun '.repeat(16) })],
  ['L01', 'a title that shouts', 'error', sunWith({ title: 'Starts Like Sun!' })],
  ['L01', 'a title that promises fun', 'error', sunWith({ title: 'Fun With Suns' })],
  ['L01', 'a slug with spaces', 'error', sunWith({ slug: 'starts like sun' })],
  ['L02', 'a short description', 'error', sunWith({ description: 'Say a word.' })],
  ['L02', 'a long description', 'error', sunWith({ description: 'Say a word. '.repeat(20) })],
  ['L03', 'a duration off the list', 'error', sunWith({ duration_minutes: 7 })],
  ['L03', 'too much preparation for five minutes', 'error', sunWith({ prep_minutes: 2 })],
  [
    'L03',
    'six steps in five minutes',
    'error',
    sunWith({ setup_instructions: [...steps, 'Bow.'] }),
  ],
  [
    ...(['L03', 'five materials in five minutes', 'error'] as const),
    sunWith({ materials: ['paper', 'tape', 'books', 'blocks', 'ball'] }),
  ],
  ['L04', 'two steps', 'error', sunWith({ setup_instructions: steps.slice(0, 2) })],
  [
    ...(['L04', 'a step that starts with you', 'error'] as const),
    sunWith({ setup_instructions: ['You say a word.', ...steps.slice(1)] }),
  ],
  [
    ...(['L04', 'a step of 25 words', 'error'] as const),
    sunWith({ setup_instructions: [`Say ${'sun '.repeat(24)}`, ...steps.slice(1)] }),
  ],
  ['L05', 'one objective', 'error', sunWith({ learning_objectives: ['Repeats a sound'] })],
  [
    ...(['L05', 'an objective nobody can see', 'error'] as const),
    sunWith({ learning_objectives: ['Understands sounds', 'Repeats a sound'] }),
  ],
  [
    ...(['L05', 'an objective without a verb', 'error'] as const),
    sunWith({ learning_objectives: ['Better speech', 'Repeats a sound'] }),
  ],
  [
    'L06',
    'a prompt without quotes',
    'error',
    sunWith({ connection_prompt: 'Ask which word felt funny.' }),
  ],
  [
    'L06',
    'a prompt that is too long',
    'error',
    sunWith({ connection_prompt: `"${'Why so? '.repeat(25)}"` }),
  ],
  [
    'L06',
    'a prompt that praises',
    'warn',
    sunWith({ connection_prompt: 'Say: "Good job with that word."' }),
  ],
  [
    'L06',
    'a yes-or-no question',
    'warn',
    sunWith({ connection_prompt: 'Ask: "Did you like this game?"' }),
  ],
  ['L07', 'no easier way', 'error', sunWith({ easier: '' })],
  [
    'L07',
    'harder that is easier',
    'error',
    sunWith({ harder: 'Point to two things.', easier: 'Point to two things.' }),
  ],
  ['L08', 'no safety note', 'error', sunWith({ safety_note: '' })],
  [
    'L08',
    'a note without an adult',
    'error',
    sunWith({ safety_note: 'Walk between things in the room.' }),
  ],
  [
    'L08',
    'a note that only says supervise',
    'error',
    sunWith({ safety_note: 'Always supervise your child.' }),
  ],
  ['L08', 'too little supervision', 'error', sunWith({ supervision: 'S0' })],
  ['L08', 'a level the note does not state', 'warn', sunWith({ supervision: 'S2' })],
  ['L09', 'an unknown material', 'error', sunWith({ materials: ['glitter'] })],
  ['L09', 'a material before its age', 'error', sunWith({ materials: ['scissors'], min_age: 3 })],
  ['L09', 'a material twice', 'error', sunWith({ materials: ['paper', 'paper'] })],
  ['L09', 'no materials line', 'error', sunWith({ materials_list: [] })],
  ['L09', 'an unknown interest', 'error', sunWith({ interests: ['chess'] })],
  ['L09', 'an unknown skill', 'error', sunWith({ skill: 'juggling' })],
  ['L09', 'an unknown category', 'error', sunWith({ category: 'Sport' })],
  [
    'L09',
    'a premium category in the own library',
    'error',
    sunWith({ category: 'Practical Life' }),
  ],
  ['L09', 'a wrong icon category', 'error', sunWith({ own_category: 'Math' })],
  ['L09', 'ages the wrong way round', 'error', sunWith({ max_age: 3 })],
  [
    'L10',
    'a text for scholars',
    'error',
    sunWith({
      setup_instructions: [longSentence, ...steps.slice(1, 3)],
      description: longSentence,
    }),
  ],
  ['L11', 'filler', 'error', sunWith({ easier: 'Make this activity an exciting one.' })],
  ['L11', 'selling', 'error', sunWith({ harder: 'Boost hand-eye coordination with a ball.' })],
  [
    'L13',
    'counting to twelve at four',
    'warn',
    sunWith({ setup_instructions: ['Count to twelve.', ...steps.slice(1)] }),
  ],
  [
    'L13',
    'writing at three',
    'warn',
    sunWith({ min_age: 3, learning_objectives: ['Writes a name', 'Repeats a sound'] }),
  ],
  [
    'L13',
    'sentences at five',
    'warn',
    sunWith({ min_age: 5, learning_objectives: ['Writes one sentence', 'Repeats a sound'] }),
  ],
  ['L15', 'a placeholder', 'error', sunWith({ easier: 'Let {child} point to two objects.' })],
  ['L15', 'a name in brackets', 'error', sunWith({ easier: 'Let [name] point to two objects.' })],
  ['L15', 'his', 'error', sunWith({ easier: 'Let your child use his finger.' })],
  ['L15', 'she', 'warn', sunWith({ easier: 'Wait until she points to two objects.' })],
  ['L16', 'a link', 'error', sunWith({ easier: 'Find two objects on www.example.com first.' })],
  ['L16', 'markup', 'error', sunWith({ easier: 'Point to **two** objects in the room.' })],
  [
    'L16',
    'an e-mail address',
    'error',
    sunWith({ easier: 'Tell ana@example.org what you found.' }),
  ],
  [
    'L16',
    'a phone number',
    'error',
    sunWith({ easier: 'Call 555 010 9933 and tell what you found.' }),
  ],
  ['L16', 'an emoji', 'error', sunWith({ easier: 'Point to two objects in the room. 🌞' })],
  ['L18', 'a brand', 'error', sunWith({ easier: 'Point to two Crayola crayons instead.' })],
  [
    'L18',
    'an errand to a shop',
    'error',
    sunWith({ easier: 'Buy a new letter set and point to two.' }),
  ],
  ['S01', 'a balloon', 'error', sunWith({ harder: 'Bat a balloon at each new word.' })],
  ['S23', 'water without its words', 'error', sunWith({ materials: ['water_ice'] })],
]

describe('one activity', () => {
  test.each(gold)('of the gold set passes without an error: $slug', (activity) => {
    expect(lintActivity(activity).filter((finding) => finding.level === 'error')).toEqual([])
  })

  test.each(gold)('of the gold set is an authored activity: $slug', (activity) => {
    expect(AuthoredActivity.parse(activity)).toEqual(activity)
  })

  test.each(defects)('%s fires on %s (%s)', (ruleId, _defect, level, draft) => {
    const found = lintActivity(draft).filter((finding) => finding.rule_id === ruleId)
    expect(found.map((finding) => finding.level)).toContain(level)
  })

  test('that is sound raises none of the rules the defects raise', () => {
    expect(lintActivity(sunWith({}))).toEqual([])
  })

  test('of any shape at all is read without a throw', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (draft) => {
        expect(lintActivity(draft).length).toBeGreaterThan(0)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a generated activity', () => {
  const { slug, library, collection, own_category, setting, ...generated } = sunWith({})

  test('needs no slug, library, collection or setting', () => {
    expect([slug, library, collection, own_category, setting]).not.toContain(undefined)
    expect(lintGenerated(generated, 5)).toEqual([])
  })

  test("is checked for the child's age", () => {
    const marbles = { ...generated, materials_list: ['3 marbles'] }
    const rules = lintGenerated(marbles, 3).map((finding) => finding.rule_id)
    expect(rules).toContain('S05')
  })
})

describe('a library', () => {
  test('of the gold activities has no error', () => {
    expect(lintLibrary(gold).filter((finding) => finding.level === 'error')).toEqual([])
  })

  test('must not use a slug or a title twice', () => {
    const messages = lintLibrary([sunWith({}), sunWith({})]).filter((one) => one.rule_id === 'L01')
    expect(messages).toHaveLength(2)
  })

  test('must not tell the same activity under another title', () => {
    const copy = sunWith({ slug: 'first-sounds', title: 'Hunt for First Sounds' })
    const found = lintLibrary([...gold, copy]).filter((finding) => finding.rule_id === 'L12')
    expect(found).toMatchObject([{ slug: 'starts-like-sun', level: 'error' }])
  })

  test('must not give another activity nearly the same title', () => {
    const other = goldWith('shadow-wave', { slug: 'sun', title: 'It Starts Like the Sun' })
    const found = lintLibrary([sunWith({}), other]).filter((finding) => finding.rule_id === 'L12')
    expect(found).toMatchObject([{ slug: 'starts-like-sun', level: 'error' }])
  })

  test('warns where two texts are half alike', () => {
    const half = sunWith({
      slug: 'ends-like-bus',
      title: 'Last Letter Listeners',
      description:
        'Stretch the first sound of a word, then hear a cup whisper your own name to you.',
      setup_instructions: [
        ...steps.slice(0, 3),
        'Hide a toy under a cup and whisper its name.',
        'Clap when the whisper comes back.',
      ],
    })
    const found = lintLibrary([...gold, half]).filter((finding) => finding.rule_id === 'L12')
    expect(found.map((finding) => finding.level)).toContain('warn')
  })
})

describe('the measures', () => {
  test('grade short words in short sentences low and long ones high', () => {
    expect(readingGrade('The cat sat. The dog ran. We all had tea.')).toBeLessThan(1)
    expect(readingGrade(`${longSentence}.`)).toBeGreaterThan(12)
    expect(readingGrade('')).toBe(0)
  })

  test('grade the gold set between 1.5 and 5, as its authors did', () => {
    for (const { description, setup_instructions, slug } of gold) {
      const grade = readingGrade([description, ...setup_instructions].join(' '))
      expect(grade, slug).toBeGreaterThan(1.5)
      expect(grade, slug).toBeLessThan(5)
    }
  })

  test('see equal texts as alike and foreign texts as not', () => {
    const pairs = similarTexts(['Roll the red ball', 'Roll the red ball', 'Whisper a secret'], 0.01)
    expect(pairs).toHaveLength(1)
    expect(pairs[0]?.likeness).toBeCloseTo(1)
  })

  test('compare titles by their content words', () => {
    expect(titleOverlap('Painting With Water', 'Painting Water')).toBe(1)
    expect(titleOverlap('Shadow Wave', 'Shadow Theater')).toBeCloseTo(1 / 3)
    expect(titleOverlap('', '')).toBe(0)
  })

  test('know at least 200 imperatives and 200 observable verbs', () => {
    expect(imperativeVerbs.size).toBeGreaterThan(200)
    expect(observableVerbs.size).toBeGreaterThan(200)
  })
})
