import type { Deps } from '../../core/deps.ts'
import { unavailable } from '../../core/errors.ts'
import { readSetting } from '../settings/settings.ts'
import {
  attemptsInWindow,
  countAttempt,
  limits,
  presentWindow,
  refuseWhenFull,
} from '../throttles/throttles.ts'

/*
 * The limit on registrations (decisions §14): after the configured number in an hour, new ones pause until the
 * hour is over. Only completed registrations count, by form or Google. Confirmed addresses pass, and one larger
 * network may use only part of the limit.
 */

const key = 'registrations'
const hourSeconds = 3_600
const sentence =
  'So many families are joining right now that we are taking a short break. Please try again later.'

type LimitDeps = Pick<Deps, 'db' | 'now' | 'config'>

type NewRegistration = {
  is_email_verified: boolean
  /** As `largerNetwork` writes it; missing for families that registered without a browser. */
  network?: string | undefined
}

/**
 * Counts a registration in its transaction; the last one before the pause is logged.
 * @throws 429 if its network used its part, 503 with the seconds until registrations continue.
 */
export function countRegistration(
  deps: LimitDeps & Pick<Deps, 'log' | 'noteLimit'>,
  { is_email_verified, network }: NewRegistration,
) {
  if (!deps.config.are_rate_limits_on) return
  if (!is_email_verified && network) countAttempt(deps, limitOf(network), network)
  const limit = readSetting(deps.db, 'registrations_an_hour')
  const { count, seconds_left } = attemptsInWindow(deps, key, hourSeconds)
  if (count > limit && !is_email_verified) throw paused(seconds_left)
  if (count === limit)
    deps.log.warn({ registrations: count, seconds_left }, 'new registrations are paused')
}

/** Refuses a registration by form before it costs a password hash. @throws as `countRegistration`. */
export function refuseWhilePaused(deps: LimitDeps, network: string | undefined) {
  if (network) refuseWhenFull(deps, limitOf(network), network)
  const { paused_until } = registrationPace(deps)
  if (paused_until) throw paused((Date.parse(paused_until) - deps.now().getTime()) / 1000)
}

/** How many registered in the current hour, the limit, and until when new ones pause (null: they do not). */
export function registrationPace(deps: LimitDeps) {
  const limit = readSetting(deps.db, 'registrations_an_hour')
  const { count, resets_at } = presentWindow(deps, key, hourSeconds)
  const isPaused = deps.config.are_rate_limits_on && count >= limit
  return { in_the_hour: count, limit, paused_until: isPaused ? resets_at : null }
}

const limitOf = (network: string) =>
  network.includes(':') ? limits.registerByNetwork6 : limits.registerByNetwork4

const paused = (seconds: number) =>
  unavailable('registrations_paused', sentence, Math.max(1, Math.ceil(seconds)))
