import type { Box, Furniture, Room } from '@fgm/shared/blueprints/document'
import type { Door } from '@fgm/shared/blueprints/doors'
import { type Window, windowDrawing } from '@fgm/shared/blueprints/windows'
import { memo, type SVGProps } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { PieceDrawing } from './piece-drawing.tsx'
import { insideWalls } from './plan-boxes.ts'
import type { PlanLabel } from './plan-labels.ts'

/* The parts of a drawn house. Rooms, pieces and names are rendered again only when they themselves change. */

type BoxRectProps = SVGProps<SVGRectElement> & { box: Box }

export function BoxRect({ box: { position, size }, ...rect }: BoxRectProps) {
  return <rect {...position} {...size} {...rect} />
}

/** Floor, grid and walls. */
export const PlanRoom = memo(function PlanRoom({ room, floor, isLit }: PlanRoomProps) {
  return (
    <g>
      {/* The only color that is data: people choose it. */}
      <BoxRect box={room} fill={room.color} className={isLit ? 'fill-(--plan-lit)' : undefined} />
      <BoxRect box={room} fill={`url(#${floor})`} />
      <path
        d={wallsOf(room)}
        fill="none"
        strokeWidth={5}
        strokeLinejoin="round"
        className="plan-walls stroke-(--il-pen)"
      />
    </g>
  )
})

type PlanRoomProps = { room: Room; floor: string; isLit: boolean }

/** Furniture, off the walls of its room. */
export const PlanPiece = memo(function PlanPiece({ piece, room }: PlanPieceProps) {
  const { position, size } = room ? insideWalls(piece, room) : piece
  return (
    <g transform={`translate(${position.x} ${position.y})`}>
      <PieceDrawing {...piece} size={size} />
    </g>
  )
})

type PlanPieceProps = { piece: Furniture; room?: Room | undefined }

/** A name, with an outline in the color of its floor, in case something lies below. */
export const PlanName = memo(function PlanName({ label, isLit }: PlanNameProps) {
  const { lines, box, height, color, ink } = label
  const { x, y } = box.position
  return (
    <text
      y={y + 0.86 * height}
      fontSize={height}
      stroke={color}
      className={classNames('plan-label', isLit ? 'lit' : ink === 'light' && 'light')}
    >
      {lines.map((line, at) => (
        <tspan key={line} x={x} dy={at === 0 ? undefined : `${box.size.height / lines.length}`}>
          {at === lines.length - 1 ? line : `${line} `}
        </tspan>
      ))}
    </text>
  )
})

type PlanNameProps = { label: PlanLabel; isLit: boolean }

/** The wall is left out at a door, and its leaf is open where there is room for it. */
export function PlanDoor(door: Door) {
  const { at, width, depth, isUpright, swing, color, isOpen } = door
  if (isOpen) return null
  // Drawn as if its wall ran from left to right; the leaf then swings upwards.
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
          fill="none"
          strokeWidth={2}
          className="stroke-(--il-pen) opacity-50"
        />
      )}
    </g>
  )
}

/** Glass in the wall: paper, and a line of sky. */
export function PlanWindow(window: Window) {
  const { frame, pane } = windowDrawing(window)
  const [from, to] = pane
  return (
    <g className="plan-window">
      <BoxRect box={frame} rx={2} fill="var(--il-paper)" className="plan-part" />
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} strokeWidth={3} stroke="var(--il-water)" />
    </g>
  )
}

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
