import { canvas } from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument, Point } from '@fgm/shared/blueprints/document'
import { type Edited, refused } from '@fgm/shared/blueprints/edits'
import {
  duplicateFurniture,
  moveFurniture,
  removeFurniture,
  resizeFurniture,
  rotateFurniture,
} from '@fgm/shared/blueprints/furniture'
import { canRedo, canUndo } from '@fgm/shared/blueprints/history'
import { duplicateRoom, removeRoom, rotateRoom } from '@fgm/shared/blueprints/rooms'
import {
  moveRoomToWalls,
  moveToFreePlace,
  placeBeyond,
  resizeRoomToWalls,
  roomsUnder,
} from '@fgm/shared/blueprints/walls'
import {
  Copy,
  Grid3x3,
  Keyboard,
  type LucideIcon,
  Maximize,
  MousePointer2,
  Redo2,
  RotateCw,
  Save,
  Sofa,
  Square,
  Trash2,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import {
  documentOf,
  type EditorEvent,
  type EditorState,
  partOf,
  type Tool,
} from './editor-state.ts'
import { lengthWords } from './lengths.ts'
import { isRoom } from './part-names.ts'

/* Everything one can do, as data: the toolbars, the menu, the keyboard and its help read the same list. */

/** What an action may reach. */
export type ActionContext = {
  state: EditorState
  dispatch: (event: EditorEvent) => void
  zoomBy: (factor: number) => void
  fit: () => void
  save: () => void
  showShortcuts: () => void
}

export type Action = {
  name: string
  label: string
  icon?: LucideIcon
  /** As `event.key` says it, with Ctrl (or Cmd) and Shift before it: 'Ctrl+Shift+z'. */
  shortcut: string
  /** Other keys for the same. */
  also?: readonly string[]
  /** Left out of the menu: one would not look for it there. */
  is_key_only?: boolean
  isEnabled: (state: EditorState) => boolean
  perform: (context: ActionContext) => void
}

const always = () => true
const hasSelection = (state: EditorState) => partOf(documentOf(state), state.selected) !== undefined

export const toolActions: readonly (Action & { tool: Tool; icon: LucideIcon })[] = [
  toolAction('select', 'Select', MousePointer2, 'v'),
  toolAction('room', 'Room', Square, 'r'),
  toolAction('furniture', 'Furniture', Sofa, 'f'),
  toolAction('delete', 'Delete', Trash2, 'x'),
]

export const undoAction: Action = {
  name: 'undo',
  label: 'Undo',
  icon: Undo2,
  shortcut: 'Ctrl+z',
  isEnabled: ({ history }) => canUndo(history),
  perform: ({ dispatch }) => dispatch({ type: 'undo' }),
}

export const redoAction: Action = {
  name: 'redo',
  label: 'Redo',
  icon: Redo2,
  shortcut: 'Ctrl+Shift+z',
  also: ['Ctrl+y'],
  isEnabled: ({ history }) => canRedo(history),
  perform: ({ dispatch }) => dispatch({ type: 'redo' }),
}

export const duplicateAction = selectionAction(
  { name: 'duplicate', label: 'Copy', icon: Copy, shortcut: 'Ctrl+d' },
  { room: copyRoom, piece: duplicateFurniture, words: 'Copied.' },
)

export const rotateAction = selectionAction(
  { name: 'rotate', label: 'Turn', icon: RotateCw, shortcut: 't' },
  { room: rotateRoom, piece: rotateFurniture, words: 'Turned by a quarter.' },
)

export const removeAction: Action = {
  name: 'remove',
  label: 'Delete',
  icon: Trash2,
  shortcut: 'Delete',
  also: ['Backspace'],
  isEnabled: hasSelection,
  perform({ state, dispatch }) {
    const part = partOf(documentOf(state), state.selected)
    if (!part) return
    const remove = isRoom(part) ? removeRoom : removeFurniture
    dispatch({ type: 'remove', edit: (document) => remove(document, part.id) })
  },
}

export const zoomInAction: Action = {
  name: 'zoom_in',
  label: 'Zoom in',
  icon: ZoomIn,
  shortcut: '+',
  also: ['='],
  isEnabled: always,
  perform: ({ zoomBy }) => zoomBy(1.25),
}

export const zoomOutAction: Action = {
  name: 'zoom_out',
  label: 'Zoom out',
  icon: ZoomOut,
  shortcut: '-',
  isEnabled: always,
  perform: ({ zoomBy }) => zoomBy(0.8),
}

export const fitAction: Action = {
  name: 'fit',
  label: 'Show the whole house',
  icon: Maximize,
  shortcut: '0',
  isEnabled: always,
  perform: ({ fit }) => fit(),
}

const snappingAction: Action = {
  name: 'snapping',
  label: 'Place on the grid',
  icon: Grid3x3,
  shortcut: 'g',
  isEnabled: always,
  perform: ({ dispatch }) => dispatch({ type: 'toggle_snapping' }),
}

const saveAction: Action = {
  name: 'save',
  label: 'Save now',
  icon: Save,
  shortcut: 'Ctrl+s',
  isEnabled: always,
  perform: ({ save }) => save(),
}

const shortcutsAction: Action = {
  name: 'shortcuts',
  label: 'Keyboard shortcuts',
  icon: Keyboard,
  shortcut: '?',
  isEnabled: always,
  perform: ({ showShortcuts }) => showShortcuts(),
}

const escapeAction: Action = {
  name: 'cancel',
  label: 'Take back the first corner, leave the tool, or select nothing',
  shortcut: 'Escape',
  is_key_only: true,
  isEnabled: always,
  perform: ({ dispatch }) => dispatch({ type: 'cancel' }),
}

const { grid } = canvas

export const actions: readonly Action[] = [
  ...toolActions,
  undoAction,
  redoAction,
  duplicateAction,
  rotateAction,
  removeAction,
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
  zoomInAction,
  zoomOutAction,
  fitAction,
  snappingAction,
  saveAction,
  shortcutsAction,
  escapeAction,
]

function toolAction(tool: Tool, label: string, icon: LucideIcon, shortcut: string) {
  return {
    name: tool,
    tool,
    label,
    icon,
    shortcut,
    is_key_only: true,
    isEnabled: always,
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

type EditOf = (document: BlueprintDocument, id: string) => Edited

function selectionAction(
  action: Pick<Action, 'name' | 'label' | 'icon' | 'shortcut'>,
  { room, piece, words }: { room: EditOf; piece: EditOf; words: string },
): Action {
  return {
    ...action,
    isEnabled: hasSelection,
    perform({ state, dispatch }) {
      const part = partOf(documentOf(state), state.selected)
      if (!part) return
      const edit = isRoom(part) ? room : piece
      dispatch({
        type: 'edit',
        edit: (document) => edit(document, part.id),
        words,
        isReshaped: action.name === 'rotate',
      })
    },
  }
}

type Part = NonNullable<ReturnType<typeof partOf>>
type Boxed = Pick<Part, 'position' | 'size'>
type Nudge = (part: Boxed, by: { x: number; y: number }) => Boxed

/** The four arrows, a grid step each, and with Shift a single unit. */
function nudges(label: string, prefix: string, change: Nudge): Action[] {
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
  return Object.entries(arrows).flatMap(([key, [x = 0, y = 0]]) =>
    [grid, 1].map((step) => ({
      name: `${prefix}${step}${key}`,
      label: step === 1 ? `${label} by a little` : label,
      shortcut: `${prefix}${step === 1 ? 'Shift+' : ''}${key}`,
      is_key_only: true,
      isEnabled: hasSelection,
      perform({ state, dispatch }: ActionContext) {
        const part = partOf(documentOf(state), state.selected)
        const by = { x: x * step, y: y * step }
        if (part) dispatch(boxEdit(part, change(part, by), by))
      },
    })),
  )
}

/**
 * The event that gives a part another box; keys and numbers in a row are one step to undo. A room that `by` brought no further
 * goes on past what is in its way.
 */
export function boxEdit(part: Part, box: Boxed, by?: Point): EditorEvent {
  const isResized = box.size.width !== part.size.width || box.size.height !== part.size.height
  const free = { grid: 0 }
  const edit = (document: BlueprintDocument): Edited => {
    if (!isRoom(part))
      return isResized
        ? resizeFurniture(document, part.id, box, free)
        : moveFurniture(document, part.id, box.position, free)
    const edited = isResized
      ? resizeRoomToWalls(document, part.id, box, free)
      : moveRoomToWalls(document, part.id, box.position, free)
    const isStuck = by && isSameBox(partOf(edited.document, part.id), part)
    const [inTheWay] = isStuck ? roomsUnder(document, box, part.id) : []
    if (!by || !inTheWay) return edited
    const beyond = isResized ? undefined : placeBeyond(document, part.id, by)
    return beyond
      ? moveRoomToWalls(document, part.id, beyond, free)
      : refused(document, `${inTheWay.label} is in the way.`)
  }
  return {
    type: 'edit',
    edit,
    words: isResized ? sizeWords : placeWords,
    step: `${isResized ? 'resize' : 'move'} ${part.id}`,
    isReshaped: isResized,
  }
}

const sizeWords = ({ size }: Boxed) =>
  `${lengthWords(size.width)} wide, ${lengthWords(size.height)} deep.`

const placeWords = ({ position }: Boxed) =>
  `${lengthWords(position.x)} from the left, ${lengthWords(position.y)} from the top.`

const isSameBox = (one: Boxed | undefined, { position, size }: Boxed) =>
  one?.position.x === position.x &&
  one.position.y === position.y &&
  one.size.width === size.width &&
  one.size.height === size.height

function cycleAction(label: string, shortcut: string, by: 1 | -1): Action {
  return {
    name: label,
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
      const at = state.selected === null ? -1 : parts.indexOf(state.selected)
      const next = at === -1 ? (by === 1 ? 0 : parts.length - 1) : at + by
      const id = parts[(next + parts.length) % parts.length] ?? null
      dispatch({ type: 'select', id, isAnnounced: true })
    },
  }
}
