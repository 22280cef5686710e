import type { Db } from '@fgm/db'
import { credit_entries } from '@fgm/db/schema'
import { eq, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'

type CreditReason = (typeof credit_entries.$inferInsert)['reason']

/** Writes credits into a family's ledger. `amount` is in whole credits and above 0. */
export function grantCredits(
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  db: Db,
  grant: { user_id: string; amount: number; reason: CreditReason },
) {
  db.insert(credit_entries)
    .values({ id: newId(), ...grant, created_at: now().toISOString() })
    .run()
}

/** What a family has of credits: the ledger's sum, all it was ever given, and what it used. */
export function creditBalance(db: Db, user_id: string) {
  const row = db
    .select({
      total: sql<number>`coalesce(sum(max(amount, 0)), 0)`,
      used: sql<number>`coalesce(-sum(min(amount, 0)), 0)`,
    })
    .from(credit_entries)
    .where(eq(credit_entries.user_id, user_id))
    .get() ?? { total: 0, used: 0 }
  return { remaining: row.total - row.used, total: row.total, used: row.used }
}
