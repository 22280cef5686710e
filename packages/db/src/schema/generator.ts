import type { GenerateActivity, PromptSeen } from '@fgm/shared/generator'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { belongsTo, flag, id, json, moment } from '../columns.ts'
import { activities } from './activities.ts'
import { families } from './families.ts'

/**
 * One click on 'Generate'. A row is `reserved` while an activity is being made and holds one credit; it ends as `delivered` or
 * `released` (failed, blocked, unsafe, cancelled: nothing is paid). Limits count these rows, so they survive restarts.
 */
export const generations = sqliteTable(
  'generations',
  {
    id: id(),
    family_id: belongsTo(() => families.id),
    idempotency_key: text(),
    state: text().$type<'reserved' | 'delivered' | 'released'>().notNull(),
    /** The request without its free text: a wish is not stored. */
    request: json<Omit<GenerateActivity, 'prompt' | 'idempotency_key'>>().notNull(),
    /** Counts the clicks for the same request, so that each gives a different idea. */
    attempt: integer().notNull(),
    activity_id: text().references(() => activities.id, { onDelete: 'set null' }),
    credits_charged: integer().notNull(),
    provider: text(),
    provider_display_name: text(),
    model: text(),
    prompt_seen: json<PromptSeen>(),
    notes: json<string[]>(),
    /** The library's activity that was written for the moment of the wish; it may be gone by now. */
    written_activity_id: text(),
    /** Which of the servers that share a primary makes or made it, by the id of its data directory; null with one server. */
    server: text(),
    /** Why it was released, in our own words. */
    ended_because: text(),
    created_at: moment().notNull(),
    ended_at: moment(),
  },
  (table) => [
    index('generations_of_family').on(table.family_id, table.created_at),
    uniqueIndex('generations_key')
      .on(table.family_id, table.idempotency_key)
      .where(sql`idempotency_key is not null`),
    index('generations_by_day').on(table.created_at, table.state),
    index('generations_reserved').on(table.state).where(sql`state = 'reserved'`),
    uniqueIndex('generations_activity').on(table.activity_id).where(sql`activity_id is not null`),
  ],
)

/** Every request to a provider; all figures about providers are counted from these. */
export const aiAttemptsTable = sqliteTable(
  'ai_attempts',
  {
    id: id(),
    generation_id: text().references(() => generations.id, { onDelete: 'set null' }),
    provider: text().notNull(),
    model: text().notNull(),
    /** To write a text, or to check what another request wrote (the second reader). */
    purpose: text().$type<'writing' | 'reading'>().notNull().default('writing'),
    /** `delivered`, or the kind of error. */
    outcome: text().notNull(),
    is_success: flag().notNull(),
    ms: integer().notNull(),
    first_token_ms: integer(),
    input_tokens: integer(),
    output_tokens: integer(),
    /** Millionths of a US dollar; null when the price or the tokens are unknown. */
    cost_micro_usd: integer(),
    /** The number and name that the vendor gave a failure, e.g. 404 and 'model_not_found'; never a sentence. */
    vendor_status: integer(),
    vendor_code: text(),
    /** Rows from before the last 'reset stats' are kept but no longer counted. */
    is_counted: flag().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('ai_attempts_of_provider').on(table.provider, table.created_at, table.id),
    index('ai_attempts_by_time').on(table.created_at, table.id),
    index('ai_attempts_of_generation').on(table.generation_id),
  ],
)

/**
 * Open requests to providers that are not recorded yet, of all servers: the daily limit counts them together with the recorded
 * ones. A row exists as long as its request.
 */
export const aiCallsUnderWay = sqliteTable('ai_calls_under_way', {
  id: id(),
  /** Whose share of the day it uses; null for none. */
  family_id: text().references(() => families.id, { onDelete: 'cascade' }),
  /** A text and its check are two. */
  calls: integer().notNull(),
  /** After this its server must be gone: no request takes that long. */
  expires_at: moment().notNull(),
})

/** What an administrator decided about a provider; the provider itself is in the configuration. */
export const aiProviderChoices = sqliteTable('ai_provider_choices', {
  name: text().primaryKey(),
  is_enabled: flag().notNull(),
  is_primary: flag().notNull(),
  updated_at: moment().notNull(),
})
