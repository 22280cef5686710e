import { MailChoice, MailChoiceToken } from '@fgm/shared/mail'
import { Message } from '@fgm/shared/text'
import { z } from 'zod'
import { publicProcedure, router, userProcedure } from '../../trpc.ts'
import { mailChoice, setMailChoice, setMailChoiceByToken } from './mail-choice.ts'

export const mailRouter = router({
  unsubscribe: publicProcedure
    .input(MailChoiceToken)
    .output(Message)
    .mutation(({ ctx, input }) =>
      setMailChoiceByToken(ctx.deps, input.token, { is_subscribed: false }),
    ),

  resubscribe: publicProcedure
    .input(MailChoiceToken)
    .output(Message)
    .mutation(({ ctx, input }) =>
      setMailChoiceByToken(ctx.deps, input.token, { is_subscribed: true }),
    ),

  choice: userProcedure
    .input(z.object({}).optional())
    .output(MailChoice)
    .query(({ ctx }) => mailChoice(ctx.user)),

  setChoice: userProcedure
    .input(MailChoice)
    .output(MailChoice)
    .mutation(({ ctx, input }) => setMailChoice(ctx.deps, ctx.user.id, input)),
})
