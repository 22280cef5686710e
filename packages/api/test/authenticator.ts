import { Secret, TOTP } from 'otpauth'
import type { TestApp } from './test-app.ts'
import type { TestBrowser } from './test-browser.ts'

/** The current code of an authenticator app, or that of some half minutes later. */
export const codeOf = ({ now }: { now: () => Date }, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: now().getTime() + steps * 30_000,
  })

/**
 * Turns the second step on for the administrator of this browser, and advances time by a minute.
 * @returns the app's codes from then on, and the recovery codes.
 */
export async function turnOnSecondStep(app: TestApp, browser: TestBrowser, password: string) {
  const { secret } = (await browser.post('/api/auth/second-factor/start', { password })).body
  const code = (steps = 0) => codeOf(app.deps, secret, steps)
  const { body } = await browser.post('/api/auth/second-factor/turn-on', { code: code() })
  app.clock.advance(60)
  return { secret: secret as string, code, recovery: body.recovery_codes as string[] }
}
