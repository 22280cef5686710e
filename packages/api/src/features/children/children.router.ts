import { Child, SaveChild, UpdateChild } from '@fgm/shared/family/children'
import { Id, Message } from '@fgm/shared/text/text'
import { z } from 'zod'
import { creatingProcedure, nothing, router, userProcedure } from '../../core/trpc.ts'
import { addChild, listChildren, removeChild, updateChild } from './children.ts'

const ChildList = z.object({ children: z.array(Child) }).meta({ id: 'ChildList' })

export const childrenRouter = router({
  list: userProcedure
    .input(nothing)
    .output(ChildList)
    .query(({ ctx }) => ({ children: listChildren(ctx.deps, ctx.family) })),

  add: creatingProcedure
    .input(SaveChild)
    .output(Child)
    .mutation(({ ctx, input }) => ctx.once(input, (deps) => addChild(deps, ctx.family, input))),

  update: userProcedure
    .input(UpdateChild)
    .output(Child)
    .mutation(({ ctx, input }) => updateChild(ctx.deps, ctx.family, input)),

  remove: userProcedure
    .input(z.object({ id: Id }))
    .output(Message)
    .mutation(({ ctx, input }) => removeChild(ctx.deps, ctx, input.id)),
})
