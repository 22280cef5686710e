import { atNight } from '@fgm/api/extent'
import { everydayCount, premiumCount, premiumWith } from '@fgm/api/library-size'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { share } from './extent.ts'
import { post } from './families.ts'
import { screens } from './generator-page.ts'
import { confirmAddress } from './ledger.ts'
import { browser, server, startProduct } from './product.ts'
import { visit } from './visit.ts'

/* The premium library for a family that has all of it: filtering, reading, and saving. */

startProduct({ features: ['premium_library'] })

const hardCount = premiumWith((one) => one.difficulty_level === 'hard')

atNight(
  'filters and order are in the address, count what they show, and survive a reload',
  async () => {
    const { context, page, problems, open } = await visit(browser, server, 'Ana')
    await open('/activities')
    await open('/premium-library')
    await shows(page, premiumCount)
    let count = 0
    await page.getByRole('button', { name: 'Filters' }).click()
    for (const [label, choice] of Object.entries(filters)) count = await choose(page, label, choice)
    await radio(page, 'Sort', 'Longest first').click()
    await page.waitForURL(/sort=longest/)
    const address = page.url()
    await page.reload()
    await shows(page, count)
    expect(page.url()).toBe(address)
    await expectChosen(page, count)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await shows(page, premiumCount)
    await expectLongestFirst(page)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'My Activities' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)

test('the first look is without the list, which one button opens, and Back leads to where one was', async () => {
  const { context, page, problems, open } = await visit(browser, server, 'Lior', screens.phone)
  await open('/premium-library')
  const all = page.getByRole('link', { name: `Show all ${premiumCount}` })
  await all.waitFor()
  expect(await page.getByRole('article').count()).toBe(8)
  // Within reach: less than three screens, where the list made six of it.
  expect(await heightOf(page)).toBeLessThan(3 * screens.phone.viewport.height)
  await all.scrollIntoViewIfNeeded()
  const there = await page.evaluate(() => scrollY)
  await all.click()
  await shows(page, premiumCount)
  const found = page.getByRole('heading', { level: 2 }).filter({ hasText: 'activities' })
  await expect.poll(() => found.evaluate((one) => one === document.activeElement)).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.getByRole('article').count()).toBe(12)
  await page.goBack()
  await all.waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(there)
  expect(await page.getByRole('article').count()).toBe(8)
  expect(problems).toEqual([])
  await context.close()
})

for (const [device, screen] of share(Object.entries(screens))) {
  test(`on a ${device} an activity is read and saved by keyboard alone, and back leads to the same list`, async () => {
    const { context, page, problems, open } = await visit(browser, server, `Noor${device}`, screen)
    await open('/premium-library?difficulty=hard')
    await shows(page, hardCount)
    const opener = page.getByRole('article').nth(1).getByRole('button')
    const title = (await opener.textContent()) ?? ''
    await opener.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: title })
    await sheet.getByRole('heading', { name: 'Setup Instructions' }).waitFor()
    await pressByKeyboard(page, 'Save to collection')
    await page.getByText('Activity saved to your collection!').waitFor()
    await pressByKeyboard(page, 'View Activity')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.goBack()
    await sheet.waitFor()
    await page.keyboard.press('Escape')
    await shows(page, hardCount)
    await page.getByRole('article').nth(1).getByText('Saved').waitFor()
    await open('/activities?source=saved')
    await page.getByText(`1 of ${everydayCount + 1} activities`).waitFor()
    await page.getByRole('heading', { level: 3, name: title }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
}

atNight(
  'on a phone the first screen shows cards with pictures, and every sentence is whole',
  async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const { context, page, open, email } = await visit(browser, server, 'Uma', phone)
    // The notice for a new family pushes the page down until it is read.
    confirmAddress(server, email)
    await post(context.request, server.url, '/children', mila)
    await open('/premium-library')
    await page.getByText(/^For Mila, 4: the \d+ that fit come first\.$/).waitFor()
    await expectTwoPictures(page)
    for (const list of ['/premium-library?show=all', '/activities?age=all']) {
      await open(list)
      await showAll(page)
      const lines = await page.locator('.card-line').evaluateAll((all) =>
        all.map((line) => ({
          text: line.textContent ?? '',
          isClipped: line.scrollHeight > line.clientHeight,
        })),
      )
      expect(lines.length).toBeGreaterThanOrEqual(Math.min(everydayCount, premiumCount))
      expect(lines.filter(({ isClipped, text }) => isClipped || /…|\.\.\./.test(text))).toEqual([])
    }
    await context.close()
  },
)

