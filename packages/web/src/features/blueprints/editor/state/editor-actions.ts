import { canvas } from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument, Box } from '@fgm/shared/blueprints/document'
import type { Edited } from '@fgm/shared/blueprints/edits'
import { floorOfPart } from '@fgm/shared/blueprints/floors'
import { duplicateFurniture, rotateFurniture } from '@fgm/shared/blueprints/furniture'
import { clipOf, groupOf, pasteClip, removeGroup, turnGroup } from '@fgm/shared/blueprints/groups'
import { canRedo, canUndo } from '@fgm/shared/blueprints/history'
import { duplicateRoom, rotateRoom } from '@fgm/shared/blueprints/rooms'
import { backWords } from '@fgm/shared/blueprints/turning'
import { moveToFreePlace } from '@fgm/shared/blueprints/walls'
import {
  ClipboardPaste,
  Copy,
  CopyPlus,
  Grid3x3,
  Keyboard,
  Layers2,
  type LucideIcon,
  Maximize,
  Minus,
  MousePointer2,
  Plus,
  Redo2,
  RotateCw,
  Save,
  Scissors,
  Sofa,
  Square,
  SquareDashedMousePointer,
  Trash2,
  Undo2,
} from 'lucide-react'
import { boxEdit, groupMove } from './box-edits.ts'
import {
  documentOf,
  type EditorEvent,
  type EditorState,
  isRoom,
  type Part,
  partOf,
  selectedPart,
  type Tool,
} from './editor-state.ts'

/* Every action as data: the toolbars, the menu, the keyboard and its help read the same list. */

export const isEnabled = (action: Action, state: EditorState): boolean =>
  action.isEnabled?.(state) ?? true

export type ActionContext = {
  state: EditorState
  dispatch: (event: EditorEvent) => void
  zoomBy: (factor: number) => void
  fit: () => void
  save: () => void
  showShortcuts: () => void
}

export type Action = {
  label: string
  icon?: LucideIcon
  /** Its shortcut, as in `event.key`, with Ctrl (or Cmd) and Shift before it: 'Ctrl+Shift+z'. */
  shortcut: string
  /** Other keys for the same. */
  also?: readonly string[]
  /** Left out of the menu: it would not be expected there. */
  is_key_only?: boolean
  /** By default always. */
  isEnabled?: (state: EditorState) => boolean
  perform: (context: ActionContext) => void
}

const hasSelection = ({ selected }: EditorState) => selected.length > 0

export const toolActions: readonly (Action & { tool: Tool; icon: LucideIcon })[] = [
  toolAction('select', 'Select', MousePointer2, 'v'),
  toolAction('room', 'Room', Square, 'r'),
  toolAction('furniture', 'Furniture', Sofa, 'f'),
  toolAction('delete', 'Delete', Trash2, 'x'),
]

export const undoAction: Action = {
  label: 'Undo',
  icon: Undo2,
  shortcut: 'Ctrl+z',
  isEnabled: ({ history }) => canUndo(history),
  perform: ({ dispatch }) => dispatch({ type: 'undo' }),
}

export const redoAction: Action = {
  label: 'Redo',
  icon: Redo2,
  shortcut: 'Ctrl+Shift+z',
  also: ['Ctrl+y'],
  isEnabled: ({ history }) => canRedo(history),
  perform: ({ dispatch }) => dispatch({ type: 'redo' }),
}

export const duplicateAction: Action = {
  label: 'Duplicate',
  icon: CopyPlus,
  shortcut: 'Ctrl+d',
  isEnabled: hasSelection,
  perform: ({ state, dispatch }) =>
    dispatch({
      type: 'edit',
      edit: ofSelection(state, { room: copyRoom, piece: duplicateFurniture, group: copyGroup }),
      words: 'Duplicated.',
    }),
}

