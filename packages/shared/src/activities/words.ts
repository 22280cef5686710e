import type { ActivityCard } from './activities.ts'

/* Rules about an activity's words without its schemas, so that the first load of the pages does not include zod (23 kB). */

/** The word on a card's badge (spec part one §2, activities list). */
export function activityBadge(activity: Pick<ActivityCard, 'is_prebuilt' | 'is_mine'>): string {
  if (activity.is_mine) return 'My Creation'
  return activity.is_prebuilt ? 'Ready to Start' : 'Saved'
}

/** Splits a text of lines as stored and sent: one thing, step or objective per line. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** Whether a line of the materials says that nothing is needed. */
export function isNothing(line: string): boolean {
  return /^nothing\b/i.test(line.trim())
}

/** What is needed, one thing per line. 'Nothing, just you two' is kept only if it is the only line. */
export function neededLines(materialsList: string): string[] {
  const lines = linesOf(materialsList)
  const things = lines.filter((line) => !isNothing(line))
  return things.length > 0 ? things : lines
}
