import { cardSentence } from '@fgm/shared/activities/card-sentence'
import { isNothing, neededLines } from '@fgm/shared/activities/words'
import { lowerFirst } from '@fgm/shared/text/words'
import { weekWords } from '@fgm/shared/week'
import { cleanLines, cleanTitle } from '../clean-text.ts'
import { type OnPaper, printDocument, type Sheet, sheetOn, smallPrint } from '../document.ts'
import { likeSvg, linePath, logoMark, shield, strokePath, svgPath, tickBox } from '../drawings.ts'
import { drawRows, gap, heightOf, lineRows, marked, type Row, row } from '../flow.ts'
import { openFaces } from '../fonts.ts'
import type { Weight } from '../runs.ts'
import { sceneHeight, sceneMarks } from '../scene.ts'
import { drawn, type Mark, textAt } from '../sheet.ts'
import { createTypesetter, type Typesetter } from '../text.ts'

/** The sheet for the fridge: a handful of activities for one week, each with a picture and a box to tick. */

/** A week for paper. */
export type PrintableWeek = {
  /** The first day of the week, 'YYYY-MM-DD'; replaces the clock, so that the same week gives the same bytes. */
  starts_on: string
  /** The names of the children it was chosen for. */
  children: string[]
  /** The best first: the first five whose safety note fits are printed. */
  ideas: PrintableIdea[]
  /** The address in the footer. */
  url: string
}

/** Renders a sheet: always one page. @throws RangeError if `starts_on` is not a date, or no safety note fits. */
export async function renderSundaySheet(all: PrintableWeek, { paper }: OnPaper) {
  const ideas = fittingIdeas(all, sheetOn(paper, createTypesetter(openFaces())))
  if (ideas.length === 0) throw new RangeError('No safety note has room on the sheet')
  const week = { ...all, ideas }
  const title = `${heading(week)}, ${weekWords(week.starts_on)}`
  const printed = { title, made_at: new Date(week.starts_on), paper, address: week.url }
  return printDocument({ ...printed, link: week.url }, (sheet) => [page(week, sheet)])
}

const onSheet = 5
const head = 68
const foot = 74

const heading = ({ ideas }: PrintableWeek) =>
  ideas.length === onSheet ? 'Five for the fridge' : 'For the fridge'

const stripOn = (sheet: Sheet) => ({ ...sheet, height: (sheet.height - head - foot) / onSheet })

/** The first five whose whole safety note fits. */
function fittingIdeas({ ideas, children }: PrintableWeek, sheet: Sheet) {
  const strip = stripOn(sheet)
  const fitting: PrintableIdea[] = []
  for (const idea of ideas) {
    if (fitting.length === onSheet) break
    if (weekRow(idea, children, strip)) fitting.push(idea)
  }
  return fitting
}

function page(week: PrintableWeek, sheet: Sheet): Mark[] {
  const strip = stripOn(sheet)
  const cut = (x: number, top: number) =>
    drawn(strokePath(linePath(x, top, x + strip.width, top), 'edge', 0.8, '4 3'))
  const rows = week.ideas
    .flatMap((idea) => weekRow(idea, week.children, strip) ?? [])
    .flatMap((one, at) => (at > 0 ? marked([one], cut) : one))
  const note = smallPrint(sheet.type)
  const all = [headRow(week, sheet), ...rows, footRow(sheet)]
  return [...drawRows(all, sheet.x, sheet.top), ...note]
}

/** What it is, for whom and when; at the right that nothing has to be done. */
function headRow(week: PrintableWeek, { type, width }: Sheet): Row {
  const asides = ['Any day, any order.', lengthWords(week.ideas)].map((words) =>
    type.line(words, { size: 11, weight: 'bold' }),
  )
  const asideWidth = Math.max(...asides.map((line) => line.width))
  const indent = 54
  const title = type.line(heading(week), { size: 27, weight: 'bold' })
  const forWhom = type
    .wrapSpans(forWhomSpans(week), width - indent - asideWidth - 16, { size: 12 })
    .slice(0, 2)
  return row(head, (x, top) => [
    drawn(logoMark(x + 20, top - 25, 19, ['pale', 'grey'])),
    textAt(title, x + indent, top - 25),
    ...forWhom.map((line, at) => textAt(line, x + indent, top - 43 - at * 14)),
    ...asides.map((line, at) => textAt(line, x + width - line.width, top - 21 - at * 16)),
    drawn(strokePath(linePath(x, top - head + 6, x + width, top - head + 6), 'ink', 2.2)),
  ])
}

