import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxOf, freeOfBars, overlap } from './boxes.ts'
import { share } from './extent.ts'
import { leo, post } from './families.ts'
import { screens } from './generator-page.ts'
import { addOwn } from './ledger.ts'
import { play } from './play.ts'
import { browser, server, startProduct } from './product.ts'
import { visit } from './visit.ts'

/*
 * From 'Start now' to the end of five good minutes: what a family sees at each press.
 */

startProduct()

const small = { ...screens.phone, viewport: { width: 360, height: 640 } }
const all = { phone: screens.phone, 'small phone': small, desktop: screens.desktop }

for (const [device, screen] of share(Object.entries(all))) {
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
    await expectClockStays(page)
    await context.close()
  })

  test(`on a ${device} the end of it shows its picture and its friends, and nothing lies on them`, async () => {
    const { page, context, open } = await visit(
      browser,
      server,
      `Bea${device.replace(' ', '')}`,
      screen,
    )
    await post(context.request, server.url, '/children', leo)
    await open('/activities/squiggle-rescue')
    await playToTheEnd(page)
    await page.getByRole('timer').waitFor({ state: 'detached' })
    const end = page.getByRole('region', { name: 'You two did it' })
    await page.getByRole('region', { name: 'Do you know another tired family?' }).waitFor()
    await end.locator('svg').first().waitFor()
    await expectPictureBesideWords(end, device)
    await page.getByText('Played with Leo').waitFor()
    expect(await page.locator('.toast').count()).toBe(0)
    const print = page.getByRole('button', { name: 'Print or save as PDF' })
    expect((await boxOf(end)).bottom).toBeLessThanOrEqual((await boxOf(print)).top)
    await end.getByRole('button', { name: 'Write a note' }).click()
    const save = end.getByRole('button', { name: 'Save Note' })
    await save.scrollIntoViewIfNeeded()
    const [button, free] = [await boxOf(save), await freeOfBars(page)]
    expect([button.top >= free.top, button.bottom <= free.bottom]).toEqual([true, true])
    expect(await page.locator('.sticky-action').isVisible()).toBe(device === 'desktop')
    await context.close()
  })
}

test('an activity of ten minutes is played for ten, with its safety note before the first step', async () => {
  const { page, context, email, open } = await visit(browser, server, 'Ida', screens.desktop)
  await post(context.request, server.url, '/children', leo)
  const id = addOwn(server, email, { duration_minutes: 10, safety_note: 'Take out staples first.' })
  await open(`/activities/${id}`)
  await page.getByRole('button', { name: 'Start now' }).click()
  await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^9:5\d$/)
  const note = await boxOf(page.getByText('Take out staples first.'))
  expect(note.bottom).toBeLessThan((await boxOf(page.locator('.activity-steps'))).top)
  await page.getByRole('button', { name: 'Mark as Completed' }).click()
  await page.getByText('For 10 minutes Leo had all of you.', { exact: false }).waitFor()
  await context.close()
})

async function playToTheEnd(page: Page) {
  await page.getByRole('button', { name: 'Start now' }).click()
  await page.getByRole('timer').waitFor()
  await page.getByRole('button', { name: 'Mark as Completed' }).click()
}

test('on paper an activity is light by night, open, and without what only a screen can do', async () => {
  const night = { ...screens.desktop, colorScheme: 'dark' } as const
  const { page, context, open } = await visit(browser, server, 'Uma', night)
  await post(context.request, server.url, '/children', leo)
  await open('/activities/sock-mountain-match')
  await page.getByRole('button', { name: 'Start now' }).waitFor()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await brightness(page)).toBeGreaterThan(200)
  expect(await page.locator('.variation > p').first().isVisible()).toBe(true)
  for (const name of ['My Activities', 'Print or save as PDF', 'Start now', 'Leo, 6'])
    expect(await page.getByText(name, { exact: true }).locator('visible=true').count()).toBe(0)
  await context.close()
})

test('on a desktop the last filter is whole, and what is not found stands clear of the top bar', async () => {
  const { page, context, email, open } = await visit(browser, server, 'Vera', screens.desktop)
  await post(context.request, server.url, '/children', leo)
  addOwn(server, email, { title: 'Ours' })
  await open('/activities/squiggle-rescue')
  await play(page)
  await open('/activities')
  const last = page.getByRole('button', { name: '5 minutes' })
  await page.getByRole('button', { name: 'Done', exact: true }).waitFor()
  const search = await boxOf(page.getByLabel('Search'))
  expect((await boxOf(last)).right).toBeLessThan(search.left)
  await open('/activities/no-such-thing')
  const card = await boxOf(page.locator('.card.empty'))
  expect(card.top - (await freeOfBars(page)).top).toBeGreaterThanOrEqual(32)
  await context.close()
})

const brightness = (page: Page) =>
  page.evaluate(() => {
    const [red = 0] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return red
  })

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

/** The clock is seen wherever one has scrolled to, under the top bar; a step that is gone to is not under it. */
async function expectClockStays(page: Page) {
  const clock = page.locator('.five-minutes')
  const materials = await boxOf(page.getByRole('heading', { name: 'Materials Needed' }))
  const { top } = await freeOfBars(page)
  // Whole, or out of sight.
  expect(materials.top >= top || materials.bottom <= top).toBe(true)
  for (const step of await page.locator('.activity-steps > li, #objectives').all()) {
    await step.evaluate((one) => one.scrollIntoView({ block: 'start' }))
    const [at, box, free] = [await boxOf(step), await boxOf(clock), await freeOfBars(page)]
    expect(box.top).toBeGreaterThanOrEqual(free.top)
    expect(box.bottom).toBeLessThanOrEqual(free.bottom)
    expect(overlap(at, box)).toBe(false)
  }
}

const colorOf = (button: Locator) => button.evaluate((one) => getComputedStyle(one).backgroundColor)
