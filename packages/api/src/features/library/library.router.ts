import { PremiumLibrary, PremiumQuery, SaveActivity } from '@fgm/shared/premium'
import { Message } from '@fgm/shared/text'
import { router, userProcedure } from '../../trpc.ts'
import { premiumLibrary, removeSaved, saveActivity } from './library.ts'

export const libraryRouter = router({
  premium: userProcedure
    .input(PremiumQuery)
    .output(PremiumLibrary)
    .query(({ ctx, input }) => premiumLibrary(ctx.deps, ctx.user, input)),

  save: userProcedure
    .input(SaveActivity)
    .output(Message)
    .mutation(({ ctx, input }) => saveActivity(ctx.deps, ctx.user, input.activity_id)),

  unsave: userProcedure
    .input(SaveActivity)
    .output(Message)
    .mutation(({ ctx, input }) => removeSaved(ctx.deps, ctx.user, input.activity_id)),
})
