/**
 * Simple line drawings for children who cannot read yet: the place to go to, and the color or shape to
 * look for. Each is the path of an SVG in a box of 48 by 48, y counting upwards.
 */
import type { FurnitureType, RoomType } from '@fgm/shared/blueprints/catalog'
import type { PictureClue } from '@fgm/shared/hunts/places'
import { circlePath, inkOperators, numeral, svgPath } from '../drawings.ts'

const boxSize = 48
/** A color or shape beside a place, as a share of its size. */
const signShare = 0.55
const between = 12

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
    { drawing: signDrawing(clue), own: size * signShare },
  ].flatMap(({ drawing, own }) => (drawing ? [{ drawing, own }] : []))
  const whole = drawings.reduce((sum, { own }) => sum + own, (drawings.length - 1) * between)
  let pen = x + (width - whole) / 2
  return drawings
    .map(({ drawing, own }) => {
      const scale = numeral(own / boxSize)
      const placed = `${scale} 0 0 ${scale} ${numeral(pen)} ${numeral(top - (size + own) / 2)} cm`
      pen += own + between
      return `q ${placed} ${inkOperators('ink')} 1.6 w 1 J 1 j ${drawing} Q`
    })
    .join('\n')
}

function placeDrawing({ furniture_type, room_type }: PictureClue): string | undefined {
  const path = furniture_type ? furniture[furniture_type] : room_type && rooms[room_type]
  return path && `${svgPath(path)} S`
}

function signDrawing({ color, shape }: PictureClue): string | undefined {
  const tint = color && colors[color.toLowerCase()]
  // A small spot of color: the only thing on the page that needs any.
  if (tint) return `q ${tint} rg ${circlePath(24, 24, 20)} B Q`
  const outline = shape && shapes[shape.toLowerCase()]
  return outline ? `${svgPath(outline)} S` : undefined
}

const furniture: Record<FurnitureType, string> = {
  couch: 'M9 11h30v11h-30ZM11 26V38H37V26M3 9h7v18h-7ZM38 9h7v18h-7ZM24 11V22M6 9V5M42 9V5',
  tv: 'M3 14h42v27h-42ZM24 14V8M14 8H34M34 20H39',
  table: 'M3 30h42v5h-42ZM8 30V6M40 30V6',
  fridge: 'M12 4h24v40h-24ZM12 30H36M32 34V39M32 18V26',
  bed: 'M4 5V38M44 5V22M4 11h40v9h-40ZM7 20h11v6h-11ZM20 20V26H40L44 20',
  dresser:
    'M6 8h36v34h-36ZM6 31H42M6 20H42M15 36.5H17M31 36.5H33M15 25.5H17M31 25.5H33M15 14H17M31 14H33M10 8V4M38 8V4',
  desk: 'M3 28h42v4h-42ZM7 28V6M28 6h15v22h-15ZM28 17H43M34 22H37M34 11H37M10 32L15 42H24L22 38',
  chair: 'M13 44V4M13 22H36V4M13 40H17V22M13 12H36',
  bookshelf:
    'M8 4h32v40h-32ZM8 17H40M8 31H40M13 31V41M18 31V41M27 31V41M16 17V27M22 17V27M34 17V27M14 4V14M28 4V14M33 4V14',
  toybox:
    'M5 6h38v20h-38ZM5 26L9 40H45L43 26M22 31A5 5 0 0 1 12 31A5 5 0 0 1 22 31ZM27 26h8v9h-8ZM21 18H27',
  lamp: 'M13 28L18 43H30L35 28H13M24 28V6M14 5H34',
  wardrobe: 'M9 6h30v37h-30ZM24 6V43M21 25V20M27 25V20M12 6V3M36 6V3M6 43H42',
  cot: 'M4 5V36M44 5V36M4 32H44M4 14H44M12 14V32M20 14V32M28 14V32M36 14V32M24 44V38M24 38H18V40M24 38H30V40',
  stove:
    'M8 4h32v28h-32ZM8 27H40M13 29.5H15M20 29.5H22M29 29.5H31M14 9h20v13h-20ZM15 32V36H31V32M31 34H37',
  counter:
    'M4 28h40v4h-40ZM7 28V5H41V28M24 28V5M20 19H18M28 19H30M12 32V38H20V32M30 32L32 41H38L40 32',
  sink: 'M5 27H43C43 17 36 14 30 14H18C12 14 5 17 5 27M19 14L21 4H27L29 14M24 27V38H31V35M15 31H18',
  toilet:
    'M9 27H19V44H9ZM19 27H40C41 18 36 14 29 13L31 4H16L17 14C12 16 10 21 9 27M12 39H15M19 27L21 41',
  bathtub:
    'M3 24H45M6 24C6 12 10 9 16 9H32C38 9 42 12 42 24M13 9L11 5M35 9L37 5M9 24V38H16V34M31 30A3 3 0 0 1 25 30A3 3 0 0 1 31 30ZM38 30A3 3 0 0 1 32 30A3 3 0 0 1 38 30Z',
  shower:
    'M8 5H40M12 5V42H30V37M24 32H36L33 37H27L24 32M26 27V24M30 25V22M34 27V24M26 18V15M30 16V13M34 18V15',
  washer: 'M9 4h30v40h-30ZM9 35H39M34 20A10 10 0 0 1 14 20A10 10 0 0 1 34 20ZM13 39.5H19',
  plant:
    'M14 20H34L31 4H17L14 20M24 20V40M24 24C16 24 11 29 10 37C18 37 23 32 24 24C32 24 37 29 38 37C30 37 25 32 24 24M24 30C20 35 20 40 24 45C28 40 28 35 24 30',
  stairs: 'M4 5H14V14H24V23H34V32H44V5H4M14 29V20M24 38V29M34 44V38M12 29L34 48',
  rug: 'M6 10L14 36H34L42 10H6M3 10V7M12 10V7M21 10V7M30 10V7M39 10V7M45 10V7M14 22L24 15L34 22L24 29L14 22',
}

