import type { StoryId } from '@fgm/shared/hunts/stories/story-ids'
import type { ReactNode } from 'react'

/* Each story's drawing with what is gained so far: 320 by 200, on one ground line. */

type StoryDrawingProps = Drawn & { id: StoryId }

/** Decoration: what it counts is also said in words. */
export function StoryDrawing({ id, ...drawn }: StoryDrawingProps) {
  return (
    <svg viewBox="0 0 320 200" className="story-drawing" aria-hidden="true" focusable="false">
      <path
        d="M14 112C8 50 76 14 160 12S306 50 308 112S248 190 156 192S20 176 14 112Z"
        fill="var(--il-ground)"
      />
      {drawings[id]?.(drawn)}
      <path d="M4 190q160-4 312 0" className="story-pen" />
    </svg>
  )
}

/** What the snail carries into its house, in that order: door, lamp, bed, seat, window, roof and doormat. */
const partsOfSnail = [
  ['M150 176v-34q12-14 24 0v34Z', 'coral'],
  ['M112 92h24l-6-18h-12ZM124 92v10', 'honey'],
  ['M186 128h46v18h-46ZM186 128v-8h14v8', 'paper'],
  ['M100 150v-22h6v14h18v22h-6v-14h-12v14h-6Z', 'wood'],
  ['M164 70h28v26h-28ZM178 70v26M164 83h28', 'water'],
  ['M126 44l36-30 36 30Z', 'coral'],
  ['M142 180h42v8h-42Z', 'plum'],
] as const

