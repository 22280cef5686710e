import { everydayCount } from '@fgm/api/library-size'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { leo } from '../families.ts'
import {
  creditsLeft,
  finishedTitle,
  generateButton,
  openForm,
  screens,
  wish,
} from '../generator-page.ts'
import { ledgerOf } from '../ledger.ts'
import { doneWords } from '../play.ts'
import { beyondSilence } from '../problems.ts'
import { browser, server, startProduct } from '../product.ts'
import { visit } from '../visit.ts'

/* The server goes away while pages are open, and comes back: every click says so, nothing is lost. */

startProduct({ features: ['ai_generation'] })
afterEach(() => server.resume())

test('the page of an activity stores what was done without a response, and sends it afterwards', async () => {
  const { context, page, problems } = await openPage('Maya', '/activities/shadow-wave')
  await server.halt()
  await expectNoResponse(page, 'Print or save as PDF', 1)
  await expectNoted(page)
  await expectFavoriteRefused(page)
  await noted(page).waitFor()
  expect(context.pages()).toHaveLength(1)
  await server.resume()

  await expectSent(page)
  await button(page, 'Add to Favorites').tap()
  await button(page, 'Remove from Favorites').waitFor()
  expect(beyondSilence(problems)).toEqual([])
  await context.close()
})

test('the list keeps what it has, and says what it cannot load', async () => {
  // Without a worker, as where a browser has none: what was not fetched before cannot be shown.
  const { context, page, problems } = await openPage('Noor', '/activities', 'block')
  await server.halt()
  const now = page.getByRole('article').first().getByRole('heading', { level: 2 })
  const before = await now.textContent()
  await button(page, 'Another').tap()
  await expect.poll(() => now.textContent()).not.toBe(before)
  await page.getByLabel('Search').fill('shadow wave')
  await page.getByText(`1 of ${everydayCount} activities`).waitFor()
  await button(page, 'Filters').tap()
  await page.getByRole('alert').getByText('Could not load this.').waitFor()
  expect(await page.getByLabel('Search').inputValue()).toBe('shadow wave')
  await page.getByRole('link', { name: /^View Activity/ }).tap()
  const failure = page.getByRole('alert').filter({ hasText: 'This needs a connection.' })
  await failure.waitFor()
  await server.resume()

  await failure.getByRole('button', { name: 'Try Again' }).tap()
  await page.getByRole('heading', { level: 1, name: 'Shadow Wave' }).waitFor()
  await page.goBack()
  await page.getByText(`1 of ${everydayCount} activities`).waitFor()
  expect(await page.getByLabel('Search').inputValue()).toBe('shadow wave')
  expect(beyondSilence(problems)).toEqual([])
  await context.close()
})

test("the wishes of the generator survive the server's absence, and the same click is fulfilled", async () => {
  const family = { name: 'Ida', email: 'ida@example.com', child: leo }
  const { context, page, problems } = await openForm(browser, server, family, phone)
  await page.waitForLoadState('networkidle')
  await server.halt()
  await wish(page, 'on the couch')
  await generateButton(page).tap()
  const notice = page.getByRole('alert').filter({ hasText: 'Nothing you entered is lost.' })
  await notice.waitFor()
  await notice.getByRole('button', { name: 'Try Again' }).tap()
  await notice.waitFor()
  await expectWished(page)
  await server.resume()

  await notice.getByRole('button', { name: 'Try Again' }).tap()
  await finishedTitle(page)
  await creditsLeft(page, 50).waitFor()
  expect(ledgerOf(server, family.email)).toEqual({ balance: 50, states: ['delivered'] })
  expect(beyondSilence(problems)).toEqual([])
  await context.close()
})

test('a generated activity stays on the page when the server goes, and can be played when it is back', async () => {
  const family = { name: 'Zoe', email: 'zoe@example.com', child: leo }
  const { context, page, problems } = await openForm(browser, server, family, phone)
  await wish(page, 'on the couch')
  await generateButton(page).tap()
  const title = await finishedTitle(page)
  await everythingThere(page)
  await server.halt()
  await expectNoResponse(page, 'Print or save as PDF', 1)
  await button(page, 'Edit').tap()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expectFavoriteRefused(page)
  expect(await finishedTitle(page)).toBe(title)
  await server.resume()

  await page.getByText('You are online again.').waitFor()
  await button(page, 'Change the wishes').tap()
  await expectWished(page)
  await openFromLibrary(page, title)
  await playWhileAway(page)
  expect(beyondSilence(problems)).toEqual([])
  await context.close()
})

/** A phone that has the service worker, as most have. */
const phone = { ...screens.phone, serviceWorkers: 'allow' } as const

/** A page of a new family, on a phone, with everything loaded that loads automatically. */
async function openPage(name: string, path: string, serviceWorkers: 'allow' | 'block' = 'allow') {
  const family = await visit(browser, server, name, { ...screens.phone, serviceWorkers }, leo)
  await family.open(path)
  if (serviceWorkers === 'allow') await everythingThere(family.page)
  else await family.page.waitForLoadState('networkidle')
  return family
}

/** The worker, too, has every file: it caches them when the page is idle. */
async function everythingThere(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A click without a response: so many sentences are then on the page, and the button is as it was. */
async function expectNoResponse(page: Page, name: string, sentences: number) {
  const refused = page.waitForEvent('requestfailed')
  await button(page, name).tap()
  await refused
  const said = /Network error\. Please try again\.|Could not load this\./
  const alerts = page.getByRole('alert').filter({ hasText: said })
  await expect.poll(() => alerts.count()).toBe(sentences)
  await button(page, name).waitFor()
}

/** Stays on the page until it is sent. */
const noted = (page: Page) =>
  page.getByText("Noted on this device. We'll save it when you're back online.")

async function expectNoted(page: Page) {
  await button(page, 'Mark as Completed').tap()
  await noted(page).waitFor()
  await doneWords(page).waitFor()
}

async function expectSent(page: Page) {
  await page.getByText('You are online again. What you noted is saved.').waitFor()
  await noted(page).waitFor({ state: 'detached' })
  await doneWords(page).waitFor()
}

async function playWhileAway(page: Page) {
  await server.halt()
  await expectNoted(page)
  await server.resume()
  await expectSent(page)
}

async function expectFavoriteRefused(page: Page) {
  await button(page, 'Add to Favorites').tap()
  const refused = 'You are offline, and a favorite needs a connection. Nothing is lost.'
  await page.getByRole('alert').getByText(refused).waitFor()
}

async function openFromLibrary(page: Page, title: string) {
  await page.getByRole('link', { name: 'My Activities' }).locator('visible=true').first().tap()
  await page.getByLabel('Search').fill(title)
  const heading = page.getByRole('heading', { level: 3, name: title })
  const card = page.getByRole('article').filter({ has: heading })
  await card.getByRole('link', { name: /^View Activity/ }).tap()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await everythingThere(page)
}

async function expectWished(page: Page) {
  expect(await page.getByLabel('Anything else?').inputValue()).toBe('on the couch')
  for (const name of ['10 minutes', 'Creative'])
    await page.getByRole('radio', { name, exact: true, checked: true }).waitFor()
  await page.getByText('10 ticked').waitFor()
}
