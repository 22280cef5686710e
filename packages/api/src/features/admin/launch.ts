import type { Db } from '@fgm/db'
import { payments, users } from '@fgm/db/schema'
import { hasReservedSpot, isIn, isWaitlisted } from '@fgm/shared/family/membership'
import {
  launchPhase,
  registrationTier,
  registrationTiers,
  spotsRemaining,
  type Tier,
  tierNumber,
} from '@fgm/shared/family/tiers'
import type { LaunchStats, WaitlistQueue, WaitlistQueueQuery } from '@fgm/shared/launch/launch'
import { and, asc, count, eq, gt, isNotNull, isNull, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { waitingReviews } from '../community/community.ts'
import { spotsHeld, spotsTaken } from '../founding-spots/founding-spots.ts'
import { queuePosition } from '../queue/queue.ts'
import { registrationPace } from '../registration-brake/registration-brake.ts'
import { familyCount } from '../tiers/tiers.ts'

/** GET /api/admin/launch-stats: the launch in figures, each counted from its rows. */
export function launchStats(deps: Pick<Deps, 'db' | 'now' | 'config'>): LaunchStats {
  const { db } = deps
  const counts = countsByTier(db)
  const of = (fits: (row: (typeof counts)[number]) => boolean) =>
    counts.filter(fits).reduce((sum, row) => sum + row.users, 0)
  const inTier = (tier: Tier) => of((row) => row.tier === tier)
  const foundingMembers = inTier('founding_premium')
  const premiumUsers = of(isIn)
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

/** The tier that a payment counts for. A family that left took its tier along: its payments count as 'left'. */
export function payingTier({ registration_number, founding_member }: Payer): string {
  if (registration_number === null) return 'left'
  const number = tierNumber({ registration_number, founding_member: founding_member === true })
  return registrationTier(number).tier
}

/** Payments that count as revenue: those that opened premium and were not given back. */
export const isRevenue = and(eq(payments.disposition, 'activated'), isNull(payments.refunded_at))

/** What was paid and not given back, in all. */
function revenue(db: Db) {
  const rows = db
    .select({
      registration_number: users.registration_number,
      founding_member: users.founding_member,
      currency: payments.currency,
      amount: payments.amount,
      amount_usd: payments.amount_usd,
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.user_id))
    .where(isRevenue)
    .all()
  const revenueByTier: Record<string, number> = {}
  const revenueByCurrency: Record<string, number> = {}
  let totalRevenue = 0
  for (const { registration_number, founding_member, currency, amount, amount_usd } of rows) {
    const tier = payingTier({ registration_number, founding_member })
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

/** GET /api/admin/waitlist-queue: the whole launch in counts, and those who wait, in order: all, or a page. */
export function waitlistQueue(db: Db, wanted: WaitlistQueueQuery): WaitlistQueue {
  const counts = countsByTier(db)
  const of = (fits: (row: (typeof counts)[number]) => boolean) =>
    counts.filter(fits).reduce((sum, row) => sum + row.users, 0)
  const { families, next_cursor } = waitingFamilies(db, wanted)
  return {
    summary: {
      total_users: of(() => true),
      active: of(isIn),
      reserved: of(hasReservedSpot),
      waitlisted: of(isWaitlisted),
    },
    tiers: registrationTiers.map(({ tier, name, first_number, last_number }) => ({
      tier,
      name,
      range: last_number === null ? `${first_number}+` : `${first_number}-${last_number}`,
      users: of((row) => row.tier === tier),
    })),
    waitlist_queue: families,
    next_cursor,
  }
}

/** Families (no administrators, none that left) by tier and status, in one walk over the index. */
function countsByTier(db: Db) {
  return db
    .select({ tier: users.tier, waitlist_status: users.waitlist_status, users: count() })
    .from(users)
    .where(and(isNotNull(users.registration_number), isNull(users.deleted_at)))
    .groupBy(users.tier, users.waitlist_status)
    .all()
}

/** Those who wait. Without a search they stand without gaps, so the first position tells all of them. */
function waitingFamilies(db: Db, { query, cursor, limit }: WaitlistQueueQuery) {
  const wanted = db
    .select({
      queue_order: users.queue_order,
      name: users.name,
      email: users.email,
      waitlist_status: users.waitlist_status,
      registration_number: sql<number>`coalesce(${users.registration_number}, 0)`,
      created_at: users.created_at,
    })
    .from(users)
    .where(
      and(
        isNotNull(users.queue_order),
        cursor === undefined ? undefined : gt(users.queue_order, Number(cursor)),
        query ? or(contains(users.name, query), contains(users.email, query)) : undefined,
      ),
    )
    .orderBy(asc(users.queue_order))
  const rows = limit === undefined ? wanted.all() : wanted.limit(limit + 1).all()
  const shown = limit === undefined ? rows : rows.slice(0, limit)
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  const firstPosition = queuePosition(db, shown[0]?.queue_order ?? null) ?? 1
  const families = shown.map(({ queue_order, ...family }, at) => ({
    queue_position: query ? (queuePosition(db, queue_order) ?? 1) : firstPosition + at,
    ...family,
  }))
  return { families, next_cursor: last ? String(last.queue_order) : null }
}

/** `instr` takes the text as it is: no letter in it is a wildcard. */
export const contains = (column: SQLWrapper, text: string) =>
  sql`instr(lower(${column}), ${text.toLowerCase()}) > 0`
