import { atNight } from '@fgm/api/extent'
import type { APIRequestContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxOf, freeOfBars } from './boxes.ts'
import { leo, post } from './families.ts'
import { screens } from './generator-page.ts'
import { cachedCount } from './hunt-player.ts'
import { hydrated } from './hydrated.ts'
import { browser, server, startProduct } from './product.ts'
import { seen } from './seen.ts'
import { acceptCookies, visit } from './visit.ts'

/* The first thing after the app opens: one card for right now, and its optional questions below it. */

startProduct()

type Listed = { title: string; min_age: number; max_age: number; moments: { place: string[] } }
const title = (page: Page) => page.locator('#now-title')
const toddler = { ...leo, name: 'Mila', birth_date: `${new Date().getFullYear() - 2}-01-01` }

test('one card and its questions are on the first screen; an answer is remembered for the hour', async () => {
  const { page, context, open } = await visit(browser, server, 'Sofie', screens.phone, leo)
  await acceptCookies(context)
  await open('/activities')
  const where = page.getByRole('button', { name: /^Where are we\?/ })
  // With the notice about the address, which takes its room above.
  for (const part of [page.getByText(/confirm your email/i), page.getByText('Start now'), where])
    await seen(page, part)
  const room = async () => (await freeOfBars(page)).bottom - (await boxOf(where)).bottom
  await expect.poll(room).toBeGreaterThanOrEqual(0)
  await page.setViewportSize({ width: 360, height: 640 })
  await seen(page, page.getByRole('link', { name: 'Start now' }))
  await where.click()
  await page.getByRole('radio', { name: 'Bed' }).click()
  await page.getByRole('radio', { name: 'Wiped out' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Where are we? Bed' }).waitFor()
  const titles = await titlesForBed(context.request)
  for (let turn = 0; turn < 4; turn += 1) {
    expect(titles).toContain(await title(page).textContent())
    await page.getByRole('button', { name: 'Another' }).click()
  }
  await page.reload()
  await page.getByRole('button', { name: 'How is the mood? Wiped out' }).waitFor()
  expect(titles).toContain(await title(page).textContent())
  await context.close()
})

test('on a desktop the questions are open next to the card', async () => {
  const { page, context, open } = await visit(browser, server, 'Ulla', screens.desktop, leo)
  await open('/activities')
  const bed = page.getByRole('radio', { name: 'Bed', exact: true })
  await seen(page, page.locator('.now-choices .pick', { hasText: 'Any mood' }))
  await bed.click()
  const [choices, now] = await page.evaluate(() =>
    ['.now-choices', '.now'].map((one) => document.querySelector(one)?.getBoundingClientRect()),
  )
  expect(choices?.right).toBeLessThan(now?.left ?? 0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  const titles = await titlesForBed(context.request)
  await expect.poll(async () => titles.includes((await title(page).textContent()) ?? '')).toBe(true)
  await context.close()
})

test('every card is for the youngest who is here and opens, by button, by swipe and by key', async () => {
  const { page, context, open } = await visit(browser, server, 'Vera', screens.phone, leo)
  await post(context.request, server.url, '/children', toddler)
  await open('/activities')
  await page.getByRole('radio', { name: 'Leo, 6' }).click()
  await page.getByRole('button', { name: 'Who is here? Leo' }).click()
  await page.getByRole('button', { name: 'Mila, 2' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Who is here? Leo + Mila' }).waitFor()
  const listed = (await (
    await context.request.get(`${server.url}/activities`, {
      headers: { accept: 'application/json' },
    })
  ).json()) as Listed[]
  const seenTitles = new Set<string>()
  for (const turn of [press, swipe, press, swipe, press]) {
    const now = (await title(page).textContent()) ?? ''
    expect(listed.find((one) => one.title === now)?.min_age).toBe(2)
    seenTitles.add(now)
    await turn(page)
    await expect.poll(() => title(page).textContent()).not.toBe(now)
  }
  expect(seenTitles.size).toBeGreaterThan(2)
  await page.getByRole('link', { name: 'Start now' }).tap()
  await page.locator('.playing-ways .primary').waitFor()
  await context.close()
})

atNight('offline the deck works as before, and its card can be played', async () => {
  const phone = { ...screens.phone, serviceWorkers: 'allow' } as const
  const { page, context, open } = await visit(browser, server, 'Tove', phone, leo)
  await open('/activities')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.getByRole('button', { name: /^Where are we\?/ }).click()
  await page.getByRole('radio', { name: 'Bed' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => cachedCount(page), { timeout: 15_000 }).toBeGreaterThan(15)
  await context.setOffline(true)
  await page.reload()
  await page.getByText(/^You are offline\./).waitFor()
  await page.getByRole('button', { name: 'Where are we? Bed' }).waitFor()
  const first = await title(page).textContent()
  await page.getByRole('button', { name: 'Another' }).click()
  await expect.poll(() => title(page).textContent()).not.toBe(first)
  await page.getByRole('link', { name: 'Start now' }).tap()
  await page.locator('.playing-ways .primary').click()
  await seen(page, page.locator('.playing-main h1'))
  await context.close()
})

atNight('a visitor can answer, too, and another card is one click away', async () => {
  const context = await browser.newContext(screens.phone)
  await acceptCookies(context)
  const page = await context.newPage()
  await page.goto(`${server.url}/activities`)
  await hydrated(page)
  await page.getByRole('link', { name: '6 years' }).tap()
  await page.getByRole('link', { name: 'Nothing', exact: true }).tap()
  await page.getByRole('button', { name: 'Where are we?' }).click()
  await page.getByRole('radio', { name: 'Home' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Start now' }).tap()
  await page.locator('.playing-ways .primary').waitFor()
  await context.close()
})

/** The titles of all activities that are played in bed. */
async function titlesForBed(request: APIRequestContext): Promise<string[]> {
  const listed = await request.get(`${server.url}/activities?place=bed`)
  return ((await listed.json()) as Listed[]).map((one) => one.title)
}

async function press(page: Page) {
  await page.getByRole('link', { name: 'Start now' }).focus()
  await page.keyboard.press('ArrowRight')
}

/**
 * A finger that moves to the left across the card. Right after a turn the browser may not know yet where it may
 * scroll, and use the touch for that: then, as a person would, once more.
 */
async function swipe(page: Page, tries = 3) {
  await page.evaluate(() => {
    document.body.dataset.touch = ''
    for (const end of ['touchend', 'touchcancel'])
      document.addEventListener(end, () => (document.body.dataset.touch = end), { once: true })
  })
  // The focus of the previous key may have scrolled the card away from where it was.
  const picture = page.locator('.now-picture')
  await picture.scrollIntoViewIfNeeded()
  const { top, bottom } = await boxOf(picture)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: (top + bottom) / 2 }],
    })
  await touch('touchStart', 300)
  await touch('touchMove', 200)
  await touch('touchMove', 80)
  await touch('touchEnd')
  const ended = () => page.evaluate(() => document.body.dataset.touch)
  await expect.poll(ended).not.toBe('')
  if (tries > 1 && (await ended()) === 'touchcancel') await swipe(page, tries - 1)
}
