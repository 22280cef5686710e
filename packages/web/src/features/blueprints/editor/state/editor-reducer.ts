import { aPieceOf, canvas, documentLimits, roomKind } from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument, Box, Floor, Point } from '@fgm/shared/blueprints/document'
import { type Edited, findRoom } from '@fgm/shared/blueprints/edits'
import { floorNames, floorOfPart, floorsOf, onFloor } from '@fgm/shared/blueprints/floors'
import { addFurniture, moveFurniture, resizeFurniture } from '@fgm/shared/blueprints/furniture'
import {
  alignBox,
  boundsOf,
  boxBetween,
  canvasBox,
  centerOf,
  endOf,
  roomAt,
  snapPoint,
} from '@fgm/shared/blueprints/geometry'
import { groupOf, moveGroup, removeAt } from '@fgm/shared/blueprints/groups'
import { endGesture, type History, redo, remember, undo } from '@fgm/shared/blueprints/history'
import { drawRoomToWalls, moveRoomToWalls, resizeRoomToWalls } from '@fgm/shared/blueprints/walls'
import {
  announceSelection,
  copySelected,
  cornerAt,
  cutSelected,
  dragOf,
  framed,
  heldPart,
  paste,
  selectAll,
  selectPart,
  tapSelection,
} from './editor-selection.ts'
import {
  announce,
  announceOverlap,
  applyEdit,
  applyRemoval,
  type Content,
  type Corner,
  documentOf,
  type EditorEvent,
  type EditorState,
  isRoom,
  type Part,
  type Pointing,
  partOf,
  selectedPart,
  selectedParts,
} from './editor-state.ts'

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
      return selectPart(state, event)
    case 'select_all':
      return selectAll(state)
    case 'copy':
      return copySelected(state)
    case 'cut':
      return cutSelected(state)
    case 'paste':
      return paste(state)
    case 'floor':
      return showFloor(state, event.floor)
    case 'tool':
      return { ...state, tool: event.tool, gesture: null }
    case 'set':
      return { ...state, ...event.values }
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

function showFloor(state: EditorState, floor: Floor): EditorState {
  const { rooms } = onFloor(documentOf(state), floor)
  const count = rooms.length === 1 ? 'one room' : `${rooms.length} rooms`
  const shown = {
    ...state,
    floor,
    selected: [],
    gesture: null,
    history: endGesture(state.history),
  }
  return announce(shown, `${floorNames[floor]}: ${rooms.length === 0 ? 'no room yet' : count}.`)
}

// A toast outlives its deletion: its undo must not take back later edits.
function undoDeletion(state: EditorState, left: BlueprintDocument | undefined): EditorState {
  if (state.history.present !== left)
    return announce(state, 'The house has changed since. Undo goes back step by step.', 'refused')
  return timeTravel(state, undo(state.history), 'Undone.')
}

function timeTravel(state: EditorState, history: History, words: string): EditorState {
  if (history === state.history) return state
  const selected = state.selected.filter((id) => partOf(history.present, id))
  const floor = changedFloor(documentOf(state), history.present) ?? state.floor
  return announce({ ...state, history, selected, floor, gesture: null }, words)
}

/** The floor on which two states of a house differ: an undo is shown. */
function changedFloor(before: BlueprintDocument, after: BlueprintDocument): Floor | undefined {
  const differs = (one: BlueprintDocument, other: BlueprintDocument) => {
    const [rooms, pieces] = [new Set(other.rooms), new Set(other.furniture)]
    return (
      one.rooms.find((room) => !rooms.has(room)) ??
      one.furniture.find((piece) => !pieces.has(piece))
    )
  }
  const [added, gone] = [differs(after, before), differs(before, after)]
  if (added) return floorOfPart(after, added)
  return gone && floorOfPart(before, gone)
}

// First cancels the gesture, then the tool, then the selection.
function cancelGesture(state: EditorState): EditorState {
  const { gesture } = state
  if (gesture?.kind === 'move' || gesture?.kind === 'resize')
    return { ...state, gesture: null, history: gesture.before }
  if (gesture?.kind === 'frame') return { ...state, gesture: null, selected: gesture.kept }
  if (gesture) return announce({ ...state, gesture: null }, 'The first corner is taken back.')
  if (state.tool !== 'select') return { ...state, tool: 'select' }
  return { ...state, selected: [] }
}

