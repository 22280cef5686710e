import { accounts } from './asvs/accounts.ts'
import { browsers } from './asvs/browsers.ts'
import { input } from './asvs/input.ts'
import { operations } from './asvs/operations.ts'
import type { Claim } from './proofs.ts'

/*
 * OWASP ASVS 5.0, levels 1 and 2, as far as it concerns this product: each row in our words, with what
 * proves it. A row without a proof is a deviation, and says why.
 */

/** The rows in the order of the standard. */
export const asvs: readonly Claim[] = [...input, ...browsers, ...accounts, ...operations].map(
  ([id, statement, proofs, words]) => ({ id, statement, proofs, ...(words && { words }) }),
)

/** Rows that do not hold, or hold in part. */
export const deviations = asvs.filter(({ words }) => words?.startsWith('Deviation'))
