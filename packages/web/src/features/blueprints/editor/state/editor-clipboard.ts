import { clipOf, pasteClip, removeGroup } from '@fgm/shared/blueprints/groups'
import {
  announce,
  applyEdit,
  applyRemoval,
  documentOf,
  type EditorState,
  isRoom,
  partWords,
  selectedPart,
} from './editor-state.ts'

/* Copy, cut, paste, duplicate: each is one step to undo. What was copied stays until something else is, on both floors. */

export function copySelected(state: EditorState): EditorState {
  if (state.selected.length === 0) return state
  return announce(
    { ...state, clip: clipOf(documentOf(state), state.selected) },
    `${whatWords(state)} copied.`,
    'shown',
  )
}

export function cutSelected(state: EditorState): EditorState {
  if (state.selected.length === 0) return state
  const { selected } = state
  const cut = applyRemoval(state, (document) => removeGroup(document, selected))
  return announce({ ...cut, clip: copySelected(state).clip }, `${whatWords(state)} cut.`, 'shown')
}

/** Onto the floor that is shown; pieces into the selected room, or that of the selected piece. */
export function paste(state: EditorState): EditorState {
  const { clip, floor } = state
  if (!clip) return state
  const chosen = selectedPart(state)
  const roomId = chosen && (isRoom(chosen) ? chosen.id : chosen.roomId)
  return applyEdit(state, (document) => pasteClip(document, clip, { floor, roomId }), {
    words: 'Pasted.',
  })
}

/** 'Kitchen', 'The couch', '3 things'. */
function whatWords(state: EditorState): string {
  const only = selectedPart(state)
  return only ? partWords(only) : `${state.selected.length} things`
}
