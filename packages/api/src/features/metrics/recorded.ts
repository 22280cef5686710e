import type { Db } from '@fgm/db'
import { ai_attempts, credit_entries, payments } from '@fgm/db/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { Counter, Histogram, type Registry } from 'prom-client'
import { familyCount } from '../tiers/tiers.ts'

/*
 * Figures that only grow are counted from the records themselves: rows of these tables are written once,
 * so whoever asks reads those that are new since the last time. No feature has to remember to count, and
 * what was rolled back was never there.
 */

/** The most rows that are read of a table at once; after a burst the next scrape goes on. */
const rows_at_once = 500

/** Counts what was recorded since the start. @returns a function that reads what is new. */
export function countRecorded(db: Db, registers: Registry[]): () => void {
  const readers = [
    countFamilies(db, registers),
    countCredits(db, registers),
    countPayments(db, registers),
    countAttempts(db, registers),
  ]
  return () => {
    for (const read of readers) read()
  }
}

function countFamilies(db: Db, registers: Registry[]) {
  const registrations = new Counter({
    name: 'fgm_registrations_total',
    help: 'Families that registered since the start',
    registers,
  })
  // Numbers have no gap and are never given twice. Rows would lie: a family that leaves has a new one.
  let counted = familyCount(db)
  return () => {
    const highest = familyCount(db)
    registrations.inc(Math.max(0, highest - counted))
    counted = Math.max(counted, highest)
  }
}

function countCredits(db: Db, registers: Registry[]) {
  const granted = new Counter({
    name: 'fgm_credits_granted_total',
    help: 'Credits that were given since the start',
    labelNames: ['reason'] as const,
    registers,
  })
  const spent = new Counter({
    name: 'fgm_credits_spent_total',
    help: 'Credits that were used since the start',
    registers,
  })
  spent.inc(0)
  type Entry = { amount: number; reason: string }
  return newRows<Entry>(db, credit_entries, sql`amount, reason`, ({ amount, reason }) => {
    if (amount >= 0) granted.inc({ reason }, amount)
    else if (reason !== 'spot_released') spent.inc(-amount)
  })
}

function countPayments(db: Db, registers: Registry[]) {
  const captured = new Counter({
    name: 'fgm_payments_total',
    help: 'Captured payments since the start, by what came of them',
    labelNames: ['disposition'] as const,
    registers,
  })
  const revenue = new Counter({
    name: 'fgm_payments_usd_cents_total',
    help: 'Price of the payments that activated a family since the start, in US cents',
    registers,
  })
  for (const disposition of ['activated', 'duplicate', 'unmatched'])
    captured.inc({ disposition }, 0)
  type Payment = { disposition: string; amount_usd: number | null }
  const columns = sql`disposition, amount_usd`
  return newRows<Payment>(db, payments, columns, ({ disposition, amount_usd }) => {
    captured.inc({ disposition })
    if (disposition === 'activated') revenue.inc(amount_usd ?? 0)
  })
}

function countAttempts(db: Db, registers: Registry[]) {
  const attempts = new Counter({
    name: 'fgm_ai_attempts_total',
    help: 'Calls to AI providers since the start; outcome is delivered, tested or a kind of failure',
    labelNames: ['provider', 'outcome'] as const,
    registers,
  })
  const seconds = new Histogram({
    name: 'fgm_ai_attempt_duration_seconds',
    help: 'How long calls to AI providers took',
    labelNames: ['provider'] as const,
    buckets: [0.5, 1, 2, 4, 8, 15, 25, 45],
    registers,
  })
  const cost = new Counter({
    name: 'fgm_ai_cost_micro_usd_total',
    help: 'What calls to AI providers cost since the start, in millionths of a US dollar',
    labelNames: ['provider'] as const,
    registers,
  })
  type Attempt = { provider: string; outcome: string; ms: number; cost_micro_usd: number | null }
  const columns = sql`provider, outcome, ms, cost_micro_usd`
  return newRows<Attempt>(db, ai_attempts, columns, ({ provider, outcome, ms, cost_micro_usd }) => {
    attempts.inc({ provider, outcome })
    seconds.observe({ provider }, ms / 1000)
    cost.inc({ provider }, cost_micro_usd ?? 0)
  })
}

/** A reader of the rows of a table that were written after it was made, each once, oldest first. */
function newRows<Row>(db: Db, table: SQLiteTable, columns: SQL, take: (row: Row) => void) {
  const newestRow = () =>
    db.get<{ newest: number | null }>(sql`select max(rowid) as newest from ${table}`).newest ?? 0
  let seen = newestRow()
  return () => {
    const rows = db.all<Row & { place: number }>(
      sql`select rowid as place, ${columns} from ${table} where rowid > ${seen} order by rowid limit ${rows_at_once}`,
    )
    for (const row of rows) take(row)
    // When the newest rows are gone (a family left), their places are given again.
    seen = rows.at(-1)?.place ?? newestRow()
  }
}
