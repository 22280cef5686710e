import { type RoomType, roomKind } from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument, Furniture, Room } from '@fgm/shared/blueprints/document'
import { placeNextTo } from '@fgm/shared/blueprints/placing'
import { ChevronDown, Plus } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import type { EditorEvent } from '../state/editor-state.ts'
import { pieceNames, roomOptions } from '../state/part-names.ts'

type ObjectListProps = {
  document: BlueprintDocument
  selected: string | null
  dispatch: (event: EditorEvent) => void
}

/** The house as a list: what one cannot see, or hit with a thumb, is built and chosen here. */
export const ObjectList = memo(function ObjectList(props: ObjectListProps) {
  const { document, selected, dispatch } = props
  const { rooms, furniture } = document
  const byRoom = useMemo(() => piecesByRoom(furniture), [furniture])
  return (
    <section className="object-list" aria-labelledby="house-list">
      <h2 id="house-list" className="text-h3">
        In this house
      </h2>
      {rooms.length === 0 && <p className="muted">No rooms yet. Add the first one here.</p>}
      <ul>
        {rooms.map((room) => (
          <RoomRows
            key={room.id}
            room={room}
            pieces={byRoom.get(room.id) ?? none}
            selected={selected}
            dispatch={dispatch}
          />
        ))}
      </ul>
      <AddRoom rooms={rooms} dispatch={dispatch} />
    </section>
  )
})

const none: readonly Furniture[] = []

function piecesByRoom(furniture: readonly Furniture[]): Map<string, Furniture[]> {
  const byRoom = new Map<string, Furniture[]>()
  for (const piece of furniture)
    byRoom.set(piece.roomId, [...(byRoom.get(piece.roomId) ?? []), piece])
  return byRoom
}

type RoomRowsProps = {
  room: Room
  pieces: readonly Furniture[]
  selected: string | null
  dispatch: ObjectListProps['dispatch']
}

// A room shows its furniture while it, or something in it, is selected.
function RoomRows({ room, pieces, selected, dispatch }: RoomRowsProps) {
  const isOpen = selected === room.id || pieces.some(({ id }) => id === selected)
  return (
    <li>
      <button
        type="button"
        className="room-row"
        aria-expanded={isOpen}
        aria-current={selected === room.id || undefined}
        onClick={() => dispatch({ type: 'select', id: selected === room.id ? null : room.id })}
      >
        <i style={{ backgroundColor: room.color }} aria-hidden="true" />
        <span className="grow">{room.label}</span>
        <span className="muted">
          {pieces.length}
          <span className="hidden-text">
            {' '}
            {pieces.length === 1 ? 'piece' : 'pieces'} of furniture
          </span>
        </span>
        <ChevronDown className="icon" aria-hidden />
      </button>
      {isOpen && pieces.length > 0 && (
        <ul>
          {pieceNames(pieces).map((name, at) => (
            <PieceRow
              key={pieces[at]?.id}
              id={pieces[at]?.id ?? ''}
              name={name}
              is_selected={pieces[at]?.id === selected}
              dispatch={dispatch}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

type PieceRowProps = {
  id: string
  name: string
  is_selected: boolean
  dispatch: ObjectListProps['dispatch']
}

function PieceRow({ id, name, is_selected, dispatch }: PieceRowProps) {
  return (
    <li>
      <button
        type="button"
        className="piece-row"
        aria-current={is_selected || undefined}
        onClick={() => dispatch({ type: 'select', id })}
      >
        {name}
      </button>
    </li>
  )
}

type AddRoomProps = { rooms: readonly Room[]; dispatch: (event: EditorEvent) => void }

/** A room without a pointer: 'kitchen, next to the hallway'. */
function AddRoom({ rooms, dispatch }: AddRoomProps) {
  const [type, setType] = useState<RoomType>('living_room')
  const [beside, setBeside] = useState('')
  // A deleted neighbour no longer counts.
  const neighbour = rooms.find(({ id }) => id === beside)

  function add() {
    const { label } = roomKind(type)
    dispatch({
      type: 'edit',
      edit: (document) =>
        placeNextTo(document, { type, ...(neighbour && { neighbour_id: neighbour.id }) }),
      words: neighbour ? `Added ${label} next to ${neighbour.label}.` : `Added ${label}.`,
    })
  }
  return (
    <form
      className="add-room"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
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
