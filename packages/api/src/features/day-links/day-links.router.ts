import {
  DayLinkList,
  DoneOrHelp,
  MadeDayLink,
  MakeDayLink,
  OpenDayLink,
  OpenedDay,
  SayDone,
} from '@fgm/shared/day-links'
import { ById, Message } from '@fgm/shared/text/text'
import { throttleAddress } from '../../core/context.ts'
import { nothing, publicProcedure, router, userProcedure } from '../../core/trpc.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import {
  listDayLinks,
  makeDayLink,
  openDayLink,
  removeReply,
  revokeDayLink,
  sayDone,
} from './day-links.ts'

export const dayLinksRouter = router({
  list: userProcedure
    .input(nothing)
    .output(DayLinkList)
    .query(({ ctx }) => listDayLinks(ctx.deps, ctx.family)),

  make: userProcedure
    .input(MakeDayLink)
    .output(MadeDayLink)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.day_link_by_account, ctx.family.id)
      return makeDayLink(ctx.deps, ctx.family, input)
    }),

  revoke: userProcedure
    .input(ById)
    .output(Message)
    .mutation(({ ctx, input }) => revokeDayLink(ctx.deps.db, ctx.family, input.id)),

  removeReply: userProcedure
    .input(ById)
    .output(Message)
    .mutation(({ ctx, input }) => removeReply(ctx.deps, ctx.family, input.id)),

  // A query, but sent as a body: a URL would be stored in logs and in the history of browsers.
  open: publicProcedure
    .input(OpenDayLink)
    .output(OpenedDay)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.day_link_by_address, throttleAddress(ctx.remote_address))
      return openDayLink(ctx.deps, input.token)
    }),

  done: publicProcedure
    .input(SayDone)
    .output(DoneOrHelp)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.day_link_done_by_address, throttleAddress(ctx.remote_address))
      return sayDone(ctx.deps, input)
    }),
})
