import { type Db, prepareOnce } from '@fgm/db'
import { families } from '@fgm/db/schema'
import {
  type Feature,
  type FeatureFlags,
  type FeatureMode,
  featureNames,
  featureRules,
  type LaunchMetrics,
  type SwitchedFeature,
} from '@fgm/shared/flags'
import type { PaymentsState } from '@fgm/shared/launch/offers'
import { and, count, isNotNull, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import type { Note } from '../audit/audit.ts'
import {
  familyCount,
  foundingMembers,
  spotsHeld,
  unconfirmedFounders,
} from '../founding-spots/founding-spots.ts'
import { readSetting, readSettings, writeSetting } from '../settings/settings.ts'

/**
 * Whether families may use a feature: by its threshold, or as an administrator set it (decisions §3). Payments also need
 * a way to pay: `arePaymentsOpen`.
 */
export function isFeatureOpen(db: Db, feature: Exclude<Feature, 'payments'>): boolean {
  return isSwitchedOn(db, feature)
}

/** Whether payments are open to everyone and there is a provider: without one nothing is promised (decisions §14). */
export function arePaymentsOpen({ db, payments }: ReadDeps): boolean {
  return payments.kind !== 'off' && isSwitchedOn(db, 'payments')
}

/** Whether payments are open to everyone, will open automatically, or are off: no provider, or closed by an administrator. */
export function paymentsState(deps: ReadDeps): PaymentsState {
  if (arePaymentsOpen(deps)) return 'open'
  const isClosed = readSetting(deps.db, 'payments_mode') === 'off'
  return isClosed || deps.payments.kind === 'off' ? 'off' : 'later'
}

type ReadDeps = Pick<Deps, 'db' | 'payments'>

function isSwitchedOn(db: Db, feature: Feature): boolean {
  const mode = readSetting(db, `${feature}_mode`)
  if (mode !== 'auto') return mode === 'on'
  return hasReached(db, featureRules[feature].metric, readSetting(db, `${feature}_threshold`))
}

/** Counts no further than the threshold: there can be many more families. */
const hasReached = (db: Db, metric: keyof LaunchMetrics, threshold: number) =>
  metric === 'premium_users'
    ? premiumUsers(db, threshold) >= threshold
    : readMetric[metric](db) >= threshold

/** GET /feature-flags: what is open, and the progress of the rest, from live figures. */
export function featureFlags(deps: ReadDeps): FeatureFlags {
  const { db } = deps
  const metrics = {
    total_users: readMetric.total_users(db),
    premium_users: readMetric.premium_users(db),
    founding_members: readMetric.founding_members(db),
  }
  const setting = readSettings(db)
  const status = (feature: Feature) =>
    statusOf(setting, feature, metrics[featureRules[feature].metric])
  const statusByName = {
    // The threshold alone opens nothing without a way to pay.
    payments: { ...status('payments'), enabled: arePaymentsOpen(deps) },
    ai_generation: status('ai_generation'),
    community_sharing: status('community_sharing'),
    premium_library: status('premium_library'),
  }
  return {
    payments_enabled: statusByName.payments.enabled,
    community_sharing_enabled: statusByName.community_sharing.enabled,
    premium_library_enabled: statusByName.premium_library.enabled,
    ai_generation_enabled: statusByName.ai_generation.enabled,
    activation_status: { current_metrics: metrics, feature_status: statusByName },
  }
}

/**
 * POST /api/admin/feature-flags: an administrator sets a feature, or resets it to the threshold. The same mode again changes
 * nothing, writes no entry and returns a message about that.
 */
export function setFeatureMode(
  deps: Pick<Deps, 'db' | 'now' | 'payments'>,
  feature: Feature,
  mode: FeatureMode,
  note: Note = () => undefined,
): SwitchedFeature {
  const before = readSetting(deps.db, `${feature}_mode`)
  const isNew = before !== mode
  if (isNew) writeSetting(deps, `${feature}_mode`, mode)
  note(isNew ? { before, after: mode } : null)
  const words = `${featureNames[feature]}: ${isNew ? 'now' : 'already'} ${modeWords[mode]}.`
  return {
    ...featureFlags(deps),
    message: isNew ? words : `${words} Nothing was changed.`,
  }
}

const modeWords: Record<FeatureMode, string> = { auto: 'automatic', on: 'on', off: 'off' }

/** The state of one feature: open or not, its threshold and the live figure. */
export const featureStatusOf = (db: Db, feature: Feature) =>
  statusOf(readSettings(db), feature, readMetric[featureRules[feature].metric](db))

function statusOf(setting: ReturnType<typeof readSettings>, feature: Feature, current: number) {
  const mode = setting(`${feature}_mode`)
  const threshold = setting(`${feature}_threshold`)
  const readyForActivation = current >= threshold
  const enabled = mode === 'auto' ? readyForActivation : mode === 'on'
  return { enabled, threshold, current, ready_for_activation: readyForActivation, mode }
}

const readMetric: Record<keyof LaunchMetrics, (db: Db) => number> = {
  total_users: (db) => familyCount(db) - unconfirmedFounders(db),
  founding_members: foundingMembers,
  premium_users: shownPremiumUsers,
}

/**
 * From here on counting takes milliseconds, and the figure is counted at most once a second
 * (docs/decisions/024-what-is-kept-in-memory.md).
 */
const manyUsers = 1_000
const secondMs = 1_000

/** The exact figure; above a thousand families it is at most a second old. */
function shownPremiumUsers(db: Db): number {
  const last = lastCounted(db)
  const time = performance.now()
  if (last.figure <= manyUsers || time >= last.counted_at + secondMs)
    Object.assign(last, { figure: premiumUsers(db), counted_at: time })
  return last.figure
}

const lastCounted = prepareOnce(() => ({ figure: 0, counted_at: 0 }))

/**
 * Active families: founding or paid; administrators are neither, and a spot that is only held does not
 * count. At most `at_most` are counted.
 */
function premiumUsers(db: Db, atMost?: number): number {
  const held = spotsHeld(db)
  const row =
    atMost === undefined
      ? premiumCount(db).get()
      : premiumCountUpTo(db).get({ atMost: atMost + held })
  return (row?.count ?? 0) - held
}

const isPremium = and(
  // Literal, not bound: only then does SQLite use its partial index.
  sql`waitlist_status = 'active' and deleted_at is null`,
  isNotNull(families.registration_number),
)

const premiumCount = prepareOnce((db) =>
  db.select({ count: count() }).from(families).where(isPremium).prepare(),
)

/** With a limit SQLite counts in a second query, which takes three times as long for each row. */
const premiumCountUpTo = prepareOnce((db) => {
  const active = db
    .select({ one: sql`1`.as('one') })
    .from(families)
    .where(isPremium)
    .limit(sql.placeholder('atMost'))
    .as('active')
  return db.select({ count: count() }).from(active).prepare()
})
