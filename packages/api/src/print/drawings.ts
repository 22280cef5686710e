/**
 * The drawn parts of a sheet as PDF operators; y counts upwards, all sizes are points. Only thin lines and
 * small surfaces: a home printer pays for every square inch, and many print in grey.
 */

import { drawSvgPath, grayscale } from 'pdf-lib'

/** The colors of the product (design tokens, light), a little stronger where paper weakens a tint. */
const inks = {
  ink: '#2B2333',
  muted: '#6B5F73',
  coral: '#C2412D',
  honey: '#F2B632',
  honey_ink: '#734700',
  teal: '#0F766E',
  edge: '#8C7C90',
  line: '#DCCDBB',
  grey: '#777777',
  pale: '#DCDCDC',
}
export type Ink = keyof typeof inks

/** Operators that set the color of strokes and surfaces. */
export function inkOperators(ink: Ink): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(inks[ink].slice(at, at + 2), 16) / 255)
  const rgb = parts.map(numeral).join(' ')
  return `${rgb} rg ${rgb} RG`
}

/** A number as PDF wants it: three decimals at most, never an exponent. */
export function numeral(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toFixed(3))) : '0'
}

export function strokePath(path: string, ink: Ink, width: number, dash = ''): string {
  return `q ${inkOperators(ink)} ${numeral(width)} w 1 J 1 j ${dash ? `[${dash}] 0 d ` : ''}${path} S Q`
}

function fillPath(path: string, ink: Ink): string {
  return `q ${inkOperators(ink)} ${path} f Q`
}

/** The path of an SVG, in the SVG's own coordinates. */
export function svgPath(d: string): string {
  const look = { x: 0, y: 0, scale: 1, borderWidth: 1, color: undefined }
  return drawSvgPath(d, { ...look, borderColor: grayscale(0) })
    .map(String)
    .filter((operator) => /(?:^| )[mlcvyh]$/u.test(operator))
    .join('\n')
}

/** What is drawn as in an SVG, y counting downwards, with its upper left corner at x, top. */
export function likeSvg(operators: string, x: number, top: number, scale: number): string {
  return `q ${numeral(scale)} 0 0 ${numeral(-scale)} ${at(x, top)} cm\n${operators}\nQ`
}

export function linePath(x1: number, y1: number, x2: number, y2: number): string {
  return `${at(x1, y1)} m ${at(x2, y2)} l`
}

/** A box whose corners look cut by hand: never quite alike. `top` is its upper edge. */
export function boxPath(
  x: number,
  top: number,
  width: number,
  height: number,
  radii: [number, number, number, number],
): string {
  const [tl, tr, br, bl] = radii
  const [right, bottom] = [x + width, top - height]
  const k = 0.45
  return [
    `${at(x + tl, top)} m ${at(right - tr, top)} l`,
    curve(right - tr * k, top, right, top - tr * k, right, top - tr),
    `${at(right, bottom + br)} l`,
    curve(right, bottom + br * k, right - br * k, bottom, right - br, bottom),
    `${at(x + bl, bottom)} l`,
    curve(x + bl * k, bottom, x, bottom + bl * k, x, bottom + bl),
    `${at(x, top - tl)} l`,
    curve(x, top - tl * k, x + tl * k, top, x + tl, top),
    'h',
  ].join(' ')
}

/** A box to tick, `size` points wide, with its lower left corner at x, y. */
export function tickBox(x: number, y: number, size: number, ink: Ink = 'edge', width = 1.1) {
  const r = size * 0.26
  return strokePath(boxPath(x, y + size, size, size, [r * 1.1, r, r * 1.2, r * 0.9]), ink, width)
}

/** A tick of the pen. */
export function tick(x: number, y: number, size: number, ink: Ink): string {
  const path = `${at(x, y + size * 0.42)} m ${at(x + size * 0.34, y + size * 0.08)} l ${at(x + size, y + size * 0.82)} l`
  return strokePath(path, ink, size * 0.16)
}

/** A star, its middle at x, y: lit, or to fill in. */
export function star(x: number, y: number, radius: number, isLit = false): string {
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const reach = corner % 2 === 0 ? radius : radius * 0.46
    const angle = Math.PI / 2 - (corner * Math.PI) / 5 + 0.03
    return at(x + reach * Math.cos(angle), y + reach * Math.sin(angle))
  })
  const path = `${corners[0]} m ${corners.slice(1).join(' l ')} l h`
  return isLit
    ? `${fillPath(path, 'honey')}\n${strokePath(path, 'honey_ink', 1.2)}`
    : strokePath(path, 'edge', 1.2)
}