const drawings: Partial<Record<StoryId, (drawn: Drawn) => ReactNode>> = {
  'door-that-wants-a-word': (drawn) => (
    <>
      <Shape d="M112 190V58q48-30 96 0V190Z" fill="plum" />
      <Shape d="M124 190V66q36-20 72 0V190Z" fill={drawn.isOver ? 'honey' : 'teal'} />
      <Face x={160} y={96} isAsleep={!drawn.isOver} />
      <circle cx={186} cy={140} r={5} fill="var(--il-honey)" className="story-pen" />
      {row(drawn, 40, 280).map(({ key, x, isOn }) => (
        <circle
          key={key}
          cx={x}
          cy={34 + Math.abs(x - 160) * 0.16}
          r={8}
          {...when(isOn, 'honey')}
        />
      ))}
    </>
  ),

  'dragon-with-a-cold': (drawn) => (
    <>
      <Shape d="M216 186C262 190 284 158 262 130q-10-10-16 2 10 18-6 28t-34 6Z" fill="teal" />
      <Shape d="M112 188C92 146 116 108 160 108s68 38 48 80Z" fill="teal" />
      <Shape d="M130 188c-8-32 8-54 30-54s38 22 30 54Z" fill="honey" isFine />
      <Shape d="M112 40l8-20 12 14M188 34l12-14 8 20M148 26l12-18 12 18" fill="coral" isFine />
      <Shape d="M104 78c-4-34 24-48 56-48s60 14 56 48-28 46-56 46-52-12-56-46Z" fill="teal" />
      <Face x={160} y={66} isAsleep={drawn.isOver} />
      <ellipse cx={160} cy={86} rx={15} ry={11} fill="var(--il-water)" className="story-line" />
      <ellipse
        cx={160}
        cy={86}
        rx={14}
        ry={10}
        fill="var(--il-coral)"
        opacity={drawn.gained / drawn.stops}
      />
      {row(drawn, 24, 296).map(({ key, x, isOn }) => (
        <path key={key} d={`M${x} 176v-16a7 9 0 1 1 2 0v16Z`} {...when(isOn, 'honey')} />
      ))}
    </>
  ),

  'suspects-on-the-sofa': (drawn) => (
    <>
      <Shape d="M40 186V84q0-16 16-16h208q16 0 16 16v102Z" fill="coral" />
      <Shape d="M24 186v-58q0-14 16-14t16 14v24h208v-24q0-14 16-14t16 14v58Z" fill="coral-light" />
      {suspectNames
        .filter((name) => drawn.signs.includes(name))
        .map((name, at, sitting) => {
          const isGone = drawn.signs.slice(0, drawn.gained).includes(name)
          const x = 62 + (196 / sitting.length) * (at + 0.5)
          return (
            <g
              key={name}
              transform={`translate(${x} ${at % 2 ? 136 : 108}) scale(${sitting.length > 6 ? 0.8 : 1})`}
              className={isGone ? 'story-gone' : undefined}
            >
              {suspectDrawings[name]}
            </g>
          )
        })}
    </>
  ),

  'snail-moves-house': (drawn) => (
    <>
      <path d="M84 184c-44 4-60-18-52-42q2-18-8-32M44 140q4-20 16-32" className="story-pen" />
      <Shape d="M24 186q-8-34 14-44 20-4 30 12l30 14h150q26 2 34 18Z" fill="honey" />
      <Face x={42} y={156} scale={0.7} isAsleep={drawn.isOver} />
      <Shape d="M84 178C68 98 106 36 166 36S266 96 250 178Z" fill="coral-light" />
      {partsOfSnail.slice(0, drawn.stops).map(([d, color], at) => (
        <path key={d} d={d} {...when(at < drawn.gained, color)} />
      ))}
    </>
  ),

  'star-behind-something': (drawn) => (
    <>
      {row(drawn, -150, 150).map(({ key, x, isOn }) => (
        <path
          key={key}
          d="M0-66l7-30q-7-6-14 0Z"
          transform={`translate(160 112) rotate(${x})`}
          {...when(isOn, 'honey')}
        />
      ))}
      <path
        d="M160 54l17 36 40 5-29 28 7 40-35-19-35 19 7-40-29-28 40-5Z"
        fill={drawn.gained > 0 ? 'var(--il-honey)' : 'var(--il-pillow)'}
        className="story-pen"
      />
      <Face x={160} y={110} scale={0.8} isAsleep={drawn.isOver} />
      <Shape d="M60 190v-34q0-12 14-12h172q14 0 14 12v34Z" fill="plum" />
    </>
  ),

  'night-train': (drawn) => (
    <>
      <path
        d="M24 176h272M36 176v10M76 176v10M116 176v10M156 176v10M196 176v10M236 176v10M276 176v10"
        className="story-pen"
      />
      <Shape d="M228 168V92h34q20 2 24 34l8 42Z" fill="coral" />
      <Shape d="M240 106h22q10 4 12 20h-34Z" fill="paper" isFine />
      <Shape d="M30 168V98q0-8 8-8h182v78Z" fill="teal" />
      {row(drawn, 36, 216).map(({ key, x, isOn }) => (
        <rect key={key} x={x - 9} y={106} width={18} height={24} rx={5} {...when(isOn, 'honey')} />
      ))}
      <g fill="var(--il-plum)" className="story-pen">
        <circle cx={66} cy={170} r={11} />
        <circle cx={184} cy={170} r={11} />
        <circle cx={260} cy={170} r={11} />
      </g>
      <path d="M70 40q22 4 16 26-26 8-30-14 4-10 14-12Z" fill="var(--il-honey)" />
    </>
  ),

  'robot-that-forgot': (drawn) => (
    <>
      <path
        d="M160 24v14M112 132l-34 20M208 132l34 20M136 188v-16M184 188v-16"
        className="story-pen"
      />
      <circle
        cx={160}
        cy={20}
        r={7}
        fill={drawn.isOver ? 'var(--il-honey)' : 'var(--il-coral)'}
        className="story-pen"
      />
      <Shape d="M112 40q48-8 96 0v56q-48 8-96 0Z" fill="teal" />
      <Shape d="M124 52q36-6 72 0v32q-36 6-72 0Z" fill="paper" isFine />
      <Face x={160} y={64} scale={0.8} />
      <Shape d="M106 106q54-8 108 0v64q-54 8-108 0Z" fill="plum" />
      {row(drawn, 112, 208).map(({ key, x, isOn }) => (
        <circle key={key} cx={x} cy={136} r={6} {...when(isOn, 'honey')} />
      ))}
    </>
  ),

  'orchestra-without-players': (drawn) => (
    <>
      <path d="M40 84h240M40 100h240M40 116h240M40 132h240M40 148h240" className="story-line" />
      {row(drawn, 70, 266).map(({ key, x, isOn }) => {
        const y = 92 + ((key * 5) % 7) * 8
        return (
          <g key={key}>
            <path
              d={`M${x + 9} ${y}v-34q10 4 10 14`}
              className={isOn ? 'story-pen' : 'story-open'}
            />
            <ellipse cx={x} cy={y} rx={10} ry={8} {...when(isOn, 'coral')} />
          </g>
        )
      })}
      <Shape
        d={
          drawn.isOver
            ? 'M20 190V40h20q4 80-8 150ZM300 190V40h-20q-4 80 8 150Z'
            : 'M20 190V40h44q4 80-20 150ZM300 190V40h-44q-4 80 20 150Z'
        }
        fill="coral"
      />
    </>
  ),

  'tree-that-grows-indoors': (drawn) => (
    <>
      <path
        d="M148 190q6-60-2-86l-44-34M172 190q-6-60 6-92l40-36M160 120V40"
        className="story-pen"
      />
      <Shape d="M144 190q10-60 2-90h30q-8 40 2 90Z" fill="wood" />
      {row(drawn, 64, 256).map(({ key, x, isOn }) => (
        <path
          key={key}
          d="M0 20C-20 12-20-12 0-22C20-12 20 12 0 20ZM0 20V-6"
          transform={`translate(${x} ${50 + Math.abs(x - 160) * 0.34 + (key % 2) * 22}) rotate(${(x - 160) * 0.3})`}
          {...when(isOn, 'leaf')}
        />
      ))}
      {drawn.isOver && (
        <circle cx={160} cy={112} r={13} fill="var(--il-coral)" className="story-pen" />
      )}
    </>
  ),

  'number-safe': (drawn) => (
    <>
      <Shape d="M92 190C60 132 92 84 126 66h68c34 18 66 66 34 124Z" fill="coral" />
      <Shape
        d={
          drawn.isOver ? 'M116 62q44-34 88 0l-10 14h-68Z' : 'M126 66q34 10 68 0l14-26q-48 14-96 0Z'
        }
        fill="honey"
      />
      <Face x={160} y={104} scale={0.8} isAsleep={!drawn.isOver} />
      {row(drawn, 90, 230).map(({ key, x, isOn }) => (
        <rect key={key} x={x - 8} y={138} width={16} height={26} rx={4} {...when(isOn, 'paper')} />
      ))}
    </>
  ),

  'last-page-is-missing': (drawn) => (
    <>
      <Shape d="M160 182q-54-22-116-8V54q62-14 116 8 54-22 116-8v120q-62-14-116 8Z" fill="paper" />
      <path
        d="M160 62v120M62 76q40-6 80 6M62 96q40-6 80 6M62 116q40-6 80 6M62 136q40-6 80 6"
        className="story-line"
      />
      {row(drawn, 66, 172).map(({ key, x: y, isOn }) => (
        <path
          key={key}
          d={`M178 ${y + 4}q36-12 80-6`}
          className={isOn ? 'story-pen story-word' : 'story-open'}
        />
      ))}
    </>
  ),
}

