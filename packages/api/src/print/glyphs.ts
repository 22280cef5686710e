/**
 * Signs that are drawn as outlines instead of letters: emoji, and a few marks people type that
 * neither text face has. Each is in the document once and has the color of the text.
 */
import type { Glyph, Path } from '@pdf-lib/fontkit'
import type { Face } from './fonts.ts'

/** An outline in PDF operators on a square of `units`, with its width for size 1. */
export type Drawing = {
  key: string
  operators: string
  units: number
  box: [number, number, number, number]
  width: number
}

const emojiSize = 0.94

/**
 * The outlines of one emoji as a reader counts them. Families and professions are one picture
 * if the font has it, otherwise their people one after the other; null if nothing fits.
 */
export function drawEmoji(face: Face, emoji: string): Drawing[] | null {
  const whole = outlines(face, emoji)
  if (whole) return whole
  const parts = [...emoji.replace(/[\u200D\uFE0F\u20E3]|\p{Emoji_Modifier}/gu, '')]
  const drawn = parts.map((part) => outlines(face, part))
  const found = drawn.filter((part) => part !== null).flat()
  return found.length > 0 && drawn.every((part) => part !== null) ? found : null
}

/** The outline of a mark such as an arrow or a star; null if this is not one of them. */
export function drawSymbol(face: Face, mark: string): Drawing[] | null {
  const emoji = music[mark]
  if (emoji) return drawEmoji(face, emoji)
  const symbol = symbols[mark]
  if (!symbol) return null
  const [width, operators] = symbol
  const key = `S${mark.codePointAt(0)?.toString(16)}`
  return [{ key, operators, units: 1000, box: [0, -200, width, 900], width: width / 1000 }]
}

const music: Record<string, string> = { '♩': '🎵', '♪': '🎵', '♫': '🎶', '♬': '🎶' }

const pen = '72 w 1 J 1 j '
const boxPath = '110 40 m 690 40 l 690 620 l 110 620 l h '
const starPath =
  '400 700 m 487 471 l 731 458 l 541 304 l 604 68 l 400 201 l 196 68 l 259 304 l 69 458 l 313 471 l h '
const discPath =
  '670 330 m 670 479 549 600 400 600 c 251 600 130 479 130 330 c 130 181 251 60 400 60 c 549 60 670 181 670 330 c h '

/** Width and operators of each mark, on a square of 1000 on the baseline. */
const symbols: Record<string, [number, string]> = {
  '→': [920, `${pen}90 330 m 810 330 l S 570 560 m 820 330 l 570 100 l S`],
  '←': [920, `${pen}830 330 m 110 330 l S 350 560 m 100 330 l 350 100 l S`],
  '↔': [
    920,
    `${pen}110 330 m 810 330 l S 300 530 m 90 330 l 300 130 l S 620 530 m 830 330 l 620 130 l S`,
  ],
  '↑': [640, `${pen}320 0 m 320 680 l S 110 460 m 320 690 l 530 460 l S`],
  '↓': [640, `${pen}320 700 m 320 20 l S 110 240 m 320 10 l 530 240 l S`],
  '⇒': [920, `${pen}90 410 m 730 410 l S 90 250 m 730 250 l S 570 560 m 830 330 l 570 100 l S`],
  '✓': [800, `${pen}130 320 m 320 100 l 690 600 l S`],
  '✗': [760, `${pen}160 90 m 600 580 l S 600 90 m 160 580 l S`],
  '✘': [760, `${pen}160 90 m 600 580 l S 600 90 m 160 580 l S`],
  '★': [800, `${starPath}f`],
  '☆': [800, `56 w 1 j ${starPath}S`],
  '●': [800, `${discPath}f`],
  '○': [800, `56 w ${discPath}S`],
  '■': [800, `${boxPath}f`],
  '□': [800, `56 w 1 j ${boxPath}S`],
  '☐': [800, `56 w 1 j ${boxPath}S`],
  '▲': [800, '100 50 m 700 50 l 400 610 l h f'],
  '▼': [800, '100 610 m 700 610 l 400 50 l h f'],
  '▶': [800, '150 30 m 150 630 l 700 330 l h f'],
}

function outlines(face: Face, text: string): Drawing[] | null {
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0
    if (codePoint !== 0xfe0f && !face.covers(codePoint)) return null
  }
  const { glyphs, positions } = face.font.layout(text)
  const drawn: Drawing[] = []
  for (const [at, glyph] of glyphs.entries()) {
    const advance = positions[at]?.xAdvance ?? glyph.advanceWidth
    if (glyph.id === 0) return null
    if (advance > 0) drawn.push(drawGlyph(glyph, advance, face.font.unitsPerEm))
  }
  return drawn.length > 0 ? drawn : null
}

function drawGlyph(glyph: Glyph, advance: number, unitsPerEm: number): Drawing {
  const units = unitsPerEm / emojiSize
  const { minX, minY, maxX, maxY } = glyph.path.cbox
  return {
    key: `E${glyph.id}`,
    operators: `${pathOperators(glyph)}f`,
    units,
    box: [Math.floor(minX), Math.floor(minY), Math.ceil(maxX), Math.ceil(maxY)],
    width: advance / units,
  }
}

type PathCommand = { command: string; args: number[] }

/** fontkit and PDF both count upwards, so nothing is flipped; quadratic curves become cubic. */
function pathOperators(glyph: Glyph): string {
  // Its types leave out the content of a path.
  const { commands } = glyph.path as Path & { commands: PathCommand[] }
  let [x, y] = [0, 0]
  let operators = ''
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args
    if (command === 'moveTo') operators += `${points(a, b)} m `
    else if (command === 'lineTo') operators += `${points(a, b)} l `
    else if (command === 'bezierCurveTo') operators += `${points(...args)} c `
    else if (command === 'quadraticCurveTo')
      operators += `${points(x + (2 / 3) * (a - x), y + (2 / 3) * (b - y), c + (2 / 3) * (a - c), d + (2 / 3) * (b - d), c, d)} c `
    else operators += 'h '
    if (args.length >= 2) [x, y] = [args.at(-2) ?? 0, args.at(-1) ?? 0]
  }
  return operators
}

const points = (...values: number[]) => values.map((value) => Math.round(value)).join(' ')
