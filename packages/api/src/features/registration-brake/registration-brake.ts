import { type Db, prepareOnce } from '@fgm/db'
import { throttles } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { unavailable } from '../../errors.ts'
import { readSetting } from '../settings/settings.ts'
import { attemptsInWindow } from '../throttles/throttles.ts'

/*
 * The brake on registrations (decisions §14): more than the setting in an hour, and new ones pause until the
 * hour is over. Only families that were registered are counted, whatever way they came.
 */

const key = 'registrations'
const hourSeconds = 3_600
const sentence =
  'So many families are joining right now that we are taking a short break. Please try again later.'

type Braking = Pick<Deps, 'db' | 'now' | 'config'>

/**
 * Counts a registration in its transaction; the last one before the pause is told to the log.
 * @throws 503 with the seconds until registrations go on.
 */
export function countRegistration(deps: Braking & Pick<Deps, 'log'>) {
  if (!deps.config.are_rate_limits_on) return
  const limit = readSetting(deps.db, 'registrations_an_hour')
  const { count, seconds_left } = attemptsInWindow(deps, key, hourSeconds)
  if (count > limit) throw paused(seconds_left)
  if (count === limit)
    deps.log.warn({ registrations: count, seconds_left }, 'new registrations are paused')
}

/**
 * Refuses a registration before it costs a password hash.
 * @throws as `countRegistration`.
 */
export function refuseWhilePaused(deps: Braking) {
  const { paused_until } = registrationPace(deps)
  if (paused_until) throw paused((Date.parse(paused_until) - deps.now().getTime()) / 1000)
}

/** How many registered in the present hour, how many may, and until when new ones pause (null: they do not). */
export function registrationPace({ db, now, config }: Braking) {
  const limit = readSetting(db, 'registrations_an_hour')
  const row = window(db).get()
  const seconds_left = row ? (Date.parse(row.resets_at) - now().getTime()) / 1000 : 0
  // A window that ends later than any can began under a clock that was wrong since.
  const is_now = seconds_left > 0 && seconds_left <= 2 * hourSeconds
  const in_the_hour = row && is_now ? row.count : 0
  const is_paused = config.are_rate_limits_on && is_now && in_the_hour >= limit
  return { in_the_hour, limit, paused_until: row && is_paused ? row.resets_at : null }
}

const window = prepareOnce((db: Db) =>
  db.select().from(throttles).where(eq(throttles.key, key)).prepare(),
)

const paused = (seconds: number) => unavailable(sentence, Math.max(1, Math.ceil(seconds)))
