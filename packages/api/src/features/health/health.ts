import type { Db } from '@fgm/db'
import { mail_outbox } from '@fgm/db/schema'
import {
  type AiHealth,
  type BreakerState,
  day_is_full,
  type ServiceHealth,
  type ServiceState,
  type ServiceStatus,
} from '@fgm/shared/health'
import { and, count, gt, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { hasQuotaToday, providerStatuses } from '../ai-providers/ai-providers.ts'
import { mailOutage } from '../mail/mail.ts'
import { readSetting } from '../settings/settings.ts'

/** GET /api/ai/health: how each enabled provider is, in our own words. No key, address or vendor text. */
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
  const maintenance_message = readSetting(deps.db, 'maintenance_message')
  const ai_generation = aiService(deps)
  const email_service = emailService(deps)
  const worst = [ai_generation.status, email_service.status].some((state) => state !== 'healthy')
  return {
    ai_generation,
    email_service,
    system_status: maintenance_message ? 'maintenance' : worst ? 'degraded' : 'healthy',
    maintenance_mode: maintenance_message !== null,
    maintenance_message,
  }
}

function aiService(deps: Pick<Deps, 'db' | 'now' | 'ai'>): ServiceHealth {
  const statuses = providerStatuses(deps).filter(({ is_enabled }) => is_enabled)
  const is_all_open =
    statuses.length > 0 &&
    statuses.every(({ circuit_breaker_state }) => circuit_breaker_state === 'open')
  const is_full = isFull(deps, statuses)
  return {
    status: overall(deps, statuses),
    circuit_breaker_state: is_all_open || is_full ? 'open' : 'closed',
    error_count: statuses.reduce((sum, { recent_failures }) => sum + recent_failures, 0),
    last_error: is_full
      ? day_is_full
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
  const is_well = statuses.every(({ status }) => status === 'healthy') && !isFull(deps, statuses)
  return is_well ? 'healthy' : 'degraded'
}

/** The calls of this day are used up: nobody is asked until midnight UTC. */
const isFull = (deps: Pick<Deps, 'db' | 'now'>, statuses: readonly unknown[]) =>
  statuses.length > 0 && !hasQuotaToday(deps, 0)

/** Waiting mails, in the words of their index. */
const is_waiting = and(sql`state = 'waiting'`, gt(mail_outbox.created_at, ''))

/**
 * The breaker of mail is the worker's pause: open until a mail goes through again. Degraded while mails
 * wait after an outage or after a refusal.
 */
function emailService({ db }: Pick<Deps, 'db'>): ServiceHealth {
  const outage = mailOutage(db)
  const is_down = outage !== undefined && outage.failed_tries > 0
  const error_count = outage ? waitingMails(db) : refusedMails(db)
  if (is_down)
    return {
      status: 'unhealthy',
      circuit_breaker_state: 'open',
      error_count,
      last_error: 'The mail server takes no mails right now. They wait and go out in their order',
    }
  return {
    status: error_count > 0 ? 'degraded' : 'healthy',
    circuit_breaker_state: 'closed',
    error_count,
    last_error: error_count > 0 ? 'Mails are delayed and tried again' : null,
  }
}

/** Mails that were refused and are tried again. */
function refusedMails(db: Db): number {
  return (
    db
      .select({ count: count() })
      .from(mail_outbox)
      .where(and(is_waiting, gt(mail_outbox.attempts, 0)))
      .get()?.count ?? 0
  )
}

/** Mails that wait to be sent, for whoever watches. */
export function waitingMails(db: Db): number {
  return db.select({ count: count() }).from(mail_outbox).where(is_waiting).get()?.count ?? 0
}
