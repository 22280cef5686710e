import { parse, serialize } from 'hono/utils/cookie'
import type { Config } from '../../core/config.ts'
import type { Deps } from '../../core/deps.ts'
import { keyedHash } from '../../core/same-secret.ts'

/*
 * The cookies: the session, for visitors an anonymous one that CSRF tokens are tied to, and one that
 * identifies this browser later, for the limits of logins and the rules of referrals. Over https all carry the `__Host-`
 * prefix: only this very host can have set them.
 */

const name = (config: Config, base: string) => (config.is_https ? `__Host-${base}` : base)
const sessionName = (config: Config) => name(config, 'fgm_session')
const anonymousName = (config: Config) => name(config, 'fgm_visitor')
const deviceName = (config: Config) => name(config, 'fgm_device')
const deviceDays = 180

export const sessionCookie = {
  read(header: string | null, config: Config) {
    const cookies = header ? parse(header) : {}
    return {
      session_id: cookies[sessionName(config)] ?? null,
      anonymous_secret: cookies[anonymousName(config)] ?? null,
      device_secret: cookies[deviceName(config)] ?? null,
    }
  },

  /** The anonymous cookie as a header: it lives until the browser closes. */
  anonymous: (secret: string, config: Config): string =>
    serialize(anonymousName(config), secret, options(config)),

  device: (secret: string, config: Config): string =>
    serialize(deviceName(config), secret, { ...options(config), maxAge: deviceDays * 86_400 }),
}

const options = ({ is_https }: Config) =>
  ({ httpOnly: true, secure: is_https, sameSite: 'Lax', path: '/' }) as const

type Key = Pick<Deps, 'csrf_key'>

/**
 * The CSRF token that changing requests of this browser carry in `X-CSRFToken`: a hash of a secret that only its
 * cookie holds (its session, or the anonymous one), so it changes at login and logout and nothing has to be stored.
 */
export const csrfToken = ({ csrf_key }: Key, browserSecret: string) =>
  keyedHash(csrf_key, `csrf:${browserSecret}`)

/** A nonce that ties a Google ID token to this browser. */
export const googleNonce = ({ csrf_key }: Key, browserSecret: string) =>
  keyedHash(csrf_key, `google:${browserSecret}`)