const span = (text: string, weight: Weight = 'regular') => ({ text, weight })

/** 'November 23 to 29, for Mila and Leo', the names bold. */
function forWhomSpans({ starts_on, children }: PrintableWeek) {
  const last = children.length - 1
  const names = children
    .map(cleanTitle)
    .flatMap((name, at) => [
      ...(at > 0 && at === last ? [span('and')] : []),
      span(at < last - 1 ? `${name},` : name, 'bold'),
    ])
  return [span(`${weekWords(starts_on)}, for`), ...names]
}

function lengthWords(ideas: readonly PrintableIdea[]): string {
  const minutes = ideas.map(({ duration_minutes }) => duration_minutes)
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)]
  if (least === most) return least === 5 ? 'Five minutes each.' : `${least} minutes each.`
  return `${least} to ${most} minutes each.`
}

/** One line to write on, and that an empty box is no debt. */
function footRow({ type, width }: Sheet): Row {
  const label = type.line('A line to keep', { size: 12, weight: 'bold' })
  const peace = type.line('Nothing to catch up on. An empty box is a good week too.', { size: 11 })
  return row(foot, (x, top) => [
    drawn(strokePath(linePath(x, top, x + width, top), 'ink', 2.2)),
    textAt(label, x, top - 19),
    drawn(strokePath(linePath(x, top - 47, x + width, top - 47), 'edge', 0.8)),
    ...lineRows([peace]).flatMap(({ draw }) => draw(x, top - 50)),
  ])
}

/** An activity as one row of the sheet needs it. */
export type PrintableIdea = {
  title: string
  description: string
  duration_minutes: number
  materials_list: string
  connection_prompt: string
  safety_note: string
  scene: string
}

const boxSize = 27
const sceneBox = { width: 122, x: boxSize + 14 }
const textX = sceneBox.x + sceneBox.width + 12
const face = { size: 25, name: 9.5, gap: 5 }

/**
 * A box to tick, the picture, what one does, needs and says, what keeps it safe, and three faces for each child. Null if
 * the safety note does not fit: a part of it is never printed.
 */
function weekRow(idea: PrintableIdea, children: readonly string[], strip: Sheet): Row | null {
  const { type, width, height } = strip
  const faceSize = faceSizeFor(children.length, height)
  const facesX = width - facesWidth(faceSize)
  const words = fittingWords(idea, type, facesX - textX - 14, height - 8)
  if (!words) return null
  return row(height, (x, top) => {
    const middle = top - height / 2
    return [
      drawn(tickBox(x, middle - boxSize / 2, boxSize, 'ink', 1.5)),
      ...sceneMarks(
        idea.scene,
        x + sceneBox.x,
        middle + sceneHeight(sceneBox.width) / 2,
        sceneBox.width,
        'grey',
      ),
      ...drawRows(words, x + textX, middle + heightOf(words) / 2),
      ...childrenMarks(children, faceSize, x + facesX, middle, type),
    ]
  })
}

/** How much of an activity is printed, the most first: the safety note is always complete. */
const tellings = [
  { scale: 1, isSaid: true, described: 2 },
  { scale: 0.94, isSaid: true, described: 2 },
  { scale: 0.88, isSaid: true, described: 2 },
  { scale: 1, isSaid: false, described: 2 },
  { scale: 0.88, isSaid: false, described: 2 },
  { scale: 0.88, isSaid: false, described: 1 },
]

function fittingWords(idea: PrintableIdea, type: Typesetter, width: number, height: number) {
  for (const telling of tellings) {
    const rows = wordRows(idea, type, width, telling)
    if (heightOf(rows) <= height) return rows
  }
  return null
}

