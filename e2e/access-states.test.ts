import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { share } from './extent.ts'
import { letWait, openFeature } from './ledger.ts'
import { browser, server, startProduct } from './product.ts'
import { visit } from './visit.ts'

/* The access states of the premium library and the community: not open yet, locked, partly open, open, and unknown. */

startProduct()
beforeEach(() => {
  openFeature(server, 'premium_library')
  openFeature(server, 'community_sharing')
})

const lockedPages = [
  { feature: 'premium_library', path: '/premium-library', threshold: 5, inside: 'Filters' },
  { feature: 'community_sharing', path: '/community', threshold: 10, inside: 'Filters' },
] as const

test.each(lockedPages)('$path says what opens it, and opens', async (lockedPage) => {
  openFeature(server, lockedPage.feature, 'auto')
  const { context, page, problems, open } = await visit(
    browser,
    server,
    `Ana${lockedPage.threshold}`,
  )
  await open(lockedPage.path)
  await heading(page, 'Coming soon').waitFor()
  await page.getByText(new RegExp(`^\\d of ${lockedPage.threshold} premium families`)).waitFor()
  expect(await page.getByLabel(lockedPage.inside, { exact: true }).count()).toBe(0)
  openFeature(server, lockedPage.feature)
  await page.reload()
  await page.getByLabel(lockedPage.inside, { exact: true }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test.each(share(lockedPages))(
  '$path stays closed without a response, and a retry opens it',
  async (lockedPage) => {
    const { context, page, open } = await visit(browser, server, `Ida${lockedPage.threshold}`)
    await context.route('**/trpc/**', (call) => call.abort())
    await open(lockedPage.path)
    const failure = page.getByRole('alert').filter({ hasText: 'Nothing you have is affected.' })
    await failure.getByRole('heading', { name: 'We could not see whether this is open' }).waitFor()
    expect(await page.getByLabel(lockedPage.inside, { exact: true }).count()).toBe(0)
    await context.unroute('**/trpc/**')
    await failure.getByRole('button', { name: 'Try Again' }).click()
    await page.getByLabel(lockedPage.inside, { exact: true }).waitFor()
    expect(await failure.count()).toBe(0)
    await context.close()
  },
)

test('the library is locked for a waiting family, and a benefit opens three', async () => {
  const { context, page, problems, email, open } = await visit(browser, server, 'Ben')
  letWait(server, email, 2)
  await open('/premium-library')
  await heading(page, 'Premium Feature').waitFor()
  expect(await page.getByRole('article').count()).toBe(0)
  await page.getByRole('link', { name: 'Upgrade', exact: true }).click()
  await page.waitForURL('**/upgrade')

  letWait(server, email, 15)
  await open('/premium-library')
  await heading(page, 'Your 14-day thank-you').waitFor()
  await page.getByText('You can save 3 activities').waitFor()
  await page.getByRole('article').getByRole('button').first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Its steps open when you save it.').waitFor()
  await sheet.getByRole('button', { name: 'Save to collection' }).click()
  await page.getByText('Activity saved to your collection!').waitFor()
  await sheet.getByRole('heading', { name: 'Setup Instructions' }).waitFor()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByText('You can save 2 more activities').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a waiting family can use the community, and shares with its membership', async () => {
  const { context, page, problems, email, open } = await visit(browser, server, 'Bea')
  letWait(server, email, 2)
  await open('/community')
  await page.getByRole('tab', { name: 'Share and Connect' }).click()
  await heading(page, 'Sharing comes with your membership').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
