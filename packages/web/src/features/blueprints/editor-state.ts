import type { FurnitureType, RoomType } from '@fgm/shared/blueprint-catalog'
import type { BlueprintDocument, Box, Furniture, Point, Room } from '@fgm/shared/blueprint-document'
import { type Edited, findPiece, findRoom } from '@fgm/shared/blueprint-edits'
import { piecesUnder } from '@fgm/shared/blueprint-furniture'
import type { Guide } from '@fgm/shared/blueprint-geometry'
import {
  endGesture,
  type History,
  redo,
  remember,
  startHistory,
  undo,
} from '@fgm/shared/blueprint-history'
import { roomsUnder } from '@fgm/shared/blueprint-walls'
import {
  dragTool,
  hoverTool,
  type Pointing,
  releaseTool,
  startDrag,
  tapTool,
} from './editor-tools.ts'
import { isRoom, liesOn, partName, standsOn } from './part-words.ts'

/* What the editor knows, and how it changes. The house itself changes through the shared edits alone. */

export type Tool = 'select' | 'room' | 'furniture' | 'delete'
export type Corner = 'nw' | 'ne' | 'sw' | 'se'

/** What a hand is in the middle of. `before` is where Escape goes back to. */
export type Gesture =
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
  is_snapping: boolean
  gesture: Gesture | null
  /** The last thing that happened, in words, for the live region; `count` tells two alike apart. */
  notice: Notice
}

/** `left` is the house after a deletion: what the toast's undo is for. */
type Notice = {
  words: string
  /** What is told or refused is also to be read on the board. */
  tone: 'said' | 'told' | 'refused' | 'deleted'
  count: number
  left?: BlueprintDocument
}

export type EditorEvent =
  | ({ type: 'edit'; edit: (document: BlueprintDocument) => Edited } & Telling)
  | { type: 'remove'; edit: (document: BlueprintDocument) => Edited }
  | { type: 'undo' | 'redo' | 'escape' | 'toggle_snapping' }
  | { type: 'undo_deletion'; left: BlueprintDocument | undefined }
  | { type: 'select'; id: string | null; isSpoken?: boolean }
  | { type: 'tool'; tool: Tool }
  | { type: 'room_type'; room_type: RoomType }
  | { type: 'furniture_type'; furniture_type: FurnitureType }
  | { type: 'rename'; name: string }
  | { type: 'publish'; is_public: boolean }
  | { type: 'take'; name: string; is_public: boolean; document: BlueprintDocument }
  | { type: 'tap' | 'hover' | 'drag_start' | 'drag'; pointing: Pointing }
  | { type: 'release' }

/** What is said of an edit: words, or how to say it of the part as it is afterwards. Edits of one `step` are one to undo. */
export type Telling = {
  words: string | ((part: Room | Furniture) => string)
  step?: string | undefined
  /** The edit gave a piece another shape: what it stands on then is told. */
  isReshaped?: boolean
}

type Content = { name: string; is_public: boolean; document: BlueprintDocument }

export function startEditor({ name, is_public, document }: Content): EditorState {
  return {
    history: startHistory(document),
    name,
    is_public,
    tool: document.rooms.length === 0 ? 'room' : 'select',
    room_type: 'living_room',
    furniture_type: 'couch',
    selected: null,
    is_snapping: true,
    gesture: null,
    notice: { words: '', tone: 'said', count: 0 },
  }
}

/** The one reducer of the editor. */
export function editorReducer(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'edit':
      return applyEdit(state, event.edit, event)
    case 'remove':
      return removing(state, event.edit)
    case 'undo':
      return travelled(state, undo(state.history), 'Undone.')
    case 'undo_deletion':
      return undeleted(state, event.left)
    case 'redo':
      return travelled(state, redo(state.history), 'Done again.')
    case 'escape':
      return escaped(state)
    case 'toggle_snapping':
      return say(
        { ...state, is_snapping: !state.is_snapping },
        state.is_snapping ? 'Placing freely.' : 'Placing on the grid.',
      )
    case 'select':
      return selected(state, event)
    case 'tool':
      return { ...state, tool: event.tool, gesture: null }
    case 'room_type':
      return { ...state, room_type: event.room_type, tool: 'room' }
    case 'furniture_type':
      return { ...state, furniture_type: event.furniture_type, tool: 'furniture' }
    case 'rename':
      return { ...state, name: event.name }
    case 'publish':
      return { ...state, is_public: event.is_public }
    case 'take':
      return taken(state, event)
    case 'tap':
      return tapTool(state, event.pointing)
    case 'hover':
      return hoverTool(state, event.pointing)
    case 'drag_start':
      return startDrag(state, event.pointing)
    case 'drag':
      return dragTool(state, event.pointing)
    case 'release':
      return releaseTool(state)
  }
}

