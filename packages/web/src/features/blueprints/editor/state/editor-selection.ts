import type { Point } from '@fgm/shared/blueprints/document'
import { floorOfPart } from '@fgm/shared/blueprints/floors'
import {
  boxBetween,
  contains,
  furnitureNear,
  isWithin,
  roomAt,
  roomsAt,
} from '@fgm/shared/blueprints/geometry'
import { clipOf, groupOf, pasteClip, removeGroup } from '@fgm/shared/blueprints/groups'
import { endGesture } from '@fgm/shared/blueprints/history'
import {
  announce,
  applyEdit,
  applyRemoval,
  type Corner,
  documentOf,
  type EditorEvent,
  type EditorState,
  isRoom,
  type Part,
  type Pointing,
  partOf,
  partWords,
  selectedPart,
  selectionWords,
  shownOf,
} from './editor-state.ts'

/* What is under a pointer, how it is selected, and how the selection is copied. */

/** The state after a thing was chosen in a list or by a key; `isAdding` keeps the earlier selection. */
export function selectPart(
  state: EditorState,
  { id, isAnnounced, isAdding, isToggled }: Extract<EditorEvent, { type: 'select' }>,
): EditorState {
  const document = documentOf(state)
  const part = partOf(document, id ?? undefined)
  if (part && (isAdding || state.tool === 'several')) return toggled(state, part)
  const floor = part ? floorOfPart(document, part) : state.floor
  const isOff = isToggled && selectedPart(state) === part
  const chosen = {
    ...state,
    selected: part && !isOff ? [part.id] : [],
    floor,
    history: endGesture(state.history),
  }
  if (!isAnnounced || !part) return chosen
  const room = isRoom(part) ? undefined : partOf(document, part.roomId)
  const where = room && isRoom(room) ? ` in ${room.label}` : ''
  return announce(chosen, `${partWords(part)}${where} is selected.`)
}

/** Everything on the visible floor. */
export function selectAll(state: EditorState): EditorState {
  return announceSelection({ ...state, selected: shownOf(state).rooms.map(({ id }) => id) })
}

/* Copy, cut, paste: each is one step to undo. The copy stays until the next one, on both floors. */

export const copySelected = (state: EditorState): EditorState =>
  announce(
    { ...state, clip: clipOf(documentOf(state), state.selected) },
    `${whatWords(state)} copied.`,
    'shown',
  )

export function cutSelected(state: EditorState): EditorState {
  const { clip, selected } = copySelected(state)
  const cut = applyRemoval(state, (document) => removeGroup(document, selected))
  return announce({ ...cut, clip }, `${whatWords(state)} cut.`, 'shown')
}

/** Onto the visible floor; pieces into the selected room, or that of the selected piece. */
export function paste(state: EditorState): EditorState {
  const { clip, floor } = state
  if (!clip) return state
  const chosen = selectedPart(state)
  const roomId = chosen && (isRoom(chosen) ? chosen.id : chosen.roomId)
  return applyEdit(state, (document) => pasteClip(document, clip, { floor, roomId }), {
    words: 'Pasted.',
  })
}

function whatWords(state: EditorState): string {
  const only = selectedPart(state)
  return only ? partWords(only) : `${state.selected.length} things`
}

/** What a tap selects. */
export function tapSelection(state: EditorState, pointing: Pointing): EditorState {
  if (!isAdding(state, pointing)) {
    const part = tappedPart(state, pointing)
    return { ...state, selected: part ? [part.id] : [] }
  }
  const part = partAt(state, pointing)
  return part ? toggled(state, part) : state
}

const isAdding = ({ tool }: EditorState, { is_adding }: Pointing) => is_adding || tool === 'several'

/** Adds a thing to the selection, or removes it. A room includes what is in it: of the two the last clicked one counts. */
function toggled(state: EditorState, part: Part): EditorState {
  const document = documentOf(state)
  const floor = floorOfPart(document, part)
  const before = floor === state.floor ? state.selected : []
  const isOut = before.includes(part.id)
  const rest = before.filter((id) => {
    const other = partOf(document, id)
    return other && other.id !== part.id && !goTogether(other, part)
  })
  const selected = isOut ? rest : [...rest, part.id]
  return announceSelection(
    { ...state, selected, floor, history: endGesture(state.history) },
    isOut ? `${partWords(part)} is left out.` : selected.length > 1 && `${partWords(part)} too.`,
  )
}

