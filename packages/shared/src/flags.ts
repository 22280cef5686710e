import { z } from 'zod'

/*
 * Which features are open to families (spec part one §4, §9; decisions §3): by a threshold on live figures, or as an
 * administrator set it.
 */

export const Feature = z.enum(['payments', 'ai_generation', 'community_sharing', 'premium_library'])
export type Feature = z.output<typeof Feature>

/** `auto` opens at the threshold; `on` and `off` are an administrator's choice. */
export const FeatureMode = z.enum(['auto', 'on', 'off'])
export type FeatureMode = z.output<typeof FeatureMode>

export const LaunchMetrics = z.object({
  total_users: z.number().int().min(0).describe('Registered families, administrators not counted'),
  premium_users: z.number().int().min(0).describe('Founding members and families that paid'),
  founding_members: z.number().int().min(0),
})
export type LaunchMetrics = z.output<typeof LaunchMetrics>

/** What administrators call each feature. */
export const featureNames: Record<Feature, string> = {
  payments: 'Payments',
  ai_generation: 'AI generation',
  community_sharing: 'Community',
  premium_library: 'Premium library',
}

/** What opens each feature automatically, and at which count, until an administrator changes it. */
export const featureRules: Record<Feature, { metric: keyof LaunchMetrics; threshold: number }> = {
  payments: { metric: 'total_users', threshold: 101 },
  ai_generation: { metric: 'founding_members', threshold: 25 },
  community_sharing: { metric: 'premium_users', threshold: 10 },
  premium_library: { metric: 'premium_users', threshold: 5 },
}

export const FeatureStatus = z
  .object({
    enabled: z.boolean(),
    threshold: z.number().int().min(0),
    current: z.number().int().min(0).describe('The live figure that the threshold is about'),
    ready_for_activation: z.boolean().describe('True when the figure has reached the threshold'),
    mode: FeatureMode,
  })
  .meta({ id: 'FeatureStatus' })
export type FeatureStatus = z.output<typeof FeatureStatus>

/** GET /feature-flags, for everyone. */
export const FeatureFlags = z
  .object({
    payments_enabled: z.boolean(),
    community_sharing_enabled: z.boolean(),
    premium_library_enabled: z.boolean(),
    ai_generation_enabled: z.boolean(),
    activation_status: z.object({
      current_metrics: LaunchMetrics,
      feature_status: z.object({
        payments: FeatureStatus,
        ai_generation: FeatureStatus,
        community_sharing: FeatureStatus,
        premium_library: FeatureStatus,
      }),
    }),
  })
  .meta({ id: 'FeatureFlags' })
export type FeatureFlags = z.output<typeof FeatureFlags>

/** The response to an administrator's change: the new state, and a sentence about what was done. */
export const SwitchedFeature = FeatureFlags.extend({ message: z.string() }).meta({
  id: 'SwitchedFeature',
})
export type SwitchedFeature = z.output<typeof SwitchedFeature>

/** POST /api/admin/feature-flags. */
export const SetFeatureMode = z
  .object({ feature: Feature, mode: FeatureMode })
  .meta({ id: 'SetFeatureMode' })
