import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxOf, freeOfBars, overlap } from './boxes.ts'
import { leo, post } from './families.ts'
import { screens } from './generator-page.ts'
import { browser, server, startProduct } from './product.ts'
import { visit } from './visit.ts'

/*
 * From 'Start now' to the end of five good minutes: what a family sees at each press.
 */

startProduct()

const small = { ...screens.phone, viewport: { width: 360, height: 640 } }
const all = { phone: screens.phone, 'small phone': small, desktop: screens.desktop }

for (const [device, screen] of Object.entries(all)) {
  test(`on a ${device} 'Start now' shows the first step, large and whole, while the clock runs`, async () => {
    const { page, context, open } = await visit(
      browser,
      server,
      `Ana${device.replace(' ', '')}`,
      screen,
    )
    await post(context.request, server.url, '/children', leo)
    await open('/activities')
    await page.getByRole('link', { name: 'Start now' }).click()
    await expectPlaying(page)
    await page.reload()
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await page.getByRole('link', { name: 'My Activities' }).first().waitFor()

    await open('/activities/sock-mountain-match')
    const start = page.getByRole('button', { name: 'Start now' })
    await start.waitFor()
    const done = page.getByRole('button', { name: 'Mark as Completed' })
    expect(await colorOf(done)).not.toBe(await colorOf(start))
    await start.click()
    await expectPlaying(page)
    expect(await start.count()).toBe(0)
    await context.close()
  })

  test(`on a ${device} the end of it shows its picture and its friends, and no message lies on them`, async () => {
    const { page, context, open } = await visit(
      browser,
      server,
      `Bea${device.replace(' ', '')}`,
      screen,
    )
    await post(context.request, server.url, '/children', leo)
    await open('/activities/squiggle-rescue')
    await playToTheEnd(page)
    const toast = page.locator('.toast')
    await toast.waitFor()
    await page.getByRole('timer').waitFor({ state: 'detached' })
    const logo = await boxOf(page.locator('.top .brand svg:visible'))
    expect(await page.locator('.five-minutes').count()).toBe(0)
    const end = page.getByRole('region', { name: 'You two did it' })
    const friends = page.getByRole('region', { name: 'Do you know another tired family?' })
    // Where it stands at last: it comes in from below.
    await expect.poll(async () => overlap(await boxOf(toast), await boxOf(friends))).toBe(false)
    await expect.poll(async () => overlap(await boxOf(toast), logo)).toBe(false)
    expect((await boxOf(toast)).left).toBeGreaterThanOrEqual(0)
    expect(overlap(await boxOf(toast), await boxOf(end.getByRole('heading')))).toBe(false)
    await expectPictureBesideWords(end, device)
    await context.close()
  })
}

async function playToTheEnd(page: Page) {
  await page.getByRole('button', { name: 'Start now' }).click()
  await page.getByRole('timer').waitFor()
  await page.getByRole('button', { name: 'Mark as Completed' }).click()
}

/** On the desktop the picture stands at the left of the words, and large; on a phone above them. */
async function expectPictureBesideWords(end: Locator, device: string) {
  const picture = await boxOf(end.locator('svg').first())
  const words = await boxOf(end.locator('h2'))
  if (device === 'desktop') {
    expect(picture.right).toBeLessThan(words.left)
    expect(picture.right - picture.left).toBeGreaterThan(350)
  } else expect(picture.bottom).toBeLessThanOrEqual(words.top)
}

/** The first step has the focus, lies whole between the bars in large letters, and the time runs. */
async function expectPlaying(page: Page) {
  const first = page.locator('.activity-steps > li').first()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true)
  await expect
    .poll(async () => {
      const [step, free] = [await boxOf(first), await freeOfBars(page)]
      return [step.top >= free.top, step.bottom <= free.bottom + 1]
    })
    .toEqual([true, true])
  expect(
    await first.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
  ).toBeGreaterThanOrEqual(24)
  await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^4:5\d$/)
}

const colorOf = (button: Locator) => button.evaluate((one) => getComputedStyle(one).backgroundColor)
