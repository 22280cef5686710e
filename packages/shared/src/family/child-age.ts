/**
 * Ages the product is for (decisions §10). Separate from the schemas of a child (`children.ts`), because lists filter by them and
 * need no validator for that.
 */
export const childAgeLimits = { min: 2, max: 12, default: 5 } as const

/** All of them, for lists to choose from. */
export const childAges = Array.from(
  { length: childAgeLimits.max - childAgeLimits.min + 1 },
  (_, index) => childAgeLimits.min + index,
)
