import { parse, serialize } from 'hono/utils/cookie'
import type { Config } from '../../core/config.ts'

/*
 * The cookies: the session, for visitors an anonymous one that CSRF tokens are tied to, and one that
 * knows this browser again, which only the rules of referrals look at. Over https all carry the `__Host-` prefix: only this very host can have set them.
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

  /** The anonymous cookie as a header: lives as long as the browser is open. */
  anonymous(secret: string, config: Config): string {
    return serialize(anonymousName(config), secret, {
      httpOnly: true,
      secure: config.is_https,
      sameSite: 'Lax',
      path: '/',
    })
  },

  device(secret: string, config: Config): string {
    return serialize(deviceName(config), secret, {
      httpOnly: true,
      secure: config.is_https,
      sameSite: 'Lax',
      path: '/',
      maxAge: deviceDays * 86_400,
    })
  },
}
