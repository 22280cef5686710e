import { ReferralLink, WaitlistDashboard } from '@fgm/shared/family/waitlist'
import { nothing, router, userProcedure } from '../../core/trpc.ts'
import { referralCount } from '../referrals/referrals.ts'
import { referralLink, waitlistStatus } from './waitlist.ts'

export const waitlistRouter = router({
  status: userProcedure
    .input(nothing)
    .output(WaitlistDashboard)
    .query(({ ctx }) => waitlistStatus(ctx.deps, ctx)),

  // The spec defines the link as a POST; it changes nothing.
  referral: userProcedure
    .input(nothing)
    .output(ReferralLink)
    .mutation(({ ctx }) => ({
      referral_link: referralLink(ctx.deps, ctx.family),
      referral_count: referralCount(ctx.deps.db, ctx.family.id),
    })),
})
