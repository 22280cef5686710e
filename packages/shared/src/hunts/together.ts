import type { AgeRange } from './words.ts'

/* One hunt for children of different ages. */

/** The age range whose clues are for a child of so many years. */
export function ageRangeFor(age: number): AgeRange {
  if (age < 4) return '3-4'
  if (age === 4) return '4-5'
  if (age === 5) return '5-6'
  return age === 6 ? '6-7' : '7-8'
}
