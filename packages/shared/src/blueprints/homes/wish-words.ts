/* Numbers and words of a described home without schemas, for pages that count before they send. */

/** How many of each kind a wish may ask for: what still fits a sheet and a screen. */
export const wishLimits = {
  ...{ bedrooms: 6, living: 2, kitchen: 2, dining: 1, bathrooms: 4 },
  ...{ office: 2, playroom: 1, laundry: 1, garage: 1, others: 4 },
  ...{ name: 24, line: 300 },
} as const

/** Kinds of which a home can have several. */
export const countedKinds = [
  'living',
  'kitchen',
  'dining',
  'bathrooms',
  'office',
  'playroom',
  'laundry',
  'garage',
] as const

/** Kinds that a wish can call small or big; each bedroom has its own size. */
export const homeKinds = [...countedKinds, 'hallway', 'balcony', 'garden', 'courtyard'] as const
export type HomeKind = (typeof homeKinds)[number]

/** The name of the room that leads to the other floor, below and above. */
export const stairsLabel = 'Stairs'
export const upperStairsLabel = 'Top of the stairs'
export const isStairwell = ({ label }: { label: string }): boolean =>
  label === stairsLabel || label === upperStairsLabel
export const balconyLabel = 'Balcony'
