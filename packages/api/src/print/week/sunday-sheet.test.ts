import { describe, expect, test } from 'vitest'
import { readPdf } from '../../../test/pdf/read-pdf.ts'
import { type PrintableIdea, type PrintableWeek, renderSundaySheet } from './sunday-sheet.ts'

const pillows: PrintableIdea = {
  title: 'Pillow River',
  description: 'Cross the floor from pillow to pillow. The floor is a river.',
  duration_minutes: 5,
  materials_list: '4 pillows\nA clear floor',
  connection_prompt: 'Ask: "Which stone is safe?"',
  safety_note: "Stay within arm's reach. Nobody jumps.",
  scene: 'kitchen.spoon.34',
}
const week: PrintableWeek = {
  starts_on: '2026-11-30',
  children: ['Mila', 'Leo'],
  ideas: ['Shadow Wave', 'Pillow River', 'Bath Cafe', 'Sock Fishing', 'Red Walk'].map((title) => ({
    ...pillows,
    title,
  })),
  url: 'https://minutes.example/activities',
}
const print = async (changes: Partial<PrintableWeek> = {}, paper: 'a4' | 'letter' = 'a4') =>
  readPdf(await renderSundaySheet({ ...week, ...changes }, { paper }))

/** The text of the sheet, from top to bottom. */
const partsInOrder = [
  'Five for the fridge',
  'November 30 to December 6, for Mila and Leo',
  'Any day, any order.',
  'Five minutes each.',
  'Shadow Wave',
  'Cross the floor from pillow to pillow.',
  'You need 4 pillows, a clear floor',
  '“Which stone is safe?”',
  "Stay within arm's reach. Nobody jumps.",
  'Mila',
  'Leo',
  'Pillow River',
  'Red Walk',
  'A line to keep',
  'Nothing to catch up on. An empty box is a good week too.',
  'minutes.example/activities',
]

describe('a week for the fridge', () => {
  test.each([
    ['a4', 595.28, 841.89],
    ['letter', 612, 792],
  ] as const)('is one page of %s', async (paper, width, height) => {
    const { doc, pages } = await print({}, paper)
    expect(pages).toBe(1)
    expect(doc.getPage(0).getSize()).toEqual({ width, height })
  })

  test('has when, for whom, what, with what, which words, and what keeps it safe, in this order', async () => {
    const { words, unseen, doc } = await print()
    let from = 0
    for (const part of partsInOrder) {
      const at = words.indexOf(part, from)
      expect([part, at >= from]).toEqual([part, true])
      from = at
    }
    expect(words.match(/\bMila\b/g)).toHaveLength(6)
    expect([unseen, doc.getTitle()]).toEqual([[], 'Five for the fridge, November 30 to December 6'])
  })

  test.each(['a4', 'letter'] as const)(
    'has a box to tick for each, all of a size and far apart, on %s',
    async (paper) => {
      const { sheets, doc } = await print({}, paper)
      const boxes = boxesOf(sheets[0]?.content ?? '')
      const { height } = doc.getPage(0).getSize()
      expect(boxes.map(({ left }) => left)).toEqual([48, 48, 48, 48, 48])
      for (const { width, tall, bottom } of boxes) {
        expect([width, tall]).toEqual([27, 27])
        expect(bottom).toBeGreaterThan(54)
        expect(bottom + tall).toBeLessThan(height - 40)
      }
      const steps = boxes.slice(1).map(({ bottom }, at) => (boxes[at]?.bottom ?? 0) - bottom)
      expect(Math.min(...steps)).toBeGreaterThan(100)
      expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.1)
    },
  )

  test('is drawn in greys except for its footer', async () => {
    const { sheets } = await print()
    const fills = [...(sheets[0]?.content ?? '').matchAll(/([\d.]+) ([\d.]+) ([\d.]+) rg\n/g)]
    expect(fills.length).toBeGreaterThan(100)
    expect(fills.filter(([, red, green, blue]) => red !== green || green !== blue)).toEqual([])
  })

  test('has the whole safety note even if other words do not fit', async () => {
    const care = `Keep ${'the small and the round things '.repeat(4)}away. An adult stays near.`
    const long = { ...pillows, description: 'Fold it and turn it. '.repeat(9), safety_note: care }
    const ideas = week.ideas.map(({ title }) => ({
      ...long,
      title: `${title} Again`,
      materials_list: 'One large sheet of paper\n'.repeat(9),
    }))
    const { words, pages } = await print({ ideas }, 'letter')
    expect([pages, words.includes(care)]).toEqual([1, true])
  })

  test('replaces an idea whose safety note has no space by the next one', async () => {
    const hazards = 'Nothing small goes into a mouth, and nobody climbs. '.repeat(14)
    const ideas = [
      { ...pillows, title: 'Button Sea', safety_note: `${hazards}An adult stays near.` },
      ...week.ideas,
    ]
    const { words, pages, doc } = await print({ ideas })
    expect([words.includes('Button Sea'), words.includes('Nothing small')]).toEqual([false, false])
    expect([pages, words.includes('Red Walk'), words.includes('Shadow Wave')]).toEqual([
      1,
      true,
      true,
    ])
    expect(doc.getTitle()).toBe('Five for the fridge, November 30 to December 6')
    const few = await print({ ideas: ideas.slice(0, 5) })
    expect([few.doc.getTitle(), few.words.includes('Five for')]).toEqual([
      'For the fridge, November 30 to December 6',
      false,
    ])
    await expect(print({ ideas: ideas.slice(0, 1) })).rejects.toThrow('No safety note has room')
  })

  test('has names in any script, of any length, and four children', async () => {
    const children = ['Łucja', 'मीरा', 'Wilhelmina-Charlotte of the Hills', 'Bo']
    const { words, unseen, pages } = await print({ children }, 'letter')
    expect(words).toContain('for Łucja, मीरा, Wilhelmina-Charlotte of the Hills and Bo')
    expect([unseen, pages]).toEqual([[], 1])
  })

  test("does not say 'five' with fewer ideas", async () => {
    const { words } = await print({ ideas: [{ ...pillows, duration_minutes: 10 }] })
    expect(words).toContain('For the fridge')
    expect(words).toContain('10 minutes each.')
    expect(words).not.toContain('Five for the fridge')
  })

  test('has the same bytes for the same week', async () => {
    const twice = [await renderSundaySheet(week, { paper: 'a4' })]
    twice.push(await renderSundaySheet(week, { paper: 'a4' }))
    expect(Buffer.compare(twice[0] ?? Buffer.of(), twice[1] ?? Buffer.of(1))).toBe(0)
  })
})

type Box = { left: number; bottom: number; width: number; tall: number }

/** The boxes to tick: closed shapes of straight and bent edges, stroked with their own line. */
function boxesOf(content: string): Box[] {
  return [...content.matchAll(/1\.5 w 1 J 1 j ([^S]*?) h S/g)].map(([, path = '']) => {
    const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number)
    const xs = numbers.filter((_, at) => at % 2 === 0)
    const ys = numbers.filter((_, at) => at % 2 === 1)
    const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
    const round = (value: number) => Math.round(value * 100) / 100
    return {
      left: round(left),
      bottom: round(bottom),
      width: round(Math.max(...xs) - left),
      tall: round(Math.max(...ys) - bottom),
    }
  })
}
