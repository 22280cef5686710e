import { atNight } from '@fgm/api/extent'
import { fourRooms, type House } from '@fgm/api/houses'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  boxOf,
  drawing,
  isApart,
  openHouse,
  pieceBox,
  type ScreenBox,
  savedHouse,
  tapAt,
} from './drawn-house.ts'
import { screens } from './generator-page.ts'
import { browser, server, startProduct } from './product.ts'

/* Several things at once: selected, moved, copied and restored, measured where they are drawn. */

startProduct()

const [fridge, couch, bed] = fourRooms.furniture.map(({ position }) => position) as [
  { x: number; y: number },
  { x: number; y: number },
  { x: number; y: number },
]
const open = (name: string, device: keyof typeof screens, house: House = fourRooms) =>
  openHouse(browser, server, { name, screen: screens[device], house })
const middle = ({ x, y, width, height }: ScreenBox) => [x + width / 2, y + height / 2] as const
const spoken = (page: Page) => page.locator('.board-frame [role="status"]')
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().tap()

/** The position of a drawn piece, in units of the sheet. */
async function drawnAt(page: Page, at: { x: number; y: number }) {
  const [piece, sheet] = [await pieceBox(page, at), await boxOf(page.locator('.board-sheet'))]
  const unit = sheet.width / 800
  return { x: (piece.x - sheet.x) / unit, y: (piece.y - sheet.y) / unit }
}

/** How far a piece is drawn from where it was; plus 0, because a rounded -0.2 is -0. */
async function movedBy(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const now = await drawnAt(page, to)
  return { x: Math.round(now.x - from.x) + 0, y: Math.round(now.y - from.y) + 0 }
}

/** The position of a point of the sheet on the screen. */
async function onSheet(page: Page, x: number, y: number): Promise<readonly [number, number]> {
  const sheet = await boxOf(page.locator('.board-sheet'))
  const unit = sheet.width / 800
  return [sheet.x + x * unit, sheet.y + y * unit]
}

/** A mouse from one point of the sheet to others; its button stays down. */
async function pull(page: Page, from: readonly [number, number], ...to: [number, number][]) {
  await page.mouse.move(...(await onSheet(page, ...from)))
  await page.mouse.down()
  for (const point of to) await page.mouse.move(...(await onSheet(page, ...point)), { steps: 6 })
}

atNight('a mouse draws a frame around two rooms and moves them with what is in them', async () => {
  const { context, page, id } = await open('Frame', 'desktop')
  const [one, other] = [await drawnAt(page, fridge), await drawnAt(page, couch)]
  await pull(page, [80, 52], [400, 200], [730, 320])
  expect((await boxOf(page.locator('.board-frame-line'))).width).toBeGreaterThan(300)
  await page.mouse.up()
  await expect.poll(() => spoken(page).textContent()).toBe('2 things selected.')
  expect(await page.locator('.board-selection').count()).toBe(2)
  await pull(page, [150, 120], [150, 80])
  await page.mouse.up()
  const up = { x: 0, y: -40 }
  expect(await movedBy(page, one, { x: fridge.x, y: fridge.y - 40 })).toEqual(up)
  expect(await movedBy(page, other, { x: couch.x, y: couch.y - 40 })).toEqual(up)
  const tops = async () => (await savedHouse(page, id)).rooms.map(({ position }) => position.y)
  await expect.poll(tops, { timeout: 8_000 }).toEqual([20, 20, 300, 300])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await movedBy(page, one, fridge)).toEqual({ x: 0, y: 0 })
  expect(await movedBy(page, other, couch)).toEqual({ x: 0, y: 0 })
  await context.close()
})

