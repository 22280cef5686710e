import { atNight } from '@fgm/api/extent'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { share } from './extent.ts'
import { leo, password, post, registerFamily } from './families.ts'
import { screens } from './generator-page.ts'
import { addOwn, letWait } from './ledger.ts'
import { browser, server, startProduct } from './product.ts'

/* The Back button of a phone closes what is open, loses nothing that was typed, and leaves no empty step behind. */

const administrator = { email: 'root@example.com', password }
const title = 'Sea rescue'
const newHunt = '/scavenger-hunt/create?blueprint=cozy-apartment'
/** The page before: Back leads there when nothing is open. */
const before = '/activities/free'

startProduct({
  env: {
    NODE_ENV: 'development',
    RATE_LIMITS: 'off',
    PAYMENTS: 'sandbox',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  },
  features: ['ai_generation', 'community_sharing', 'premium_library', 'payments'],
})

const contexts: Partial<Record<Who, BrowserContext>> = {}
/** The family's own creation. */
let own: string

beforeAll(async () => {
  for (const who of ['family', 'payer', 'admin'] as const) {
    const context = await browser.newContext({ ...screens.phone, reducedMotion: 'reduce' })
    context.setDefaultTimeout(15_000)
    contexts[who] = context
  }
  const { family, payer, admin } = contexts as Record<Who, BrowserContext>
  await registerFamily(family, server, { name: 'Ana', email: 'ana@example.com', child: leo })
  own = addOwn(server, 'ana@example.com', { title, description: 'A calm game.' })
  const shared = addOwn(server, 'ana@example.com', { title: 'Squiggle sea', description: 'Calm.' })
  const given = { activity_id: shared }
  await post(family.request, server.url, '/community/share-activity', given)
  await registerFamily(payer, server, { name: 'Ben', email: 'ben@example.com' })
  letWait(server, 'ben@example.com', 3)
  await post(admin.request, server.url, '/api/login', administrator, 200)
})
afterAll(async () => {
  for (const context of Object.values(contexts)) await context.close()
})

type Who = 'family' | 'payer' | 'admin'
type Steps = (page: Page) => Promise<void>

type Opener = (page: Page) => Locator
const byName =
  (name: string | RegExp): Opener =>
  (page) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).first()
const generatorOff: Opener = (page) =>
  page.getByRole('radiogroup', { name: 'AI generation' }).getByRole('radio', { name: 'Off' })
const firstCard: Opener = (page) => page.getByRole('article').getByRole('button').first()

/** Every sheet, one of each kind first: whose it is, where, what opens it, and the steps before. */
const sheets: [what: string, who: Who, path: string, opener: Opener, steps?: Steps][] = [
  ['the filters', 'family', '/activities', byName('Filters')],
  ['a new child', 'family', '/profile?tab=children', byName('Add a Child')],
  ['a shared activity', 'family', '/community', firstCard],
  ['the checkout', 'payer', '/upgrade', byName(/^Pay /)],
  ['a question of the admin area', 'admin', '/admin', generatorOff],
  ['an edit', 'family', '/activities/OWN', byName('Edit')],
  ['a question before deleting', 'family', '/activities/OWN', byName('Delete')],
  ['a child', 'family', '/profile?tab=children', byName("Change Leo's profile")],
  ['leaving', 'family', '/profile?tab=account', byName('Delete Account')],
  ['a preview', 'family', '/community?tab=share', byName(`Preview and share ${title}`)],
  ['a premium activity', 'family', '/premium-library', firstCard],
  ['the menu of the editor', 'family', '/scavenger-hunt/blueprints/create', byName('More')],
  ['the places of a house', 'family', newHunt, byName('Choose in the house'), toItems],
  ['credits', 'admin', '/admin?tab=families', byName('Grant credits'), toAna],
]

test.each(share(sheets, 2))('back closes %s', async (_, who, path, opener, steps) => {
  const page = await arrive(who, path.replace('OWN', own))
  await steps?.(page)
  await opener(page).waitFor()
  const there = page.url()
  const sheet = page.getByRole('dialog')

  await opener(page).click()
  await sheet.getByRole('heading').first().waitFor()
  await hasEntry(page, there)
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  expect(page.url()).toBe(there)

  await pressWhenIdle(opener(page))
  await sheet.getByRole('button', { name: 'Close', exact: true }).click()
  await sheet.waitFor({ state: 'detached' })
  expect(page.url()).toBe(there)
  // The entry of the sheet goes a moment after it, quicker than a hand.
  await expect.poll(() => page.evaluate(() => history.state.openSheets ?? 0)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.url()).toBe(`${server.url}${before}`)
  await page.close()
})

/** A closed checkout first checks whether it was paid: meanwhile its button is busy and disabled. */
async function pressWhenIdle(button: Locator) {
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
  await button.click()
}

atNight('what was chosen in a sheet survives Back', async () => {
  const page = await arrive('family', '/activities')
  const cards = page.locator('.list-count')
  await byName('Filters')(page).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Science' }).click()
  await page.getByRole('button', { name: /^Show \d+ activit/ }).waitFor()
  await hasEntry(page)
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).search).toContain('Science')
  await expect.poll(() => cards.textContent()).toMatch(/ of /)
  await page.close()
})

test('what was typed in a sheet survives Back, and a reload beneath it', async () => {
  const page = await arrive('family', '/profile?tab=children')
  await byName('Add a Child')(page).click()
  const name = page.getByRole('dialog').getByLabel('Name')
  await name.fill('Ada')
  await hasEntry(page)
  await page.goBack()
  await name.waitFor({ state: 'detached' })
  await byName('Add a Child')(page).click()
  expect(await name.inputValue()).toBe('Ada')
  // Chromium reloads an entry that is pushed while the reload starts as the one before it.
  await hasEntry(page)
  await page.reload()
  await byName('Add a Child')(page).click()
  expect(await name.inputValue()).toBe('Ada')
  await hasEntry(page)
  await page.goBack()
  await name.waitFor({ state: 'detached' })
  await page.goBack()
  await expect.poll(() => page.url()).toBe(`${server.url}${before}`)
  await page.close()
})

/** A new page that has been elsewhere before. */
async function arrive(who: Who, path: string): Promise<Page> {
  const page = (await contexts[who]?.newPage()) as Page
  await page.goto(`${server.url}${before}`)
  await page.goto(`${server.url}${path}`)
  return page
}

/** To the step of a new hunt about what is hidden where. */
async function toItems(page: Page) {
  await page.getByLabel('Hunt name').fill('Saturday hunt')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Generate Sample Items' }).click()
  await page.getByRole('button', { name: 'Change item 1' }).click()
}

async function toAna(page: Page) {
  const link = await page.getByRole('link', { name: 'Ana' }).first().getAttribute('href')
  await page.goto(`${server.url}${before}`)
  await page.goto(`${server.url}${link}`)
  await page.getByRole('button', { name: 'Grant credits' }).waitFor()
}

/**
 * Waits until the sheet has its history entry, a moment after it opened: until then Back leaves the page. Some sheets
 * have their own address, different from the page's.
 */
const hasEntry = (page: Page, address?: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (below) =>
          history.state?.openSheets === 1 || (below !== undefined && location.href !== below),
        address,
      ),
    )
    .toBe(true)
