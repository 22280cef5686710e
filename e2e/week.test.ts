import { atNight } from '@fgm/api/extent'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { boxOf, freeOfBars } from './boxes.ts'
import { leo, post } from './families.ts'
import { screens } from './generator-page.ts'
import { playToTheEnd } from './play.ts'
import { browser, server, startProduct } from './product.ts'
import { seen, seenOnceScrolledTo } from './seen.ts'
import { acceptCookies, visit } from './visit.ts'

/* A family of two children: one play for both, its week, and the sheet for the next one. */

startProduct()

const mila = { ...leo, name: 'Mila', birth_date: `${new Date().getFullYear() - 4}-01-01` }
const forTwo = '/activities/sock-mountain-match'

/** Leo and Mila, and what both of them play. */
async function familyOfTwo(name: string, screen: BrowserContextOptions = screens.phone) {
  const visitor = await visit(browser, server, name, screen, leo)
  await acceptCookies(visitor.context)
  await post(visitor.context.request, server.url, '/children', mila)
  return visitor
}

const cards = (page: Page) => page.locator('.two-cards > li')

atNight('both play: each has a separate card, and the note is for the younger', async () => {
  const { page, context, open } = await familyOfTwo('Greta')
  await open(forTwo)
  await page.getByText('Both', { exact: true }).click()
  await page.getByRole('link', { name: 'Start now' }).click()
  await page.getByRole('button', { name: 'First step' }).click()
  await expect.poll(() => cards(page).allInnerTexts()).toHaveLength(2)
  const [small = '', big = ''] = await cards(page).allInnerTexts()
  expect([small.startsWith('Mila, 4'), big.startsWith('Leo, 6')]).toEqual([true, true])
  await seen(page, page.getByText('Checked for Mila, 4.'))
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size)
    await seen(page, page.locator('.playing-main h1'))
    const { left, right } = await boxOf(cards(page).first())
    expect([left >= 0, right <= size.width]).toEqual([true, true])
  }
  expect(await violationsOn(page)).toEqual([])
  await context.close()
})

test('each of both gets its own face, which survives a reload, and the week shows them', async () => {
  const { page, context, open } = await familyOfTwo('Gerda')
  await open(forTwo)
  await page.getByText('Both', { exact: true }).click()
  await page.getByRole('link', { name: 'Start now' }).click()
  await page.getByRole('button', { name: 'First step' }).click()
  await page.reload()
  await expect.poll(() => cards(page).count()).toBe(2)
  await playToTheEnd(page)
  const faces = (who: string) => page.getByRole('radiogroup', { name: `How was it for ${who}?` })
  await faces('Mila').getByRole('radio', { name: 'Again!' }).click()
  await faces('Leo').getByRole('radio', { name: 'Fine' }).click()
  await open('/dashboard')
  const moment = page.getByRole('article', { name: 'Sock Mountain Match' })
  await seenOnceScrolledTo(moment.getByText('Mila: again!'))
  await seenOnceScrolledTo(moment.getByText('Leo: fine'))
  await context.close()
})

test('a child who is too young is left out, and the page says so', async () => {
  const { page, context, open } = await familyOfTwo('Hilde')
  const listed = await context.request.get(`${server.url}/activities`, {
    headers: { accept: 'application/json' },
  })
  type Listed = { id: string; min_age: number; max_age: number }
  const older = ((await listed.json()) as Listed[]).find((one) => one.min_age === 6)
  await open(`/activities/${older?.id}`)
  await page.getByText('Both', { exact: true }).click()
  await seenOnceScrolledTo(page.getByText('From age 6 on, so without Mila.'))
  await page.getByRole('radio', { name: /^Leo/ }).check()
  await expect.poll(() => page.getByText('so without Mila').count()).toBe(0)
  await context.close()
})

