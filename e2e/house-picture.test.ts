import { readFile } from 'node:fs/promises'
import { atNight } from '@fgm/api/extent'
import { fourRooms } from '@fgm/api/houses'
import { expect, test } from 'vitest'
import { boxOf, openHouse } from './drawn-house.ts'
import { screens } from './generator-page.ts'
import { browser, server, startProduct } from './product.ts'

/* A house is saved as a picture, and a double click on a room renames it. */

startProduct()

test('the plan is saved as PNG and as SVG, with every room and its colors', async () => {
  const { context, page } = await openHouse(browser, server, {
    ...{ name: 'Picture', screen: screens.phone, house: fourRooms },
  })
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.getByRole('button', { name: 'Save as a picture' }).tap()
  const saved = async (kind: 'PNG' | 'SVG') => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Save as ${kind}` }).tap()
    return readFile(await (await download).path())
  }
  const png = await saved('PNG')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  // The house is 600 by 480 units, its margin 16: twice that in pixels.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1264, 1024])
  expect(png.length).toBeGreaterThan(10_000)
  const svg = (await saved('SVG')).toString()
  for (const { label } of fourRooms.rooms) expect(svg).toContain(label)
  // As many windows as on the screen, of as many colors.
  const windows = await page.locator('figure .plan-window path').all()
  const water = await windows[0]?.evaluate((path) => getComputedStyle(path).stroke)
  expect(windows.length).toBeGreaterThan(4)
  expect(svg.split(`stroke: ${water}`).length - 1).toBeGreaterThanOrEqual(windows.length)
  expect(svg).not.toMatch(/var\(--|class="plan/)
  await context.close()
})

atNight('a double click on a room renames it', async () => {
  const { context, page } = await openHouse(browser, server, {
    ...{ name: 'Rename', screen: screens.desktop, house: fourRooms },
  })
  const name = page.locator('.board-plan .plan-label').filter({ hasText: 'Bedroom' })
  const { x, y, width, height } = await boxOf(name)
  await page.mouse.dblclick(x + width / 2, y + height / 2)
  await page.keyboard.type('Den')
  await page.keyboard.press('Enter')
  await page.locator('.board-plan .plan-label').filter({ hasText: 'Den' }).waitFor()
  await context.close()
})
