/**
 * Puts recorded marks on the pages of a PDF. Layout records first and paints afterwards: only then is
 * it known which fonts and which emoji the document needs.
 */
import { type PDFDocument, type PDFFont, PDFName, type PDFRef } from 'pdf-lib'
import { type Ink, inkOperators, numeral } from './drawings.ts'
import { embedFaces, type FaceName, type Faces } from './fonts.ts'
import type { Drawing } from './glyphs.ts'
import type { DrawnPiece, LetterPiece, Piece } from './runs.ts'
import type { Line } from './text.ts'

/** Something on a page: a line of text on its baseline, or drawn operators. */
export type Mark =
  | { kind: 'line'; line: Line; x: number; y: number; ink: Ink }
  | { kind: 'shape'; operators: string }

/** What is drawn with these operators. */
export const drawn = (operators: string): Mark => ({ kind: 'shape', operators })

/** A line of text on its baseline. */
export const textAt = (line: Line, x: number, y: number, ink: Ink = 'ink'): Mark => ({
  kind: 'line',
  line,
  x,
  y,
  ink,
})

export type PageSize = { width: number; height: number }

/** Adds one page for each list of marks. `space` is the width of a space for size 1. */
export async function paintPages(
  doc: PDFDocument,
  faces: Faces,
  pages: Mark[][],
  size: PageSize,
  space: number,
): Promise<void> {
  const fonts = await embedFaces(doc, faces, facesIn(pages))
  const brushes: Brushes = { doc, faces, fonts, space, encoded: new Map(), drawings: new Map() }
  const strength = (name: string) => {
    const share = Number(name.slice(1)) / 100
    return doc.context.register(doc.context.obj({ Type: 'ExtGState', ca: share, CA: share }))
  }
  for (const marks of pages) {
    const page = doc.addPage([size.width, size.height])
    const operators = marks.map((mark) =>
      mark.kind === 'shape' ? mark.operators : lineOperators(mark, brushes),
    )
    const content = doc.context.flateStream(operators.join('\n'))
    page.node.addContentStream(doc.context.register(content))
    for (const [name, font] of fonts) page.node.setFontDictionary(PDFName.of(name), font.ref)
    // States of opacity: 'O45' for 45 %.
    for (const name of namedIn(operators, /(?<=\/)O\d+(?= gs)/gu).sort())
      page.node.setExtGState(PDFName.of(name), strength(name))
    for (const key of namedIn(operators, /(?<=\/)\w+(?= Do)/gu)) {
      const drawing = brushes.drawings.get(key)
      if (drawing) page.node.setXObject(PDFName.of(key), drawing)
    }
  }
}

const namedIn = (operators: string[], pattern: RegExp): string[] => [
  ...new Set(operators.flatMap((text) => text.match(pattern) ?? [])),
]

type Brushes = {
  doc: PDFDocument
  faces: Faces
  fonts: Map<FaceName, PDFFont>
  space: number
  encoded: Map<string, string[]>
  drawings: Map<string, PDFRef>
}

/** Sorted, so that the same document always lists its fonts in the same order. */
function facesIn(pages: Mark[][]): FaceName[] {
  const names = new Set<FaceName>(['text'])
  for (const mark of pages.flat()) {
    if (mark.kind !== 'line') continue
    for (const piece of mark.line.words.flatMap((word) => word.pieces))
      if (piece.kind === 'letters') names.add(piece.face)
  }
  return [...names].sort()
}

type Segment = { piece: Piece; x: number; shown: string; is_spaced_after: boolean }

function lineOperators(mark: Extract<Mark, { kind: 'line' }>, brushes: Brushes): string {
  const { size } = mark.line
  const operators = segmentsOf(mark.line, mark.x, brushes).map(({ piece, ...segment }) =>
    piece.kind === 'letters'
      ? lettersOperators(piece, segment, size, mark.y, brushes)
      : drawnOperators(piece, segment, size, mark.y, brushes),
  )
  return `q ${inkOperators(mark.ink)}\n${operators.join('\n')}\nQ`
}

/** Neighbors in the same face become one string with its spaces, so that words stay words. */
function segmentsOf(line: Line, x: number, brushes: Brushes): Segment[] {
  const segments: Segment[] = []
  let pen = x
  for (const word of line.words) {
    const last = segments.at(-1)
    if (last && word.is_spaced) {
      last.is_spaced_after = true
      pen += brushes.space * line.size
    }
    for (const piece of word.pieces) {
      addPiece(segments, piece, pen, brushes)
      pen += piece.width * line.size
    }
  }
  return segments
}

