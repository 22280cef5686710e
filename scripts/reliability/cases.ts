import { authorization } from './cases/authorization.ts'
import { content } from './cases/content.ts'
import { credits } from './cases/credits.ts'
import { machine } from './cases/machine.ts'
import { payments } from './cases/payments.ts'
import { registration } from './cases/registration.ts'
import { sessions } from './cases/sessions.ts'
import type { Claim } from './proofs.ts'

/*
 * Ways in which somebody or something could make the product lose, leak or give away, each as a
 * sentence that has to hold. After those that change anything the books are checked (`@fgm/db/invariants`).
 */

/** The cases in order. */
export const cases: readonly Claim[] = [
  ...registration,
  ...sessions,
  ...authorization,
  ...credits,
  ...payments,
  ...content,
  ...machine,
].map(([statement, proofs, words], place) => ({
  id: String(place + 1),
  statement,
  proofs,
  ...(words && { words }),
}))
