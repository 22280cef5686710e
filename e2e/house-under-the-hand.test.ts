import { atNight } from '@fgm/api/extent'
import { fourRooms, type House } from '@fgm/api/houses'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxesOf } from './boxes.ts'
import {
  boxOf,
  drawing,
  isApart,
  openHouse,
  pieceBox,
  savedHouse,
  tapAt,
  tool,
  untilStill,
} from './drawn-house.ts'
import { screens } from './generator-page.ts'
import { browser, server, startProduct } from './product.ts'

/*
 * The drawing of a house under a finger, in pixels: how large it is, whether it stays still, whether a thing is where
 * the finger left it, and whether every word and button is visible.
 */

const small = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const
const onItsSide = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true } as const

startProduct()

const open = (name: string, screen: BrowserContextOptions, house: House = fourRooms) =>
  openHouse(browser, server, { name, screen, house })

atNight.each(Object.entries(screens))(
  'a saved house fills its board at its own address (%s)',
  async (device, screen) => {
    const { context, page } = await open(`Filled ${device}`, screen)
    // Of two styles with the same specificity the page's own one has to be the later.
    const styles = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(styles.at(-1)).toMatch(/blueprint-editor-page/)
    for (const _ of ['opened', 'reloaded']) {
      const drawn = () => boxOf(page.locator('.board-plan'))
      // The view is fitted once the board has its size, which grows meanwhile.
      const isFitted = async () =>
        JSON.stringify(await drawn()) === JSON.stringify(await boxOf(drawing(page)))
      await expect.poll(isFitted).toBe(true)
      expect((await drawn()).height).toBeGreaterThan(300)
      for (const { label } of fourRooms.rooms)
        expect([label, await isInside(page, roomName(page, label))]).toEqual([label, true])
      await page.reload()
      await drawing(page).waitFor()
    }
    await context.close()
  },
)

test('a piece that a finger drags is where the finger left it, in its room', async () => {
  const { context, page, id } = await open('Finger', screens.phone)
  const finger = await fingerOn(page)
  const moves: Move[] = []
  for (const [at, piece] of fourRooms.furniture.entries())
    moves.push(await drag(page, finger, piece, ways[at] ?? { x: 0, y: 0 }))
  const pieces = async () => (await savedHouse(page, id)).furniture
  const isMoved = async () =>
    (await pieces()).every(
      ({ position }, at) =>
        JSON.stringify(position) !== JSON.stringify(fourRooms.furniture[at]?.position),
    )
  await expect.poll(isMoved).toBe(true)
  const after = await pieces()
  for (const [at, { piece, by }] of moves.entries()) {
    const there = after[at]?.position ?? { x: 0, y: 0 }
    // Half a step of the grid, to which everything snaps.
    expect(Math.abs(there.x - piece.position.x - by.x)).toBeLessThanOrEqual(10.5)
    expect(Math.abs(there.y - piece.position.y - by.y)).toBeLessThanOrEqual(10.5)
    expect(after[at]?.roomId).toBe(piece.roomId)
  }
  await context.close()
})

/** How far the toy box extends below the edge of the open sheet. */
async function toyBoxBelowSheet(page: Page) {
  const shown = await pieceBox(page, fourRooms.furniture[3]?.position ?? { x: 0, y: 0 })
  return shown.y + shown.height - (await boxOf(page.locator('.editor-panel'))).y
}

atNight('taps hit what they touch while the sheet opens and closes', async () => {
  const { context, page, id } = await open('Taps', screens.phone)
  const [fridge, couch, bed, toybox] = await Promise.all(
    fourRooms.furniture.map(({ position }) => pieceBox(page, position)),
  )
  if (!fridge || !couch || !bed || !toybox) throw new Error('Four pieces are drawn')
  const title = page.locator('.inspector-title')
  for (let round = 0; round < 2; round += 1) {
    await tapAt(page, fridge)
    await title.filter({ hasText: 'Fridge' }).waitFor()
    for (const name of ['Delete', 'Select']) await tool(page, name)
    await tapAt(page, couch)
    await title.filter({ hasText: 'Couch' }).waitFor()
    for (const name of ['List', 'Room', 'Select']) await tool(page, name)
    await tapAt(page, fridge)
    await title.filter({ hasText: 'Fridge' }).waitFor()
  }
  // Low on the board the sheet opens right under the finger: it must not click what appears there.
  await drawing(page).focus()
  await page.keyboard.press('Escape')
  await tapAt(page, await pieceBox(page, fourRooms.furniture[3]?.position ?? { x: 0, y: 0 }))
  await title.filter({ hasText: 'Toy box' }).waitFor()
  await expect.poll(() => toyBoxBelowSheet(page)).toBeLessThanOrEqual(0)
  expect((await savedHouse(page, id)).furniture).toHaveLength(4)
  await context.close()
})

