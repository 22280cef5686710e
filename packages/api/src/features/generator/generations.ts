import { type Db, findRow, hasRow, inTransaction } from '@fgm/db'
import { activities, aiAttemptsTable, type Family, generations } from '@fgm/db/schema'
import { dayMs } from '@fgm/shared/days'
import type {
  AiCredits,
  GenerateActivity,
  GenerationEvent,
  PromptSeen,
} from '@fgm/shared/generator'
import { and, desc, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { forbidden, limited, paymentRequired } from '../../core/errors.ts'
import { findActivity } from '../activities/activities.ts'
import { spendCredit } from '../credits/credits.ts'
import { refuseInMaintenance } from '../settings/settings.ts'
import {
  countRequest,
  generationStatus,
  generatorAccess,
  madeSoFar,
  needsCredit,
  noCredits,
} from './generation-limits.ts'

export type GenerationRow = typeof generations.$inferSelect

/** A generation in progress: its family and row, and the signal and receiver of its reader. */
export type Making = {
  family: Family
  row: GenerationRow
  input: GenerateActivity
  signal: AbortSignal
  emit: (event: GenerationEvent) => void
}

/** The result of a maker: an activity's own columns, and how it was made. */
export type Made = {
  activity: Omit<
    typeof activities.$inferInsert,
    'id' | 'owner_family_id' | 'library' | 'position' | 'created_at'
  >
  provider: string
  provider_display_name: string | null
  model: string
  prompt_seen: PromptSeen
  notes: string[]
  /** A library activity that was written for the moment of the wish. */
  written_activity_id: string | null
  is_free: boolean
}

/**
 * Opens a generation: checks access, credits, limits and the activity it varies, and holds one credit, all in one transaction, so
 * that simultaneous clicks never hold more than there is, and a refusal leaves nothing. A known key returns its first generation.
 * @returns the row, or the one that the same idempotency key opened before.
 * @throws 403 without access, 402 without credits if providers are configured, 429 with `reason` at a limit and without after
 * too many requests, 404 for a variation of what is not theirs.
 */
export function openGeneration(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'config' | 'ai' | 'copy'>,
  family: Family,
  input: GenerateActivity,
): { row: GenerationRow; is_new: boolean } {
  const { prompt: _, country: _country, idempotency_key = null, ...request } = input
  return inTransaction(deps.db, (tx) => {
    const known = findByKey(tx, family, idempotency_key)
    if (known && known.state !== 'released') return { row: known, is_new: false }
    const access = generatorAccess(tx, family)
    refuseWithoutAccess(access)
    refuseInMaintenance(tx)
    refuseBeyondLimits({ ...deps, db: tx }, family, access)
    if (input.variation) findActivity({ ...deps, db: tx }, family, input.variation.of_activity_id)
    countRequest({ ...deps, db: tx }, family)
    // The row stays, without its key: recorded calls of the day refer to it.
    if (known)
      tx.update(generations)
        .set({ idempotency_key: null })
        .where(eq(generations.id, known.id))
        .run()
    const row = tx
      .insert(generations)
      .values({
        id: deps.newId(),
        family_id: family.id,
        idempotency_key,
        state: 'reserved',
        request,
        attempt: known?.attempt ?? madeSoFar({ ...deps, db: tx }, family).next_attempt,
        credits_charged: 0,
        server: deps.copy?.serverId ?? null,
        created_at: deps.now().toISOString(),
      })
      .returning()
      .get()
    return { row, is_new: true }
  })
}

/**
 * Ends a generation with its activity: stores it and takes the credit of an AI response, both or neither.
 * @throws when the generation is no longer open: it was swept, or its family left.
 */
export function deliverGeneration(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  row: GenerationRow,
  made: Made,
): GenerationRow {
  return inTransaction(deps.db, (tx) => {
    const moment = deps.now().toISOString()
    const activityId = deps.newId()
    tx.insert(activities)
      .values({
        ...made.activity,
        id: activityId,
        owner_family_id: row.family_id,
        library: 'own',
        position: 0,
        created_at: moment,
      })
      .run()
    const delivered = tx
      .update(generations)
      .set({
        state: 'delivered',
        activity_id: activityId,
        credits_charged: made.is_free ? 0 : 1,
        provider: made.provider,
        provider_display_name: made.provider_display_name,
        model: made.model,
        prompt_seen: made.prompt_seen,
        notes: made.notes,
        written_activity_id: made.written_activity_id,
        ended_at: moment,
      })
      .where(and(eq(generations.id, row.id), eq(generations.state, 'reserved')))
      .returning()
      .get()
    if (!delivered) throw new Error('The generation is no longer open')
    if (!made.is_free) spendCredit(deps, tx, row.family_id)
    return delivered
  })
}

/** Ends a generation without an activity and frees the held credit. */
export function releaseGeneration(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  endedBecause: string,
) {
  db.update(generations)
    .set({ state: 'released', ended_because: endedBecause, ended_at: now().toISOString() })
    .where(and(eq(generations.id, id), eq(generations.state, 'reserved')))
    .run()
}

/** Releases what a crash left open. Called at start: nothing can be running then. */
export function sweepGenerations(deps: Pick<Deps, 'db' | 'now'>) {
  sweepWhere(deps, isReserved)
}

/** The same for a server that shares a primary, at its restart: its own generations when it was killed. */
export function sweepOwn({ copy, ...deps }: Pick<Deps, 'db' | 'now' | 'copy'>) {
  if (!copy) return
  const own = and(isReserved, eq(generations.server, copy.serverId))
  if (hasRow(deps.db, generations, own)) sweepWhere(deps, own)
}

/** For servers that do not come back: generations older than any can be, of every server. */
export function sweepAbandoned(deps: Pick<Deps, 'db' | 'now' | 'config'>) {
  const longestMs = deps.config.ai.timeouts.in_all_ms + beyondTimeoutMs
  const latest = new Date(deps.now().getTime() - longestMs).toISOString()
  const abandoned = and(isReserved, lt(generations.created_at, latest))
  // Usually there are none, and then nothing is written.
  if (hasRow(deps.db, generations, abandoned)) sweepWhere(deps, abandoned)
}

/** For queueing, storing and clock differences of two servers, in addition to the provider's time. */
const beyondTimeoutMs = 600_000

// Literal, not bound: only then does SQLite use its partial index.
const isReserved = sql`state = 'reserved'`

function sweepWhere({ db, now }: Pick<Deps, 'db' | 'now'>, which: SQL | undefined) {
  db.update(generations)
    .set({ state: 'released', ended_because: 'the server stopped', ended_at: now().toISOString() })
    .where(which)
    .run()
}

/**
 * Removes what was released more than a day ago. A row with recorded provider calls stays, because they refer to
 * it. Its key is not needed: used again, it opens a new one.
 */
export function sweepReleased({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const dayAgo = new Date(now().getTime() - dayMs).toISOString()
  const called = db
    .select({ id: aiAttemptsTable.id })
    .from(aiAttemptsTable)
    .where(eq(aiAttemptsTable.generation_id, generations.id))
  const over = db
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(eq(generations.state, 'released'), lt(generations.created_at, dayAgo), notExists(called)),
    )
    .limit(releasedAtOnce)
  db.delete(generations).where(inArray(generations.id, over)).run()
}

/** The most that one round removes, because it blocks the event loop; the next round continues. */
const releasedAtOnce = 2_000

const titlesAvoided = 10

/** Titles of the family's newest creations, so that the next one differs. */
export const latestTitles = (db: Db, family: Family): string[] =>
  db
    .select({ title: activities.title })
    .from(activities)
    .where(eq(activities.owner_family_id, family.id))
    .orderBy(desc(activities.created_at))
    .limit(titlesAvoided)
    .all()
    .map(({ title }) => title)

function findByKey(db: Db, family: Family, idempotencyKey: string | null) {
  if (!idempotencyKey) return undefined
  const { family_id, idempotency_key: key } = generations
  return findRow(db, generations, and(eq(family_id, family.id), eq(key, idempotencyKey)))
}

function refuseWithoutAccess(access: AiCredits) {
  if (access.has_access) return
  if (access.missing.is_switched_off)
    throw forbidden('generator_closed', 'The generator is closed for now. Your library stays open.')
  if (access.missing.is_feature_open)
    throw forbidden('not_premium', 'The generator comes with premium.')
  throw forbidden(
    'coming_soon',
    `The generator opens when ${access.missing.founding_members_needed} founding families have joined.`,
  )
}

function refuseBeyondLimits(
  deps: Pick<Deps, 'db' | 'now' | 'ai'>,
  family: Family,
  access: AiCredits,
) {
  if (access.credits_remaining <= 0 && needsCredit(deps))
    throw paymentRequired('no_credits', noCredits(family), { reason: 'no_credits' })
  const { reason, details, wait_seconds } = generationStatus(deps, family)
  // Maintenance was checked before, in the same transaction.
  if (reason === null || reason === 'maintenance') return
  throw limited(reason, details, { reason, retry_after_seconds: Math.max(1, wait_seconds) })
}
