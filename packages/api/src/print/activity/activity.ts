import { readSceneCode } from '@fgm/shared/activities/scene/drawing'
import { cleanTitle } from '../clean-text.ts'
import { type OnPaper, printDocument, type Sheet, smallPrint } from '../document.ts'
import { boxPath, brush, linePath, star, strokePath, wedge } from '../drawings.ts'
import {
  baseline,
  type Density,
  drawRows,
  gap,
  heightOf,
  lineRows,
  paginate,
  type Row,
  row,
  type Setting,
} from '../flow.ts'
import { sceneHeight, sceneMarks } from '../scene.ts'
import { drawn, type Mark, textAt } from '../sheet.ts'
import type { Line, LineStyle, Typesetter } from '../text.ts'
import {
  materialRows,
  objectiveRows,
  type PrintableActivity,
  safetyRows,
  sayRows,
  stepRows,
  variationRows,
} from './blocks.ts'

/** The sheet for the fridge: one activity as a PDF. */

export type ActivityPdfOptions = OnPaper & {
  /** The day of the sheet, 'YYYY-MM-DD': the same activity and day give the same bytes. */
  created_on: string
}

/** From airy to close; steps never below 13 points, or they cannot be read from the floor. */
const densities: Density[] = [
  { step: 14, body: 12.5, heading: 15.5, gap: 22, leading: 1.36 },
  { step: 14, body: 12, heading: 15, gap: 18, leading: 1.36 },
  { step: 13.5, body: 11.5, heading: 14.5, gap: 15, leading: 1.34 },
  { step: 13, body: 11, heading: 14, gap: 12, leading: 1.3 },
  { step: 13, body: 10.5, heading: 13, gap: 9, leading: 1.26 },
  { step: 13, body: 10, heading: 12.5, gap: 7, leading: 1.22 },
  { step: 13, body: 9.5, heading: 12, gap: 5.5, leading: 1.18 },
]
const flowingDensity: Density = { step: 13, body: 11.5, heading: 14.5, gap: 16, leading: 1.36 }

/** More text than this never fits on one page, so it is not tried. */
const onePageCharacters = 6000

/** No fridge holds more; the rest is on the web page. */
const pagesAtMost = 48

/**
 * Renders one activity on one page if the content fits, else on flowing pages.
 * @throws RangeError if `created_on` is not a date.
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
  // Better without its picture than on two pages.
  const tries = isShort(activity) ? [activity, { ...activity, scene: undefined }] : []
  for (const tried of tries)
    for (const density of densities) {
      const setting = { type, width, density }
      const rows = activityRows(tried, setting)
      const spare = height - heightOf(rows) - density.gap - feedbackHeight(1)
      if (spare >= 0) return [[onePage(rows, spare, setting, sheet)], false]
    }
  const setting = { type, width, density: flowingDensity }
  const rows = withEnd(activityRows(activity, setting), setting)
  const [pages, isShortened] = paginate(rows, height, pagesAtMost)
  return [pages.map((page) => drawRows(page, sheet.x, sheet.top)), isShortened]
}

function isShort(activity: PrintableActivity): boolean {
  const { description, materials_list, setup_instructions, learning_objectives } = activity
  const { connection_prompt, easier, harder, safety_note } = activity
  const lists = [materials_list, setup_instructions, learning_objectives]
  const words = [description, ...lists, connection_prompt, easier, harder, safety_note]
  return words.reduce((sum, text) => sum + text.length, 0) <= onePageCharacters
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

/** Extra space goes between the parts first, then into lines to write on. */
function onePage(rows: Row[], spare: number, setting: Setting, sheet: Sheet): Mark[] {
  const { x, top, height } = sheet
  const gaps = heightOf(rows.filter((each) => each.is_gap))
  const growth = Math.min(spare < noteLineHeight ? spare : spare * 0.7, gaps * 0.6)
  const spread = rows.map((each) =>
    each.is_gap ? { ...each, height: each.height * (1 + growth / gaps) } : each,
  )
  const noteLines = 1 + Math.min(4, Math.floor((spare - growth) / noteLineHeight))
  const end = feedbackRow(noteLines, setting)
  return [...drawRows(spread, x, top), ...end.draw(x, top - height + end.height)]
}

/** Moves the last lines over with the place to write, so that it is never alone on a page. */
function withEnd(rows: Row[], setting: Setting): Row[] {
  const tail = rows.length - 3
  return [
    ...rows.map((each, at) => (at >= tail ? { ...each, keeps_next: true } : each)),
    gap(setting.density.gap, true),
    feedbackRow(2, setting),
  ]
}

const noteLineHeight = 25

const feedbackHeight = (noteLines: number) => 26 + noteLines * noteLineHeight

