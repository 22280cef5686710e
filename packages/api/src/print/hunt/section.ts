import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import type { HuntItem } from '@fgm/shared/hunts/hunts'
import type { StoryId } from '@fgm/shared/hunts/stories/story-ids'
import type { AgeRange } from '@fgm/shared/hunts/words'
import { encode } from 'uqr'
import { cleanTitle } from '../clean-text.ts'
import type { Sheet } from '../document.ts'
import { circlePath, inkOperators, linePath, numeral, strokePath } from '../drawings.ts'
import { gap, lineRows, type Row } from '../flow.ts'
import type { Weight } from '../runs.ts'
import { drawn, type Mark, textAt } from '../sheet.ts'
import type { Typesetter } from '../text.ts'

/* What all sections of a printed hunt share. */

export type PrintableItem = Omit<HuntItem, 'category' | 'found'>

/** A hunt as paper needs it. */
export type PrintableHunt = {
  hunt_name: string
  difficulty_level: number
  age_range: AgeRange
  items: PrintableItem[]
  /** The house the hunt was made for. */
  house: BlueprintDocument
  /** The page of the hunt: the footers link to it, and the codes on the cards begin with it. */
  url: string
  /** The page of all hunts; short enough to be written out in the footers. */
  home_url: string
  /** When the hunt was changed last: the same hunt gives the same bytes. */
  updated_at: string
  /**
   * The story of the hunt, for the age of the youngest player, and where the adult hides the treasure:
   * empty if no child may be told, or no one chose a place.
   */
  story?: { id: StoryId; treasure_place: string } | undefined
  /** Four large cards a page, each with a picture of the place, for children who do not read. */
  has_pictures?: boolean | undefined
}

/** The title of a section and a line about its purpose. */
export function sectionHead(title: string, hint: string, { type, width }: Sheet): Row[] {
  const words = cleanTitle(title) || 'Scavenger hunt'
  return [
    ...lineRows(type.firstLines(words, width, 2, { size: 22, weight: 'bold' }), {
      leading: 1.2,
      keeps_next: true,
    }),
    gap(3, true),
    ...lineRows(type.wrap(hint, width, { size: 11 }), { ink: 'muted', keeps_next: true }),
    gap(12, true),
  ]
}

/** A line to cut along. */
export const cut = (x1: number, y1: number, x2: number, y2: number): Mark =>
  drawn(strokePath(linePath(x1, y1, x2, y2), 'edge', 0.8, '5 4'))

/** Lines in the middle of the width, `most` of them. */
export function centered(
  words: string,
  size: number,
  most: number,
  { type, width }: Pick<Sheet, 'type' | 'width'>,
  weight: Weight = 'regular',
): Row[] {
  const lines = type.firstLines(cleanTitle(words), width, most, { size, weight })
  return lines.flatMap((line) => lineRows([line], { indent: (width - line.width) / 2 }))
}

/** A number in a circle whose middle is at x, y; it covers what lies below with the white of paper. */
export function numberBadge(
  number: number,
  x: number,
  y: number,
  radius: number,
  type: Typesetter,
): Mark[] {
  const size = radius * (number > 9 ? 1 : 1.15)
  const line = type.line(String(number), { size, weight: 'bold' })
  const circle = circlePath(x, y, radius)
  return [
    drawn(`q ${inkOperators('ink')} 1 g 1.2 w ${circle} B Q`),
    textAt(line, x - line.width / 2, y - size * 0.35),
  ]
}

/** An empty circle to tick, with the number in it. */
export function tickBadge(number: number, x: number, y: number, radius: number, type: Typesetter) {
  const line = type.line(String(number), { size: 10 })
  return [
    drawn(strokePath(circlePath(x, y, radius), 'edge', 1)),
    textAt(line, x - line.width / 2, y - 3.5, 'muted'),
  ]
}

/** The code on a card, as rectangles: sharp at any size, and no picture to embed. */

export type QrCode = { modules: boolean[][]; side: number }

/** Half a millimetre a module can be read by any phone; a longer address may take more space. */
const moduleSize = 1.5
const codeSide = { least: 60, most: 112 }

/** Leads to the hunt's page, which marks this item. `side` is how large it is printed, in points, without its quiet zone. */
export function foundCode({ url }: Pick<PrintableHunt, 'url'>, { id }: { id: string }): QrCode {
  const address = `${url}?found=${encodeURIComponent(id.replace(/\p{Surrogate}/gu, '\uFFFD'))}`
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const side = Math.min(codeSide.most, Math.max(codeSide.least, size * moduleSize))
  return { modules: data, side }
}

/** The code with its upper left corner at x, top: one rectangle for each dark run of a row. */
export function qrOperators({ modules, side }: QrCode, x: number, top: number): string {
  const step = side / modules.length
  const runs = modules.flatMap((row, line) =>
    darkRuns(row).map(([from, length]) =>
      [x + from * step, top - (line + 1) * step, length * step, step].map(numeral).join(' '),
    ),
  )
  return `q 0 g ${runs.map((run) => `${run} re`).join(' ')} f Q`
}

function darkRuns(row: boolean[]): [from: number, length: number][] {
  const runs: [number, number][] = []
  for (const [at, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last[0] + last[1] === at) last[1] += 1
    else runs.push([at, 1])
  }
  return runs
}
