import { type PictureClue, pictureClue } from '@fgm/shared/hunts/places'
import { cluePresentation } from '@fgm/shared/hunts/words'
import { cleanTitle } from '../clean-text.ts'
import type { Sheet } from '../document.ts'
import { circlePath, strokePath } from '../drawings.ts'
import { drawRows, heightOf, lineRows, type Row, row } from '../flow.ts'
import { drawn, type Mark, textAt } from '../sheet.ts'
import type { Line } from '../text.ts'
import { clueDrawing, isDrawable } from './drawings.ts'
import {
  cut,
  foundCode,
  type PrintableHunt,
  type PrintableItem,
  type QrCode,
  qrOperators,
  sectionHead,
} from './section.ts'
import { gainRows, paperTelling, upsideDown, whereToLay } from './story.ts'

/** Cards to cut out: a number, a clue, a code to scan; for the youngest a picture of the place. */

const pad = 14
const clueLeading = 1.28
/** Sizes of a clue, the largest that fits all cards on one page; below the last they flow. */
const clueSizes = [18, 17, 16, 15, 14, 13, 12, 11.5, 11]
const flowingSize = 13
/** A clue this small can only be read from near. */
const smallestSize = 10.5
/** A card takes a third of the page if its clue is still easy to read, else a half. */
const clueRooms = [
  { share: 1 / 3, smallest: 11.5 },
  { share: 1 / 2, smallest: smallestSize },
]
/** Heights of a card in points: the smallest, and the largest with extra space. */
const cardHeight = { least: 132, most: 236 }
const onePageCards = 8
/** White between the upper part of a card and its clue. */
const belowStrip = 10
/** The size of a place's picture; extra space goes into it. */
const pictureRoom = { least: 58, most: 104, gap: 8 }

type Card = {
  number: number
  item: PrintableItem
  code: QrCode
  /** What the previous find brought, if a story is told. */
  gain: Row[]
  /** For the adult, where the card waits; empty without a story. */
  lay: string
}

/** The words for the adult at the bottom of a card. */
const footHeight = 14

/** The cards page by page, two beside each other. */
export function cardPages(hunt: PrintableHunt, sheet: Sheet): Row[][] {
  const head = sectionHead(
    hunt.hunt_name,
    'Cut along the dashes. Whoever finds a thing scans its code with a phone.',
    sheet,
  )
  const telling = paperTelling(hunt)
  const cards = hunt.items.map((item, at) => ({
    number: at + 1,
    item,
    code: foundCode(hunt, item),
    gain: gainRows(telling, at, sheet.width / 2 - 2 * pad, sheet),
    lay: telling ? whereToLay(hunt.items, at) : '',
  }))
  // The page with the title decides how many cards every page holds.
  const room = sheet.height - heightOf(head)
  const belowHead = { ...sheet, height: room }
  const layOut = (size: number) => fill(setCards(cards, hunt, belowHead, size), room)
  const pages = onOnePage(cards, layOut) ?? layOut(flowingSize)
  return pages.map((pairs, at) => [...(at === 0 ? head : []), ...pairRows(pairs, sheet)])
}

function onOnePage(cards: Card[], layOut: (size: number) => Pair[][]): Pair[][] | undefined {
  if (cards.length > onePageCards) return undefined
  for (const size of clueSizes) {
    const pages = layOut(size)
    if (pages.length === 1) return pages
  }
  return undefined
}

/** A card after layout: the height it needs, and a function that draws it into the height it gets. */
type SetCard = { height: number; draw: (x: number, top: number, height: number) => Mark[] }
type Pair = { cards: SetCard[]; height: number }

function setCards(cards: Card[], hunt: PrintableHunt, sheet: Sheet, size: number): Pair[] {
  const set = cards.map((card) => setCard(card, hunt, sheet, size))
  const pairs: Pair[] = []
  for (let at = 0; at < set.length; at += 2) {
    const pair = set.slice(at, at + 2)
    pairs.push({
      cards: pair,
      height: Math.max(cardHeight.least, ...pair.map(({ height }) => height)),
    })
  }
  return pairs
}

/** Pairs page by page. Extra space makes all cards larger, by as much as each page allows. */
function fill(pairs: Pair[], room: number): Pair[][] {
  const pages: Pair[][] = []
  let left = 0
  for (const pair of pairs) {
    if (pages.length === 0 || pair.height > left) {
      pages.push([])
      left = room
    }
    pages.at(-1)?.push(pair)
    left -= pair.height
  }
  const spareOf = (page: Pair[]) =>
    (room - page.reduce((sum, { height }) => sum + height, 0)) / page.length
  const more = Math.max(0, Math.min(...pages.map(spareOf)))
  return pages.map((page) => page.map((pair) => grown(pair, more)))
}