const blocks =
  'M4 5h18v18h-18ZM26 5h18v18h-18ZM15 23h18v18h-18ZM28 32A4 4 0 0 1 20 32A4 4 0 0 1 28 32Z'

/** A room is drawn by its typical object. */
const rooms: Record<RoomType, string> = {
  living_room: furniture.couch,
  kitchen:
    'M9 8h30v18h-30ZM6 29H42M22 32H26M9 21H4M39 21H44M18 36C21 39 15 41 18 45M24 36C27 39 21 41 24 45M30 36C33 39 27 41 30 45',
  dining_room: furniture.table,
  bedroom: furniture.bed,
  kids_room: blocks,
  bathroom: furniture.bathtub,
  office: furniture.desk,
  playroom: blocks,
  hallway: 'M13 4h22v40h-22ZM17 26h14v13h-14ZM32 19A1 1 0 0 1 30 19A1 1 0 0 1 32 19ZM7 4H41',
  garden:
    'M28 34A4 4 0 0 1 20 34A4 4 0 0 1 28 34ZM36.9 34A4.4 4.4 0 0 1 28.1 34A4.4 4.4 0 0 1 36.9 34ZM32.7 41.4A4.4 4.4 0 0 1 23.9 41.4A4.4 4.4 0 0 1 32.7 41.4ZM24.2 41.4A4.4 4.4 0 0 1 15.4 41.4A4.4 4.4 0 0 1 24.2 41.4ZM19.9 34A4.4 4.4 0 0 1 11.1 34A4.4 4.4 0 0 1 19.9 34ZM24.2 26.6A4.4 4.4 0 0 1 15.4 26.6A4.4 4.4 0 0 1 24.2 26.6ZM32.7 26.6A4.4 4.4 0 0 1 23.9 26.6A4.4 4.4 0 0 1 32.7 26.6ZM24 21V3M24 8C30 8 35 11 36 17C30 17 25 14 24 8C18 8 13 11 12 17C18 17 23 14 24 8',
  laundry: furniture.washer,
  garage:
    'M3 14V24L12 25L18 36H33L39 25L45 23V14H3M12 25H39M18 12A5 5 0 0 1 8 12A5 5 0 0 1 18 12ZM41 12A5 5 0 0 1 31 12A5 5 0 0 1 41 12Z',
  classroom: 'M6 6L10 19L33 42L42 33L19 10L6 6M10 19L19 10M28 37L37 28',
  other: 'M3 25L24 44L45 25M9 25V5H39V25M20 5h9v14h-9Z',
}

const shapes: Record<string, string> = {
  circle: 'M43 24A19 19 0 0 1 5 24A19 19 0 0 1 43 24Z',
  sphere: 'M43 24A19 19 0 0 1 5 24A19 19 0 0 1 43 24ZM5 24C12 15 36 15 43 24',
  oval: 'M4 24C4 8 44 8 44 24C44 40 4 40 4 24',
  square: 'M7 7h34v34h-34Z',
  rectangle: 'M3 12h42v24h-42Z',
  'rectangular prism': 'M3 9h34v20h-34ZM3 29L12 38H46L37 29M46 38V18L37 9',
  cube: 'M5 5h28v28h-28ZM5 33L15 43H43L33 33M43 43V15L33 5',
  cylinder: 'M9 38C9 45 39 45 39 38C39 31 9 31 9 38M9 38V10M39 38V10M9 10C9 3 39 3 39 10',
  cone: 'M8 10L24 45L40 10M8 10C8 3 40 3 40 10',
  triangle: 'M5 8L24 42L43 8H5',
  diamond: 'M24 3L42 24L24 45L6 24L24 3',
  heart: 'M24 6C4 20 2 42 14 42C20 42 24 36 24 33C24 36 28 42 34 42C46 42 44 20 24 6',
  star: 'M24 45L29 30H45L32 20L37 5L24 14L11 5L16 20L3 30H19L24 45',
  stripes: 'M5 8H43M5 16H43M5 24H43M5 32H43M5 40H43',
}

/** The colors of hunts, as a printer mixes them. */
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
