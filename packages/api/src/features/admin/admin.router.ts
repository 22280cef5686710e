import {
  AiDiagnostics,
  AiProvider,
  AiProviderStats,
  AiProviderTest,
  ProviderName,
  SetStrategy,
} from '@fgm/shared/ai-providers'
import { FeatureFlags, SetFeatureMode } from '@fgm/shared/flags'
import { LaunchStats, WaitlistQueue, WaitlistQueueQuery } from '@fgm/shared/launch'
import { Message } from '@fgm/shared/text'
import { DecideReferral, ReferralReview } from '@fgm/shared/waitlist'
import { z } from 'zod'
import { adminProcedure, router } from '../../trpc.ts'
import { setFeatureMode } from '../flags/flags.ts'
import {
  aiDiagnostics,
  clearErrorCounts,
  forceReinitialize,
  healthCheckAll,
  resetCircuitBreakers,
} from './ai-diagnostics.ts'
import {
  enableProvider,
  listProviders,
  providerStats,
  resetProviderStats,
  setPrimaryProvider,
  setStrategy,
  testAllProviders,
  testProvider,
} from './ai-providers.ts'
import { launchStats, waitlistQueue } from './launch.ts'
import { decideReferral, heldReferrals } from './referral-reviews.ts'

const nothing = z.object({}).optional()
const ProviderList = z.object({ providers: z.array(AiProvider) }).meta({ id: 'AiProviderList' })
const TestResults = z.object({ results: z.array(AiProviderTest) }).meta({ id: 'AiProviderTests' })

const ReferralReviews = z
  .object({ referrals: z.array(ReferralReview) })
  .meta({ id: 'ReferralReviews' })

export const adminRouter = router({
  setFeatureMode: adminProcedure
    .input(SetFeatureMode)
    .output(FeatureFlags)
    .mutation(({ ctx, input }) => setFeatureMode(ctx.deps, input.feature, input.mode)),

  launchStats: adminProcedure
    .input(nothing)
    .output(LaunchStats)
    .query(({ ctx }) => launchStats(ctx.deps.db)),

  waitlistQueue: adminProcedure
    .input(WaitlistQueueQuery)
    .output(WaitlistQueue)
    .query(({ ctx, input }) => waitlistQueue(ctx.deps.db, input)),

  heldReferrals: adminProcedure
    .input(nothing)
    .output(ReferralReviews)
    .query(({ ctx }) => ({ referrals: heldReferrals(ctx.deps.db) })),

  decideReferral: adminProcedure
    .input(DecideReferral)
    .output(Message)
    .mutation(({ ctx, input }) => decideReferral(ctx.deps, ctx.user, input)),

  aiProviders: adminProcedure
    .input(nothing)
    .output(ProviderList)
    .query(({ ctx }) => ({ providers: listProviders(ctx.deps) })),

  aiProviderStats: adminProcedure
    .input(nothing)
    .output(AiProviderStats)
    .query(({ ctx }) => providerStats(ctx.deps)),

  testAiProvider: adminProcedure
    .input(ProviderName)
    .output(AiProviderTest)
    .mutation(({ ctx, input }) => testProvider(ctx.deps, input.provider_name)),

  testAllAiProviders: adminProcedure
    .input(nothing)
    .output(TestResults)
    .mutation(({ ctx }) => testAllProviders(ctx.deps)),

  enableAiProvider: adminProcedure
    .input(ProviderName)
    .output(Message)
    .mutation(({ ctx, input }) => enableProvider(ctx.deps, input.provider_name, true)),

  disableAiProvider: adminProcedure
    .input(ProviderName)
    .output(Message)
    .mutation(({ ctx, input }) => enableProvider(ctx.deps, input.provider_name, false)),

  setPrimaryAiProvider: adminProcedure
    .input(ProviderName)
    .output(Message)
    .mutation(({ ctx, input }) => setPrimaryProvider(ctx.deps, input.provider_name)),

  setAiStrategy: adminProcedure
    .input(SetStrategy)
    .output(Message)
    .mutation(({ ctx, input }) => setStrategy(ctx.deps, input.strategy)),

  resetAiProviderStats: adminProcedure
    .input(nothing)
    .output(Message)
    .mutation(({ ctx }) => resetProviderStats(ctx.deps)),

  aiDiagnostics: adminProcedure
    .input(nothing)
    .output(AiDiagnostics)
    .query(({ ctx }) => aiDiagnostics(ctx.deps)),

  resetCircuitBreakers: adminProcedure
    .input(nothing)
    .output(Message)
    .mutation(({ ctx }) => resetCircuitBreakers(ctx.deps)),

  forceReinitialize: adminProcedure
    .input(nothing)
    .output(Message)
    .mutation(({ ctx }) => forceReinitialize(ctx.deps)),

  clearErrorCounts: adminProcedure
    .input(nothing)
    .output(Message)
    .mutation(({ ctx }) => clearErrorCounts(ctx.deps)),

  healthCheckAll: adminProcedure
    .input(nothing)
    .output(TestResults)
    .mutation(({ ctx }) => healthCheckAll(ctx.deps)),
})
