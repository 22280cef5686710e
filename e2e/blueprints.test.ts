import { atNight } from '@fgm/api/extent'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { untilStill } from './drawn-house.ts'
import { isNight, themes } from './extent.ts'
import { registerFamily } from './families.ts'
import { screens } from './generator-page.ts'
import { watchForProblems } from './problems.ts'
import { browser, server, startProduct } from './product.ts'

/* A family draws its home: by thumb, by keys alone, in two tabs, and with more in it than anyone owns. */

startProduct()

async function openEditor(name: string, screen: BrowserContextOptions) {
  const context = await browser.newContext(screen)
  const problems = watchForProblems(context)
  await registerFamily(context, server, { name, email: `${name.toLowerCase()}@example.com` })
  const page = await context.newPage()
  await page.goto(`${server.url}/scavenger-hunt/blueprints/create`)
  await drawing(page).waitFor()
  await page.getByRole('button', { name: 'Accept' }).click()
  await untilStill(page.locator('.board-sheet'))
  return { context, page, problems }
}
const drawing = (page: Page) => page.getByRole('application')
const saved = (page: Page) =>
  page.locator('.save-note').getByText('Saved').waitFor({ state: 'attached' })

/** The announced number of rooms equals the number of drawn ones. */
async function houseWith(page: Page, count: number) {
  await page.locator(`[role="application"][aria-label*=" ${count} room"]`).waitFor()
  await expect.poll(() => page.evaluate(roomsInSight)).toBe(count)
}

function roomsInSight(): number {
  const board = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect()
  return [...document.querySelectorAll('.board-plan .plan-walls')].filter((walls) => {
    const { left, right, top, bottom, width } = walls.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return width > 10 && x > board.left && x < board.right && y > board.top && y < board.bottom
  }).length
}

test('a house of five rooms is drawn by thumb, undone and redone, and is there after a reload', async () => {
  const { context, page, problems } = await openEditor('Thumb', screens.phone)
  const tap = await drawFiveRooms(page)
  await page.getByRole('button', { name: 'Furniture', exact: true }).tap()
  await page.getByRole('radio', { name: 'Lamp' }).tap()
  await tap(55, 150)
  await page.locator('[role="application"][aria-label*=" 1 piece"]').waitFor()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await houseWith(page, 4)
  await page.getByRole('button', { name: 'Redo' }).tap()
  await houseWith(page, 5)
  await saved(page)
  await page.reload()
  await houseWith(page, 5)
  expect(page.url()).toMatch(/\/blueprints\/edit\/(?!create)/)
  const sheet = await drawing(page).boundingBox()
  await page.getByRole('button', { name: 'Delete', exact: true }).tap()
  await page.getByText('Press what you want to delete. Undo brings it back.').waitFor()
  expect(await drawing(page).boundingBox(), 'the house moved away').toEqual(sheet)
  expect(problems).toEqual([])
  await context.close()
})

atNight('a house of five rooms is built by keys alone', async () => {
  const { context, page, problems } = await openEditor('Keys', screens.desktop)
  const kinds = ['Hallway', 'Kitchen', 'Bathroom', 'Bedroom', 'Office']
  await drawing(page).focus()
  for (const [at, kind] of kinds.entries()) {
    await tabTo(page, 'Add a room', at === 0 ? 'Tab' : 'Shift+Tab')
    await page.keyboard.type(kind)
    await tabTo(page, 'Add Room')
    await page.keyboard.press('Enter')
    await houseWith(page, at + 1)
  }
  await drawing(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await houseWith(page, 4)
  await page.keyboard.press('Control+Shift+z')
  await houseWith(page, 5)
  await saved(page)
  expect(problems).toEqual([])
  await context.close()
})

atNight('on a phone the gallery begins with a house', async () => {
  const context = await browser.newContext(screens.phone)
  await registerFamily(context, server, { name: 'Gallery', email: 'gallery@example.com' })
  const page = await context.newPage()
  await page.goto(`${server.url}/scavenger-hunt/blueprints`)
  const first = page.getByRole('img', { name: 'Plan of Cozy Apartment' })
  const places = async () => {
    const { y = 0, height = 0 } = (await first.boundingBox()) ?? {}
    return [y > 0, y < 400, y + height < 844 - 66]
  }
  await page.getByText('Please confirm your email address.').waitFor()
  await expect.poll(places).toEqual([true, true, true])
  await context.close()
})

atNight('two tabs at one house: the later one asks which stays', async () => {
  const { context, page } = await openEditor('Two', screens.desktop)
  await page.getByRole('button', { name: 'Add Room' }).click()
  await saved(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await drawing(other).waitFor()
  await other.getByRole('button', { name: 'Add Room' }).click()
  await saved(other)
  await page.getByLabel('Blueprint name').fill('Mine')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await saved(page)
  await other.reload()
  await houseWith(other, 1)
  expect(await other.getByLabel('Blueprint name').inputValue()).toBe('Mine')
  await context.close()
})

test('leaving at once loses nothing', async () => {
  const { context, page } = await openEditor('Leaving', screens.desktop)
  await page.getByRole('button', { name: 'Add Room' }).click()
  await page.getByRole('link', { name: 'Back to the blueprints' }).click()
  await page.getByRole('link', { name: 'Edit New Blueprint' }).click()
  await houseWith(page, 1)
  await page.getByRole('button', { name: 'Add Room' }).click()
  await page.reload()
  await houseWith(page, 2)
  await context.close()
})

atNight.each(themes)('an editor at work has no violations (%s)', async (colorScheme) => {
  const { context, page } = await openEditor(colorScheme, { ...screens.phone, colorScheme })
  await page.getByRole('button', { name: 'List', exact: true }).tap()
  await page.getByRole('button', { name: 'Add Room' }).tap()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Select', exact: true }).tap()
  await page.getByRole('button', { name: 'Add furniture' }).waitFor()
  expect(await violations(page)).toEqual([])
  for (const name of ['Share with other families', 'Keyboard shortcuts']) {
    await page.getByRole('button', { name: 'More' }).tap()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name }).tap()
    await page.getByRole('dialog').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
  }
  await context.close()
})