function addPiece(segments: Segment[], piece: Piece, x: number, brushes: Brushes): void {
  const shown = piece.kind === 'letters' ? showString(piece, brushes) : ''
  const open = segments.at(-1)
  if (!open || !isMergeable(open.piece) || !isMergeable(piece) || open.piece.face !== piece.face) {
    segments.push({ piece, x, shown, is_spaced_after: false })
    return
  }
  open.shown += (open.is_spaced_after ? spaceString(open.piece, brushes) : '') + shown
  open.is_spaced_after = false
}

function isMergeable(piece: Piece): piece is LetterPiece {
  return piece.kind === 'letters' && piece.actual === null
}

type Placed = Omit<Segment, 'piece'>

function lettersOperators(
  piece: LetterPiece,
  { x, shown, is_spaced_after }: Placed,
  size: number,
  y: number,
  brushes: Brushes,
): string {
  const tail = is_spaced_after && piece.actual === null ? spaceString(piece, brushes) : ''
  const rise = (string: string) =>
    string.replace(
      /\{(-?[\d.]+)\}/gu,
      (_, perMille) => `] TJ ${numeral((Number(perMille) * size) / 1000)} Ts [`,
    )
  const text = `BT /${piece.face} ${numeral(size)} Tf ${numeral(x)} ${numeral(y)} Td [${rise(shown + tail)}] TJ ET`
  return piece.actual === null ? text : asActual(piece.actual, is_spaced_after, text)
}

/** An outline has no letters: an invisible space of its width carries the text for search and copy. */
function drawnOperators(
  piece: DrawnPiece,
  { x, is_spaced_after }: Placed,
  size: number,
  y: number,
  brushes: Brushes,
): string {
  const stretch = (piece.width / brushes.space) * 100
  const [space = ''] = encode('text', ' ', brushes)
  const operators = [
    `BT /text ${numeral(size)} Tf 3 Tr ${numeral(stretch)} Tz ${numeral(x)} ${numeral(y)} Td <${space}> Tj 0 Tr 100 Tz ET`,
  ]
  let pen = x
  for (const drawing of piece.drawings) {
    const scale = numeral6(size / drawing.units)
    registerDrawing(drawing, brushes)
    operators.push(`q ${scale} 0 0 ${scale} ${numeral(pen)} ${numeral(y)} cm /${drawing.key} Do Q`)
    pen += drawing.width * size
  }
  return asActual(piece.actual, is_spaced_after, operators.join('\n'))
}

/** What a reader copies or hears instead of the shapes (PDF 1.7, 14.9.4). */
function asActual(text: string, isSpacedAfter: boolean, operators: string): string {
  const letters = `\uFEFF${text}${isSpacedAfter ? ' ' : ''}`
  const hex = Buffer.from(letters, 'utf16le').swap16().toString('hex').toUpperCase()
  return `/Span <</ActualText <${hex}>>> BDC\n${operators}\nEMC`
}

/** The inside of a TJ array: glyphs, kerning between them, and `{n}` where the baseline moves. */
function showString(piece: LetterPiece, brushes: Brushes): string {
  const codes = encode(piece.face, piece.text, brushes)
  const { glyphs } = brushes.faces(piece.face).shape(piece.text)
  let shown = ''
  let hex = ''
  const shift = (perMille: number) => {
    if (Math.abs(perMille) < 0.5) return
    if (hex) shown += `<${hex}>`
    hex = ''
    shown += ` ${numeral(-perMille)} `
  }
  for (const [at, glyph] of glyphs.entries()) {
    shift(glyph.x_offset)
    if (glyph.y_offset !== 0) {
      if (hex) shown += `<${hex}>`
      shown += `{${numeral(glyph.y_offset)}}<${codes[at] ?? ''}>{0}`
      hex = ''
    } else hex += codes[at] ?? ''
    shift(glyph.advance - glyph.x_offset - glyph.width)
  }
  return hex ? `${shown}<${hex}>` : shown
}

/** Spaces are as wide in every face as in Nunito: the lines were measured that way. */
function spaceString(piece: LetterPiece, brushes: Brushes): string {
  const [code = ''] = encode(piece.face, ' ', brushes)
  const extra = (brushes.faces(piece.face).shape(' ').width - brushes.space) * 1000
  return Math.abs(extra) < 0.5 ? `<${code}>` : `<${code}>${numeral(extra)}`
}

function encode(face: FaceName, text: string, brushes: Brushes): string[] {
  const key = `${face} ${text}`
  const encoded = () => brushes.fonts.get(face)?.encodeText(text).asString().match(/.{4}/gu)
  const codes = brushes.encoded.get(key) ?? encoded() ?? []
  brushes.encoded.set(key, codes)
  return codes
}

function registerDrawing(drawing: Drawing, { doc, drawings }: Brushes): void {
  if (drawings.has(drawing.key)) return
  const form = doc.context.flateStream(drawing.operators, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: drawing.box,
  })
  drawings.set(drawing.key, doc.context.register(form))
}

const numeral6 = (value: number) => String(Number(value.toFixed(7)))
