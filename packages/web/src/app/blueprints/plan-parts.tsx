import { labelInk } from '@fgm/shared/blueprint-catalog'
import type { Furniture, Room } from '@fgm/shared/blueprint-document'
import { memo } from 'react'
import { PieceDrawing } from './piece-drawing.tsx'
import type { Door } from './plan-doors.ts'

/* The parts of a drawn house. Each is drawn again only when it itself is another. */

/** The thick outer wall: it lies below the floors, so that only its outer half shows. */
export const RoomOutline = memo(function RoomOutline({ room }: { room: Room }) {
  const { position, size } = room
  return <rect {...position} {...size} className="plan-outline" />
})

/** Floor, grid, walls and name. `data-part` tells the editor what lies under a pointer. */
export const PlanRoom = memo(function PlanRoom({ room, floor }: { room: Room; floor?: string }) {
  const { position, size, color, label } = room
  const text = fittingLabel(label, size.width)
  return (
    <g data-part={room.id}>
      {/* The only color that is data: people choose it. */}
      <rect {...position} {...size} fill={color} />
      {floor && <rect {...position} {...size} fill={`url(#${floor})`} />}
      <path d={wallsOf(room)} className="plan-walls" />
      <text
        x={position.x + 14}
        y={position.y + size.height - 12}
        fontSize={text.height}
        className={labelInk(color) === 'light' ? 'plan-label light' : 'plan-label'}
      >
        {text.words}
      </text>
    </g>
  )
})

export const PlanPiece = memo(function PlanPiece({ piece }: { piece: Furniture }) {
  const { type, position, size } = piece
  return (
    <g data-part={piece.id} transform={`translate(${position.x} ${position.y})`}>
      <PieceDrawing type={type} size={size} />
    </g>
  )
})

export const PlanDoor = memo(function PlanDoor({ door }: { door: Door }) {
  const { at, width, is_upright, color } = door
  return (
    <g transform={`translate(${at.x} ${at.y})${is_upright ? ' rotate(90)' : ''}`}>
      <path d={`M${-width / 2} 0h${width}`} stroke={color} className="plan-gap" />
      <path
        d={`M${-width / 2} 0a${width} ${width} 0 0 1 ${width} ${-width}`}
        className="plan-swing"
      />
    </g>
  )
})

const usual_height = 17
const smallest_height = 10
/** A letter is about half as wide as it is high. */
const letter_width = 0.54

/** A name in a room that is narrower than it: smaller letters first, then fewer. */
function fittingLabel(label: string, width: number): { words: string; height: number } {
  const space = width - 24
  const height = Math.min(usual_height, space / (label.length * letter_width))
  if (height >= smallest_height) return { words: label, height }
  const count = Math.max(1, Math.floor(space / (smallest_height * letter_width)) - 1)
  return { words: `${label.slice(0, count).trimEnd()}…`, height: smallest_height }
}

/** Four walls drawn by hand: a little bent, always in the same way for the same room. */
function wallsOf({ id, position: { x, y }, size: { width, height } }: Room): string {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)
  const bend = (at: number) => (((seed * (at + 3)) % 17) / 17 - 0.5) * 3
  const [right, bottom] = [x + width, y + height]
  const [middle, half] = [x + width / 2, y + height / 2]
  return `M${x} ${y}Q${middle} ${y + bend(0)} ${right} ${y}Q${right + bend(1)} ${half} ${right} ${bottom}Q${middle} ${bottom + bend(2)} ${x} ${bottom}Q${x + bend(3)} ${half} ${x} ${y}Z`
}
