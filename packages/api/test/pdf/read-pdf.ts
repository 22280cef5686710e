import fontkit from '@pdf-lib/fontkit'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
} from 'pdf-lib'

/** A PDF as its reader sees it. */
export type ReadPdf = {
  doc: PDFDocument
  pages: number
  /** The text of search and copy, one line of the sheet a line, with all spaces. */
  text: string
  /** The same with every run of white space as one space, for wrapped texts. */
  words: string
  /** Each page: its text, and the operators that draw it. */
  sheets: { words: string; content: string }[]
  fonts: string[]
  /** Letters whose glyph has no outline: they would be missing on paper. */
  unseen: string[]
}

/**
 * Reads a PDF back, independently of the code that wrote it: parses content streams, decodes text by each font's ToUnicode
 * map or by /ActualText, and looks up each shown glyph in the embedded font file.
 */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  const read: Reading = { text: '', unseen: new Set(), fonts: new Map() }
  const sheets = doc.getPages().map((page) => {
    const start = read.text.length
    readPage(page, read)
    return { words: inOneLine(read.text.slice(start)), content: contentOf(page) }
  })
  return {
    doc,
    pages: doc.getPageCount(),
    text: read.text.trim(),
    words: inOneLine(read.text),
    sheets,
    fonts: [...read.fonts.keys()],
    unseen: [...read.unseen],
  }
}

const inOneLine = (text: string) => text.replace(/\s+/gu, ' ').trim()

type ReadFont = { unicode: Map<string, string>; hasOutline: (code: string) => boolean }
type Reading = { text: string; unseen: Set<string>; fonts: Map<string, ReadFont> }

const token = /\/([^\s<>[\]/()]+)|<([0-9A-Fa-f]*)>|<<|>>|\[|\]|[^\s<>[\]/()]+/gu

function readPage(page: PDFPage, read: Reading): void {
  const pen: Pen = { name: '', hex: '', is_replaced: false, is_invisible: false }
  addFonts(page, read.fonts)
  for (const [word, name, hex] of contentOf(page).matchAll(token)) {
    if (name !== undefined) pen.name = name
    else if (hex !== undefined) pen.hex += hex
    else if (/^[-.\d]/u.test(word)) expectNumeral(word)
    else operators[word]?.(pen, read)
  }
}

function expectNumeral(word: string): void {
  if (!/^-?\d+(?:\.\d+)?$/u.test(word)) throw new Error(`${word} is no number to a PDF reader`)
  if (Math.abs(Number(word)) > 5000) throw new Error(`${word} is far outside of the page`)
}

type Pen = {
  name: string
  hex: string
  font?: ReadFont
  is_replaced: boolean
  is_invisible: boolean
}

const operators: Record<string, (pen: Pen, read: Reading) => void> = {
  Tf: (pen, read) => {
    pen.font = read.fonts.get(pen.name)
  },
  // Text that is only for copying is between `3 Tr` and `0 Tr`.
  Tr: (pen) => {
    pen.is_invisible = !pen.is_invisible
  },
  // A line of the sheet begins with its color.
  RG: (_, read) => {
    read.text += '\n'
  },
  BDC: (pen, read) => {
    read.text += utf16(pen.hex).replace('\uFEFF', '')
    pen.is_replaced = true
    pen.hex = ''
  },
  EMC: (pen) => {
    pen.is_replaced = false
  },
  Tj: show,
  TJ: show,
}

function show(pen: Pen, read: Reading): void {
  for (const code of pen.hex.match(/.{4}/gu) ?? []) {
    const text = pen.font?.unicode.get(code)
    if (text === undefined) throw new Error(`Glyph ${code} stands for no text`)
    if (!pen.is_invisible && text.trim() !== '' && !pen.font?.hasOutline(code))
      read.unseen.add(text)
    if (!pen.is_replaced) read.text += text
  }
  pen.hex = ''
}

function addFonts(page: PDFPage, known: Map<string, ReadFont>): void {
  const dict = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
  for (const [key, reference] of dict?.entries() ?? []) {
    const name = key.decodeText()
    if (known.has(name)) continue
    const font = page.doc.context.lookup(reference, PDFDict)
    const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict)
    const descriptor = descendant.lookup(PDFName.of('FontDescriptor'), PDFDict)
    const outlines = fontkit.create(bytesOf(descriptor.lookup(PDFName.of('FontFile2'))))
    known.set(name, {
      unicode: unicodeOf(bytesOf(font.lookup(PDFName.of('ToUnicode')))),
      hasOutline: (code) => {
        const { path } = outlines.getGlyph(Number.parseInt(code, 16))
        return (path as typeof path & { commands: unknown[] }).commands.length > 0
      },
    })
  }
}

function unicodeOf(bytes: Uint8Array): Map<string, string> {
  const [, pairs = ''] =
    /beginbfchar\n([\s\S]*)\nendbfchar/u.exec(Buffer.from(bytes).toString('latin1')) ?? []
  return new Map(
    [...pairs.matchAll(/<([^>]+)> <([^>]*)>/gu)].map(([, code = '', text = '']) => [
      code.toUpperCase(),
      utf16(text),
    ]),
  )
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
  return streams
    .map((stream) => bytesOf(page.doc.context.lookup(stream)))
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n')
}

function bytesOf(stream: PDFObject | undefined): Uint8Array {
  if (!(stream instanceof PDFRawStream)) throw new Error('A stream is missing')
  return new Uint8Array(decodePDFRawStream(stream).decode())
}

function utf16(hex: string): string {
  const codes = hex.match(/.{4}/gu) ?? []
  return codes.map((code) => String.fromCharCode(Number.parseInt(code, 16))).join('')
}
