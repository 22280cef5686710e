import { callTRPCProcedure } from '@trpc/server'
import type { z } from 'zod'
import type { Context } from '../../core/context.ts'
import type { ProcedureFacts } from '../../core/trpc.ts'
import { type AppRouter, appRouter } from '../router.ts'

/*
 * The only file that reads tRPC's internals (`_def` is half private, so a new major version is handled here): names of
 * procedures as a type, calling one by its name, and its schemas for the OpenAPI document.
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

// tRPC types them by feature and keeps them by path (docs/decisions/030-openapi.md).
const procedures = appRouter._def.procedures as unknown as Record<
  string,
  { _def: ProcedureDefinition } | undefined
>

/** Schemas, type and facts of a procedure. */
export function procedureDefinition(path: string): ProcedureDefinition {
  const procedure = procedures[path]
  if (!procedure) throw new Error(`There is no procedure ${path}`)
  return procedure._def
}

/** The names of all procedures. */
export const procedurePaths = () => Object.keys(procedures)

/** Calls a procedure by its name, with all of its checks. */
export const callProcedure = (
  ctx: Context,
  path: ProcedurePath,
  input: unknown,
): Promise<unknown> =>
  callTRPCProcedure({
    router: appRouter,
    path,
    getRawInput: async () => input,
    ctx,
    type: procedureDefinition(path).type,
    signal: undefined,
    batchIndex: 0,
  })
