/**
 * The fonts of a printed sheet. Nunito sets the text, Noto Sans what Nunito lacks (Devanagari, Greek, rare marks), Noto Emoji
 * gives outlines. All three are files of npm packages; nothing is fetched while a page is drawn.
 */
// The fontkit build expects a global `regeneratorRuntime`; without it the
// Devanagari shaper throws "regeneratorRuntime is not defined".
import 'regenerator-runtime/runtime.js'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fontkit, { type Font } from '@pdf-lib/fontkit'
import type { PDFDocument, PDFFont } from 'pdf-lib'

export type FaceName = 'text' | 'text_bold' | 'wide' | 'wide_bold' | 'emoji'

/** One font in one document. */
export type Face = ReturnType<typeof openFace>

export type Faces = (name: FaceName) => Face

/**
 * The faces of one document. Bytes and coverage are shared by the whole process; the parsed font is
 * the document's own, because fontkit remembers on each glyph the first text that used it, and the
 * same sheet would have other bytes depending on what was printed before.
 */
export function openFaces(): Faces {
  const faces = new Map<FaceName, Face>()
  return (name) => {
    const face = faces.get(name) ?? openFace(name)
    faces.set(name, face)
    return face
  }
}

/**
 * Embeds the given faces, each as a subset of the glyphs that are encoded with it later.
 * A face that is not requested costs no byte.
 */
export async function embedFaces(doc: PDFDocument, faces: Faces, names: Iterable<FaceName>) {
  const embedded = new Map<FaceName, PDFFont>()
  for (const name of names) {
    const { font } = faces(name)
    doc.registerFontkit({ create: () => font } as typeof fontkit)
    embedded.set(name, await doc.embedFont(loadFontFile(name).bytes, { subset: true }))
  }
  return embedded
}

const filesOfFaces: Record<FaceName, string> = {
  text: '@expo-google-fonts/nunito/400Regular/Nunito_400Regular.ttf',
  text_bold: '@expo-google-fonts/nunito/700Bold/Nunito_700Bold.ttf',
  wide: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  wide_bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  emoji: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
}

const fontFiles = new Map<FaceName, { bytes: Uint8Array; code_points: ReadonlySet<number> }>()

function loadFontFile(name: FaceName) {
  const known = fontFiles.get(name)
  if (known) return known
  // Resolved from this module, so that it works from src and from packages/api/dist alike.
  const path = createRequire(import.meta.url).resolve(filesOfFaces[name])
  const bytes = new Uint8Array(readFileSync(path))
  const file = { bytes, code_points: new Set(fontkit.create(bytes).characterSet) }
  fontFiles.set(name, file)
  return file
}

function openFace(name: FaceName) {
  const { bytes, code_points } = loadFontFile(name)
  const font = fontkit.create(bytes)
  writeLongGlyphOffsets(font)
  const shaped = new Map<string, ReturnType<typeof shapeRun>>()
  return {
    name,
    font,
    covers: (codePoint: number) => code_points.has(codePoint),
    shape: (text: string) => {
      const run = shaped.get(text) ?? shapeRun(font, text)
      shaped.set(text, run)
      return run
    },
  }
}

/** A run as the font shapes it: its glyphs in drawing order, in thousandths of the font size, and its width for size 1. */
function shapeRun(font: Font, text: string) {
  const scale = 1000 / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  const placed = glyphs.map((glyph, at) => ({
    width: glyph.advanceWidth * scale,
    advance: (positions[at]?.xAdvance ?? glyph.advanceWidth) * scale,
    x_offset: (positions[at]?.xOffset ?? 0) * scale,
    y_offset: (positions[at]?.yOffset ?? 0) * scale,
  }))
  return { glyphs: placed, width: placed.reduce((sum, glyph) => sum + glyph.advance, 0) / 1000 }
}

type GlyphTable = {
  _addGlyph: (this: { loca: { version?: number } }, glyphId: number) => number
  has_long_offsets?: boolean
}

/**
 * Makes fontkit 1.1.1 write the offsets of a subset's glyphs as whole numbers of four bytes. Its
 * short form stores half of each offset but does not pad glyphs of odd length, so that letters
 * silently vanish (seen with Noto Sans and Noto Emoji). The class is not exported: its prototype is
 * reached through a subset, once for the process.
 */
function writeLongGlyphOffsets(font: Font): void {
  const table = Object.getPrototypeOf(font.createSubset()) as GlyphTable
  if (table.has_long_offsets) return
  const addGlyph = table._addGlyph
  table._addGlyph = function (glyphId) {
    this.loca.version = 1
    return addGlyph.call(this, glyphId)
  }
  table.has_long_offsets = true
}
