import { setTimeout as wait } from 'node:timers/promises'
import { type Db, inTransaction } from '@fgm/db'
import { activities, type Family, generations } from '@fgm/db/schema'
import { mayTellOfDistress } from '@fgm/shared/distress/distress'
import type { HelpInstead } from '@fgm/shared/distress/help-instead'
import { isMember } from '@fgm/shared/family/membership'
import {
  type GenerateActivity,
  type Generation,
  type GenerationEvent,
  youngerFirst,
} from '@fgm/shared/generator'
import type { Paging } from '@fgm/shared/text/paging'
import { TRPCError } from '@trpc/server'
import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../../core/context.ts'
import type { Deps } from '../../core/deps.ts'
import { cancelled, cannotWrite, unavailable } from '../../core/errors.ts'
import { afterCursor, pageOfRows, rowsToRead } from '../../core/keyset-page.ts'
import { AiFailure } from '../../services/ai.ts'
import { requireOwn, toActivity } from '../activities/activities.ts'
import { creditBalance } from '../credits/credits.ts'
import { helpInstead } from '../distress/distress.ts'
import { makeByAi } from './ai-maker.ts'
import {
  deliverGeneration,
  type GenerationRow,
  type Made,
  type Making,
  openGeneration,
  releaseGeneration,
} from './generations.ts'
import { madeBy, makeFromIdeaBook } from './idea-book-maker.ts'

/**
 * Makes an activity for a family. A wish that mentions distress gets help and nothing else happens: no
 * limit, no credit, no provider, nothing stored. Otherwise it holds one credit, runs the makers, then stores the activity or
 * frees the credit. Yields sentences of progress, the draft as it grows, and the finished activity. If the
 * reader disconnects, the work is stopped and costs nothing.
 * @throws 403 without access, 402 without credits if providers are configured, 429 at a limit, 404 for a
 * variation of what is not theirs, 503 if nothing safe could be made.
 */
