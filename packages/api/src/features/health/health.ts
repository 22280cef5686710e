import { type Db, rowCount } from '@fgm/db'
import { mailOutboxTable } from '@fgm/db/schema'
import {
  type AiHealth,
  type BreakerState,
  dayIsFull,
  type ServiceHealth,
  type ServiceState,
  type ServiceStatus,
} from '@fgm/shared/health'
import { and, gt } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { hasQuotaToday, providerStatuses } from '../ai-providers/ai-providers.ts'
import { isWaitingMail, mailOutage } from '../mail/mail.ts'
import { readSetting } from '../settings/settings.ts'

/** GET /api/ai/health: the state of each enabled provider, in our own words. No key, address or vendor text. */
export function aiHealth(deps: Pick<Deps, 'db' | 'now' | 'ai'>): AiHealth {
  const statuses = providerStatuses(deps).filter(({ is_enabled }) => is_enabled)
  const of = <Value>(value: (status: (typeof statuses)[number]) => Value) =>
    Object.fromEntries(statuses.map((status) => [status.name, value(status)]))
  return {
    status: overall(deps, statuses),
    primary_provider: statuses.find(({ is_primary }) => is_primary)?.name ?? null,
    available_providers: statuses
      .filter(({ circuit_breaker_state }) => circuit_breaker_state === 'closed')
      .map(({ name }) => name),
    error_rates: of(({ error_rate }) => error_rate),
    response_times: of(({ average_response_time }) => average_response_time),
    circuit_breaker_states: of(({ circuit_breaker_state }) => circuit_breaker_state),
    last_errors: of(({ last_error }) => last_error),
    provider_health: of(({ status }) => status),
  }
}

/** GET /api/system/service-status. */
export function serviceStatus(deps: Pick<Deps, 'db' | 'now' | 'ai'>): ServiceStatus {
  const maintenanceMessage = readSetting(deps.db, 'maintenance_message')
  const aiGeneration = aiService(deps)
  const mailState = emailService(deps)
  const worst = [aiGeneration.status, mailState.status].some((state) => state !== 'healthy')
  return {
    ai_generation: aiGeneration,
    email_service: mailState,
    system_status: maintenanceMessage ? 'maintenance' : worst ? 'degraded' : 'healthy',
    maintenance_mode: maintenanceMessage !== null,
    maintenance_message: maintenanceMessage,
  }
}

function aiService(deps: Pick<Deps, 'db' | 'now' | 'ai'>): ServiceHealth {
  const statuses = providerStatuses(deps).filter(({ is_enabled }) => is_enabled)
  const isAllOpen =
    statuses.length > 0 &&
    statuses.every(({ circuit_breaker_state }) => circuit_breaker_state === 'open')
  const isDiskFull = isFull(deps, statuses)
  return {
    status: overall(deps, statuses),
    circuit_breaker_state: isAllOpen || isDiskFull ? 'open' : 'closed',
    error_count: statuses.reduce((sum, { recent_failures }) => sum + recent_failures, 0),
    last_error: isDiskFull
      ? dayIsFull
      : (statuses.find(({ last_error }) => last_error)?.last_error ?? null),
  }
}

/** Without a provider the idea book works, and it is always healthy. */
function overall(
  deps: Pick<Deps, 'db' | 'now'>,
  statuses: { status: ServiceState; circuit_breaker_state: BreakerState }[],
): ServiceState {
  if (readSetting(deps.db, 'maintenance_message')) return 'maintenance'
  if (statuses.length === 0) return 'healthy'
  if (statuses.every(({ status }) => status === 'unhealthy')) return 'unhealthy'
  const isWell = statuses.every(({ status }) => status === 'healthy') && !isFull(deps, statuses)
  return isWell ? 'healthy' : 'degraded'
}

/** The daily quota is exceeded: no provider is called until midnight UTC. */
const isFull = (deps: Pick<Deps, 'db' | 'now'>, statuses: readonly unknown[]) =>
  statuses.length > 0 && !hasQuotaToday(deps)

/**
 * The breaker of mail is the worker's pause: open until a mail is sent again. Degraded while mails
 * wait after an outage or after a refusal.
 */
function emailService({ db }: Pick<Deps, 'db'>): ServiceHealth {
  const outage = mailOutage(db)
  const isDown = outage !== undefined && outage.failed_tries > 0
  const isRefused = and(isWaitingMail, gt(mailOutboxTable.attempts, 0))
  const errorCount = outage ? waitingMails(db) : rowCount(db, mailOutboxTable, isRefused)
  const downWords = 'The mail server takes no mails right now. They wait and go out in their order'
  const delayWords = errorCount > 0 ? 'Mails are delayed and tried again' : null
  return {
    status: isDown ? 'unhealthy' : errorCount > 0 ? 'degraded' : 'healthy',
    circuit_breaker_state: isDown ? 'open' : 'closed',
    error_count: errorCount,
    last_error: isDown ? downWords : delayWords,
  }
}

export const waitingMails = (db: Db): number => rowCount(db, mailOutboxTable, isWaitingMail)