function wordRows(
  idea: PrintableIdea,
  type: Typesetter,
  width: number,
  { scale, isSaid, described }: (typeof tellings)[number],
): Row[] {
  const body = { size: 10.5 * scale }
  const bold = (size: number) => ({ size: size * scale, weight: 'bold' }) as const
  const leading = 1.25
  const indent = 13
  const title = { ...bold(17), is_balanced: true }
  const sentence = cardSentence(cleanTitle(idea.description))
  const needs = type.wrapSpans([span('You need ', 'bold'), span(needed(idea))], width, body)
  const words = isSaid ? spoken(idea.connection_prompt) : ''
  const lines = words ? type.firstLines(`“${words}”`, width, 3, bold(11.5)) : []
  const care = type.wrap(cleanTitle(idea.safety_note), width - indent, { size: 9 * scale })
  const parts = [
    lineRows(type.firstLines(cleanTitle(idea.title), width, 2, title), { leading: 1.14 }),
    lineRows(type.firstLines(sentence, width, described, body), { leading }),
    lineRows(needs.slice(0, 3), { leading }),
    lineRows(lines, { leading: 1.2 }),
    marked(lineRows(care, { leading: 1.22, indent }), (x, top) =>
      drawn(shield(x, top - 0.5, 9 * scale, 'ink')),
    ),
  ].filter((rows) => rows.length > 0)
  return parts.flatMap((rows, at) => (at > 0 ? [gap(3 * scale), ...rows] : rows))
}

/** The words to say, without 'Say:' and quotes. */
function spoken(prompt: string): string {
  const [, words = prompt] = /^[\p{L} ,]{2,60}:\s*"(.*)"$/su.exec(prompt.trim()) ?? []
  return cleanTitle(words)
}

/** '1 flashlight, a wall', or 'nothing' if nothing is needed. */
function needed({ materials_list }: PrintableIdea): string {
  const lines = neededLines(cleanLines(materials_list).join('\n'))
  if (lines.every(isNothing)) return lowerFirst(lines[0] ?? 'nothing')
  return lines.map((line) => lowerFirst(cleanTitle(line))).join(', ')
}

/** As large as the row allows for that many children. */
function faceSizeFor(count: number, height: number): number {
  const each = (height - 10) / Math.max(1, count) - face.name * 1.3 - face.gap
  return Math.max(10, Math.min(face.size, each))
}

/** The faces of each child below its name, around the middle of the row. */
function childrenMarks(
  children: readonly string[],
  size: number,
  x: number,
  middle: number,
  type: Typesetter,
): Mark[] {
  const each = face.name * 1.3 + size + face.gap
  const top = middle + (each * children.length - face.gap) / 2
  return children.flatMap((name, at) => {
    const childTop = top - at * each
    const [line] = type.firstLines(cleanTitle(name), facesWidth(size) - face.name, 1, {
      size: face.name,
      weight: 'bold',
    })
    return [
      ...(line ? [textAt(line, x, childTop - face.name * 0.9)] : []),
      ...faceMarks(x, childTop - face.name * 1.3, size),
    ]
  })
}

/** The three faces of 'How was it?' to circle with a pen, drawn in a square of 48. */
const faces = [
  {
    pen: 'M15 21q3-4 6 0M27 21q3-4 6 0',
    ink: ['M14 28q10 3 20 0q-1 11-10 11T14 28Z'],
    white: ['M19 36q5-4 10 0q-2 3-5 3t-5-3Z'],
  },
  { pen: 'M17 31q7 5 14 0', ink: [eye(18), eye(30)], white: [] },
  { pen: 'M15 21h6M27 21h6M18 33q6-3 12 0', ink: [], white: [] },
]
const outline = 'M45 24C45 36 35.5 45 24 45S3 36 3 24S12 3 24 3S45 12 45 24Z'

/** White between two faces, as a share of their size. */
const between = 0.18

const facesWidth = (size: number) => size * (3 + 2 * between)

/** The three faces, each `size` points wide, with their upper left corner at x, top. */
function faceMarks(x: number, top: number, size: number): Mark[] {
  return faces.map(({ pen, ink, white }, at) => {
    const operators = [
      '0.13 G 0.13 g 2 w 1 J 1 j',
      `${svgPath(outline)}\nS`,
      `2.6 w ${svgPath(pen)}\nS`,
      ...ink.map((path) => `${svgPath(path)}\nf`),
      ...white.map((path) => `1 g ${svgPath(path)}\nf`),
    ]
    return drawn(likeSvg(operators.join('\n'), x + at * size * (1 + between), top, size / 48))
  })
}

function eye(x: number): string {
  return `M${x - 2.4} 21A2.4 3 0 1 0 ${x + 2.4} 21A2.4 3 0 1 0 ${x - 2.4} 21Z`
}