/**
 * The logo: the hour as a thin ring, the minutes of this activity as a slice of it,
 * lifted a little out. `x`, `y` is the middle.
 */
export function wedge(x: number, y: number, radius: number, minutes: number): string {
  const share = Math.min(Math.max(minutes, 1), 60) / 60
  const turn = share * 2 * Math.PI
  const middle = Math.PI / 2 - turn / 2
  const lift = share < 0.9 ? radius * 0.07 : 0
  const [cx, cy] = [x + lift * Math.cos(middle), y + lift * Math.sin(middle)]
  const inner = radius * 0.86
  const slice = `${at(cx, cy)} m ${arcPath(cx, cy, inner, Math.PI / 2, Math.PI / 2 - turn, 'l')} h`
  return [
    strokePath(arcPath(x, y, radius, Math.PI / 2, Math.PI / 2 - 2 * Math.PI, 'm'), 'honey', 2.4),
    ...Array.from({ length: 12 }, (_, hour) => {
      const angle = (hour * Math.PI) / 6
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const [from, to] = [radius * 0.8, radius * 0.88]
      return strokePath(linePath(x + from * c, y + from * s, x + to * c, y + to * s), 'edge', 0.9)
    }),
    `q ${inkOperators('coral')} 1.4 w 1 j ${slice} B Q`,
  ].join('\n')
}

/** The logo, small beside the name in the footer. */
export function logoMark(
  x: number,
  y: number,
  radius: number,
  [hourInk, sliceInk]: [Ink, Ink] = ['honey', 'coral'],
): string {
  const [open, close] = [Math.PI / 2, Math.PI / 3]
  const hour = `${at(x, y)} m ${arcPath(x, y, radius, close, open - 2 * Math.PI, 'l')} h`
  const [sx, sy] = [x + radius * 0.06, y + radius * 0.22]
  const slice = `${at(sx, sy)} m ${arcPath(sx, sy, radius, open, close, 'l')} h`
  return `${fillPath(hour, hourInk)}\n${fillPath(slice, sliceInk)}`
}

/** One brush stroke under a word. */
export function brush(x: number, y: number, width: number): string {
  const path = `${at(x, y)} m ${curve(x + width * 0.3, y + 1.6, x + width * 0.7, y + 1.8, x + width, y + 0.6)}`
  return strokePath(path, 'coral', 1.8)
}

/** A shield with a tick: care, not alarm. The upper left corner is at x, top. */
export function shield(x: number, top: number, size: number, ink: Ink = 'teal'): string {
  const [w, middle] = [size * 0.84, x + size * 0.42]
  const path = [
    `${at(middle, top)} m`,
    curve(
      middle + w * 0.18,
      top - size * 0.1,
      x + w * 0.8,
      top - size * 0.15,
      x + w,
      top - size * 0.15,
    ),
    `${at(x + w, top - size * 0.5)} l`,
    curve(x + w, top - size * 0.75, middle + w * 0.2, top - size * 0.92, middle, top - size),
    curve(middle - w * 0.2, top - size * 0.92, x, top - size * 0.75, x, top - size * 0.5),
    `${at(x, top - size * 0.15)} l`,
    curve(x + w * 0.2, top - size * 0.15, middle - w * 0.18, top - size * 0.1, middle, top),
    'h',
  ].join(' ')
  return `${strokePath(path, ink, 1.2)}\n${tick(x + w * 0.25, top - size * 0.72, size * 0.42, ink)}`
}

/** A whole circle. */
export function circlePath(x: number, y: number, radius: number): string {
  return `${arcPath(x, y, radius, 0, 2 * Math.PI, 'm')} h`
}

/** Part of a circle from one angle to another, as curves of at most a quarter turn. */
function arcPath(x: number, y: number, radius: number, from: number, to: number, start: 'm' | 'l') {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2)))
  const turn = (to - from) / pieces
  const k = (4 / 3) * Math.tan(turn / 4) * radius
  const path = [`${at(x + radius * Math.cos(from), y + radius * Math.sin(from))} ${start}`]
  for (let piece = 0; piece < pieces; piece += 1) {
    const [a, b] = [from + piece * turn, from + (piece + 1) * turn]
    const [ax, ay, bx, by] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)]
    path.push(
      curve(
        x + radius * ax - k * ay,
        y + radius * ay + k * ax,
        x + radius * bx + k * by,
        y + radius * by - k * bx,
        x + radius * bx,
        y + radius * by,
      ),
    )
  }
  return path.join(' ')
}

const at = (x: number, y: number) => `${numeral(x)} ${numeral(y)}`

function curve(x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): string {
  return `${at(x1, y1)} ${at(x2, y2)} ${at(x3, y3)} c`
}
