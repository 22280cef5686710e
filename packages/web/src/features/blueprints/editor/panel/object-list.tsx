import { type RoomType, roomKind } from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument, Floor, Furniture, Room } from '@fgm/shared/blueprints/document'
import { onFloor } from '@fgm/shared/blueprints/floors'
import { placeNextTo } from '@fgm/shared/blueprints/placing'
import { ChevronDown, Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/fields.tsx'
import { type EditorEvent, namedPieces, roomOptions } from '../state/editor-state.ts'

type ObjectListProps = {
  document: BlueprintDocument
  selected: readonly string[]
  /** Where a room goes that is next to no other. */
  floor: Floor
  dispatch: (event: EditorEvent) => void
}

/** The house as a list: what one cannot see, or hit with a thumb, is built and chosen here. */
export function ObjectList({ document, selected, floor, dispatch }: ObjectListProps) {
  const { rooms, furniture } = document
  return (
    <section aria-labelledby="house-list">
      <h2 id="house-list" className="mb-2 text-h3">
        In this house
      </h2>
      {rooms.length === 0 && <p className="muted">No rooms yet. Add the first one here.</p>}
      <ul>
        {rooms.map((room) => (
          <RoomRows
            key={room.id}
            room={room}
            pieces={furniture.filter(({ roomId }) => roomId === room.id)}
            selected={selected}
            dispatch={dispatch}
          />
        ))}
      </ul>
      <AddRoom rooms={onFloor(document, floor).rooms} floor={floor} dispatch={dispatch} />
    </section>
  )
}

type RoomRowsProps = {
  room: Room
  pieces: readonly Furniture[]
  selected: readonly string[]
  dispatch: ObjectListProps['dispatch']
}

// A room shows its furniture while it, or something in it, is selected.
function RoomRows({ room, pieces, selected, dispatch }: RoomRowsProps) {
  const isSelected = selected.includes(room.id)
  const isOpen = isSelected || pieces.some(({ id }) => selected.includes(id))
  return (
    <li>
      <button
        type="button"
        className="room-row"
        aria-expanded={isOpen}
        aria-current={isSelected || undefined}
        onClick={({ shiftKey: isAdding }) =>
          dispatch({ type: 'select', id: room.id, isAdding, isToggled: true })
        }
      >
        <i style={{ backgroundColor: room.color }} aria-hidden="true" />
        <span className="grow">{room.label}</span>
        <span className="muted">
          {pieces.length}
          <span className="hidden-text">
            {pieces.length === 1 ? ' piece' : ' pieces'} of furniture
          </span>
        </span>
        <ChevronDown className="icon" aria-hidden />
      </button>
      {isOpen && pieces.length > 0 && (
        <ul>
          {namedPieces(pieces).map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className="piece-row"
                aria-current={selected.includes(id) || undefined}
                onClick={({ shiftKey: isAdding }) => dispatch({ type: 'select', id, isAdding })}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

type AddRoomProps = {
  rooms: readonly Room[]
  floor: Floor
  dispatch: (event: EditorEvent) => void
}

function AddRoom({ rooms, floor, dispatch }: AddRoomProps) {
  const [type, setType] = useState<RoomType>('living_room')
  const [beside, setBeside] = useState('')
  // A deleted neighbour no longer counts.
  const neighbour = rooms.find(({ id }) => id === beside)

  function add(event: FormEvent) {
    event.preventDefault()
    const { label } = roomKind(type)
    dispatch({
      type: 'edit',
      edit: (document) =>
        placeNextTo(document, { type, floor, ...(neighbour && { neighbour_id: neighbour.id }) }),
      words: neighbour ? `Added ${label} next to ${neighbour.label}.` : `Added ${label}.`,
    })
  }
  return (
    <form
      className="mt-3 grid gap-2 border-0 border-t-[1.5px] border-dashed border-line pt-3"
      onSubmit={add}
    >
      <SelectField
        label="Add a room"
        options={roomOptions}
        value={type}
        onChange={({ target }) => setType(target.value as RoomType)}
      />
      {rooms.length > 0 && (
        <SelectField
          label="Next to"
          placeholder="Anywhere"
          options={rooms.map(({ id, label }) => ({ value: id, label }))}
          value={neighbour?.id ?? ''}
          onChange={({ target }) => setBeside(target.value)}
        />
      )}
      <Button type="submit" variant="calm" size="small" icon={Plus}>
        Add Room
      </Button>
    </form>
  )
}
