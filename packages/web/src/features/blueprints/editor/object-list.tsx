import type { BlueprintDocument, Furniture, Room } from '@fgm/shared/blueprints/document'
import { ChevronDown } from 'lucide-react'
import { memo, useMemo } from 'react'
import { AddRoom } from './add-room.tsx'
import type { EditorEvent } from './editor-state.ts'
import { pieceNames } from './part-words.ts'

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
