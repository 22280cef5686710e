import { type RoomType, roomKind } from '@fgm/shared/blueprints/catalog'
import type { Room } from '@fgm/shared/blueprints/document'
import { placeNextTo } from '@fgm/shared/blueprints/placing'
import { ChevronDown, Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/fields.tsx'
import {
  type Editing,
  namedPieces,
  roomOptions,
  settledDocumentOf,
  shownOf,
} from '../state/editor-state.ts'

/** The house as a list: what is hard to see, or to hit with a thumb, is built and chosen here. */
export function ObjectList({ state, dispatch }: Editing) {
  const { rooms } = settledDocumentOf(state)
  return (
    <section aria-labelledby="house-list">
      <h2 id="house-list" className="mb-2 text-h3">
        In this house
      </h2>
      {rooms.length === 0 && <p className="muted">No rooms yet. Add the first one here.</p>}
      <ul>
        {rooms.map((room) => (
          <RoomRows key={room.id} state={state} room={room} dispatch={dispatch} />
        ))}
      </ul>
      <AddRoom state={state} dispatch={dispatch} />
    </section>
  )
}

// A room shows its furniture while it, or something in it, is selected.
function RoomRows({ state, room, dispatch }: Editing & { room: Room }) {
  const { selected } = state
  const pieces = settledDocumentOf(state).furniture.filter(({ roomId }) => roomId === room.id)
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

/** To the visible floor. */
function AddRoom({ state, dispatch }: Editing) {
  const { floor } = state
  const { rooms } = shownOf(state)
  const [type, setType] = useState<RoomType>('living_room')
  const [beside, setBeside] = useState('')
  // A deleted neighbor no longer counts.
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
