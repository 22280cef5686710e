import { Body, drawnAs, rect, Shape } from './piece-parts.tsx'

/* The fittings of a bathroom and a kitchen, from above. */

export const toilet = drawnAs(
  { width: 40, height: 60 },
  <>
    <Body {...rect(2, 1, 36, 15)} round={5} fill="paper" />
    <Shape d="M20 18.5c11 0 16 8 16 19S29 59 20 59 4 49 4 37.5s5-19 16-19Z" fill="paper" />
    <Shape d="M20 25c7 0 10 6 10 13s-4 14-10 14-10-7-10-14 3-13 10-13Z" fill="water" isThin />
    <circle cx={20} cy={8.5} r={2.4} fill="var(--il-pen)" />
  </>,
)

export const bathtub = drawnAs(
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
    <Shape d="M93 40c-1-8 5-11 11-11s12 3 13 9c-2 7-8 9-14 9s-9-2-10-7Z" fill="honey" isThin />
  </>,
)

export const shower = drawnAs(
  { width: 60, height: 60 },
  <>
    <Body {...rect(1, 1, 58, 58)} round={8} fill="water" />
    <path d="M30 2v16M1 59 59 59" className="plan-line thick" />
    <circle cx={30} cy={22} r={9} className="plan-part" fill="var(--il-paper)" />
    <path d="M27 20h1M32 20h1M27 24h1M32 24h1" className="plan-line" />
    <path d="M16 38v4M30 40v4M44 38v4M22 48v4M38 48v4" className="plan-line faint" />
  </>,
)

export const sink = drawnAs(
  { width: 60, height: 44 },
  <>
    <Body {...rect(1, 1, 58, 42)} round={8} fill="paper" />
    <Shape d="M9 18q0-4 4-4h34q4 0 4 4v8q0 12-14 12H23Q9 38 9 26Z" fill="water" isThin />
    <path d="M30 5v13M20 6h3M37 6h3" className="plan-line thick" />
    <circle cx={30} cy={27} r={2.6} fill="var(--il-pen)" />
  </>,
)

export const washer = drawnAs(
  { width: 60, height: 40 },
  <>
    <Body {...rect(1, 1, 58, 38)} round={6} fill="paper" />
    <path d="M2 10h56M7 5.5h9M44 5.5h1M50 5.5h1" className="plan-line" />
    <circle cx={30} cy={24} r={11} className="plan-part" fill="var(--il-water)" />
    <path d="M21 25q5-5 9 0t9 0" className="plan-line pencil" />
  </>,
)

export const stove = drawnAs(
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

export const counter = drawnAs(
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
