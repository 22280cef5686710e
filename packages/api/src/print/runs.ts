/**
 * Cuts a word into pieces that one face can set: letters of Nunito, letters of Noto Sans (an Indic
 * run alone, or its letters are not joined), outlines, and a visible mark for what nothing can set.
 */
import type { Face, FaceName, Faces } from './fonts.ts'
import { type Drawing, drawEmoji, drawSymbol } from './glyphs.ts'

export type Weight = 'regular' | 'bold'

/** `text` is set in `face`; `actual` is what a reader copies if that differs from the text. */
export type LetterPiece = {
  kind: 'letters'
  face: FaceName
  text: string
  actual: string | null
  width: number
}
export type DrawnPiece = { kind: 'drawn'; drawings: Drawing[]; actual: string; width: number }
export type Piece = LetterPiece | DrawnPiece

/** The sign for a character no face has. Noto Sans draws it as a dark diamond with a question. */
export const missingMark = '\uFFFD'

/** One mark replaces up to this many characters in a row, so that a Chinese word is not a long row of marks. */
const missingPerMark = 12

const textFaces: Record<Weight, [FaceName, FaceName]> = {
  regular: ['text', 'wide'],
  bold: ['text_bold', 'wide_bold'],
}

const devanagari = /\p{Script=Devanagari}/u
const asksForEmoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\u20E3|\p{RI}/u
const invisible = /\u200C|\u200D|\uFE0F/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The time of `Intl.Segmenter` grows with the square of the text: 22 s for 100,000 letters on Node 20. */
const windowLength = 256

/** The characters of a text as a reader counts them. */
export function splitGraphemes(text: string): string[] {
  if (text.length < 2) return text === '' ? [] : [text]
  const found: string[] = []
  let start = 0
  while (start < text.length) {
    const window = text.slice(start, start + windowLength)
    const parts = Array.from(graphemes.segment(window), ({ segment }) => segment)
    // The last one may continue after the window: it is read again from its start.
    if (start + windowLength < text.length && parts.length > 1) parts.pop()
    for (const part of parts) {
      found.push(part)
      start += part.length
    }
  }
  return found
}

/** A splitter remembers how each character is set: finding out costs more than setting it. */
export function createRunSplitter(faces: Faces) {
  const known = { regular: new Map<string, Cut>(), bold: new Map<string, Cut>() }

  const cut = (grapheme: string, weight: Weight): Cut => {
    const [textName, wideName] = textFaces[weight]
    const found = known[weight].get(grapheme) ?? cutOf(grapheme, faces(textName), wideName, faces)
    known[weight].set(grapheme, found)
    return { ...found }
  }

  return {
    /** The width of one character alone, for size 1. */
    widthOf: (grapheme: string, weight: Weight): number =>
      pieceOf(cut(grapheme, weight), faces).width,
    /** Cuts a cleaned word without spaces into pieces, in the order of the text. */
    split: (word: string, weight: Weight): Piece[] => {
      const textFace = faces(textFaces[weight][0])
      if (coversAll(textFace, word)) return [lettersOf(textFace, word, null)]
      const cuts: Cut[] = []
      for (const grapheme of splitGraphemes(word)) {
        const next = cut(grapheme, weight)
        const last = cuts.at(-1)
        if (last && joins(last, next)) join(last, next)
        else cuts.push(next)
      }
      return cuts.map((each) => pieceOf(each, faces))
    },
  }
}

/** Whether a part of this word could not be set. */
export function hasMissing(pieces: Piece[]): boolean {
  return pieces.some((piece) => piece.kind === 'letters' && piece.text === missingMark)
}

type Cut = {
  kind: 'plain' | 'indic' | 'replaced' | 'missing' | 'drawn'
  face: FaceName
  text: string
  actual: string
  count: number
  drawings: Drawing[]
}

function cutOf(grapheme: string, textFace: Face, wideName: FaceName, faces: Faces): Cut {
  const cut: Cut = {
    kind: 'plain',
    face: textFace.name,
    text: grapheme,
    actual: grapheme,
    count: 1,
    drawings: [],
  }
  const draw = (drawings: Drawing[] | null): Cut | null =>
    drawings && { ...cut, kind: 'drawn', drawings }

  if (asksForEmoji.test(grapheme)) {
    const drawn = draw(drawEmoji(faces('emoji'), grapheme))
    if (drawn) return drawn
  }
  const wide = faces(wideName)
  if (devanagari.test(grapheme) && coversAll(wide, grapheme))
    return { ...cut, kind: 'indic', face: wideName }

  const letters = grapheme.replace(invisible, '')
  const found = faceFor(letters, [textFace, wide])
  if (found) return { ...cut, face: found.name, text: letters }

  const drawn = draw(drawSymbol(faces('emoji'), letters) ?? drawEmoji(faces('emoji'), letters))
  if (drawn) return drawn
  for (const plainer of plainerForms(letters)) {
    const face = faceFor(plainer, [textFace, wide])
    if (face) return { ...cut, kind: 'replaced', face: face.name, text: plainer }
  }
  return { ...cut, kind: 'missing', face: wideName, text: missingMark }
}

/** Fancy letters become plain ones (𝓗 is H, Ⅳ is IV); a letter without its rare mark is still readable. */
function plainerForms(letters: string): string[] {
  const plain = letters.normalize('NFKC')
  return [plain, plain.normalize('NFD').replace(/\p{M}/gu, '')].filter(
    (form) => form !== letters && form.trim() !== '',
  )
}

function joins(last: Cut, next: Cut): boolean {
  if (last.kind !== next.kind || last.face !== next.face) return false
  if (last.kind === 'missing') return last.count < missingPerMark
  return last.kind === 'plain' || last.kind === 'indic'
}

function join(last: Cut, next: Cut): void {
  if (last.kind !== 'missing') last.text += next.text
  last.actual += next.actual
  last.count += 1
}

function pieceOf(cut: Cut, faces: Faces): Piece {
  if (cut.kind === 'drawn') {
    const width = cut.drawings.reduce((sum, drawing) => sum + drawing.width, 0)
    return { kind: 'drawn', drawings: cut.drawings, actual: cut.actual, width }
  }
  const actual = cut.kind === 'plain' && cut.text === cut.actual ? null : cut.actual
  return lettersOf(faces(cut.face), cut.text, actual)
}

function lettersOf(face: Face, text: string, actual: string | null): LetterPiece {
  return { kind: 'letters', face: face.name, text, actual, width: face.shape(text).width }
}

function faceFor(text: string, candidates: Face[]): Face | undefined {
  return text === '' ? undefined : candidates.find((face) => coversAll(face, text))
}

function coversAll(face: Face, text: string): boolean {
  for (const character of text) if (!face.covers(character.codePointAt(0) ?? 0)) return false
  return true
}