export const rotateAction: Action = {
  label: 'Turn',
  icon: RotateCw,
  shortcut: 't',
  isEnabled: (state) => selectedPart(state) !== undefined || hasPieces(state),
  perform: ({ state, dispatch }) =>
    dispatch({
      type: 'edit',
      edit: ofSelection(state, { room: rotateRoom, piece: rotateFurniture, group: turnGroup }),
      words: selectedPart(state) ? turnWords : 'Turned by a quarter, each around its middle.',
      isReshaped: true,
    }),
}

/** Only pieces are turned together. */
const hasPieces = (state: EditorState) =>
  groupOf(documentOf(state), state.selected).pieces.length > 0

export const removeAction: Action = {
  label: 'Delete',
  icon: Trash2,
  shortcut: 'Delete',
  also: ['Backspace'],
  isEnabled: hasSelection,
  perform: ({ state: { selected }, dispatch }) =>
    dispatch({ type: 'remove', edit: (document) => removeGroup(document, selected) }),
}

export const copyAction: Action = {
  label: 'Copy',
  icon: Copy,
  shortcut: 'Ctrl+c',
  is_key_only: true,
  isEnabled: hasSelection,
  perform: ({ dispatch }) => dispatch({ type: 'copy' }),
}

export const cutAction: Action = {
  label: 'Cut',
  icon: Scissors,
  shortcut: 'Ctrl+x',
  is_key_only: true,
  isEnabled: hasSelection,
  perform: ({ dispatch }) => dispatch({ type: 'cut' }),
}

export const pasteAction: Action = {
  label: 'Paste',
  icon: ClipboardPaste,
  shortcut: 'Ctrl+v',
  isEnabled: ({ clip }) => clip !== null,
  perform: ({ dispatch }) => dispatch({ type: 'paste' }),
}

/** Each clicked thing is added to the selection, until the mode ends. */
export const severalAction: Action = {
  label: 'Select several',
  icon: SquareDashedMousePointer,
  shortcut: 'm',
  isEnabled: (state) => documentOf(state).rooms.length > 0,
  perform: ({ state, dispatch }) =>
    dispatch({ type: 'tool', tool: state.tool === 'several' ? 'select' : 'several' }),
}

export const zoomInAction: Action = {
  label: 'Zoom in',
  icon: Plus,
  shortcut: '+',
  also: ['='],
  perform: ({ zoomBy }) => zoomBy(1.25),
}

export const zoomOutAction: Action = {
  label: 'Zoom out',
  icon: Minus,
  shortcut: '-',
  perform: ({ zoomBy }) => zoomBy(0.8),
}

export const fitAction: Action = {
  label: 'Show the whole house',
  icon: Maximize,
  shortcut: '0',
  perform: ({ fit }) => fit(),
}

export const snappingAction: Action = {
  label: 'Place on the grid',
  icon: Grid3x3,
  shortcut: 'g',
  perform: ({ dispatch }) => dispatch({ type: 'toggle_snapping' }),
}

const { grid } = canvas

export const actions: readonly Action[] = [
  ...toolActions,
  undoAction,
  redoAction,
  copyAction,
  cutAction,
  pasteAction,
  duplicateAction,
  rotateAction,
  removeAction,
  severalAction,
  {
    label: 'Select everything on this floor',
    shortcut: 'Ctrl+a',
    is_key_only: true,
    perform: ({ dispatch }) => dispatch({ type: 'select_all' }),
  },
  ...nudges('Move', '', (part, by) => ({
    position: { x: part.position.x + by.x, y: part.position.y + by.y },
    size: part.size,
  })),
  ...nudges('Make wider or deeper', 'Alt+', (part, by) => ({
    position: part.position,
    size: { width: part.size.width + by.x, height: part.size.height + by.y },
  })),
  cycleAction('Select the next thing', 'n', 1),
  cycleAction('Select the one before', 'p', -1),
  cycleAction('Select the next thing, too', 'Shift+n', 1),
  cycleAction('Select the one before, too', 'Shift+p', -1),
  zoomInAction,
  zoomOutAction,
  fitAction,
  {
    label: 'Go to the other floor',
    icon: Layers2,
    shortcut: 'u',
    perform: ({ state, dispatch }) => dispatch({ type: 'floor', floor: state.floor === 1 ? 2 : 1 }),
  },
  snappingAction,
  {
    label: 'Save now',
    icon: Save,
    shortcut: 'Ctrl+s',
    perform: ({ save }) => save(),
  },
  {
    label: 'Keyboard shortcuts',
    icon: Keyboard,
    shortcut: '?',
    perform: ({ showShortcuts }) => showShortcuts(),
  },
  {
    label: 'Take back the first corner, leave the tool, or select nothing',
    shortcut: 'Escape',
    is_key_only: true,
    perform: ({ dispatch }) => dispatch({ type: 'cancel' }),
  },
]

