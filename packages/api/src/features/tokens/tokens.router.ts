import { ById, Message } from '@fgm/shared/text/text'
import { CreatedToken, CreateToken, TokenList } from '@fgm/shared/tokens'
import { nothing, provenProcedure, router, userProcedure } from '../../core/trpc.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { createToken, listTokens, revokeToken } from './tokens.ts'

export const tokensRouter = router({
  list: userProcedure
    .input(nothing)
    .output(TokenList)
    .query(({ ctx }) => ({ tokens: listTokens(ctx.deps, ctx.parent) })),

  create: provenProcedure
    .input(CreateToken)
    .output(CreatedToken)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.access_token_by_account, ctx.parent.id)
      return ctx.proven(input, (deps, parent) => createToken(deps, parent, input))
    }),

  revoke: userProcedure
    .input(ById)
    .output(Message)
    .mutation(({ ctx, input }) => revokeToken(ctx.deps, ctx.parent, input.id)),
})
