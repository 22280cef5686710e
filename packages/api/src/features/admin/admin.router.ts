import {
  AiAttempts,
  AiAttemptsQuery,
  AiDiagnostics,
  AiProvider,
  AiProviderStats,
  AiProviderTest,
  ProviderName,
  SetStrategy,
} from '@fgm/shared/ai-providers'
import { AuditPage, AuditQuery } from '@fgm/shared/audit'
import {
  AdminFamilyDetail,
  AdminFamilyPage,
  BlockFamily,
  FamilyQuery,
  GrantCredits,
  ReleaseSpot,
} from '@fgm/shared/family/families'
import { DecideReferral, ReferralReview } from '@fgm/shared/family/waitlist'
import { SetFeatureMode, SwitchedFeature } from '@fgm/shared/flags'
import {
  LaunchDays,
  LaunchStats,
  WaitlistQueue,
  WaitlistQueueQuery,
} from '@fgm/shared/launch/launch'
import { AdminSettings, ChangeSettings } from '@fgm/shared/settings'
import { ById, Message } from '@fgm/shared/text/text'
import { z } from 'zod'
import { idempotencyKey } from '../../core/context.ts'
import { adminProcedure, auditedProcedure, nothing, router } from '../../core/trpc.ts'
import { providerStatuses, resetFigures } from '../ai-providers/ai-providers.ts'
import { setFeatureMode } from '../flags/flags.ts'
import { adminSettings, changeSettings } from './admin-settings.ts'
import {
  aiAttempts,
  aiDiagnostics,
  enableProvider,
  providerStats,
  setPrimaryProvider,
  setStrategy,
  testAllProviders,
  testProvider,
} from './ai-providers.ts'
import { auditLog } from './audit-log.ts'
import { blockFamily, familyDetail, giveCredits, listFamilies, releaseSpot } from './families.ts'
import { launchDays, launchStats, waitlistQueue } from './launch.ts'
import { decideReferral, heldReferrals } from './referral-reviews.ts'

const TestResults = z.object({ results: z.array(AiProviderTest) }).meta({ id: 'AiProviderTests' })

const allProviders = { target_kind: 'ai' } as const
const onProvider = ({ provider_name }: z.output<typeof ProviderName>) =>
  ({ target_kind: 'provider', target_id: provider_name }) as const
const onFamily = ({ id }: { id: string }) => ({ target_kind: 'family', target_id: id }) as const
const outcomeOf = ({ results }: z.output<typeof TestResults>) => ({
  succeeded: results.filter(({ success }) => success).length,
  failed: results.filter(({ success }) => !success).length,
})

/** Tests every provider: from their list and from their diagnostics. */
const testAll = auditedProcedure
  .input(nothing)
  .output(TestResults)
  .mutation(async ({ ctx }) => {
    const tested = await testAllProviders(ctx.deps)
    return ctx.audited(allProviders, (_, note) => {
      note(outcomeOf(tested))
      return tested
    })
  })

/**
 * Resets the state of providers; the attempts stay on record, and running calls continue. Breakers are in memory
 * and cannot be rolled back, so they change after their entry in the audit log is committed.
 */
const reset = (what: { figures?: true; breakers?: true }, message: string) =>
  auditedProcedure
    .input(nothing)
    .output(Message)
    .mutation(({ ctx }) => {
      ctx.audited(allProviders, ({ db }) => {
        if (what.figures) resetFigures(db)
      })
      if (what.breakers) ctx.deps.ai.resetBreakers()
      return { message }
    })

const switchProvider = (isEnabled: boolean) =>
  auditedProcedure
    .input(ProviderName)
    .output(Message)
    .mutation(({ ctx, input }) =>
      ctx.audited(onProvider(input), (deps) =>
        enableProvider(deps, input.provider_name, isEnabled),
      ),
    )

