import {
  FamilyMembers,
  InvitationSeen,
  InviteParent,
  JoinChoices,
  LeaveParents,
  LookAtInvitation,
  MadeInvitation,
  MoveIn,
  RemoveParent,
} from '@fgm/shared/family/parents'
import { canonicalEmail } from '@fgm/shared/text/email-address'
import { ById, Message } from '@fgm/shared/text/text'
import { throttleAddress } from '../../core/context.ts'
import {
  nothing,
  provenProcedure,
  publicProcedure,
  router,
  userProcedure,
} from '../../core/trpc.ts'
import { makeInvitation, revokeInvitation, seeInvitation } from '../invitations/invitations.ts'
import { deliverMailsSoon } from '../mail/mail.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import {
  familyMembers,
  joinChoices,
  leaveParents,
  moveIn,
  removeParent,
  requireRemovable,
} from './moving.ts'

export const familiesRouter = router({
  members: userProcedure
    .input(nothing)
    .output(FamilyMembers)
    .query(({ ctx }) => familyMembers(ctx.deps, ctx)),

  invite: userProcedure
    .input(InviteParent)
    .output(MadeInvitation)
    .mutation(async ({ ctx, input }) => {
      countAttempt(ctx.deps, limits.invitation_by_account, ctx.family.id)
      if (input.email) {
        countAttempt(ctx.deps, limits.mail_by_account, ctx.parent.id)
        countAttempt(ctx.deps, limits.mail_by_typed_address, canonicalEmail(input.email))
      }
      const { invitation, mail_id } = makeInvitation(ctx.deps, ctx, input)
      if (mail_id) await deliverMailsSoon(ctx.deps, [mail_id])
      return invitation
    }),

  revokeInvitation: userProcedure
    .input(ById)
    .output(Message)
    .mutation(({ ctx, input }) => revokeInvitation(ctx.deps.db, ctx.family, input.id)),

  invitation: publicProcedure
    .input(LookAtInvitation)
    .output(InvitationSeen)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.token_by_address, throttleAddress(ctx.remote_address))
      return seeInvitation(ctx.deps, input.invitation)
    }),

  joinChoices: userProcedure
    .input(LookAtInvitation)
    .output(JoinChoices)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.token_by_address, throttleAddress(ctx.remote_address))
      return joinChoices(ctx.deps, ctx, input.invitation)
    }),

  join: provenProcedure
    .input(MoveIn)
    .output(Message)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.token_by_address, throttleAddress(ctx.remote_address))
      return ctx.proven(input, (deps, parent) => moveIn(deps, parent, input))
    }),

  leave: provenProcedure
    .input(LeaveParents)
    .output(Message)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.own_family_by_account, ctx.parent.id)
      return ctx.proven(input, (deps, parent) => leaveParents(deps, parent, input))
    }),

  removeParent: provenProcedure
    .input(RemoveParent)
    .output(Message)
    .mutation(({ ctx, input }) => {
      requireRemovable(ctx.deps.db, ctx.parent, input.id)
      return ctx.proven(input, (deps, parent) => {
        // After the proof, and by the removing parent: no one uses up the removals of the others.
        countAttempt(deps, limits.own_family_by_account, parent.id)
        return removeParent(deps, parent, input.id)
      })
    }),
})
