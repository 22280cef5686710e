import { documentLimits, roomKind } from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument, Box, Point } from '@fgm/shared/blueprints/document'
import type { Guide } from '@fgm/shared/blueprints/geometry'
import { cutAtWalls, roomsUnder } from '@fgm/shared/blueprints/walls'
import { documentOf, type EditorState, partOf } from './editor-state.ts'
import { lengthWords } from './lengths.ts'
import { isRoom } from './part-words.ts'

/** What lies over the drawing: selection and its corners, guides, the room that is being drawn. */
export function BoardOverlay({ state, zoom }: { state: EditorState; zoom: number }) {
  const { gesture } = state
  const selected = partOf(documentOf(state), state.selected)
  // Lines and handles are as thick at every zoom.
  const pixel = 1 / zoom
  const document = documentOf(state)
  const { width, height } = document.dimensions
  return (
    <g className="board-overlay">
      {gesture?.kind === 'move' &&
        gesture.guides.map((guide) => (
          <path
            key={guide.axis}
            d={guideLine(guide, { width, height })}
            strokeWidth={pixel * 1.5}
          />
        ))}
      {selected && isRoom(selected) && (
        <Overlaps document={document} box={selected} id={selected.id} />
      )}
      {selected && state.tool !== 'delete' && <Selection box={selected} pixel={pixel} />}
      {gesture?.kind === 'room' && <RoomPreview state={state} gesture={gesture} pixel={pixel} />}
    </g>
  )
}

function Selection({ box, pixel }: { box: Box; pixel: number }) {
  // Around the thing, not on its walls: teal on black would not be seen.
  const rim = 6 * pixel
  const position = { x: box.position.x - rim, y: box.position.y - rim }
  const size = { width: box.size.width + 2 * rim, height: box.size.height + 2 * rim }
  const handle = 16 * pixel
  const corners = [0, 1].flatMap((x) => [0, 1].map((y) => ({ x, y })))
  return (
    <>
      <rect
        {...position}
        {...size}
        rx={4}
        className="board-selection"
        strokeWidth={3 * pixel}
        strokeDasharray={`${9 * pixel} ${6 * pixel}`}
      />
      {corners.map(({ x, y }) => (
        <rect
          key={`${x}${y}`}
          x={position.x + x * size.width - handle / 2}
          y={position.y + y * size.height - handle / 2}
          width={handle}
          height={handle}
          rx={4 * pixel}
          strokeWidth={3 * pixel}
          className="board-handle"
        />
      ))}
    </>
  )
}

type OverlapsProps = { document: BlueprintDocument; box: Box; id?: string }

/** What of a room lies on others. */
function Overlaps({ document, box, id }: OverlapsProps) {
  return roomsUnder(document, box, id).map((room) => {
    const common = commonBox(room, box)
    return <rect key={room.id} {...common.position} {...common.size} className="board-overlap" />
  })
}

function commonBox(one: Box, other: Box): Box {
  const end = ({ position, size }: Box) => ({
    x: position.x + size.width,
    y: position.y + size.height,
  })
  const [a, b] = [end(one), end(other)]
  return boxBetween(
    {
      x: Math.max(one.position.x, other.position.x),
      y: Math.max(one.position.y, other.position.y),
    },
    { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) },
  )
}

const boxBetween = (from: Point, to: Point): Box => ({
  position: { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) },
  size: { width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) },
})

type RoomGesture = Extract<EditorState['gesture'], { kind: 'room' }>

function RoomPreview(props: { state: EditorState; gesture: RoomGesture; pixel: number }) {
  const { state, gesture, pixel } = props
  const { from, to } = gesture
  const { position, size } = cutAtWalls(documentOf(state), boxBetween(from, to), {})
  const { label, color } = roomKind(state.room_type)
  const smallest = documentLimits.drawn_room_side
  const isLargeEnough = size.width >= smallest && size.height >= smallest
  const { x, y } = position
  return (
    <>
      <rect
        x={x}
        y={y}
        {...size}
        fill={color}
        strokeWidth={3 * pixel}
        className={isLargeEnough ? 'board-preview' : 'board-preview unfinished'}
      />
      {isLargeEnough && (
        <text x={x + 14} y={y + size.height / 2} fontSize={16} className="plan-label">
          {label}, {lengthWords(size.width)} × {lengthWords(size.height)}
        </text>
      )}
      <Overlaps document={documentOf(state)} box={{ position, size }} />
      <circle cx={from.x} cy={from.y} r={7 * pixel} className="board-corner" />
    </>
  )
}

function guideLine({ axis, at }: Guide, { width, height }: Box['size']): string {
  return axis === 'x' ? `M${at} 0V${height}` : `M0 ${at}H${width}`
}
