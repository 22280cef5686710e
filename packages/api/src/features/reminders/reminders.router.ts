import {
  AddDevice,
  ChangeReminder,
  ChangeReminderByLink,
  NewCalendar,
  OwnReminder,
  SaveReminder,
  SaveSundaySheet,
} from '@fgm/shared/reminders/reminders'
import { Message } from '@fgm/shared/text/text'
import { throttleAddress } from '../../core/context.ts'
import { nothing, publicProcedure, router, userProcedure } from '../../core/trpc.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { newCalendar } from './calendar.ts'
import { addDevice, removeDevice } from './push.ts'
import {
  changeReminder,
  changeReminderByLink,
  declineReminder,
  ownReminder,
  saveReminder,
  saveSundaySheet,
} from './reminders.ts'
import { tryReminder } from './sending.ts'

export const remindersRouter = router({
  own: userProcedure
    .input(nothing)
    .output(OwnReminder)
    .query(({ ctx }) => ownReminder(ctx.deps, ctx)),

  save: userProcedure
    .input(SaveReminder)
    .output(OwnReminder)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.reminder_choice_by_account, ctx.parent.id)
      return saveReminder(ctx.deps, ctx, input)
    }),

  saveSundaySheet: userProcedure
    .input(SaveSundaySheet)
    .output(OwnReminder)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.reminder_choice_by_account, ctx.parent.id)
      return saveSundaySheet(ctx.deps, ctx, input)
    }),

  decline: userProcedure
    .input(nothing)
    .output(OwnReminder)
    .mutation(({ ctx }) => declineReminder(ctx.deps, ctx)),

  change: userProcedure
    .input(ChangeReminder)
    .output(OwnReminder)
    .mutation(({ ctx, input }) => changeReminder(ctx.deps, ctx, input)),

  tryNow: userProcedure
    .input(nothing)
    .output(Message)
    .mutation(({ ctx }) => {
      countAttempt(ctx.deps, limits.reminder_by_account, ctx.parent.id)
      return tryReminder(ctx.deps, ctx)
    }),

  addDevice: userProcedure
    .input(AddDevice)
    .output(OwnReminder)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.device_by_account, ctx.parent.id)
      addDevice(ctx.deps, ctx, input)
      return ownReminder(ctx.deps, ctx)
    }),

  removeDevice: userProcedure
    .input(nothing)
    .output(OwnReminder)
    .mutation(({ ctx }) => {
      removeDevice(ctx.deps.db, ctx)
      return ownReminder(ctx.deps, ctx)
    }),

  newCalendar: userProcedure
    .input(nothing)
    .output(NewCalendar)
    .mutation(({ ctx }) => newCalendar(ctx.deps, ctx.parent)),

  changeByLink: publicProcedure
    .input(ChangeReminderByLink)
    .output(Message)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.token_by_address, throttleAddress(ctx.remote_address))
      return changeReminderByLink(ctx.deps, input)
    }),
})
