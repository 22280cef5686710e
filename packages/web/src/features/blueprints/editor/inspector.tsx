import { documentLimits, type RoomType } from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument, Furniture, Room } from '@fgm/shared/blueprints/document'
import { changeRoomType, recolorRoom, renameRoom } from '@fgm/shared/blueprints/rooms'
import { Copy, RotateCw, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AddFurniture } from './add-furniture.tsx'
import { boxEdit } from './editor-actions.ts'
import type { EditorEvent } from './editor-state.ts'
import { roomOptions } from './kind-options.ts'
import { NumberBox } from './number-box.tsx'
import { capital, isRoom, partName } from './part-words.ts'
import { RoomColors } from './room-colors.tsx'

type Dispatch = (event: EditorEvent) => void
export type SelectionPress = 'duplicate' | 'rotate' | 'remove'

type InspectorProps = {
  part: Room | Furniture
  /** The room a piece stands in. */
  room: Room | undefined
  document: BlueprintDocument
  dispatch: Dispatch
  onPress: (name: SelectionPress) => void
}

/** Everything about the selected thing, to be typed instead of dragged. */
export const Inspector = memo(function Inspector(props: InspectorProps) {
  const { part, room, document, dispatch, onPress } = props
  return (
    <section className="inspector" aria-label={`About ${partName(part)}`}>
      <h2 className="inspector-title">
        {capital(partName(part))}
        {room && <span className="chip">{room.label}</span>}
      </h2>
      <div className="inspector-buttons">
        <Button size="small" icon={Copy} onClick={() => onPress('duplicate')}>
          Copy
        </Button>
        <Button size="small" icon={RotateCw} onClick={() => onPress('rotate')}>
          Turn
        </Button>
        <Button size="small" icon={Trash2} className="danger" onClick={() => onPress('remove')}>
          Delete
        </Button>
      </div>
      {isRoom(part) && <RoomFields room={part} dispatch={dispatch} />}
      <BoxFields part={part} document={document} dispatch={dispatch} />
      {isRoom(part) && <AddFurniture room={part} dispatch={dispatch} />}
    </section>
  )
})

function RoomFields({ room, dispatch }: { room: Room; dispatch: Dispatch }) {
  const { id } = room
  return (
    <>
      <TextField
        label="Name"
        // Another room has another name: the box starts anew with it.
        key={`${id} ${room.label}`}
        defaultValue={room.label}
        maxLength={documentLimits.label}
        autoComplete="off"
        onBlur={({ target: { value } }) => {
          if (value !== room.label)
            dispatch({
              type: 'edit',
              edit: (document) => renameRoom(document, id, value),
              words: `Renamed to ${value.trim()}.`,
            })
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <SelectField
        label="Kind of room"
        options={roomOptions}
        value={room.type}
        onChange={({ target: { value } }) =>
          dispatch({
            type: 'edit',
            edit: (document) => changeRoomType(document, id, value as RoomType),
            words: 'The kind of room is changed.',
          })
        }
      />
      <RoomColors
        color={room.color}
        onChange={(color) =>
          dispatch({
            type: 'edit',
            edit: (document) => recolorRoom(document, id, color),
            words: 'The color is changed.',
            step: `recolor ${id}`,
          })
        }
      />
    </>
  )
}

type BoxFieldsProps = Pick<InspectorProps, 'part' | 'document' | 'dispatch'>

function BoxFields({ part, document, dispatch }: BoxFieldsProps) {
  const { position, size } = part
  const { width, height } = document.dimensions
  const smallest = isRoom(part) ? documentLimits.drawn_room_side : documentLimits.furniture_side
  const move = (change: Partial<Room['position']>) =>
    dispatch(boxEdit(part, { position: { ...position, ...change }, size }))
  const resize = (change: Partial<Room['size']>) =>
    dispatch(boxEdit(part, { position, size: { ...size, ...change } }))
  return (
    <div className="number-boxes">
      <NumberBox label="Left" value={position.x} max={width} onChange={(x) => move({ x })} />
      <NumberBox label="Top" value={position.y} max={height} onChange={(y) => move({ y })} />
      <NumberBox
        label="Width"
        value={size.width}
        min={smallest}
        max={width}
        onChange={(side) => resize({ width: side })}
      />
      <NumberBox
        label="Depth"
        value={size.height}
        min={smallest}
        max={height}
        onChange={(side) => resize({ height: side })}
      />
    </div>
  )
}
