/** The parts of a printed activity as rows, at one density. */
import type { ActivityDetail, StepSketch } from '@fgm/shared/activities/activities'
import { type SketchPen, sketchSize } from '@fgm/shared/activities/sketches'
import { isNothing, neededLines } from '@fgm/shared/activities/words'
import { cleanLines, cleanTitle } from '../clean-text.ts'
import { inkOperators, likeSvg, numeral, shield, svgPath, tick } from '../drawings.ts'
import {
  baseline,
  type Density,
  drawRows,
  framed,
  frameRoom,
  gap,
  headingRows,
  heightOf,
  lineRows,
  marked,
  type Row,
  row,
  type Setting,
  sideBySide,
  tickRows,
} from '../flow.ts'
import { drawn, type Mark, textAt } from '../sheet.ts'

/** An activity as the sheet needs it; without a scene it has no picture. */
export type PrintableActivity = Pick<
  ActivityDetail,
  | 'title'
  | 'description'
  | 'category'
  | 'min_age'
  | 'max_age'
  | 'duration_minutes'
  | 'materials_list'
  | 'setup_instructions'
  | 'learning_objectives'
  | 'connection_prompt'
  | 'easier'
  | 'harder'
  | 'safety_note'
  | 'sketches'
> & {
  difficulty_level: string
  scene?: string | undefined
  /** The address of the page, for the footer. */
  url: string
}

/** This many entries fill more pages than a sheet may have, so the rest need not be set. */
const entriesAtMost = 4000

const entriesOf = (list: string) => cleanLines(list).slice(0, entriesAtMost)

/** Materials with a box to tick, in two columns if all of them are short. */
export function materialRows(activity: PrintableActivity, setting: Setting): Row[] {
  const { type, width, density } = setting
  const { body, leading } = density
  const heading = headingRows('Materials Needed', setting)
  const materials = neededLines(entriesOf(activity.materials_list).join('\n'))
  const [first = 'Nothing'] = materials
  if (materials.every(isNothing))
    return [...heading, ...lineRows(type.wrap(first, width, { size: body }), { leading })]

  const indent = body + 10
  const half = (width - 20) / 2
  const set = (room: number) =>
    materials.map((item) => type.wrap(item, room - indent, { size: body }))
  const halves = materials.length > 2 ? set(half) : []
  const columns = halves.length > 0 && halves.every((lines) => lines.length <= 2) ? 2 : 1
  const items = columns === 2 ? halves : set(width)
  const rows: Row[] = []
  for (let at = 0; at < items.length; at += columns) {
    const cells = items.slice(at, at + columns).map((lines) => tickRows(lines, indent, density))
    rows.push(...(columns === 1 ? cells.flat() : [sideBySide(cells, half + 20)]))
    if (at + columns < items.length) rows.push(gap(density.gap * 0.25))
  }
  return [...heading, ...rows]
}

/** Steps with a big numeral, readable from the floor where one plays, and their sketches. */
export function stepRows(activity: PrintableActivity, setting: Setting): Row[] {
  const { type, width, density } = setting
  const { step: size, leading } = density
  const steps = entriesOf(activity.setup_instructions)
  const indent = steps.length > 99 ? 44 : 30
  const numeralSize = steps.length > 99 ? 16 : size + 6
  const rows = steps.flatMap((step, at) => {
    const sketches = activity.sketches?.filter((one) => one.step === at + 1) ?? []
    const isBelow = sketches.length >= sketchesBelow
    const [only] = isBelow ? [] : sketches
    const lines = type.wrap(step, width - indent - (only ? sketchRoom(density) : 0), { size })
    const line = type.line(String(at + 1), { size: numeralSize, weight: 'bold' })
    const stepRows = marked(
      lineRows(lines, { indent, leading, keeps_next: isBelow }),
      (x, top, height) => textAt(line, x, top - baseline(size, height) - 0.6, 'coral'),
    )
    return [
      ...(at > 0 ? [gap(density.gap * 0.45)] : []),
      ...(only ? [besideSketch(stepRows, only, setting)] : stepRows),
      ...(isBelow ? sketchRows(sketches, indent, setting) : []),
    ]
  })
  if (rows.length === 0) return []
  return [...headingRows('Setup Instructions', setting), gap(3, true), ...rows]
}

/** What to say, in a speech bubble. 'Ask: …' makes its first words the label. */
export function sayRows(activity: PrintableActivity, setting: Setting): Row[] {
  const prompt = cleanTitle(activity.connection_prompt)
  if (!prompt) return []
  const { type, width, density } = setting
  const { body, step, leading } = density
  const [, lead = 'Say', words = prompt] =
    /^((?:Ask|Say)[\p{L} ]{0,24}):\s*(.+)$/u.exec(prompt) ?? []
  const label = type.line(lead, { size: body - 1, weight: 'bold' })
  const lines = type.wrap(words, width - frameRoom, { size: step + 1, weight: 'bold' })
  const inner = [
    ...lineRows([label], { ink: 'honey_ink', keeps_next: true, leading }),
    ...lineRows(lines, { leading }),
  ]
  return framed(inner, setting, { ink: 'honey', radii: [14, 16, 13, 4] })
}

