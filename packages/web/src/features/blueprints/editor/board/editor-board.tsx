import { documentLimits, roomKind } from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument, Box, Room } from '@fgm/shared/blueprints/document'
import { floorNames, floorsOf, type OnFloor, onFloor } from '@fgm/shared/blueprints/floors'
import { boxBetween, endOf, grownBy } from '@fgm/shared/blueprints/geometry'
import { cutAtWalls, moveToFreePlace, roomsUnder } from '@fgm/shared/blueprints/walls'
import type { RefObject } from 'react'
import { formatCount } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { PlanLayers } from '../../house-plan.tsx'
import { BoxRect } from '../../plan-parts.tsx'
import {
  documentOf,
  type Editing,
  type EditorState,
  isRoom,
  liesOn,
  selectedPart,
  selectedParts,
  selectionWords,
  shownOf,
} from '../state/editor-state.ts'
import { lengthWords } from '../state/length-units.ts'
import type { ViewControls } from './editor-view.ts'
import { useBoardPointers } from './use-board-pointers.ts'

type EditorBoardProps = Editing & {
  board: RefObject<HTMLDivElement | null>
  controls: ViewControls
  /** A double click on the selected room. */
  onRename: () => void
}

/** The drawing itself. The list next to it can do the same without a pointer. */
export function EditorBoard(props: EditorBoardProps) {
  const { board, state, dispatch, controls, onRename } = props
  const pointers = useBoardPointers({ board, state, dispatch, controls })
  const { zoom, x, y } = controls.view
  const { width, height } = documentOf(state).dimensions
  return (
    <div
      ref={board}
      className="board"
      data-tool={state.tool}
      role="application"
      aria-roledescription="drawing"
      aria-label={boardWords(state)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application handles keys.
      tabIndex={0}
      {...pointers}
      onDoubleClick={() => {
        const part = selectedPart(state)
        if (state.tool === 'select' && part && isRoom(part)) onRename()
      }}
    >
      <svg aria-hidden="true" className="plan board-plan">
        <g transform={`translate(${x} ${y}) scale(${zoom})`}>
          <rect width={width} height={height} className="board-sheet" />
          <OtherFloor {...state} />
          <PlanLayers document={shownOf(state)} unit={unitAt(zoom)} />
          <BoardOverlay state={state} zoom={zoom} />
        </g>
      </svg>
    </div>
  )
}

/** The walls of the other floor, faintly: what is drawn above should fit what is below. */
function OtherFloor({ history, floor }: EditorState) {
  const below = onFloor(history.present, 1)
  if (floor === 1 || below === history.present) return null
  return below.rooms.map((room) => (
    <BoxRect key={room.id} box={room} className="board-other-floor" />
  ))
}

// Zooming moves the names only now and then.
const unitAt = (zoom: number) => Math.ceil(4 / zoom) / 4

function boardWords(state: EditorState): string {
  const { rooms, furniture } = shownOf(state)
  const hasFloors = floorsOf(documentOf(state)).length > 1 || state.floor === 2
  const floor = hasFloors ? `${floorNames[state.floor]}: ` : ''
  const house = `${formatCount(rooms.length, 'room')}, ${formatCount(furniture.length, 'piece')}`
  return `Drawing of the house. ${floor}${house} of furniture. ${selectionWords(state)}`
}

function BoardOverlay({ state, zoom }: { state: EditorState; zoom: number }) {
  const { gesture } = state
  const selected = selectedParts(state)
  const only = selectedPart(state)
  // Lines and handles have the same thickness at every zoom.
  const pixel = 1 / zoom
  const document = documentOf(state)
  const { width, height } = document.dimensions
  return (
    <g className="board-overlay">
      {gesture?.kind === 'move' &&
        gesture.guides.map(({ axis, at }) => (
          <path
            key={axis}
            d={axis === 'x' ? `M${at} 0V${height}` : `M0 ${at}H${width}`}
            strokeWidth={pixel * 1.5}
          />
        ))}
      {only && isRoom(only) && <Overlaps document={document} box={only} id={only.id} />}
      {state.tool !== 'delete' &&
        selected.map((part) => (
          <Selection
            key={part.id}
            box={part}
            pixel={pixel}
            hasCorners={part === only && state.tool === 'select'}
          />
        ))}
      {gesture?.kind === 'frame' && (
        <BoxRect
          box={boxBetween(gesture.from, gesture.to)}
          className="board-frame-line"
          strokeWidth={2 * pixel}
        />
      )}
      {gesture?.kind === 'room' && <RoomPreview state={state} gesture={gesture} pixel={pixel} />}
    </g>
  )
}

function Selection({ box, pixel, hasCorners }: { box: Box; pixel: number; hasCorners: boolean }) {
  // Around the thing, not on its walls: teal on black would be invisible.
  const around = grownBy(box, 6 * pixel)
  const { position, size } = around
  const handle = 16 * pixel
  const corners = [0, 1].flatMap((x) => [0, 1].map((y) => ({ x, y })))
  return (
    <>
      <BoxRect
        box={around}
        rx={4}
        className="board-selection"
        strokeWidth={3 * pixel}
        strokeDasharray={`${9 * pixel} ${6 * pixel}`}
      />
      {(hasCorners ? corners : []).map(({ x, y }) => (
        <rect
          key={`${x}${y}`}
          x={position.x + x * size.width - handle / 2}
          y={position.y + y * size.height - handle / 2}
          width={handle}
          height={handle}
          rx={4 * pixel}
          strokeWidth={3 * pixel}
          className="fill-(--il-paper) stroke-(--il-teal)"
        />
      ))}
    </>
  )
}

type OverlapsProps = { document: BlueprintDocument; box: Box & OnFloor; id?: string }

function Overlaps({ document, box, id }: OverlapsProps) {
  return roomsUnder(document, box, id).map((room) => (
    <BoxRect key={room.id} box={commonBox(room, box)} className="board-overlap" />
  ))
}

function commonBox(one: Box, other: Box): Box {
  const start = (axis: 'x' | 'y') => Math.max(one.position[axis], other.position[axis])
  const end = (axis: 'x' | 'y') => Math.min(endOf(one, axis), endOf(other, axis))
  return boxBetween({ x: start('x'), y: start('y') }, { x: end('x'), y: end('y') })
}

type RoomGesture = Extract<EditorState['gesture'], { kind: 'room' }>

function RoomPreview(props: { state: EditorState; gesture: RoomGesture; pixel: number }) {
  const { state, gesture, pixel } = props
  const { from, to } = gesture
  const { floor } = state
  const box = { ...cutAtWalls(documentOf(state), { ...boxBetween(from, to), floor }, {}), floor }
  const { position, size } = box
  const { label, color } = roomKind(state.room_type)
  const smallest = documentLimits.drawn_room_side
  const isLargeEnough = size.width >= smallest && size.height >= smallest
  return (
    <>
      <BoxRect
        box={box}
        fill={color}
        strokeWidth={3 * pixel}
        className={isLargeEnough ? 'board-preview' : 'board-preview unfinished'}
      />
      {isLargeEnough && (
        <text
          x={position.x + 14}
          y={position.y + size.height / 2}
          fontSize={16}
          className="plan-label"
        >
          {label}, {lengthWords(size.width, state.unit)} × {lengthWords(size.height, state.unit)}
        </text>
      )}
      <Overlaps document={documentOf(state)} box={box} />
      <circle cx={from.x} cy={from.y} r={7 * pixel} className="board-corner" />
    </>
  )
}

type OverlapNoteProps = Editing & { room: Room; isHeld: boolean }

/** Says that the selected room overlaps others, and offers it a free place. The live region has announced it already. */
export function OverlapNote({ state, room, isHeld, dispatch }: OverlapNoteProps) {
  const under = roomsUnder(documentOf(state), room, room.id)
  if (under.length === 0) return null
  return (
    <div className="board-note">
      <p className="text-center">{liesOn(room, under)}</p>
      {!isHeld && (
        <Button
          size="small"
          onClick={() =>
            dispatch({
              type: 'edit',
              edit: (house) => moveToFreePlace(house, room.id),
              words: `${room.label} is in a free place now.`,
            })
          }
        >
          Move it to a free place
        </Button>
      )}
    </div>
  )
}
