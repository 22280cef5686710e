import type { Db } from '@fgm/db'
import { generations, users } from '@fgm/db/schema'
import { type LaunchDays, launch_days } from '@fgm/shared/launch'
import { and, gte, isNotNull, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'

/**
 * GET /api/admin/launch-days: registrations and delivered generations of the last 30 days, days without
 * any included. A family that left still counts where it registered; its generations went with it.
 */
export function launchDays({ db, now }: Pick<Deps, 'db' | 'now'>): LaunchDays {
  const days = lastDays(now())
  const since = days[0] ?? ''
  const registrations = registrationsSince(db, since)
  const delivered = generationsSince(db, since)
  return {
    days: days.map((day) => ({
      day,
      registrations: registrations.get(day) ?? 0,
      generations: delivered.get(day) ?? 0,
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
const day_of = (column: typeof users.created_at | typeof generations.created_at) =>
  sql<string>`substr(${column}, 1, 10)`

const registrationsSince = (db: Db, since: string) =>
  byDay(
    db
      .select({ day: day_of(users.created_at), count: sql<number>`count(*)` })
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

const byDay = (rows: { day: string; count: number }[]) =>
  new Map(rows.map(({ day, count }) => [day, count]))
