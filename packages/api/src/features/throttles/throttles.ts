import { type Db, findRow, prepareOnce } from '@fgm/db'
import { throttles } from '@fgm/db/schema'
import { eq, lte, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { tooMany } from '../../core/errors.ts'
import { sha256 } from '../../core/sha256.ts'

/** A rate limit: how many attempts fit into a window of that many seconds, and the sentence beyond, if not the usual. */
export type Throttle = {
  name: string
  attempts: number
  seconds: number
  sentence?: string
  /** Counts attempts of anyone at an account: the number left would reveal its owner's activity to strangers. */
  isPrivate?: boolean
}

const tooManyGenerations =
  'You started a lot of activities in a short time. No credit was used for this one. Please try again later.'

const familiesOfNetwork = {
  name: 'register-network',
  seconds: 3600,
  sentence:
    'Many families have just joined from your network. Please try again within the hour, or from another network.',
}

/** The limits of what a stranger can try. All are per key: an address, an account, or both. */
export const limits = {
  login_by_account_and_address: { name: 'login', attempts: 10, seconds: 600 },
  login_by_account: { name: 'login-account', attempts: 100, seconds: 600, isPrivate: true },
  // A copy of such a browser's cookie works from any number of networks, so there is a limit, too.
  login_by_known_browser: { name: 'login-known', attempts: 300, seconds: 600, isPrivate: true },
  login_by_address: { name: 'login-address', attempts: 100, seconds: 600 },
  // Three of a million codes are valid at a time: with the password, 30 guesses an hour find one in years.
  second_factor_by_account_and_address: { name: 'code', attempts: 10, seconds: 3600 },
  second_factor_by_account: { name: 'code-account', attempts: 30, seconds: 3600, isPrivate: true },
  register_by_address: { name: 'register', attempts: 30, seconds: 3600 },
  // Families, not attempts. Schools and mobile networks share the addresses of a /24; a /48 is given to one customer.
  registerByNetwork4: { ...familiesOfNetwork, attempts: 60 },
  registerByNetwork6: { ...familiesOfNetwork, attempts: 30 },
  google_by_address: { name: 'google', attempts: 30, seconds: 600 },
  mail_by_account: { name: 'mail', attempts: 5, seconds: 3600 },
  mail_by_typed_address: { name: 'mail', attempts: 5, seconds: 3600, isPrivate: true },
  mail_by_address: { name: 'mail-address', attempts: 20, seconds: 3600 },
  token_by_address: { name: 'token', attempts: 30, seconds: 600 },
  password_by_account: { name: 'password', attempts: 10, seconds: 600 },
  // Each writes a mail to its owner.
  invitation_by_account: { name: 'invitation', attempts: 20, seconds: 3600 },
  // Each creates a family and assigns a number.
  own_family_by_account: { name: 'own-family', attempts: 3, seconds: 86_400 },
  name_by_account: { name: 'name', attempts: 20, seconds: 3600 },
  access_token_by_account: { name: 'access-token', attempts: 20, seconds: 3600 },
  day_link_by_account: { name: 'day-link', attempts: 30, seconds: 3600 },
  // Each writes a mail or sends a notification to its owner.
  device_by_account: { name: 'device', attempts: 20, seconds: 3600 },
  reminder_choice_by_account: { name: 'reminder-choice', attempts: 30, seconds: 3600 },
  reminder_by_account: { name: 'reminder', attempts: 5, seconds: 3600 },
  // Calendar programs poll some times a day; those of many families poll from the addresses of one company.
  calendar_by_reminder: { name: 'calendar', attempts: 60, seconds: 3600 },
  // Mail programs unsubscribe for their readers from a few addresses of one company.
  reminder_link_by_address: { name: 'reminder-link', attempts: 600, seconds: 600 },
  calendar_by_address: { name: 'calendar-address', attempts: 600, seconds: 600 },
  // Opening a page is one attempt; grandparents and guests may share a network.
  day_link_by_address: { name: 'day-link-open', attempts: 60, seconds: 600 },
  day_link_done_by_address: { name: 'day-link-done', attempts: 30, seconds: 600 },
  // Each face of a play is one.
  play_by_account: { name: 'play', attempts: 600, seconds: 86_400 },
  hunt_completion_by_account: { name: 'hunt-completion', attempts: 200, seconds: 86_400 },
  payment_by_account: { name: 'payment', attempts: 120, seconds: 600 },
  download_by_address: { name: 'download', attempts: 60, seconds: 600 },
  // Each calls a provider, and all families share the daily quota.
  reword_by_account: { name: 'reword', attempts: 20, seconds: 86_400 },
  read_home_by_account: {
    name: 'read-home',
    attempts: 6,
    seconds: 86_400,
    sentence:
      'We read your line a few times today. Please use the counters, or try again tomorrow.',
  },
  share_by_account: { name: 'share', attempts: 20, seconds: 3600 },
  // Each may call a provider, even if it is stopped and costs nothing.
  generation_by_account: {
    name: 'generation',
    attempts: 30,
    seconds: 3600,
    sentence: tooManyGenerations,
  },
  generation_by_account_a_day: {
    name: 'generation-day',
    attempts: 100,
    seconds: 86_400,
    sentence: tooManyGenerations,
  },
  edit_by_account: { name: 'edit', attempts: 60, seconds: 600 },
  preview_by_account: { name: 'preview', attempts: 60, seconds: 600 },
  export_by_account: { name: 'export', attempts: 10, seconds: 3600 },
  report_by_account: { name: 'report', attempts: 20, seconds: 3600 },
} satisfies Record<string, Throttle>

/**
 * Counts an attempt, and refuses it if the window is full. Counting comes before the guarded work and is one statement, so
 * parallel guesses cannot pass together. The response's headers show how many attempts are left (rate-limit-headers.ts).
 * @throws 429 with the seconds until the window ends.
 */
export function countAttempt(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'noteLimit'>,
  { name, attempts, seconds, sentence, isPrivate }: Throttle,
  key: string,
) {
  if (!deps.config.are_rate_limits_on) return
  const { count, seconds_left } = attemptsInWindow(deps, throttleKey(name, key), seconds)
  const endsIn = Math.max(1, Math.ceil(seconds_left))
  const remaining = Math.max(0, attempts - count)
  if (!isPrivate) deps.noteLimit?.({ name, attempts, seconds, remaining, endsIn })
  if (count > attempts) throw tooMany(endsIn, sentence)
}

/** Refuses what `countAttempt` would refuse, but does not count: for work that counts once it is done. */
export function refuseWhenFull(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  { name, attempts, seconds, sentence }: Throttle,
  key: string,
) {
  if (!deps.config.are_rate_limits_on) return
  const { count, seconds_left } = presentWindow(deps, throttleKey(name, key), seconds)
  if (count >= attempts) throw tooMany(seconds_left, sentence)
}

/** The count of this key in its current window, and how long that lasts; zero if none is open. */
export function presentWindow({ db, now }: Pick<Deps, 'db' | 'now'>, key: string, seconds: number) {
  const row = findRow(db, throttles, eq(throttles.key, key))
  const secondsLeft = row ? (Date.parse(row.resets_at) - now().getTime()) / 1000 : 0
  // A window that ends later than any can comes from a wrong clock.
  if (!row || secondsLeft <= 0 || secondsLeft > 2 * seconds)
    return { count: 0, seconds_left: 0, resets_at: null }
  return { count: row.count, seconds_left: secondsLeft, resets_at: row.resets_at }
}

/** Counts one more for this key. @returns the count in its current window, and how long that lasts. */
export function attemptsInWindow(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  key: string,
  seconds: number,
): { count: number; seconds_left: number } {
  const time = now()
  const { count, resets_at } = addAttempt(db).get({
    key,
    time: time.toISOString(),
    resets_at: new Date(time.getTime() + seconds * 1000).toISOString(),
    never: new Date(time.getTime() + 2 * seconds * 1000).toISOString(),
  })
  return { count, seconds_left: (Date.parse(resets_at) - time.getTime()) / 1000 }
}

// A window that ends later than any can comes from a wrong clock.
const isOver = sql`(${throttles.resets_at} <= ${sql.placeholder('time')} or ${throttles.resets_at} > ${sql.placeholder('never')})`
const resetsAt = sql.placeholder('resets_at')

const addAttempt = prepareOnce((db) =>
  db
    .insert(throttles)
    .values({ key: sql.placeholder('key'), count: 1, resets_at: resetsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
        resets_at: sql`case when ${isOver} then ${resetsAt} else ${throttles.resets_at} end`,
      },
    })
    .returning()
    .prepare(),
)

/** Forgets the attempts of a key, after the correct password was given. */
export function forgetAttempts({ db }: Pick<Deps, 'db'>, { name }: Throttle, key: string) {
  db.delete(throttles)
    .where(eq(throttles.key, throttleKey(name, key)))
    .run()
}

/** Deletes windows that are over, so the table stays small. */
export function sweepThrottles(db: Db, now: Date) {
  db.delete(throttles).where(lte(throttles.resets_at, now.toISOString())).run()
}

/** Keys are hashed: addresses of people and machines are not stored in clear for this. */
const throttleKey = (name: string, key: string) => `${name}:${sha256(key).slice(0, 22)}`
