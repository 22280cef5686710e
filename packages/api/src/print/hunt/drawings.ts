/**
 * Simple line drawings for those who cannot read yet: the place to go to, and the color or shape to
 * look for. Each is drawn into a box of 48 by 48, y counting upwards.
 */
import type { FurnitureType, RoomType } from '@fgm/shared/blueprints/catalog'
import type { PictureClue } from '@fgm/shared/hunts/places'
import { circlePath, inkOperators, numeral } from '../drawings.ts'

const BOX = 48
/** A color or shape beside a place, as a share of its size. */
const SIGN_SHARE = 0.55
const BETWEEN = 12

/** Whether there is anything to draw for a clue. */
export const isDrawable = (clue: PictureClue): boolean =>
  placeDrawing(clue) !== undefined || signDrawing(clue) !== undefined

/** The place, and beside it the color or shape, side by side in the middle of `width`. */
export function clueDrawing(
  clue: PictureClue,
  x: number,
  top: number,
  width: number,
  size: number,
): string {
  const drawings = [
    { drawing: placeDrawing(clue), own: size },
    { drawing: signDrawing(clue), own: size * SIGN_SHARE },
  ].flatMap(({ drawing, own }) => (drawing ? [{ drawing, own }] : []))
  const whole = drawings.reduce((sum, { own }) => sum + own, (drawings.length - 1) * BETWEEN)
  let pen = x + (width - whole) / 2
  return drawings
    .map(({ drawing, own }) => {
      const operators = scaled(drawing, pen, top - (size + own) / 2, own)
      pen += own + BETWEEN
      return operators
    })
    .join('\n')
}

function scaled(operators: string, x: number, y: number, size: number): string {
  const scale = numeral(size / BOX)
  return `q ${scale} 0 0 ${scale} ${numeral(x)} ${numeral(y)} cm ${inkOperators('ink')} 1.6 w 1 J 1 j ${operators} Q`
}

function placeDrawing({ furniture_type, room_type }: PictureClue): string | undefined {
  const path = furniture_type ? furniture[furniture_type] : room_type && rooms[room_type]
  return path && `${path} S`
}

function signDrawing({ color, shape }: PictureClue): string | undefined {
  const tint = color && colors[color.toLowerCase()]
  // A small spot of color: the one thing on the page that needs any.
  if (tint) return `q ${tint} rg ${circlePath(24, 24, 20)} B Q`
  const outline = shape && shapes[shape.toLowerCase()]
  return outline ? `${outline} S` : undefined
}

const box = (x: number, y: number, width: number, height: number) =>
  `${x} ${y} ${width} ${height} re`
/** A line through points given as x, y, x, y, … */
const line = (...points: number[]) =>
  points
    .map((value, at) => (at % 2 === 0 ? `${value}` : `${value} ${at === 1 ? 'm' : 'l'}`))
    .join(' ')
const draw = (...paths: string[]) => paths.join(' ')

const furniture: Record<FurnitureType, string> = {
  couch: draw(
    box(9, 11, 30, 11),
    line(11, 26, 11, 38, 37, 38, 37, 26),
    box(3, 9, 7, 18),
    box(38, 9, 7, 18),
    line(24, 11, 24, 22),
    line(6, 9, 6, 5),
    line(42, 9, 42, 5),
  ),
  tv: draw(box(3, 14, 42, 27), line(24, 14, 24, 8), line(14, 8, 34, 8), line(34, 20, 39, 20)),
  table: draw(box(3, 30, 42, 5), line(8, 30, 8, 6), line(40, 30, 40, 6)),
  fridge: draw(
    box(12, 4, 24, 40),
    line(12, 30, 36, 30),
    line(32, 34, 32, 39),
    line(32, 18, 32, 26),
  ),
  bed: draw(
    line(4, 5, 4, 38),
    line(44, 5, 44, 22),
    box(4, 11, 40, 9),
    box(7, 20, 11, 6),
    line(20, 20, 20, 26, 40, 26, 44, 20),
  ),
  dresser: draw(
    box(6, 8, 36, 34),
    line(6, 31, 42, 31),
    line(6, 20, 42, 20),
    ...[36.5, 25.5, 14].flatMap((y) => [line(15, y, 17, y), line(31, y, 33, y)]),
    line(10, 8, 10, 4),
    line(38, 8, 38, 4),
  ),
  desk: draw(
    box(3, 28, 42, 4),
    line(7, 28, 7, 6),
    box(28, 6, 15, 22),
    line(28, 17, 43, 17),
    line(34, 22, 37, 22),
    line(34, 11, 37, 11),
    line(10, 32, 15, 42, 24, 42, 22, 38),
  ),
  chair: draw(
    line(13, 44, 13, 4),
    line(13, 22, 36, 22, 36, 4),
    line(13, 40, 17, 40, 17, 22),
    line(13, 12, 36, 12),
  ),
  bookshelf: draw(
    box(8, 4, 32, 40),
    line(8, 17, 40, 17),
    line(8, 31, 40, 31),
    ...[13, 18, 27].map((x) => line(x, 31, x, 41)),
    ...[16, 22, 34].map((x) => line(x, 17, x, 27)),
    ...[14, 28, 33].map((x) => line(x, 4, x, 14)),
  ),
  toybox: draw(
    box(5, 6, 38, 20),
    line(5, 26, 9, 40, 45, 40, 43, 26),
    circlePath(17, 31, 5),
    box(27, 26, 8, 9),
    line(21, 18, 27, 18),
  ),
  lamp: draw(line(13, 28, 18, 43, 30, 43, 35, 28, 13, 28), line(24, 28, 24, 6), line(14, 5, 34, 5)),
}