const goTogether = (one: Part, other: Part) =>
  ('roomId' in one && one.roomId === other.id) || ('roomId' in other && other.roomId === one.id)

/** Announces the selection, after the given words. */
export function announceSelection(state: EditorState, words: string | false = false): EditorState {
  return announce(state, [words, selectionWords(state)].filter(Boolean).join(' '))
}

/** What a frame selects: what lies completely in it, in addition to the earlier selection. */
export function framed(
  state: EditorState,
  { from, to, kept }: { from: Point; to: Point; kept: readonly string[] },
): readonly string[] {
  const { rooms, furniture } = shownOf(state)
  const frame = boxBetween(from, to)
  const inside = [...rooms, ...furniture].filter((part) => isWithin(part, frame))
  const group = groupOf(documentOf(state), [...kept, ...inside.map(({ id }) => id)])
  return [...group.rooms, ...group.pieces].map(({ id }) => id)
}

/** What a drag from here does; undefined moves the whole sheet. */
export function dragOf(
  state: EditorState,
  pointing: Pointing,
): 'resize' | 'move' | 'frame' | undefined {
  if (state.tool !== 'select' && state.tool !== 'several') return undefined
  if (cornerAt(state, pointing)) return 'resize'
  const part = heldPart(state, pointing)
  if (part && state.selected.includes(part.id)) return 'move'
  // On a phone a house is all rooms: only the selected one moves, so that the sheet can be moved.
  if (pointing.is_touch)
    return part && !isRoom(part) && state.tool === 'select' ? 'move' : undefined
  return part && !isAdding(state, pointing) ? 'move' : 'frame'
}

/** What is under a pointer: furniture exactly there, furniture within reach, then the room. */
function partAt(state: EditorState, { at, reach, is_touch }: Pointing): Part | undefined {
  const document = shownOf(state)
  return (
    furnitureNear(document, at, 0)[0] ??
    (is_touch ? furnitureNear(document, at, reach / 2)[0] : undefined) ??
    roomAt(document, at)
  )
}

/** What a tap chooses. Where rooms overlap, a second tap chooses the one below, and after the last the first. */
function tappedPart(state: EditorState, pointing: Pointing): Part | undefined {
  const part = partAt(state, pointing)
  if (!part || !isRoom(part)) return part
  const pile = roomsAt(shownOf(state), pointing.at)
  const at = pile.findIndex(({ id }) => id === selectedPart(state)?.id)
  return pile[(at + 1) % pile.length]
}

/** What a drag moves: the selected room, also where another overlaps it, and everything selected with it. */
export function heldPart(state: EditorState, pointing: Pointing): Part | undefined {
  const part = partAt(state, pointing)
  if (!part) return undefined
  const { selected } = state
  if (isRoom(part))
    return roomsAt(shownOf(state), pointing.at).find(({ id }) => selected.includes(id)) ?? part
  const room =
    selected.length > 1 && selected.includes(part.roomId) && partOf(documentOf(state), part.roomId)
  return room || part
}

/** The corner of the selected thing that is within reach. In a small thing the middle stays for moving it. */
export function cornerAt(state: EditorState, { at, reach }: Pointing): Corner | undefined {
  const box = selectedPart(state)
  if (!box || state.tool !== 'select') return undefined
  const { position, size } = box
  const isSmall = Math.min(size.width, size.height) < 3 * reach
  if (isSmall && contains(box, at, -reach / 8)) return undefined
  const isNear = (x: number, y: number) => Math.hypot(at.x - x, at.y - y) <= reach * 1.5
  const [right, bottom] = [position.x + size.width, position.y + size.height]
  if (isNear(right, bottom)) return 'se'
  if (isNear(position.x, position.y)) return 'nw'
  if (isNear(right, position.y)) return 'ne'
  return isNear(position.x, bottom) ? 'sw' : undefined
}
