/**
 * The picture of an activity as PDF operators, read from the SVG that `drawScene` composes: groups, paths, circles and ellipses with
 * the attributes its parts use. Lighter than on a screen, because a home printer pays for every dark square inch.
 */

import { drawScene, type Look, readSceneCode } from '@fgm/shared/activities/scene/drawing'
import { likeSvg, numeral, svgPath } from './drawings.ts'
import { drawn, type Mark } from './sheet.ts'

const stage = { width: 320, height: 220 }

/** The height of the picture for a width. */
export const sceneHeight = (width: number) => (width * stage.height) / stage.width

/** The scene of a code with its upper left corner at x, top; nothing for an unknown code. */
export function sceneMarks(
  code: string | undefined,
  x: number,
  top: number,
  width: number,
  tones: Tones = 'color',
): Mark[] {
  const scene = readSceneCode(code)
  if (!scene) return []
  const lookOf = tones === 'grey' ? paler : lighter
  const vars = tones === 'grey' ? greys : colors
  const inner = operatorsOf(drawScene(scene, { lookOf }), { ...firstPen, tones, vars })
  return [drawn(likeSvg(inner, x, top, width / stage.width))]
}

/** In the colors of the product, or only in greys on a page of five pictures. */
type Tones = 'color' | 'grey'

/** Skins a fifth lighter: laser printers darken them. */
const lighter = (look: Look): Look => ({ ...look, skin: mixed('#FFE9D6', 0.2, look.skin) })
/** In grey they are lighter still, so that faces survive a bad printer. */
const paler = (look: Look): Look => ({ ...look, skin: mixed('#FFFFFF', 0.45, look.skin) })

/** The light theme, with a paler ground. */
const colors = {
  '--ic': '#DE5F48',
  '--ig': '#FDF1DC',
  '--ih': '#FFC94D',
  '--ik': '#2B2333',
  '--ip': '#4B3C59',
  '--iq': '#2B2333',
  '--it': '#2E8C80',
  '--iw': '#FFFFFF',
  '--is': mixed('#2E8C80', 0.24, '#FDF1DC'),
}

const greys = {
  '--ic': '#777777',
  '--ig': '#F1F1F1',
  '--ih': '#DCDCDC',
  '--ik': '#2B2B2B',
  '--ip': '#444444',
  '--iq': '#2B2B2B',
  '--it': '#A2A2A2',
  '--iw': '#FFFFFF',
  '--is': '#E4E4E4',
}

/** The attributes that an element passes on to those inside it. */
type Pen = {
  tones: Tones
  vars: Record<string, string>
  fill: string
  stroke: string
  width: number
  opacity: number
  cap: 0 | 1
}

const firstPen = { fill: 'none', stroke: 'none', width: 1, opacity: 1, cap: 1 } as const

function operatorsOf(svg: string, firstPen: Pen): string {
  const pens: Pen[] = [firstPen]
  const operators: string[] = []
  for (const [, closing, tag = '', attributes = ''] of svg.matchAll(/<(\/?)(\w+)([^>]*?)\/?>/gu)) {
    const isGroup = tag === 'g'
    if (tag === 'svg') continue
    if (closing) {
      pens.pop()
      operators.push('Q')
      continue
    }
    const given = readAttributes(attributes)
    const pen = penOf(pens.at(-1) ?? firstPen, given)
    if (isGroup) pens.push(pen)
    operators.push('q', ...transformsOf(given.transform ?? ''))
    if (!isGroup) operators.push(...paint(shapeOf(tag, given), pen, given), 'Q')
  }
  return operators.join('\n')
}

type Attributes = Record<string, string>

const readAttributes = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/gu)].map(([, name = '', value = '']) => [name, value]),
  )

