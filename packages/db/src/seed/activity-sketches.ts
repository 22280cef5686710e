import type { StepSketch } from '@fgm/shared/activities/activities'
import { cutAndFold } from './activity-sketches/cut-and-fold.ts'
import { madeWithHands } from './activity-sketches/made-with-hands.ts'
import type { Sketches } from './activity-sketches/pens.ts'
import { planesAndBoats } from './activity-sketches/planes-and-boats.ts'
import { threadsAndBoxes } from './activity-sketches/threads-and-boxes.ts'

/** The sketches of all authored activities, by slug. */
export const allSketches: Sketches = {
  ...planesAndBoats,
  ...cutAndFold,
  ...madeWithHands,
  ...threadsAndBoxes,
}

/** Drawings of the steps that words alone leave unclear, in the order of the steps; none for most activities. */
export const sketchesOf = (slug: string): StepSketch[] => [...(allSketches[slug] ?? [])]
