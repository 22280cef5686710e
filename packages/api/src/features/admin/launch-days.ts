import type { Db } from '@fgm/db'
import { generations, payments, users } from '@fgm/db/schema'
import { type LaunchDays, launch_days } from '@fgm/shared/launch/launch'
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { is_revenue, payingTier } from './launch.ts'

/**
 * GET /api/admin/launch-days: registrations, revenue and delivered generations of the last 30 days, days
 * without any included. A family that left still counts where it registered; its generations went with it.
 */
export function launchDays({ db, now }: Pick<Deps, 'db' | 'now'>): LaunchDays {
  const days = lastDays(now())
  const since = days[0] ?? ''
  const registrations = registrationsSince(db, since)
  const delivered = generationsSince(db, since)
  const revenue = revenueSince(db, since)
  return {
    days: days.map((day) => ({
      day,
      registrations: registrations.get(day)?.count ?? 0,
      families: registrations.get(day)?.families ?? 0,
      revenue_by_tier: revenue.get(day) ?? {},
      generations: delivered.get(day)?.count ?? 0,
    })),
  }
}

function lastDays(today: Date): string[] {
  const day_ms = 86_400_000
  return Array.from({ length: launch_days }, (_, place) =>
    new Date(today.getTime() - (launch_days - 1 - place) * day_ms).toISOString().slice(0, 10),
  )
}

/** Moments are ISO texts in UTC, so a day is where they begin. */
type Moment = typeof users.created_at | typeof generations.created_at | typeof payments.created_at
const day_of = (column: Moment) => sql<string>`substr(${column}, 1, 10)`

const registrationsSince = (db: Db, since: string) =>
  byDay(
    db
      .select({
        day: day_of(users.created_at),
        count: sql<number>`count(*)`,
        families: sql<number>`count(*) filter (where ${users.deleted_at} is null)`,
      })
      .from(users)
      .where(and(isNotNull(users.registration_number), gte(users.created_at, since)))
      .groupBy(day_of(users.created_at))
      .all(),
  )

const generationsSince = (db: Db, since: string) =>
  byDay(
    db
      .select({ day: day_of(generations.created_at), count: sql<number>`count(*)` })
      .from(generations)
      .where(and(sql`state = 'delivered'`, gte(generations.created_at, since)))
      .groupBy(day_of(generations.created_at))
      .all(),
  )

const byDay = <Row extends { day: string }>(rows: Row[]) =>
  new Map(rows.map((row) => [row.day, row]))

/** What came in on each day by tier, as the figures of the launch count it. */
function revenueSince(db: Db, since: string) {
  const rows = db
    .select({
      day: day_of(payments.created_at),
      registration_number: users.registration_number,
      founding_member: users.founding_member,
      amount_usd: payments.amount_usd,
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.user_id))
    .where(and(is_revenue, gte(payments.created_at, since)))
    .all()
  const by_day = new Map<string, Record<string, number>>()
  for (const { day, amount_usd, ...payer } of rows) {
    const day_revenue = by_day.get(day) ?? {}
    const tier = payingTier(payer)
    day_revenue[tier] = (day_revenue[tier] ?? 0) + (amount_usd ?? 0)
    by_day.set(day, day_revenue)
  }
  return by_day
}
