import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atNight } from '@fgm/api/extent'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { launchOwnBrowser } from './browser.ts'
import { leo, registerFamily } from './families.ts'
import { button, cachedCount, completionsOf, find, openHunt, saveInVain } from './hunt-player.ts'
import { doneWords } from './play.ts'
import { server, startProduct } from './product.ts'
import { seen, seenOnceScrolledTo } from './seen.ts'

/*
 * A family looks at its list once, and then there is no network: on the train, in the cellar, with the app opened again.
 */

startProduct()

let folder: string
let context: BrowserContext
afterEach(async () => {
  await context.close()
  rmSync(folder, { recursive: true, force: true })
  await server.resume()
})

test('after one look at the list a family plays offline, and all of it arrives once', async () => {
  folder = mkdtempSync(join(tmpdir(), 'fgm-browser-'))
  let page = await open()
  await lookAtList(page)

  await server.halt()
  await context.setOffline(true)
  const [first] = await readThree(page)
  await markDone(page, first)
  await playHunt(page)

  await context.close()
  page = await open()
  await context.setOffline(true)
  await readThree(page)
  await expectDone(page, first)
  await playHunt(page)
  await expectThreeToWait(page)

  await server.resume()
  await context.setOffline(false)
  await expectArrivedOnce(page, first)

  await button(page, 'Logout').click()
  await expectNothingKept(page)
}, 90_000)

atNight('a logout counts here, also without a response afterwards', async () => {
  folder = mkdtempSync(join(tmpdir(), 'fgm-browser-'))
  const page = await open()
  await registerFamily(context, server, { name: 'Noor', email: 'noor@example.com', child: leo })
  await page.goto(`${server.url}/activities`)
  await expect.poll(() => cachedCount(page), { timeout: 10_000 }).toBeGreaterThan(15)
  await page.route(/auth\.status|healthz/, (route) => route.abort())
  await button(page, 'Logout').click()
  await expect.poll(() => cachedCount(page), { timeout: 5000 }).toBe(0)
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
  expect(await page.locator('body').textContent()).not.toMatch(/Noor|Leo/)
})

async function open(): Promise<Page> {
  context = await launchOwnBrowser(folder, { reducedMotion: 'reduce' })
  context.setDefaultTimeout(15_000)
  return context.newPage()
}

/** A family that has just registered sees its list, and the worker caches it. */
async function lookAtList(page: Page) {
  await registerFamily(context, server, { name: 'Maya', email: 'maya@example.com', child: leo })
  await page.goto(`${server.url}/activities`)
  await page.getByRole('article').first().waitFor()
  await expect.poll(() => cachedCount(page), { timeout: 10_000 }).toBeGreaterThan(15)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
}

/** A page that needs a connection leads to the list, which says how much waits. */
async function expectThreeToWait(page: Page) {
  await page.goto(`${server.url}/dashboard`)
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await page.getByRole('link', { name: /^My Activities: \d+/ }).click()
  await seen(page, page.getByText('3 things you noted wait here'))
}

/** The activity that was marked, and both plays of the hunt. */
async function expectArrivedOnce(page: Page, path: string | undefined) {
  await page.getByText('You are online again. What you noted is saved.').waitFor()
  await page.getByText('You are offline').waitFor({ state: 'detached' })
  const marks = await context.request.get(`${server.url}/trpc/activities.marks`)
  const { completed } = (await marks.json()).result.data
  const ids = completed.map((one: { activity_id: string }) => one.activity_id)
  expect(ids).toEqual([path?.split('/').at(-1)])
  const plays = async () => (await completionsOf(context, server, 'rainbow-rooms')).length
  await expect.poll(plays, { timeout: 10_000 }).toBe(2)
}

/** A family that has logged out leaves nothing on the device, which still has the emergency numbers. */
async function expectNothingKept(page: Page) {
  await expect.poll(() => cachedCount(page), { timeout: 5000 }).toBe(0)
  await server.halt()
  await page.goto(`${server.url}/activities`)
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  expect(await page.getByRole('link', { name: /^View Activity/ }).count()).toBe(0)
  await page.goto(`${server.url}/help`)
  await page.getByRole('link', { name: 'Call 995' }).waitFor()
}

/** Opens the list again, and three activities of it, and reads their steps. @returns their paths. */
async function readThree(page: Page): Promise<string[]> {
  await page.goto(`${server.url}/activities`)
  await page.getByRole('heading', { level: 1, name: 'My Activities' }).waitFor()
  await seen(page, page.getByText(/^You are offline\. This page was saved /))
  const cards = page.getByRole('link', { name: /^View Activity/ })
  await cards.nth(2).waitFor()
  const paths = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const three = [...new Set(paths)].slice(0, 3).map(String)
  expect(three).toHaveLength(3)
  for (const path of three) {
    await page.goto(`${server.url}${path}`)
    const steps = page.locator('section', { hasText: 'Setup Instructions' }).locator('ol > li')
    await steps.first().waitFor()
    for (const step of await steps.all()) {
      expect((await step.textContent())?.length).toBeGreaterThan(10)
      await seenOnceScrolledTo(step)
    }
  }
  return three
}

async function markDone(page: Page, path: string | undefined) {
  await page.goto(`${server.url}${path}`)
  await button(page, 'Mark as Completed').click()
  await seen(page, page.getByText('Noted on this device.'))
  await doneWords(page).waitFor()
}

async function expectDone(page: Page, path: string | undefined) {
  await page.goto(`${server.url}${path}`)
  await doneWords(page).waitFor()
}

async function playHunt(page: Page) {
  await openHunt(page, server, 'rainbow-rooms')
  await button(page, 'Start the hunt').click()
  await find(page, 3)
  await saveInVain(page)
  await button(page, 'Continue without waiting').click()
  await page.getByText('Your play is kept on this device.').waitFor()
}
