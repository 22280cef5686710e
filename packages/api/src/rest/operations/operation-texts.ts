import type { Refusal } from '../refusals.ts'
import type { RestProcedure } from '../routes.ts'
import { administratorOperations } from './administrator-operations.ts'
import { familyOperations } from './family-operations.ts'
import { playOperations } from './play-operations.ts'

/** What the OpenAPI document says of a call beside its schemas. */
export type OperationText = {
  /** A few words that begin with a verb. */
  summary: string
  description: string
  /** Refusals that neither who may call it, nor its path, nor its input tells (refusals.ts). */
  refuses?: readonly Refusal[]
}

export type OperationTexts = Partial<Record<RestProcedure, OperationText>>

/** Every call that has a literal path; the compiler names one that is missing. */
export const operationTexts: Record<RestProcedure, OperationText> = {
  ...familyOperations,
  ...playOperations,
  ...administratorOperations,
}
