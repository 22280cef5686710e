import type { HuntType } from '@fgm/shared/hunts/words'
import type { ReactNode } from 'react'
import '../blueprints/house-plan.css'

/** What a type of hunt looks for, drawn: it stands where no plan of the house is at hand. */
export function HuntTypeDrawing({ hunt_type }: { hunt_type: HuntType }) {
  return (
    <svg viewBox="0 0 200 96" className="hunt-type-drawing" aria-hidden>
      {drawings[hunt_type]}
    </svg>
  )
}

const drawings: Record<HuntType, ReactNode> = {
  color: (
    <>
      <path d="M34 50c0-20 44-26 46 0s-46 22-46 0Z" className="plan-part plan-coral" />
      <path d="M78 46c2-22 46-20 46 4s-48 20-46-4Z" className="plan-part plan-honey" />
      <path d="M122 50c0-24 46-20 44 2s-44 20-44-2Z" className="plan-part plan-teal" />
    </>
  ),
  shape: (
    <>
      <circle cx={52} cy={50} r={24} className="plan-part plan-coral" />
      <path d="M82 27l41 1 1 44-43 1Z" className="plan-part plan-teal" />
      <path d="M156 24l25 49-51-1Z" className="plan-part plan-honey" />
    </>
  ),
  counting: (
    <>
      <Sign x={46} words="1" className="plan-coral" />
      <Sign x={100} words="2" className="plan-honey" />
      <Sign x={154} words="3" className="plan-teal" />
    </>
  ),
  letter: (
    <>
      <Sign x={46} words="A" className="plan-honey" />
      <Sign x={100} words="B" className="plan-coral-light" />
      <Sign x={154} words="C" className="plan-teal" />
    </>
  ),
  custom: (
    <>
      <path
        d="M24 66c18-34 36 10 56-14s38-22 52 0"
        className="plan-line hunt-type-way"
        strokeDasharray="2 11"
      />
      <path d="M146 38l28 30M174 38l-28 30" className="plan-line hunt-type-cross" />
      <circle cx={24} cy={66} r={7} className="plan-part plan-teal" />
    </>
  ),
}

type SignProps = { x: number; words: string; className: string }

/** A letter or a figure on a card. */
function Sign({ x, words, className }: SignProps) {
  return (
    <g transform={`translate(${x} 48) rotate(${(x % 7) - 3})`}>
      <rect x={-23} y={-28} width={46} height={56} rx={9} className={`plan-part ${className}`} />
      <text y={13} fontSize={36} textAnchor="middle" className="plan-label">
        {words}
      </text>
    </g>
  )
}
