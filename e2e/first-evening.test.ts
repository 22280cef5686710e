import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxOf } from './boxes.ts'
import { share } from './extent.ts'
import { hydrated } from './hydrated.ts'
import { play } from './play.ts'
import { watchForProblems } from './problems.ts'
import { browser, server, startProduct } from './product.ts'
import { seen, seenOnceScrolledTo } from './seen.ts'

/*
 * The first evening of a family, on a phone and on a desktop: from the front page to a completed activity, a
 * printable, and logging in again.
 */

const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const

startProduct()

for (const [device, screen] of share(Object.entries(screens))) {
  test(`on a ${device} a family joins, completes an activity, prints it and comes back`, async () => {
    const context = await browser.newContext(screen)
    const problems = watchForProblems(context)
    const page = await context.newPage()
    const email = `maya-${device}@example.com`

    await arrive(page)
    await register(page, email)
    await page
      .getByRole('link', { name: /^View Activity/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Materials Needed' }).waitFor()
    await complete(page)
    await download(page, context)
    expect(problems).toEqual([])

    // A page that was the family's own may send another request during the logout, and get 'not found'.
    await signOut(page)
    await signIn(page, email)
    await context.close()
  })
}

/** From the front page to the form, then once more by a friend's link. */
async function arrive(page: Page) {
  await page.goto(`${server.url}/`)
  await page.getByRole('link', { name: 'Claim Your Free Spot' }).click()
  await page.waitForURL('**/register')
  await page.goto(`${server.url}/register?ref=FRIEND22`)
}

async function register(page: Page, email: string) {
  await hydrated(page)
  await expect.poll(() => page.getByLabel('Referral code').inputValue()).toBe('FRIEND22')
  await page.getByLabel('Full name').fill('Maya Okafor')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('sunny-sock-mountain')
  await page.getByLabel('Confirm password').fill('sunny-sock-mountain')
  await page
    .getByRole('button', { name: /Join|Create|Sign Up|Claim/ })
    .last()
    .click()
  await page
    .getByText(/You are Founding Family #\d/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Go to Activities Now' }).click()
  await page.waitForURL('**/activities')
  await page.getByRole('heading', { level: 1, name: 'My Activities' }).waitFor()
  await tellWhoPlays(page)
}

/** The first page asks one thing, all of it on the first screen, and nothing comes before it. */
async function tellWhoPlays(page: Page) {
  const ask = page.getByRole('region', { name: 'Who plays with you?' })
  await ask.waitFor()
  expect(await page.getByText('Please confirm your email address').count()).toBe(0)
  expect(await page.getByRole('article').count()).toBe(0)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await seen(page, ask.getByRole('heading', { name: 'Who plays with you?' }))
  const later = await ask.getByRole('button', { name: 'Later' }).boundingBox()
  expect((later?.y ?? height) + (later?.height ?? 0)).toBeLessThan(height)
  await page.setViewportSize({ width: 360, height: 640 })
  const show = async () => (await boxOf(ask.getByRole('button', { name: 'Show What Fits' }))).bottom
  await expect.poll(show).toBeLessThan(640 - 66)
  for (const name of ['Show What Fits', 'Later'])
    await seenOnceScrolledTo(ask.getByRole('button', { name }))
  await page.setViewportSize({ width, height })
  await ask.getByLabel('Name or nickname').fill('Leo')
  await ask.getByLabel('Birth date').fill('2022-05-01')
  await ask.getByRole('button', { name: 'Show What Fits' }).click()
  await page.getByRole('radio', { name: /^Leo, \d$/, checked: true }).waitFor()
}

async function complete(page: Page) {
  // The cookie notice is still there: it must not cover the main action.
  await page.getByRole('region', { name: 'Cookie notice' }).waitFor()
  await play(page)
}

/** A headless browser saves a PDF instead of showing it; the file is what the parent gets. */
async function download(page: Page, context: BrowserContext) {
  const arrived = context.waitForEvent('response', (one) => one.url().includes('/downloads/'))
  await page.getByRole('button', { name: /Print/ }).click()
  const response = await arrived
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/pdf')
  const file = await context.request.get(response.url())
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  for (const other of context.pages()) if (other !== page) await other.close()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
}

async function signIn(page: Page, email: string) {
  await page.getByRole('link', { name: 'Login' }).first().click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('sunny-sock-mountain')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/activities')
  await page.getByRole('heading', { level: 1, name: 'My Activities' }).waitFor()
}
