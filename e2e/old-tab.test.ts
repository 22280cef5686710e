import { atNight } from '@fgm/api/extent'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { share } from './extent.ts'
import { hydrated } from './hydrated.ts'
import { browser, server, startProduct } from './product.ts'
import { seen } from './seen.ts'
import { acceptCookies } from './visit.ts'

/* A tab that was open during a deploy: the files of its pages are gone from the server. */

startProduct()
afterEach(() => server.resume())

const failure = (page: Page) => page.getByText('This needs a connection.')

test.each(share(['js', 'css']))('reloads once when a page lost its %s', async (kind) => {
  const { context, page, loads } = await openLogin()
  await context.route(filesOfActivities(kind), (route) =>
    loads() === 1
      ? route.fulfill({ status: 404, json: { error: 'Page not found', code: 'not_found' } })
      : route.continue(),
  )
  await toActivities(page)
  await page.getByRole('article').first().waitFor()
  expect(loads()).toBe(2)
  await context.close()
})

atNight(
  'says so when the file is gone from the new version, too, and does not load for ever',
  async () => {
    const { context, page, loads } = await openLogin()
    await context.route(filesOfActivities('js'), (route) => route.fulfill({ status: 404 }))
    // The old document says so for a moment, too.
    await page.evaluate(() => document.body.classList.add('old'))
    await toActivities(page)
    const fresh = page.locator('body:not(.old)')
    await seen(page, fresh.getByText('This page failed to load.'))
    await seen(page, fresh.getByRole('button', { name: 'Try Again' }))
    expect(loads()).toBe(2)
    await context.close()
  },
)

test('stays, and says so, while the server is away', async () => {
  const { context, page, loads } = await openLogin()
  await server.halt()
  await toActivities(page)
  await failure(page).waitFor()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await failure(page).waitFor()
  expect(loads()).toBe(1)

  await server.resume()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('article').first().waitFor()
  await context.close()
})

const filesOfActivities = (kind: string) => new RegExp(`/assets/activities-page-[^/]+\\.${kind}$`)

/** Another page of a visitor, with how often its tab has requested a document. */
async function openLogin() {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 360, height: 640 },
  })
  await acceptCookies(context)
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  await page.goto(`${server.url}/login`)
  // The page is prerendered: until its scripts are loaded, a link is a link to another document.
  await hydrated(page)
  return { context, page, loads: () => count }
}

/** To the list by a link inside the page, as a family would go. */
const toActivities = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Sample Activities' }).click()