const house = draw(line(3, 25, 24, 44, 45, 25), line(9, 25, 9, 5, 39, 5, 39, 25), box(20, 5, 9, 14))
const pot = draw(
  box(9, 8, 30, 18),
  line(6, 29, 42, 29),
  line(22, 32, 26, 32),
  line(9, 21, 4, 21),
  line(39, 21, 44, 21),
  ...[18, 24, 30].map((x) => `${x} 36 m ${x + 3} 39 ${x - 3} 41 ${x} 45 c`),
)
const tub = draw(
  line(3, 24, 45, 24),
  '6 24 m 6 12 10 9 16 9 c 32 9 l 38 9 42 12 42 24 c',
  line(13, 9, 11, 5),
  line(35, 9, 37, 5),
  line(9, 24, 9, 38, 16, 38, 16, 34),
  ...[28, 35].map((x) => circlePath(x, 30, 3)),
)
const flower = draw(
  circlePath(24, 34, 4),
  ...Array.from({ length: 6 }, (_, at) => {
    const angle = (at * Math.PI) / 3
    return circlePath(24 + 8.5 * Math.cos(angle), 34 + 8.5 * Math.sin(angle), 4.4)
  }),
  line(24, 21, 24, 3),
  '24 8 m 30 8 35 11 36 17 c 30 17 25 14 24 8 c 18 8 13 11 12 17 c 18 17 23 14 24 8 c',
)
const washer = draw(
  box(9, 4, 30, 40),
  line(9, 35, 39, 35),
  circlePath(24, 20, 10),
  line(13, 39.5, 19, 39.5),
)
const door = draw(box(13, 4, 22, 40), box(17, 26, 14, 13), circlePath(31, 19, 1), line(7, 4, 41, 4))
const blocks = draw(
  box(4, 5, 18, 18),
  box(26, 5, 18, 18),
  box(15, 23, 18, 18),
  circlePath(24, 32, 4),
)
const car = draw(
  line(3, 14, 3, 24, 12, 25, 18, 36, 33, 36, 39, 25, 45, 23, 45, 14, 3, 14),
  line(12, 25, 39, 25),
  circlePath(13, 12, 5),
  circlePath(36, 12, 5),
)
const pencil = draw(
  line(6, 6, 10, 19, 33, 42, 42, 33, 19, 10, 6, 6),
  line(10, 19, 19, 10),
  line(28, 37, 37, 28),
)

/** A room is drawn by what everybody knows of it. */
const rooms: Record<RoomType, string> = {
  living_room: furniture.couch,
  kitchen: pot,
  dining_room: furniture.table,
  bedroom: furniture.bed,
  kids_room: blocks,
  bathroom: tub,
  office: furniture.desk,
  playroom: blocks,
  hallway: door,
  garden: flower,
  laundry: washer,
  garage: car,
  classroom: pencil,
  other: house,
}

const shapes: Record<string, string> = {
  circle: circlePath(24, 24, 19),
  sphere: draw(circlePath(24, 24, 19), '5 24 m 12 15 36 15 43 24 c'),
  oval: '4 24 m 4 8 44 8 44 24 c 44 40 4 40 4 24 c',
  square: box(7, 7, 34, 34),
  rectangle: box(3, 12, 42, 24),
  'rectangular prism': draw(
    box(3, 9, 34, 20),
    line(3, 29, 12, 38, 46, 38, 37, 29),
    line(46, 38, 46, 18, 37, 9),
  ),
  cube: draw(box(5, 5, 28, 28), line(5, 33, 15, 43, 43, 43, 33, 33), line(43, 43, 43, 15, 33, 5)),
  cylinder: draw(
    '9 38 m 9 45 39 45 39 38 c 39 31 9 31 9 38 c',
    line(9, 38, 9, 10),
    line(39, 38, 39, 10),
    '9 10 m 9 3 39 3 39 10 c',
  ),
  cone: draw(line(8, 10, 24, 45, 40, 10), '8 10 m 8 3 40 3 40 10 c'),
  triangle: line(5, 8, 24, 42, 43, 8, 5, 8),
  diamond: line(24, 3, 42, 24, 24, 45, 6, 24, 24, 3),
  heart: '24 6 m 4 20 2 42 14 42 c 20 42 24 36 24 33 c 24 36 28 42 34 42 c 46 42 44 20 24 6 c',
  star: line(24, 45, 29, 30, 45, 30, 32, 20, 37, 5, 24, 14, 11, 5, 16, 20, 3, 30, 19, 30, 24, 45),
  stripes: draw(...[8, 16, 24, 32, 40].map((y) => line(5, y, 43, y))),
}

/** The colors that hunts ask for, as a printer mixes them. */
const colors: Record<string, string> = {
  red: '0.85 0.15 0.15',
  orange: '0.96 0.55 0.1',
  yellow: '0.98 0.82 0.1',
  green: '0.2 0.62 0.25',
  blue: '0.15 0.35 0.8',
  'light blue': '0.55 0.78 0.96',
  'dark blue': '0.08 0.15 0.45',
  purple: '0.5 0.25 0.68',
  pink: '0.96 0.55 0.72',
  brown: '0.48 0.3 0.16',
  black: '0.1 0.1 0.1',
  gray: '0.58 0.58 0.58',
  silver: '0.78 0.78 0.8',
  white: '1 1 1',
}
