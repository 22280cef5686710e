import type { RoomType } from '@fgm/shared/blueprints/catalog'
import { eyeLevelDrawing } from '../../blueprints/eye-level.ts'

/**
 * What stands for a kind of room in a picture. A child who cannot read goes where the picture sends it: nothing hot, and
 * nothing that holds water.
 */
export const roomSigns: Record<RoomType, string> = {
  living_room: 'couch',
  kitchen: 'fridge',
  dining_room: 'table',
  bedroom: 'bed',
  kids_room: 'toybox',
  bathroom: 'bathroom',
  office: 'desk',
  playroom: 'toybox',
  hallway: 'hallway',
  garden: 'plant',
  laundry: 'laundry',
  garage: 'garage',
  classroom: 'desk',
  other: 'rug',
}

/** A kind of room, drawn. */
export const roomDrawing = (type: RoomType): string => eyeLevelDrawing(roomSigns[type]) ?? ''
