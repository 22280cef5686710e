import {
  ChangeReminder,
  ChangeReminderByLink,
  OwnReminder,
  SaveReminder,
} from '@fgm/shared/reminders/reminders'
import { Message } from '@fgm/shared/text/text'
import { throttleAddress } from '../../core/context.ts'
import { nothing, publicProcedure, router, userProcedure } from '../../core/trpc.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { changeReminder, changeReminderByLink, ownReminder, saveReminder } from './reminders.ts'
import { tryReminder } from './sending.ts'

export const remindersRouter = router({
  own: userProcedure
    .input(nothing)
    .output(OwnReminder)
    .query(({ ctx }) => ownReminder(ctx.deps, ctx.parent)),

  save: userProcedure
    .input(SaveReminder)
    .output(OwnReminder)
    .mutation(({ ctx, input }) => saveReminder(ctx.deps, ctx.parent, input)),

  change: userProcedure
    .input(ChangeReminder)
    .output(OwnReminder)
    .mutation(({ ctx, input }) => changeReminder(ctx.deps, ctx.parent, input.action)),

  tryNow: userProcedure
    .input(nothing)
    .output(Message)
    .mutation(({ ctx }) => {
      countAttempt(ctx.deps, limits.reminder_by_account, ctx.parent.id)
      return tryReminder(ctx.deps, ctx)
    }),

  changeByLink: publicProcedure
    .input(ChangeReminderByLink)
    .output(Message)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.token_by_address, throttleAddress(ctx.remote_address))
      return changeReminderByLink(ctx.deps, input)
    }),
})
