import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { findRoom } from '@fgm/shared/blueprints/edits'
import { endGesture, type History, redo, remember, undo } from '@fgm/shared/blueprints/history'
import {
  applyEdit,
  type Content,
  documentOf,
  type EditorEvent,
  type EditorState,
  partOf,
  removing,
  say,
} from './editor-state.ts'
import { dragTool, hoverTool, releaseTool, startDrag, tapTool } from './editor-tools.ts'
import { isRoom, partName } from './part-words.ts'

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

// A toast outlives the moment it told of: its undo must not take back what was done since.
function undeleted(state: EditorState, left: BlueprintDocument | undefined): EditorState {
  if (state.history.present !== left)
    return say(state, 'The house has changed since. Undo goes back step by step.', 'refused')
  return travelled(state, undo(state.history), 'Undone.')
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
