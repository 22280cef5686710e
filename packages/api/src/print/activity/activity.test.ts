import { readdirSync, readFileSync } from 'node:fs'
import { sketchesOf } from '@fgm/db/seed/activity-sketches'
import { describe, expect, test } from 'vitest'
import { atNight, isNight } from '../../../test/extent.ts'
import { type ReadPdf, readPdf } from '../../../test/pdf/read-pdf.ts'
import { type ActivityPdfOptions, renderActivityPdf } from './activity.ts'
import type { PrintableActivity } from './blocks.ts'

const onA4: ActivityPdfOptions = { paper: 'a4', created_on: '2026-03-02' }
const onLetter: ActivityPdfOptions = { ...onA4, paper: 'letter' }

/** The text of the sheet of sample, from top to bottom. */
const partsInOrder = [
  'Pour and Stop at the Line',
  'Ages 3-5',
  'Easy',
  'Practical Life',
  'A calm pouring job.',
  '10 min',
  'Materials Needed',
  '1 small plastic jug',
  '2 plastic cups',
  "Stay within arm's reach. Wipe the floor.",
  'Setup Instructions',
  'Set the jug on the tray.',
  'Pour up to the line.',
  'Say quietly',
  '"You saw that drip before I did."',
  'Easier',
  'Harder',
  'Learning Objectives',
  'Stops near the line',
  'How did it go?',
  'Five Good Minutes',
  'fivegoodminutes.example/activities/pour',
]

/** Every `n`th of our activities is printed: fewer in the gate than at night. */
const every = (atNight: number, inGate: number) => {
  const step = isNight ? atNight : inGate
  return authored().filter((_, at) => at % step === 5)
}

describe('an activity of our own', () => {
  test('fits on one page of A4 and of Letter', async () => {
    for (const activity of every(15, 45)) {
      const [a4, letter] = [await print(activity), await print(activity, onLetter)]
      expect([activity.title, a4.pages, letter.pages]).toEqual([activity.title, 1, 1])
      expect(a4.doc.getPage(0).getSize()).toEqual({ width: 595.28, height: 841.89 })
      expect(letter.doc.getPage(0).getSize()).toEqual({ width: 612, height: 792 })
    }
  })

  atNight('fits on Letter even with the longest texts', async () => {
    const wordiest = authored()
      .sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
      .slice(0, 6)
    for (const activity of wordiest)
      expect([activity.title, (await print(activity, onLetter)).pages]).toEqual([activity.title, 1])
  })

  test('has its picture at the top, beside its title, with the minutes among the facts', async () => {
    const [activity] = authored()
    if (!activity) throw new Error('No activity was authored')
    const pictured = await print(activity)
    const bare = await print({ ...activity, scene: undefined })
    const shapes = (sheet: ReadPdf) => sheet.sheets[0]?.content.match(/\nf\n/gu)?.length ?? 0
    expect(shapes(pictured)).toBeGreaterThan(shapes(bare) + 30)
    expect(pictured.words.indexOf(`${activity.duration_minutes} min`)).toBeLessThan(
      pictured.words.indexOf('Materials Needed'),
    )
  })

  atNight('keeps to one page with its picture', async () => {
    for (const activity of every(10, 30)) {
      const { pages, sheets } = await print(activity, onLetter)
      const isPictured = sheets[0]?.content.includes('/O100 gs') ?? false
      expect([activity.title, pages, isPictured]).toEqual([activity.title, 1, true])
    }
  })

  test('draws the sketches of its steps, on the same page where they fit', async () => {
    const bridge = authored().find(({ url }) => url.endsWith('/one-sheet-bridge'))
    if (!bridge) throw new Error('The bridge is gone')
    const sketches = sketchesOf('one-sheet-bridge')
    const [bare, sketched] = [await print(bridge), await print({ ...bridge, sketches })]
    const tinted = (sheet: ReadPdf) =>
      sheet.sheets[0]?.content.match(/1 0\.94 0\.8 rg/gu)?.length ?? 0
    expect([bare.pages, sketched.pages]).toEqual([1, 1])
    expect(tinted(bare)).toBe(0)
    const backs = sketches.flatMap(({ paths }) => paths).filter(({ pen }) => pen === 'back')
    expect(tinted(sketched)).toBe(backs.length)
  })

  test('continues on a second page before it leaves out a sketch', async () => {
    const [activity] = authored()
    const [sketch] = sketchesOf('one-sheet-bridge')
    if (!activity || !sketch) throw new Error('Nothing to print')
    const sketches = [1, 2, 3, 4, 5].flatMap((step) => Array(9).fill({ ...sketch, step }))
    const { pages, sheets } = await print({ ...activity, sketches })
    const white = sheets.flatMap(({ content }) => content.match(/ 1 1 1 rg/gu) ?? [])
    const papers = sketch.paths.filter(({ pen }) => pen === 'paper')
    expect([pages > 1, white.length]).toEqual([true, 45 * papers.length])
  })

  test("leaves out 'nothing' if something is needed", async () => {
    const materialsList = 'Nothing, just you two\nA timer'
    const { words } = await print({ ...sample, materials_list: materialsList })
    expect(words).toContain('Materials Needed A timer')
    expect(words).not.toContain('Nothing')
  })

  test('says everything a family needs, in the order it is needed', async () => {
    const { words, unseen } = await print(sample)
    const places = partsInOrder.map((part) => words.indexOf(part))
    expect(partsInOrder.filter((_, at) => places[at] === -1)).toEqual([])
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(unseen).toEqual([])
  })

  test('puts the safety note before the steps', async () => {
    const { words } = await print(sample)
    expect(words.indexOf('arm')).toBeLessThan(words.indexOf('Setup Instructions'))
  })

  test('has a title, a language and a day', async () => {
    const { doc } = await print(sample)
    expect(doc.getTitle()).toBe('Pour and Stop at the Line')
    expect(doc.getAuthor()).toBe('Five Good Minutes')
    expect(doc.getProducer()).toBe('Five Good Minutes')
    expect(doc.getCreationDate()?.toISOString()).toBe('2026-03-02T00:00:00.000Z')
    expect(doc.catalog.get(doc.context.obj('Lang') as never)?.toString()).toContain('en-US')
  })

  test('has the same bytes for the same day, whatever was printed before', async () => {
    const first = await renderActivityPdf(sample, onA4)
    await renderActivityPdf({ ...sample, description: 'first\u00A0fin हिन्दी' }, onA4)
    expect(Buffer.compare(await renderActivityPdf(sample, onA4), first)).toBe(0)
    const nextDay = await renderActivityPdf(sample, { ...onA4, created_on: '2026-03-03' })
    expect(Buffer.compare(nextDay, first)).not.toBe(0)
  })

  test('refuses an invalid day', async () => {
    await expect(renderActivityPdf(sample, { ...onA4, created_on: 'soon' })).rejects.toThrow(
      RangeError,
    )
  })
})

