/*
 * Numbers and words for drawing a house (spec part two §2, §9; content README §7.4). Without schemas, so that a page can draw a
 * house without loading zod.
 */

/** The canvas of a new blueprint and the tools on it, in canvas units (20 are about a third of a metre). */
export const canvas = {
  width: 800,
  height: 600,
  grid: 20,
  zoom_min: 0.5,
  zoom_max: 3,
  delete_tolerance: 10,
} as const

/** Limits of one document. Sides are those of the canvas, of a room and of a piece of furniture. */
export const documentLimits = {
  rooms: 60,
  furniture: 400,
  canvas_side: { min: 200, max: 2000 },
  smallest_side: 10,
  drawn_room_side: 80,
  furniture_side: 20,
  label: 40,
} as const

export const defaultBlueprintName = 'New Blueprint'

const otherRoom = {
  type: 'other',
  label: 'Other',
  color: '#F1F1F1',
  width: 160,
  height: 140,
} as const

/** Kinds of rooms in the order menus show them. Every color carries dark label text at 7:1. */
export const roomKinds = [
  { type: 'living_room', label: 'Living Room', color: '#FDE7C8', width: 240, height: 200 },
  { type: 'kitchen', label: 'Kitchen', color: '#FFF3B8', width: 200, height: 160 },
  { type: 'dining_room', label: 'Dining Room', color: '#F9DCC4', width: 200, height: 160 },
  { type: 'bedroom', label: 'Bedroom', color: '#DCE6FA', width: 200, height: 180 },
  { type: 'kids_room', label: "Kids' Room", color: '#E6DDF7', width: 200, height: 180 },
  { type: 'bathroom', label: 'Bathroom', color: '#D2EEF2', width: 140, height: 120 },
  { type: 'office', label: 'Office', color: '#E3E7EC', width: 160, height: 140 },
  { type: 'playroom', label: 'Playroom', color: '#FBD9E3', width: 200, height: 160 },
  { type: 'hallway', label: 'Hallway', color: '#EFE9DF', width: 200, height: 80 },
  { type: 'garden', label: 'Garden', color: '#D3EFCF', width: 300, height: 160 },
  { type: 'laundry', label: 'Laundry', color: '#DDEBE8', width: 120, height: 100 },
  { type: 'garage', label: 'Garage', color: '#E2DED8', width: 200, height: 160 },
  { type: 'classroom', label: 'Classroom', color: '#FFF0D6', width: 240, height: 200 },
  otherRoom,
] as const

/**
 * Kinds of furniture with the name a person reads, the size of a new piece, and how it is placed: with its back to a wall,
 * anywhere in a room, at a table, or flat on the floor, where other pieces stand on it.
 */
export const furnitureKinds = [
  { type: 'couch', label: 'couch', width: 120, height: 60, stands: 'wall' },
  { type: 'tv', label: 'TV', width: 80, height: 20, stands: 'wall' },
  { type: 'table', label: 'table', width: 100, height: 60, stands: 'free' },
  { type: 'fridge', label: 'fridge', width: 60, height: 60, stands: 'wall' },
  { type: 'bed', label: 'bed', width: 100, height: 120, stands: 'wall' },
  { type: 'dresser', label: 'dresser', width: 80, height: 40, stands: 'wall' },
  { type: 'desk', label: 'desk', width: 80, height: 40, stands: 'wall' },
  { type: 'chair', label: 'chair', width: 40, height: 40, stands: 'table' },
  { type: 'bookshelf', label: 'bookshelf', width: 100, height: 20, stands: 'wall' },
  { type: 'toybox', label: 'toy box', width: 60, height: 40, stands: 'wall' },
  { type: 'lamp', label: 'lamp', width: 20, height: 20, stands: 'free' },
  { type: 'wardrobe', label: 'wardrobe', width: 80, height: 40, stands: 'wall' },
  { type: 'cot', label: 'cot', width: 60, height: 80, stands: 'wall' },
  { type: 'stove', label: 'stove', width: 60, height: 60, stands: 'wall' },
  { type: 'counter', label: 'counter', width: 80, height: 60, stands: 'wall' },
  { type: 'sink', label: 'sink', width: 60, height: 40, stands: 'wall' },
  { type: 'toilet', label: 'toilet', width: 40, height: 60, stands: 'wall' },
  { type: 'bathtub', label: 'bathtub', width: 120, height: 60, stands: 'wall' },
  { type: 'shower', label: 'shower', width: 60, height: 60, stands: 'wall' },
  { type: 'washer', label: 'washing machine', width: 60, height: 40, stands: 'wall' },
  { type: 'plant', label: 'plant', width: 40, height: 40, stands: 'free' },
  { type: 'stairs', label: 'stairs', width: 60, height: 100, stands: 'wall' },
  { type: 'rug', label: 'rug', width: 160, height: 100, stands: 'flat' },
] as const

export const roomTypes = roomKinds.map(({ type }) => type)
export const furnitureTypes = furnitureKinds.map(({ type }) => type)
export type RoomType = (typeof roomTypes)[number]
export type FurnitureType = (typeof furnitureTypes)[number]

export type RoomKind = (typeof roomKinds)[number]
export type FurnitureKind = (typeof furnitureKinds)[number]

/** Label, color and usual size of a kind of room. */
export const roomKind = (type: RoomType): RoomKind =>
  roomKinds.find((kind) => kind.type === type) ?? otherRoom

/** Name and usual size of a kind of furniture. */
export const furnitureKind = (type: FurnitureType): FurnitureKind =>
  furnitureKinds.find((kind) => kind.type === type) ?? furnitureKinds[0]

/** 'a couch', 'stairs'. */
export const aPieceOf = (type: FurnitureType): string =>
  type === 'stairs' ? 'stairs' : `a ${furnitureKind(type).label}`

/** Whether other pieces may stand on it: a rug is in no one's way. */
export const isFlat = ({ type }: { type: FurnitureType }): boolean =>
  furnitureKind(type).stands === 'flat'

/** Zoom within what the editor allows, 0.5x to 3x (spec part two §9). */
export const limitZoom = (zoom: number): number =>
  Number.isFinite(zoom) ? Math.max(canvas.zoom_min, Math.min(zoom, canvas.zoom_max)) : 1

/** Whether dark or light letters are easier to read on a color written like #FDE7C8. */
export function labelInk(color: string): 'dark' | 'light' {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [red = 1, green = 1, blue = 1] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  // Relative luminance as WCAG 2.2 has it; above this, black has more contrast than white.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? 'dark' : 'light'
}
