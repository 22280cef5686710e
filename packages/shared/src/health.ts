import { z } from 'zod'

/*
 * The state of the outside services (spec parts one and two §3-4): pages poll it every 30 seconds. A half-open breaker counts as
 * open here; the spec knows two values.
 */

export const ServiceState = z.enum(['healthy', 'degraded', 'unhealthy', 'maintenance'])
export type ServiceState = z.output<typeof ServiceState>

export const BreakerState = z.enum(['open', 'closed'])
export type BreakerState = z.output<typeof BreakerState>

export const ServiceHealth = z
  .object({
    status: ServiceState,
    circuit_breaker_state: BreakerState,
    error_count: z.number().int(),
    /** A kind of error in our own words, never a vendor's. */
    last_error: z.string().nullable(),
  })
  .meta({ id: 'ServiceHealth' })
export type ServiceHealth = z.output<typeof ServiceHealth>

/** GET /api/system/service-status. */
export const ServiceStatus = z
  .object({
    ai_generation: ServiceHealth,
    email_service: ServiceHealth,
    system_status: ServiceState,
    maintenance_mode: z.boolean(),
    maintenance_message: z.string().nullable(),
  })
  .meta({ id: 'ServiceStatus' })
export type ServiceStatus = z.output<typeof ServiceStatus>

/** GET /api/ai/health. Keys of the maps are provider names. */
export const AiHealth = z
  .object({
    status: ServiceState,
    primary_provider: z.string().nullable(),
    available_providers: z.array(z.string()),
    error_rates: z.record(z.string(), z.number()),
    response_times: z.record(z.string(), z.number().nullable()),
    circuit_breaker_states: z.record(z.string(), BreakerState),
    last_errors: z.record(z.string(), z.string().nullable()),
    provider_health: z.record(z.string(), ServiceState),
  })
  .meta({ id: 'AiHealth' })
export type AiHealth = z.output<typeof AiHealth>

/** A service can be used unless it is in maintenance or its breaker is open (spec part one §4). */
export const isAvailable = (service: Pick<ServiceHealth, 'status' | 'circuit_breaker_state'>) =>
  service.status !== 'maintenance' && service.circuit_breaker_state !== 'open'

/** What pages say when the AI's daily quota is exceeded, so that no one retries soon. */
export const dayIsFull = 'It has written enough for today'

/** Seconds until a retry makes sense: 30 when the breaker is open, 5 when degraded, else none. */
export function retryHintSeconds(
  service: Pick<ServiceHealth, 'status' | 'circuit_breaker_state'>,
): number | null {
  if (service.circuit_breaker_state === 'open') return 30
  return service.status === 'degraded' ? 5 : null
}

/** Above this share of failures a provider is degraded, and its rate is flagged red (spec part two §9). */
export const highErrorRate = 0.1
