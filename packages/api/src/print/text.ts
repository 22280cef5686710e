/** Measures and wraps text in any script, with the faces of one document. */
import { cleanText, cleanTitle } from './clean-text.ts'
import type { Faces } from './fonts.ts'
import { createRunSplitter, hasMissing, type Piece, splitGraphemes, type Weight } from './runs.ts'

/** A word, or a part of one too long for its line; `is_spaced` if a space comes before it. */
type Word = { pieces: Piece[]; width: number; is_spaced: boolean }

/** One line ready to be set: widths of words are for size 1, `width` is the whole line at its size. */
export type Line = { words: Word[]; size: number; width: number }

export type LineStyle = {
  size: number
  weight?: Weight
  /** Makes all lines about equally long, for titles. */
  is_balanced?: boolean
}

type Span = { text: string; weight: Weight }

export type Typesetter = ReturnType<typeof createTypesetter>

/** A word of more characters than this is set in parts; no line is that long. */
const longestWord = 40

/** The faces remember each word, so that trying several sizes costs little. */
export function createTypesetter(faces: Faces) {
  const runs = createRunSplitter(faces)
  const space = faces('text').shape(' ').width
  let isMissing = false

  const wordOf = (text: string, isSpaced: boolean, weight: Weight): Word => {
    const pieces = runs.split(text, weight)
    isMissing ||= hasMissing(pieces)
    const width = pieces.reduce((sum, piece) => sum + piece.width, 0)
    return { pieces, width, is_spaced: isSpaced }
  }

  /** Cuts a word between the characters that a reader counts, each part as long as the width (for size 1) allows. */
  const breakWord = (text: string, width: number, weight: Weight): Word[] => {
    const parts: Word[] = []
    let part: string[] = []
    let partWidth = 0
    const endPart = () => {
      parts.push(wordOf(part.join(''), parts.length === 0, weight))
      part = []
      partWidth = 0
    }
    for (const grapheme of splitGraphemes(text)) {
      const graphemeWidth = runs.widthOf(grapheme, weight)
      const isFull = partWidth + graphemeWidth > width || part.length >= longestWord
      if (part.length > 0 && isFull) endPart()
      part.push(grapheme)
      partWidth += graphemeWidth
    }
    if (part.length > 0) endPart()
    return parts
  }

  /** Parts of a paragraph that each fit on a line of `width` (for size 1). */
  const partsOf = (paragraph: string, width: number, weight: Weight): Word[] => {
    const words = paragraph.split(/ +/u).filter((text) => text !== '')
    return words.flatMap((text) => {
      const whole = text.length <= longestWord * 4 ? wordOf(text, true, weight) : null
      return whole && whole.width <= width ? whole : breakWord(text, width, weight)
    })
  }

  /** Breaks a paragraph whose parts have their own weight into lines no wider than `width` points. */
  const wrapSpans = (spans: Span[], width: number, style: LineStyle): Line[] => {
    const { size, is_balanced = false } = style
    const parts = spans.flatMap(({ text, weight }) => partsOf(text, width / size, weight))
    const fill = (room: number) =>
      fillLines(parts, space, room / size).map((line) => toLine(line, size, space))
    return evenOut(fill, width, is_balanced)
  }
  /** The same for a text of one weight. An empty text has no lines. */
  const wrap = (text: string, width: number, style: LineStyle): Line[] =>
    cleanText(text)
      .split('\n')
      .flatMap((paragraph) => wrapSpans([spanOf(paragraph, style)], width, style))
  /** One line, as wide as it is. */
  const line = (text: string, style: LineStyle): Line =>
    wrapSpans([spanOf(cleanTitle(text), style)], Number.POSITIVE_INFINITY, style)[0] ??
    toLine([], style.size, space)

  /** The first `count` lines; the last one ends in an ellipsis if more would follow. */
  const firstLines = (text: string, width: number, count: number, style: LineStyle): Line[] => {
    const lines = wrap(text, width, style)
    const last = lines[count - 1]
    if (lines.length <= count || !last) return lines
    return [...lines.slice(0, count - 1), withEllipsis(last, line('…', style), width, space)]
  }

  /** `space` is the width of one for size 1; `hasMissing` is true once a character occurred that no face can set. */
  return { space, wrap, wrapSpans, line, firstLines, hasMissing: () => isMissing }
}

const spanOf = (text: string, { weight = 'regular' }: LineStyle): Span => ({ text, weight })

function fillLines(words: Word[], space: number, width: number): Word[][] {
  const lines: Word[][] = []
  let line: Word[] = []
  let used = 0
  for (const word of words) {
    const needed = word.width + (word.is_spaced && line.length > 0 ? space : 0)
    if (line.length > 0 && used + needed > width) {
      lines.push(line)
      line = []
      used = 0
    }
    used += line.length === 0 ? word.width : needed
    line.push(word)
  }
  if (line.length > 0) lines.push(line)
  return lines
}

/**
 * A short paragraph must not end in one lonely word: it is set narrower if that needs no more
 * lines. A balanced one is set as narrow as that allows.
 */
function evenOut(fill: (room: number) => Line[], width: number, isBalanced: boolean): Line[] {
  const lines = fill(width)
  if (lines.length < 2 || lines.length > 5) return lines
  let best = lines
  for (let room = width * 0.98; room > width * 0.6; room -= width * 0.02) {
    if (!isBalanced && (best.at(-1)?.width ?? 0) > width * 0.24) break
    const narrower = fill(room)
    if (narrower.length > lines.length || narrower.some((line) => line.width > room)) break
    best = narrower
  }
  return best
}

function withEllipsis(line: Line, ellipsis: Line, width: number, space: number): Line {
  const words = [...line.words]
  let used = line.width
  while (words.length > 1 && used + ellipsis.width > width) {
    const dropped = words.pop()
    used -= ((dropped?.width ?? 0) + (dropped?.is_spaced ? space : 0)) * line.size
  }
  const tail = ellipsis.words.map((word) => ({ ...word, is_spaced: false }))
  return { ...line, words: [...words, ...tail], width: used + ellipsis.width }
}

function toLine(words: Word[], size: number, space: number): Line {
  const spaces = words.filter((word, at) => at > 0 && word.is_spaced).length
  const width = words.reduce((sum, word) => sum + word.width, spaces * space) * size
  return { words, size, width }
}
