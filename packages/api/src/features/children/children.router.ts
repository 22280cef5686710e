import { Child, SaveChild, UpdateChild } from '@fgm/shared/family/children'
import { RemoveChild } from '@fgm/shared/family/parents'
import { Message } from '@fgm/shared/text/text'
import { z } from 'zod'
import {
  creatingProcedure,
  nothing,
  provenProcedure,
  router,
  userProcedure,
} from '../../core/trpc.ts'
import { familyOf, parentsOf } from '../parents/parents.ts'
import { addChild, listChildren, removeChild, requireChild, updateChild } from './children.ts'

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

  remove: provenProcedure
    .input(RemoveChild)
    .output(Message)
    .mutation(({ ctx, input }) => {
      const { id } = input
      requireChild(ctx.deps.db, ctx.family, id)
      // Data of another parent, too, so an unattended phone must not be enough.
      if (parentsOf(ctx.deps.db, ctx.family.id).length === 1) return removeChild(ctx.deps, ctx, id)
      return ctx.proven(input, (deps, parent) =>
        removeChild(deps, { parent, family: familyOf(deps.db, parent) }, id),
      )
    }),
})
