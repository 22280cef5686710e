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
import { type History, remember, startHistory } from '@fgm/shared/blueprints/history'
import { roomsUnder } from '@fgm/shared/blueprints/walls'

/* What the editor knows, and the steps that tools and reducer are made of. The house itself changes through the shared edits alone. */

export type Tool = 'select' | 'room' | 'furniture' | 'delete'
export type Corner = 'nw' | 'ne' | 'sw' | 'se'

/** What a hand is in the middle of. `before` is where Escape goes back to. */
type Gesture =
  | { kind: 'move'; id: string; from: Point; origin: Box; before: History; guides: Guide[] }
  | { kind: 'resize'; id: string; corner: Corner; origin: Box; before: History }
  | { kind: 'room'; from: Point; to: Point }

export type EditorState = {
  history: History
  name: string
  is_public: boolean
  tool: Tool
  room_type: RoomType
  furniture_type: FurnitureType
  selected: string | null
  /** The floor that one sees and draws on. */
  floor: Floor
  is_snapping: boolean
  gesture: Gesture | null
  /** The last thing that happened, in words, for the live region; `count` tells two alike apart. */
  notice: Notice
}

/** `left` is the house after a deletion: what the toast's undo is for. */
type Notice = {
  words: string
  /** What is shown or refused can also be read on the board. */
  tone: 'spoken' | 'shown' | 'refused' | 'deleted'
  count: number
  left?: BlueprintDocument
}

/** Where a pointer is, in canvas units. */
export type Pointing = {
  at: Point
  /** How far beside a thing still counts, in canvas units: more under a thumb. */
  reach: number
  is_touch: boolean
  /** Alt is held: neither grid nor guides. */
  is_free: boolean
}

export type EditorEvent =
  | ({ type: 'edit'; edit: (document: BlueprintDocument) => Edited } & Announcement)
  | { type: 'remove'; edit: (document: BlueprintDocument) => Edited }
  | { type: 'undo' | 'redo' | 'cancel' | 'toggle_snapping' }
  | { type: 'undo_deletion'; left: BlueprintDocument | undefined }
  | { type: 'select'; id: string | null; isAnnounced?: boolean }
  | { type: 'floor'; floor: Floor }
  | { type: 'tool'; tool: Tool }
  | { type: 'room_type'; room_type: RoomType }
  | { type: 'furniture_type'; furniture_type: FurnitureType }
  | { type: 'rename'; name: string }
  | { type: 'publish'; is_public: boolean }
  | ({ type: 'load_remote' } & Content)
  | { type: 'tap' | 'hover' | 'drag_start' | 'drag'; pointing: Pointing }
  | { type: 'release' }

/** What is announced of an edit: words, or how to say it of the part as it is afterwards. Edits of one `step` are one to undo. */
export type Announcement = {
  words: string | ((part: Room | Furniture) => string)
  step?: string | undefined
  /** The edit gave a piece another shape: announce what it is on now. */
  isReshaped?: boolean
}

/** What is saved of a house. */
export type Content = { name: string; is_public: boolean; document: BlueprintDocument }

export function startEditor({ name, is_public, document }: Content): EditorState {
  return {
    history: startHistory(document),
    name,
    is_public,
    tool: document.rooms.length === 0 ? 'room' : 'select',
    room_type: 'living_room',
    furniture_type: 'couch',
    selected: null,
    floor: floorsOf(document)[0] ?? 1,
    is_snapping: true,
    gesture: null,
    notice: { words: '', tone: 'spoken', count: 0 },
  }
}

export const documentOf = ({ history }: EditorState): BlueprintDocument => history.present

/** The floor that one sees, as a house of its own. */
export const shownOf = (state: EditorState): BlueprintDocument =>
  onFloor(documentOf(state), state.floor)

/** The house without a drag that has not ended. */
export const settledDocumentOf = ({ history, gesture }: EditorState): BlueprintDocument =>
  gesture?.kind === 'move' || gesture?.kind === 'resize' ? gesture.before.present : history.present

/** The room or piece with an id; nothing when it is gone. */
export function partOf(
  document: BlueprintDocument,
  id: string | null,
): Room | Furniture | undefined {
  return id === null ? undefined : (findRoom(document, id) ?? findPiece(document, id))
}

