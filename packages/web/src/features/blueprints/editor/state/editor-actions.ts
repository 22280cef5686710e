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
import { backWords } from '@fgm/shared/blueprints/turning'
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
  Layers2,
  type LucideIcon,
  Maximize,
  Minus,
  MousePointer2,
  Plus,
  Redo2,
  RotateCw,
  Save,
  Sofa,
  Square,
  Trash2,
  Undo2,
} from 'lucide-react'
import {
  type Announcement,
  documentOf,
  type EditorEvent,
  type EditorState,
  isRoom,
  lengthWords,
  partOf,
  type Tool,
} from './editor-state.ts'

/* Everything one can do, as data: the toolbars, the menu, the keyboard and its help read the same list. */

export const isEnabled = (action: Action, state: EditorState): boolean =>
  action.isEnabled?.(state) ?? true

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
  label: string
  icon?: LucideIcon
  /** Its own, as `event.key` says it, with Ctrl (or Cmd) and Shift before it: 'Ctrl+Shift+z'. */
  shortcut: string
  /** Other keys for the same. */
  also?: readonly string[]
  /** Left out of the menu: one would not look for it there. */
  is_key_only?: boolean
  /** Left out: always. */
  isEnabled?: (state: EditorState) => boolean
  perform: (context: ActionContext) => void
}

const hasSelection = (state: EditorState) => partOf(documentOf(state), state.selected) !== undefined

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

export const duplicateAction = selectionAction(
  { label: 'Copy', icon: Copy, shortcut: 'Ctrl+d' },
  { room: copyRoom, piece: duplicateFurniture, words: 'Copied.' },
)

export const rotateAction = selectionAction(
  { label: 'Turn', icon: RotateCw, shortcut: 't' },
  { room: rotateRoom, piece: rotateFurniture, words: turnWords, isReshaped: true },
)

export const removeAction: Action = {
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

const floorAction: Action = {
  label: 'Go to the other floor',
  icon: Layers2,
  shortcut: 'u',
  perform: ({ state, dispatch }) => dispatch({ type: 'floor', floor: state.floor === 1 ? 2 : 1 }),
}

const saveAction: Action = {
  label: 'Save now',
  icon: Save,
  shortcut: 'Ctrl+s',
  perform: ({ save }) => save(),
}

const shortcutsAction: Action = {
  label: 'Keyboard shortcuts',
  icon: Keyboard,
  shortcut: '?',
  perform: ({ showShortcuts }) => showShortcuts(),
}

const escapeAction: Action = {
  label: 'Take back the first corner, leave the tool, or select nothing',
  shortcut: 'Escape',
  is_key_only: true,
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
  floorAction,
  snappingAction,
  saveAction,
  shortcutsAction,
  escapeAction,
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

type EditOf = (document: BlueprintDocument, id: string) => Edited

function selectionAction(
  action: Pick<Action, 'label' | 'icon' | 'shortcut'>,
  { room, piece, ...said }: { room: EditOf; piece: EditOf } & Omit<Announcement, 'step'>,
): Action {
  return {
    ...action,
    isEnabled: hasSelection,
    perform({ state, dispatch }) {
      const part = partOf(documentOf(state), state.selected)
      if (!part) return
      const edit = isRoom(part) ? room : piece
      dispatch({ type: 'edit', edit: (document) => edit(document, part.id), ...said })
    },
  }
}

/** Turned by a quarter, and for a piece where its back is now. */
function turnWords(part: Part): string {
  const turned = 'Turned by a quarter.'
  return isRoom(part) ? turned : `${turned} ${backWords(part)}`
}

type Part = NonNullable<ReturnType<typeof partOf>>
type Boxed = Pick<Part, 'position' | 'size'>
type Nudge = (part: Boxed, by: { x: number; y: number }) => Boxed

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