atNight('a room that lies on another says so, and moves to a free place at one click', async () => {
  const { context, page, id } = await open('Over', screens.phone)
  await layOfficeOnKitchen(page)
  const words = page.getByText(/^Office lies on Kitchen/)
  await words.waitFor()
  expect(await isInside(page, words)).toBe(true)
  const move = page.getByRole('button', { name: 'Move it to a free place' })
  expect(await isInside(page, move)).toBe(true)
  await expect.poll(async () => (await savedHouse(page, id)).rooms.length).toBe(5)
  expect(isApart((await savedHouse(page, id)).rooms)).toBe(false)
  await move.tap()
  await words.waitFor({ state: 'detached' })
  await expect.poll(async () => isApart((await savedHouse(page, id)).rooms)).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(async () => isApart((await savedHouse(page, id)).rooms)).toBe(false)
  // A tap at the chosen one goes to the room below.
  await tool(page, 'Select')
  const heading = page.locator('.inspector-title')
  await heading.filter({ hasText: 'Office' }).waitFor()
  // The view moves the selection out from under the sheet.
  await untilStill(page.locator('.board-plan'))
  await tapAt(page, await boxOf(page.locator('.board-overlap').first()))
  await heading.filter({ hasText: 'Kitchen' }).waitFor()
  await context.close()
})

atNight.each([small, screens.phone])(
  'every refusal can be read ($viewport.width)',
  async (screen) => {
    const { context, page } = await open(`Words ${screen.viewport.width}`, screen)
    const read = async (words: string | RegExp) => {
      const sentence = page.getByText(words)
      await sentence.waitFor()
      await expect.poll(() => isInside(page, sentence), { message: `${words}` }).toBe(true)
      return sentence
    }
    const sheet = await boxOf(page.locator('.board-sheet'))
    const corner = { x: Math.max(sheet.x, 8) + 6, y: sheet.y + 30 }
    await tool(page, 'Furniture')
    await page.touchscreen.tap(corner.x, corner.y)
    await read('Furniture needs a room to stand in. Please tap inside a room.')
    await tool(page, 'Delete')
    await page.touchscreen.tap(corner.x, corner.y)
    await read('There is nothing here to delete.')
    await tool(page, 'Room')
    await page.touchscreen.tap(corner.x, corner.y)
    await page.touchscreen.tap(corner.x + 12, corner.y + 12)
    await read('That is too small for a room. Please tap a little further away.')
    await tool(page, 'List')
    await page.getByRole('button', { name: /^Kitchen/ }).tap()
    await tool(page, 'Select')
    await page.getByLabel('Name', { exact: true }).fill(' ')
    await page.getByLabel('Name', { exact: true }).press('Enter')
    await read('A room needs a name of 1 to 40 characters.')
    for (let count = 0; count < 14; count += 1)
      await page.getByRole('button', { name: 'Add furniture' }).tap()
    await read('There is no free spot in Kitchen.')
    const pieces = await page.locator('.piece-row').count()
    await page.getByRole('button', { name: 'Add furniture' }).tap()
    expect(await page.locator('.piece-row').count()).toBe(pieces)
    await context.close()
  },
)

atNight(
  'a large house is seen whole on a small phone, and the buttons for it are free',
  async () => {
    const { context, page } = await open('Large', small, houseOfCorners())
    const whole = page.getByRole('button', { name: 'Show the whole house' })
    for (const opened of ['nothing', 'List']) {
      if (opened === 'List') await tool(page, 'List')
      await whole.tap()
      const panel = page.locator('.editor-panel')
      const board = await boxOf(drawing(page))
      const end = opened === 'List' ? (await boxOf(panel)).y : board.y + board.height
      for (const room of await page.locator('.board-plan .plan-walls').all()) {
        const box = await boxOf(room)
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(360)
        expect(box.y).toBeGreaterThanOrEqual(board.y)
        expect(box.y + box.height).toBeLessThanOrEqual(end)
      }
      for (const name of ['Zoom in', 'Zoom out', 'Show the whole house'])
        expect([name, await isOnTop(page.getByRole('button', { name }))]).toEqual([name, true])
    }
    await context.close()
  },
)

atNight.each([
  ['a small phone', small],
  ['a phone', screens.phone],
  ['a desktop', screens.desktop],
])('of a saved house a hunt is one press away on %s', async (name, screen) => {
  const { context, page } = await open(`Way ${name}`, screen)
  const way = page.getByRole('link', { name: 'Create Hunt', exact: true })
  const [box, zoom] = [await boxOf(way), await boxOf(page.locator('.zoom-buttons'))]
  expect([await isOnTop(way), box.height >= 44]).toEqual([true, true])
  const { height, width } = screen.viewport
  expect([box.y + box.height <= height, box.x + box.width <= width]).toEqual([true, true])
  expect(box.x + box.width <= zoom.x || box.y + box.height <= zoom.y).toBe(true)
  await context.close()
})

atNight('a phone in landscape shows every tool and does not scroll', async () => {
  const { context, page } = await open('Side', onItsSide)
  for (const name of ['Select', 'Room', 'Furniture', 'Delete', 'List'])
    expect([name, await isOnTop(page.getByRole('button', { name, exact: true }))]).toEqual([
      name,
      true,
    ])
  await tool(page, 'Room')
  await expect.poll(async () => (await boxOf(drawing(page))).height).toBeGreaterThan(250)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(390)
  await context.close()
})

