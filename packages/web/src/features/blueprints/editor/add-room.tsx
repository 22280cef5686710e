import { type RoomType, roomKind } from '@fgm/shared/blueprints/catalog'
import type { Room } from '@fgm/shared/blueprints/document'
import { placeNextTo } from '@fgm/shared/blueprints/placing'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { EditorEvent } from './editor-state.ts'
import { roomOptions } from './kind-options.ts'

type AddRoomProps = { rooms: readonly Room[]; dispatch: (event: EditorEvent) => void }

/** A room without a pointer: 'kitchen, next to the hallway'. */
export function AddRoom({ rooms, dispatch }: AddRoomProps) {
  const [type, setType] = useState<RoomType>('living_room')
  const [beside, setBeside] = useState('')
  // A neighbour that is gone is no wish any more.
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
