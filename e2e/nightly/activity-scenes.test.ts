import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { leo } from '../families.ts'
import { screens } from '../generator-page.ts'
import { browser, server, startProduct } from '../product.ts'
import { seen } from '../seen.ts'
import { visit } from '../visit.ts'

/* Every activity has its own picture: a family sees it on the cards, again after a reload, and large on its page. */

startProduct()

test.each(['phone', 'desktop'] as const)(
  'on a %s neighbouring cards show different pictures, and only those near the screen are drawn',
  async (device) => {
    const { context, page, open } = await visit(
      browser,
      server,
      `Maya${device}`,
      screens[device],
      leo,
    )
    await open('/activities')
    await page.getByRole('heading', { name: /^Your list/ }).waitFor()
    await page.reload()
    const cards = page.locator('.grid-cards article')
    const pictures = cards.locator('.scene')
    await pictures.first().waitFor()
    await expect.poll(() => pictures.count()).toBe(12)
    const boxBefore = await boxOf(pictures.nth(11))
    expect(await drawnIn(page)).toBeLessThan(20)

    await pictures.first().scrollIntoViewIfNeeded()
    const [first, second] = [pictures.nth(0), pictures.nth(1)]
    await first.locator('svg path').nth(20).waitFor()
    await second.locator('svg path').nth(20).waitFor()
    for (const picture of [first, second]) {
      const box = await boxOf(picture)
      expect([box.width >= 90, box.height >= 60]).toEqual([true, true])
    }
    expect(await first.innerHTML()).not.toBe(await second.innerHTML())
    const secondPath = await cards.nth(1).getByRole('link').getAttribute('href')
    const secondDrawing = await second.locator('svg').innerHTML()
    const [one, other] = [await pixelsOf(first), await pixelsOf(second)]
    expect(one.equals(other)).toBe(false)

    await pictures.nth(11).scrollIntoViewIfNeeded()
    await pictures.nth(11).locator('svg').waitFor()
    const boxAfter = await boxOf(pictures.nth(11))
    expect([boxAfter.width, boxAfter.height]).toEqual([boxBefore.width, boxBefore.height])

    await open(secondPath ?? '')
    const large = page.locator('.activity-picture .scene svg')
    await large.waitFor()
    await seen(page, large)
    const box = await boxOf(large)
    const least = leastOnPage[device]
    expect([box.width >= least.width, box.height >= least.height]).toEqual([true, true])
    expect(await large.innerHTML()).toBe(secondDrawing)
    await context.close()
  },
)

/** On a phone half of the width, so that the steps are near; larger than on the cards everywhere. In pixels. */
const leastOnPage = { phone: { width: 190, height: 130 }, desktop: { width: 340, height: 190 } }

/** How many scenes of the list are composed so far. */
const drawnIn = (page: Page) => page.locator('.grid-cards .scene svg').count()

const boxOf = (thing: Locator) => thing.evaluate((one) => one.getBoundingClientRect())

const pixelsOf = (thing: Locator) => thing.screenshot({ animations: 'disabled' })
