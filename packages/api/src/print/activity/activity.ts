import { cleanTitle } from '../clean-text.ts'
import {
  footerMarks,
  linkFooters,
  MARGIN,
  openDocument,
  PAPERS,
  type Paper,
  saveDocument,
  smallPrint,
} from '../document.ts'
import { emptyStar, linePath, strokePath } from '../drawings.ts'
import { drawRows, gap, heightOf, paginate, type Row, row } from '../flow.ts'
import { openFaces } from '../fonts.ts'
import type { Density, Setting } from '../rows.ts'
import { MISSING_MARK } from '../runs.ts'
import { type Mark, type PageSize, paintPages } from '../sheet.ts'
import { createTypesetter, type Typesetter } from '../text.ts'
import {
  materialRows,
  objectiveRows,
  type PrintableActivity,
  safetyRows,
  sayRows,
  stepRows,
  variationRows,
} from './blocks.ts'
import { headerRows, ribbonRows } from './header.ts'

/** The sheet for the fridge: one activity as a PDF. */

export type { PrintableActivity } from './blocks.ts'

export type ActivityPdfOptions = {
  paper: Paper
  /** The day the sheet is made, 'YYYY-MM-DD': the same activity and day give the same bytes. */
  created_on: string
  /** A notice under the head, e.g. 'Written for Leo by the idea book'. */
  ribbon?: string
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
 * Renders one activity on one page wherever the content fits, else on flowing pages. Any text is
 * accepted: what cannot be set is replaced by a visible mark, and a line at the foot says so.
 * @throws RangeError when `created_on` is no date.
 */
export async function renderActivityPdf(
  activity: PrintableActivity,
  options: ActivityPdfOptions,
): Promise<Uint8Array> {
  const size = PAPERS[options.paper]
  const width = size.width - 2 * MARGIN.side
  const faces = openFaces()
  const type = createTypesetter(faces)
  const title = cleanTitle(activity.title) || 'Activity'
  const doc = await openDocument(title, new Date(`${options.created_on}T00:00:00Z`))

  const { pages, is_shortened } = layOut(activity, options, type, width, size)
  const notes = [
    is_shortened ? 'Shortened for print: the rest is on the page named below.' : '',
    type.hasMissing() ? `${MISSING_MARK} stands for letters that cannot be printed here.` : '',
  ].filter((note) => note !== '')
  const whole = pages.map((marks, at) => [
    ...marks,
    ...(at === pages.length - 1 && notes.length > 0 ? [smallPrint(notes.join('  '), type)] : []),
    ...footerMarks(activity.url, at + 1, pages.length, type, size),
  ])
  await paintPages(doc, faces, whole, size, type.space)
  linkFooters(doc, activity.url, size)
  return saveDocument(doc)
}

type Layout = { pages: Mark[][]; is_shortened: boolean }

function layOut(
  activity: PrintableActivity,
  { ribbon = '' }: ActivityPdfOptions,
  type: Typesetter,
  width: number,
  size: PageSize,
): Layout {
  const top = size.height - MARGIN.top
  const height = top - MARGIN.bottom
  // Rather without its picture than on two pages.
  const tries = isShort(activity) ? [activity, { ...activity, scene: undefined }] : []
  for (const tried of tries)
    for (const density of DENSITIES) {
      const setting = { type, width, density }
      const rows = activityRows(tried, ribbon, setting)
      const spare = height - heightOf(rows) - density.gap - feedbackHeight(1)
      if (spare >= 0) return { pages: [onePage(rows, spare, setting, top)], is_shortened: false }
    }
  const setting = { type, width, density: FLOWING }
  const rows = withEnd(activityRows(activity, ribbon, setting), setting)
  const [pages, isShortened] = paginate(rows, height, PAGES_AT_MOST)
  return { pages: pages.map((page) => drawRows(page, MARGIN.side, top)), is_shortened: isShortened }
}

function isShort(activity: PrintableActivity): boolean {
  const { description, materials_list, setup_instructions, learning_objectives } = activity
  const { connection_prompt, easier, harder, safety_note } = activity
  const lists = [materials_list, setup_instructions, learning_objectives]
  const words = [description, ...lists, connection_prompt, easier, harder, safety_note]
  return words.reduce((sum, text) => sum + (text?.length ?? 0), 0) <= ONE_PAGE_CHARACTERS
}

function activityRows(activity: PrintableActivity, ribbon: string, setting: Setting): Row[] {
  const isCloseBy = activity.supervision === 'S2' || activity.supervision === 'S3'
  const safety = safetyRows(activity, setting)
  const sections = [
    headerRows(activity, setting),
    ribbonRows(ribbon, setting),
    materialRows(activity, setting),
    isCloseBy ? safety : [],
    stepRows(activity, setting),
    sayRows(activity, setting),
    variationRows(activity, setting),
    objectiveRows(activity, setting),
    isCloseBy ? [] : safety,
  ].filter((rows) => rows.length > 0)
  return sections.flatMap((rows, at) => (at > 0 ? [gap(setting.density.gap), ...rows] : rows))
}

/** Room to spare goes between the parts first, then into lines to write on. */
function onePage(rows: Row[], spare: number, setting: Setting, top: number): Mark[] {
  const gaps = heightOf(rows.filter((each) => each.is_gap))
  const growth = Math.min(spare < NOTE_LINE ? spare : spare * 0.7, gaps * 0.6)
  const spread = rows.map((each) =>
    each.is_gap ? { ...each, height: each.height * (1 + growth / gaps) } : each,
  )
  const noteLines = 1 + Math.min(4, Math.floor((spare - growth) / NOTE_LINE))
  const end = feedbackRow(noteLines, setting)
  return [
    ...drawRows(spread, MARGIN.side, top),
    ...end.draw(MARGIN.side, MARGIN.bottom + end.height),
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
  const star = (at: number, x: number, top: number): Mark => ({
    kind: 'shape',
    operators: emptyStar(x + line.width + 26 + at * 25, top - 12.5, 10),
  })
  const noteLine = (at: number, x: number, top: number): Mark => {
    const y = top - 23 - (at + 1) * NOTE_LINE
    const path = linePath(x, y, x + width, y)
    return { kind: 'shape', operators: strokePath(path, 'edge', 0.8, '0.1 3.4') }
  }
  return row(feedbackHeight(noteLines), (x, top) => [
    { kind: 'line', line, x, y: top - 17, ink: 'ink' },
    ...Array.from({ length: 5 }, (_, at) => star(at, x, top)),
    ...Array.from({ length: noteLines }, (_, at) => noteLine(at, x, top)),
  ])
}
