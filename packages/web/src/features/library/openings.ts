import type { PremiumLibrary } from '@fgm/shared/premium'

type Openings = NonNullable<PremiumLibrary['openings']>

/** '2 of 3 openings left': what a waiting family may still open by saving. */
export function openingsLeft({ allowed, used }: Openings): string {
  return `${Math.max(0, allowed - used)} of ${allowed} openings left`
}

/** True when a family may open no more; null stands for a library that is open as a whole. */
export function isUsedUp(openings: PremiumLibrary['openings']): boolean {
  return openings !== null && openings.used >= openings.allowed
}
