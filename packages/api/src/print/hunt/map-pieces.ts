import type { FurnitureType } from '@fgm/shared/blueprints/catalog'
import { boxPath, circlePath, linePath, strokePath } from '../drawings.ts'
import type { Area } from './map-places.ts'

/** Furniture from above, as outlines: they can be told apart and cost little ink. */

/** One piece as large as it is in its house. */
export function pieceDrawing(type: FurnitureType, area: Area): string {
  const paths =
    type === 'lamp' ? lamp(area) : [outline(area, type), ...(details[type]?.(area) ?? [])]
  return strokePath(paths.join(' '), 'edge', 0.9)
}

const soft: readonly FurnitureType[] = ['couch', 'bed', 'chair', 'table']

function outline({ x, top, width, height }: Area, type: FurnitureType): string {
  const radius = Math.min(soft.includes(type) ? 5 : 2, width / 3, height / 3)
  return boxPath(x, top, width, height, [radius, radius, radius, radius])
}

/** A line across a piece, between shares of its width and height from the upper left corner. */
const across = ({ x, top, width, height }: Area, x1: number, y1: number, x2: number, y2: number) =>
  linePath(x + x1 * width, top - y1 * height, x + x2 * width, top - y2 * height)

const part = (
  { x, top, width, height }: Area,
  x1: number,
  y1: number,
  w: number,
  h: number,
): Area => ({
  x: x + x1 * width,
  top: top - y1 * height,
  width: w * width,
  height: h * height,
})

const lamp = ({ x, top, width, height }: Area): string[] => {
  const [middleX, middleY, radius] = [x + width / 2, top - height / 2, Math.min(width, height) / 2]
  return [circlePath(middleX, middleY, radius), circlePath(middleX, middleY, radius * 0.35)]
}

const details: Partial<Record<FurnitureType, (area: Area) => string[]>> = {
  couch: (area) => [across(area, 0.06, 0.28, 0.94, 0.28), across(area, 0.5, 0.28, 0.5, 1)],
  tv: (area) => [across(area, 0.1, 0.6, 0.9, 0.6)],
  fridge: (area) => [across(area, 0, 0.35, 1, 0.35), across(area, 0.85, 0.5, 0.85, 0.75)],
  bed: (area) => [
    outline(part(area, 0.08, 0.06, 0.37, 0.2), 'dresser'),
    outline(part(area, 0.55, 0.06, 0.37, 0.2), 'dresser'),
    across(area, 0, 0.38, 1, 0.38),
  ],
  dresser: (area) => [across(area, 0.5, 0, 0.5, 1)],
  desk: (area) => [outline(part(area, 0.17, 0.22, 0.3, 0.45), 'dresser')],
  chair: (area) => [across(area, 0.05, 0.2, 0.95, 0.2)],
  bookshelf: (area) =>
    [1, 2, 3, 4, 5].map((at) =>
      area.width > area.height
        ? across(area, at / 6, 0, at / 6, 1)
        : across(area, 0, at / 6, 1, at / 6),
    ),
  toybox: (area) => [across(area, 0, 0.3, 1, 0.3), across(area, 0.4, 0.65, 0.6, 0.65)],
}
