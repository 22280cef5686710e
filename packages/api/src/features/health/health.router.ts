import { AiHealth, ServiceStatus } from '@fgm/shared/health'
import { nothing, publicProcedure, router } from '../../core/trpc.ts'
import { aiHealth, serviceStatus } from './health.ts'

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
