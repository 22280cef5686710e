import { atNight } from '@fgm/api/extent'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { share, themes } from './extent.ts'
import { leo, registerFamily } from './families.ts'
import { logIn } from './log-in.ts'
import { browser, server, startProduct } from './product.ts'

/*
 * No page may have a violation that axe can find, logged out and logged in; `npm run test:nightly` checks all, also
 * in the dark theme.
 */

/** Few pages each, so that a group is quick; the gate takes the first groups, with a page of every kind. */
const visitorGroups = [
  ['/', '/login', '/register?ref=FRIEND22', '/activities', '/activities/shadow-wave'],
  ['/forgot-password', '/reset-password?token=unknown', '/activities/free', '/nowhere'],
  ['/verify-email?token=unknown', '/unsubscribe?token=unknown', '/profile', '/join'],
  ['/dashboard', '/profile/invite'],
]
const familyGroups = [
  ['/activities', '/activities/shadow-wave/play', '/profile', '/dashboard'],
  ['/community', '/premium-library', '/ai-generator', '/scavenger-hunt/blueprints'],
  ['/', '/activities/free', '/profile?tab=children', '/profile?tab=activities'],
  ['/profile?tab=membership', '/profile?tab=account', '/profile/invite', '/admin'],
  ['/scavenger-hunt', '/scavenger-hunt/play/rainbow-rooms', '/scavenger-hunt/create'],
  ['/scavenger-hunt/blueprints/create'],
]
const adminGroups = [
  ['/admin', '/admin/families', '/admin/settings'],
  ['/admin/providers', '/admin/waitlist', '/admin/reports'],
  ['/admin/mails', '/admin/audit', '/admin/reviews', '/admin/help-lines'],
]
const administrator = { ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: 'quiet-otter-42' }
const phone = { width: 390, height: 844 }

startProduct({ env: administrator })

for (const colorScheme of themes) {
  describe(`no page has a violation (${colorScheme})`, () => {
    let visitor: BrowserContext
    let family: BrowserContext
    let admin: BrowserContext

    beforeAll(async () => {
      const open = () => browser.newContext({ colorScheme, viewport: phone })
      ;[visitor, family, admin] = await Promise.all([open(), open(), open()])
      await registerFamily(family, server, {
        name: 'Maya',
        email: `${colorScheme}@example.com`,
        child: leo,
      })
      await signInAsAdministrator(admin)
    })
    afterAll(async () => {
      await Promise.all([visitor, family, admin].map((context) => context?.close()))
    })

    test.each(share(visitorGroups))("of a visitor's: %s ...", async (...paths) => {
      expect(await violations(visitor, paths)).toEqual([])
    })

    test.each(share(familyGroups))("of a family's: %s ...", async (...paths) => {
      expect(await violations(family, paths)).toEqual([])
    })

    atNight.each(adminGroups)("of an administrator's: %s ...", async (...paths) => {
      expect(await violations(admin, paths)).toEqual([])
    })
  })
}

async function signInAsAdministrator(context: BrowserContext) {
  const page = await context.newPage()
  const [email, password] = [administrator.ADMIN_EMAIL, administrator.ADMIN_PASSWORD]
  await logIn(page, server, { email, password })
  await page.getByRole('heading', { level: 1, name: 'My Activities' }).waitFor()
  await page.close()
}

async function violations(context: BrowserContext, paths: string[]): Promise<string[]> {
  const page = await context.newPage()
  const found: string[] = []
  for (const path of paths) {
    await page.goto(`${server.url}${path}`)
    await page.waitForLoadState('networkidle')
    found.push(...(await violationsOn(page)))
  }
  await page.close()
  return found
}