/** Easier and harder side by side if both are short. */
export function variationRows(activity: PrintableActivity, setting: Setting): Row[] {
  const { type, width, density } = setting
  const { body, leading } = density
  const half = (width - 26) / 2
  const cell = (name: string, text: string, room: number): Row[] => {
    const lines = type.wrap(cleanTitle(text), room, { size: body })
    if (lines.length === 0) return []
    const label = type.line(name, { size: body, weight: 'bold' })
    return [
      ...lineRows([label], { ink: 'teal', keeps_next: true, leading }),
      ...lineRows(lines, { leading }),
    ]
  }
  const both = (room: number) =>
    [cell('Easier', activity.easier, room), cell('Harder', activity.harder, room)].filter(
      (rows) => rows.length > 0,
    )
  const cells = both(half)
  if (cells.length === 2 && cells.every((rows) => rows.length < 10))
    return [sideBySide(cells, half + 26)]
  return both(width).flatMap((rows, at) => (at > 0 ? [gap(density.gap * 0.6), ...rows] : rows))
}

export function objectiveRows(activity: PrintableActivity, setting: Setting): Row[] {
  const { type, width, density } = setting
  const { body, leading } = density
  const indent = body + 8
  const rows = entriesOf(activity.learning_objectives).flatMap((objective) => {
    const lines = type.wrap(objective, width - indent, { size: body })
    return marked(lineRows(lines, { indent, leading: leading + 0.06 }), (x, top, height) =>
      drawn(tick(x + 1, top - baseline(body, height), body * 0.72, 'teal')),
    )
  })
  return rows.length > 0 ? [...headingRows('Learning Objectives', setting), ...rows] : []
}

/** The safety note, its first sentence bold, with a shield. */
export function safetyRows(activity: PrintableActivity, setting: Setting): Row[] {
  const note = cleanTitle(activity.safety_note)
  if (!note) return []
  const { type, width, density } = setting
  const { body, leading } = density
  const [, first = note, rest = ''] = /^(.{1,160}?[.!])\s+(.+)$/u.exec(note) ?? []
  const indent = 26
  const lines = type.wrapSpans(
    [
      { text: first, weight: 'bold' },
      { text: rest, weight: 'regular' },
    ],
    width - frameRoom - indent,
    { size: body },
  )
  return framed(lineRows(lines, { indent, leading }), setting, {
    ink: 'teal',
    radii: [13, 15, 12, 14],
    drawSign: (x, top) => shield(x, top - (body * (leading - 1.4)) / 2, body * 1.4),
  })
}

/* The sketches of the steps: one is beside its step, several are below it. */

/** From here on a step has its sketches below it. */
const sketchesBelow = 2

/** Between two sketches, and between text and sketch. */
const air = 12

/** About an inch if there is space; in a close layout still large enough to tell a fold from a cut. */
const widthAt = ({ gap }: Density) => (gap > 10 ? 92 : 70)

/** The space that a sketch beside a step takes from its text. */
const sketchRoom = (density: Density) => widthAt(density) + air

const heightOfSketch = (width: number) => (width * sketchSize.height) / sketchSize.width

/** The rows of a step with its sketch at the right of them, as one row: a sketch is never cut. */
function besideSketch(rows: Row[], sketch: StepSketch, { width, density }: Setting): Row {
  const wide = widthAt(density)
  const height = Math.max(heightOf(rows), heightOfSketch(wide))
  return row(height, (x, top) => [
    ...sketchMarks(sketch, x + width - wide, top, wide),
    ...drawRows(rows, x, top),
  ])
}

/** Sketches side by side in the width beside the indent, in as many lines as needed. */
function sketchRows(sketches: StepSketch[], indent: number, setting: Setting): Row[] {
  const wide = widthAt(setting.density)
  const perLine = Math.floor((setting.width - indent + air) / (wide + air))
  const lines = Array.from({ length: Math.ceil(sketches.length / perLine) }, (_, line) =>
    sketches.slice(line * perLine, (line + 1) * perLine),
  )
  return lines.map((line) =>
    row(heightOfSketch(wide) + 3, (x, top) =>
      line.flatMap((sketch, at) =>
        sketchMarks(sketch, x + indent + at * (wide + air), top - 3, wide),
      ),
    ),
  )
}

/** One sketch with its upper left corner at x, top. */
function sketchMarks({ paths }: StepSketch, x: number, top: number, width: number): Mark[] {
  const strokes = paths.map(({ pen, d }) => {
    const { width: stroke = 2, dash = '', paint = 'S', look = inkColor } = pens[pen]
    return `q ${look} ${numeral(stroke)} w 1 J 1 j ${dash && `[${dash}] 0 d`} ${svgPath(d)} ${paint} Q`
  })
  return [drawn(likeSvg(strokes.join('\n'), x, top, width / sketchSize.width))]
}

const inkColor = inkOperators('ink')

type Pen = { width?: number; dash?: string; paint?: 'S' | 'B'; look?: string }

/** Like the pens on the page, with tints that cost a home printer little. */
const pens: Record<SketchPen, Pen> = {
  paper: { paint: 'B', look: `${inkColor} 1 1 1 rg` },
  back: { paint: 'B', look: `${inkColor} 1 0.94 0.8 rg` },
  shade: { paint: 'B', look: `${inkColor} 0.85 0.94 0.92 rg` },
  solid: { paint: 'B' },
  line: {},
  thin: { width: 1, look: inkOperators('edge') },
  fold: { dash: '6 5', look: inkOperators('teal') },
  cut: { dash: '9 4 1.5 4' },
  ghost: { width: 1.4, dash: '1 5' },
  arrow: { width: 2.6, look: inkOperators('coral') },
}
