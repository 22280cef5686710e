import { AiHealth, ServiceStatus } from '@fgm/shared/health'
import { z } from 'zod'
import { publicProcedure, router } from '../../core/trpc.ts'
import { aiHealth, serviceStatus } from './health.ts'

const nothing = z.object({}).optional()

export const healthRouter = router({
  ai: publicProcedure
    .input(nothing)
    .output(AiHealth)
    .query(({ ctx }) => aiHealth(ctx.deps)),

  services: publicProcedure
    .input(nothing)
    .output(ServiceStatus)
    .query(({ ctx }) => serviceStatus(ctx.deps)),
})
