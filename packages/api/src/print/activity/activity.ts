import { cleanTitle } from '../clean-text.ts'
import { type OnPaper, printDocument, type Sheet, smallPrint } from '../document.ts'
import { linePath, star, strokePath } from '../drawings.ts'
import { drawRows, gap, heightOf, paginate, type Row, row } from '../flow.ts'
import type { Density, Setting } from '../rows.ts'
import { drawn, type Mark, textAt } from '../sheet.ts'
import {
  materialRows,
  objectiveRows,
  type PrintableActivity,
  safetyRows,
  sayRows,
  stepRows,
  variationRows,
} from './blocks.ts'
import { headerRows } from './header.ts'

/** The sheet for the fridge: one activity as a PDF. */

export type { PrintableActivity } from './blocks.ts'

export type ActivityPdfOptions = OnPaper & {
  /** The day the sheet is made, 'YYYY-MM-DD': the same activity and day give the same bytes. */
  created_on: string
}

/** From airy to close; steps never below 13 points, or they cannot be read from the floor. */
const DENSITIES: Density[] = [
  { step: 14, body: 12.5, heading: 15.5, gap: 22, leading: 1.36 },
  { step: 14, body: 12, heading: 15, gap: 18, leading: 1.36 },
  { step: 13.5, body: 11.5, heading: 14.5, gap: 15, leading: 1.34 },
  { step: 13, body: 11, heading: 14, gap: 12, leading: 1.3 },
  { step: 13, body: 10.5, heading: 13, gap: 9, leading: 1.26 },
  { step: 13, body: 10, heading: 12.5, gap: 7, leading: 1.22 },
  { step: 13, body: 9.5, heading: 12, gap: 5.5, leading: 1.18 },
]
const FLOWING: Density = { step: 13, body: 11.5, heading: 14.5, gap: 16, leading: 1.36 }

/** More text than this never fits on one page, so it is not tried. */
const ONE_PAGE_CHARACTERS = 6000

/** No fridge holds more; the rest stays on the page on the web. */
const PAGES_AT_MOST = 48

/**
 * Renders one activity on one page wherever the content fits, else on flowing pages.
 * @throws RangeError when `created_on` is no date.
 */
export function renderActivityPdf(
  activity: PrintableActivity,
  { paper, created_on }: ActivityPdfOptions,
): Promise<Uint8Array> {
  const title = cleanTitle(activity.title) || 'Activity'
  const { url } = activity
  return printDocument(
    { title, made_at: new Date(`${created_on}T00:00:00Z`), paper, address: url, link: url },
    (sheet) => {
      const [pages, isShortened] = layOut(activity, sheet)
      const note = isShortened ? 'Shortened for print: the rest is on the page named below.' : ''
      pages.at(-1)?.push(...smallPrint(sheet.type, note))
      return pages
    },
  )
}

/** The pages, and whether something was left over. */
function layOut(activity: PrintableActivity, sheet: Sheet): [Mark[][], boolean] {
  const { type, width, height } = sheet
  // Rather without its picture than on two pages.
  const tries = isShort(activity) ? [activity, { ...activity, scene: undefined }] : []
  for (const tried of tries)
    for (const density of DENSITIES) {
      const setting = { type, width, density }
      const rows = activityRows(tried, setting)
      const spare = height - heightOf(rows) - density.gap - feedbackHeight(1)
      if (spare >= 0) return [[onePage(rows, spare, setting, sheet)], false]
    }
  const setting = { type, width, density: FLOWING }
  const rows = withEnd(activityRows(activity, setting), setting)
  const [pages, isShortened] = paginate(rows, height, PAGES_AT_MOST)
  return [pages.map((page) => drawRows(page, sheet.x, sheet.top)), isShortened]
}

function isShort(activity: PrintableActivity): boolean {
  const { description, materials_list, setup_instructions, learning_objectives } = activity
  const { connection_prompt, easier, harder, safety_note } = activity
  const lists = [materials_list, setup_instructions, learning_objectives]
  const words = [description, ...lists, connection_prompt, easier, harder, safety_note]
  return words.reduce((sum, text) => sum + text.length, 0) <= ONE_PAGE_CHARACTERS
}

function activityRows(activity: PrintableActivity, setting: Setting): Row[] {
  const sections = [
    headerRows(activity, setting),
    materialRows(activity, setting),
    safetyRows(activity, setting),
    stepRows(activity, setting),
    sayRows(activity, setting),
    variationRows(activity, setting),
    objectiveRows(activity, setting),
  ].filter((rows) => rows.length > 0)
  return sections.flatMap((rows, at) => (at > 0 ? [gap(setting.density.gap), ...rows] : rows))
}

/** Room to spare goes between the parts first, then into lines to write on. */
function onePage(rows: Row[], spare: number, setting: Setting, sheet: Sheet): Mark[] {
  const { x, top, height } = sheet
  const gaps = heightOf(rows.filter((each) => each.is_gap))
  const growth = Math.min(spare < NOTE_LINE ? spare : spare * 0.7, gaps * 0.6)
  const spread = rows.map((each) =>
    each.is_gap ? { ...each, height: each.height * (1 + growth / gaps) } : each,
  )
  const noteLines = 1 + Math.min(4, Math.floor((spare - growth) / NOTE_LINE))
  const end = feedbackRow(noteLines, setting)
  return [
    ...drawRows(spread, x, top),
    ...end.draw(x, top - height + end.height),
  ]
}

/** The last lines go over with the place to write, so that it is never alone on a page. */
function withEnd(rows: Row[], setting: Setting): Row[] {
  const tail = rows.length - 3
  return [
    ...rows.map((each, at) => (at >= tail ? { ...each, keeps_next: true } : each)),
    gap(setting.density.gap, true),
    feedbackRow(2, setting),
  ]
}

/** Height of one line to write on. */
const NOTE_LINE = 25

const feedbackHeight = (noteLines: number) => 26 + noteLines * NOTE_LINE

/** 'How did it go?', five empty stars, and lines to write on. */
function feedbackRow(noteLines: number, { type, width, density }: Setting): Row {
  const line = type.line('How did it go?', { size: density.heading, weight: 'bold' })
  const noteLine = (at: number, x: number, top: number) => {
    const y = top - 23 - (at + 1) * NOTE_LINE
    return drawn(strokePath(linePath(x, y, x + width, y), 'edge', 0.8, '0.1 3.4'))
  }
  return row(feedbackHeight(noteLines), (x, top) => [
    textAt(line, x, top - 17),
    ...Array.from({ length: 5 }, (_, at) =>
      drawn(star(x + line.width + 26 + at * 25, top - 12.5, 10)),
    ),
    ...Array.from({ length: noteLines }, (_, at) => noteLine(at, x, top)),
  ])
}
