import { fourRooms } from '@fgm/api/houses'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxOf, drawing, openHouse, pieceBox, savedHouse, tapAt } from '../drawn-house.ts'
import { screens } from '../generator-page.ts'
import { browser, server, startProduct } from '../product.ts'

/* Furniture stands with its back to any wall: turned by button and key, put at a wall by a tap, drawn and stored so. */

startProduct()

const couchAt = fourRooms.furniture[1]?.position ?? { x: 0, y: 0 }

/** Where the seats of the couch are, relative to the whole: the other side is its back. */
async function backOfCouch(page: Page, at: typeof couchAt): Promise<string> {
  const whole = await pieceBox(page, at)
  const piece = page.locator(`.board-plan g[transform="translate(${at.x} ${at.y})"]`)
  const seats = await Promise.all((await piece.locator('.plan-part.fine').all()).map(boxOf))
  const middle = (of: { x: number; y: number; width: number; height: number }) => ({
    x: of.x + of.width / 2,
    y: of.y + of.height / 2,
  })
  const seat = seats.map(middle).reduce((sum, one) => ({ x: sum.x + one.x, y: sum.y + one.y }))
  const [x, y] = [seat.x / seats.length - middle(whole).x, seat.y / seats.length - middle(whole).y]
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'left' : 'right'
  return y > 0 ? 'above' : 'below'
}

const turnedAt = { x: couchAt.x + 30, y: couchAt.y - 30 }
const couchOf = async (page: Page, id: string) => (await savedHouse(page, id)).furniture[1]

/** Clicks 'Turn': the back is announced and drawn on the expected side. */
async function turnCouch(page: Page, at: typeof couchAt, back: string) {
  const spoken = page.locator('.board-frame [role="status"]')
  await page.getByRole('button', { name: 'Turn', exact: true }).tap()
  await expect.poll(() => spoken.textContent()).toMatch(new RegExp(`Its back is .*${back}`))
  await expect.poll(() => backOfCouch(page, at)).toBe(back)
}

test('a finger turns a couch, its back goes round, and undo brings each turn back', async () => {
  const { context, page, id } = await openHouse(browser, server, {
    ...{ name: 'Turned', screen: screens.phone, house: fourRooms },
  })
  expect(await backOfCouch(page, couchAt)).toBe('above')
  const before = await pieceBox(page, couchAt)
  await tapAt(page, before)
  await turnCouch(page, turnedAt, 'right')
  await turnCouch(page, couchAt, 'below')
  await turnCouch(page, turnedAt, 'left')
  const turned = await pieceBox(page, turnedAt)
  expect(turned.height / turned.width).toBeCloseTo(before.width / before.height, 1)
  await expect
    .poll(() => couchOf(page, id))
    .toMatchObject({ rotation: 270, size: { width: 60, height: 120 } })
  for (const back of ['below', 'right', 'above']) {
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(() => backOfCouch(page, back === 'right' ? turnedAt : couchAt)).toBe(back)
  }
  await context.close()
})

test('a piece that is put at a wall has its back there, by tap, and turns by a key', async () => {
  const { context, page, id } = await openHouse(browser, server, {
    ...{ name: 'Walls', screen: screens.desktop, house: fourRooms },
  })
  await drawing(page).focus()
  await page.keyboard.press('f')
  await page.getByRole('radio', { name: 'Toilet' }).check()
  const sheet = await boxOf(page.locator('.board-sheet'))
  const unit = sheet.width / 800
  // At the right wall of the living room, which ends at 700.
  await page.mouse.click(sheet.x + 670 * unit, sheet.y + 200 * unit)
  const toilet = async () => (await savedHouse(page, id)).furniture[4]
  await expect
    .poll(toilet)
    .toMatchObject({ type: 'toilet', rotation: 90, position: { x: 640, y: 180 } })
  const box = await pieceBox(page, { x: 640, y: 180 })
  expect(box.x + box.width).toBeGreaterThan(sheet.x + 690 * unit)
  await drawing(page).focus()
  await page.keyboard.press('t')
  await expect.poll(async () => (await toilet())?.rotation).toBe(180)
  await context.close()
})