const grown = ({ cards, height }: Pair, more: number): Pair => ({
  cards,
  height: Math.max(height, Math.min(cardHeight.most, height + more)),
})

function setCard(card: Card, hunt: PrintableHunt, sheet: Sheet, size: number): SetCard {
  const width = sheet.width / 2 - 2 * pad
  const picture = pictureOf(card.item, hunt)
  const gainHeight = heightOf(card.gain)
  const foot = card.lay ? footHeight : 0
  const around = 2 * pad + card.code.side + belowStrip + gainHeight + foot
  const below = picture ? pictureRoom.gap + pictureRoom.least : 0
  const clue = cleanTitle(card.item.description)
  const rows = lineRows(clueLines(clue, size, sheet, around + below), { leading: clueLeading })
  const textHeight = heightOf(rows)
  return {
    height: around + textHeight + below,
    draw: (x, top, height) => {
      const gainTop = top - pad - card.code.side - belowStrip
      const clueTop = gainTop - gainHeight
      const spare = height - around - textHeight - pictureRoom.gap
      const pictureSize = Math.min(pictureRoom.most, spare)
      const pictureTop = clueTop - textHeight - pictureRoom.gap - (spare - pictureSize) / 2
      const drawing = picture && clueDrawing(picture, x + pad, pictureTop, width, pictureSize)
      return [
        ...stripMarks(card, hunt, sheet, x + pad, top - pad),
        ...drawRows(card.gain, x + pad, gainTop),
        ...drawRows(rows, x + pad, clueTop),
        ...(card.lay ? upsideDown(card.lay, x + pad, top - height + 6, width, sheet) : []),
        ...(drawing ? [drawn(drawing)] : []),
      ]
    },
  }
}

/** What to draw for children who cannot read yet, if anything of it can be drawn. */
function pictureOf(item: PrintableItem, hunt: PrintableHunt): PictureClue | null {
  if (!cluePresentation(hunt.difficulty_level, hunt.age_range).has_picture) return null
  const picture = pictureClue(item, hunt.house)
  return isDrawable(picture) ? picture : null
}

/** The clue in the wanted size, smaller if it would take a third of a page, and cut at last. */
function clueLines(clue: string, size: number, sheet: Sheet, around: number): Line[] {
  const { type, height } = sheet
  const width = sheet.width / 2 - 2 * pad
  for (const { share, smallest } of clueRooms)
    for (let smaller = size; smaller >= smallest; smaller -= 1) {
      const lines = type.wrap(clue, width, { size: smaller })
      if (lines.length * smaller * clueLeading <= height * share - around) return lines
    }
  const count = Math.floor((height / 2 - around) / (smallestSize * clueLeading))
  return type.firstLines(clue, width, count, { size: smallestSize })
}

/** The upper part of a card: its number, the hunt it belongs to, and the code. */
function stripMarks(
  { number, code }: Card,
  hunt: PrintableHunt,
  { type, width }: Sheet,
  x: number,
  top: number,
): Mark[] {
  const radius = 17
  const codeX = x + width / 2 - 2 * pad - code.side
  const figure = type.line(String(number), { size: 20, weight: 'bold' })
  const nameX = x + 2 * radius + 8
  const lines = type.firstLines(cleanTitle(hunt.hunt_name), codeX - 8 - nameX, 3, { size: 9 })
  const name = lineRows(lines, { ink: 'muted', leading: clueLeading })
  return [
    drawn(strokePath(circlePath(x + radius, top - radius, radius), 'ink', 1.6)),
    textAt(figure, x + radius - figure.width / 2, top - radius - 7),
    ...drawRows(name, nameX, top - radius + heightOf(name) / 2),
    drawn(qrOperators(code, codeX, top)),
  ]
}

/** Pairs as rows of the page, each with the dashed lines to cut along. */
function pairRows(pairs: Pair[], { width }: Sheet): Row[] {
  const half = width / 2
  return pairs.map(({ cards, height }) =>
    row(height, (x, top) => {
      const right = x + half * cards.length
      const uprights = [...cards.keys(), cards.length].map((at) => x + at * half)
      return [
        cut(x, top, right, top),
        cut(x, top - height, right, top - height),
        ...uprights.map((upright) => cut(upright, top, upright, top - height)),
        ...cards.flatMap(({ draw }, at) => draw(x + at * half, top, height)),
      ]
    }),
  )
}
