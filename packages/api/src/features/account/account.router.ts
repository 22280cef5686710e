import { ActivityStats, FamilyExport } from '@fgm/shared/family/account'
import { nothing, router, userProcedure } from '../../core/trpc.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { activityStats, exportFamily } from './account.ts'

export const accountRouter = router({
  stats: userProcedure
    .input(nothing)
    .output(ActivityStats)
    .query(({ ctx }) => activityStats(ctx.deps.db, ctx)),

  export: userProcedure
    .input(nothing)
    .output(FamilyExport)
    .query(({ ctx }) => {
      countAttempt(ctx.deps, limits.export_by_account, ctx.parent.id)
      return exportFamily(ctx.deps, ctx)
    }),
})
