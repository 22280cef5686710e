import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { findRoom } from '@fgm/shared/blueprints/edits'
import { endGesture, type History, redo, remember, undo } from '@fgm/shared/blueprints/history'
import {
  announce,
  applyEdit,
  applyRemoval,
  type Content,
  documentOf,
  type EditorEvent,
  type EditorState,
  partOf,
} from './editor-state.ts'
import { dragTool, hoverTool, releaseTool, startDrag, tapTool } from './editor-tools.ts'
import { isRoom, partName } from './part-names.ts'

/** The one reducer of the editor. */
export function editorReducer(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'edit':
      return applyEdit(state, event.edit, event)
    case 'remove':
      return applyRemoval(state, event.edit)
    case 'undo':
      return timeTravel(state, undo(state.history), 'Undone.')
    case 'undo_deletion':
      return undoDeletion(state, event.left)
    case 'redo':
      return timeTravel(state, redo(state.history), 'Redone.')
    case 'cancel':
      return cancelGesture(state)
    case 'toggle_snapping':
      return announce(
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
    case 'load_remote':
      return loadRemote(state, event)
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
  { id, isAnnounced }: { id: string | null; isAnnounced?: boolean },
): EditorState {
  const chosen = { ...state, selected: id, history: endGesture(state.history) }
  const part = partOf(documentOf(state), id)
  if (!isAnnounced || !part) return chosen
  const room = isRoom(part) ? undefined : findRoom(documentOf(state), part.roomId)
  const name = isRoom(part) ? partName(part) : `The ${partName(part)}`
  return announce(chosen, `${name}${room ? ` in ${room.label}` : ''} is selected.`)
}

// A toast outlives its deletion: its undo must not take back what was done since.
function undoDeletion(state: EditorState, left: BlueprintDocument | undefined): EditorState {
  if (state.history.present !== left)
    return announce(state, 'The house has changed since. Undo goes back step by step.', 'refused')
  return timeTravel(state, undo(state.history), 'Undone.')
}

function timeTravel(state: EditorState, history: History, words: string): EditorState {
  if (history === state.history) return state
  const selected = partOf(history.present, state.selected) ? state.selected : null
  return announce({ ...state, history, selected, gesture: null }, words)
}

// First what the hand is doing, then the tool, then the selection.
function cancelGesture(state: EditorState): EditorState {
  const { gesture } = state
  if (gesture?.kind === 'move' || gesture?.kind === 'resize')
    return { ...state, gesture: null, history: gesture.before }
  if (gesture) return announce({ ...state, gesture: null }, 'The first corner is taken back.')
  if (state.tool !== 'select') return { ...state, tool: 'select' }
  return { ...state, selected: null }
}

// What was saved elsewhere becomes one step: undo brings back what was drawn here.
function loadRemote(state: EditorState, { name, is_public, document }: Content): EditorState {
  const history = remember(endGesture(state.history), document)
  return announce(
    { ...state, name, is_public, history, selected: null, gesture: null },
    'This is what was saved elsewhere. Undo brings yours back.',
  )
}