export const adminRouter = router({
  setFeatureMode: auditedProcedure
    .input(SetFeatureMode)
    .output(SwitchedFeature)
    .mutation(({ ctx, input: { feature, mode } }) =>
      ctx.audited({ target_kind: 'feature', target_id: feature }, (deps, note) =>
        setFeatureMode(deps, feature, mode, note),
      ),
    ),

  launchStats: adminProcedure
    .input(nothing)
    .output(LaunchStats)
    .query(({ ctx }) => launchStats(ctx.deps)),

  launchDays: adminProcedure
    .input(nothing)
    .output(LaunchDays)
    .query(({ ctx }) => launchDays(ctx.deps)),

  waitlistQueue: adminProcedure
    .input(WaitlistQueueQuery)
    .output(WaitlistQueue)
    .query(({ ctx, input }) => waitlistQueue(ctx.deps.db, input)),

  heldReferrals: adminProcedure
    .input(nothing)
    .output(z.object({ referrals: z.array(ReferralReview) }).meta({ id: 'ReferralReviews' }))
    .query(({ ctx }) => ({ referrals: heldReferrals(ctx.deps.db) })),

  decideReferral: auditedProcedure
    .input(DecideReferral)
    .output(Message)
    .mutation(({ ctx, input }) =>
      ctx.audited({ target_kind: 'referral', target_id: input.id }, (deps, note) => {
        note({ decision: input.decision })
        return decideReferral(deps, ctx.parent, input)
      }),
    ),

  aiProviders: adminProcedure
    .input(nothing)
    .output(z.object({ providers: z.array(AiProvider) }).meta({ id: 'AiProviderList' }))
    .query(({ ctx }) => ({ providers: providerStatuses(ctx.deps) })),

  aiProviderStats: adminProcedure
    .input(nothing)
    .output(AiProviderStats)
    .query(({ ctx }) => providerStats(ctx.deps)),

  aiAttempts: adminProcedure
    .input(AiAttemptsQuery)
    .output(AiAttempts)
    .query(({ ctx, input }) => aiAttempts(ctx.deps.db, input)),

  testAiProvider: auditedProcedure
    .input(ProviderName)
    .output(AiProviderTest)
    .mutation(async ({ ctx, input }) => {
      const result = await testProvider(ctx.deps, input.provider_name)
      return ctx.audited(onProvider(input), (_, note) => {
        note({ success: result.success })
        return result
      })
    }),

  testAllAiProviders: testAll,

  enableAiProvider: switchProvider(true),

  disableAiProvider: switchProvider(false),

  setPrimaryAiProvider: auditedProcedure
    .input(ProviderName)
    .output(Message)
    .mutation(({ ctx, input }) =>
      ctx.audited(onProvider(input), (deps, note) => {
        note({ before: providerStats(deps).primary_provider })
        return setPrimaryProvider(deps, input.provider_name)
      }),
    ),

  setAiStrategy: auditedProcedure
    .input(SetStrategy)
    .output(Message)
    .mutation(({ ctx, input: { strategy } }) =>
      ctx.audited(allProviders, (deps, note) => {
        note({ before: providerStats(deps).strategy, after: strategy })
        return setStrategy(deps, strategy)
      }),
    ),

  resetAiProviderStats: reset({ figures: true }, 'The figures are reset.'),

  aiDiagnostics: adminProcedure
    .input(nothing)
    .output(AiDiagnostics)
    .query(({ ctx }) => aiDiagnostics(ctx.deps)),

  resetCircuitBreakers: reset({ breakers: true }, 'All circuit breakers are closed.'),

  forceReinitialize: reset({ figures: true, breakers: true }, 'The AI service starts over.'),

  clearErrorCounts: reset({ figures: true }, 'The error counts are cleared.'),

  healthCheckAll: testAll,

  families: adminProcedure
    .input(FamilyQuery)
    .output(AdminFamilyPage)
    .query(({ ctx, input }) => listFamilies(ctx.deps.db, input)),

  family: adminProcedure
    .input(ById)
    .output(AdminFamilyDetail)
    .query(({ ctx, input }) => familyDetail(ctx.deps.db, input.id)),

  grantCredits: auditedProcedure
    .input(GrantCredits)
    .output(AdminFamilyDetail)
    .mutation(({ ctx, input }) => {
      const key = input.idempotency_key ?? idempotencyKey(ctx.idempotency_key) ?? undefined
      return ctx.audited(onFamily(input), (deps, note) =>
        giveCredits(deps, { ...input, idempotency_key: key }, note),
      )
    }),

  blockFamily: auditedProcedure
    .input(BlockFamily)
    .output(AdminFamilyDetail)
    .mutation(({ ctx, input }) =>
      ctx.audited(onFamily(input), (deps, note) => blockFamily(deps, ctx.parent, input, note)),
    ),

  releaseSpot: auditedProcedure
    .input(ReleaseSpot)
    .output(AdminFamilyDetail)
    .mutation(({ ctx, input }) =>
      ctx.audited(onFamily(input), (deps, note) => releaseSpot(deps, input, note)),
    ),

  settings: adminProcedure
    .input(nothing)
    .output(AdminSettings)
    .query(({ ctx }) => adminSettings(ctx.deps)),

  changeSettings: auditedProcedure
    .input(ChangeSettings)
    .output(AdminSettings)
    .mutation(({ ctx, input }) =>
      ctx.audited({ target_kind: 'settings' }, (deps, note) => changeSettings(deps, input, note)),
    ),

  auditLog: adminProcedure
    .input(AuditQuery)
    .output(AuditPage)
    .query(({ ctx, input }) => auditLog(ctx.deps.db, ctx.parent, input)),
})
