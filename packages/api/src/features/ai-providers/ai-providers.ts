import { type Db, inTransaction, rowCount } from '@fgm/db'
import { aiAttemptsTable, aiCallsUnderWay, aiProviderChoices, generations } from '@fgm/db/schema'
import type { AiProvider } from '@fgm/shared/ai-providers'
import { dayMs } from '@fgm/shared/days'
import { highErrorRate } from '@fgm/shared/health'
import { and, count, desc, eq, gt, gte, inArray, lt, lte, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Deps } from '../../core/deps.ts'
import type { Attempt } from '../../services/ai-gateway/attempts.ts'
import type { FailureKind } from '../../services/ai-gateway/failures.ts'
import type { GatewayChoices } from '../../services/ai-gateway/gateway.ts'
import type { NoPermit, Permit, Semaphore } from '../../services/ai-gateway/semaphore.ts'
import type { Provider } from '../../services/ai-gateway/vendors.ts'
import { adviceFor, failureWords, needsPerson } from '../ai-failures/ai-failures.ts'
import { countersOf } from '../counters/counters.ts'
import { readSetting } from '../settings/settings.ts'

/* Records every call to an AI provider; all statistics about providers come from these records. */

export function recordAttempt(
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  attempt: Attempt,
) {
  db.insert(aiAttemptsTable)
    .values({ ...attempt, id: newId(), is_counted: true, created_at: now().toISOString() })
    .run()
  const { provider, purpose, outcome, ms, cost_micro_usd } = attempt
  const { aiAttempts, aiSeconds, aiCost } = countersOf(db)
  aiAttempts.inc({ provider, purpose, outcome })
  aiSeconds.observe({ provider, purpose }, ms / 1000)
  aiCost.inc({ provider, purpose }, cost_micro_usd ?? 0)
}

/** Calls of this day (UTC), of all families and of the administrator's tests, and the daily quota. */
export function callsOfTheDay({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const callsToday = rowCount(db, aiAttemptsTable, isOfDay(now()))
  return { calls_today: callsToday, calls_a_day: readSetting(db, 'ai_calls_a_day') }
}

/** Whether the daily quota has room for one more activity: one call to write it, one to read it. */
export const hasQuotaToday = (deps: Pick<Deps, 'db' | 'now'>): boolean => hasRoomToday(deps, 2)

/** Whether it has room for `calls` more than those on record. */
function hasRoomToday(deps: Pick<Deps, 'db' | 'now'>, calls: number): boolean {
  const { calls_today, calls_a_day } = callsOfTheDay(deps)
  return calls_today + calls <= calls_a_day
}

type Calling = Pick<Deps, 'db' | 'now' | 'newId' | 'config'>

/**
 * The semaphore of the daily quota, also for servers that share a database: each call is a row from before it is sent until it
 * is recorded. A row of a server that died counts until no call can take that long.
 */
export function semaphoreOfTheDay(deps: Calling): Semaphore {
  const permit = ({ db }: Pick<Deps, 'db'>, family: string | null, calls: number): Permit => {
    const id = deps.newId()
    const end = deps.now().getTime() + longestCallMs(deps.config)
    const row = { id, family_id: family, calls, expires_at: new Date(end).toISOString() }
    db.insert(aiCallsUnderWay).values(row).run()
    return { release: () => forgetCall(deps, id) }
  }
  return {
    acquire: (family, calls) =>
      inTransaction(deps.db, (tx) => {
        const within = { ...deps, db: tx }
        return quotaToday(within, family, calls) ?? permit(within, family, calls)
      }),
    acquireAlways: () => permit(deps, null, 1),
  }
}

/**
 * Why a family may not make `calls` more calls besides those in progress; null if it may. All families share the daily
 * quota, so each may leave only a few calls unfinished.
 */
function quotaToday(deps: Calling, family: string | null, calls: number): NoPermit | null {
  forgetExpired(deps)
  const underWay = deps.db.select().from(aiCallsUnderWay).all()
  const inProgress = underWay.reduce((sum, row) => sum + row.calls, 0)
  if (!hasRoomToday(deps, inProgress + calls)) return 'day_is_full'
  if (family === null) return null
  // A reading cannot be left unfinished by a family.
  const ofFamily = underWay.filter(({ family_id }) => family_id === family).length
  const unfinished = unfinishedCalls(deps, family) + ofFamily
  return unfinished < readSetting(deps.db, 'ai_unfinished_calls_a_family') ? null : 'share_is_used'
}

/** Never throws. */
function forgetCall({ db }: Calling, id: string) {
  try {
    db.delete(aiCallsUnderWay).where(eq(aiCallsUnderWay.id, id)).run()
  } catch {
    // The parent waits for the response, and the row expires.
  }
}

function forgetExpired({ db, now, config }: Calling) {
  const time = now().getTime()
  // A row that lasts longer than any call can was written while the clock was wrong.
  const never = new Date(time + 2 * longestCallMs(config)).toISOString()
  const { expires_at } = aiCallsUnderWay
  db.delete(aiCallsUnderWay)
    .where(or(lte(expires_at, new Date(time).toISOString()), gt(expires_at, never)))
    .run()
}

/** The longest request, and the most that clocks of two servers differ. */
const longestCallMs = ({ ai }: Deps['config']) => ai.timeouts.in_all_ms + 60_000

/** Outcomes caused by the family: it left, or asked for something unsafe. */
const endedByFamily: FailureKind[] = ['aborted', 'unsafe_answer', 'filtered']

/**
 * Calls of this day for a family's generations that ended without an AI idea because of what the family did. A
 * provider's failure or a repaired response does not count.
 */
function unfinishedCalls({ db, now }: Pick<Deps, 'db' | 'now'>, familyId: string): number {
  const other = alias(aiAttemptsTable, 'other')
  const repaired = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.generation_id, generations.id), eq(other.outcome, 'delivered')))
  const isUnfinished = and(
    eq(generations.family_id, familyId),
    inArray(aiAttemptsTable.outcome, endedByFamily),
    eq(aiAttemptsTable.purpose, 'writing'),
    notExists(repaired),
    isOfDay(now()),
  )
  const row = db
    .select({ calls: count() })
    .from(aiAttemptsTable)
    .innerJoin(generations, eq(generations.id, aiAttemptsTable.generation_id))
    .where(isUnfinished)
    .get()
  return row?.calls ?? 0
}

