import {
  MailChoice,
  MailChoiceToken,
  MailOutbox,
  MailOutboxQuery,
  MailTried,
} from '@fgm/shared/mail/mail'
import { ById, Message } from '@fgm/shared/text/text'
import {
  adminProcedure,
  auditedProcedure,
  nothing,
  publicProcedure,
  router,
  userProcedure,
} from '../../core/trpc.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { mailChoice, setMailChoice, setMailChoiceByToken } from './mail-choice.ts'
import {
  deliverAllWithResults,
  deliverTestWithResult,
  deliverWithResult,
  mailOutbox,
  makeAllDue,
  makeDue,
  writeTestMail,
} from './outbox.ts'

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
    .input(nothing)
    .output(MailChoice)
    .query(({ ctx }) => mailChoice(ctx.parent)),

  setChoice: userProcedure
    .input(MailChoice)
    .output(MailChoice)
    .mutation(({ ctx, input }) => setMailChoice(ctx.deps, ctx.parent.id, input)),

  outbox: adminProcedure
    .input(MailOutboxQuery)
    .output(MailOutbox)
    .query(({ ctx, input }) => mailOutbox(ctx.deps, input)),

  retry: auditedProcedure
    .input(ById)
    .output(MailTried)
    .mutation(({ ctx, input: { id } }) => {
      ctx.audited({ target_kind: 'mail', target_id: id }, (deps) => makeDue(deps, id))
      return deliverWithResult(ctx.deps, id)
    }),

  retryWaiting: auditedProcedure
    .input(nothing)
    .output(Message)
    .mutation(({ ctx }) => {
      const due = ctx.audited({ target_kind: 'mail' }, (deps, note) => {
        const mails = makeAllDue(deps)
        note({ mails })
        return mails
      })
      return deliverAllWithResults(ctx.deps, due)
    }),

  sendTest: auditedProcedure
    .input(nothing)
    .output(MailTried)
    .mutation(({ ctx }) => {
      countAttempt(ctx.deps, limits.mail_by_account, ctx.parent.id)
      const id = ctx.audited({ target_kind: 'mail' }, (deps) => writeTestMail(deps, ctx.parent))
      return deliverTestWithResult(ctx.deps, id)
    }),
})
