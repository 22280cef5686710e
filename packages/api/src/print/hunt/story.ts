import { type Telling, tellingOf } from '@fgm/shared/hunts/stories/stories'
import { hasStoryStops } from '@fgm/shared/hunts/stories/story-ids'
import { youngestOf } from '@fgm/shared/hunts/words'
import { cleanTitle } from '../clean-text.ts'
import type { Sheet } from '../document.ts'
import { boxPath, numeral, strokePath } from '../drawings.ts'
import { drawRows, gap, heightOf, lineRows, type Row, row } from '../flow.ts'
import { drawn, type Mark, textAt } from '../sheet.ts'
import type { Line } from '../text.ts'
import { type PrintableHunt, type PrintableItem, sectionHead } from './section.ts'

/**
 * A story on paper. The gain of a find is on the next card, which waits at the place of the find; the last gain and the
 * end of the story are on the card of the treasure.
 */

/** The printed story of a hunt; the same hunt gets the same one. */
export function paperTelling(hunt: PrintableHunt): Telling | undefined {
  const { story, items, house, age_range, url } = hunt
  if (!story || !hasStoryStops(items.length)) return undefined
  return tellingOf({
    story_id: story.id,
    age: youngestOf(age_range),
    treasure_place: story.treasure_place,
    items,
    document: house,
    is_calm: true,
    seed: url,
  })
}

const letterSizes = { title: 15, spoken: 12, gain: 11, small: 8.5 }
const tileSize = 30
/** The largest share of the width for a sign: the rest is for its words. */
const signShare = 0.45

/** What the previous find brought: its tile, and the words for it. Nothing on the first card. */
export function gainRows(telling: Telling | undefined, at: number, width: number, { type }: Sheet) {
  const gain = telling?.gains[at - 1]
  if (!gain) return []
  const title = cleanTitle(gain.sign)
  const style = { size: title.length > 2 ? 11 : 17, weight: 'bold' } as const
  const [sign] = type.firstLines(title, width * signShare - 12, 1, style)
  const tile = sign ? Math.max(tileSize, sign.width + 12) : 0
  const indent = tile ? tile + 9 : 0
  const size = letterSizes.gain
  const words = lineRows(type.firstLines(cleanTitle(gain.words), width - indent, 4, { size }))
  const height = Math.max(tile ? tileSize : 0, heightOf(words)) + 8
  return [
    row(height, (x, top) => {
      const marks = drawRows(words, x + indent, top - (height - 8 - heightOf(words)) / 2)
      const mirror = `q -1 0 0 1 ${numeral(2 * (x + indent) + (width - indent))} 0 cm`
      return [
        ...(tile ? tileMarks(sign, x, top, tile) : []),
        ...(gain.is_mirrored ? [drawn(mirror), ...marks, drawn('Q')] : marks),
      ]
    }),
  ]
}

/** A word or letter on its tile; an empty one is to be written on. */
function tileMarks(sign: Line | undefined, x: number, top: number, width: number): Mark[] {
  const path = boxPath(x, top, width, tileSize, [8, 9, 8, 7])
  const box = drawn(strokePath(path, 'coral', 1.2, sign ? '' : '3 4'))
  if (!sign) return [box]
  return [box, textAt(sign, x + (width - sign.width) / 2, top - tileSize / 2 - sign.size * 0.35)]
}

/** Words for the adult, upside down: the child holds the card the other way. */
export function upsideDown(words: string, x: number, bottom: number, width: number, sheet: Sheet) {
  const [line] = sheet.type.firstLines(cleanTitle(words), width, 1, { size: letterSizes.small })
  if (!line) return []
  const y = bottom + letterSizes.small * 0.4
  const turned = `q -1 0 0 -1 ${numeral(2 * x + width)} ${numeral(2 * y + letterSizes.small * 0.7)} cm`
  return [drawn(turned), textAt(line, x + (width - line.width) / 2, y, 'muted'), drawn('Q')]
}

/** Where a card waits: the first in a hand, every other one at the previous find. */
export function whereToLay(items: readonly PrintableItem[], at: number): string {
  const before = items[at - 1]
  if (!before) return 'Grown-up: start with this card'
  return `Grown-up: lay this card at ${before.location || `thing ${at}`}`
}

/** One page: how the story begins, the card of the treasure, and what the adult prepares. */
export function storyRows(hunt: PrintableHunt, telling: Telling, sheet: Sheet): Row[] {
  const { story, beginning, finale, gains, solution, to_prepare, to_end } = telling
  const { type, width } = sheet
  const spoken = (words: string) =>
    lineRows(type.wrap(cleanTitle(words), width - 28, { size: letterSizes.spoken }))
  const bold = (words: string) =>
    lineRows(type.wrap(words, width - 28, { size: letterSizes.title, weight: 'bold' }))
  const place = telling.treasure_place
  const forAdult = [
    ...to_prepare,
    place ? `The treasure: ${place}.` : 'You know where the treasure is: go there together.',
    ...(solution ? [`What they will have found out: ${solution}.`] : []),
    ...to_end,
  ]
  const end = [
    ...bold('The end'),
    gap(4),
    ...gainRows(telling, gains.length, width - 28, sheet),
    tilesToFill(gains.length),
    ...spoken(`“${finale}”`),
    gap(8),
    row(12, (x, top) =>
      upsideDown(whereToLay(hunt.items, hunt.items.length), x, top - 12, width - 28, sheet),
    ),
  ]
  return [
    ...sectionHead(story.title, 'Read the first card aloud before the first clue.', sheet),
    card([...bold('How it begins'), gap(4), ...spoken(beginning)], sheet),
    gap(12),
    card(end, sheet),
    gap(14),
    ...bold('For the grown-up'),
    gap(3),
    ...forAdult.flatMap((words) => [
      ...lineRows(type.wrap(cleanTitle(words), width, { size: 10 })),
      gap(3),
    ]),
  ]
}

/** Empty tiles, one for each find: letters and marks are written or drawn into them. */
function tilesToFill(count: number): Row {
  const step = tileSize + 8
  const tiles = Array.from({ length: count }, (_, at) => at * step)
  return row(tileSize + 12, (x, top) =>
    tiles.flatMap((across) => tileMarks(undefined, x + across, top - 4, tileSize)),
  )
}

/** Rows within the dashes that are cut along. */
function card(rows: Row[], { width }: Sheet): Row {
  const height = heightOf(rows) + 28
  return row(height, (x, top) => [
    drawn(strokePath(boxPath(x, top, width, height, [2, 2, 2, 2]), 'edge', 0.8, '5 4')),
    ...drawRows(rows, x + 14, top - 14),
  ])
}
