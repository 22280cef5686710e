import {
  BlockedAuthor,
  CommunityDownload,
  CommunityGlimpse,
  CommunityItem,
  CommunityPage,
  CommunityQuery,
  DecideReport,
  DecideReview,
  FamilyOutcome,
  OutcomeTold,
  OwnCreation,
  RateActivity,
  Rated,
  ReportActivity,
  ReportedActivity,
  ReviewList,
  ShareActivity,
  ShareableActivity,
  Shared,
  SharingPreview,
  TellOutcome,
} from '@fgm/shared/community/community'
import { ById, Message } from '@fgm/shared/text/text'
import { z } from 'zod'
import {
  adminProcedure,
  auditedProcedure,
  creatingProcedure,
  nothing,
  publicProcedure,
  router,
  userProcedure,
} from '../../core/trpc.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { blockAuthor, blockedAuthors, unblockAuthor } from './author-blocks.ts'
import { downloadActivity } from './community.ts'
import {
  communityItem,
  communityWindow,
  listCommunity,
  trendingCommunity,
} from './community-lists.ts'
import { familyOutcome, rateActivity, tellOutcome } from './outcomes.ts'
import { decideReport, reportActivity, reportedActivities } from './reports.ts'
import { decideReview, waitingActivities } from './reviews.ts'
import { previewSharing, shareActivity, shareableActivities, unshareActivity } from './sharing.ts'

export const communityRouter = router({
  list: userProcedure
    .input(CommunityQuery)
    .output(CommunityPage)
    .query(({ ctx, input }) => listCommunity(ctx.deps.db, ctx.family, input)),

  trending: userProcedure
    .input(nothing)
    .output(CommunityPage)
    .query(({ ctx }) => trendingCommunity(ctx.deps, ctx.family)),

  window: publicProcedure
    .input(nothing)
    .output(z.object({ items: z.array(CommunityGlimpse) }).meta({ id: 'CommunityWindow' }))
    .query(({ ctx }) => ({ items: communityWindow(ctx.deps.db) })),

  byId: userProcedure
    .input(ById)
    .output(CommunityItem)
    .query(({ ctx, input }) => communityItem(ctx.deps.db, ctx.family, input.id)),

  download: userProcedure
    .input(ById)
    .output(CommunityDownload)
    .mutation(({ ctx, input }) => downloadActivity(ctx.deps, ctx.family, input.id)),

  shareable: userProcedure
    .input(nothing)
    .output(z.object({ activities: z.array(ShareableActivity) }).meta({ id: 'ShareableList' }))
    .query(({ ctx }) => ({ activities: shareableActivities(ctx.deps, ctx.family) })),

  preview: userProcedure
    .input(OwnCreation)
    .output(SharingPreview)
    .query(({ ctx, input }) => {
      // Checking a text for personal or unsafe content blocks the event loop for a while.
      countAttempt(ctx.deps, limits.preview_by_account, ctx.family.id)
      return previewSharing(ctx.deps, ctx, input.activity_id)
    }),

  share: creatingProcedure
    .input(ShareActivity)
    .output(Shared)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.share_by_account, ctx.family.id)
      return ctx.once(input, (deps) => shareActivity(deps, ctx, input))
    }),

  unshare: userProcedure
    .input(OwnCreation)
    .output(Message)
    .mutation(({ ctx, input }) => unshareActivity(ctx.deps, ctx.family, input.activity_id)),

  rate: userProcedure
    .input(RateActivity)
    .output(Rated)
    .mutation(({ ctx, input }) => rateActivity(ctx.deps, ctx.family, input)),

  outcome: userProcedure
    .input(ById)
    .output(FamilyOutcome)
    .query(({ ctx, input }) => familyOutcome(ctx.deps.db, ctx.family, input.id)),

  tellOutcome: userProcedure
    .input(TellOutcome)
    .output(OutcomeTold)
    .mutation(({ ctx, input }) => tellOutcome(ctx.deps, ctx.family, input)),

  report: creatingProcedure
    .input(ReportActivity)
    .output(Message)
    .mutation(({ ctx, input }) => {
      countAttempt(ctx.deps, limits.report_by_account, ctx.family.id)
      return ctx.once(input, (deps) => reportActivity(deps, ctx.family, input))
    }),

  blockAuthor: userProcedure
    .input(ById)
    .output(Message)
    .mutation(({ ctx, input }) => blockAuthor(ctx.deps, ctx.family, input.id)),

  blockedAuthors: userProcedure
    .input(nothing)
    .output(z.object({ authors: z.array(BlockedAuthor) }).meta({ id: 'BlockedList' }))
    .query(({ ctx }) => ({ authors: blockedAuthors(ctx.deps.db, ctx.family) })),

  unblockAuthor: userProcedure
    .input(ById)
    .output(Message)
    .mutation(({ ctx, input }) => unblockAuthor(ctx.deps.db, ctx.family, input.id)),

  reviews: adminProcedure
    .input(nothing)
    .output(ReviewList)
    .query(({ ctx }) => waitingActivities(ctx.deps.db)),

  decideReview: auditedProcedure
    .input(DecideReview)
    .output(Message)
    .mutation(({ ctx, input }) =>
      ctx.audited({ target_kind: 'community_review', target_id: input.id }, (deps, note) => {
        const { id: _, ...decided } = input
        note(decided)
        return decideReview(deps, input)
      }),
    ),

  reports: adminProcedure
    .input(nothing)
    .output(z.object({ reports: z.array(ReportedActivity) }).meta({ id: 'ReportList' }))
    .query(({ ctx }) => ({ reports: reportedActivities(ctx.deps.db) })),

  decideReport: auditedProcedure
    .input(DecideReport)
    .output(Message)
    .mutation(({ ctx, input }) =>
      ctx.audited({ target_kind: 'report', target_id: input.id }, (deps, note) => {
        note({ decision: input.decision })
        return decideReport(deps, ctx.parent, input)
      }),
    ),
})