export const documentOf = ({ history }: EditorState): BlueprintDocument => history.present

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
  { words, step, isReshaped }: Telling,
): EditorState {
  const { document, id, problem } = edit(documentOf(state))
  if (problem !== undefined) return say(state, problem, 'refused')
  const history = remember(state.history, document, step ?? null)
  const edited = { ...state, history, selected: id ?? state.selected }
  const part = partOf(document, edited.selected)
  const said = typeof words === 'string' ? words : part ? words(part) : ''
  return tellOverlap(say(edited, said), { isReshaped })
}

/** Adds to what is said which rooms the selected one lies on, or what a piece of another shape stands on. */
export function tellOverlap(
  state: EditorState,
  { isReshaped = false }: { isReshaped?: boolean | undefined } = {},
): EditorState {
  const document = documentOf(state)
  const part = partOf(document, state.selected)
  if (!part) return state
  if (isRoom(part)) {
    const under = roomsUnder(document, part, part.id)
    // A note on the board says so for as long as it is true.
    return under.length === 0 ? state : alsoSay(state, liesOn(part, under), 'said')
  }
  const under = isReshaped ? piecesUnder(document, part) : []
  return under.length === 0 ? state : alsoSay(state, standsOn(under), 'told')
}

const alsoSay = (state: EditorState, words: string, tone: Notice['tone']) =>
  say(state, `${state.notice.words} ${words}`.trim(), tone)

function selected(
  state: EditorState,
  { id, isSpoken }: { id: string | null; isSpoken?: boolean },
): EditorState {
  const chosen = { ...state, selected: id, history: endGesture(state.history) }
  const part = partOf(documentOf(state), id)
  if (!isSpoken || !part) return chosen
  const room = isRoom(part) ? undefined : findRoom(documentOf(state), part.roomId)
  const name = isRoom(part) ? partName(part) : `The ${partName(part)}`
  return say(chosen, `${name}${room ? ` in ${room.label}` : ''} is selected.`)
}

/** The state after something was taken away; it says that undo brings it back. */
export function removing(
  state: EditorState,
  edit: (document: BlueprintDocument) => Edited,
): EditorState {
  const before = documentOf(state)
  const { document, problem } = edit(before)
  if (problem !== undefined) return say(state, problem, 'refused')
  const gone = before.rooms.find((room) => !document.rooms.includes(room))
  const count = before.furniture.length - document.furniture.length
  const pieces = count === 1 ? 'one piece of furniture' : `${count} pieces of furniture`
  const words = gone ? (count > 0 ? `${gone.label} and ${pieces}` : gone.label) : 'Furniture'
  const history = remember(state.history, document)
  const after = say(
    { ...state, history, selected: null, gesture: null },
    `${words} deleted.`,
    'deleted',
  )
  return { ...after, notice: { ...after.notice, left: history.present } }
}

// A toast outlives the moment it told of: its undo must not take back what was done since.
function undeleted(state: EditorState, left: BlueprintDocument | undefined): EditorState {
  if (state.history.present !== left)
    return say(state, 'The house has changed since. Undo goes back step by step.', 'refused')
  return travelled(state, undo(state.history), 'Undone.')
}

export function say(
  state: EditorState,
  words: string,
  tone: EditorState['notice']['tone'] = 'said',
): EditorState {
  return { ...state, notice: { words, tone, count: state.notice.count + 1 } }
}

function travelled(state: EditorState, history: History, words: string): EditorState {
  if (history === state.history) return state
  const selected = partOf(history.present, state.selected) ? state.selected : null
  return say({ ...state, history, selected, gesture: null }, words)
}

// First what the hand is doing, then the tool, then the selection.
function escaped(state: EditorState): EditorState {
  const { gesture } = state
  if (gesture?.kind === 'move' || gesture?.kind === 'resize')
    return { ...state, gesture: null, history: gesture.before }
  if (gesture) return say({ ...state, gesture: null }, 'The first corner is taken back.')
  if (state.tool !== 'select') return { ...state, tool: 'select' }
  return { ...state, selected: null }
}

// What somebody else saved becomes a step of its own: undo brings one's own back.
function taken(state: EditorState, { name, is_public, document }: Content): EditorState {
  const history = remember(endGesture(state.history), document)
  return say(
    { ...state, name, is_public, history, selected: null, gesture: null },
    'This is what was saved elsewhere. Undo brings yours back.',
  )
}
