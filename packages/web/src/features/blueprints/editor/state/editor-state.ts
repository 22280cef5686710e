import {
  type FurnitureType,
  furnitureKind,
  furnitureKinds,
  type RoomType,
  roomKinds,
} from '@fgm/shared/blueprints/catalog'
import type {
  BlueprintDocument,
  Box,
  Floor,
  Furniture,
  Point,
  Room,
} from '@fgm/shared/blueprints/document'
import { type Edited, findPiece, findRoom } from '@fgm/shared/blueprints/edits'
import { floorOfPart, floorsOf, onFloor } from '@fgm/shared/blueprints/floors'
import { piecesUnder } from '@fgm/shared/blueprints/furniture'
import type { Guide } from '@fgm/shared/blueprints/geometry'
import type { Clip } from '@fgm/shared/blueprints/groups'
import { type History, remember, startHistory } from '@fgm/shared/blueprints/history'
import { roomsUnder } from '@fgm/shared/blueprints/walls'
import { capital, listed } from '@fgm/shared/text/words'
import { keptUnit, type UnitName } from './length-units.ts'

/* The state of the editor, and the steps of tools and reducer. The house itself changes only through the shared edits. */

/** `several` adds each clicked thing to the selection: what Shift does, for touch screens. */
export type Tool = 'select' | 'several' | 'room' | 'furniture' | 'delete'
export type Corner = 'nw' | 'ne' | 'sw' | 'se'

/** The current gesture. Escape goes back to `before`. */
type Gesture =
  | { kind: 'move'; from: Point; origin: Box; before: History; guides: Guide[] }
  | { kind: 'resize'; id: string; corner: Corner; origin: Box; before: History }
  | { kind: 'room'; from: Point; to: Point }
  /** A frame that selects what lies in it; `kept` was selected before. */
  | { kind: 'frame'; from: Point; to: Point; kept: readonly string[] }

export type EditorState = {
  history: History
  name: string
  is_public: boolean
  tool: Tool
  room_type: RoomType
  furniture_type: FurnitureType
  /** All on one floor; a room includes its furniture, which is not selected then. */
  selected: readonly string[]
  clip: Clip | null
  unit: UnitName
  floor: Floor
  is_snapping: boolean
  gesture: Gesture | null
  /** The last event in words, for the live region; `count` distinguishes two equal ones. */
  notice: Notice
}

/** `left` is the house after a deletion: for the toast's undo. */
type Notice = {
  words: string
  /** What is shown or refused can also be read on the board. */
  tone: 'spoken' | 'shown' | 'refused' | 'deleted'
  count: number
  left?: BlueprintDocument
}

/** The position of a pointer, in canvas units. */
export type Pointing = {
  at: Point
  /** How far from a thing still counts, in canvas units: more for a thumb. */
  reach: number
  is_touch: boolean
  /** Alt is held: neither grid nor guides. */
  is_free: boolean
  /** Shift is held: what is clicked is added to the selection. */
  is_adding: boolean
}

export type EditorEvent =
  | ({ type: 'edit'; edit: (document: BlueprintDocument) => Edited } & Announcement)
  | { type: 'remove'; edit: (document: BlueprintDocument) => Edited }
  | { type: 'undo' | 'redo' | 'cancel' | 'toggle_snapping' }
  | { type: 'copy' | 'cut' | 'paste' | 'select_all' }
  | { type: 'undo_deletion'; left: BlueprintDocument | undefined }
  | ({ type: 'select'; id: string | null } & Selecting)
  | { type: 'floor'; floor: Floor }
  | { type: 'tool'; tool: Tool }
  | { type: 'set'; values: Partial<Settings> }
  | ({ type: 'load_remote' } & Content)
  | { type: 'tap' | 'hover' | 'drag_start' | 'drag'; pointing: Pointing }
  | { type: 'release' }

/** What a part of the editor reads and dispatches. */
export type Editing = { state: EditorState; dispatch: (event: EditorEvent) => void }

/** Values that are set directly: the name of the house, what a tool draws. */
type Settings = Pick<EditorState, 'name' | 'is_public' | 'room_type' | 'furniture_type' | 'unit'>

type Selecting = {
  isAnnounced?: boolean
  /** The earlier selection stays. */
  isAdding?: boolean
  /** A second click selects nothing. */
  isToggled?: boolean
}

/** The announcement of an edit: words, or a function of the part afterwards. Edits of one `step` are one to undo. */
export type Announcement = {
  words: string | ((part: Part, unit: UnitName) => string)
  step?: string | undefined
  /** The edit gave a piece another shape: announce what it is on now. */
  isReshaped?: boolean
}

export type Content = { name: string; is_public: boolean; document: BlueprintDocument }

export function startEditor({ name, is_public, document }: Content): EditorState {
  return {
    history: startHistory(document),
    name,
    is_public,
    tool: document.rooms.length === 0 ? 'room' : 'select',
    room_type: 'living_room',
    furniture_type: 'couch',
    selected: [],
    clip: null,
    unit: keptUnit(),
    floor: floorsOf(document)[0] ?? 1,
    is_snapping: true,
    gesture: null,
    notice: { words: '', tone: 'spoken', count: 0 },
  }
}

export const documentOf = ({ history }: EditorState): BlueprintDocument => history.present

/** The visible floor, as a separate house. */
export const shownOf = (state: EditorState): BlueprintDocument =>
  onFloor(documentOf(state), state.floor)

/** The house without a drag that has not ended. */
export const settledDocumentOf = ({ history, gesture }: EditorState): BlueprintDocument =>
  gesture?.kind === 'move' || gesture?.kind === 'resize' ? gesture.before.present : history.present

export type Part = Room | Furniture

