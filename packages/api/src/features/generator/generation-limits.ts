import type { Db } from '@fgm/db'
import { generations } from '@fgm/db/schema'
import {
  type BlockReason,
  type GenerationStatus,
  type GenerationTier,
  generation_limits,
} from '@fgm/shared/generator'
import { and, asc, count, desc, eq, gt, gte, lte, ne, type SQL } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { User } from '../auth/auth.ts'
import { readSetting } from '../settings/settings.ts'
import { generatorAccess } from './generator-access.ts'

const hour_ms = 3_600_000
const day_ms = 24 * hour_ms
/**
 * A clock that steps back a little must not open a limit, so what it dated ahead still counts. What is
 * dated further ahead than this was made under a clock that was plainly wrong, and would hold a family for as long.
 */
const believed_ahead_ms = 7 * day_ms

/** Founding families and those who paid have limits of their own; everybody else those of a trial. */
export function generationTier(user: User): GenerationTier {
  if (user.founding_member) return 'founding_premium'
  return user.waitlist_status === 'active' ? 'launch_special' : 'trial'
}

/**
 * How many activities a family made and may still make now (GET /ai/generation-status). Hours and
 * days slide, months are the calendar's (UTC). All is counted from rows, so a restart forgets nothing.
 */
export function generationStatus(deps: Pick<Deps, 'db' | 'now'>, user: User): GenerationStatus {
  const { db } = deps
  const tier = generationTier(user)
  const limits = readSetting(db, 'generation_limits')[tier] ?? generation_limits[tier]
  const time = deps.now().getTime()
  const used_this_month = countWhere(
    db,
    user,
    and(gte(generations.created_at, monthStart(deps.now(), 0)), believable(time)),
  )
  const daily_count = countWhere(db, user, younger(time, day_ms))
  const hourly_count = countWhere(db, user, younger(time, hour_ms))
  const waits: [BlockReason, number][] = [
    [
      'monthly_limit_exceeded',
      used_this_month >= limits.monthly ? Date.parse(monthStart(deps.now(), 1)) - time : 0,
    ],
    ['daily_limit_exceeded', slidingWait(deps, user, daily_count, limits.daily, day_ms)],
    ['hourly_limit_exceeded', slidingWait(deps, user, hourly_count, limits.hourly, hour_ms)],
    ['cooldown_active', cooldownWait(deps, user, limits.cooldown_seconds)],
  ]
  const [reason, wait_ms] = waits.find(([, wait]) => wait > 0) ?? [null, 0]
  const { has_access, credits_remaining: remaining } = generatorAccess(db, user)
  const wait_seconds = Math.ceil(wait_ms / 1000)
  return {
    tier,
    credits_remaining: remaining,
    monthly_limit: limits.monthly,
    used_this_month,
    total_generations_all_time: countWhere(db, user),
    hourly_count,
    hourly_limit: limits.hourly,
    daily_count,
    daily_limit: limits.daily,
    allowed: reason === null && has_access && remaining > 0,
    reason,
    details: has_access
      ? details(reason, remaining, limits)
      : 'The generator is not open to you yet.',
    wait_seconds,
  }
}

function details(
  reason: BlockReason | null,
  remaining: number,
  limits: { monthly: number; daily: number; hourly: number; cooldown_seconds: number },
): string {
  if (reason === 'monthly_limit_exceeded')
    return `You made ${limits.monthly} activities this month. More are possible from the first of next month.`
  if (reason === 'daily_limit_exceeded')
    return `You made ${limits.daily} activities in 24 hours. Your library has plenty for tonight.`
  if (reason === 'hourly_limit_exceeded')
    return `You made ${limits.hourly} activities within an hour. Time to play one of them.`
  if (reason === 'cooldown_active') return 'A short breath between two activities.'
  if (remaining <= 0) return 'Your credits are used up.'
  return 'You can make an activity now.'
}

/** Rows that count: delivered ones, and those that are being made. */
const counted = (user: Pick<User, 'id'>, when?: SQL) =>
  and(eq(generations.user_id, user.id), ne(generations.state, 'released'), when)

/** What is exactly as old as a window has just left it: a countdown ends where it says. */
const younger = (time: number, window_ms: number) =>
  and(gt(generations.created_at, new Date(time - window_ms).toISOString()), believable(time))

const believable = (time: number) =>
  lte(generations.created_at, new Date(time + believed_ahead_ms).toISOString())

function countWhere(db: Db, user: User, when?: SQL): number {
  return (
    db.select({ count: count() }).from(generations).where(counted(user, when)).get()?.count ?? 0
  )
}

/** Milliseconds until enough of the window's generations are old enough; 0 while there is room. */
function slidingWait(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: User,
  used: number,
  limit: number,
  window_ms: number,
): number {
  if (used < limit) return 0
  const time = now().getTime()
  const row = db
    .select({ created_at: generations.created_at })
    .from(generations)
    .where(counted(user, younger(time, window_ms)))
    .orderBy(asc(generations.created_at))
    .offset(Math.max(0, used - limit))
    .limit(1)
    .get()
  return clamp(row ? Date.parse(row.created_at) + window_ms - time : window_ms, window_ms)
}

function cooldownWait({ db, now }: Pick<Deps, 'db' | 'now'>, user: User, cooldown_seconds: number) {
  if (cooldown_seconds === 0) return 0
  const time = now().getTime()
  const row = db
    .select({ created_at: generations.created_at })
    .from(generations)
    // A clock that was set back leaves rows in the future: none of them was just now.
    .where(counted(user, lte(generations.created_at, new Date(time).toISOString())))
    .orderBy(desc(generations.created_at))
    .limit(1)
    .get()
  if (!row) return 0
  const wait = Date.parse(row.created_at) + cooldown_seconds * 1000 - time
  return Math.max(0, wait)
}

/** A clock that jumps must neither block for ever nor open the gate: at least a moment, at most the window. */
const clamp = (wait: number, longest: number) => Math.min(Math.max(wait, 1), longest)

/** The first moment of the month that is `months` ahead. */
const monthStart = (time: Date, months: number) =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months, 1)).toISOString()