/* The animals and toys of the story about looking for someone. */

/** Who may sit on the sofa, in this order. */
const suspectNames = ['rabbit', 'duck', 'car', 'elephant', 'snail', 'octopus', 'lion', 'sheep']

const suspectDrawings: Record<string, ReactNode> = {
  rabbit: (
    <>
      <Shape d="M-8-12C-16-40-2-40-3-14M8-12C16-40 2-40 3-14" fill="paper" isFine />
      <circle r={16} fill="var(--il-paper)" className="story-line" />
      <Face x={0} y={-2} scale={0.5} />
    </>
  ),
  duck: (
    <>
      <circle r={16} fill="var(--il-honey)" className="story-line" />
      <Shape d="M8 0h18q-4 10-18 8Z" fill="coral" isFine />
      <circle cx={2} cy={-5} r={2.4} fill="var(--il-pen)" />
    </>
  ),
  car: (
    <>
      <Shape d="M-20 8v-10h8l6-10h14l6 10h8V8Z" fill="teal" isFine />
      <circle cx={-10} cy={10} r={6} fill="var(--il-paper)" className="story-line" />
      <circle cx={12} cy={10} r={6} fill="var(--il-paper)" className="story-line" />
    </>
  ),
  elephant: (
    <>
      <Shape d="M-14-6q-16-6-12 14 6 8 14 0M14-6q16-6 12 14-6 8-14 0" fill="water" isFine />
      <circle r={15} fill="var(--il-water)" className="story-line" />
      <path d="M0 2q0 18 10 18" className="story-line" />
      <Face x={0} y={-4} scale={0.45} />
    </>
  ),
  snail: (
    <>
      <Shape d="M-22 14q0-16 8-16l2 10h30q6 0 6 6Z" fill="honey" isFine />
      <circle cx={4} cy={-2} r={13} fill="var(--il-coral-light)" className="story-line" />
      <path d="M4-2q6 0 5-5t-9-3-6 10 10 9" className="story-line" />
    </>
  ),
  octopus: (
    <>
      <path
        d="M-15 2q-4 14-8 14M-8 8q0 10-4 12M8 8q0 10 4 12M15 2q4 14 8 14M0 8v14"
        className="story-line"
      />
      <circle cy={-4} r={16} fill="var(--il-plum)" className="story-line" />
      <circle cx={-6} cy={-6} r={4} fill="var(--il-paper)" />
      <circle cx={6} cy={-6} r={4} fill="var(--il-paper)" />
    </>
  ),
  lion: (
    <>
      <Shape
        d="M0-22l7 6 10-3 1 10 9 6-6 8 2 10-10 2-6 8-7-5-8 5-6-8-10-2 3-10-7-8 9-6 1-10 10 3Z"
        fill="wood"
        isFine
      />
      <circle r={13} fill="var(--il-honey)" className="story-line" />
      <Face x={0} y={-2} scale={0.45} />
    </>
  ),
  sheep: (
    <>
      <Shape
        d="M-16 8q-10-6-2-14 0-12 12-10 8-8 16 0 12-2 10 10 8 8-2 14-8 10-18 6-12 4-16-6Z"
        fill="paper"
        isFine
      />
      <ellipse rx={9} ry={11} fill="var(--il-plum)" />
      <circle cx={-4} cy={-2} r={2} fill="var(--il-paper)" />
      <circle cx={4} cy={-2} r={2} fill="var(--il-paper)" />
    </>
  ),
}

