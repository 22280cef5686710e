/**
 * Families that register while a number up to this is free are Founding Families. It stands apart from the other tiers
 * (`tiers.ts`), because the strip above the landing page counts with it at the first load.
 */
export const foundingSpots = 50
