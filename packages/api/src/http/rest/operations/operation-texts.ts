import type { RestProcedure } from '../routes.ts'
import { administratorOperations } from './administrator-operations.ts'
import { familyOperations } from './family-operations.ts'
import type { OperationText } from './operation-text.ts'
import { playOperations } from './play-operations.ts'

/** Every call that has a literal path; the compiler names one that is missing. */
export const operationTexts: Record<RestProcedure, OperationText> = {
  ...familyOperations,
  ...playOperations,
  ...administratorOperations,
}
