import type { FurnitureType } from '@fgm/shared/blueprints/catalog'
import type { Furniture, Size } from '@fgm/shared/blueprints/document'
import { rotationOf, turnedSize } from '@fgm/shared/blueprints/turning'
import { bathtub, counter, shower, sink, stove, toilet, washer } from './fitting-drawings.tsx'
import { Body, type Drawing, drawnAs, rect, Shape } from './piece-parts.tsx'

/* Each kind of furniture from above, drawn into a box that begins at 0, 0. */

type PieceDrawingProps = { type: FurnitureType; size: Size } & Pick<Furniture, 'rotation'>

/** One piece of furniture in its size in the house, its back turned to its wall. */
export function PieceDrawing({ type, size, ...turned }: PieceDrawingProps) {
  const rotation = rotationOf(turned)
  const upright = turnedSize(size, rotation)
  if (rotation === 0) return drawings[type](upright)
  const [x, y] = [-upright.width / 2, -upright.height / 2]
  return (
    <g
      transform={`translate(${size.width / 2} ${size.height / 2}) rotate(${rotation}) translate(${x} ${y})`}
    >
      {drawings[type](upright)}
    </g>
  )
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
      {...rect(width * 0.17, height * 0.22, width * 0.3, height * 0.4)}
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
      {...rect(width * 0.1, height * 0.16, width * 0.8, height * 0.75)}
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
    <rect {...rect(width * 0.6, height * 0.08, width * 0.15, height * 0.2)} fill="var(--il-teal)" />
    <path d={`M${width / 2 - 5} ${height * 0.7}h10`} className="plan-line thick" />
  </>
)

const lamp: Drawing = ({ width, height }) => {
  const radius = Math.min(width, height) / 2
  const middle = { cx: width / 2, cy: height / 2 }
  return (
    <>
      {/* Its light ends at the walls of the corner it stands in. */}
      <circle {...middle} r={radius * 1.6} className="plan-shine" />
      <path d={`M${middle.cx} ${middle.cy}V0`} className="plan-line" />
      <circle {...middle} r={radius} className="plan-part" fill="var(--il-honey)" />
      <circle {...middle} r={radius * 0.3} fill="var(--il-pen)" />
    </>
  )
}

const wardrobe = drawnAs(
  { width: 90, height: 44 },
  <>
    <Body {...rect(1, 1, 88, 41)} round={6} fill="wood" />
    <path d="M8 17h74M2 33h86M45 33v9M38 38h1M52 38h1" className="plan-line" />
    <g strokeWidth={4.6} strokeLinecap="round">
      <path d="M17 9v16M64 10l-2 15" stroke="var(--il-teal)" />
      <path d="M26 10l-2 15M73 9l1 16" stroke="var(--il-coral)" />
      <path d="M34 9l2 16" stroke="var(--il-plum)" />
      <path d="M54 9v16" stroke="var(--il-honey)" />
    </g>
  </>,
)

const cot = drawnAs(
  { width: 60, height: 90 },
  <>
    <Body {...rect(1, 1, 58, 88)} round={9} fill="wood" />
    <Body {...rect(9, 10, 42, 71)} round={6} fill="paper" isThin />
    <path
      d="M2 22h6M2 34h6M2 46h6M2 58h6M2 70h6M52 22h6M52 34h6M52 46h6M52 58h6M52 70h6"
      className="plan-line"
    />
    <Body {...rect(17, 15, 26, 16)} round={6} fill="pillow" isThin />
    <Shape d="M9.5 44q20.5 5 41 0V75q0 6-6 6H15q-5.5 0-5.5-6Z" fill="coral" isThin />
    <path
      d="M30 55l3 5.6 6 .6-4.4 4 1.4 5.8-6-3-5.2 3 1.2-5.8-4.2-4 6-.8Z"
      fill="var(--il-honey)"
    />
  </>,
)

const stairs = drawnAs(
  { width: 60, height: 124 },
  <>
    <Body {...rect(1, 1, 58, 122)} round={4} fill="wood" />
    <path
      d="M2 17h56M2 33h56M2 49h56M2 65h56M2 81h56M2 97h56M2 112h56"
      className="plan-line faint"
    />
    <rect {...rect(17, 2, 26, 120)} fill="var(--il-coral)" opacity={0.82} />
    <path d="M30 110V20M21 30l9-11 9 11" strokeWidth={5} fill="none" stroke="var(--il-paper)" />
    <path d="M6 4v116M54 4v116" className="plan-line" />
  </>,
)

const leaf = 'M23 23C17 15 18 6 23 2c5 4 6 13 0 21Z'

const plant = drawnAs(
  { width: 46, height: 46 },
  <>
    <circle cx={23} cy={23} r={10} className="plan-part fine" fill="var(--il-coral)" />
    {[12, 72, 132, 192, 252, 312].map((turn, at) => (
      <Shape
        key={turn}
        d={leaf}
        transform={`rotate(${turn} 23 23)`}
        fill={at % 2 === 0 ? 'leaf' : 'teal'}
        isThin
      />
    ))}
    <circle cx={23} cy={23} r={2.6} fill="var(--il-pen)" />
  </>,
)

const rug = drawnAs(
  { width: 160, height: 104 },
  <>
    <path
      d="M8 8l-7-2M8 22l-7-1M8 37h-7M8 52h-7M8 67h-7M8 82l-7 1M8 96l-7 2M152 8l7-2M152 22l7-1M152 37h7M152 52h7M152 67h7M152 82l7 1M152 96l7 2"
      className="plan-line faint"
    />
    <Body {...rect(8, 2, 144, 100)} round={8} fill="rug" isThin />
    <path d="M22 3v98M138 3v98" strokeWidth={7} stroke="var(--il-coral)" />
    <path d="M35 3v98M125 3v98" strokeWidth={3.5} stroke="var(--il-teal)" />
    <path d="M80 26l30 26-30 26-30-26Z" fill="var(--il-honey)" opacity={0.8} />
    <path d="M80 40l14 12-14 12-14-12Z" fill="var(--il-coral)" />
  </>,
)

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
  wardrobe,
  cot,
  stove,
  counter,
  sink,
  toilet,
  bathtub,
  shower,
  washer,
  plant,
  stairs,
  rug,
}
