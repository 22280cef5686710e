import {
  PremiumLibrary,
  PremiumQuery,
  PremiumWindow,
  PremiumWindowQuery,
  SaveActivity,
} from '@fgm/shared/activities/premium'
import { Message } from '@fgm/shared/text/text'
import { creatingProcedure, publicProcedure, router, userProcedure } from '../../core/trpc.ts'
import { premiumLibrary, removeSaved, saveActivity } from './library.ts'
import { premiumWindow } from './premium-list.ts'

export const libraryRouter = router({
  premium: userProcedure
    .input(PremiumQuery)
    .output(PremiumLibrary)
    .query(({ ctx, input }) => premiumLibrary(ctx.deps, ctx.family, input)),

  window: publicProcedure
    .input(PremiumWindowQuery)
    .output(PremiumWindow)
    .query(({ ctx, input }) => premiumWindow(ctx.deps, input)),

  save: creatingProcedure
    .input(SaveActivity)
    .output(Message)
    .mutation(({ ctx, input }) =>
      ctx.once(input, (deps) => saveActivity(deps, ctx.family, input.activity_id)),
    ),

  unsave: userProcedure
    .input(SaveActivity)
    .output(Message)
    .mutation(({ ctx, input }) => removeSaved(ctx.deps, ctx.family, input.activity_id)),
})