// What was saved elsewhere becomes one step: undo restores what was drawn here.
function loadRemote(state: EditorState, { name, is_public, document }: Content): EditorState {
  const history = remember(endGesture(state.history), document)
  const floor = floorsOf(document).includes(state.floor) ? state.floor : 1
  return announce(
    { ...state, name, is_public, history, floor, selected: [], gesture: null },
    'This is what was saved elsewhere. Undo brings yours back.',
  )
}

/* One state machine for each tool. A tap is a press that did not move; hovering is moving without a press. */

/** True when the tool uses a drag from here; otherwise the drag moves the whole sheet. */
export function takesDrag(state: EditorState, pointing: Pointing): boolean {
  return state.tool === 'room' || dragOf(state, pointing) !== undefined
}

function tapTool(state: EditorState, pointing: Pointing): EditorState {
  const { tool, room_type, furniture_type, floor } = state
  const placing = placingOf(state, pointing)
  if (tool === 'select' || tool === 'several') return tapSelection(state, pointing)
  if (tool === 'delete')
    return applyRemoval(state, (document) => removeAt(document, pointing.at, floor))
  if (tool === 'furniture')
    return applyEdit(
      state,
      (document) =>
        addFurniture(document, { type: furniture_type, at: pointing.at, floor }, placing),
      { words: `Added ${aPieceOf(furniture_type)}.` },
    )
  const first = state.gesture?.kind === 'room' ? state.gesture.from : null
  if (!first) {
    const from = snapPoint(pointing.at, placing.grid)
    return { ...state, selected: [], gesture: { kind: 'room', from, to: from } }
  }
  const drawn = applyEdit(
    state,
    (document) =>
      drawRoomToWalls(document, { type: room_type, from: first, to: pointing.at, floor }, placing),
    { words: `Added a room: ${roomKind(room_type).label}.` },
  )
  // A click too near keeps the first corner.
  return documentOf(drawn) === documentOf(state) ? drawn : { ...drawn, gesture: null }
}

function hoverTool(state: EditorState, pointing: Pointing): EditorState {
  const { gesture } = state
  if (gesture?.kind !== 'room') return state
  const to = snapPoint(pointing.at, placingOf(state, pointing).grid)
  if (to.x === gesture.to.x && to.y === gesture.to.y) return state
  return { ...state, gesture: { ...gesture, to } }
}

function startDrag(state: EditorState, pointing: Pointing): EditorState {
  if (state.tool === 'room') return state.gesture ? state : tapTool(state, pointing)
  const drag = dragOf(state, pointing)
  const before = endGesture(state.history)
  const from = pointing.at
  if (drag === 'frame') {
    const kept = pointing.is_adding || state.tool === 'several' ? state.selected : []
    return { ...state, selected: kept, gesture: { kind: 'frame', from, to: from, kept } }
  }
  const corner = cornerAt(state, pointing)
  const part = corner ? selectedPart(state) : drag && heldPart(state, pointing)
  if (!part) return state
  if (corner) {
    const gesture = { kind: 'resize', id: part.id, corner, origin: part, before } as const
    return { ...state, history: before, gesture }
  }
  const selected = state.selected.includes(part.id) ? state.selected : [part.id]
  const { rooms, pieces } = groupOf(documentOf(state), selected)
  const origin = boundsOf({ rooms, furniture: pieces }) ?? part
  return {
    ...state,
    ...{ selected, history: before },
    gesture: { kind: 'move', from, origin, before, guides: [] },
  }
}

