import { HelpIn, HelpInstead } from '@fgm/shared/distress/help-instead'
import { CheckHelpLine, EditHelpLine, HelpLineList } from '@fgm/shared/distress/help-line'
import { Message } from '@fgm/shared/text/text'
import {
  adminProcedure,
  auditedProcedure,
  nothing,
  publicProcedure,
  router,
} from '../../core/trpc.ts'
import {
  confirmHelpLine,
  editHelpLine,
  helpForEveryone,
  listHelpLines,
  withdrawHelpLine,
} from './distress.ts'

export const distressRouter = router({
  /** For everyone, logged in or not. */
  help: publicProcedure
    .input(HelpIn)
    .output(HelpInstead)
    .query(({ ctx, input }) => helpForEveryone(ctx.deps, input.country)),

  helpLines: adminProcedure
    .input(nothing)
    .output(HelpLineList)
    .query(({ ctx }) => listHelpLines(ctx.deps.db)),

  confirmHelpLine: auditedProcedure
    .input(CheckHelpLine)
    .output(Message)
    .mutation(({ ctx, input }) =>
      ctx.audited({ target_kind: 'help_line', target_id: input.id }, (deps) =>
        confirmHelpLine(deps, ctx.parent, input),
      ),
    ),

  editHelpLine: auditedProcedure
    .input(EditHelpLine)
    .output(Message)
    .mutation(({ ctx, input }) =>
      ctx.audited({ target_kind: 'help_line', target_id: input.id }, (deps, note) => {
        const { id: _, checked_at: __, ...after } = input
        note({ after })
        return editHelpLine(deps, ctx.parent, input)
      }),
    ),

  withdrawHelpLine: auditedProcedure
    .input(CheckHelpLine)
    .output(Message)
    .mutation(({ ctx, input }) =>
      ctx.audited({ target_kind: 'help_line', target_id: input.id }, (deps) =>
        withdrawHelpLine(deps, ctx.parent, input),
      ),
    ),
})
