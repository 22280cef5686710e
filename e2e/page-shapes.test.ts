import { atNight } from '@fgm/api/extent'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { leo, post } from './families.ts'
import { screens } from './generator-page.ts'
import { addFamilies } from './ledger.ts'
import { browser, server, startProduct } from './product.ts'
import { visit } from './visit.ts'

/*
 * How pages use the screen: nothing is cut where there is room, no sheet is wide and hollow, and what is seen side by
 * side says the same.
 */

startProduct({
  env: { NODE_ENV: 'development', RATE_LIMITS: 'off', PAYMENTS: 'sandbox' },
  features: ['community_sharing'],
})

test('the help page is read in the order in which it is seen: on desktops the emergency number first', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  for (const { width, first } of [
    { width: 1280, first: 'A' },
    { width: 390, first: 'SELECT' },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${server.url}/help`)
    await page.getByRole('link', { name: 'Call 112' }).waitFor()
    await expect.poll(() => page.evaluate(helpOrder)).toEqual({ seen: first, read: first })
  }
  await context.close()
})

/** Which comes first, the choice of the country or the first number: visually, and by keyboard. */
function helpOrder() {
  const both = [...document.querySelectorAll('main select, main a[href^="tel:"]')]
  const two = both.filter((one, at) => both.findIndex((o) => o.tagName === one.tagName) === at)
  const boxOf = (one: Element) => (one.closest('.field, .card') ?? one).getBoundingClientRect()
  // A column at the left is seen before the next one, a box above another one before that.
  const [seen] = two.toSorted((a, b) => {
    const [one, other] = [boxOf(a), boxOf(b)]
    return one.left - other.left || one.top - other.top
  })
  return { seen: seen?.tagName, read: two[0]?.tagName }
}

test('the tabs of the profile are in one row, on phones all in sight in two', async () => {
  const { context, page, open } = await visit(browser, server, 'Ida', screens.desktop)
  await open('/profile')
  const row = page.getByRole('tablist')
  await row.waitFor()
  for (const width of [1280, 1024, 900, 390, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await open('/profile?tab=account')
    await expect.poll(() => row.evaluate(outOfRow), { message: `at ${width}` }).toEqual([])
  }
  await context.close()
})

/**
 * Tabs on another line than the first, on phones than the first two; on phones those close to the previous one; and
 * every one, between phone and desktop only the open one, that is cut at a side.
 */
function outOfRow(row: Element): string[] {
  const isPhone = innerWidth < 900
  const { left, right } = row.getBoundingClientRect()
  const tabs = [...row.querySelectorAll('[role="tab"]')]
  const boxes = tabs.map((tab) => tab.getBoundingClientRect())
  const lines = [...new Set(boxes.map(({ top }) => top))].slice(0, isPhone ? 2 : 1)
  const isOut = (tab: Element, at: number) => {
    const [box, before] = [tab.getBoundingClientRect(), boxes[at - 1]]
    const mustBeSeen = isPhone || innerWidth >= 1024 || tab.ariaSelected === 'true'
    const isCut = box.left < left - 1 || box.right > right + 1
    const isClose = isPhone && before?.top === box.top && box.left - before.right < 16
    return !lines.includes(box.top) || (mustBeSeen && isCut) || isClose
  }
  return tabs.filter(isOut).map((tab) => tab.textContent ?? '')
}

atNight(
  'the dashboard of a member shows what was played in a picture, and its cards are full',
  async () => {
    const { context, page, open } = await visit(browser, server, 'Ana', screens.desktop)
    const child = await post(context.request, server.url, '/children', leo)
    const done = { child_id: child.id }
    await post(context.request, server.url, '/activities/shadow-wave/complete', done, 200)
    await open('/dashboard')
    const picture = page.getByRole('article', { name: 'Shadow Wave' }).locator('.scene svg')
    const { height, y } = await edges(picture)
    expect(height).toBeGreaterThanOrEqual(60)
    expect(y).toBeGreaterThan(0)
    const start = await edges(page.getByRole('link', { name: 'Play five minutes' }))
    expect(start.bottom).toBeLessThanOrEqual(800)
    const cards = page.locator('main section.card')
    await expect.poll(() => cards.count()).toBe(4)
    for (const card of await cards.all()) {
      const message = (await card.textContent()) ?? ''
      await expect.poll(() => widthFilled(card), { message }).toBeGreaterThan(0.6)
    }
    await context.close()
  },
)

atNight.each(['/nowhere', '/admin', '/activities/nowhere', '/community?tab=share'])(
  '%s is a narrow sheet with a picture and a link',
  async (path) => {
    const name = `Kim${path.replace(/[^a-z]/g, '')}`
    const { context, page, open } = await visit(browser, server, name, screens.desktop)
    await open(path)
    const sheet = page.locator('.card.empty')
    const { width, x, right } = await edges(sheet)
    expect(width).toBeLessThanOrEqual(640)
    // Below tabs it is aligned with them and the title; alone it is in the middle.
    const start = path.includes('tab') ? (await edges(page.locator('h1'))).x : 1280 - right
    expect(Math.abs(x - start)).toBeLessThan(20)
    const picture = await edges(sheet.locator('.drawing svg'))
    expect([picture.height >= 150, picture.width <= width]).toEqual([true, true])
    expect((await edges(sheet.getByRole('link').first())).bottom).toBeLessThan(800)
    await context.close()
  },
)

test('without an address no page asks anyone to write, and none links or points to contact or imprint', async () => {
  const context = await browser.newContext(screens.phone)
  const page = await context.newPage()
  const foot = page.getByRole('contentinfo')
  for (const path of ['/privacy', '/terms', '/refunds', '/contact', '/imprint']) {
    await page.goto(`${server.url}${path}`)
    await page.locator('.trust-text > section, .trust-text > p:not([role])').first().waitFor()
    const text = await textOf(page)
    expect([path, text.match(/write to|questions to|anything else/i)]).toEqual([path, null])
    const isSaid = ['/contact', '/imprint', '/refunds'].includes(path)
    expect([path, text.split('We are still setting up').length - 1]).toEqual([path, +isSaid])
    for (const name of ['Privacy', 'Terms', 'Refunds'])
      expect(await foot.getByRole('link', { name, exact: true }).count()).toBe(1)
    expect(await page.getByRole('link', { name: /^(Contact|Imprint)$/ }).count()).toBe(0)
    expect(await page.getByRole('navigation', { name: 'The small print' }).isVisible()).toBe(false)
  }
  await context.close()
})

atNight(
  'with premium open, the dashboard mentions no reserved spot, and the duck stands at the door',
  async () => {
    addFamilies(server, 120)
    const { context, page } = await visit(browser, server, 'Ben', screens.desktop)
    for (const [screen, height] of [
      [screens.desktop.viewport, 200],
      [screens.phone.viewport, 70],
    ] as const) {
      await page.setViewportSize(screen)
      await page.goto(`${server.url}/dashboard`)
      const link = await edges(page.getByRole('link', { name: /^Open premium for \$\d+$/ }))
      expect(link.bottom).toBeLessThan(screen.height)
      const [house, duck] = [page.locator('.pond-house svg'), page.locator('.pond-own svg')]
      const [door, own] = [await edges(house), await edges(duck)]
      expect([door.height >= height, own.x - door.right < 60]).toEqual([true, true])
      const place = await edges(page.getByText(/Your place: \d+/))
      expect(place.y).toBeGreaterThan(link.bottom)
      expect(await textOf(page)).not.toMatch(
        /reserved|what moved you|\bline\b|\bwait|queue|your spot|until then/i,
      )
    }
    await context.close()
  },
)

atNight.each(['phone', 'desktop'] as const)(
  'the whole link for friends is visible, and a waiting family has something to play: %s',
  async (screen) => {
    const { context, page, open } = await visit(browser, server, `Edda${screen}`, screens[screen])
    await open('/dashboard')
    const link = page.getByLabel('Your link')
    await link.waitFor()
    const hidden = await link.evaluate((box) => [
      box.scrollWidth - box.clientWidth,
      box.scrollHeight - box.clientHeight,
    ])
    expect(hidden.filter((pixels) => pixels > 1)).toEqual([])
    const shapes = async () => {
      const scene = await edges(page.locator('section[aria-labelledby=now] .scene svg'))
      const print = await edges(page.getByRole('link', { name: 'Free activities to print' }))
      return [scene.height >= 150, print.y > scene.bottom]
    }
    await expect.poll(shapes).toEqual([true, true])
    await context.close()
  },
)

async function edges(part: Locator) {
  await part.waitFor()
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} is not on the page`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** How much of a card's width its words and pictures take, from the first to the last. */
const widthFilled = (card: Locator) =>
  card.evaluate((sheet) => {
    const boxes: DOMRect[] = [...sheet.querySelectorAll('svg, input, .btn')].map((one) =>
      one.getBoundingClientRect(),
    )
    const words = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (words.nextNode()) {
      range.selectNodeContents(words.currentNode)
      boxes.push(...range.getClientRects())
    }
    const seen = boxes.filter(({ width }) => width > 2)
    const left = Math.min(...seen.map((box) => box.left))
    return (Math.max(...seen.map((box) => box.right)) - left) / sheet.clientWidth
  })

/** The text of the page, without the activity of the day: its words are other ones tomorrow. */
async function textOf(page: Page): Promise<string> {
  const all = (await page.locator('main').allInnerTexts()).join()
  const today = await page.locator('main section[aria-labelledby="now"]').allInnerTexts()
  return today.reduce((rest, text) => rest.replace(text, ''), all)
}
