import type { FurnitureType } from '@fgm/shared/blueprints/catalog'
import type { Furniture, Point, Rotation } from '@fgm/shared/blueprints/document'
import { rotationOf, turnedSize } from '@fgm/shared/blueprints/turning'
import { boxPath, circlePath, linePath, strokePath } from '../drawings.ts'
import type { Area } from './map-places.ts'

/** Furniture from above, as outlines: they can be told apart and cost little ink. */

/** A piece on paper: the box it fills, and where its back is. */
type Frame = { area: Area; rotation: Rotation }

/** One piece in the size that it has in its house, with its back in the right direction. */
export function pieceDrawing(piece: Pick<Furniture, 'type' | 'rotation'>, area: Area): string {
  const { type } = piece
  const frame = { area, rotation: rotationOf(piece) }
  const paths = round.has(type)
    ? circles(area, type)
    : [outline(area, type), ...(details[type]?.(frame) ?? [])]
  return strokePath(paths.join(' '), 'edge', 0.9)
}

const soft: readonly FurnitureType[] = ['couch', 'bed', 'chair', 'table', 'bathtub', 'sink']
const round: ReadonlySet<FurnitureType> = new Set(['lamp', 'plant'])

function outline({ x, top, width, height }: Area, type: FurnitureType): string {
  const radius = Math.min(soft.includes(type) ? 5 : 2, width / 3, height / 3)
  return boxPath(x, top, width, height, [radius, radius, radius, radius])
}

/** A point at shares of the width and the height that a piece has while its back is above. */
function pointAt({ area, rotation }: Frame, across: number, down: number): Point {
  const [x, y] = turnedShares[rotation](across, down)
  return { x: area.x + x * area.width, y: area.top - y * area.height }
}

const turnedShares: Record<Rotation, (across: number, down: number) => [number, number]> = {
  0: (across, down) => [across, down],
  90: (across, down) => [1 - down, across],
  180: (across, down) => [1 - across, 1 - down],
  270: (across, down) => [down, 1 - across],
}

/** A line across a piece, between shares of its width and height from the upper left corner. */
function across(frame: Frame, x1: number, y1: number, x2: number, y2: number): string {
  const [from, to] = [pointAt(frame, x1, y1), pointAt(frame, x2, y2)]
  return linePath(from.x, from.y, to.x, to.y)
}

function part(frame: Frame, x1: number, y1: number, w: number, h: number): Area {
  const [one, other] = [pointAt(frame, x1, y1), pointAt(frame, x1 + w, y1 + h)]
  return {
    x: Math.min(one.x, other.x),
    top: Math.max(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  }
}

function circles({ x, top, width, height }: Area, type: FurnitureType): string[] {
  const [middleX, middleY, radius] = [x + width / 2, top - height / 2, Math.min(width, height) / 2]
  const inner = radius * (type === 'plant' ? 0.6 : 0.35)
  return [circlePath(middleX, middleY, radius), circlePath(middleX, middleY, inner)]
}

/** A circle whose radius is a share of the shorter side. */
function disc(frame: Frame, across: number, down: number, radius: number): string {
  const { x, y } = pointAt(frame, across, down)
  return circlePath(x, y, radius * Math.min(frame.area.width, frame.area.height))
}

const details: Partial<Record<FurnitureType, (frame: Frame) => string[]>> = {
  couch: (frame) => [across(frame, 0.06, 0.28, 0.94, 0.28), across(frame, 0.5, 0.28, 0.5, 1)],
  tv: (frame) => [across(frame, 0.1, 0.6, 0.9, 0.6)],
  fridge: (frame) => [across(frame, 0, 0.35, 1, 0.35), across(frame, 0.85, 0.5, 0.85, 0.75)],
  bed: (frame) => [
    outline(part(frame, 0.08, 0.06, 0.37, 0.2), 'dresser'),
    outline(part(frame, 0.55, 0.06, 0.37, 0.2), 'dresser'),
    across(frame, 0, 0.38, 1, 0.38),
  ],
  dresser: (frame) => [across(frame, 0.5, 0, 0.5, 1)],
  desk: (frame) => [outline(part(frame, 0.17, 0.22, 0.3, 0.45), 'dresser')],
  chair: (frame) => [across(frame, 0.05, 0.2, 0.95, 0.2)],
  bookshelf: (frame) => {
    const { width, height } = turnedSize(frame.area, frame.rotation)
    return [1, 2, 3, 4, 5].map((at) =>
      width > height ? across(frame, at / 6, 0, at / 6, 1) : across(frame, 0, at / 6, 1, at / 6),
    )
  },
  wardrobe: (frame) => [across(frame, 0, 0.75, 1, 0.75), across(frame, 0.5, 0.75, 0.5, 1)],
  cot: (frame) => [
    outline(part(frame, 0.14, 0.1, 0.72, 0.8), 'dresser'),
    across(frame, 0.14, 0.45, 0.86, 0.45),
  ],
  stove: (frame) => [
    across(frame, 0, 0.16, 1, 0.16),
    ...[0.3, 0.7].flatMap((x) => [0.38, 0.74].map((y) => disc(frame, x, y, 0.13))),
  ],
  counter: (frame) => [across(frame, 0, 0.16, 1, 0.16)],
  sink: (frame) => [
    outline(part(frame, 0.15, 0.32, 0.7, 0.55), 'sink'),
    across(frame, 0.5, 0.1, 0.5, 0.4),
  ],
  toilet: (frame) => [across(frame, 0, 0.28, 1, 0.28), disc(frame, 0.5, 0.63, 0.36)],
  bathtub: (frame) => [
    outline(part(frame, 0.08, 0.17, 0.84, 0.68), 'bathtub'),
    across(frame, 0.2, 0.02, 0.2, 0.25),
  ],
  shower: (frame) => [across(frame, 0.5, 0, 0.5, 0.3), disc(frame, 0.5, 0.45, 0.16)],
  washer: (frame) => [across(frame, 0, 0.22, 1, 0.22), disc(frame, 0.5, 0.6, 0.26)],
  stairs: (frame) => [1, 2, 3, 4, 5, 6].map((at) => across(frame, 0, at / 7, 1, at / 7)),
  rug: (frame) => [across(frame, 0.1, 0, 0.1, 1), across(frame, 0.9, 0, 0.9, 1)],
  toybox: (frame) => [across(frame, 0, 0.3, 1, 0.3), across(frame, 0.4, 0.65, 0.6, 0.65)],
}