function penOf(pen: Pen, given: Attributes): Pen {
  const vars = given.style ? { ...pen.vars, ...readStyle(given.style, pen.vars) } : pen.vars
  const color = (value: string | undefined, before: string) =>
    value === undefined ? before : resolved(value, vars)
  return {
    tones: pen.tones,
    vars,
    fill: color(given.fill, pen.fill),
    stroke: color(given.stroke, pen.stroke),
    width: given['stroke-width'] === undefined ? pen.width : Number(given['stroke-width']),
    opacity: pen.opacity * Number(given.opacity ?? 1),
    cap: given['stroke-linecap'] === 'butt' ? 0 : pen.cap,
  }
}

/** The variables that a style sets, resolved. */
function readStyle(style: string, vars: Record<string, string>): Record<string, string> {
  const pairs = style.split(';').map((pair): [string, string] => {
    const at = pair.indexOf(':')
    return [pair.slice(0, at), resolved(pair.slice(at + 1), vars)]
  })
  return Object.fromEntries(pairs)
}

/** 'none', '#RRGGBB', or the value of a variable or its fallback. */
function resolved(value: string, vars: Record<string, string>): string {
  const [, name = '', otherwise] = /^var\((--[\w-]+)(?:,(.*))?\)$/u.exec(value) ?? []
  if (!name) return value
  return vars[name] ?? (otherwise === undefined ? 'none' : resolved(otherwise, vars))
}

function transformsOf(transform: string): string[] {
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/gu)].flatMap(([, name, inside = '']) => {
    const [a = 0, b, c = 0] = (inside.match(/-?[\d.]+/gu) ?? []).map(Number)
    if (name === 'translate') return [`1 0 0 1 ${numeral(a)} ${numeral(b ?? 0)} cm`]
    if (name === 'scale') return [`${numeral(a)} 0 0 ${numeral(b ?? a)} 0 0 cm`]
    const angle = (a * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const turned = `${numeral(cos)} ${numeral(sin)} ${numeral(-sin)} ${numeral(cos)} 0 0 cm`
    if (b === undefined) return [turned]
    return [
      `1 0 0 1 ${numeral(b)} ${numeral(c)} cm`,
      turned,
      `1 0 0 1 ${numeral(-b)} ${numeral(-c)} cm`,
    ]
  })
}

function shapeOf(tag: string, given: Attributes): string {
  if (tag === 'path') return svgPath(given.d ?? '')
  const [cx, cy] = [Number(given.cx ?? 0), Number(given.cy ?? 0)]
  const rx = Number(given.rx ?? given.r ?? 0)
  const ry = Number(given.ry ?? given.r ?? 0)
  return svgPath(
    `M${cx - rx} ${cy}A${rx} ${ry} 0 1 0 ${cx + rx} ${cy}A${rx} ${ry} 0 1 0 ${cx - rx} ${cy}Z`,
  )
}

/** Fills first, then strokes, as SVG does; each with its own strength. */
function paint(path: string, pen: Pen, given: Attributes): string[] {
  const fill =
    pen.fill === 'none' ? [] : [strength(pen.opacity), `${rgb(pen.fill, pen.tones)} rg`, path, 'f']
  if (pen.stroke === 'none') return fill
  const dash = given['stroke-dasharray']
  return [
    ...fill,
    strength(pen.opacity * Number(given['stroke-opacity'] ?? 1)),
    `${rgb(pen.stroke, pen.tones)} RG ${numeral(pen.width)} w ${pen.cap} J 1 j ${dash ? `[${dash}] 0 d` : ''}`,
    path,
    'S',
  ]
}

/** The name of the state of an opacity; `paintPages` adds it to the page. */
const strength = (opacity: number): string => `/O${Math.round(opacity * 100)} gs`

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

const rgb = (color: string, tones: Tones): string =>
  (tones === 'grey' ? greyOf(channels(color)) : channels(color))
    .map((channel) => numeral(channel / 255))
    .join(' ')

/** As bright as the eye sees the color (Rec. 601). */
function greyOf([red = 0, green = 0, blue = 0]: number[]): number[] {
  const grey = Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
  return [grey, grey, grey]
}

function mixed(over: string, share: number, under: string): string {
  const below = channels(under)
  const parts = channels(over).map((channel, at) =>
    Math.round(channel * share + (below[at] ?? 0) * (1 - share)),
  )
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
