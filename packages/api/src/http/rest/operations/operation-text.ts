import type { Refusal } from '../openapi-refusals.ts'
import type { RestProcedure } from '../routes.ts'

/** What the OpenAPI document says of a call in addition to its schemas. */
export type OperationText = {
  summary: string
  description: string
  /** Refusals that neither who may call it, nor its path, nor its input tells (refusals.ts). */
  refuses?: readonly Refusal[]
}

/** The texts of some calls. */
export type OperationTexts = Partial<Record<RestProcedure, OperationText>>
