import type { Db } from '@fgm/db'
import { families, generations } from '@fgm/db/schema'
import { dayMs } from '@fgm/shared/days'
import { type LaunchDays, launchDayCount } from '@fgm/shared/launch/launch'
import { and, gte, isNotNull, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { revenuePayments } from './launch.ts'

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
  return Array.from({ length: launchDayCount }, (_, place) =>
    new Date(today.getTime() - (launchDayCount - 1 - place) * dayMs).toISOString().slice(0, 10),
  )
}

/** Moments are ISO texts in UTC, so a day is where they begin. */
type Moment = typeof families.created_at | typeof generations.created_at
const dayOf = (column: Moment) => sql<string>`substr(${column}, 1, 10)`

const registrationsSince = (db: Db, since: string) =>
  byDay(
    db
      .select({
        day: dayOf(families.created_at),
        count: sql<number>`count(*)`,
        families: sql<number>`count(*) filter (where ${families.deleted_at} is null)`,
      })
      .from(families)
      .where(and(isNotNull(families.registration_number), gte(families.created_at, since)))
      .groupBy(dayOf(families.created_at))
      .all(),
  )

const generationsSince = (db: Db, since: string) =>
  byDay(
    db
      .select({ day: dayOf(generations.created_at), count: sql<number>`count(*)` })
      .from(generations)
      .where(and(sql`state = 'delivered'`, gte(generations.created_at, since)))
      .groupBy(dayOf(generations.created_at))
      .all(),
  )

const byDay = <Row extends { day: string }>(rows: Row[]) =>
  new Map(rows.map((row) => [row.day, row]))

function revenueSince(db: Db, since: string) {
  const revenueByDay = new Map<string, Record<string, number>>()
  for (const { created_at, tier, amount_usd } of revenuePayments(db, since)) {
    const day = created_at.slice(0, 10)
    const dayRevenue = revenueByDay.get(day) ?? {}
    dayRevenue[tier] = (dayRevenue[tier] ?? 0) + (amount_usd ?? 0)
    revenueByDay.set(day, dayRevenue)
  }
  return revenueByDay
}