atNight('two fingers zoom and move the sheet', async () => {
  const { context, page } = await openEditor('Fingers', screens.phone)
  const touch = await context.newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  const before = (await page.locator('.board-sheet').boundingBox())?.width ?? 0
  await fingers('touchStart', [150, 300], [250, 300])
  for (let step = 1; step <= 10; step += 1)
    await fingers('touchMove', [150 - step * 5, 300], [250 + step * 5, 300])
  await fingers('touchEnd')
  const near = async () => (await page.locator('.board-sheet').boundingBox())?.width ?? 0
  await expect.poll(async () => (await near()) / before).toBeCloseTo(2, 1)
  await houseWith(page, 0)
  await context.close()
})

atNight(
  'a house of 60 rooms and 400 pieces moves smoothly under the hand',
  async () => {
    const { context, page } = await openEditor('Many', screens.desktop)
    await page.goto(await keepLargeHouse(page))
    await houseWith(page, 60)
    const box = (await drawing(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    const watch = await page.evaluateHandle(watchFrames)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    for (let step = 0; step < (isNight ? 90 : 30); step += 1)
      await page.mouse.move(box.x + box.width / 2 + step, box.y + box.height / 2 + step / 2)
    await page.mouse.up()
    const frames = await watch.evaluate((read) => read())
    expect(
      await page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled'),
    ).toBeNull()
    frames.sort((one, other) => one - other)
    const median = frames[Math.floor(frames.length / 2)] ?? 0
    const late = frames[Math.floor(frames.length * 0.95)] ?? 0
    process.stdout.write(`dragging: median ${median.toFixed(1)} ms, 95 % ${late.toFixed(1)} ms\n`)
    expect(median).toBeLessThan(50)
    await context.close()
  },
  120_000,
)

/** Two taps a room, below the upper edge of the sheet. @returns how to tap on the drawing. */
async function drawFiveRooms(page: Page) {
  const box = (await drawing(page).boundingBox()) ?? { x: 0, y: 0 }
  const tap = (x: number, y: number) => page.touchscreen.tap(box.x + x, box.y + y)
  const corners = [20, 100, 180].flatMap((x) => [110, 200].map((y) => ({ x, y }))).slice(0, 5)
  for (const [at, { x, y }] of corners.entries()) {
    await tap(x, y)
    await tap(x + 70, y + 70)
    await houseWith(page, at + 1)
  }
  return tap
}

/** Presses the Tab key until the thing with that name has the focus. */
async function tabTo(page: Page, name: string, key = 'Tab') {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press(key)
    const label = await page
      .locator(':focus')
      .evaluate(labelOf)
      .catch(() => '')
    if (label === name) return
  }
  throw new Error(`The ${key} key never came to ${name}`)
}

async function violations(page: Page): Promise<string[]> {
  // A sheet that still fades in has mixed colors.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
  return violationsOn(page)
}

/** The accessible name of the focused element. */
function labelOf(element: Element): string {
  const labels = element instanceof HTMLSelectElement ? [...element.labels] : []
  return (labels[0] ?? element).textContent?.trim() ?? ''
}

/** Starts to measure how long each frame takes. @returns a function that reads the times. */
function watchFrames() {
  const times: number[] = []
  let before = performance.now()
  function frame(now: number) {
    times.push(now - before)
    before = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  return () => times.slice(2)
}

/** Saves a house as full as allowed. @returns its address. */
async function keepLargeHouse(page: Page): Promise<string> {
  const rooms = Array.from({ length: 60 }, (_, at) => ({
    id: `room-${at}`,
    type: 'bedroom',
    position: { x: (at % 10) * 100, y: Math.floor(at / 10) * 100 },
    size: { width: 100, height: 100 },
    label: `Room ${at}`,
  }))
  const furniture = Array.from({ length: 400 }, (_, at) => ({
    id: `chair-${at}`,
    type: 'chair',
    roomId: `room-${at % 60}`,
    position: {
      x: (at % 10) * 100 + (Math.floor(at / 60) % 3) * 30,
      y: Math.floor((at % 60) / 10) * 100 + Math.floor(at / 180) * 30,
    },
    size: { width: 30, height: 30 },
  }))
  const { csrf_token } = await (await page.request.get(`${server.url}/api/csrf-token`)).json()
  const dimensions = { width: 1000, height: 600 }
  const response = await page.request.post(`${server.url}/api/blueprints`, {
    headers: { 'x-csrftoken': csrf_token },
    data: { name: 'Large', blueprint_data: { dimensions, rooms, furniture } },
  })
  expect(response.status()).toBeLessThan(300)
  return `${server.url}/scavenger-hunt/blueprints/edit/${(await response.json()).id}`
}