/** The state after an edit: one step, the thing it was about selected, and said aloud. */
export function applyEdit(
  state: EditorState,
  edit: (document: BlueprintDocument) => Edited,
  { words, step, isReshaped }: Announcement,
): EditorState {
  const { document, id, problem } = edit(documentOf(state))
  if (problem !== undefined) return announce(state, problem, 'refused')
  const history = remember(state.history, document, step ?? null)
  const selected = id ?? state.selected
  const part = partOf(document, selected)
  const edited = {
    ...state,
    history,
    selected,
    floor: part ? floorOfPart(document, part) : state.floor,
  }
  const said = typeof words === 'string' ? words : part ? words(part) : ''
  return announceOverlap(announce(edited, said), { isReshaped })
}

/** Adds to the announcement which rooms the selected one overlaps, or what a reshaped piece is on. */
export function announceOverlap(
  state: EditorState,
  { isReshaped = false }: { isReshaped?: boolean | undefined } = {},
): EditorState {
  const document = documentOf(state)
  const part = partOf(document, state.selected)
  if (!part) return state
  if (isRoom(part)) {
    const under = roomsUnder(document, part, part.id)
    // A note on the board says so for as long as it is true.
    return under.length === 0 ? state : announceMore(state, liesOn(part, under), 'spoken')
  }
  const under = isReshaped ? piecesUnder(document, part) : []
  return under.length === 0 ? state : announceMore(state, standsOn(under), 'shown')
}

const announceMore = (state: EditorState, words: string, tone: Notice['tone']) =>
  announce(state, `${state.notice.words} ${words}`.trim(), tone)

/** The state after something was taken away; it says that undo brings it back. */
export function applyRemoval(
  state: EditorState,
  edit: (document: BlueprintDocument) => Edited,
): EditorState {
  const before = documentOf(state)
  const { document, problem } = edit(before)
  if (problem !== undefined) return announce(state, problem, 'refused')
  const gone = before.rooms.find((room) => !document.rooms.includes(room))
  const count = before.furniture.length - document.furniture.length
  const pieces = count === 1 ? 'one piece of furniture' : `${count} pieces of furniture`
  const words = gone ? (count > 0 ? `${gone.label} and ${pieces}` : gone.label) : 'Furniture'
  const history = remember(state.history, document)
  const after = announce(
    { ...state, history, selected: null, gesture: null },
    `${words} deleted.`,
    'deleted',
  )
  return { ...after, notice: { ...after.notice, left: history.present } }
}

export function announce(
  state: EditorState,
  words: string,
  tone: EditorState['notice']['tone'] = 'spoken',
): EditorState {
  return { ...state, notice: { words, tone, count: state.notice.count + 1 } }
}

/* What rooms, pieces and lengths are called. */

export const isRoom = (part: Room | Furniture): part is Room => !('roomId' in part)

/** What a room or a piece is called: its own name, or its kind. */
export const partName = (part: Room | Furniture): string =>
  isRoom(part) ? part.label : furnitureKind(part.type).label

const listed = new Intl.ListFormat('en')

/** 'Office lies on Kitchen and Hallway.' */
export const liesOn = (room: Room, under: readonly Room[]): string =>
  `${room.label} lies on ${listed.format(under.map(({ label }) => label))}.`

/** 'It is on the table now.' */
const standsOn = (under: readonly Furniture[]): string =>
  `It is on the ${listed.format([...new Set(under.map(partName))])} now.`

/** The first letter large: 'Toy box'. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

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

type Unit = { name: string; size: number; step: number }

/* Lengths as parents measure their homes: in feet where one does so, else in metres. On the sheet a step of the grid is a foot. */
const inFeet = new Set(['US', 'LR', 'MM'])
// What a browser calls its language may be no locale at all; what its dates are written in is one.
const { locale } = new Intl.DateTimeFormat().resolvedOptions()
const region = new Intl.Locale(locale).maximize().region ?? 'US'

/** The unit of lengths here, and how many canvas units one of it is. */
export const lengthUnit: Unit = inFeet.has(region)
  ? { name: 'ft', size: 20, step: 1 }
  : { name: 'm', size: 60, step: 0.1 }

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** A length of the sheet in words: '12 ft'. */
export const lengthWords = (length: number): string =>
  `${number.format(length / lengthUnit.size)} ${lengthUnit.name}`
