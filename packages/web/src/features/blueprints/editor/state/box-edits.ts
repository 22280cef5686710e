import type { BlueprintDocument, Box, Point } from '@fgm/shared/blueprints/document'
import { type Edited, refused } from '@fgm/shared/blueprints/edits'
import { moveFurniture, resizeFurniture } from '@fgm/shared/blueprints/furniture'
import { moveGroup } from '@fgm/shared/blueprints/groups'
import {
  moveRoomToWalls,
  placeBeyond,
  resizeRoomToWalls,
  roomsUnder,
} from '@fgm/shared/blueprints/walls'
import { type EditorEvent, isRoom, type Part, partOf } from './editor-state.ts'
import { lengthWords, type UnitName } from './length-units.ts'

/* Positions and sizes from typing or arrow keys. */

/** Gives a part another box; several in a row are one step to undo. A room that `by` did not move skips past the obstacle. */
export function boxEdit(part: Part, box: Box, by?: Point): EditorEvent {
  const isResized = box.size.width !== part.size.width || box.size.height !== part.size.height
  const free = { grid: 0 }
  const edit = (document: BlueprintDocument): Edited => {
    if (!isRoom(part))
      return isResized
        ? resizeFurniture(document, part.id, box, free)
        : moveFurniture(document, part.id, box.position, free)
    const edited = isResized
      ? resizeRoomToWalls(document, part.id, box, free)
      : moveRoomToWalls(document, part.id, box.position, free)
    const isStuck = by && isSameBox(partOf(edited.document, part.id), part)
    const [inTheWay] = isStuck ? roomsUnder(document, box, part.id) : []
    if (!by || !inTheWay) return edited
    const beyond = isResized ? undefined : placeBeyond(document, part.id, by)
    return beyond
      ? moveRoomToWalls(document, part.id, beyond, free)
      : refused(document, `${inTheWay.label} is in the way.`)
  }
  return {
    type: 'edit',
    edit,
    words: isResized ? sizeWords : placeWords,
    step: `${isResized ? 'resize' : 'move'} ${part.id}`,
    isReshaped: isResized,
  }
}

/** The event that moves several things; keys in a row are one step to undo. */
export const groupMove = (ids: readonly string[], by: Point): EditorEvent => ({
  type: 'edit',
  edit: (document) => moveGroup(document, ids, by),
  words: `${ids.length} things moved.`,
  step: `move ${ids.join(' ')}`,
})

const sizeWords = ({ size }: Box, unit: UnitName) =>
  `${lengthWords(size.width, unit)} wide, ${lengthWords(size.height, unit)} deep.`

const placeWords = ({ position }: Box, unit: UnitName) =>
  `${lengthWords(position.x, unit)} from the left, ${lengthWords(position.y, unit)} from the top.`

const isSameBox = (one: Box | undefined, { position, size }: Box) =>
  one?.position.x === position.x &&
  one.position.y === position.y &&
  one.size.width === size.width &&
  one.size.height === size.height
