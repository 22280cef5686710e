import { type Db, inTransaction } from '@fgm/db'
import { aiAttemptsTable, aiProviderChoices } from '@fgm/db/schema'
import type {
  AiAttempts,
  AiAttemptsQuery,
  AiDiagnostics,
  AiProviderStats,
  AiProviderTest,
  AiStrategy,
} from '@fgm/shared/ai-providers'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict, notFound } from '../../core/errors.ts'
import { afterCursor, keysetPage } from '../../core/keyset-page.ts'
import type { AiGateway } from '../../services/ai-gateway/gateway.ts'
import type { Provider } from '../../services/ai-gateway/vendors.ts'
import { adviceFor, failureWords } from '../ai-failures/ai-failures.ts'
import {
  callsOfTheDay,
  gatewayChoices,
  hasQuotaToday,
  latestFailures,
  type ProviderStatus,
  providerStatuses,
} from '../ai-providers/ai-providers.ts'
import { waitingMails } from '../health/health.ts'
import { writeSetting } from '../settings/settings.ts'

type Providers = Pick<Deps, 'db' | 'now' | 'ai'>

/** GET /api/admin/ai-provider-stats. */
export function providerStats(deps: Providers): AiProviderStats {
  const { db, ai } = deps
  const { strategy, is_primary } = gatewayChoices(db, ai.providers)
  return {
    strategy,
    primary_provider: ai.providers.find(is_primary)?.name ?? null,
    last_provider_used: lastUsed(db),
    fallback_enabled: strategy !== 'primary_only',
    circuit_breaker_enabled: true,
    ...callsOfTheDay(deps),
  }
}

/** Makes a small activity with a provider, with a real request. @throws 404 for an unknown one. */
export async function testProvider({ ai }: Providers, providerName: string) {
  requireProvider(ai, providerName)
  const { ms, ...outcome } = await ai.test(providerName)
  const common = { provider_name: providerName, success: outcome.is_success, response_time: ms }
  if (outcome.is_success) {
    const { title, manner, input_tokens, output_tokens } = outcome
    const made = { title, manner, input_tokens, output_tokens }
    return { ...common, error: null, vendor_status: null, vendor_code: null, advice: null, made }
  }
  const { failure, vendor_status, vendor_code } = outcome
  return {
    ...common,
    error: failureWords(failure),
    vendor_status,
    vendor_code,
    advice: adviceFor({ outcome: failure, vendor_status, vendor_code }),
    made: null,
  }
}

/** The same for all of them at once. */
export async function testAllProviders(deps: Providers): Promise<{ results: AiProviderTest[] }> {
  return {
    results: await Promise.all(deps.ai.providers.map(({ name }) => testProvider(deps, name))),
  }
}

/**
 * Enables or disables a provider. The primary one stays enabled: choose another primary first.
 * @throws 404 for an unknown one, 409 for the primary one.
 */
export function enableProvider(deps: Providers, providerName: string, isEnabled: boolean) {
  const provider = requireProvider(deps.ai, providerName)
  const isPrimary = providerStats(deps).primary_provider === providerName
  if (!isEnabled && isPrimary && deps.ai.providers.length > 1)
    throw conflict(
      'primary_provider',
      'This is the primary provider. Please choose another primary first.',
    )
  choose(deps, deps.db, provider, { is_enabled: isEnabled })
  return { message: isEnabled ? 'The provider is enabled.' : 'The provider is disabled.' }
}

/** Makes a provider the first to be called, and enables it. @throws 404 for an unknown one. */
export function setPrimaryProvider(deps: Providers, providerName: string) {
  requireProvider(deps.ai, providerName)
  inTransaction(deps.db, (tx) => {
    for (const provider of deps.ai.providers) {
      const isChosen = provider.name === providerName
      choose(deps, tx, provider, { is_primary: isChosen, ...(isChosen && { is_enabled: true }) })
    }
  })
  return { message: 'The primary provider is changed.' }
}

/** Changes the order in which providers are called; applies from the next request. */
export function setStrategy(deps: Providers, strategy: AiStrategy) {
  writeSetting(deps, 'ai_strategy', strategy)
  return { message: 'The strategy is changed.' }
}

/**
 * GET /api/admin/ai-attempts: calls to providers, the newest first, of one provider or of all; including
 * those from before a reset. @throws 400 for an invalid page.
 */
