import { FeatureFlags } from '@fgm/shared/flags'
import { z } from 'zod'
import { publicProcedure, router } from '../../core/trpc.ts'
import { featureFlags } from './flags.ts'

export const flagsRouter = router({
  current: publicProcedure
    .input(z.object({}).optional())
    .output(FeatureFlags)
    .query(({ ctx }) => featureFlags(ctx.deps)),
})