describe('any writing', () => {
  test.each([
    ['Latin', 'Łukasz Żółć Đặng Ünïcødé ½ fifth 50 °C', ['text', 'text_bold']],
    ['Cyrillic', 'Иван, щёки и ъ', ['text', 'text_bold']],
    ['Greek', 'Ελληνικά φως', ['text', 'text_bold', 'wide']],
    ['Devanagari', 'हिन्दी क्षत्रिय र्कु विद्यार्थी', ['text', 'text_bold', 'wide']],
    ['emoji', 'duck 🐥 family 👨‍👩‍👧 skin 👍🏽 flag 🇮🇳 key 1️⃣ heart ❤️', ['text', 'text_bold']],
    ['marks', 'go → and ✓ or ★ ☐ ♪', ['text', 'text_bold']],
    ['fancy', '𝓗𝓮𝓵𝓵𝓸 Ⅳ ①', ['text', 'text_bold']],
  ])('%s is set with glyphs that exist and can be copied again', async (_, writing, fonts) => {
    const pdf = await print({ ...sample, description: writing })
    expect(pdf.words).toContain(writing)
    expect(pdf.unseen).toEqual([])
    expect(pdf.fonts.sort()).toEqual(fonts)
    expect(pdf.words).not.toContain('cannot be printed')
  })

  test.each(['日本語のテキスト', '中文', 'العربية', 'עברית', 'ไทย'])(
    '%s has no glyphs here: a mark replaces it, is explained, and is copied as the original text',
    async (writing) => {
      const pdf = await print({ ...sample, description: `Say ${writing} twice` })
      expect(pdf.words).toContain(`Say ${writing} twice`)
      expect(pdf.words).toContain('stands for letters that cannot be printed here')
      expect(pdf.unseen).toEqual([])
    },
  )

  test('invisible and direction characters are left out, lone surrogates are marked', async () => {
    const description = 'a\u0000b\u0007c \u202Eexe.gpj\u202C\u2066\u2069 d\uD800 z\u200Bw \uFEFF|'
    const { words } = await print({ ...sample, description })
    expect(words).toContain('abc exe.gpj d\uFFFD zw |')
  })

  test('an empty activity is a page with a place to write', async () => {
    const nothing = { description: '', materials_list: '', setup_instructions: '\n \n' }
    const { words, pages } = await print({
      ...sample,
      ...nothing,
      title: ' ',
      learning_objectives: '',
      connection_prompt: '',
      easier: '',
      harder: ' ',
      safety_note: '',
      category: '',
      difficulty_level: '',
    })
    expect(pages).toBe(1)
    expect(words).toContain('Materials Needed Nothing')
    expect(words).not.toContain('Setup Instructions')
  })
})

