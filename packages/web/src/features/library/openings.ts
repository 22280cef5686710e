import type { PremiumLibrary } from '@fgm/shared/activities/premium'
import { formatCount } from '../../lib/format.ts'

type Openings = NonNullable<PremiumLibrary['openings']>

/** 'You can save 2 more activities': what a waiting family may still open by saving. */
export function openingsLeft({ allowed, used }: Openings): string {
  const activities = (count: number) => formatCount(count, 'activity', 'activities')
  if (used >= allowed) return `You have chosen your ${activities(allowed)}`
  if (used === 0) return `You can save ${activities(allowed)}`
  return `You can save ${allowed - used} more ${allowed - used === 1 ? 'activity' : 'activities'}`
}

/** True when a family may open no more; null stands for a library that is open as a whole. */
export function isUsedUp(openings: PremiumLibrary['openings']): boolean {
  return openings !== null && openings.used >= openings.allowed
}
