import type { BlueprintDocument } from '../blueprints/document.ts'
import { floorOf, mainFloorOf } from '../blueprints/floors.ts'
import { type Located, placeAt } from './places.ts'
import { type AgeRange, ageRanges, type Wording, youngestOf } from './words.ts'

/* One hunt for children of different ages. */

/** Below this age no one is sent up or down stairs. */
export const stairsFromAge = 5

export const stairsTip = 'Take the stairs together, a hand on the rail.'

/** Whether an item is on another floor than most rooms: then it is everyone's turn, not a small child's. */
export function isUpOrDown(document: BlueprintDocument, item: Located): boolean {
  const place = placeAt(document, item)
  return place !== undefined && floorOf(place.room) !== mainFloorOf(document)
}

/** The age range whose clues suit a child of this age. */
export const ageRangeFor = (age: number): AgeRange =>
  ageRanges.findLast((range) => youngestOf(range) <= age) ?? '3-4'

/** Hunts for a child of this age first, then the nearest ages; within an age range the order is kept. */
export function nearestAgeFirst<Hunt extends { age_range: AgeRange }>(
  hunts: readonly Hunt[],
  age: number | undefined,
): readonly Hunt[] {
  if (age === undefined) return hunts
  const own = ageRanges.indexOf(ageRangeFor(age))
  const steps = ({ age_range }: Hunt) => Math.abs(ageRanges.indexOf(age_range) - own)
  return hunts.toSorted((one, other) => steps(one) - steps(other))
}

/** How hard a clue in this wording is: a riddle has no picture and hides its place. */
export const levelOfWording: Record<Wording, number> = { easy: 1, medium: 3, expert: 4 }

/** How a clue is worded for each child of one hunt: named for the small, described, a riddle for the big. */
export function wordingForAge(ageRange: AgeRange): Wording {
  const age = youngestOf(ageRange)
  if (age < 5) return 'easy'
  return age < 6 ? 'medium' : 'expert'
}
