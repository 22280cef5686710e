import { atNight } from '@fgm/api/extent'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { boxesOf, boxOf } from './boxes.ts'
import { share } from './extent.ts'
import { leo, registerFamilies } from './families.ts'
import {
  creditsLeft,
  finishedTitle,
  generateButton,
  openForm,
  screens,
  wish,
} from './generator-page.ts'
import { addFamilies, ledgerOf, openGenerator, takeCredits } from './ledger.ts'
import { doneWords, playToTheEnd } from './play.ts'
import { browser, server, startProduct } from './product.ts'

/* The generator of a house without any AI: 25 families have joined, and ideas come from the idea book. */

startProduct({ env: { NODE_ENV: 'development', RATE_LIMITS: 'off' } })
beforeAll(async () => {
  await registerFamilies(server, 1)
  addFamilies(server, 25)
})

for (const [device, screen] of share(Object.entries(screens))) {
  test(`on a ${device} a family makes an activity from the idea book, plays it and finds it again`, async () => {
    const family = { name: 'Maya', email: `maya-${device}@example.com`, child: leo }
    const { context, page, problems } = await openForm(browser, server, family, screen)
    await expectFilledFor(page)
    await wish(page)
    await generateButton(page).click()

    const title = await finishedTitle(page)
    await page.getByText('From our idea book: put').waitFor()
    expect(await page.getByText('What the AI saw').count()).toBe(0)
    await creditsLeft(page, 50).waitFor()
    await page.getByRole('link', { name: 'Start now' }).click()
    await playToTheEnd(page)
    await page.getByRole('radio', { name: 'Again!' }).click()
    await page.getByText('Now one of Leo’s favorites.').waitFor()
    await page.getByRole('link', { name: 'Done' }).click()
    await findAgain(page, title)
    expect(ledgerOf(server, family.email)).toEqual({ balance: 50, states: ['delivered'] })
    expect(problems).toEqual([])
    await context.close()
  })
}

test('on a desktop the button of the form is in the first screen, and the focused element is not under it', async () => {
  const family = { name: 'Gil', email: 'gil@example.com', child: leo }
  const { context, page } = await openForm(browser, server, family, screens.desktop)
  const button = generateButton(page)
  await button.waitFor()
  expect((await boxOf(button)).bottom).toBeLessThanOrEqual(800)
  const words = page.getByLabel('Anything else?')
  // At the foot of the window, where the button is.
  await words.evaluate((field) => scrollBy(0, field.getBoundingClientRect().bottom - innerHeight))
  await words.focus()
  const isClear = async () => {
    const [field, bar] = await boxesOf(words, page.locator('.wish-action'))
    return field.bottom <= bar.top
  }
  await expect.poll(isClear).toBe(true)
  await context.close()
})

/** Longer than everything checked meanwhile takes on a busy machine. */
const cooldownSeconds = 60

atNight(
  'the cooldown between two activities is counted down, and then the next one is generated',
  async () => {
    openGenerator(server, cooldownSeconds)
    const family = { name: 'Noor', email: 'noor@example.com', child: leo }
    const { context, page, problems } = await openForm(browser, server, family)
    await page.clock.install()
    await wish(page, 'on the couch')
    await generateButton(page).click()
    const first = await finishedTitle(page)

    await page.getByText('Cooldown Active', { exact: true }).waitFor()
    await expectTicking(page)
    expect(await page.getByRole('button', { name: 'Harder one' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Change the wishes' }).click()
    expect(await generateButton(page).isDisabled()).toBe(true)
    // A minute later, for the page and for the server.
    openGenerator(server)
    await page.clock.fastForward(cooldownSeconds * 1000)
    await page.getByText('Free. You still have 50 credits.').waitFor()
    expect(await page.getByText('Cooldown Active').count()).toBe(0)

    expect(await page.getByLabel('Anything else?').inputValue()).toBe('on the couch')
    await generateButton(page).click()
    expect(await finishedTitle(page)).not.toBe(first)
    await creditsLeft(page, 50).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)

test('without credits the idea book still makes one, and charges none', async () => {
  const family = { name: 'Ida', email: 'ida@example.com', child: leo }
  const { context, page, problems } = await openForm(browser, server, family)
  await wish(page)
  takeCredits(server, family.email, 50)
  await page.reload()
  await page.getByText('Free: from our idea book.', { exact: true }).waitFor()
  await generateButton(page).click()
  expect(await finishedTitle(page)).not.toBe('')
  expect(ledgerOf(server, family.email)).toEqual({ balance: 0, states: ['delivered'] })
  expect(problems).toEqual([])
  await context.close()
})

/** The child whose age and interests the form starts with. */
async function expectFilledFor(page: Page) {
  await page.getByText('More wishes').click()
  await page.getByRole('button', { name: 'Dinosaurs', pressed: true }).waitFor()
  const age = page.getByRole('group', { name: 'Child age' }).getByRole('status')
  expect(await age.textContent()).toBe('6years')
}

/** In the list, by its name, with its marks; and on its own page. */
async function findAgain(page: Page, title: string) {
  await page.getByLabel('Search').fill(title)
  const cards = page.getByRole('article').filter({ hasText: 'View Activity' })
  const card = cards.filter({ has: page.getByRole('heading', { level: 3, name: title }) })
  for (const words of ['My Creation', 'Done', 'Favorite'])
    await card.getByText(words, { exact: true }).waitFor()
  await card.getByRole('link', { name: /^View Activity/ }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await doneWords(page).waitFor()
}

/** Two readings of the countdown, the second of them smaller. */
async function expectTicking(page: Page) {
  const left = async () => {
    const words = await page.getByText('You can make another in').textContent()
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec(words ?? '') ?? []
    return Number(minutes) * 60 + Number(seconds)
  }
  const first = await left()
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThanOrEqual(cooldownSeconds)
  await expect.poll(left, { timeout: 5_000 }).toBeLessThan(first)
}
