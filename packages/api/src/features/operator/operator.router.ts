import { Operator } from '@fgm/shared/operator'
import { nothing, publicProcedure, router } from '../../core/trpc.ts'
import { operatorOf } from './operator.ts'

export const operatorRouter = router({
  /** For everyone: the legal pages and the notice for administrators read it. */
  current: publicProcedure
    .input(nothing)
    .output(Operator)
    .query(({ ctx }) => operatorOf(ctx.deps)),
})
