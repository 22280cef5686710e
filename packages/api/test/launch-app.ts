import { families } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import type { Deps } from '../src/core/deps.ts'
import { findParentByEmail } from '../src/features/auth/auth.ts'
import { releaseLapsedSpots } from '../src/features/auth/spot-releases.ts'
import { deliverDueMails } from '../src/features/mail/mail.ts'
import { familyOf } from '../src/features/parents/parents.ts'
import { createTestApp, type TestApp, testPassword } from './test-app.ts'

/*
 * A launch with a mail server, so that addresses have to be confirmed before a founding spot is
 * permanent. The test app itself accepts the mails.
 */

/** The address of the mail server, for tests that need more settings. */
const withMailServer = { SMTP_URL: 'smtp://mail.example' }

export const hour = 3_600

/** The app in which nothing is confirmed automatically. */
export const createLaunch = (env: Record<string, string> = {}, replaced: Partial<Deps> = {}) =>
  createTestApp({ ...withMailServer, ...env }, replaced)

/** Runs the mail timer a minute later, for families that registered without a browser. */
export async function mailsGoOut(app: TestApp) {
  app.clock.advance(60)
  await deliverDueMails(app.deps)
}

/** Two days later, with the timers of mails and spots. @returns how many spots were released. */
export async function twoDaysLater(app: TestApp): Promise<number> {
  await mailsGoOut(app)
  app.clock.advance(48 * hour)
  return releaseLapsedSpots(app.deps)
}

/** Confirms the address of a family by the newest link that was mailed to it. */
export async function confirm(app: TestApp, email: string, browser = app.browser()) {
  const link = app.mails
    .filter(({ to }) => to.address === email)
    .map(({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1])
    .findLast(Boolean)
  return browser.post('/api/auth/verify-email', {
    token: link ?? 'no link was mailed',
    password: testPassword,
  })
}

export function familyAt(app: Pick<TestApp, 'db'>, email: string) {
  const parent = findParentByEmail(app.db, email)
  if (!parent) throw new Error(`${email} has no account`)
  return familyOf(app.db, parent)
}

/** The row of that family, for a change. */
export const isFamilyAt = (app: Pick<TestApp, 'db'>, email: string) =>
  eq(families.id, familyAt(app, email).id)

/** The public number of spots that are left. */
export const spotsLeft = async (app: TestApp): Promise<number> =>
  (await app.browser().get('/registration-info')).body.spots_remaining
