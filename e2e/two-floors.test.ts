import { atNight } from '@fgm/api/extent'
import { fourRooms, type House } from '@fgm/api/houses'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxOf, drawing, openHouse, pieceBox, savedHouse, tool } from './drawn-house.ts'
import { screens } from './generator-page.ts'
import { browser, server, startProduct } from './product.ts'

/* A house of two floors: one floor at a time, each keeps its own, and an undo is shown. */

startProduct()

const size = { width: 300, height: 240 }
const bedAt = { x: 300, y: 100 }
const tall: House = {
  ...fourRooms,
  rooms: [
    ...fourRooms.rooms,
    ...[{ id: 'u', type: 'bedroom', label: 'Attic', position: { x: 100, y: 60 }, size, floor: 2 }],
  ],
  furniture: [
    ...fourRooms.furniture,
    ...[{ id: 'a', type: 'bed', roomId: 'u', position: bedAt, size: { width: 100, height: 120 } }],
  ],
}

const shownNames = (page: Page) => page.locator('.board-plan .plan-label').allTextContents()
const floor = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const bedOf = async (page: Page, id: string) =>
  (await savedHouse(page, id)).furniture.find((piece) => piece.id === 'a')?.position

atNight('a mouse moves a bed upstairs, undo shows the floor and restores it', async () => {
  const { context, page, id } = await openHouse(browser, server, {
    ...{ name: 'Tall', screen: screens.desktop, house: tall },
  })
  expect(await shownNames(page)).not.toContain('Attic')
  await floor(page, 'Upstairs').check()
  await expect.poll(() => shownNames(page)).toEqual(['Attic'])
  const [bed, sheet] = [await pieceBox(page, bedAt), await boxOf(page.locator('.board-sheet'))]
  const from = { x: bed.x + bed.width / 2, y: bed.y + bed.height / 2 }
  const unit = sheet.width / 800
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let step = 1; step <= 10; step += 1)
    await page.mouse.move(from.x - step * 8 * unit, from.y + step * 4 * unit)
  await page.mouse.up()
  await expect.poll(() => bedOf(page, id)).toEqual({ x: 220, y: 140 })
  const moved = await pieceBox(page, { x: 220, y: 140 })
  expect(Math.abs(moved.x - bed.x + 80 * unit)).toBeLessThan(2)
  await floor(page, 'Downstairs').check()
  await expect.poll(() => shownNames(page)).not.toContain('Attic')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => floor(page, 'Upstairs').isChecked()).toBe(true)
  expect(Math.abs((await pieceBox(page, bedAt)).x - bed.x)).toBeLessThan(2)
  await context.close()
})

test('a finger begins upstairs, over the rooms below, and undo removes the room', async () => {
  const { context, page, id } = await openHouse(browser, server, {
    ...{ name: 'Second', screen: screens.phone, house: fourRooms },
  })
  expect(await floor(page, 'Upstairs').count()).toBe(0)
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.getByRole('button', { name: /^Go to the other floor/ }).tap()
  await page.getByText('Upstairs starts here.').waitFor()
  const sheet = await boxOf(page.locator('.board-sheet'))
  const unit = sheet.width / 800
  const point = (x: number, y: number) => [sheet.x + x * unit, sheet.y + y * unit] as const
  await tool(page, 'Room')
  await page.touchscreen.tap(...point(100, 60))
  await page.touchscreen.tap(...point(400, 300))
  await expect
    .poll(async () => (await savedHouse(page, id)).rooms[4])
    .toMatchObject({ floor: 2, position: { x: 100, y: 60 }, size })
  expect(await page.getByText(/lies on/).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(async () => (await savedHouse(page, id)).rooms.length).toBe(4)
  await drawing(page).focus()
  await page.keyboard.press('u')
  await expect.poll(async () => (await shownNames(page)).length).toBe(4)
  await context.close()
})