/* What the drawings of the stories share. */

type Drawn = {
  stops: number
  gained: number
  /** The name of each gain, where it matters which one it is. */
  signs: readonly string[]
  isOver: boolean
}

/** Places in a row, evenly between two sides, each with whether it is gained. */
function row({ stops, gained }: Drawn, from: number, to: number) {
  const step = (to - from) / stops
  return Array.from({ length: stops }, (_, at) => ({
    key: at,
    x: from + step * (at + 0.5),
    isOn: at < gained,
  }))
}

/** Filled once it is gained, a dashed outline before. */
const when = (isOn: boolean, color: string) =>
  isOn ? { fill: `var(--il-${color})`, className: 'story-pen' } : { className: 'story-open' }

/** An outline filled with a color of the drawings. */
function Shape({ d, fill, isFine }: { d: string; fill: string; isFine?: boolean }) {
  return <path d={d} fill={`var(--il-${fill})`} className={isFine ? 'story-line' : 'story-pen'} />
}

type FaceProps = { x: number; y: number; isAsleep?: boolean; scale?: number }

function Face({ x, y, isAsleep, scale = 1 }: FaceProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {isAsleep ? (
        <path d="M-17-2q6 6 12 0M5-2q6 6 12 0" className="story-line" />
      ) : (
        <g fill="var(--il-pen)">
          <ellipse cx={-11} rx={3} ry={4} />
          <ellipse cx={11} rx={3} ry={4} />
        </g>
      )}
      <g fill="var(--il-coral)" opacity={0.4}>
        <circle cx={-21} cy={9} r={5} />
        <circle cx={21} cy={9} r={5} />
      </g>
      <path d="M-7 9q7 7 14 0" className="story-line" />
    </g>
  )
}
