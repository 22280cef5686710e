import type { Db } from '@fgm/db'
import { referrals } from '@fgm/db/schema'
import type { Feature, FeatureMode } from '@fgm/shared/flags'
import { eq } from 'drizzle-orm'
import { createFamily } from '../src/features/auth/registration.ts'
import { setFeatureMode } from '../src/features/flags/flags.ts'
import type { TestApp } from './test-app.ts'
import type { TestBrowser } from './test-browser.ts'

/*
 * The test families: ana is a founder with a child, ben came after the founding spots were gone
 * (reserved), eve is a founder who tries to see others' data, and a visitor is a plain `app.browser()`.
 */

/** The first child of `ana`. */
export const mia = {
  name: 'Mia',
  birth_date: '2021-05-20',
  interests: ['animals'],
  preferences: '',
}

/** A founding family with one child. */
export async function ana(app: TestApp): Promise<{ browser: TestBrowser; child_id: string }> {
  const browser = await app.register({ name: 'Ana' })
  return { browser, child_id: await addChild(browser, mia) }
}

/** The administrator, who is not a family: without number, child or credits. */
export async function root(app: TestApp): Promise<TestBrowser> {
  const browser = await app.register({ name: 'Root' })
  app.connection.exec(`update parents set is_admin = 1 where name = 'Root';
    update families set registration_number = null, founding_member = 0, waitlist_status = 'active'
    where id = (select family_id from parents where name = 'Root')`)
  return browser
}

/** Another founding family, with no access to anything of ana's. */
export const eve = (app: TestApp): Promise<TestBrowser> => app.register({ name: 'Eve' })

/** A family with a reserved spot: all founding spots are taken before it registers. */
export async function ben(app: TestApp): Promise<TestBrowser> {
  registerFamilies(app, 50)
  return app.register({ name: 'Ben' })
}

/** A number as letters, for names: 12 is 'bc'. */
export const inLetters = (number: number) =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/** Registers that many families without a browser, to reach a number. */
export function registerFamilies(app: TestApp, count: number, mailbox = 'family') {
  for (let number = 1; number <= count; number += 1)
    createFamily(app.deps, {
      name: `Family ${number}`,
      email: `${mailbox}-${number}@example.org`,
      password_hash: null,
      is_email_verified: false,
      referral_code: null,
    })
}

/** Opens a feature, whatever its threshold. */
export const openFeature = (app: TestApp, feature: Feature, mode: FeatureMode = 'on') =>
  setFeatureMode(app.deps, feature, mode)

/** Adds a child over REST. @returns its id. */
export async function addChild(
  browser: TestBrowser,
  child: { name: string; birth_date: string },
): Promise<string> {
  const response = await browser.post('/children', child)
  if (response.status !== 201) throw new Error(`The child was refused: ${response.body.error}`)
  return response.body.id
}

/** As if a parent of that name had opened the link in their mail long ago. */
export function confirmFamilyOf({ connection }: TestApp, name: string) {
  connection.prepare('update parents set email_verified_at = created_at where name = ?').run(name)
  connection
    .prepare(
      `update families set confirmed_at = created_at
       where id in (select family_id from parents where name = ?)`,
    )
    .run(name)
}

/** The family by whose code a family came. */
export const inviterOf = (db: Db, familyId: string | undefined): string | undefined =>
  db
    .select()
    .from(referrals)
    .where(eq(referrals.referee_family_id, familyId ?? ''))
    .get()?.referrer_family_id
