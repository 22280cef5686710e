import {
  PremiumLibrary,
  PremiumQuery,
  PremiumWindow,
  SaveActivity,
} from '@fgm/shared/activities/premium'
import { Message } from '@fgm/shared/text/text'
import {
  creatingProcedure,
  nothing,
  publicProcedure,
  router,
  userProcedure,
} from '../../core/trpc.ts'
import { premiumLibrary, removeSaved, saveActivity } from './library.ts'
import { premiumWindow } from './premium-list.ts'

export const libraryRouter = router({
  premium: userProcedure
    .input(PremiumQuery)
    .output(PremiumLibrary)
    .query(({ ctx, input }) => premiumLibrary(ctx.deps, ctx.family, input)),

  window: publicProcedure
    .input(nothing)
    .output(PremiumWindow)
    .query(({ ctx }) => premiumWindow(ctx.deps)),

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
