import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { leo, registerFamily } from './families.ts'
import { type BuiltServer, startBuiltServer } from './server.ts'

/*
 * No page may have a violation that axe can find, by day and by night, signed out and signed in.
 */

const visitor_pages = [
  '/',
  '/login',
  '/register?ref=FRIEND22',
  '/forgot-password',
  '/reset-password?token=unknown',
  '/verify-email?token=unknown',
  '/unsubscribe?token=unknown',
  '/activities',
  '/activities/shadow-wave',
  '/activities/free',
  '/profile',
  '/dashboard',
  '/nowhere',
]
const family_pages = [
  '/activities',
  '/activities/shadow-wave',
  '/activities/free',
  '/profile',
  '/profile?tab=children',
  '/profile?tab=activities',
  '/dashboard',
  '/',
  '/community',
  '/premium-library',
  '/ai-generator',
  '/admin',
  '/scavenger-hunt/blueprints',
  '/scavenger-hunt/blueprints/create',
]
const admin_pages = [
  '/admin',
  '/admin?tab=providers',
  '/admin?tab=waitlist',
  '/admin?tab=families',
  '/admin?tab=reports',
  '/admin?tab=mails',
  '/admin?tab=settings',
  '/admin?tab=audit',
]
const administrator = { ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: 'quiet-otter-42' }
const phone = { width: 390, height: 844 }

let browser: Browser
let server: BuiltServer

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startBuiltServer(administrator)])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a visitor's pages have no violations (${colorScheme})`, async () => {
    const context = await browser.newContext({ colorScheme, viewport: phone })
    expect(await violations(context, visitor_pages)).toEqual([])
    await context.close()
  })

  test(`a family's pages have no violations (${colorScheme})`, async () => {
    const context = await browser.newContext({ colorScheme, viewport: phone })
    const email = `${colorScheme}@example.com`
    await registerFamily(context, server, { name: 'Maya', email, child: leo })
    expect(await violations(context, family_pages)).toEqual([])
    await context.close()
  })

  test(`an administrator's pages have no violations (${colorScheme})`, async () => {
    const context = await browser.newContext({ colorScheme, viewport: phone })
    await signInAsAdministrator(context)
    expect(await violations(context, admin_pages)).toEqual([])
    await context.close()
  })
}

async function signInAsAdministrator(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Email').fill(administrator.ADMIN_EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(administrator.ADMIN_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText('My Activities').first().waitFor()
  await page.waitForURL(/activities/)
  await page.close()
}

async function violations(context: BrowserContext, paths: string[]): Promise<string[]> {
  const page = await context.newPage()
  const found: string[] = []
  for (const path of paths) {
    await page.goto(`${server.url}${path}`)
    await page.waitForLoadState('networkidle')
    const result = await new AxeBuilder({ page }).analyze()
    found.push(
      ...result.violations.map(
        ({ id, nodes }) =>
          `${path}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      ),
    )
  }
  return found
}