/** From midnight to midnight UTC. Rows that a wrong clock dated into another day do not count. */
function isOfDay(time: Date) {
  const start = Math.floor(time.getTime() / dayMs) * dayMs
  return and(
    gte(aiAttemptsTable.created_at, new Date(start).toISOString()),
    lt(aiAttemptsTable.created_at, new Date(start + dayMs).toISOString()),
  )
}

/**
 * The administrator's choices, for the gateway: read for every request, so that a change applies at once. If the
 * chosen primary is no longer configured, the one that the configuration names is primary again.
 */
export function gatewayChoices(db: Db, providers: readonly Provider[]): GatewayChoices {
  const rows = db.select().from(aiProviderChoices).all()
  const choiceOf = (of: string) => rows.find(({ name }) => name === of)
  const chosenPrimary = providers.find(({ name }) => choiceOf(name)?.is_primary)?.name
  return {
    strategy: readSetting(db, 'ai_strategy'),
    is_enabled: ({ name }) => choiceOf(name)?.is_enabled ?? true,
    is_primary: ({ name, is_primary }) => (chosenPrimary ? name === chosenPrimary : is_primary),
  }
}

type Counted = { purpose?: Attempt['purpose']; since?: string }

/** Statistics of one provider, from its attempts since the last reset: of one purpose or both, since a time or ever. */
function attemptFigures(db: Db, provider: string, { purpose, since }: Counted = {}) {
  const row = db
    .select({
      total: sql<number>`count(*)`,
      successful: sql<number>`coalesce(sum(is_success), 0)`,
      // A parent who left is not a failure.
      failed: sql<number>`coalesce(sum(is_success = 0 and outcome <> 'aborted'), 0)`,
      tokens: sql<number>`coalesce(sum(coalesce(input_tokens, 0) + coalesce(output_tokens, 0)), 0)`,
      cost_micro_usd: sql<number | null>`sum(cost_micro_usd)`,
      average_ms: sql<number | null>`avg(case when is_success then ms end)`,
      last_used: sql<string | null>`max(created_at)`,
      agreed: sql<number>`coalesce(sum(outcome = 'agreed'), 0)`,
      refused: sql<number>`coalesce(sum(outcome = 'refused'), 0)`,
    })
    .from(aiAttemptsTable)
    .where(
      and(
        eq(aiAttemptsTable.provider, provider),
        eq(aiAttemptsTable.is_counted, true),
        purpose && eq(aiAttemptsTable.purpose, purpose),
        since ? gte(aiAttemptsTable.created_at, since) : undefined,
      ),
    )
    .get()
  if (!row) throw new Error('Counting gives a row')
  const judged = row.successful + row.failed
  return { ...row, error_rate: judged === 0 ? 0 : row.failed / judged }
}

