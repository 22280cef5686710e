import { atNight } from '@fgm/api/extent'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxesOf, boxOf } from './boxes.ts'
import { leo, registerFamily } from './families.ts'
import { screens } from './generator-page.ts'
import { button, find, openHunt } from './hunt-player.ts'
import { browser, server, startProduct } from './product.ts'
import { acceptCookies, visit } from './visit.ts'

/* The moment of a find: what lands, what walks, and that it blocks no one. */

startProduct()

const phone = { ...screens.phone, viewport: { width: 390, height: 844 } }

/** A family without reduced motion. */
async function arrive(name: string) {
  const context = await browser.newContext(phone)
  await acceptCookies(context)
  await registerFamily(context, server, { name, email: `${name.toLowerCase()}@example.com` })
  return { context, page: await context.newPage() }
}

async function begin(page: Page, mode: 'Calm' | 'Race the clock') {
  await openHunt(page, server, 'rainbow-rooms')
  await page.getByText(mode).click()
  await button(page, 'Start the hunt').click()
}

const cat = (page: Page) => page.locator('.find-cat')
const middleOf = async (page: Page) => {
  const { left, right } = await boxOf(cat(page))
  return (left + right) / 2
}

atNight(
  'a find lands on the map and leaves, the cat walks on to the next place, offline too',
  async () => {
    const { context, page } = await arrive('Ana')
    await begin(page, 'Race the clock')
    await context.setOffline(true)
    await find(page, 1)
    const [thing, map] = [page.locator('.find-thing'), page.locator('.play-map .plan')]
    await expect
      .poll(async () => (await boxOf(thing)).left)
      .toBeGreaterThan((await boxOf(map)).left)
    await page.getByText('There it is! A book with a red cover.').waitFor()
    const before = await middleOf(page)
    await expect.poll(() => middleOf(page)).toBeLessThan(before - 20)
    const opacity = () => thing.evaluate((one) => getComputedStyle(one).opacity)
    await expect.poll(opacity).toBe('0')
    const next = page.locator('.map-next')
    const apart = async () => {
      const [here, there] = await boxesOf(cat(page), next)
      return Math.abs(here.right - there.right)
    }
    await expect.poll(apart).toBeLessThan(100)
    await context.close()
  },
)

atNight('it blocks no one: three finds one after the other, and the end is there', async () => {
  const { context, page } = await arrive('Ben')
  await begin(page, 'Calm')
  const start = Date.now()
  await find(page, 3)
  await page.getByRole('heading', { name: 'All 3 found!' }).waitFor()
  // Shorter than the cat walks twice.
  expect(Date.now() - start).toBeLessThan(5000)
  await context.close()
})

atNight('with reduced motion it is there at once and still, in a story too', async () => {
  const { context, page } = await visit(browser, server, 'Cleo', phone, leo)
  await acceptCookies(context)
  await openHunt(page, server, 'rainbow-rooms')
  await page.getByText('Add a story and a treasure').click()
  await page.getByText('The Night Train').click()
  await button(page, 'Start the hunt').click()
  await button(page, 'Let’s find them').click()
  await button(page, 'Found it').click()
  await page.getByRole('heading', { name: 'There it is!' }).waitFor()
  const still = await page
    .locator('.find-moment')
    .evaluate((one) => one.getAnimations({ subtree: true }).length)
  const opacity = await page.locator('.find-thing').evaluate((one) => getComputedStyle(one).opacity)
  expect([still, opacity]).toEqual([0, '1'])
  await context.close()
})

atNight(
  'it is silent until someone turns the chime on, and then it buzzes once for each find',
  async () => {
    const { context, page } = await arrive('Dora')
    await page.addInitScript(() => {
      navigator.vibrate = (pattern) => {
        const vibrations = sessionStorage.getItem('vibrations') ?? ''
        sessionStorage.setItem('vibrations', `${vibrations}${pattern};`)
        return true
      }
    })
    const vibrations = () => page.evaluate(() => sessionStorage.getItem('vibrations'))
    await begin(page, 'Calm')
    await find(page, 1)
    expect(await vibrations()).toBeNull()
    await openHunt(page, server, 'count-with-me')
    await page.getByText('Chime and buzz at each find').click()
    await button(page, 'Start the hunt').click()
    await find(page, 2)
    expect(await vibrations()).toBe('60;60;')
    await context.close()
  },
)

test('a hunt is printed with its story, and its finders get a certificate', async () => {
  const { context, page } = await visit(browser, server, 'Erin', phone, leo)
  await acceptCookies(context)
  await openHunt(page, server, 'rainbow-rooms')
  await page.getByText('Add a story and a treasure').click()
  expect(await page.getByRole('link', { name: /^Play it from paper/ }).count()).toBe(0)
  await page.getByText('The Night Train').click()
  const paper = page.getByRole('link', { name: /^Play it from paper/ })
  expect(await paper.getAttribute('href')).toMatch(/print\?cards=pictures&story=night-train$/)
  await pdfOf(page, paper)
  await page.getByText('No story').click()
  await button(page, 'Start the hunt').click()
  await find(page, 3)
  await button(page, 'Save & Continue').click()
  await page.getByRole('link', { name: 'Print its certificate' }).click()
  const certificate = page.getByRole('link', { name: /^Certificate of Rainbow Rooms/ })
  await pdfOf(page, certificate)
  const { bottom, top } = await boxOf(certificate)
  expect(bottom - top).toBeGreaterThanOrEqual(44)
  await context.close()
})

/** A link leads to a PDF, in a new tab. */
async function pdfOf(page: Page, link: Locator) {
  const response = await page.request.get(`${server.url}${await link.getAttribute('href')}`)
  const type = response.headers()['content-type']
  expect([response.status(), type]).toEqual([200, 'application/pdf'])
  expect(await link.getAttribute('target')).toBe('_blank')
}