atNight(
  'Shift and keys copy two pieces: they do not overlap, and one undo removes both',
  async () => {
    const { context, page, id } = await open('Keys Clip', 'desktop')
    await page.mouse.click(...middle(await pieceBox(page, fridge)))
    await page.keyboard.down('Shift')
    await page.mouse.click(...middle(await pieceBox(page, bed)))
    await page.keyboard.up('Shift')
    await page.getByRole('heading', { name: '2 things selected' }).waitFor()
    const was = await drawnAt(page, fridge)
    await page.keyboard.press('ArrowRight')
    expect(await movedBy(page, was, { x: fridge.x + 20, y: fridge.y })).toEqual({ x: 20, y: 0 })
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Control+v')
    const pieces = async () => (await savedHouse(page, id)).furniture
    await expect.poll(async () => (await pieces()).length, { timeout: 8_000 }).toBe(6)
    for (const { id: room } of fourRooms.rooms)
      expect(isApart((await pieces()).filter(({ roomId }) => roomId === room))).toBe(true)
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await pieces()).length, { timeout: 8_000 }).toBe(4)
    await context.close()
  },
)

atNight('touch selects several, deletes them and restores them', async () => {
  const { context, page, id } = await open('Several', 'phone')
  await tapAt(page, await pieceBox(page, fridge))
  await press(page, 'Select several')
  await tapAt(page, await pieceBox(page, couch))
  const title = page.getByRole('heading', { name: '2 things selected' })
  await title.waitFor()
  const { y, height } = await boxOf(title)
  expect(y + height).toBeLessThanOrEqual(844)
  expect(await spoken(page).textContent()).toBe('The couch too. 2 things selected.')
  const before = await drawnAt(page, couch)
  await page.locator('.inspector').getByRole('button', { name: 'Delete', exact: true }).tap()
  await expect
    .poll(async () => (await savedHouse(page, id)).furniture.length, { timeout: 8_000 })
    .toBe(2)
  await page.locator('.editor-bar').getByRole('button', { name: 'Undo' }).tap()
  expect(await movedBy(page, before, couch)).toEqual({ x: 0, y: 0 })
  await context.close()
})

atNight('a thumb cuts a room and pastes it upstairs, and undo goes back step by step', async () => {
  const { context, page, id } = await open('Upstairs Clip', 'phone')
  await page.touchscreen.tap(...(await onSheet(page, 130, 90)))
  await press(page, 'Cut')
  await page.getByText('Kitchen cut.').waitFor()
  await press(page, 'More')
  await page.getByRole('button', { name: /^Go to the other floor/ }).tap()
  const paste = page.locator('.board-corners').getByRole('button', { name: 'Paste' })
  expect((await boxOf(paste)).height).toBeGreaterThanOrEqual(44)
  await paste.tap()
  const rooms = async () => (await savedHouse(page, id)).rooms
  await expect
    .poll(async () => (await rooms()).at(-1), { timeout: 8_000 })
    .toMatchObject({ label: 'Kitchen', floor: 2, position: { x: 100, y: 60 } })
  expect((await savedHouse(page, id)).furniture).toHaveLength(4)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(async () => (await rooms()).at(0)?.id, { timeout: 8_000 }).toBe('k')
  await pieceBox(page, fridge)
  await context.close()
})

test('sizes are in the chosen unit, also after a reload', async () => {
  const { context, page } = await open('Units', 'phone')
  const width = page.getByLabel(/^Width/)
  const choose = async (unit: string) => {
    await press(page, 'More')
    await page.getByRole('radio', { name: unit, exact: true }).check()
    await page.keyboard.press('Escape')
  }
  await choose('Metres')
  await tapAt(page, await pieceBox(page, fridge))
  await expect.poll(() => width.inputValue()).toBe('1')
  await page.reload()
  await drawing(page).waitFor()
  await tapAt(page, await pieceBox(page, fridge))
  await expect.poll(() => width.inputValue()).toBe('1')
  await choose('Steps')
  await expect.poll(() => width.inputValue()).toBe('3')
  const says = page.locator('.inspector').getByText(/^A step is one square/)
  await says.scrollIntoViewIfNeeded()
  expect((await boxOf(says)).height).toBeGreaterThan(10)
  await drawing(page).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => spoken(page).textContent()).toBe('4 steps wide, 3 steps deep.')
  await context.close()
})