atNight('Escape closes the reading and returns the focus to its card', async () => {
  const { context, page, problems, open } = await visit(browser, server, 'Ida', screens.desktop)
  await open('/premium-library')
  const opener = page.getByRole('article').nth(2).getByRole('button')
  await opener.focus()
  await page.keyboard.press('Space')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

const mila = { name: 'Mila', birth_date: `${new Date().getFullYear() - 4}-01-01`, interests: [] }

const filters = {
  'Child age': 'Age 5',
  Category: 'Practical Life',
  Difficulty: 'Easy',
  Duration: '15-30 minutes',
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

const shows = (page: Page, count: number) =>
  page
    .getByRole('status')
    .getByText(count === 1 ? '1 activity' : `${count} activities`, { exact: true })
    .waitFor()

const radio = (page: Page, label: string, choice: string) =>
  page.getByRole('radiogroup', { name: label }).getByRole('radio', { name: choice })

/** Chooses an option of a filter: the list then has as many as the option says, and the address contains it. */
async function choose(page: Page, label: string, choice: string): Promise<number> {
  const offer = radio(page, label, choice)
  const count = Number(/\((\d+)\)$/.exec((await offer.locator('..').textContent()) ?? '')?.[1])
  expect([label, count > 0]).toEqual([label, true])
  await offer.click()
  await page.getByRole('button', { name: `Show ${count} activit` }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.size).toBeGreaterThan(0)
  return count
}

/** The open filters are those that were chosen, and show as many as before. Closes them. */
async function expectChosen(page: Page, count: number) {
  await page.getByRole('button', { name: 'Filters, 4 set' }).click()
  for (const [label, choice] of Object.entries({ ...filters, Sort: 'Longest first' }))
    expect([label, await radio(page, label, choice).isChecked()]).toEqual([label, true])
  await page.getByRole('button', { name: `Show ${count} activit` }).click()
}

/** Also those after the first twelve. */
async function expectLongestFirst(page: Page) {
  for (const shown of [24, 36, 48]) {
    await page.getByRole('button', { name: 'Show 12 more' }).click()
    await expect.poll(async () => (await minutesOf(page)).length).toBe(shown)
  }
  const minutes = await minutesOf(page)
  expect(minutes).toEqual([...minutes].sort((one, other) => other - one))
  expect(new Set(minutes).size).toBeGreaterThan(1)
}

/** Completely on the first screen of a phone. */
async function expectTwoPictures(page: Page) {
  const scenes = page.getByRole('main').locator('.scene svg')
  const inSight = () =>
    scenes.evaluateAll(
      (drawn) =>
        drawn.map((one) => one.getBoundingClientRect()).filter(({ bottom }) => bottom <= 844)
          .length,
    )
  await expect.poll(inSight).toBeGreaterThanOrEqual(2)
}

async function showAll(page: Page) {
  for (let more = 0; more < 12; more += 1) {
    const next = page.getByRole('button', { name: /^Show \d+ more$/ })
    await page.getByRole('article').first().waitFor()
    if (await next.count()) await next.click()
  }
}

async function minutesOf(page: Page): Promise<number[]> {
  const facts = await page
    .getByRole('article')
    .getByText(/^\d+ min/)
    .allTextContents()
  return facts.map((fact) => Number.parseInt(fact, 10))
}

/** Tabs through the open sheet until this has the focus, and presses Enter. */
async function pressByKeyboard(page: Page, name: string) {
  const focused = page.getByRole('dialog').locator(':focus')
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Tab')
    if ((await focused.textContent()) === name) return page.keyboard.press('Enter')
  }
  throw new Error(`${name} was not reached by keyboard`)
}
