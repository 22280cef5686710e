import { atNight } from '@fgm/api/extent'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxesOf, boxOf, freeOfBars } from './boxes.ts'
import { share } from './extent.ts'
import { leo, post } from './families.ts'
import { screens } from './generator-page.ts'
import { addOwn } from './ledger.ts'
import { play, playToTheEnd } from './play.ts'
import { browser, server, startProduct } from './product.ts'
import { seen } from './seen.ts'
import { visit } from './visit.ts'

/* From 'Start now' to the end of five good minutes: what a family sees at each click. */

startProduct()

const small = { ...screens.phone, viewport: { width: 360, height: 640 } }
const all = { phone: screens.phone, 'small phone': small, desktop: screens.desktop }

for (const [device, screen] of share(Object.entries(all))) {
  test(`on a ${device} 'Start now' leads to the first step, large, whole and not under the bars`, async () => {
    const { page, context, open } = await visit(browser, server, `Ana${device}`, screen, leo)
    await open('/activities')
    await page.getByRole('link', { name: 'Start now' }).click()
    await toFirstStep(page)
    await expectFirstStep(page)
    await page.reload()
    await expectFirstStep(page)
    await page.getByRole('link', { name: 'Stop playing' }).click()
    await page.getByRole('heading', { level: 1, name: 'My Activities' }).waitFor()

    await open('/activities/sock-mountain-match')
    const start = page.getByRole('link', { name: 'Start now' })
    await start.waitFor()
    const done = page.getByRole('button', { name: 'Mark as Completed' })
    expect(await colorOf(done)).not.toBe(await colorOf(start))
    await start.click()
    await toFirstStep(page)
    await expectFirstStep(page)
    await context.close()
  })

  atNight(
    `on a ${device} the end of it shows its picture and its friends, and nothing lies on them`,
    async () => {
      const { page, context, open } = await visit(
        browser,
        server,
        `Bea${device.replace(' ', '')}`,
        screen,
      )
      await post(context.request, server.url, '/children', leo)
      await open('/activities/squiggle-rescue')
      await page.getByRole('button', { name: 'Mark as Completed' }).click()
      const end = page.getByRole('region', { name: 'You two did it' })
      await page.getByRole('region', { name: 'Do you know another tired family?' }).waitFor()
      await end.locator('svg').first().waitFor()
      await expectPictureBesideWords(end, device)
      await page.getByText('Played with Leo').waitFor()
      expect(await page.locator('.toast').count()).toBe(0)
      const print = page.getByRole('button', { name: 'Print or save as PDF' })
      // By the buttons on desktops, below everything on phones.
      const gap = async () => {
        const [tool, words] = await boxesOf(print, end)
        return device === 'desktop' ? words.top - tool.bottom : tool.top - words.bottom
      }
      await expect.poll(gap).toBeGreaterThanOrEqual(0)
      await end.getByRole('button', { name: 'Write a note' }).click()
      const save = end.getByRole('button', { name: 'Save Note' })
      await save.scrollIntoViewIfNeeded()
      const [button, free] = [await boxOf(save), await freeOfBars(page)]
      expect([button.top >= free.top, button.bottom <= free.bottom]).toEqual([true, true])
      expect(await page.locator('.sticky-action').isVisible()).toBe(device === 'desktop')
      await context.close()
    },
  )
}

test('an activity of ten minutes is played for ten, with all of its safety note before the first step', async () => {
  const { page, context, email, open } = await visit(browser, server, 'Ida', screens.desktop, leo)
  const safetyNote = 'Take out staples first. Then sit close.'
  const id = addOwn(server, email, { duration_minutes: 10, safety_note: safetyNote })
  await open(`/activities/${id}/play`)
  await seen(page, page.getByText('Take out staples first.'))
  await seen(page, page.getByText('Then sit close.'))
  await toFirstStep(page)
  await expect.poll(() => page.getByRole('timer').textContent()).toBe('10 minutes left')
  await playToTheEnd(page)
  await page.getByRole('heading', { level: 1, name: '10 good minutes' }).waitFor()
  await context.close()
})

atNight(
  'on paper an activity is light by night, open, and without what only a screen can do',
  async () => {
    const night = { ...screens.desktop, colorScheme: 'dark' } as const
    const { page, context, open } = await visit(browser, server, 'Uma', night)
    await post(context.request, server.url, '/children', leo)
    await post(context.request, server.url, '/children', { ...leo, name: 'Mila' })
    await open('/activities/sock-mountain-match')
    await page.getByRole('link', { name: 'Start now' }).waitFor()
    await page.getByText('Playing with', { exact: true }).waitFor()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await brightness(page)).toBeGreaterThan(200)
    expect(await page.locator('.variation > p').first().isVisible()).toBe(true)
    for (const name of ['My Activities', 'Print or save as PDF', 'Start now', 'Playing with'])
      expect(await page.getByText(name, { exact: true }).locator('visible=true').count()).toBe(0)
    await context.close()
  },
)

atNight(
  'on a desktop all filters are in one row above the search, and an empty result is not under the top bar',
  async () => {
    const { page, context, email, open } = await visit(browser, server, 'Vera', screens.desktop)
    await post(context.request, server.url, '/children', leo)
    addOwn(server, email, { title: 'Ours' })
    await open('/activities/squiggle-rescue')
    await play(page)
    await open('/activities')
    const last = page.getByRole('button', { name: '5 minutes' })
    await page.getByRole('button', { name: 'Done', exact: true }).waitFor()
    const first = page.getByRole('button', { name: 'All', exact: true })
    const rows = async () => {
      const [one, other] = [await boxOf(first), await boxOf(last)]
      return [one.top === other.top, other.bottom < (await boxOf(page.getByLabel('Search'))).top]
    }
    await expect.poll(rows).toEqual([true, true])
    await open('/activities/no-such-thing')
    const clear = async () =>
      (await boxOf(page.locator('.card.empty'))).top - (await freeOfBars(page)).top
    await expect.poll(clear).toBeGreaterThanOrEqual(32)
    await context.close()
  },
)

const brightness = (page: Page) =>
  page.evaluate(() => {
    const [red = 0] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return red
  })

/** On the desktop the picture is to the left of the words, and large; on a phone above them. */
async function expectPictureBesideWords(end: Locator, device: string) {
  const [picture, words] = await boxesOf(end.locator('svg').first(), end.locator('h2'))
  if (device === 'desktop') {
    expect(picture.right).toBeLessThan(words.left)
    expect(picture.right - picture.left).toBeGreaterThan(350)
  } else expect(picture.bottom).toBeLessThanOrEqual(words.top)
}

/** What is needed comes first, where something is. */
async function toFirstStep(page: Page) {
  const way = page.locator('.playing-ways .primary')
  await way.waitFor()
  if ((await way.textContent()) === 'First step') await way.click()
}

/** The whole first step is above what is always in sight, in letters that can be read from the floor, and the time runs. */
async function expectFirstStep(page: Page) {
  const step = page.locator('.playing-main h1')
  await page.locator('.toes [aria-current=step]').getByText('1').waitFor()
  await seen(page, step)
  const room = async () => {
    const [dock, words] = await boxesOf(page.locator('.playing-dock'), step)
    return dock.top - words.bottom
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
  await seen(page, page.locator('.care span'))
  await seen(page, page.getByRole('button', { name: 'Next' }))
  const size = await step.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  expect(size).toBeGreaterThanOrEqual(24)
  await expect.poll(() => page.getByRole('timer').textContent()).toBe('5 minutes left')
}

const colorOf = (button: Locator) => button.evaluate((one) => getComputedStyle(one).backgroundColor)
