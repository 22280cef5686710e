/** The parts of a printed activity as rows, at one density. */
import type { ActivityDetail } from '@fgm/shared/activities/activities'
import { isNothing, neededLines } from '@fgm/shared/activities/words'
import { cleanLines, cleanTitle } from '../clean-text.ts'
import { shield, tick } from '../drawings.ts'
import { baseline, gap, lineRows, type Row } from '../flow.ts'
import {
  beside,
  FRAME_ROOM,
  framed,
  headingRows,
  type Setting,
  sideBySide,
  tickRows,
} from '../rows.ts'
import { drawn, textAt } from '../sheet.ts'
import { besideSketch, SKETCHES_BELOW, sketchRoom, sketchRows } from './sketches.ts'

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
const ENTRIES_AT_MOST = 4000

const entriesOf = (list: string) => cleanLines(list).slice(0, ENTRIES_AT_MOST)

/** Materials with a box to tick, in two columns where all of them are short. */
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
    const isBelow = sketches.length >= SKETCHES_BELOW
    const [only] = isBelow ? [] : sketches
    const lines = type.wrap(step, width - indent - (only ? sketchRoom(density) : 0), { size })
    const line = type.line(String(at + 1), { size: numeralSize, weight: 'bold' })
    const [first, ...rest] = lineRows(lines, { indent, leading, keeps_next: isBelow })
    if (!first) return []
    const numbered = beside(first, (x, top) => [
      textAt(line, x, top - baseline(size, first.height) - 0.6, 'coral'),
    ])
    const said = [numbered, ...rest]
    return [
      ...(at > 0 ? [gap(density.gap * 0.45)] : []),
      ...(only ? [besideSketch(said, only, setting)] : said),
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
  const [, lead = 'Say', said = prompt] =
    /^((?:Ask|Say)[\p{L} ]{0,24}):\s*(.+)$/u.exec(prompt) ?? []
  const label = type.line(lead, { size: body - 1, weight: 'bold' })
  const lines = type.wrap(said, width - FRAME_ROOM, { size: step + 1, weight: 'bold' })
  const inner = [
    ...lineRows([label], { ink: 'honey_ink', keeps_next: true, leading }),
    ...lineRows(lines, { leading }),
  ]
  return framed(inner, setting, { ink: 'honey', radii: [14, 16, 13, 4] })
}

/** Easier and harder side by side where both are short. */
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
    const [first, ...rest] = lineRows(lines, { indent, leading: leading + 0.06 })
    if (!first) return []
    const drawTick = (x: number, top: number) =>
      tick(x + 1, top - baseline(body, first.height), body * 0.72, 'teal')
    return [beside(first, (x, top) => [drawn(drawTick(x, top))]), ...rest]
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
    width - FRAME_ROOM - indent,
    { size: body },
  )
  return framed(lineRows(lines, { indent, leading }), setting, {
    ink: 'teal',
    radii: [13, 15, 12, 14],
    drawSign: (x, top) => shield(x, top - (body * (leading - 1.4)) / 2, body * 1.4),
  })
}
