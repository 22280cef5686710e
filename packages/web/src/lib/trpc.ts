import type { AppRouter } from '@fgm/api/router'
import { type CreateTRPCReact, createTRPCReact } from '@trpc/react-query'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'

/** The hooks of every procedure: `trpc.auth.status.useQuery()`. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>()

/** The inputs of the procedures: `Inputs['auth']['login']`. */
export type Inputs = inferRouterInputs<AppRouter>

/** The outputs of the procedures: `Outputs['auth']['status']`. */
export type Outputs = inferRouterOutputs<AppRouter>
