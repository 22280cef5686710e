import { FeatureFlags } from '@fgm/shared/flags'
import { nothing, publicProcedure, router } from '../../core/trpc.ts'
import { featureFlags } from './flags.ts'

export const flagsRouter = router({
  current: publicProcedure
    .input(nothing)
    .output(FeatureFlags)
    .query(({ ctx }) => featureFlags(ctx.deps)),
})
