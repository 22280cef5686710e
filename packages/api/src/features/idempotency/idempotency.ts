import { type Db, findRow, inTransaction } from '@fgm/db'
import { idempotentRequests, type Parent } from '@fgm/db/schema'
import { dayMs } from '@fgm/shared/days'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { keyReused, notFound } from '../../core/errors.ts'
import { sha256 } from '../../core/sha256.ts'

/*
 * Idempotency-Key: a program whose request was cut off sends it again with the same key, and nothing is made twice
 * (docs/decisions/042-repeated-requests.md).
 */

/** How many an account keeps: responses can be large, and a retry comes within minutes. */
const keptPerAccount = 100

type Request = { parent: Pick<Parent, 'id'>; procedure: string; key: string | null; input: unknown }

/**
 * Does something once for a key of this account and this procedure. `work` gets the deps with the transaction in
 * which its response is kept as well: both or neither. What it refuses is not kept, and may be tried again.
 * @returns the response, and whether it is the first one again.
 * @throws 422 for a key that came with another input, 404 when what was made is removed since.
 */
export function once<Answer>(
  deps: Deps,
  { parent, procedure, key, input }: Request,
  work: (deps: Deps) => Answer extends PromiseLike<unknown> ? never : Answer,
): { answer: Answer; isRepeated: boolean } {
  if (!key) return { answer: work(deps), isRepeated: false }
  const inputHash = sha256(JSON.stringify(input))
  return inTransaction<{ answer: Answer; isRepeated: boolean }>(deps.db, (tx) => {
    const isThis = and(
      eq(idempotentRequests.parent_id, parent.id),
      eq(idempotentRequests.procedure, procedure),
      eq(idempotentRequests.key, key),
      gt(idempotentRequests.created_at, since(deps.now())),
    )
    const known = findRow(tx, idempotentRequests, isThis)
    if (known) {
      if (known.input_hash !== inputHash) throw keyReused()
      if (known.response === null) throw notFound('What this made')
      // Kept from this procedure, whose output schema checks it once more.
      return { answer: known.response as Answer, isRepeated: true }
    }
    const answer = work({ ...deps, db: tx })
    const row = {
      parent_id: parent.id,
      procedure,
      key,
      input_hash: inputHash,
      response: answer,
      made_id: idOf(answer),
      created_at: deps.now().toISOString(),
    }
    tx.insert(idempotentRequests)
      .values(row)
      .onConflictDoUpdate({
        target: [
          idempotentRequests.parent_id,
          idempotentRequests.procedure,
          idempotentRequests.key,
        ],
        set: row,
      })
      .run()
    prune(tx, parent)
    return { answer, isRepeated: false }
  })
}

/** Something is removed: what was answered when it was made goes with it. */
export function forgetMade(db: Db, id: string) {
  db.update(idempotentRequests)
    .set({ response: null })
    .where(eq(idempotentRequests.made_id, id))
    .run()
}

/** What was answered to a parent is about the family they belonged to: it goes when they change it. */
export function forgetRequestsOf(tx: Db, parent: Pick<Parent, 'id'>) {
  tx.delete(idempotentRequests).where(eq(idempotentRequests.parent_id, parent.id)).run()
}

/** Removes what is older than a day. */
export function sweepIdempotency(db: Db, now: Date) {
  db.delete(idempotentRequests)
    .where(lte(idempotentRequests.created_at, since(now)))
    .run()
}

const since = (now: Date) => new Date(now.getTime() - dayMs).toISOString()

function prune(tx: Db, parent: Pick<Parent, 'id'>) {
  const last = tx
    .select({ created_at: idempotentRequests.created_at })
    .from(idempotentRequests)
    .where(eq(idempotentRequests.parent_id, parent.id))
    .orderBy(desc(idempotentRequests.created_at))
    .limit(1)
    .offset(keptPerAccount)
    .get()
  if (!last) return
  const older = lte(idempotentRequests.created_at, last.created_at)
  tx.delete(idempotentRequests)
    .where(and(eq(idempotentRequests.parent_id, parent.id), older))
    .run()
}

function idOf(answer: unknown): string | null {
  const { id } = (answer ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : null
}