function toolAction(tool: Tool, label: string, icon: LucideIcon, shortcut: string) {
  return {
    tool,
    label,
    icon,
    shortcut,
    is_key_only: true,
    perform: ({ dispatch }: ActionContext) => dispatch({ type: 'tool', tool }),
  }
}

/** A copy goes to a free place, if there is one. */
function copyRoom(document: BlueprintDocument, id: string): Edited {
  const copied = duplicateRoom(document, id)
  if (copied.problem !== undefined || copied.id === undefined) return copied
  const moved = moveToFreePlace(copied.document, copied.id)
  return moved.problem === undefined ? moved : copied
}

/** Copies of several things go to free places of their floor. */
function copyGroup(document: BlueprintDocument, ids: readonly string[]): Edited {
  const part = partOf(document, ids[0])
  const floor = part ? floorOfPart(document, part) : 1
  return pasteClip(document, clipOf(document, ids), { floor })
}

type EditOf<Ids> = (document: BlueprintDocument, ids: Ids) => Edited
type EditsOf = { room: EditOf<string>; piece: EditOf<string>; group: EditOf<readonly string[]> }

/** The edit of a single thing, or of all that is selected. */
function ofSelection(state: EditorState, { room, piece, group }: EditsOf) {
  const only = selectedPart(state)
  return (document: BlueprintDocument) =>
    only ? (isRoom(only) ? room : piece)(document, only.id) : group(document, state.selected)
}

function turnWords(part: Part): string {
  const turned = 'Turned by a quarter.'
  return isRoom(part) ? turned : `${turned} ${backWords(part)}`
}

type Nudge = (part: Box, by: { x: number; y: number }) => Box

/** The four arrows, a grid step each, and with Shift a single unit. */
function nudges(label: string, prefix: string, change: Nudge): Action[] {
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
  return Object.entries(arrows).flatMap(([key, [x = 0, y = 0]]) =>
    [grid, 1].map((step) => ({
      label: step === 1 ? `${label} by a little` : label,
      shortcut: `${prefix}${step === 1 ? 'Shift+' : ''}${key}`,
      is_key_only: true,
      isEnabled: hasSelection,
      perform({ state, dispatch }: ActionContext) {
        const part = selectedPart(state)
        const by = { x: x * step, y: y * step }
        if (part) dispatch(boxEdit(part, change(part, by), by))
        else if (prefix === '') dispatch(groupMove(state.selected, by))
      },
    })),
  )
}

function cycleAction(label: string, shortcut: string, by: 1 | -1): Action {
  return {
    label,
    shortcut,
    is_key_only: true,
    isEnabled: (state) => documentOf(state).rooms.length > 0,
    perform({ state, dispatch }) {
      const { rooms, furniture } = documentOf(state)
      const parts = rooms.flatMap((room) => [
        room.id,
        ...furniture.filter(({ roomId }) => roomId === room.id).map(({ id }) => id),
      ])
      const at = parts.indexOf(state.selected.at(-1) ?? '')
      const next = at === -1 ? (by === 1 ? 0 : parts.length - 1) : at + by
      const id = parts[(next + parts.length) % parts.length] ?? null
      dispatch({ type: 'select', id, isAnnounced: true, isAdding: shortcut.startsWith('Shift+') })
    },
  }
}