atNight('n and p announce what they chose, and Ctrl+A selects no text', async () => {
  const { context, page } = await open('Spoken', screens.desktop)
  await drawing(page).focus()
  const spoken = page.locator('.board-frame [role="status"]')
  await page.keyboard.press('n')
  await expect.poll(() => spoken.textContent()).toBe('Kitchen is selected.')
  await page.keyboard.press('n')
  await expect.poll(() => spoken.textContent()).toBe('The fridge in Kitchen is selected.')
  await page.keyboard.press('Control+a')
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
  await context.close()
})

/** A room in each corner of a sheet of the maximum size. */
function houseOfCorners(): House {
  const size = { width: 300, height: 300 }
  const rooms = [0, 1700].flatMap((x) =>
    [0, 1700].map((y) => ({
      ...{ id: `r${x}-${y}`, type: 'bedroom', label: `At ${x} ${y}` },
      position: { x, y },
      size,
    })),
  )
  return { dimensions: { width: 2000, height: 2000 }, rooms, furniture: [] }
}

/** The name of a room on the board, in one line or two. */
const roomName = (page: Page, label: string) =>
  page.locator('.board-plan .plan-label').filter({ hasText: new RegExp(`^${label}$`) })

/** From a corner in the kitchen to one in the hallway. */
async function layOfficeOnKitchen(page: Page) {
  await tool(page, 'Room')
  await page.getByRole('radio', { name: 'Office' }).tap()
  await tapIn(page, 'Kitchen', { x: 0.1, y: 0.5 })
  await tapIn(page, 'Hallway', { x: 0.4, y: 0.3 })
}

/** In a room, at a position relative to its sides. */
async function tapIn(page: Page, label: string, part: Point) {
  const at = fourRooms.rooms.findIndex((room) => room.label === label)
  const room = await boxOf(page.locator('.board-plan .plan-walls').nth(at))
  await page.touchscreen.tap(room.x + part.x * room.width, room.y + part.y * room.height)
}

type Point = { x: number; y: number }
type Piece = House['furniture'][number]
/** A piece, and how far it was dragged, in units of the sheet. */
type Move = { piece: Piece; by: Point }
type Finger = Awaited<ReturnType<typeof fingerOn>>

/** How far each piece is dragged on the screen: it stays in its room. */
const ways: Point[] = [
  { x: -38, y: 0 },
  { x: 30, y: 0 },
  { x: 0, y: 34 },
  { x: 0, y: -30 },
]

/** One finger, touch by touch: playwright's own only taps. */
async function fingerOn(page: Page) {
  const touch = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ ...at, id: 0 }] : [] })
}

/** Drags a piece that was not selected: the view does not move until the finger is lifted. */
async function drag(page: Page, finger: Finger, piece: Piece, way: Point): Promise<Move> {
  await selectNothing(page)
  const sheet = await boxOf(page.locator('.board-sheet'))
  const before = await pieceBox(page, piece.position)
  const from = { x: before.x + before.width / 2, y: before.y + before.height / 2 }
  await finger('touchStart', from)
  for (let step = 1; step <= 20; step += 1)
    await finger('touchMove', { x: from.x + (way.x * step) / 20, y: from.y + (way.y * step) / 20 })
  const now = await boxOf(page.locator('.board-sheet'))
  expect(now, 'the view moved under the finger').toEqual(sheet)
  await finger('touchEnd')
  await expectSelectionOverPanel(page)
  return { piece, by: { x: (way.x * 800) / sheet.width, y: (way.y * 800) / sheet.width } }
}

/** So that the first step of a drag selects. */
async function selectNothing(page: Page) {
  await page.getByRole('button', { name: 'Select', exact: true }).tap()
  await drawing(page).focus()
  await page.keyboard.press('Escape')
}

/** The selection moves out from under its panel. */
async function expectSelectionOverPanel(page: Page) {
  await page.locator('.inspector').waitFor()
  const chosen = page.locator('.board-selection')
  const room = async () => {
    const [panel, one] = await boxesOf(page.locator('.editor-panel'), chosen)
    return panel.top - one.bottom
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
}

/** Completely on the screen, and not behind the sheet. */
async function isInside(page: Page, thing: ReturnType<Page['locator']>): Promise<boolean> {
  const [box, screen] = [await boxOf(thing.first()), page.viewportSize() ?? { width: 0, height: 0 }]
  // A hint covers the upper edge of the board, not the lower one.
  const panel = page.locator('.editor-panel:not([data-shows="hint"])')
  const isStrip = (page.viewportSize()?.width ?? 0) < 900 && (await panel.isVisible())
  const end = isStrip ? (await boxOf(panel)).y : screen.height
  return (
    box.width > 0 &&
    box.x >= 0 &&
    box.y >= 0 &&
    box.x + box.width <= screen.width &&
    box.y + box.height <= end
  )
}

/** Whether a click on its middle, its left and its right edge hits it. */
function isOnTop(thing: ReturnType<Page['locator']>): Promise<boolean> {
  return thing.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [left + 6, (left + right) / 2, right - 6].every((x) =>
      element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
    )
  })
}
