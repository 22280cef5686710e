import { type Db, rowCount } from '@fgm/db'
import { families, generations, parents, payments, referrals } from '@fgm/db/schema'
import { dayMs } from '@fgm/shared/days'
import { hasReservedSpot, isMember, isWaitlisted } from '@fgm/shared/family/membership'
import {
  launchPhase,
  registrationTier,
  registrationTiers,
  spotsRemaining,
  type Tier,
  tierNumber,
} from '@fgm/shared/family/tiers'
import {
  type LaunchDays,
  type LaunchStats,
  launchDayCount,
  type WaitlistQueue,
  type WaitlistQueueQuery,
} from '@fgm/shared/launch/launch'
import { and, asc, count, eq, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { keysetPage } from '../../core/keyset-page.ts'
import { waitingReviews } from '../community/community.ts'
import { familyCount, spotsHeld, spotsTaken } from '../founding-spots/founding-spots.ts'
import { isFirstParent } from '../parents/parents.ts'
import { queuePosition } from '../queue/queue.ts'
import { registrationPace } from '../registration-limit/registration-limit.ts'

/** GET /api/admin/launch-stats: the launch in figures, each counted from its rows. */
export function launchStats(deps: Pick<Deps, 'db' | 'now' | 'config'>): LaunchStats {
  const { db } = deps
  const of = counting(db)
  const inTier = (tier: Tier) => of((row) => row.tier === tier)
  const foundingMembers = inTier('founding_premium')
  const premiumUsers = of(isMember)
  const paidUsers = premiumUsers - foundingMembers
  const couldPay = of(() => true) - foundingMembers
  const registered = familyCount(db)
  return {
    phase_progress: {
      current_phase: launchPhase(registered),
      registered,
      spots_remaining: spotsRemaining(spotsTaken(db)),
      spots_held: spotsHeld(db),
    },
    registrations: registrationPace(deps),
    total_users: of(() => true),
    waiting_reviews: waitingReviews(db),
    founding_members: foundingMembers,
    recovery_tier_users: inTier('recovery_tier'),
    value_tier_users: inTier('value_tier'),
    early_bird_users: inTier('early_bird'),
    standard_users: inTier('standard'),
    ...revenue(db),
    user_breakdown: {
      free_users: of(() => true) - premiumUsers,
      premium_users: premiumUsers,
      paid_users: paidUsers,
      conversion_rate: couldPay === 0 ? 0 : Math.round((paidUsers / couldPay) * 1000) / 10,
    },
  }
}

type Payer = { registration_number: number | null; founding_member: boolean | null }

/** The tier that a payment counts for. A family that left has no tier any more: its payments count as 'left'. */
function payingTier({ registration_number, founding_member }: Payer): string {
  if (registration_number === null) return 'left'
  const number = tierNumber({ registration_number, founding_member: founding_member === true })
  return registrationTier(number).tier
}

/** Payments that count as revenue, each with its tier: those that opened premium and were not refunded. */
const revenuePayments = (db: Db, since = '') =>
  db
    .select({
      created_at: payments.created_at,
      currency: payments.currency,
      amount: payments.amount,
      amount_usd: payments.amount_usd,
      registration_number: families.registration_number,
      founding_member: families.founding_member,
    })
    .from(payments)
    .leftJoin(families, eq(families.id, payments.family_id))
    .where(
      and(
        eq(payments.disposition, 'activated'),
        isNull(payments.refunded_at),
        gte(payments.created_at, since),
      ),
    )
    .all()
    .map(({ registration_number, founding_member, ...payment }) => ({
      ...payment,
      tier: payingTier({ registration_number, founding_member }),
    }))

function revenue(db: Db) {
  const revenueByTier: Record<string, number> = {}
  const revenueByCurrency: Record<string, number> = {}
  let totalRevenue = 0
  for (const { tier, currency, amount, amount_usd } of revenuePayments(db)) {
    totalRevenue += amount_usd ?? 0
    revenueByTier[tier] = (revenueByTier[tier] ?? 0) + (amount_usd ?? 0)
    revenueByCurrency[currency] = (revenueByCurrency[currency] ?? 0) + amount
  }
  return {
    total_revenue: totalRevenue,
    revenue_by_tier: revenueByTier,
    revenue_by_currency: revenueByCurrency,
  }
}

/** GET /api/admin/waitlist-queue: the launch in counts, and the waiting families in order: all, or a page. */
export function waitlistQueue(db: Db, wanted: WaitlistQueueQuery): WaitlistQueue {
  const of = counting(db)
  const { queue, total, next_cursor } = waitingFamilies(db, wanted)
  return {
    summary: {
      total_users: of(() => true),
      active: of(isMember),
      reserved: of(hasReservedSpot),
      waitlisted: of(isWaitlisted),
    },
    tiers: registrationTiers.map(({ tier, name, first_number, last_number }) => ({
      tier,
      name,
      range: last_number === null ? `${first_number}+` : `${first_number}-${last_number}`,
      users: of((row) => row.tier === tier),
    })),
    waitlist_queue: queue,
    total,
    next_cursor,
  }
}

/** Counts families (no administrators, none that left) by tier and status, in one scan of the index. */
function counting(db: Db) {
  const counts = db
    .select({ tier: families.tier, waitlist_status: families.waitlist_status, users: count() })
    .from(families)
    .where(and(isNotNull(families.registration_number), isNull(families.deleted_at)))
    .groupBy(families.tier, families.waitlist_status)
    .all()
  return (fits: (row: (typeof counts)[number]) => boolean): number =>
    counts.filter(fits).reduce((sum, row) => sum + row.users, 0)
}

/** Waiting families. Without a search their positions have no gaps, so the first one gives all of them. */
function waitingFamilies(db: Db, { query, tier, cursor, limit }: WaitlistQueueQuery) {
  const isWanted = and(isNotNull(families.queue_order), ...queueFilters({ query, tier }))
  const isAfter = cursor === undefined ? undefined : gt(families.queue_order, Number(cursor))
  const wanted = db
    .select({
      queue_order: families.queue_order,
      name: parents.name,
      email: parents.email,
      email_verified: sql<boolean>`${families.confirmed_at} is not null`.mapWith(Boolean),
      tier: families.tier,
      referral_count: countedFriends,
      waitlist_status: families.waitlist_status,
      registration_number: sql<number>`coalesce(${families.registration_number}, 0)`,
      created_at: families.created_at,
    })
    .from(families)
    .innerJoin(parents, isFirstParent)
    .where(and(isWanted, isAfter))
    .orderBy(asc(families.queue_order))
  const rows = limit === undefined ? wanted.all() : wanted.limit(limit + 1).all()
  const { page, next_cursor } = keysetPage(rows, limit ?? rows.length, (last) =>
    String(last.queue_order),
  )
  const firstPosition = queuePosition(db, page[0]?.queue_order ?? null) ?? 1
  const queue = page.map(({ queue_order, ...family }, at) => ({
    queue_position: query || tier ? (queuePosition(db, queue_order) ?? 1) : firstPosition + at,
    ...family,
  }))
  const total = cursor === undefined ? rowCount(db, families, isWanted) : null
  return { queue, total, next_cursor }
}

/** The filters of the queue's page and file. */
export const queueFilters = ({ query, tier }: Pick<WaitlistQueueQuery, 'query' | 'tier'>) => [
  query ? hasParentLike(query) : undefined,
  tier && eq(families.tier, tier),
]

/** For a whole queue in one statement; `referralCount` counts one family's. */
const countedFriends = sql<number>`(select count(*) from ${referrals}
  where ${referrals.referrer_family_id} = ${families.id} and ${referrals.state} = 'counted')`

/** Families with a parent whose name or address contains the text. `instr` takes it literally: no wildcards. */
function hasParentLike(query: string) {
  const text = query.toLowerCase()
  return sql`exists (select 1 from parents as one where one.family_id = ${families.id}
    and (instr(lower(one.name), ${text}) > 0 or instr(lower(one.email), ${text}) > 0))`
}

/**
 * GET /api/admin/launch-days: registrations, revenue and delivered generations of the last 30 days, including
 * days without any. A family that left still counts for its registration; its generations were deleted.
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

const lastDays = (today: Date): string[] =>
  Array.from({ length: launchDayCount }, (_, place) =>
    new Date(today.getTime() - (launchDayCount - 1 - place) * dayMs).toISOString().slice(0, 10),
  )

/** Times are ISO texts in UTC, so a day is their beginning. */
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
