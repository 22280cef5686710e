import type { ActivityCard } from './activities.ts'

/*
 * Rules of an activity's words without its schemas: what the pages need at first sight does not bring
 * zod (23 kB) along.
 */

/** The word on a card's badge (spec part one §2, activities list). */
export function activityBadge(activity: Pick<ActivityCard, 'is_prebuilt' | 'is_mine'>): string {
  if (activity.is_mine) return 'My Creation'
  return activity.is_prebuilt ? 'Ready to Start' : 'Saved'
}

/** Splits a text of lines as stored and sent: one thing, step or objective per line. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** Whether a line of the materials says that there is nothing to find. */
export function isNothing(line: string): boolean {
  return /^nothing\b/i.test(line.trim())
}

/** What is needed, one thing a line. 'Nothing, just you two' stands only where it is the whole truth. */
export function neededLines(materialsList: string): string[] {
  const lines = linesOf(materialsList)
  const things = lines.filter((line) => !isNothing(line))
  return things.length > 0 ? things : lines
}
