import type { Db } from '@fgm/db'
import { type Family, generations } from '@fgm/db/schema'
import { dayMs } from '@fgm/shared/days'
import { isMember } from '@fgm/shared/family/membership'
import {
  type AiCredits,
  type GenerationStatus,
  type GenerationTier,
  generationLimits,
  type LimitReason,
} from '@fgm/shared/generator'
import { and, asc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { creditBalance } from '../credits/credits.ts'
import { isFeatureOpen } from '../flags/flags.ts'
import { foundingMembers } from '../founding-spots/founding-spots.ts'
import { readSetting } from '../settings/settings.ts'
import { countAttempt, type Throttle, limits as throttles } from '../throttles/throttles.ts'

const hourMs = 3_600_000
/**
 * A clock that steps back a little must not lift a limit, so rows that it dated ahead still count. Rows dated
 * further ahead than this come from a clock that was plainly wrong, and would block a family for that long.
 */
const believedAheadMs = 7 * dayMs

const believed = (time: number) => new Date(time + believedAheadMs).toISOString()

/**
 * GET /api/ai/credits: whether this family may use the generator, and if not, what is missing: the
 * feature is not open yet, or the family is not a member (decisions §4).
 */
export function generatorAccess(db: Db, family: Family): AiCredits {
  const isOpenForFamily = isFeatureOpen(db, 'ai_generation')
  return {
    has_access: isOpenForFamily && isMember(family),
    credits_remaining: creditBalance(db, family.id).remaining,
    missing: {
      is_feature_open: isOpenForFamily,
      is_switched_off: readSetting(db, 'ai_generation_mode') === 'off',
      founding_members: foundingMembers(db),
      founding_members_needed: readSetting(db, 'ai_generation_threshold'),
      is_member: isMember(family),
    },
  }
}

/**
 * How many activities a family made and may still make now (GET /ai/generation-status). Hours and days slide, months are the
 * calendar's (UTC). All is counted from rows, so a restart loses nothing. In maintenance no one can make any. Without a
 * provider all come from the idea book, which takes no credit (decisions §14).
 */
export function generationStatus(
  deps: Pick<Deps, 'db' | 'now' | 'ai'>,
  family: Family,
): GenerationStatus {
  const { has_access, credits_remaining: remaining } = generatorAccess(deps.db, family)
  const made = madeSoFar(deps, family)
  const tier = generationTier(family)
  const limits = limitsOf(deps.db, tier)
  const time = deps.now().getTime()
  const waits: [LimitReason, number][] = [
    [
      'monthly_limit_exceeded',
      made.this_month >= limits.monthly ? Date.parse(monthStart(deps.now(), 1)) - time : 0,
    ],
    ['daily_limit_exceeded', slidingWait(deps, family, made.in_a_day, limits.daily, dayMs)],
    ['hourly_limit_exceeded', slidingWait(deps, family, made.in_an_hour, limits.hourly, hourMs)],
    ['cooldown_active', cooldownWait(made.last_at, time, limits.cooldown_seconds)],
  ]
  const [limitReason, waitMs] = waits.find(([, wait]) => wait > 0) ?? [null, 0]
  const maintenance = readSetting(deps.db, 'maintenance_message')
  const reason = maintenance ? 'maintenance' : limitReason
  const isPaidFor = remaining > 0 || !needsCredit(deps)
  const unlimited = isPaidFor ? 'You can make an activity now.' : noCredits(family)
  const words = limitReason ? limitWords(limits)[limitReason] : unlimited
  return {
    tier,
    credits_remaining: remaining,
    monthly_limit: limits.monthly,
    used_this_month: made.this_month,
    total_generations_all_time: made.ever,
    hourly_count: made.in_an_hour,
    hourly_limit: limits.hourly,
    daily_count: made.in_a_day,
    daily_limit: limits.daily,
    allowed: reason === null && has_access && isPaidFor,
    reason,
    details: maintenance ?? (has_access ? words : 'The generator is not open to you yet.'),
    // The end of maintenance is unknown: there is nothing to count down to.
    wait_seconds: maintenance ? 0 : Math.ceil(waitMs / 1000),
  }
}

/**
 * Counts a request that opens a generation, whatever its outcome: a stopped one costs nothing and counts in no limit, yet it
 * called a provider, and all families share the daily quota. Never refuses what the limits of the family's tier allow.
 * @throws 429 with the seconds until the window ends.
 */
export function countRequest(deps: Pick<Deps, 'db' | 'now' | 'config'>, family: Family) {
  const { hourly, daily } = limitsOf(deps.db, generationTier(family))
  const { generation_by_account: anHour, generation_by_account_a_day: aDay } = throttles
  const atLeast = (throttle: Throttle, allowed: number) => ({
    ...throttle,
    attempts: Math.max(throttle.attempts, allowed),
  })
  countAttempt(deps, atLeast(anHour, hourly), family.id)
  countAttempt(deps, atLeast(aDay, daily), family.id)
}

/**
 * Members have the limits of their tier, by whether they are founders. Everyone else sees those of a trial, and may make
 * nothing: `generatorAccess` (decisions §4).
 */
function generationTier(family: Family): GenerationTier {
  if (!isMember(family)) return 'trial'
  return family.founding_member ? 'founding_premium' : 'launch_special'
}

const limitsOf = (db: Db, tier: GenerationTier) =>
  readSetting(db, 'generation_limits')[tier] ?? generationLimits[tier]

/** All that limits need, in one query of the family's generations. Released ones count only in `next_attempt`. */
export function madeSoFar({ db, now }: Pick<Deps, 'db' | 'now'>, family: Family) {
  const moment = now()
  const { created_at, state } = generations
  const counted = sql`${state} <> 'released'`
  const believable = sql`${counted} and ${created_at} <= ${believed(moment.getTime())}`
  // A row exactly as old as the window has just left it: a countdown ends at the promised second.
  const younger = (ms: number) =>
    sql`${believable} and ${created_at} > ${new Date(moment.getTime() - ms).toISOString()}`
  const those = (which: SQL) => sql<number>`count(*) filter (where ${which})`
  const counts = db
    .select({
      // A number that no generation of the family has had, even after released ones were swept.
      next_attempt: sql<number>`coalesce(max(${generations.attempt}) + 1, 0)`,
      ever: those(counted),
      this_month: those(sql`${believable} and ${created_at} >= ${monthStart(moment, 0)}`),
      in_a_day: those(younger(dayMs)),
      in_an_hour: those(younger(hourMs)),
      // A clock that was set back leaves rows in the future: none of them was just now.
      last_at: sql<string | null>`max(${created_at})
        filter (where ${counted} and ${created_at} <= ${moment.toISOString()})`,
    })
    .from(generations)
    .where(eq(generations.family_id, family.id))
    .get()
  if (!counts) throw new Error('Nothing was counted')
  return counts
}

const limitWords = ({ monthly, daily, hourly }: ReturnType<typeof limitsOf>) => ({
  monthly_limit_exceeded: `You made ${monthly} activities this month. More are possible from the first of next month.`,
  daily_limit_exceeded: `You made ${daily} activities in 24 hours. Your library has plenty for tonight.`,
  hourly_limit_exceeded: `You made ${hourly} activities within an hour. Time to play one of them.`,
  cooldown_active: 'A short breath between two activities.',
})

/** Whether a generation begins with an AI provider: the idea book costs nothing (decisions §14). */
export const needsCredit = ({ ai }: Pick<Deps, 'ai'>): boolean => ai.hasProviders()

/** For a family without credits; an administrator never has any. */
export const noCredits = ({ registration_number }: Pick<Family, 'registration_number'>): string =>
  registration_number === null
    ? 'Credits belong to families. As an administrator you have none.'
    : 'Your credits are used up.'

/** Milliseconds until enough of the window's generations are old enough; 0 while there is room. */
function slidingWait(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  family: Family,
  used: number,
  limit: number,
  windowMs: number,
): number {
  if (used < limit) return 0
  const time = now().getTime()
  const row = db
    .select({ created_at: generations.created_at })
    .from(generations)
    .where(
      and(
        eq(generations.family_id, family.id),
        ne(generations.state, 'released'),
        gt(generations.created_at, new Date(time - windowMs).toISOString()),
        lte(generations.created_at, believed(time)),
      ),
    )
    .orderBy(asc(generations.created_at))
    .offset(Math.max(0, used - limit))
    .limit(1)
    .get()
  const wait = row ? Date.parse(row.created_at) + windowMs - time : windowMs
  // A wrong clock must neither block forever nor lift the limit: at least a moment, at most the window.
  return Math.min(Math.max(wait, 1), windowMs)
}

function cooldownWait(lastAt: string | null, time: number, cooldownSeconds: number): number {
  if (lastAt === null) return 0
  return Math.max(0, Date.parse(lastAt) + cooldownSeconds * 1000 - time)
}

const monthStart = (time: Date, months: number) =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months, 1)).toISOString()
