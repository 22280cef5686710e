import { ReferralLink, WaitlistDashboard } from '@fgm/shared/family/waitlist'
import { z } from 'zod'
import { router, userProcedure } from '../../core/trpc.ts'
import { referralCount } from '../referrals/referrals.ts'
import { referralLink, waitlistStatus } from './waitlist.ts'

const nothing = z.object({}).optional()

export const waitlistRouter = router({
  status: userProcedure
    .input(nothing)
    .output(WaitlistDashboard)
    .query(({ ctx }) => waitlistStatus(ctx.deps, ctx.user)),

  // The spec asks for the link with a POST; nothing changes by it.
  referral: userProcedure
    .input(nothing)
    .output(ReferralLink)
    .mutation(({ ctx }) => ({
      referral_link: referralLink(ctx.deps, ctx.user),
      referral_count: referralCount(ctx.deps.db, ctx.user.id),
    })),
})
