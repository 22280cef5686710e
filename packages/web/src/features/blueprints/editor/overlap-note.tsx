import type { BlueprintDocument, Room } from '@fgm/shared/blueprints/document'
import { moveToFreePlace, roomsUnder } from '@fgm/shared/blueprints/walls'
import { Button } from '../../../ui/button.tsx'
import type { EditorEvent } from './editor-state.ts'
import { liesOn } from './part-words.ts'

type OverlapNoteProps = {
  document: BlueprintDocument
  room: Room
  /** While a hand holds the room there is nothing to press. */
  isHeld: boolean
  dispatch: (event: EditorEvent) => void
}

/** Says that the selected room lies on others, and offers it a free place. The live region has said so by then. */
export function OverlapNote({ document, room, isHeld, dispatch }: OverlapNoteProps) {
  const under = roomsUnder(document, room, room.id)
  if (under.length === 0) return null
  return (
    <div className="board-note">
      <p>{liesOn(room, under)}</p>
      {!isHeld && (
        <Button
          size="small"
          onClick={() =>
            dispatch({
              type: 'edit',
              edit: (house) => moveToFreePlace(house, room.id),
              words: `${room.label} has a place of its own now.`,
            })
          }
        >
          Move it to a free place
        </Button>
      )}
    </div>
  )
}
