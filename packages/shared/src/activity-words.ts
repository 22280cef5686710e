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
