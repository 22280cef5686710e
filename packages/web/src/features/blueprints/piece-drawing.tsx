import type { FurnitureType } from '@fgm/shared/blueprints/catalog'
import type { Size } from '@fgm/shared/blueprints/document'
import type { ReactNode } from 'react'

/* How each kind of furniture looks from above, drawn into a box that begins at 0, 0. */

type Drawing = (size: Size) => ReactNode

/** One piece of furniture, as large as it is in its house. */
export function PieceDrawing({ type, size }: { type: FurnitureType; size: Size }) {
  return drawings[type](size)
}

const couch: Drawing = ({ width, height }) => {
  const seat = { width: (width - 28) / 2, height: height * 0.63, y: height * 0.27 }
  return (
    <>
      <Body width={width} height={height} round={12} fill="coral" />
      <Body x={12} {...seat} round={7} fill="coral-light" isThin />
      <Body x={width / 2 + 2} {...seat} round={7} fill="coral-light" isThin />
    </>
  )
}

const tv: Drawing = ({ width, height }) => (
  <>
    <Body width={width} height={height * 0.7} y={height * 0.1} round={4} fill="plum" />
    <path d={`M10 ${height * 0.85}h${width - 20}`} className="plan-line thick" />
  </>
)

const table: Drawing = ({ width, height }) => (
  <>
    <Body width={width} height={height} round={14} fill="wood" />
    <path
      d={`M14 ${height * 0.37}q${(width - 28) / 2} -6 ${width - 28} 0M18 ${height * 0.68}q${(width - 36) / 2} 5 ${width - 36} 0`}
      className="plan-line faint"
    />
  </>
)

const fridge: Drawing = ({ width, height }) => (
  <>
    <Body width={width} height={height} round={8} fill="paper" />
    <path
      d={`M0 ${height * 0.38}h${width}M${width * 0.8} ${height * 0.16}v${height * 0.13}M${width * 0.8} ${height * 0.5}v${height * 0.2}`}
      className="plan-line"
    />
  </>
)

const bed: Drawing = ({ width, height }) => {
  const pillow = { width: (width - 24) / 2, height: height * 0.22, y: height * 0.07 }
  return (
    <>
      <Body width={width} height={height} round={10} fill="paper" />
      <Body width={width} height={height * 0.64} y={height * 0.36} round={10} fill="teal" />
      <Body x={8} {...pillow} round={8} fill="pillow" isThin />
      <Body x={width / 2 + 4} {...pillow} round={8} fill="pillow" isThin />
      <path
        d={`M3 ${height * 0.5}q${width / 2 - 3} 8 ${width - 6} 0`}
        className="plan-line blanket"
      />
    </>
  )
}

const dresser: Drawing = ({ width, height }) => (
  <>
    <Body width={width} height={height} round={6} fill="wood" />
    <path
      d={`M${width / 2} 3v${height - 6}M${width / 4} ${height * 0.75}h1M${width * 0.75} ${height * 0.75}h1`}
      className="plan-line"
    />
  </>
)

const desk: Drawing = ({ width, height }) => (
  <>
    <Body width={width} height={height} round={6} fill="wood" />
    <Body
      x={width * 0.17}
      y={height * 0.22}
      width={width * 0.3}
      height={height * 0.4}
      round={2}
      fill="paper"
      isThin
    />
    <path
      d={`M${width * 0.68} ${height * 0.25}l${width * 0.15} ${height * 0.35}`}
      className="plan-line pencil"
    />
  </>
)

const chair: Drawing = ({ width, height }) => (
  <>
    <Body
      x={width * 0.1}
      y={height * 0.16}
      width={width * 0.8}
      height={height * 0.75}
      round={9}
      fill="honey"
    />
    <path
      d={`M${width * 0.1} ${height * 0.2}q${width * 0.4} -8 ${width * 0.8} 0`}
      className="plan-line thick"
    />
  </>
)

const bookFills = ['coral', 'teal', 'honey', 'plum', 'paper', 'coral', 'teal'] as const

const bookshelf: Drawing = ({ width, height }) => {
  const isUpright = height > width
  const [length, depth] = isUpright ? [height, width] : [width, height]
  const step = (length - 10) / bookFills.length
  return (
    <g transform={isUpright ? `translate(${width}) rotate(90)` : undefined}>
      <Body width={length} height={depth} round={3} fill="wood" />
      {bookFills.map((fill, at) => (
        <rect
          key={at}
          fill={`var(--il-${fill})`}
          x={5 + at * step}
          y={3}
          width={Math.max(1, step - 2 - (at % 3))}
          height={depth - 6}
        />
      ))}
    </g>
  )
}

const toybox: Drawing = ({ width, height }) => (
  <>
    <Body width={width} height={height} round={7} fill="honey" />
    <path d={`M0 ${height * 0.33}h${width}`} className="plan-line" />
    <circle cx={width * 0.27} cy={height * 0.18} r={height * 0.12} fill="var(--il-coral)" />
    <rect
      x={width * 0.6}
      y={height * 0.08}
      width={width * 0.15}
      height={height * 0.2}
      fill="var(--il-teal)"
    />
    <path d={`M${width / 2 - 5} ${height * 0.7}h10`} className="plan-line thick" />
  </>
)

const lamp: Drawing = ({ width, height }) => {
  const radius = Math.min(width, height) / 2
  const middle = { cx: width / 2, cy: height / 2 }
  return (
    <>
      <circle {...middle} r={radius * 1.9} className="plan-shine" />
      <circle {...middle} r={radius} className="plan-part" fill="var(--il-honey)" />
      <circle {...middle} r={radius * 0.3} fill="var(--il-pen)" />
    </>
  )
}

const drawings: Record<FurnitureType, Drawing> = {
  couch,
  tv,
  table,
  fridge,
  bed,
  dresser,
  desk,
  chair,
  bookshelf,
  toybox,
  lamp,
}

type BodyProps = Size & { x?: number; y?: number; round: number; fill: string; isThin?: boolean }

function Body({ x = 0, y = 0, width, height, round, fill, isThin }: BodyProps) {
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
