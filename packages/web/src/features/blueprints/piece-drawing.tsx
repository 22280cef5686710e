import type { FurnitureType } from '@fgm/shared/blueprints/catalog'
import type { Furniture, Size } from '@fgm/shared/blueprints/document'
import { rotationOf, turnedSize } from '@fgm/shared/blueprints/turning'
import type { ReactNode } from 'react'

/* How each kind of furniture looks from above, drawn into a box that begins at 0, 0. */

type Drawing = (size: Size) => ReactNode

type PieceDrawingProps = { type: FurnitureType; size: Size } & Pick<Furniture, 'rotation'>

/** One piece of furniture, as large as it is in its house, its back where it is turned to. */
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
      <path d={`M${middle.cx} ${middle.cy}V0`} className="plan-line" />
      <circle {...middle} r={radius} className="plan-part" fill="var(--il-honey)" />
      <circle {...middle} r={radius * 0.3} fill="var(--il-pen)" />
    </>
  )
}

/** A drawing of the kit in its own size, stretched to the piece's. */
const drawnAs =
  (own: Size, drawing: ReactNode): Drawing =>
  ({ width, height }) => (
    <g transform={`scale(${width / own.width} ${height / own.height})`}>{drawing}</g>
  )

const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

const toilet = drawnAs(
  { width: 40, height: 60 },
  <>
    <Body {...rect(2, 1, 36, 15)} round={5} fill="paper" />
    <path
      d="M20 18.5c11 0 16 8 16 19S29 59 20 59 4 49 4 37.5s5-19 16-19Z"
      className="plan-part"
      fill="var(--il-paper)"
    />
    <path
      d="M20 25c7 0 10 6 10 13s-4 14-10 14-10-7-10-14 3-13 10-13Z"
      className="plan-part fine"
      fill="var(--il-water)"
    />
    <circle cx={20} cy={8.5} r={2.4} fill="var(--il-pen)" />
  </>,
)

const bathtub = drawnAs(
  { width: 140, height: 70 },
  <>
    <Body {...rect(1, 1, 138, 68)} round={20} fill="paper" />
    <Body {...rect(11, 12, 118, 48)} round={20} fill="water" isThin />
    <path d="M30 3v14M19 5h3M38 5h3" className="plan-line thick" />
    <circle cx={24} cy={45} r={2.6} fill="var(--il-pen)" />
    <path
      d="M62 53a9 9 0 1 1 8-13 5 5 0 0 1 8 3 7 7 0 0 1-3 13 7 7 0 0 1-6-3 9 9 0 0 1-7 0Z"
      fill="var(--il-paper)"
    />
    <path
      d="M93 40c-1-8 5-11 11-11s12 3 13 9c-2 7-8 9-14 9s-9-2-10-7Z"
      className="plan-part fine"
      fill="var(--il-honey)"
    />
  </>,
)

const shower = drawnAs(
  { width: 60, height: 60 },
  <>
    <Body {...rect(1, 1, 58, 58)} round={8} fill="water" />
    <path d="M30 2v16M1 59 59 59" className="plan-line thick" />
    <circle cx={30} cy={22} r={9} className="plan-part" fill="var(--il-paper)" />
    <path d="M27 20h1M32 20h1M27 24h1M32 24h1" className="plan-line" />
    <path d="M16 38v4M30 40v4M44 38v4M22 48v4M38 48v4" className="plan-line faint" />
  </>,
)

const sink = drawnAs(
  { width: 60, height: 44 },
  <>
    <Body {...rect(1, 1, 58, 42)} round={8} fill="paper" />
    <path
      d="M9 18q0-4 4-4h34q4 0 4 4v8q0 12-14 12H23Q9 38 9 26Z"
      className="plan-part fine"
      fill="var(--il-water)"
    />
    <path d="M30 5v13M20 6h3M37 6h3" className="plan-line thick" />
    <circle cx={30} cy={27} r={2.6} fill="var(--il-pen)" />
  </>,
)

const washer = drawnAs(
  { width: 60, height: 40 },
  <>
    <Body {...rect(1, 1, 58, 38)} round={6} fill="paper" />
    <path d="M2 10h56M7 5.5h9M44 5.5h1M50 5.5h1" className="plan-line" />
    <circle cx={30} cy={24} r={11} className="plan-part" fill="var(--il-water)" />
    <path d="M21 25q5-5 9 0t9 0" className="plan-line pencil" />
  </>,
)

const stove = drawnAs(
  { width: 60, height: 60 },
  <>
    <Body {...rect(1, 1, 58, 55)} round={7} fill="paper" />
    <path d="M2 10h56M9 57.5h5M21 57.5h5M33 57.5h5M45 57.5h5" className="plan-line" />
    <g fill="none" className="plan-part">
      <circle cx={18} cy={22} r={7.5} />
      <circle cx={43} cy={39} r={6.5} />
      <circle cx={18} cy={40} r={5.5} />
    </g>
    <circle cx={42} cy={22} r={10} className="plan-part" fill="var(--il-coral)" />
    <circle cx={42} cy={22} r={6.5} fill="var(--il-rose)" />
    <path d="M50 15l6-5" className="plan-line thick" />
  </>,
)

const counter = drawnAs(
  { width: 80, height: 60 },
  <>
    <Body {...rect(1, 1, 78, 58)} round={5} fill="wood" />
    <Body {...rect(1, 1, 78, 10)} round={3} fill="wood-2" isThin />
    <Body {...rect(14, 22, 28, 22)} round={4} fill="paper" isThin />
    <path d="M21 27l14 12M56 24v18M64 24v18" className="plan-line faint" />
    <circle cx={60} cy={33} r={9} className="plan-part fine" fill="var(--il-honey)" />
    <path d="M30 55h20" className="plan-line thick" />
  </>,
)

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
    <path
      d="M9.5 44q20.5 5 41 0V75q0 6-6 6H15q-5.5 0-5.5-6Z"
      className="plan-part fine"
      fill="var(--il-coral)"
    />
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
      <path
        key={turn}
        d={leaf}
        transform={`rotate(${turn} 23 23)`}
        className="plan-part fine"
        fill={at % 2 === 0 ? 'var(--il-leaf)' : 'var(--il-teal)'}
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
