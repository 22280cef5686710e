import {
  aPieceOf,
  documentLimits,
  type FurnitureType,
  type RoomType,
  roomKinds,
} from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument, Point, Room, Size } from '@fgm/shared/blueprints/document'
import { type Edited, findRoom } from '@fgm/shared/blueprints/edits'
import { furnishRoom } from '@fgm/shared/blueprints/furniture'
import { changeRoomType, recolorRoom, renameRoom } from '@fgm/shared/blueprints/rooms'
import { capital, listed } from '@fgm/shared/text/words'
import { Plus } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { SelectField, TextField } from '../../../../ui/fields.tsx'
import { Radio } from '../../../../ui/radio.tsx'
import { boxEdit } from '../state/box-edits.ts'
import {
  type Action,
  copyAction,
  cutAction,
  duplicateAction,
  isEnabled,
  pasteAction,
  removeAction,
  rotateAction,
  severalAction,
} from '../state/editor-actions.ts'
import {
  documentOf,
  type Editing,
  type EditorState,
  furnitureOptions,
  isRoom,
  type Part,
  partName,
  roomOptions,
  selectedPart,
  selectedParts,
  selectionWords,
} from '../state/editor-state.ts'
import { lengthUnits, type UnitName, whatAStepIs } from '../state/length-units.ts'

type SelectionProps = { state: EditorState; onAction: (action: Action) => void }

/** The selection and its actions: one thing with its fields, or several together. */
export function SelectionPanel({ state, dispatch, onAction }: SelectionProps & Editing) {
  const part = selectedPart(state)
  if (state.selected.length === 0) return null
  if (!part || state.tool === 'several') return <Together state={state} onAction={onAction} />
  return (
    <Inspector state={state} part={part} dispatch={dispatch}>
      <SelectionButtons state={state} onAction={onAction} />
    </Inspector>
  )
}

function Together({ state, onAction }: SelectionProps) {
  const parts = selectedParts(state)
  const names = parts.map((part) => capital(partName(part)))
  return (
    <section className="inspector grid gap-3" aria-label="About the selection">
      <h2 className="inspector-title text-h3">
        {parts.length === 1 ? '1 thing selected' : selectionWords(state).replace('.', '')}
      </h2>
      <p className="selection-names muted">{listed(shortened(names))}</p>
      <SelectionButtons state={state} onAction={onAction} />
    </section>
  )
}

const mostNames = 4

const shortened = (names: readonly string[]) =>
  names.length <= mostNames
    ? names
    : [...names.slice(0, mostNames - 1), `${names.length - mostNames + 1} more`]

const often = [duplicateAction, rotateAction, removeAction]
const seldom = [copyAction, cutAction, pasteAction]

function SelectionButtons({ state, onAction }: SelectionProps) {
  const shown = (actions: readonly Action[]) => actions.filter((action) => isEnabled(action, state))
  return (
    <div className="grid gap-1">
      <div className="inspector-buttons flex flex-wrap gap-2">
        {shown(often).map((action) => (
          <Button
            key={action.label}
            size="small"
            icon={action.icon}
            className={action === removeAction ? 'danger' : undefined}
            onClick={() => onAction(action)}
          >
            {action.label}
          </Button>
        ))}
      </div>
      <div className="quiet-buttons">
        {shown(seldom).map((action) => (
          <Button key={action.label} variant="plain" size="small" onClick={() => onAction(action)}>
            {action.label}
          </Button>
        ))}
        <Button variant="plain" size="small" onClick={() => onAction(severalAction)}>
          {state.tool === 'several' ? 'Done' : 'Select several'}
        </Button>
      </div>
    </div>
  )
}

type Dispatch = Editing['dispatch']

type InspectorProps = Editing & { part: Part; children: ReactNode }

/** Everything about the selected thing, to be typed instead of dragged; `children` are its actions. */
function Inspector({ state, part, dispatch, children }: InspectorProps) {
  const room = isRoom(part) ? undefined : findRoom(documentOf(state), part.roomId)
  return (
    <section className="inspector grid gap-3" aria-label={`About ${partName(part)}`}>
      <h2 className="inspector-title flex flex-wrap items-center gap-2.5 text-h3">
        {capital(partName(part))}
        {room && <span className="chip">{room.label}</span>}
      </h2>
      {children}
      {isRoom(part) && <RoomFields room={part} dispatch={dispatch} />}
      <BoxFields state={state} part={part} dispatch={dispatch} />
      {isRoom(part) && <AddFurniture room={part} dispatch={dispatch} />}
    </section>
  )
}

