import type { Size } from '@fgm/shared/blueprints/document'
import type { ReactNode, SVGProps } from 'react'

/* What drawings of furniture from above are made of. */

export type Drawing = (size: Size) => ReactNode

/** A drawing of the kit in its own size, stretched to the piece's. */
export const drawnAs =
  (own: Size, drawing: ReactNode): Drawing =>
  ({ width, height }) => (
    <g transform={`scale(${width / own.width} ${height / own.height})`}>{drawing}</g>
  )

export const rect = (x: number, y: number, width: number, height: number) => ({
  x,
  y,
  width,
  height,
})

type ShapeProps = Pick<SVGProps<SVGPathElement>, 'd' | 'transform'> & {
  fill: string
  isThin?: boolean
}

/** An outline filled with a color of the drawings. */
export const Shape = ({ fill, isThin, ...path }: ShapeProps) => (
  <path {...path} fill={`var(--il-${fill})`} className={isThin ? 'plan-part fine' : 'plan-part'} />
)

type BodyProps = Size & { x?: number; y?: number; round: number; fill: string; isThin?: boolean }

export function Body({ x = 0, y = 0, width, height, round, fill, isThin }: BodyProps) {
  return (
    <rect
      x={x}
      y={y}
      // A very small piece still has a body.
      width={Math.max(1, width)}
      height={Math.max(1, height)}
      rx={Math.min(round, width / 3, height / 3)}
      className={isThin ? 'plan-part fine' : 'plan-part'}
      fill={`var(--il-${fill})`}
    />
  )
}