/** The newest failures, of one provider or of all. */
export function latestFailures(db: Db, atMost: number, provider?: string) {
  const isFailure = and(
    eq(aiAttemptsTable.is_success, false),
    eq(aiAttemptsTable.is_counted, true),
    sql`outcome <> 'aborted'`,
    provider ? eq(aiAttemptsTable.provider, provider) : undefined,
  )
  return db
    .select()
    .from(aiAttemptsTable)
    .where(isFailure)
    .orderBy(desc(aiAttemptsTable.created_at), desc(sql`rowid`))
    .limit(atMost)
    .all()
}

/** Resets all statistics. The attempts stay on record. */
export function resetFigures(db: Db) {
  db.update(aiAttemptsTable)
    .set({ is_counted: false })
    .where(eq(aiAttemptsTable.is_counted, true))
    .run()
}

const recentMs = 15 * 60_000

/** A provider with its statistics, and how many of its calls failed in the last quarter of an hour. */
export type ProviderStatus = AiProvider & { recent_failures: number }

/** Every configured provider with its statistics, all counted from the recorded attempts. */
export function providerStatuses(deps: Pick<Deps, 'db' | 'now' | 'ai'>): ProviderStatus[] {
  const { db, now, ai } = deps
  const choices = gatewayChoices(db, ai.providers)
  const since = new Date(now().getTime() - recentMs).toISOString()
  return ai.providers.map((provider) => {
    const figures = attemptFigures(db, provider.name)
    const readings = attemptFigures(db, provider.name, { purpose: 'reading' })
    const recent = attemptFigures(db, provider.name, { since })
    const breaker = ai.breakerOf(provider.name)
    const isClosed = breaker.state() === 'closed'
    const [failure] = latestFailures(db, 1, provider.name)
    const isMisconfigured =
      failure !== undefined && needsPerson(failure.outcome) && recent.successful === 0
    const isFailing = recent.error_rate > highErrorRate
    const status = !isClosed || isMisconfigured ? 'unhealthy' : isFailing ? 'degraded' : 'healthy'
    return {
      id: provider.name,
      name: provider.name,
      display_name: provider.display_name,
      model: provider.model,
      status,
      is_primary: choices.is_primary(provider),
      is_enabled: choices.is_enabled(provider),
      circuit_breaker_state: isClosed ? 'closed' : 'open',
      retry_at: isClosed ? null : (breaker.retry_at()?.toISOString() ?? null),
      total_requests: figures.total,
      successful_requests: figures.successful,
      error_rate: figures.error_rate,
      total_tokens: figures.tokens,
      total_cost: inDollars(figures.cost_micro_usd),
      average_response_time: rounded(figures.average_ms),
      readings: {
        total: readings.total,
        agreed: readings.agreed,
        refused: readings.refused,
        total_tokens: readings.tokens,
        total_cost: inDollars(readings.cost_micro_usd),
        average_response_time: rounded(readings.average_ms),
      },
      last_error: failure ? failureWords(failure.outcome) : null,
      vendor_status: failure?.vendor_status ?? null,
      vendor_code: failure?.vendor_code ?? null,
      advice: failure && status !== 'healthy' ? adviceFor(failure) : null,
      last_used: figures.last_used,
      recent_failures: recent.failed,
    }
  })
}

const inDollars = (microUsd: number | null) => (microUsd === null ? null : microUsd / 1_000_000)
const rounded = (value: number | null) => (value === null ? null : Math.round(value))
