import type { z } from 'zod'
import type { Context } from '../../core/context.ts'
import type { ProcedureFacts } from '../../core/trpc.ts'
import { type AppRouter, appRouter } from '../router.ts'

/*
 * The one file that looks inside tRPC (`_def` is half private, so a new major of it is handled here):
 * names of procedures as a type, calling one by its name, and its schemas for the OpenAPI document.
 */

type Record_ = AppRouter['_def']['record']
export type Feature = keyof Record_ & string

/** `'activities.complete'` and so on: every procedure of the router, checked by the compiler. */
export type ProcedurePath = {
  [Name in Feature]: `${Name}.${keyof Record_[Name] & string}`
}[Feature]

type ProcedureDefinition = {
  type: 'query' | 'mutation' | 'subscription'
  inputs: z.ZodType[]
  output?: z.ZodType
  meta?: ProcedureFacts
}

type Call = { _def: ProcedureDefinition } & ((call: {
  path: string
  getRawInput: () => Promise<unknown>
  ctx: Context
  type: ProcedureDefinition['type']
  signal: undefined
  batchIndex: number
}) => Promise<unknown>)

// tRPC types them by feature and keeps them by path (docs/decisions/030-openapi.md: one file looks inside).
const procedures = appRouter._def.procedures as unknown as Record<string, Call | undefined>

/** Schemas, kind and facts of a procedure. */
export const procedureDefinition = (path: string) => procedureAt(path)._def

/** The names of all procedures. */
export const procedurePaths = () => Object.keys(procedures)

/**
 * Calls a procedure by its name, with all of its own checks. tRPC's caller does the
 * same behind a proxy that it builds for every call.
 */
export async function callProcedure(
  ctx: Context,
  path: ProcedurePath,
  input: unknown,
): Promise<unknown> {
  const procedure = procedureAt(path)
  return procedure({
    path,
    getRawInput: async () => input,
    ctx,
    type: procedure._def.type,
    signal: undefined,
    batchIndex: 0,
  })
}

function procedureAt(path: string): Call {
  const procedure = procedures[path]
  if (!procedure) throw new Error(`There is no procedure ${path}`)
  return procedure
}