export async function* generate(
  deps: Deps,
  family: Family,
  request: GenerateActivity,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent> {
  const input = youngerFirst(request)
  const instead = helpInstead(deps, input.prompt, input.country)
  if (instead) {
    yield { type: 'help', instead }
    return
  }
  const isByProviders = deps.ai.hasProviders()
  if (!isByProviders && signal.aborted) throw stopped()
  const opened = isByProviders ? openGeneration(deps, family, input) : null
  const row = opened?.row ?? makeAtOnce(deps, family, input)
  if (!opened?.is_new) {
    yield {
      type: 'done',
      generation: toGeneration(deps, family, input, await joined(deps, row, signal)),
    }
    return
  }
  // One controller for both reasons to stop.
  const reader = new AbortController()
  const stop = () => reader.abort()
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const { readable, writable } = new TransformStream<GenerationEvent, GenerationEvent>()
  const writer = writable.getWriter()
  const emit = (event: GenerationEvent) => void writer.write(event).catch(() => undefined)
  const work = make(deps, { family, row, input, signal: reader.signal, emit })
  deps.underWay.generations.set(row.id, work)
  const end = () => {
    deps.underWay.generations.delete(row.id)
    return writer.close()
  }
  // A reader that has left closes the stream first, so it gets no failure.
  work.then(end, end).catch(() => undefined)
  try {
    yield* readable
    yield { type: 'done', generation: toGeneration(deps, family, input, await work) }
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}

/** The same in one response: for clients that do not read a stream. */
export async function generateAtOnce(
  deps: Deps,
  family: Family,
  input: GenerateActivity,
  signal: AbortSignal,
): Promise<Generation | HelpInstead> {
  for await (const event of generate(deps, family, input, signal)) {
    if (event.type === 'done') return event.generation
    if (event.type === 'help') return event.instead
  }
  throw new Error('The generation ended without a result')
}

/** Own creations, newest first (GET /user/generated-activities). */
export function listGenerated(
  ctx: Pick<Context, 'paging'>,
  db: Db,
  family: Family,
  paging: Paging,
) {
  const own = and(eq(generations.family_id, family.id), eq(generations.state, 'delivered'))
  const rows = db
    .select({ activity: activities, generation: generations })
    .from(generations)
    .innerJoin(activities, eq(activities.id, generations.activity_id))
    .where(and(own, afterCursor([generations.created_at, generations.id], paging.cursor)))
    .orderBy(desc(generations.created_at), desc(generations.id))
    .limit(rowsToRead(paging, 500))
    .all()
  return pageOfRows(ctx, rows, paging, ({ generation }) => [
    generation.created_at,
    generation.id,
  ]).map(({ activity, generation }) => toGenerated(activity, generation, family))
}

/**
 * Makes an activity from the idea book alone, without any provider: opened and delivered in one transaction, so that
 * there is one wait for the disk. A failure is released as usual.
 * @returns the row, or the one that the same idempotency key opened before.
 */
function makeAtOnce(deps: Deps, family: Family, input: GenerateActivity): GenerationRow {
  const { row, failure } = inTransaction(deps.db, (tx) => {
    const within = { ...deps, db: tx }
    const { row, is_new } = openGeneration(within, family, input)
    if (!is_new) return { row, failure: null }
    try {
      const made = makeFromIdeaBook(within, family, input, row.attempt)
      return { row: deliverGeneration(within, row, made), failure: null }
    } catch (cause) {
      // On a full disk nothing can be stored, not even the release.
      if (cannotWrite(cause)) throw cause
      releaseGeneration(within, row.id, because.nothingMade)
      return { row, failure: { cause } }
    }
  })
  if (failure) throw failed(deps, row, failure.cause)
  return row
}

/** The second of two clicks waits for the first, on any server, or returns its result. */
async function joined(
  deps: Pick<Deps, 'db' | 'now' | 'copy' | 'config' | 'underWay'>,
  row: GenerationRow,
  signal: AbortSignal,
): Promise<GenerationRow> {
  if (row.state === 'delivered') return row
  const work = deps.underWay.generations.get(row.id)
  if (work) return work
  const ended = deps.copy && (await endedElsewhere(deps, row, signal))
  if (ended?.state === 'delivered') return ended
  if (ended) throw ended.ended_because === because.stopped ? stopped() : nothingCame()
  throw unavailable(
    'generation_under_way',
    'This activity is still being made. Please try again in a moment.',
    5,
  )
}

const lookEveryMs = 250

/** Waits for a generation of another server; undefined if it takes longer than it can, or its row is gone. */
async function endedElsewhere(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  { id, created_at }: GenerationRow,
  signal: AbortSignal,
): Promise<GenerationRow | undefined> {
  const longestMs = config.ai.timeouts.in_all_ms
  const leftMs = Date.parse(created_at) + longestMs - now().getTime()
  // A wrong clock can make the rest longer than the whole.
  const endsAt = performance.now() + Math.min(leftMs, longestMs)
  while (performance.now() < endsAt) {
    await wait(lookEveryMs)
    if (signal.aborted) throw stopped()
    const row = db.select().from(generations).where(eq(generations.id, id)).get()
    if (row?.state !== 'reserved') return row
  }
  return undefined
}

async function make(deps: Deps, making: Making): Promise<GenerationRow> {
  const { row } = making
  try {
    const made = await chooseMaker(deps, making)
    if (making.signal.aborted) throw new AiFailure('aborted')
    return deliverGeneration(deps, row, made)
  } catch (cause) {
    const isStopped = cause instanceof AiFailure && cause.kind === 'aborted'
    releaseGeneration(deps, row.id, isStopped ? because.stopped : because.nothingMade)
    throw isStopped ? stopped(cause) : failed(deps, row, cause)
  }
}

const because = { stopped: 'stopped', nothingMade: 'nothing could be made' }

const stopped = (cause?: unknown) => cancelled('stopped', 'Stopped. No credit was used.', {}, cause)

function failed({ log }: Pick<Deps, 'log'>, row: GenerationRow, cause: unknown): TRPCError {
  // A refusal, e.g. of a variation of an activity that was removed meanwhile, is more precise.
  if (cause instanceof TRPCError) return cause
  log.error({ err: cause, generation_id: row.id }, 'generation failed')
  return nothingCame(cause)
}

const nothingCame = (cause?: unknown) =>
  unavailable('generation_failed', 'Failed to generate activity. No credit was used.', 5, cause)

/** The providers first; if they fail the idea book takes over, free of charge. */
async function chooseMaker(deps: Deps, making: Making): Promise<Made> {
  const { family, row, input, emit } = making
  try {
    return await makeByAi(deps, making)
  } catch (cause) {
    if (!(cause instanceof AiFailure) || cause.kind === 'aborted') throw cause
    deps.log.warn(
      { generation_id: row.id, kind: cause.kind, ...cause.last },
      'the idea book stands in',
    )
    emit({ type: 'draft', draft: {} })
    emit({ type: 'progress', sentence: 'Looking in our idea book...' })
    const made = makeFromIdeaBook(deps, family, input, row.attempt)
    return {
      ...made,
      // The providers read the wish, though they delivered nothing: the parent may know that.
      prompt_seen: cause.sent ?? made.prompt_seen,
      notes: [standInNote(cause.kind), ...made.notes],
    }
  }
}

const standInReasons: Partial<Record<AiFailure['kind'], string>> = {
  unsafe: 'What was written was not safe enough for this age',
  unread: 'What the AI wrote could not be read once more for safety',
  day_is_full: 'The AI has written enough for today',
  share_is_used: 'The AI has tried often enough for you today and writes again tomorrow',
}

function standInNote(kind: AiFailure['kind']): string {
  const why = standInReasons[kind] ?? 'The AI could not be reached'
  return `${why}, so this one comes from our idea book. It cost no credit.`
}

function toGeneration(
  deps: Pick<Deps, 'db'>,
  family: Family,
  { prompt }: GenerateActivity,
  row: GenerationRow,
): Generation {
  // An activity that the family removed since is not found; the same key does not make it again.
  const activity = requireOwn(deps.db, family, row.activity_id ?? '')
  return {
    activity: toGenerated(activity, row, family),
    credits_remaining: creditBalance(deps.db, family.id).remaining,
    prompt_seen: row.prompt_seen ?? { system: '', user: '' },
    notes: row.notes ?? [],
    written_activity: writtenActivity(deps, row),
    // Computed for each response: it is never stored.
    may_need_help: mayTellOfDistress(prompt),
  }
}

function writtenActivity({ db }: Pick<Deps, 'db'>, { written_activity_id: id }: GenerationRow) {
  if (!id) return null
  const { title } = activities
  return (
    db.select({ id: activities.id, title }).from(activities).where(eq(activities.id, id)).get() ??
    null
  )
}

function toGenerated(activity: typeof activities.$inferSelect, row: GenerationRow, family: Family) {
  return {
    ...toActivity(activity, family),
    pdf_available: isMember(family),
    download_url: `/downloads/${encodeURIComponent(activity.id)}.pdf`,
    made_by: madeBy(row.provider, row.provider_display_name),
    credits_charged: row.credits_charged,
  }
}
