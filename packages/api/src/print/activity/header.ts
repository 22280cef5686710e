/** The head of a printed activity: title, facts, and the wedge of its minutes. */

import { readSceneCode } from '@fgm/shared/activities/scene/drawing'
import { cleanTitle } from '../clean-text.ts'
import { boxPath, brush, strokePath, wedge } from '../drawings.ts'
import { baseline, drawRows, gap, heightOf, lineRows, type Row, row } from '../flow.ts'
import type { Setting } from '../rows.ts'
import { sceneHeight, sceneMarks } from '../scene.ts'
import { drawn, type Mark, textAt } from '../sheet.ts'
import type { Line, LineStyle, Typesetter } from '../text.ts'
import type { PrintableActivity } from './blocks.ts'

const BADGE = { width: 76, height: 88, radius: 29 }

/** The picture is in the badge's place; the clock hangs in its corner. */
const PICTURE = { width: 164, height: sceneHeight(164), clock: 17 }

/** Sizes a title may take and how many lines at each; at the last one it is cut if need be. */
const TITLE_SIZES: [number, number][] = [
  [34, 1],
  [31, 2],
  [26, 3],
  [20, 4],
]

/** Title, facts and description with the badge beside them; a long description goes below. */
export function headerRows(activity: PrintableActivity, setting: Setting): Row[] {
  const { type, width, density } = setting
  const isPictured = hasPicture(activity)
  const room = width - (isPictured ? PICTURE.width + 16 : BADGE.width + 20)
  const title = cleanTitle(activity.title) || 'Activity'
  const describe = (measure: number): Row[] => {
    const lines = type.wrap(activity.description, measure, { size: density.body + 1 })
    return [
      gap(density.gap * 0.3 + 5, true),
      ...lineRows(lines, { leading: density.leading + 0.02 }),
    ]
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
    Math.max(heightOf(left), isPictured ? PICTURE.height : BADGE.height),
    (x, top) => [
      ...drawRows(left, x, top),
      ...(isPictured
        ? pictureMarks(activity, x + width - PICTURE.width, top)
        : badgeMarks(activity.duration_minutes, x + width - BADGE.width / 2, top, type)),
    ],
    below.length > 0,
  )
  return [head, ...below]
}

/** As large as it fits, and broken so that its lines are about as long as each other. */
function titleLines(title: string, width: number, type: Typesetter): Line[] {
  const style = (size: number): LineStyle => ({ size, weight: 'bold', is_balanced: true })
  for (const [size, count] of TITLE_SIZES) {
    const lines = type.wrap(title, width, style(size))
    const isWhole = lines.every((line, at) => at === 0 || line.words[0]?.is_spaced)
    if (lines.length <= count && isWhole) return lines
  }
  const [size, count] = TITLE_SIZES.at(-1) ?? [20, 4]
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

const CHIP = { size: 11, pad: 9, height: 21, space: 7 }

type Chip = { line: Line; x: number }

/** Facts in thin pills, in as many rows as they need. */
function chipRows(texts: string[], width: number, type: Typesetter): Row[] {
  const rows: Chip[][] = [[]]
  let pen = 0
  for (const text of texts) {
    const style: LineStyle = { size: CHIP.size, weight: 'bold' }
    const [line] = type.firstLines(text, width - 2 * CHIP.pad, 1, style)
    if (!line) continue
    if (pen > 0 && pen + line.width + 2 * CHIP.pad > width) {
      rows.push([])
      pen = 0
    }
    rows.at(-1)?.push({ line, x: pen })
    pen += line.width + 2 * CHIP.pad + CHIP.space
  }
  return rows.flatMap((chips, at) => {
    const strip = row(CHIP.height, (x, top) => chips.flatMap((chip) => chipMarks(chip, x, top)))
    return at > 0 ? [gap(5), strip] : [strip]
  })
}

function chipMarks({ line, x: dx }: Chip, x: number, top: number): Mark[] {
  const { size, pad, height } = CHIP
  const path = boxPath(x + dx, top, line.width + 2 * pad, height, [10, 10.4, 10, 10.3])
  return [
    drawn(strokePath(path, 'edge', 0.9)),
    textAt(line, x + dx + pad, top - baseline(size, height)),
  ]
}

function badgeMarks(minutes: number, middle: number, top: number, type: Typesetter): Mark[] {
  const line = type.line(minutesWords(minutes), { size: 15, weight: 'bold' })
  const [x, y] = [middle - line.width / 2, top - BADGE.radius * 2 - 20]
  return [
    drawn(wedge(middle, top - BADGE.radius - 2, BADGE.radius, wholeMinutes(minutes))),
    textAt(line, x, y),
    drawn(brush(x, y - 5.5, line.width)),
  ]
}

const hasPicture = ({ scene }: PrintableActivity) => readSceneCode(scene) !== undefined

function pictureMarks(
  { scene, duration_minutes }: PrintableActivity,
  x: number,
  top: number,
): Mark[] {
  const { width, clock } = PICTURE
  const minutes = wholeMinutes(duration_minutes)
  return [
    ...sceneMarks(scene, x, top, width),
    drawn(wedge(x + clock * 0.6, top - clock, clock, minutes)),
  ]
}

const wholeMinutes = (minutes: number) => (Number.isFinite(minutes) ? Math.round(minutes) : 5)
const minutesWords = (minutes: number) => `${wholeMinutes(minutes)} min`
