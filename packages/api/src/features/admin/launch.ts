import { type Db, rowCount } from '@fgm/db'
import { families, parents, payments, referrals } from '@fgm/db/schema'
import { hasReservedSpot, isMember, isWaitlisted } from '@fgm/shared/family/membership'
import {
  launchPhase,
  registrationTier,
  registrationTiers,
  spotsRemaining,
  type Tier,
  tierNumber,
} from '@fgm/shared/family/tiers'
import type { LaunchStats, WaitlistQueue, WaitlistQueueQuery } from '@fgm/shared/launch/launch'
import { and, asc, count, eq, gt, gte, isNotNull, isNull, type SQLWrapper, sql } from 'drizzle-orm'
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
  const counts = countsByTier(db)
  const of = (fits: (row: (typeof counts)[number]) => boolean) =>
    counts.filter(fits).reduce((sum, row) => sum + row.users, 0)
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

/** The tier that a payment counts for. A family that left took its tier along: its payments count as 'left'. */
function payingTier({ registration_number, founding_member }: Payer): string {
  if (registration_number === null) return 'left'
  const number = tierNumber({ registration_number, founding_member: founding_member === true })
  return registrationTier(number).tier
}

/** Payments that count as revenue, each with its tier: those that opened premium and were not given back. */
export const revenuePayments = (db: Db, since = '') =>
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
  const counts = countsByTier(db)
  const of = (fits: (row: (typeof counts)[number]) => boolean) =>
    counts.filter(fits).reduce((sum, row) => sum + row.users, 0)
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

/** Families (no administrators, none that left) by tier and status, in one walk over the index. */
function countsByTier(db: Db) {
  return db
    .select({ tier: families.tier, waitlist_status: families.waitlist_status, users: count() })
    .from(families)
    .where(and(isNotNull(families.registration_number), isNull(families.deleted_at)))
    .groupBy(families.tier, families.waitlist_status)
    .all()
}

/** Waiting families. Without a search their positions have no gaps, so the first one gives all of them. */
function waitingFamilies(db: Db, { query, tier, cursor, limit }: WaitlistQueueQuery) {
  const isWanted = and(isNotNull(families.queue_order), ...queueFilters({ query, tier }))
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
    .where(
      and(isWanted, cursor === undefined ? undefined : gt(families.queue_order, Number(cursor))),
    )
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

/** What the page and the file of the queue are narrowed by. */
export const queueFilters = ({ query, tier }: Pick<WaitlistQueueQuery, 'query' | 'tier'>) => [
  query ? hasParentLike(query) : undefined,
  tier && eq(families.tier, tier),
]

/** For a whole queue in one statement; `referralCount` counts one family's. */
const countedFriends = sql<number>`(select count(*) from ${referrals}
  where ${referrals.referrer_family_id} = ${families.id} and ${referrals.state} = 'counted')`

/** Families with a parent whose name or address holds the text. */
const hasParentLike = (query: string) =>
  sql`exists (select 1 from parents as one where one.family_id = ${families.id}
    and (${contains(sql`one.name`, query)} or ${contains(sql`one.email`, query)}))`

/** `instr` takes the text as it is: no letter in it is a wildcard. */
const contains = (column: SQLWrapper, text: string) =>
  sql`instr(lower(${column}), ${text.toLowerCase()}) > 0`
