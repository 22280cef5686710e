/**
 * Families that register while a number up to this is free are Founding Families. Separate from the other tiers (`tiers.ts`),
 * because the strip above the landing page uses it at the first load.
 */
export const foundingSpots = 50
