import type { Db } from '@fgm/db'
import { users } from '@fgm/db/schema'
import type { WaitlistQueue, WaitlistQueueQuery } from '@fgm/shared/launch'
import { registration_tiers } from '@fgm/shared/tiers'
import { and, asc, count, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { queuePosition } from '../queue/queue.ts'

/** GET /api/admin/waitlist-queue: the whole launch in counts, and a page of those who wait, in order. */
export function waitlistQueue(db: Db, wanted: WaitlistQueueQuery): WaitlistQueue {
  const counts = countsByTier(db)
  const of = (fits: (row: (typeof counts)[number]) => boolean) =>
    counts.filter(fits).reduce((sum, row) => sum + row.users, 0)
  const page = waitingFamilies(db, wanted)
  return {
    summary: {
      total_users: of(() => true),
      active: of((row) => row.waitlist_status === 'active'),
      reserved: of((row) => row.waitlist_status === 'reserved'),
      waitlisted: of((row) => row.waitlist_status === 'waitlisted'),
    },
    tiers: registration_tiers.map(({ tier, name, first_number, last_number }) => ({
      tier,
      name,
      range: last_number === null ? `${first_number}+` : `${first_number}-${last_number}`,
      users: of((row) => row.tier === tier),
    })),
    waitlist_queue: page.rows.map((row) => ({
      queue_position: queuePosition(db, row.queue_order) ?? 1,
      name: row.name,
      email: row.email,
      waitlist_status: row.waitlist_status,
      registration_number: row.registration_number ?? 0,
      created_at: row.created_at,
    })),
    next_cursor: page.next_cursor,
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

function waitingFamilies(db: Db, { query, cursor, limit }: WaitlistQueueQuery) {
  const rows = db
    .select()
    .from(users)
    .where(
      and(
        isNotNull(users.queue_order),
        cursor === undefined ? undefined : gt(users.queue_order, Number(cursor)),
        query ? or(contains(users.name, query), contains(users.email, query)) : undefined,
      ),
    )
    .orderBy(asc(users.queue_order))
    .limit(limit + 1)
    .all()
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { rows: rows.slice(0, limit), next_cursor: last ? String(last.queue_order) : null }
}

/** `instr` takes the text as it is: no letter in it is a wildcard. */
const contains = (column: typeof users.name | typeof users.email, text: string) =>
  sql`instr(lower(${column}), ${text.toLowerCase()}) > 0`
