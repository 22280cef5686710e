import { Operator } from '@fgm/shared/operator'
import { z } from 'zod'
import { publicProcedure, router } from '../../core/trpc.ts'
import { operatorOf } from './operator.ts'

export const operatorRouter = router({
  /** For everybody: pages of trust and the notice for administrators read it. */
  current: publicProcedure
    .input(z.object({}).optional())
    .output(Operator)
    .query(({ ctx }) => operatorOf(ctx.deps)),
})
