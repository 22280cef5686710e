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

/** A generation that is under way, who reads it, and until when. */
export type Making = {
  family: Family
  row: GenerationRow
  input: GenerateActivity
  signal: AbortSignal
  emit: (event: GenerationEvent) => void
}

/** What a maker has to hand in: an activity's own columns, and how it came about. */
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
  /** An activity of the library that was written for the moment of the wish. */
  written_activity_id: string | null
  is_free: boolean
}

/**
 * Opens a generation: checks access, credits, limits and what it varies, and holds one credit, all in one transaction, so that
 * clicks at once can never hold more than there is, and a refusal leaves nothing. A known key answers for the click it was made for.
 * @returns the row, or the one that the same idempotency key opened before.
 * @throws 403 without access, 402 without credits where a provider is to be asked, 429 with `reason` at a limit and without after
 * too many presses, 404 for a variation of what is not theirs.
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
    // The row stays, without its key: the family's calls of the day on record name it.
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
 * Ends a generation with its activity: stores it, takes the credit of an AI response, both or neither.
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

/** Ends a generation without an activity; the held credit is free again. */
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

/** Frees what a crash left held. Called at start: nothing can be running then. */
export function sweepGenerations(deps: Pick<Deps, 'db' | 'now'>) {
  sweepWhere(deps, isReserved)
}

/** The same for a server that shares a primary, when it starts again: what it was making itself when it was killed. */
export function sweepOwn({ copy, ...deps }: Pick<Deps, 'db' | 'now' | 'copy'>) {
  if (!copy) return
  const own = and(isReserved, eq(generations.server, copy.serverId))
  if (hasRow(deps.db, generations, own)) sweepWhere(deps, own)
}

/** For servers that do not come back: what is older than any can be, whichever server held it. */
export function sweepAbandoned(deps: Pick<Deps, 'db' | 'now' | 'config'>) {
  const longestMs = deps.config.ai.timeouts.in_all_ms + beyondTimeoutMs
  const latest = new Date(deps.now().getTime() - longestMs).toISOString()
  const abandoned = and(isReserved, lt(generations.created_at, latest))
  // Most looks find none, and then nothing is written.
  if (hasRow(deps.db, generations, abandoned)) sweepWhere(deps, abandoned)
}

/** For what is not the provider's time: a queue, storing it, and clocks of two servers. */
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
 * Removes what was released more than a day ago. Of one for which a provider was asked the row stays: its
 * calls on record name it. A key needs none, pressed again it opens a new one.
 */
export function sweepReleased({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const dayAgo = new Date(now().getTime() - dayMs).toISOString()
  const asked = db
    .select({ id: aiAttemptsTable.id })
    .from(aiAttemptsTable)
    .where(eq(aiAttemptsTable.generation_id, generations.id))
  const over = db
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(eq(generations.state, 'released'), lt(generations.created_at, dayAgo), notExists(asked)),
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
  // Maintenance was refused before, in the same transaction.
  if (reason === null || reason === 'maintenance') return
  throw limited(reason, details, { reason, retry_after_seconds: Math.max(1, wait_seconds) })
}
