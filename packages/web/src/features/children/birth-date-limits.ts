import { childAgeLimits } from '@fgm/shared/family/child-age'
import { dayOf } from '../../lib/format-time.ts'

/**
 * The allowed birth dates (`childAgeProblem`): for a new profile those of a child from 2 to 12; for one that has
 * outgrown them any of the last 18 years. The stored date is always included.
 */
export function birthDateLimits(today: Date, kept?: string): { min: string; max: string } {
  const limits = {
    min: dayAgo(today, childAgeLimits.max + 1, 1),
    max: dayAgo(today, childAgeLimits.min, 0),
  }
  if (!kept || (kept >= limits.min && kept <= limits.max)) return limits
  const earliest = dayAgo(today, 18, 0)
  return { min: kept < earliest ? kept : earliest, max: dayAgo(today, 0, 0) }
}

/** The day so many years ago: someone born then has just had a birthday. */
function dayAgo(today: Date, years: number, daysLater = 0): string {
  const [year, month] = [today.getFullYear() - years, today.getMonth()]
  // 29 February is missing in most years: the last day of that month counts.
  const lastOfMonth = new Date(year, month + 1, 0).getDate()
  const day = new Date(year, month, Math.min(today.getDate(), lastOfMonth) + daysLater)
  return dayOf(day.toISOString())
}
