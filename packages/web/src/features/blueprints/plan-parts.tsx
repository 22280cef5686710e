import type { Furniture, Room } from '@fgm/shared/blueprints/document'
import type { Door } from '@fgm/shared/blueprints/doors'
import { memo } from 'react'
import { PieceDrawing } from './piece-drawing.tsx'
import type { PlanLabel } from './plan-labels.ts'

/* The parts of a drawn house. Each is drawn again only when it itself is another. */

/** The thick outer wall: it lies below the floors, so that only its outer half shows. */
export const RoomOutline = memo(function RoomOutline({ room }: { room: Room }) {
  const { position, size } = room
  return <rect {...position} {...size} className="plan-outline" />
})

/** Floor, grid and walls. */
export const PlanRoom = memo(function PlanRoom({ room, floor }: { room: Room; floor?: string }) {
  const { position, size, color } = room
  return (
    <g>
      {/* The only color that is data: people choose it. */}
      <rect {...position} {...size} fill={color} />
      {floor && <rect {...position} {...size} fill={`url(#${floor})`} />}
      <path d={wallsOf(room)} className="plan-walls" />
    </g>
  )
})

export const PlanPiece = memo(function PlanPiece({ piece }: { piece: Furniture }) {
  const { type, position, size } = piece
  return (
    <g transform={`translate(${position.x} ${position.y})`}>
      <PieceDrawing type={type} size={size} />
    </g>
  )
})

/** A name, with a rim of its floor around it for the case that something lies below. */
export const PlanName = memo(function PlanName({ words, x, y, height, color, ink }: PlanLabel) {
  return (
    <text
      x={x}
      y={y}
      fontSize={height}
      stroke={color}
      className={ink === 'light' ? 'plan-label light' : 'plan-label'}
    >
      {words}
    </text>
  )
})

/** The wall is left out where one walks through, and a leaf is open where there is room for it. */
export const PlanDoor = memo(function PlanDoor(door: Door) {
  const { at, width, depth, isUpright, swing, color, isOpen } = door
  if (isOpen) return null
  // Drawn as if its wall ran from left to right; upwards is then where the leaf swings to.
  const turn = isUpright ? (swing === 1 ? 90 : -90) : swing === 1 ? 180 : 0
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
      <path
        d={`M${-width / 2} 0h${width}`}
        stroke={color}
        strokeWidth={wallWidth + depth}
        className="plan-gap"
      />
      {swing !== 0 && (
        <path
          d={`M${-width / 2} 0a${width} ${width} 0 0 1 ${width} ${-width}`}
          className="plan-swing"
        />
      )}
    </g>
  )
})

/** A wall with its bends. */
const wallWidth = 9

/** Four walls drawn by hand: a little bent, always in the same way for the same room. */
function wallsOf({ id, position: { x, y }, size: { width, height } }: Room): string {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)
  const bend = (at: number) => (((seed * (at + 3)) % 17) / 17 - 0.5) * 3
  const [right, bottom] = [x + width, y + height]
  const [middle, half] = [x + width / 2, y + height / 2]
  return `M${x} ${y}Q${middle} ${y + bend(0)} ${right} ${y}Q${right + bend(1)} ${half} ${right} ${bottom}Q${middle} ${bottom + bend(2)} ${x} ${bottom}Q${x + bend(3)} ${half} ${x} ${y}Z`
}
