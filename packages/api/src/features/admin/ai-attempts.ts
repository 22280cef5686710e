import type { Db } from '@fgm/db'
import { aiAttemptsTable } from '@fgm/db/schema'
import type { AiAttempts, AiAttemptsQuery } from '@fgm/shared/ai-providers'
import { and, desc, eq } from 'drizzle-orm'
import { olderThan, pageOf } from '../../core/page-cursor.ts'
import { failureWords } from '../ai-failures/ai-failures.ts'

/**
 * GET /api/admin/ai-attempts: calls to providers, the newest first, of one provider or of all; those
 * from before a reset, too. @throws 400 for a page that cannot be.
 */
export function aiAttempts(db: Db, { provider, cursor, limit }: AiAttemptsQuery): AiAttempts {
  const rows = db
    .select()
    .from(aiAttemptsTable)
    .where(
      and(
        provider === undefined ? undefined : eq(aiAttemptsTable.provider, provider),
        olderThan(aiAttemptsTable, cursor),
      ),
    )
    .orderBy(desc(aiAttemptsTable.created_at), desc(aiAttemptsTable.id))
    .limit(limit + 1)
    .all()
  const { page, next_cursor } = pageOf(rows, limit)
  return {
    attempts: page.map(({ cost_micro_usd, generation_id: _, ...row }) => ({
      ...row,
      error: row.is_success ? null : attemptWords(row.outcome),
      cost: cost_micro_usd === null ? null : cost_micro_usd / 1_000_000,
    })),
    next_cursor,
  }
}

/** A parent who left is nobody's failure, and has words of its own. */
const attemptWords = (outcome: string) =>
  outcome === 'aborted' ? 'The parent stopped it' : failureWords(outcome)
