import { type Db, findRow, inTransaction } from '@fgm/db'
import { idempotentRequests, type Parent } from '@fgm/db/schema'
import { dayMs } from '@fgm/shared/days'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { keyReused, notFound } from '../../core/errors.ts'
import { sha256 } from '../../core/sha256.ts'

/*
 * Idempotency-Key: a program whose request was cut off sends it again with the same key, and nothing is created twice
 * (docs/decisions/042-repeated-requests.md).
 */

/** How many keys an account keeps: responses can be large, and a retry comes within minutes. */
const keptPerAccount = 100

type Request = { parent: Pick<Parent, 'id'>; procedure: string; key: string | null; input: unknown }

/**
 * Runs `work` once for a key of this account and this procedure. `work` gets the deps with the transaction in
 * which its result is stored as well: both or neither. A refusal is not stored and can be retried.
 * @returns the result, and whether it is a stored one.
 * @throws 422 for a key that came with another input, 404 if what was created has been removed.
 */
export function once<Result>(
  deps: Deps,
  { parent, procedure, key, input }: Request,
  work: (deps: Deps) => Result extends PromiseLike<unknown> ? never : Result,
): { result: Result; isRepeated: boolean } {
  if (!key) return { result: work(deps), isRepeated: false }
  const inputHash = sha256(JSON.stringify(input))
  return inTransaction<{ result: Result; isRepeated: boolean }>(deps.db, (tx) => {
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
      // Stored by this procedure, whose output schema checks it once more.
      return { result: known.response as Result, isRepeated: true }
    }
    const result = work({ ...deps, db: tx })
    const row = {
      parent_id: parent.id,
      procedure,
      key,
      input_hash: inputHash,
      response: result,
      made_id: idOf(result),
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
    return { result, isRepeated: false }
  })
}

/** Clears the stored result of a request when what it created is removed. */
export function forgetMade(db: Db, id: string) {
  db.update(idempotentRequests)
    .set({ response: null })
    .where(eq(idempotentRequests.made_id, id))
    .run()
}

/** Results are about the parent's family of that time, so they are deleted when the parent changes families. */
export function forgetRequestsOf(tx: Db, parent: Pick<Parent, 'id'>) {
  tx.delete(idempotentRequests).where(eq(idempotentRequests.parent_id, parent.id)).run()
}

/** Deletes requests older than a day. */
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

function idOf(result: unknown): string | null {
  const { id } = (result ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : null
}
