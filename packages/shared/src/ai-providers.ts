import { z } from 'zod'
import { BreakerState, ServiceState } from './health.ts'

/*
 * AI providers as an administrator sees them (spec part two §3, §7).
 */

/**
 * Requests to AI providers per day for all families together, until an administrator changes it: enough for several hundred
 * families, and with a small model not more than a few dollars.
 */
export const aiCallsADay = 2_000

/**
 * Requests of one family per day that may end without an AI activity, until an administrator changes it: mostly cancelled ones.
 * They cost no credit, and all families share the day's requests.
 */
export const aiUnfinishedCallsAFamily = 20

/** The number and name that a vendor gave a failure, e.g. 404 and 'model_not_found'; never its sentence. */
const sign = { vendor_status: z.number().int().nullable(), vendor_code: z.string().nullable() }

/** In what order providers are tried. All but `primary_only` fall back to the next when one fails. */
export const AiStrategy = z.enum([
  'primary_only',
  'fallback',
  'load_balance',
  'round_robin',
  'cheapest_first',
  'fastest_first',
])
export type AiStrategy = z.output<typeof AiStrategy>

/** One provider with its figures, all counted from the recorded attempts. */
export const AiProvider = z
  .object({
    id: z.string(),
    name: z.string(),
    display_name: z.string(),
    model: z.string(),
    status: ServiceState,
    is_primary: z.boolean(),
    is_enabled: z.boolean(),
    circuit_breaker_state: BreakerState,
    /** When an open breaker allows the next attempt. */
    retry_at: z.string().nullable(),
    total_requests: z.number().int(),
    successful_requests: z.number().int(),
    /** Share of all attempts that failed, from 0 to 1. */
    error_rate: z.number(),
    total_tokens: z.number().int(),
    /** US dollars; null while the price of every attempt is unknown. */
    total_cost: z.number().nullable(),
    /** Average milliseconds of the successful ones; null before the first. */
    average_response_time: z.number().nullable(),
    /** The attempts of the second reader; one that neither agreed nor refused counts as failed. */
    readings: z.object({
      total: z.number().int(),
      agreed: z.number().int(),
      refused: z.number().int(),
      total_tokens: z.number().int(),
      total_cost: z.number().nullable(),
      average_response_time: z.number().nullable(),
    }),
    last_error: z.string().nullable(),
    ...sign,
    /** What to do about the last error while it is the newest thing known; null when all is well. */
    advice: z.string().nullable(),
    last_used: z.string().nullable(),
  })
  .meta({ id: 'AiProvider' })
export type AiProvider = z.output<typeof AiProvider>

/** GET /api/admin/ai-provider-stats. */
export const AiProviderStats = z
  .object({
    strategy: AiStrategy,
    primary_provider: z.string().nullable(),
    last_provider_used: z.string().nullable(),
    fallback_enabled: z.boolean(),
    circuit_breaker_enabled: z.boolean(),
    /** Requests sent since midnight UTC, and the daily quota after which the idea book takes over. */
    calls_today: z.number().int(),
    calls_a_day: z.number().int(),
  })
  .meta({ id: 'AiProviderStats' })
export type AiProviderStats = z.output<typeof AiProviderStats>

/** The result of a test: the provider gets a small request of the same form as a real one. */
export const AiProviderTest = z
  .object({
    provider_name: z.string(),
    success: z.boolean(),
    response_time: z.number().int().nullable(),
    error: z.string().nullable(),
    ...sign,
    advice: z.string().nullable(),
    made: z
      .object({
        title: z.string(),
        /** How the request was made: 'structured', 'json', 'plain', and what else was learned. */
        manner: z.string(),
        input_tokens: z.number().int().nullable(),
        output_tokens: z.number().int().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'AiProviderTest' })
export type AiProviderTest = z.output<typeof AiProviderTest>

/** GET /api/admin/ai-emergency-debug. */
export const AiDiagnostics = z
  .object({
    system_health: z.object({
      active_connections: z.number().int(),
      queue_size: z.number().int(),
      /** Share of one core since the last reading, in percent. */
      cpu_usage: z.number(),
      memory_usage: z.number(),
    }),
    ai_providers: z.array(
      z.object({
        name: z.string(),
        status: ServiceState,
        error_rate: z.number(),
        response_time: z.number().nullable(),
        circuit_breaker_state: BreakerState,
        last_used: z.string().nullable(),
        last_error: z.string().nullable(),
      }),
    ),
    immediate_actions: z.array(z.string()),
    recovery_suggestions: z.array(z.string()),
    recent_errors: z.array(
      z.object({
        error_type: z.string(),
        timestamp: z.string(),
        message: z.string(),
        provider: z.string(),
        ...sign,
      }),
    ),
  })
  .meta({ id: 'AiDiagnostics' })
export type AiDiagnostics = z.output<typeof AiDiagnostics>

/** GET /api/admin/ai-attempts: which part of the record. `cursor` comes from the page before. */
export const AiAttemptsQuery = z
  .object({
    provider: z.string().max(100).optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  })
  .meta({ id: 'AiAttemptsQuery' })
export type AiAttemptsQuery = z.output<typeof AiAttemptsQuery>

/** One request to a provider as recorded. It names no family and holds no text of the request. */
export const AiAttempt = z
  .object({
    id: z.string(),
    provider: z.string(),
    model: z.string(),
    purpose: z
      .enum(['writing', 'reading'])
      .describe('Reading: a text was read once more for safety'),
    /** 'delivered', 'tested', 'aborted' or the kind of error, e.g. 'timeout'. */
    outcome: z.string(),
    is_success: z.boolean(),
    /** What people call the kind of error; null for a success. */
    error: z.string().nullable(),
    ...sign,
    /** Milliseconds until the end, and until the first word. */
    ms: z.number().int(),
    first_token_ms: z.number().int().nullable(),
    input_tokens: z.number().int().nullable(),
    output_tokens: z.number().int().nullable(),
    /** US dollars; null when the price or the tokens are unknown. */
    cost: z.number().nullable(),
    /** False for attempts from before the last 'reset stats'. */
    is_counted: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'AiAttempt' })
export type AiAttempt = z.output<typeof AiAttempt>

/** A page of attempts, newest first. */
export const AiAttempts = z
  .object({ attempts: z.array(AiAttempt), next_cursor: z.string().nullable() })
  .meta({ id: 'AiAttempts' })
export type AiAttempts = z.output<typeof AiAttempts>

/** Which provider an administrator means. */
export const ProviderName = z.object({ provider_name: z.string().min(1).max(100) })
export const SetStrategy = z.object({ strategy: AiStrategy })