function RoomFields({ room, dispatch }: { room: Room; dispatch: Dispatch }) {
  const { id } = room
  const change = (edit: (document: BlueprintDocument) => Edited, words: string, step?: string) =>
    dispatch({ type: 'edit', edit, words, step })
  return (
    <>
      <TextField
        label="Name"
        // Another room has another name: the key resets the field.
        key={`${id} ${room.label}`}
        defaultValue={room.label}
        maxLength={documentLimits.label}
        autoComplete="off"
        onBlur={({ target: { value } }) => {
          if (value !== room.label)
            change((house) => renameRoom(house, id, value), `Renamed to ${value.trim()}.`)
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <SelectField
        label="Kind of room"
        options={roomOptions}
        value={room.type}
        onChange={({ target: { value } }) =>
          change((house) => changeRoomType(house, id, value as RoomType), 'Kind of room changed.')
        }
      />
      <RoomColors
        color={room.color}
        onChange={(color) =>
          change((house) => recolorRoom(house, id, color), 'Color changed.', `recolor ${id}`)
        }
      />
    </>
  )
}

function BoxFields({ state, part, dispatch }: Omit<InspectorProps, 'children'>) {
  const { unit } = state
  const { position, size } = part
  const { width, height } = documentOf(state).dimensions
  const min = isRoom(part) ? documentLimits.drawn_room_side : documentLimits.furniture_side
  const move = (change: Partial<Point>) =>
    dispatch(boxEdit(part, { position: { ...position, ...change }, size }))
  const resize = (change: Partial<Size>) =>
    dispatch(boxEdit(part, { position, size: { ...size, ...change } }))
  const lengths: Length[] = [
    { label: 'Left', value: position.x, min: 0, max: width, onSet: (x) => move({ x }) },
    { label: 'Top', value: position.y, min: 0, max: height, onSet: (y) => move({ y }) },
    { label: 'Width', value: size.width, min, max: width, onSet: (to) => resize({ width: to }) },
    { label: 'Depth', value: size.height, min, max: height, onSet: (to) => resize({ height: to }) },
  ]
  return (
    <div className="grid grid-cols-2 gap-2">
      {lengths.map((length) => (
        <NumberBox key={length.label} {...length} unit={unit} />
      ))}
      {unit === 'steps' && <p className="col-span-2 text-ui muted">{whatAStepIs}</p>}
    </div>
  )
}

/** In canvas units, as all lengths here except the displayed one. */
type Length = {
  label: string
  value: number
  min: number
  max: number
  onSet: (value: number) => void
}

/** A length that can be typed or stepped. While typing, the field shows the typed text. */
function NumberBox({ label, unit, value, min, max, onSet }: Length & { unit: UnitName }) {
  const { size, step, words } = lengthUnits[unit]
  // To the hundredth, so that what was typed is shown again.
  const shown = (length: number) => Math.round((length / size) * 100) / 100
  const [typed, setTyped] = useState<string | null>(null)

  function take(text: string) {
    setTyped(text)
    const length = Math.round(Number(text) * size)
    if (text.trim() !== '' && Number.isFinite(length) && length >= min && length <= max)
      onSet(length)
  }
  return (
    <label className="number-box">
      <span>{label}</span>
      <input
        type="number"
        inputMode="decimal"
        min={shown(min)}
        max={shown(max)}
        step={step}
        value={typed ?? shown(value)}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setTyped(null)}
      />
      {/* The unit is shown once for all four: the word is too long for each. */}
      <span className={unit === 'steps' ? 'hidden-text' : 'number-unit'}>{words[1]}</span>
    </label>
  )
}

function RoomColors({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  const id = useId()
  return (
    <div className="field">
      <span id={id} className="field-label">
        Color
      </span>
      <div className="flex flex-wrap gap-1">
        <div role="radiogroup" aria-labelledby={id} className="contents">
          {roomKinds.map((kind) => (
            <Radio
              key={kind.type}
              name={id}
              className="paint"
              style={{ backgroundColor: kind.color }}
              checked={kind.color.toLowerCase() === color.toLowerCase()}
              aria-label={`As ${kind.label}`}
              onChange={() => onChange(kind.color)}
            />
          ))}
        </div>
        <input
          type="color"
          className="paint"
          aria-label="Another color"
          value={color}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </div>
  )
}

/** Furniture without a pointer: it goes to a free spot in the room. The room stays selected for the next one. */
function AddFurniture({ room, dispatch }: { room: Room; dispatch: Dispatch }) {
  const [type, setType] = useState<FurnitureType>('couch')
  function add(event: FormEvent) {
    event.preventDefault()
    dispatch({
      type: 'edit',
      edit: (document) => {
        const edited = furnishRoom(document, room.id, type)
        return edited.problem === undefined ? { ...edited, id: room.id } : edited
      },
      words: `Added ${aPieceOf(type)} to ${room.label}.`,
    })
  }
  return (
    <form className="grid grid-cols-[1fr_auto] items-end gap-2" onSubmit={add}>
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