export function aiAttempts(db: Db, { provider, cursor, limit }: AiAttemptsQuery): AiAttempts {
  const { created_at, id } = aiAttemptsTable
  const isWanted = provider === undefined ? undefined : eq(aiAttemptsTable.provider, provider)
  const rows = db
    .select()
    .from(aiAttemptsTable)
    .where(and(isWanted, afterCursor([created_at, id], cursor)))
    .orderBy(desc(created_at), desc(id))
    .limit(limit + 1)
    .all()
  const { page, next_cursor } = keysetPage(rows, limit, ({ created_at, id }) => [created_at, id])
  return {
    attempts: page.map(({ cost_micro_usd, generation_id: _, ...row }) => ({
      ...row,
      error: row.is_success ? null : attemptWords(row.outcome),
      cost: cost_micro_usd === null ? null : cost_micro_usd / 1_000_000,
    })),
    next_cursor,
  }
}

/** A parent who left is not a failure, and has a separate sentence. */
const attemptWords = (outcome: string) =>
  outcome === 'aborted' ? 'The parent stopped it' : failureWords(outcome)

function requireProvider(ai: AiGateway, providerName: string): Provider {
  const provider = ai.providers.find(({ name }) => name === providerName)
  if (!provider) throw notFound('Provider')
  return provider
}

function choose(
  { now, ai }: Providers,
  db: Db,
  provider: Provider,
  change: { is_enabled?: boolean; is_primary?: boolean },
) {
  const choices = gatewayChoices(db, ai.providers)
  const row = {
    name: provider.name,
    is_enabled: choices.is_enabled(provider),
    is_primary: choices.is_primary(provider),
    ...change,
    updated_at: now().toISOString(),
  }
  db.insert(aiProviderChoices)
    .values(row)
    .onConflictDoUpdate({ target: aiProviderChoices.name, set: row })
    .run()
}

function lastUsed(db: Db): string | null {
  const row = db
    .select({ provider: aiAttemptsTable.provider })
    .from(aiAttemptsTable)
    .where(eq(aiAttemptsTable.purpose, 'writing'))
    .orderBy(desc(aiAttemptsTable.created_at), desc(sql`rowid`))
    .limit(1)
    .get()
  return row?.provider ?? null
}

let lastCpu = { at: performance.now(), usage: process.cpuUsage() }

/** GET /api/admin/ai-emergency-debug: the machine, the providers, what went wrong, what to do. */
export function aiDiagnostics(deps: Providers): AiDiagnostics {
  const statuses = providerStatuses(deps)
  return {
    system_health: {
      active_connections: deps.ai.inFlight(),
      queue_size: waitingMails(deps.db),
      cpu_usage: cpuSinceLastLook(),
      memory_usage: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    },
    ai_providers: statuses.map((status) => ({
      ...status,
      response_time: status.average_response_time,
    })),
    immediate_actions: [...immediateActions(statuses), ...actionsOfTheDay(deps, statuses)],
    recovery_suggestions: suggestions(statuses),
    recent_errors: latestFailures(deps.db, 20).map(({ outcome, created_at, ...failure }) => ({
      error_type: outcome,
      timestamp: created_at,
      message: failureWords(outcome),
      ...failure,
    })),
  }
}

/** Share of one core since the last call, in percent. */
function cpuSinceLastLook(): number {
  const { user, system } = process.cpuUsage(lastCpu.usage)
  const passedMs = performance.now() - lastCpu.at
  lastCpu = { at: performance.now(), usage: process.cpuUsage() }
  return passedMs <= 0 ? 0 : Math.round((user + system) / passedMs) / 10
}

function immediateActions(statuses: ProviderStatus[]): string[] {
  const open = statuses.filter(({ circuit_breaker_state }) => circuit_breaker_state === 'open')
  const actions = open.map(
    ({ display_name, retry_at }) =>
      `${display_name} is not being asked until ${retry_at ?? 'it is reset'}.`,
  )
  if (statuses.length > 0 && open.length === statuses.length)
    actions.push('Every provider is out: parents get ideas from the idea book, free of charge.')
  return actions
}

const actionsOfTheDay = (deps: Providers, statuses: ProviderStatus[]): string[] =>
  statuses.length === 0 || hasQuotaToday(deps)
    ? []
    : [
        'The calls of this day are used up: until midnight UTC parents get ideas from the idea book, free of charge. The settings say how many there are.',
      ]

const suggestions = (statuses: ProviderStatus[]): string[] =>
  statuses.flatMap(({ display_name, advice }) => (advice ? [`${display_name}: ${advice}`] : []))
