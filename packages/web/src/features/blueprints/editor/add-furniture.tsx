import { type FurnitureType, furnitureKind } from '@fgm/shared/blueprints/catalog'
import type { Room } from '@fgm/shared/blueprints/document'
import { furnishRoom } from '@fgm/shared/blueprints/furniture'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { EditorEvent } from './editor-state.ts'
import { furnitureOptions } from './kind-options.ts'

type AddFurnitureProps = { room: Room; dispatch: (event: EditorEvent) => void }

/** Furniture without a pointer: it finds a free spot in the room by itself. The room stays selected for the next one. */
export function AddFurniture({ room, dispatch }: AddFurnitureProps) {
  const [type, setType] = useState<FurnitureType>('couch')

  function add() {
    dispatch({
      type: 'edit',
      edit: (document) => {
        const edited = furnishRoom(document, room.id, type)
        return edited.problem === undefined ? { ...edited, id: room.id } : edited
      },
      words: `Added a ${furnitureKind(type).label} to ${room.label}.`,
    })
  }
  return (
    <form
      className="add-row"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <SelectField
        label={`Furniture for ${room.label}`}
        options={furnitureOptions}
        value={type}
        onChange={({ target }) => setType(target.value as FurnitureType)}
      />
      <Button type="submit" variant="calm" size="small" icon={Plus}>
        Add<span className="hidden-text"> furniture</span>
      </Button>
    </form>
  )
}