function feedbackRow(noteLines: number, { type, width, density }: Setting): Row {
  const line = type.line('How did it go?', { size: density.heading, weight: 'bold' })
  const noteLine = (at: number, x: number, top: number) => {
    const y = top - 23 - (at + 1) * noteLineHeight
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

/* The head of a printed activity: title, facts, and the wedge of its minutes. */

const badgeBox = { width: 76, height: 88, radius: 29 }

/** The picture is in the badge's place; the clock hangs in its corner. */
const pictureBox = { width: 164, height: sceneHeight(164), clock: 17 }

/** Sizes of a title and the most lines of each; at the last one it is cut if need be. */
const titleSizes: [number, number][] = [
  [34, 1],
  [31, 2],
  [26, 3],
  [20, 4],
]

/** Title, facts and description with the badge beside them; a long description goes below. */
function headerRows(activity: PrintableActivity, setting: Setting): Row[] {
  const { type, width, density } = setting
  const isPictured = hasPicture(activity)
  const room = width - (isPictured ? pictureBox.width + 16 : badgeBox.width + 20)
  const title = cleanTitle(activity.title) || 'Activity'
  const describe = (measure: number): Row[] => {
    const lines = type.wrap(activity.description, measure, { size: density.body + 1 })
    const rows = lineRows(lines, { leading: density.leading + 0.02 })
    return [gap(density.gap * 0.3 + 5, true), ...rows]
  }
  const besideBadge = describe(room)
  const below = besideBadge.length > 5 ? describe(width) : []
  const left = [
    ...lineRows(titleLines(title, room, type), { leading: 1.16 }),
    gap(9),
    ...chipRows(facts(activity), room, type),
    ...(below.length > 0 ? [] : besideBadge),
  ]
  const head = row(
    Math.max(heightOf(left), isPictured ? pictureBox.height : badgeBox.height),
    (x, top) => [
      ...drawRows(left, x, top),
      ...(isPictured
        ? pictureMarks(activity, x + width - pictureBox.width, top)
        : badgeMarks(activity.duration_minutes, x + width - badgeBox.width / 2, top, type)),
    ],
    below.length > 0,
  )
  return [head, ...below]
}

/** As large as it fits, and broken into lines of about the same length. */
function titleLines(title: string, width: number, type: Typesetter): Line[] {
  const style = (size: number): LineStyle => ({ size, weight: 'bold', is_balanced: true })
  for (const [size, count] of titleSizes) {
    const lines = type.wrap(title, width, style(size))
    const isWhole = lines.every((line, at) => at === 0 || line.words[0]?.is_spaced)
    if (lines.length <= count && isWhole) return lines
  }
  const [size, count] = titleSizes.at(-1) ?? [20, 4]
  return type.firstLines(title, width, count, style(size))
}

function facts(activity: PrintableActivity): string[] {
  const { min_age, max_age, difficulty_level, category, duration_minutes } = activity
  const difficulty = cleanTitle(difficulty_level)
  return [
    hasPicture(activity) ? minutesWords(duration_minutes) : '',
    min_age === max_age ? `Age ${min_age}` : `Ages ${min_age}-${max_age}`,
    difficulty.charAt(0).toUpperCase() + difficulty.slice(1),
    cleanTitle(category),
  ].filter((fact) => fact !== '')
}

const chipBox = { size: 11, pad: 9, height: 21, space: 7 }

type Chip = { line: Line; x: number }

/** Facts in thin pills, in as many rows as they need. */
function chipRows(texts: string[], width: number, type: Typesetter): Row[] {
  const rows: Chip[][] = [[]]
  let pen = 0
  for (const text of texts) {
    const style: LineStyle = { size: chipBox.size, weight: 'bold' }
    const [line] = type.firstLines(text, width - 2 * chipBox.pad, 1, style)
    if (!line) continue
    if (pen > 0 && pen + line.width + 2 * chipBox.pad > width) {
      rows.push([])
      pen = 0
    }
    rows.at(-1)?.push({ line, x: pen })
    pen += line.width + 2 * chipBox.pad + chipBox.space
  }
  return rows.flatMap((chips, at) => {
    const strip = row(chipBox.height, (x, top) => chips.flatMap((chip) => chipMarks(chip, x, top)))
    return at > 0 ? [gap(5), strip] : [strip]
  })
}

function chipMarks({ line, x: dx }: Chip, x: number, top: number): Mark[] {
  const { size, pad, height } = chipBox
  const path = boxPath(x + dx, top, line.width + 2 * pad, height, [10, 10.4, 10, 10.3])
  return [
    drawn(strokePath(path, 'edge', 0.9)),
    textAt(line, x + dx + pad, top - baseline(size, height)),
  ]
}

function badgeMarks(minutes: number, middle: number, top: number, type: Typesetter): Mark[] {
  const line = type.line(minutesWords(minutes), { size: 15, weight: 'bold' })
  const [x, y] = [middle - line.width / 2, top - badgeBox.radius * 2 - 20]
  return [
    drawn(wedge(middle, top - badgeBox.radius - 2, badgeBox.radius, wholeMinutes(minutes))),
    textAt(line, x, y),
    drawn(brush(x, y - 5.5, line.width)),
  ]
}

const hasPicture = ({ scene }: PrintableActivity) => readSceneCode(scene) !== undefined

function pictureMarks({ scene, duration_minutes }: PrintableActivity, x: number, top: number) {
  const { width, clock } = pictureBox
  const minutes = wholeMinutes(duration_minutes)
  return [
    ...sceneMarks(scene, x, top, width),
    drawn(wedge(x + clock * 0.6, top - clock, clock, minutes)),
  ]
}

const wholeMinutes = (minutes: number) => (Number.isFinite(minutes) ? Math.round(minutes) : 5)
const minutesWords = (minutes: number) => `${wholeMinutes(minutes)} min`
