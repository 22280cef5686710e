import { weekWords } from '@fgm/shared/week'
import { cleanTitle } from '../clean-text.ts'
import { type OnPaper, printDocument, type Sheet, sheetOn, smallPrint } from '../document.ts'
import { linePath, logoMark, strokePath } from '../drawings.ts'
import { drawRows, lineRows, type Row, row } from '../flow.ts'
import { openFaces } from '../fonts.ts'
import { drawn, type Mark, textAt } from '../sheet.ts'
import { createTypesetter } from '../text.ts'
import { type PrintableIdea, weekRow } from './week-row.ts'

/** The sheet for the fridge: a handful of activities for one week, each with a picture and a box to tick. */

/** A week as paper needs it. */
export type PrintableWeek = {
  /** The first day of the week, 'YYYY-MM-DD'; stands for the clock, so that the same week gives the same bytes. */
  starts_on: string
  /** The names of the children it was chosen for. */
  children: string[]
  /** The best first: printed are the first five whose safety note has room. */
  ideas: PrintableIdea[]
  /** The address that the foot shows. */
  url: string
}

/** Renders a sheet: always one page. @throws RangeError when `starts_on` is no date, or no safety note has room. */
export async function renderSundaySheet(all: PrintableWeek, { paper }: OnPaper) {
  const ideas = fittingIdeas(all, sheetOn(paper, createTypesetter(openFaces())))
  if (ideas.length === 0) throw new RangeError('No safety note has room on the sheet')
  const week = { ...all, ideas }
  const title = `${heading(week)}, ${weekWords(week.starts_on)}`
  const printed = { title, made_at: new Date(week.starts_on), paper, address: week.url }
  return printDocument({ ...printed, link: week.url }, (sheet) => [page(week, sheet)])
}

const onSheet = 5
const HEAD = 68
const FOOT = 74

const heading = ({ ideas }: PrintableWeek) =>
  ideas.length === onSheet ? 'Five for the fridge' : 'For the fridge'

const stripOn = (sheet: Sheet) => ({ ...sheet, height: (sheet.height - HEAD - FOOT) / onSheet })

/** The first five that can be told with their whole safety note. */
function fittingIdeas({ ideas, children }: PrintableWeek, sheet: Sheet) {
  const strip = { ...stripOn(sheet), is_first: true }
  const fitting: PrintableIdea[] = []
  for (const idea of ideas) {
    if (fitting.length === onSheet) break
    if (weekRow(idea, children, strip)) fitting.push(idea)
  }
  return fitting
}

function page(week: PrintableWeek, sheet: Sheet): Mark[] {
  const strip = stripOn(sheet)
  const rows = week.ideas.flatMap(
    (idea, at) => weekRow(idea, week.children, { ...strip, is_first: at === 0 }) ?? [],
  )
  const all = [headRow(week, sheet), ...rows, footRow(sheet)]
  return [...drawRows(all, sheet.x, sheet.top), ...smallPrint(sheet.type)]
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
  return row(HEAD, (x, top) => [
    drawn(logoMark(x + 20, top - 25, 19, ['pale', 'grey'])),
    textAt(title, x + indent, top - 25),
    ...forWhom.map((line, at) => textAt(line, x + indent, top - 43 - at * 14)),
    ...asides.map((line, at) => textAt(line, x + width - line.width, top - 21 - at * 16)),
    drawn(strokePath(linePath(x, top - HEAD + 6, x + width, top - HEAD + 6), 'ink', 2.2)),
  ])
}

/** 'November 23 to 29, for Mila and Leo', the names bold. */
function forWhomSpans({ starts_on, children }: PrintableWeek) {
  const span = (text: string, weight: 'regular' | 'bold' = 'regular') => ({ text, weight })
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
  const ask = type.line('A line to keep', { size: 12, weight: 'bold' })
  const peace = type.line('Nothing to catch up on. An empty box is a good week too.', { size: 11 })
  return row(FOOT, (x, top) => [
    drawn(strokePath(linePath(x, top, x + width, top), 'ink', 2.2)),
    textAt(ask, x, top - 19),
    drawn(strokePath(linePath(x, top - 47, x + width, top - 47), 'edge', 0.8)),
    ...lineRows([peace]).flatMap(({ draw }) => draw(x, top - 50)),
  ])
}