describe('a long text', () => {
  const sentence = 'Put the cup on the tray, and look at it from हिन्दी side 🐥. '

  test('flows over numbered pages and loses nothing', async () => {
    const setupInstructions = sentence.repeat(200).trim()
    const pdf = await print({ ...sample, setup_instructions: setupInstructions })
    expect(pdf.pages).toBeGreaterThan(3)
    const body = pdf.text.replace(/Five Good Minutes\n.*\nPage \d+ of \d+/gu, '')
    expect(body.replace(/\s+/gu, ' ')).toContain(setupInstructions)
    expect(pdf.words).toContain(`Page ${pdf.pages} of ${pdf.pages}`)
  })

  atNight('never leaves a heading at the end of a page', async () => {
    for (const steps of [34, 36, 37, 38, 39, 40, 41, 42]) {
      const setupInstructions = Array.from({ length: steps }, (_, at) => `Step ${at}`).join('\n')
      const pdf = await print({ ...sample, setup_instructions: setupInstructions }, onLetter)
      expect(pdf.text).not.toMatch(/Learning Objectives\s+Five Good Minutes/u)
    }
  })

  test.each([
    ['100,000 characters', sentence.repeat(1700).slice(0, 100_000)],
    ['a word of 100,000 letters', 'x'.repeat(100_000)],
    ['100,000 letters no font has', '漢字'.repeat(50_000)],
    ['50,000 emoji', '🐥'.repeat(50_000)],
    ['a Hindi word without an end', 'क्षत्रिय'.repeat(6_000)],
    ['towers of accents', `Z${'\u0351\u036B'.repeat(50)}`.repeat(900)],
    ['50,000 lines', 'a\n'.repeat(50_000)],
  ])('%s make a valid PDF of less than 50 pages', async (_, text) => {
    const { pages, unseen } = await print({ ...sample, setup_instructions: text })
    expect(pages).toBeLessThan(50)
    expect(unseen).toEqual([])
  })

  atNight('in every field at once is cut, with a note where the rest is', async () => {
    const keys = Object.keys(sample).filter((key) => !/age|minutes/u.test(key))
    const all = Object.fromEntries(keys.map((key) => [key, sentence.repeat(1000)]))
    const { pages, words } = await print({ ...sample, ...all })
    expect(pages).toBe(48)
    expect(words).toContain('Shortened for print')
  })
})

const sample: PrintableActivity = {
  title: 'Pour and Stop at the Line',
  description: 'A calm pouring job.',
  category: 'Practical Life',
  difficulty_level: 'easy',
  min_age: 3,
  max_age: 5,
  duration_minutes: 10,
  materials_list: '- 1 small plastic jug\n2 plastic cups',
  setup_instructions: '1. Set the jug on the tray.\nPour up to the line.',
  learning_objectives: 'Stops near the line',
  connection_prompt: 'Say quietly: "You saw that drip before I did."',
  easier: 'Use dry fingers first.',
  harder: 'Tape the line lower.',
  safety_note: "Stay within arm's reach. Wipe the floor.",
  url: 'https://fivegoodminutes.example/activities/pour',
}

async function print(activity: PrintableActivity, options = onA4): Promise<ReadPdf> {
  return readPdf(await renderActivityPdf(activity, options))
}

function authored(): PrintableActivity[] {
  const folder = new URL('../../../../db/src/seed/activities/', import.meta.url)
  const lines = (list: string | string[]) => (Array.isArray(list) ? list.join('\n') : list)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
    .map((activity) => ({
      ...activity,
      materials_list: lines(activity.materials_list),
      setup_instructions: lines(activity.setup_instructions),
      learning_objectives: lines(activity.learning_objectives),
      scene: 'kitchen.spoon.34',
      url: `https://fivegoodminutes.example/activities/${activity.slug}`,
    }))
}
