import { type Db, prepareOnce } from '@fgm/db'
import { users } from '@fgm/db/schema'
import {
  type Feature,
  type FeatureFlags,
  type FeatureMode,
  type FeatureStatus,
  feature_names,
  feature_rules,
  type LaunchMetrics,
  type SwitchedFeature,
} from '@fgm/shared/flags'
import type { PaymentsState } from '@fgm/shared/launch/offers'
import { and, count, isNotNull, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import type { Note } from '../audit/audit.ts'
import { spotsHeld, unconfirmedFounders } from '../founding-spots/founding-spots.ts'
import { readSetting, readSettings, writeSetting } from '../settings/settings.ts'
import { familyCount } from '../tiers/tiers.ts'

/**
 * True when families may use a feature: by its threshold, or as an administrator set it (decisions §3). Payments need
 * a way to pay besides: `arePaymentsOpen`.
 */
export function isFeatureOpen(db: Db, feature: Exclude<Feature, 'payments'>): boolean {
  return isSwitchedOn(db, feature)
}

/** True when payments are open to everybody, and there is a way to pay: without a provider nothing is promised (decisions §14). */
export function arePaymentsOpen({ db, payments }: Asking): boolean {
  return payments.kind !== 'off' && isSwitchedOn(db, 'payments')
}

/** Whether payments are open to everybody, open by themselves later, or are off: no way to pay, or closed by an administrator. */
export function paymentsState(deps: Asking): PaymentsState {
  if (arePaymentsOpen(deps)) return 'open'
  const isClosed = readSetting(deps.db, 'payments_mode') === 'off'
  return isClosed || deps.payments.kind === 'off' ? 'off' : 'later'
}

type Asking = Pick<Deps, 'db' | 'payments'>

function isSwitchedOn(db: Db, feature: Feature): boolean {
  const mode = readSetting(db, `${feature}_mode`)
  if (mode !== 'auto') return mode === 'on'
  return hasReached(db, feature_rules[feature].metric, readSetting(db, `${feature}_threshold`))
}

/** Looks no further than the threshold: there can be many more families than it asks for. */
const hasReached = (db: Db, metric: keyof LaunchMetrics, threshold: number) =>
  metric === 'premium_users'
    ? premiumUsers(db, threshold) >= threshold
    : readMetric[metric](db) >= threshold

/** GET /feature-flags: what is open, and how far the rest is, from live figures. */
export function featureFlags(deps: Asking): FeatureFlags {
  const current_metrics = launchMetrics(deps.db)
  const setting = readSettings(deps.db)
  const status = (feature: Feature) => featureStatus(setting, feature, current_metrics)
  const feature_status = {
    // The threshold alone opens nothing where there is no way to pay.
    payments: { ...status('payments'), enabled: arePaymentsOpen(deps) },
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

/**
 * POST /api/admin/feature-flags: an administrator's word, or back to the threshold. The same word again changes
 * nothing, leaves no entry and says so.
 */
export function setFeatureMode(
  deps: Pick<Deps, 'db' | 'now' | 'payments'>,
  feature: Feature,
  mode: FeatureMode,
  note: Note = () => undefined,
): SwitchedFeature {
  const before = readSetting(deps.db, `${feature}_mode`)
  const is_new = before !== mode
  if (is_new) writeSetting(deps, `${feature}_mode`, mode)
  note(is_new ? { before, after: mode } : null)
  const words = `${feature_names[feature]}: ${is_new ? 'now' : 'already'} ${mode_words[mode]}.`
  return {
    ...featureFlags(deps),
    message: is_new ? words : `${words} Nothing was changed.`,
  }
}

const mode_words: Record<FeatureMode, string> = { auto: 'automatic', on: 'on', off: 'off' }

/** Where one feature stands: open or not, its threshold and the live figure. */
export const featureStatusOf = (db: Db, feature: Feature): FeatureStatus =>
  featureStatus(readSettings(db), feature, launchMetrics(db))

/** The figures that thresholds are about. */
function launchMetrics(db: Db): LaunchMetrics {
  return {
    total_users: readMetric.total_users(db),
    premium_users: readMetric.premium_users(db),
    founding_members: readMetric.founding_members(db),
  }
}

function featureStatus(
  setting: ReturnType<typeof readSettings>,
  feature: Feature,
  metrics: LaunchMetrics,
): FeatureStatus {
  const mode = setting(`${feature}_mode`)
  const threshold = setting(`${feature}_threshold`)
  const current = metrics[feature_rules[feature].metric]
  const ready_for_activation = current >= threshold
  const enabled = mode === 'auto' ? ready_for_activation : mode === 'on'
  return { enabled, threshold, current, ready_for_activation, mode }
}

/** Founding families whose spot is their own, so that their address is confirmed; none that left. */
export function foundingMembers(db: Db): number {
  return foundingCount(db).get()?.count ?? 0
}

const foundingCount = prepareOnce((db) =>
  db
    .select({ count: count() })
    .from(users)
    // In the words of its index, which holds no more than the founders.
    .where(sql`founding_member = 1 and spot_held_until is null and deleted_at is null`)
    .prepare(),
)

const readMetric: Record<keyof LaunchMetrics, (db: Db) => number> = {
  total_users: (db) => familyCount(db) - unconfirmedFounders(db),
  founding_members: foundingMembers,
  premium_users: shownPremiumUsers,
}

/**
 * From here on counting takes milliseconds, and the figure is counted once a second at most
 * (docs/decisions/024-what-is-kept-in-memory.md).
 */
const many_users = 1_000
const second_ms = 1_000

/** The exact figure; of more than a thousand families one that is at most a second old. */
function shownPremiumUsers(db: Db): number {
  const last = lastCounted(db)
  const time = performance.now()
  if (last.figure <= many_users || time >= last.counted_at + second_ms)
    Object.assign(last, { figure: premiumUsers(db), counted_at: time })
  return last.figure
}

const lastCounted = prepareOnce(() => ({ figure: 0, counted_at: 0 }))

/**
 * Active families: founding or paid; administrators are neither, and a spot that is only held counts for
 * nothing. No more than `at_most` are looked at.
 */
function premiumUsers(db: Db, at_most?: number): number {
  const held = spotsHeld(db)
  const row =
    at_most === undefined
      ? premiumCount(db).get()
      : premiumCountUpTo(db).get({ atMost: at_most + held })
  return (row?.count ?? 0) - held
}

const is_premium = and(
  // They stand in the text, not bound: only so does SQLite know that its partial index fits.
  sql`waitlist_status = 'active' and deleted_at is null`,
  isNotNull(users.registration_number),
)

const premiumCount = prepareOnce((db) =>
  db.select({ count: count() }).from(users).where(is_premium).prepare(),
)

/** With a limit SQLite counts in a second query, which takes three times as long for each row. */
const premiumCountUpTo = prepareOnce((db) => {
  const active = db
    .select({ one: sql`1`.as('one') })
    .from(users)
    .where(is_premium)
    .limit(sql.placeholder('atMost'))
    .as('active')
  return db.select({ count: count() }).from(active).prepare()
})