/** Each step of a drag starts from where the drag began, so that errors do not add up. */
function dragTool(state: EditorState, pointing: Pointing): EditorState {
  const { gesture } = state
  if (gesture?.kind === 'room') return hoverTool(state, pointing)
  if (gesture?.kind === 'frame') {
    const wider = { ...gesture, to: pointing.at }
    return { ...state, gesture: wider, selected: framed(state, wider) }
  }
  if (gesture?.kind === 'resize') {
    const { id, corner, origin, before } = gesture
    const document = before.present
    const part = partOf(document, id)
    if (!part) return state
    const box = resizedBox(
      document,
      part,
      { corner, origin, at: pointing.at },
      placingOf(state, pointing),
    )
    const resize = isRoom(part) ? resizeRoomToWalls : resizeFurniture
    return dragged(state, resize(document, id, box, { grid: 0 }))
  }
  if (gesture?.kind !== 'move') return state
  const { from, origin, before } = gesture
  const wanted = {
    position: {
      x: origin.position.x + pointing.at.x - from.x,
      y: origin.position.y + pointing.at.y - from.y,
    },
    size: origin.size,
  }
  const isFree = placingOf(state, pointing).grid === 0
  const { position, guides } = isFree
    ? { position: wanted.position, guides: [] }
    : // No further from the finger than the grid would put it.
      alignBox(
        wanted,
        companionsOf(state, before.present, wanted),
        Math.min(pointing.reach, canvas.grid / 2),
      )
  const moved = movedTo(state, before.present, { origin, position })
  return { ...dragged(state, moved), gesture: { ...gesture, guides } }
}

/** A single room keeps off the walls of others; several things keep together. */
function movedTo(
  state: EditorState,
  document: BlueprintDocument,
  { origin, position }: { origin: Box; position: Point },
): Edited {
  const only = selectedPart(state)
  const by = { x: position.x - origin.position.x, y: position.y - origin.position.y }
  if (!only) return moveGroup(document, state.selected, by)
  const move = isRoom(only) ? moveRoomToWalls : moveFurniture
  return move(document, only.id, position, { grid: 0 })
}

const fromNoHand = { is_touch: false, is_free: true, is_adding: false }

function releaseTool(state: EditorState): EditorState {
  const { gesture } = state
  if (gesture?.kind === 'room') return tapTool(state, { at: gesture.to, reach: 0, ...fromNoHand })
  const released = { ...state, gesture: null, history: endGesture(state.history) }
  if (gesture?.kind === 'frame') return announceSelection(released)
  if (!gesture || documentOf(state) === gesture.before.present) return released
  // The notice from before the drag is not repeated.
  const silent = { ...released, notice: { ...released.notice, words: '', tone: 'spoken' } as const }
  return announceOverlap(silent, { isReshaped: gesture.kind === 'resize' })
}

const placingOf = ({ is_snapping }: EditorState, { is_free }: Pointing) => ({
  grid: is_snapping && !is_free ? canvas.grid : 0,
})

function dragged(state: EditorState, { document }: Edited): EditorState {
  return { ...state, history: remember(state.history, document, 'drag') }
}

/** What moved things align with: rooms with rooms, furniture with its room and the other pieces in it. */
function companionsOf(state: EditorState, before: BlueprintDocument, wanted: Box): Box[] {
  const document = onFloor(before, state.floor)
  const isOther = ({ id }: Part) => !state.selected.includes(id)
  if (selectedParts(state).some(isRoom)) return document.rooms.filter(isOther)
  const room = roomAt(document, centerOf(wanted))
  if (!room) return []
  return [room, ...document.furniture.filter((one) => one.roomId === room.id && isOther(one))]
}

type Pull = { corner: Corner; origin: Box; at: Point }

/** The box when one of its corners is dragged to a point: the opposite corner stays where it is. */
function resizedBox(
  document: BlueprintDocument,
  part: Part,
  { corner, origin, at }: Pull,
  { grid }: { grid: number },
): Box {
  const to = snapPoint(at, grid)
  const smallest = isRoom(part) ? documentLimits.drawn_room_side : documentLimits.furniture_side
  const outer = (!isRoom(part) && findRoom(document, part.roomId)) || canvasBox(document)
  function pulled(axis: 'x' | 'y', isStart: boolean) {
    const [start, end] = [origin.position[axis], endOf(origin, axis)]
    const [low, high] = [outer.position[axis], endOf(outer, axis)]
    return isStart
      ? { start: Math.max(low, Math.min(to[axis], end - smallest)), end }
      : { start, end: Math.min(high, Math.max(to[axis], start + smallest)) }
  }
  const [x, y] = [pulled('x', corner.endsWith('w')), pulled('y', corner.startsWith('n'))]
  return boxBetween({ x: x.start, y: y.start }, { x: x.end, y: y.end })
}
