import { z } from 'zod'
import { Line } from '../text/text.ts'
import { canvas, documentLimits, furnitureTypes, roomKind, roomTypes } from './catalog.ts'

/*
 * A drawn house as plain data (spec part two §3, blueprint_data; decisions §9). Positions are top-left corners in canvas units.
 * `Save…` schemas check and clean input; the others describe output.
 */

export const RoomType = z.enum(roomTypes)
export const FurnitureType = z.enum(furnitureTypes)

export const Point = z.object({ x: z.number(), y: z.number() }).meta({ id: 'Point' })
export type Point = z.output<typeof Point>
export const Size = z.object({ width: z.number(), height: z.number() }).meta({ id: 'Size' })
export type Size = z.output<typeof Size>
/** A rectangle on the canvas. */
export type Box = { position: Point; size: Size }

/** Downstairs, and upstairs. */
export const Floor = z.literal([1, 2])
export type Floor = z.output<typeof Floor>

export const Room = z
  .object({
    id: z.string(),
    type: RoomType,
    position: Point,
    size: Size,
    label: z.string(),
    color: z.string(),
    floor: Floor.optional().describe('Left out: 1, downstairs. Both floors lie on one sheet'),
  })
  .meta({ id: 'Room' })
export type Room = z.output<typeof Room>

/** Quarter turns clockwise: the back is above at 0, then to the right, below, or to the left. */
export const Rotation = z.literal([0, 90, 180, 270])
export type Rotation = z.output<typeof Rotation>

export const Furniture = z
  .object({
    id: z.string(),
    type: FurnitureType,
    position: Point,
    roomId: z.string(),
    size: Size.describe('The box it fills as it stands, turned'),
    rotation: Rotation.optional().describe('Left out: 0'),
  })
  .meta({ id: 'Furniture' })
export type Furniture = z.output<typeof Furniture>

export const BlueprintDocument = z
  .object({ dimensions: Size, rooms: z.array(Room), furniture: z.array(Furniture) })
  .meta({ id: 'BlueprintDocument' })
export type BlueprintDocument = z.output<typeof BlueprintDocument>

const { canvas_side, smallest_side } = documentLimits
const PartId = z
  .string()
  .regex(/^[\w.:-]{1,64}$/, 'An id holds at most 64 letters, digits, dots and dashes.')
const Corner = z.object({
  x: z.number().min(0).max(canvas_side.max),
  y: z.number().min(0).max(canvas_side.max),
})
const Sides = z.object({
  width: z.number().min(smallest_side).max(canvas_side.max),
  height: z.number().min(smallest_side).max(canvas_side.max),
})
const CanvasSide = z.number().min(canvas_side.min).max(canvas_side.max)

/** A room's name: one clean line. */
export const RoomLabel = Line(documentLimits.label)

/** A color as `#RRGGBB`. */
export const RoomColor = z
  .string()
  // No flag for case: JSON Schema has none.
  .regex(/^#[0-9a-fA-F]{6}$/, 'A color is written like #FDE7C8.')

/** An unknown kind of room counts as 'other' (content README §7.4). */
const knownTypes = new Set<string>(roomTypes)
const AnyRoomType = z
  .string()
  .max(64)
  .transform((type) => (knownTypes.has(type) ? type : 'other'))
  .pipe(RoomType)

const SaveRoom = z.object({
  id: PartId,
  type: AnyRoomType,
  position: Corner,
  size: Sides,
  label: RoomLabel,
  color: RoomColor.default(roomKind('other').color),
  floor: Floor.optional(),
})

const SaveFurniture = z.object({
  id: PartId,
  type: FurnitureType,
  position: Corner,
  roomId: PartId,
  size: Sides,
  rotation: Rotation.optional(),
})

/** A document as a client may send it. Every refusal is a sentence that names the part. */
export const SaveBlueprintDocument = z
  .object({
    dimensions: z
      .object({ width: CanvasSide, height: CanvasSide })
      .default({ width: canvas.width, height: canvas.height }),
    rooms: z
      .array(SaveRoom)
      .max(
        documentLimits.rooms,
        `A blueprint can have at most ${documentLimits.rooms} rooms. Please remove one first.`,
      ),
    furniture: z
      .array(SaveFurniture)
      .max(
        documentLimits.furniture,
        `A blueprint can have at most ${documentLimits.furniture} pieces of furniture. Please remove one first.`,
      )
      .default([]),
  })
  .superRefine((document, context) => {
    for (const { path, message } of contradictions(document))
      context.addIssue({ code: 'custom', path, message })
  })

/** Everything wrong with a document, as sentences; empty when it can be saved. */
export function documentProblems(document: unknown): string[] {
  const parsed = SaveBlueprintDocument.safeParse(document)
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
}

/** Names that two rooms share: a clue with such a name would lead to both. Case is ignored. */
export function namesTakenTwice(rooms: readonly { label: string }[]): string[] {
  const names = rooms.map(({ label }) => nameKey(label))
  return [
    ...new Set(
      rooms.filter((_, at) => names.indexOf(names[at] ?? '') < at).map(({ label }) => label),
    ),
  ]
}

export const nameKey = (label: string): string => label.trim().toLowerCase()

export const nameIsTaken = (label: string): string =>
  `Two rooms are called “${label}”. Please give one of them another name, so that clues lead to the right one.`

/** An empty house. */
export function emptyDocument(): BlueprintDocument {
  return { dimensions: { width: canvas.width, height: canvas.height }, rooms: [], furniture: [] }
}

type Contradiction = { path: (string | number)[]; message: string }

/** What no single field can check: repeated ids, rooms that do not exist, walls beyond the canvas. */
function contradictions({ dimensions, rooms, furniture }: BlueprintDocument): Contradiction[] {
  const found: Contradiction[] = []
  const ids = new Set<string>()
  const takeId = (id: string, path: Contradiction['path']) => {
    if (ids.has(id)) found.push({ path, message: `The id ${id} is used twice.` })
    ids.add(id)
  }
  for (const [at, room] of rooms.entries()) {
    takeId(room.id, ['rooms', at, 'id'])
    if (!isInside(room, dimensions))
      found.push({ path: ['rooms', at], message: `${room.label} reaches beyond the canvas.` })
  }
  const roomIds = new Set(rooms.map(({ id }) => id))
  for (const [at, piece] of furniture.entries()) {
    takeId(piece.id, ['furniture', at, 'id'])
    if (!roomIds.has(piece.roomId))
      found.push({
        path: ['furniture', at, 'roomId'],
        message: `The ${piece.type} ${piece.id} stands in a room that is not there.`,
      })
    if (!isInside(piece, dimensions))
      found.push({
        path: ['furniture', at],
        message: `The ${piece.type} ${piece.id} reaches beyond the canvas.`,
      })
  }
  return found
}

/** A thousandth of a unit is tolerated: fractions do not add up exactly. */
function isInside({ position, size }: Box, { width, height }: Size): boolean {
  return position.x + size.width <= width + 0.001 && position.y + size.height <= height + 0.001
}