/** The part with an id; nothing when it is gone, or without an id. */
export const partOf = (document: BlueprintDocument, id = ''): Part | undefined =>
  findRoom(document, id) ?? findPiece(document, id)

/** Everything that is selected, in the order it was chosen. */
export const selectedParts = (state: EditorState): Part[] =>
  state.selected.flatMap((id) => partOf(documentOf(state), id) ?? [])

/** The selection, if it is a single thing. */
export const selectedPart = ({ history, selected }: EditorState): Part | undefined =>
  selected.length === 1 ? partOf(history.present, selected[0]) : undefined

/** The state after an edit: one step, its thing selected, and announced. */
export function applyEdit(
  state: EditorState,
  edit: (document: BlueprintDocument) => Edited,
  { words, step, isReshaped }: Announcement,
): EditorState {
  const { document, id, ids, problem } = edit(documentOf(state))
  if (problem !== undefined) return announce(state, problem, 'refused')
  const history = remember(state.history, document, step ?? null)
  const selected = ids ?? (id === undefined ? state.selected : [id])
  const part = partOf(document, selected[0])
  const edited = {
    ...state,
    history,
    selected,
    floor: part ? floorOfPart(document, part) : state.floor,
  }
  const said = typeof words === 'string' ? words : part ? words(part, state.unit) : ''
  return announceOverlap(announce(edited, said), { isReshaped })
}

/** Adds to the announcement which rooms the selected ones overlap, or what reshaped pieces are on. */
export function announceOverlap(
  state: EditorState,
  { isReshaped = false }: { isReshaped?: boolean | undefined } = {},
): EditorState {
  const document = documentOf(state)
  const { selected } = state
  const parts = selectedParts(state)
  const isOther = ({ id }: Part) => !selected.includes(id)
  for (const room of parts.filter(isRoom)) {
    const under = roomsUnder(document, room, room.id).filter(isOther)
    // For one room, a note on the board says so for as long as it is true.
    if (under.length > 0)
      return announceMore(state, liesOn(room, under), parts.length > 1 ? 'shown' : 'spoken')
  }
  if (!isReshaped) return state
  const pieces = parts.filter((part) => !isRoom(part))
  const under = pieces.flatMap((piece) => piecesUnder(document, piece))
  if (under.length === 0) return state
  return announceMore(state, standsOn(under, pieces.length > 1 ? 'Some are' : 'It is'), 'shown')
}

const announceMore = (state: EditorState, words: string, tone: Notice['tone']) =>
  announce(state, `${state.notice.words} ${words}`.trim(), tone)

/** The state after a deletion; it announces that undo restores it. */
export function applyRemoval(
  state: EditorState,
  edit: (document: BlueprintDocument) => Edited,
): EditorState {
  const before = documentOf(state)
  const { document, problem } = edit(before)
  if (problem !== undefined) return announce(state, problem, 'refused')
  const gone = before.rooms.filter((room) => !document.rooms.includes(room))
  const rooms = gone.length > 1 ? `${gone.length} rooms` : gone[0]?.label
  const words = [rooms, piecesGone(before, document, rooms !== undefined)].filter(Boolean)
  const history = remember(state.history, document)
  const after = announce(
    { ...state, history, selected: [], gesture: null },
    `${words.join(' and ')} deleted.`,
    'deleted',
  )
  return { ...after, notice: { ...after.notice, left: history.present } }
}

/** 'Furniture' for a single one, 'one piece of furniture' next to a room, '3 pieces of furniture'. */
function piecesGone(before: BlueprintDocument, after: BlueprintDocument, hasRoom: boolean) {
  const count = before.furniture.length - after.furniture.length
  if (count > 1) return `${count} pieces of furniture`
  if (count === 0) return ''
  return hasRoom ? 'one piece of furniture' : 'Furniture'
}

export function announce(
  state: EditorState,
  words: string,
  tone: Notice['tone'] = 'spoken',
): EditorState {
  return { ...state, notice: { words, tone, count: state.notice.count + 1 } }
}

/* The names of rooms, pieces and lengths. */

export const isRoom = (part: Part): part is Room => !('roomId' in part)

/** 'Kitchen', 'The couch'. */
export const partWords = (part: Part): string =>
  isRoom(part) ? part.label : `The ${partName(part)}`

/** The selection in words: 'The couch is selected.', '3 things selected.' */
export function selectionWords(state: EditorState): string {
  const only = selectedPart(state)
  if (only) return `${partWords(only)} is selected.`
  const { length } = state.selected
  return length === 0 ? 'Nothing selected.' : `${length} things selected.`
}

/** The name of a room or a piece: its own, or its kind. */
export const partName = (part: Part): string =>
  isRoom(part) ? part.label : furnitureKind(part.type).label

/** 'Office lies on Kitchen and Hallway.' */
export const liesOn = (room: Room, under: readonly Room[]): string =>
  `${room.label} lies on ${listed(under.map(({ label }) => label))}.`

/** 'It is on the table now.' */
const standsOn = (under: readonly Furniture[], they: 'It is' | 'Some are'): string =>
  `${they} on the ${listed([...new Set(under.map(partName))])} now.`

/** Numbers the pieces of a kind in a room where there are several: 'Chair 2'. */
export function namedPieces(pieces: readonly Furniture[]): { id: string; name: string }[] {
  return pieces.map((piece) => {
    const { id, type } = piece
    const alike = pieces.filter((other) => other.type === type)
    const name = capital(partName(piece))
    return { id, name: alike.length === 1 ? name : `${name} ${alike.indexOf(piece) + 1}` }
  })
}

export const roomOptions = roomKinds.map(({ type, label }) => ({ value: type, label }))

export const furnitureOptions = furnitureKinds.map(({ type, label }) => ({
  value: type,
  label: capital(label),
}))