atNight.each([
  [390, 844],
  [360, 640],
  [1280, 800],
])('the week and its sheet at %s by %s', async (width, height) => {
  const screen = { viewport: { width, height } }
  const { page, context, open } = await familyOfTwo(`Ilse${'x'.repeat(width % 7)}`, screen)
  await open('/dashboard')
  await seen(page, page.getByRole('heading', { level: 1, name: 'This week together' }))
  await seen(page, page.getByText('Nothing written down this week yet.'))
  const play = page.getByRole('link', { name: 'Play five minutes' })
  await seen(page, play)
  expect((await boxOf(play)).bottom).toBeLessThanOrEqual(height)
  expect((await freeOfBars(page)).bottom).toBeGreaterThan(height / 2)
  await page.getByRole('button', { name: 'The week before' }).click()
  await page.getByText('A week without it is a good week too.').waitFor()
  const sheet = page.getByRole('link', { name: /^Print \((Letter|A4)\): the sheet of/ })
  await seenOnceScrolledTo(sheet.first())
  const printed = await context.request.get(
    `${server.url}${await sheet.first().getAttribute('href')}`,
  )
  expect([printed.status(), printed.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(await violationsOn(page)).toEqual([])
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(scrollWidth).toBeLessThanOrEqual(width)
  await context.close()
})

test.each([
  ['Kaja', 0],
  ['Karla', 2],
  ['Klara', 4],
])(
  'on a desktop the head of the week is aligned with its columns, which end together: %s, %s plays',
  async (name, count) => {
    const { page, context, open } = await visit(browser, server, name, screens.desktop, leo)
    const { request } = context
    const [child] = (await (await request.get(`${server.url}/children`)).json()).children
    const headers = { accept: 'application/json' }
    const listed = await (await request.get(`${server.url}/activities`, { headers })).json()
    for (const { id } of listed.slice(0, count))
      await post(request, server.url, `/activities/${id}/complete`, { child_id: child.id }, 200)
    await open('/dashboard')
    await page.getByRole('heading', { name: 'Tomorrow, if you like' }).waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBe(count)
    const shape = { isOnColumns: true, endTogether: true, widestGap: 20 }
    await expect.poll(() => page.evaluate(weekShape)).toEqual(shape)
    await context.close()
  },
)

/** Whether the contents of the head and of the two columns begin at their edges and end on one line, and the gaps in them. */
function weekShape() {
  const boxes = (places: string) =>
    [...document.querySelectorAll(places)].map((one) => one.getBoundingClientRect())
  const heads = boxes('.week-head h1, .week-hour')
  const parts = boxes('.week-moments > *, .week > .sticky-action, .week-side > *, .sunday-sheet')
  const lefts = [...new Set(parts.map(({ left }) => Math.round(left)))].toSorted((a, b) => a - b)
  const columns = lefts.map((edge) =>
    parts.filter(({ left }) => Math.round(left) === edge).toSorted((a, b) => a.top - b.top),
  )
  const ends = columns.map((column) => Math.round(column.at(-1)?.bottom ?? 0))
  const gaps = columns.flatMap((column) =>
    column.slice(1).map(({ top }, before) => top - (column[before]?.bottom ?? 0)),
  )
  return {
    isOnColumns:
      lefts.length === 2 && heads.every(({ left }, at) => Math.round(left) === lefts[at]),
    endTogether: ends[0] === ends[1],
    widestGap: Math.round(Math.max(...gaps)),
  }
}

atNight('a reminder is offered once, and not again after it was declined', async () => {
  const { page, context, open } = await familyOfTwo('Jutta')
  await open('/dashboard')
  const offer = page.getByRole('region', { name: 'Tomorrow, if you like' })
  await seenOnceScrolledTo(offer.getByRole('button', { name: 'Remind Me' }))
  await offer.getByRole('button', { name: 'Change' }).click()
  await seenOnceScrolledTo(offer.getByLabel('Time'))
  expect(await violationsOn(page)).toEqual([])
  await offer.getByRole('button', { name: 'No, thanks' }).click()
  await expect.poll(() => offer.count()).toBe(0)
  await page.reload()
  await page.getByRole('heading', { name: 'Sunday sheet' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await offer.count()).toBe(0)
  await context.close()
})
