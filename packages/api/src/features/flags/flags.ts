import type { Db } from '@fgm/db'
import { users } from '@fgm/db/schema'
import {
  type Feature,
  type FeatureFlags,
  type FeatureMode,
  type FeatureStatus,
  feature_rules,
  type LaunchMetrics,
} from '@fgm/shared/flags'
import { founding_spots } from '@fgm/shared/tiers'
import { and, count, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { readSetting, writeSetting } from '../settings/settings.ts'
import { familyCount } from '../tiers/tiers.ts'

/** True when families may use a feature: by its threshold, or as an administrator set it (decisions §3). */
export function isFeatureOpen(db: Db, feature: Feature): boolean {
  const mode = readSetting(db, `${feature}_mode`)
  if (mode !== 'auto') return mode === 'on'
  return readMetric[feature_rules[feature].metric](db) >= readSetting(db, `${feature}_threshold`)
}

/** GET /feature-flags: what is open, and how far the rest is, from live figures. */
export function featureFlags(db: Db): FeatureFlags {
  const current_metrics = launchMetrics(db)
  const status = (feature: Feature) => featureStatus(db, feature, current_metrics)
  const feature_status = {
    payments: status('payments'),
    ai_generation: status('ai_generation'),
    community_sharing: status('community_sharing'),
    premium_library: status('premium_library'),
  }
  return {
    payments_enabled: feature_status.payments.enabled,
    community_sharing_enabled: feature_status.community_sharing.enabled,
    premium_library_enabled: feature_status.premium_library.enabled,
    ai_generation_enabled: feature_status.ai_generation.enabled,
    activation_status: { current_metrics, feature_status },
  }
}

/** How a feature is switched at present. */
export const featureModeOf = (db: Db, feature: Feature): FeatureMode =>
  readSetting(db, `${feature}_mode`)

/** POST /api/admin/feature-flags: an administrator's word, or back to the threshold. */
export function setFeatureMode(
  deps: Pick<Deps, 'db' | 'now'>,
  feature: Feature,
  mode: FeatureMode,
): FeatureFlags {
  writeSetting(deps, `${feature}_mode`, mode)
  return featureFlags(deps.db)
}

/** Where one feature stands: open or not, its threshold and the live figure. */
export const featureStatusOf = (db: Db, feature: Feature): FeatureStatus =>
  featureStatus(db, feature, launchMetrics(db))

/** The figures that thresholds are about. */
export function launchMetrics(db: Db): LaunchMetrics {
  return {
    total_users: readMetric.total_users(db),
    premium_users: readMetric.premium_users(db),
    founding_members: readMetric.founding_members(db),
  }
}

function featureStatus(db: Db, feature: Feature, metrics: LaunchMetrics): FeatureStatus {
  const mode = readSetting(db, `${feature}_mode`)
  const threshold = readSetting(db, `${feature}_threshold`)
  const current = metrics[feature_rules[feature].metric]
  const ready_for_activation = current >= threshold
  const enabled = mode === 'auto' ? ready_for_activation : mode === 'on'
  return { enabled, threshold, current, ready_for_activation, mode }
}

/** Founding families that are registered: all of them are among the first, so no more rows are read. */
export function foundingMembers(db: Db): number {
  const row = db
    .select({ count: count() })
    .from(users)
    .where(
      and(
        eq(users.founding_member, true),
        lte(users.registration_number, founding_spots),
        isNull(users.deleted_at),
      ),
    )
    .get()
  return row?.count ?? 0
}

const readMetric: Record<keyof LaunchMetrics, (db: Db) => number> = {
  total_users: familyCount,
  founding_members: foundingMembers,
  // Active families are founding or paid; administrators are neither.
  premium_users: (db) =>
    db
      .select({ count: count() })
      .from(users)
      // They stand in the text, not bound: only so does SQLite know that its partial index fits.
      .where(
        and(
          sql`waitlist_status = 'active' and deleted_at is null`,
          isNotNull(users.registration_number),
        ),
      )
      .get()?.count ?? 0,
}
