import type { ReactNode } from 'react'
import { Face, Shape } from './story-drawing-parts.tsx'

/* The animals and toys of the story in which somebody is looked for. */

/** Who may sit on the sofa, in this order. */
export const suspectNames = [
  'rabbit',
  'duck',
  'car',
  'elephant',
  'snail',
  'octopus',
  'lion',
  'sheep',
]

export const suspectDrawings: Record<string, ReactNode> = {
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
