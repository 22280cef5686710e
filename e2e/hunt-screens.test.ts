import { atNight } from '@fgm/api/extent'
import { fourRooms } from '@fgm/api/houses'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxesOf } from './boxes.ts'
import { share } from './extent.ts'
import { leo, post } from './families.ts'
import { button, completionsOf, find, openHub, openHunt } from './hunt-player.ts'
import { browser, server, startProduct } from './product.ts'
import { visit } from './visit.ts'

/*
 * What a family sees of a hunt: the layout on a phone, the effect of a click on the plan, what a riddle hides, and
 * what can be read again months later. Boxes and words, no labels.
 */

startProduct()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const small = { ...phone, viewport: { width: 360, height: 640 } }
const onItsSide = { ...phone, viewport: { width: 844, height: 390 } }
const desktop = { viewport: { width: 1280, height: 800 } } as const

test.each(
  share([
    ['a finger', phone],
    ['a mouse', desktop],
  ]),
)('a press on the plan by %s chooses the place, and marks it', async (_, screen) => {
  const { context, page, problems } = await arrive(screen)
  await toItems(page)
  const card = page.locator('.item-card').first()
  await card.getByRole('button', { name: 'Change item 1' }).click()
  await card.getByRole('button', { name: 'Choose in the house' }).click()
  await pressPlan(page, { x: 730, y: 70 }, 'hasTouch' in screen)
  const place = card.getByLabel('Place')
  await expect.poll(() => place.inputValue()).toBe('Kitchen, fridge')
  await card.getByRole('button', { name: 'Choose in the house' }).click()
  const mark = await boxOf(page.locator('.place-chosen'))
  const at = await onScreen(page, { x: 730, y: 70 })
  expect([mark.left < at.x, at.x < mark.right, mark.top < at.y, at.y < mark.bottom]).toEqual(
    Array(4).fill(true),
  )
  // A room is chosen where its floor is free.
  await pressPlan(page, { x: 330, y: 470 }, 'hasTouch' in screen)
  await expect.poll(() => place.inputValue()).toBe('Bedroom')
  expect(problems).toEqual([])
  await context.close()
})

atNight('on a desktop the hub shows that more hunts follow, and a click shows them', async () => {
  const { context, page } = await arrive(desktop)
  const cards = page.getByRole('region', { name: 'Ready to play' }).locator('li')
  const fourth = cards.nth(3)
  const [row, edge] = [
    await boxOf(page.getByRole('main').locator('ul').first()),
    await boxOf(fourth),
  ]
  expect(Math.min(row.right, 1280) - edge.left).toBeGreaterThan(24)
  expect(edge.right).toBeGreaterThan(row.right)
  const inside = async () => (await boxOf(cards.last())).right <= row.right + 1
  const more = button(page, 'More hunts')
  expect((await boxOf(more)).bottom).toBeLessThan(800)
  for (let presses = 0; presses < 4 && !(await inside()); presses += 1) await more.click()
  await expect.poll(inside).toBe(true)
  await context.close()
})

atNight.each([
  ['phone', phone],
  ['desktop', desktop],
])('on a %s the round mark of a house lies beside its plan', async (_, screen) => {
  const { context, page } = await arrive(screen)
  await page.goto(`${server.url}/scavenger-hunt/create`)
  await page.getByRole('radio').nth(5).waitFor()
  const choices = page.locator('label', { has: page.getByRole('radio') })
  for (const choice of (await choices.all()).slice(0, 6)) {
    const plan = await boxOf(choice.locator('svg'))
    expect(gapBetween(await boxOf(choice.getByRole('radio')), plan)).toBeGreaterThanOrEqual(0)
  }
  await context.close()
})

atNight.each([
  ['phone', phone],
  ['desktop', desktop],
])('on a %s the map shows where to go at once, and rooms by names to read', async (_, screen) => {
  const { context, page } = await arrive(screen)
  await begin(page, 'rainbow-rooms')
  await find(page, 1)
  const map = page.locator('.play-map .plan')
  const large = (one: Element) => one.getBoundingClientRect().width
  const marks = await map.locator('.plan-route circle, .map-marks circle').all()
  const widths = await Promise.all(marks.map((mark) => mark.evaluate(large)))
  expect(Math.max(...widths)).toBeGreaterThanOrEqual(28)
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(20)
  const heights = await map.locator('.plan-label').evaluateAll((names) =>
    names.map((name) => {
      const scale = (name as SVGTextElement).getScreenCTM()?.a ?? 0
      return Number.parseFloat(getComputedStyle(name).fontSize) * scale
    }),
  )
  // Every room has its name; in a room that is narrower than it, the letters are smaller.
  expect(heights).toHaveLength(6)
  expect(heights.filter((height) => height >= 12).length).toBeGreaterThanOrEqual(4)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(8.5)
  await context.close()
})

atNight.each([
  ['360 by 640', small],
  ['390 by 844', phone],
])('on a phone of %s a pending hint is in one line', async (_, screen) => {
  const { context, page } = await arrive(screen)
  await begin(page, 'great-house-mystery')
  const lines = await page.getByRole('button', { name: /^Hint in \d+ s$/ }).evaluate((one) => {
    const words = document.createRange()
    words.selectNodeContents(document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode() ?? one)
    const tops = [...words.getClientRects()].map(({ top }) => top)
    return new Set(tops).size
  })
  expect(lines).toBe(1)
  await context.close()
})

atNight.each([
  ['360 by 640', small],
  ['390 by 844', phone],
])('on a phone of %s clue and buttons keep clear of each other', async (_, screen) => {
  const { context, page } = await arrive(screen)
  await begin(page, 'rainbow-rooms')
  const width = screen.viewport.width
  const clue = await boxOf(page.locator('.clue h1'))
  const [read, picture] = [await boxOf(button(page, 'Read aloud')), await boxOf(clueOf(page))]
  for (const other of [clue, picture]) expect(gapBetween(read, other)).toBeGreaterThanOrEqual(8)
  expect(clue.right - clue.left).toBeGreaterThanOrEqual(width - 48)
  await find(page, 1)
  await page.getByRole('button', { name: 'Clue 1, found' }).click()
  const name = page.locator('.clue-found')
  const line = await name.evaluate((one) => Number.parseFloat(getComputedStyle(one).lineHeight))
  expect((await boxOf(name)).height / line).toBeLessThan(2.5)
  const [undo, found] = [await boxOf(button(page, 'Not found yet')), await boxOf(goOf(page))]
  expect(gapBetween(undo, found)).toBeGreaterThanOrEqual(40)
  await context.close()
})

atNight('a clue shows its thing large, from the front', async () => {
  const { context, page } = await arrive(phone)
  await begin(page, 'count-with-me')
  const thing = clueOf(page).locator('.drawing svg')
  expect(await thing.getAttribute('viewBox')).toBe('0 0 96 96')
  const [box, frame] = [await boxOf(thing), await boxOf(clueOf(page))]
  expect(box.right - box.left).toBeGreaterThan(96)
  expect([box.left >= frame.left, box.right <= frame.right]).toEqual([true, true])
  await context.close()
})

atNight(
  'a clue shows its thing in the middle, and the color to find on the corner of the thing',
  async () => {
    const { context, page } = await arrive(phone)
    await begin(page, 'rainbow-rooms')
    const frame = await boxOf(clueOf(page))
    const thing = await boxOf(clueOf(page).locator('.drawing'))
    const color = await boxOf(clueOf(page).locator('.clue-paint'))
    const off = [
      thing.left + thing.right - frame.left - frame.right,
      thing.top + thing.bottom - frame.top - frame.bottom,
    ]
    expect(off.every((twice) => Math.abs(twice) <= 2)).toBe(true)
    // On the corner: it touches the thing, and hides no more than a sixth of it.
    const [width, height] = [thing.right - color.left, thing.bottom - color.top]
    const hidden = (width * height) / ((thing.right - thing.left) * (thing.bottom - thing.top))
    expect([width > 0, height > 0, hidden < 1 / 6]).toEqual([true, true, true])
    expect([color.right <= frame.right, color.bottom <= frame.bottom]).toEqual([true, true])
    await context.close()
  },
)

atNight.each(['light', 'dark'] as const)(
  '%s: no shape of a clue picture is black',
  async (scheme) => {
    const { context, page } = await arrive({ ...phone, colorScheme: scheme })
    await begin(page, 'count-with-me')
    await find(page, 1)
    const shapes = clueOf(page).locator('rect, circle, path, ellipse')
    const fills = await shapes.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill))
    expect(fills.length).toBeGreaterThan(0)
    expect(fills).not.toContain('rgb(0, 0, 0)')
    await context.close()
  },
)

atNight.each([
  ['360 by 640', small],
  ['390 by 844', phone],
])(
  'on a phone of %s a hunt for experts shows its whole map without scrolling',
  async (_, screen) => {
    const { context, page } = await arrive(screen)
    await begin(page, 'great-house-mystery')
    const [map, go] = [await boxOf(page.locator('.play-map .plan')), await boxOf(goOf(page))]
    expect(map.height).toBeGreaterThan(120)
    expect(map.bottom).toBeLessThanOrEqual(go.top)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(screen.viewport.height)
    await context.close()
  },
)

atNight('on a phone in landscape the button covers neither clue nor map', async () => {
  const { context, page } = await arrive(onItsSide)
  for (const id of ['rainbow-rooms', 'great-house-mystery']) {
    await begin(page, id)
    const go = await boxOf(goOf(page))
    const clue = await boxOf(page.locator('.clue h1'))
    const map = await boxOf(page.locator('.play-map .plan'))
    expect(clue.top).toBeGreaterThanOrEqual(0)
    for (const part of [clue, map]) {
      expect(gapBetween(go, part)).toBeGreaterThanOrEqual(0)
      expect(part.bottom).toBeLessThanOrEqual(390)
    }
    expect(go.bottom).toBeLessThanOrEqual(390)
  }
  await context.close()
})

test('a riddle reveals no place before its hint, nor does the tip; the last hint is the answer', async () => {
  const { context, page } = await arrive(phone)
  await begin(page, 'letter-riddles')
  await page.getByRole('button', { name: 'Clue 2' }).click()
  const words = async () => (await wordsOn(page.locator('.play'))).toLowerCase()
  const house = ['kitchen', 'living room', 'bedroom', 'hallway', 'office', 'bathroom', 'glowing']
  const namedIn = (text: string) => house.filter((name) => text.includes(name))
  const before = await words()
  expect(namedIn(before)).toEqual([])
  expect(before).not.toContain('stay with your child')
  expect(await labelled(page)).not.toMatch(/glowing|Kitchen|Living Room/)
  await page.getByText('For the grown-up').click()
  await expect.poll(words).toContain('stay with your child')
  expect(namedIn(await words())).toEqual([])
  await button(page, 'Which room?').click()
  await expect.poll(words).toMatch(/room: [a-z]/)
  expect(await words()).toContain('is glowing')
  await button(page, 'What is it like?').click()
  expect(await words()).not.toContain('fridge')
  await button(page, 'Show the answer').click()
  await expect.poll(words).toContain('the fridge')
  await context.close()
})

test('what was played can be read again, with who played, and the line changed', async () => {
  const { context, page, problems } = await arrive(phone)
  for (const child of [leo, { ...leo, name: 'Mia' }])
    await post(context.request, server.url, '/children', child)
  await begin(page, 'rainbow-rooms')
  await find(page, 3)
  const points = await wordsOn(page.locator('.end-figures'))
  await keepWith(page, leo.name, 'Behind the couch, four times')
  const [kept] = await completionsOf(context, server, 'rainbow-rooms')
  expect(points).toContain(`${kept?.score}\npoints`)

  await page.getByRole('link', { name: 'Hunt memories' }).click()
  const memory = page.locator('.memory')
  await memory.getByText('Behind the couch, four times').waitFor()
  await expectMemoryOf(leo.name, page)
  await changeLine(page, 'Under the bed')
  await page.reload()
  await memory.getByText('Under the bed').waitFor()
  await openMemoryFromElsewhere(page, 'Under the bed')
  expect(problems).toEqual([])
  await context.close()
})

/** The memory names the hunt and who played it, and its line is above the bar. */
async function expectMemoryOf(name: string, page: Page) {
  const memory = page.locator('.memory')
  const words = await wordsOn(memory)
  expect(words).toContain('Rainbow Rooms')
  expect(words).toContain(name)
  expect(words).not.toContain('Mia')
  const [line, foot] = [await boxOf(memory.locator('q')), await boxOf(page.locator('nav.bottom'))]
  expect(line.bottom).toBeLessThan(foot.top)
}

/** The same line from the profile, and from the card of its hunt. */
async function openMemoryFromElsewhere(page: Page, line: string) {
  const memory = page.locator('.memory')
  await page.goto(`${server.url}/profile?tab=activities`)
  await page.getByRole('link', { name: 'Hunt memories' }).click()
  await memory.getByText(line).waitFor()
  await openHub(page, server)
  await page.getByRole('link', { name: 'Memories of Rainbow Rooms' }).click()
  await page.getByText('Only Rainbow Rooms.').waitFor()
  await memory.getByText(line).waitFor()
}

test('the ready hunts move into the house of a family, with its names and its map', async () => {
  const { context, page } = await arrive(phone)
  const row = page.getByRole('region', { name: 'Ready to play' })
  await row.getByText('rooms that most homes have').waitFor()
  const kitchen = { ...fourRooms.rooms[0], label: 'Rasoi' }
  const house = { ...fourRooms, rooms: [kitchen, ...fourRooms.rooms.slice(1)] }
  await post(context.request, server.url, '/api/blueprints', {
    name: 'Home Sweet',
    blueprint_data: house,
  })
  await openHub(page, server)
  await row.getByText('in your house “Home Sweet”').waitFor()
  await begin(page, 'color-detectives')
  const words = await wordsOn(page.locator('.play'))
  const named = ['Rasoi', 'Living Room', 'Hallway', 'Bedroom']
  expect(named.filter((name) => words.toLowerCase().includes(name.toLowerCase()))).not.toEqual([])
  // Its map has the names of these rooms, and no other.
  const labels = page.locator('.play-map svg text')
  expect((await labels.allTextContents()).join(' ')).toMatch(/Rasoi/)
  await context.close()
})

atNight(
  'of two houses a family chooses where its hunts take place, and it stays chosen',
  async () => {
    const { context, page } = await arrive(phone)
    const row = page.getByRole('region', { name: 'Ready to play' })
    const [dads, moms] = [['At Dad’s', 'Galley'] as const, ['At Mom’s', 'Rasoi'] as const]
    for (const [name, label] of [dads, moms]) {
      const rooms = [{ ...fourRooms.rooms[0], label }, ...fourRooms.rooms.slice(1)]
      const house = { name, blueprint_data: { ...fourRooms, rooms } }
      await post(context.request, server.url, '/api/blueprints', house)
    }
    await openHub(page, server)
    // Of two that were saved in one millisecond either comes first: the family chooses the other.
    const atFirst = await row.getByText(/in your house “At (?:Dad|Mom)’s”/).textContent()
    const [chosen, kitchen] = atFirst?.includes(dads[0]) ? moms : dads
    await row.getByLabel('Which house do you play in?').selectOption(chosen)
    await row.getByText(`in your house “${chosen}”`).waitFor()
    await page.reload()
    await row.getByText(`in your house “${chosen}”`).waitFor()
    await page.getByRole('link', { name: 'Create Hunt', exact: true }).click()
    await page.getByText(`In ${chosen}.`).waitFor()
    await begin(page, 'color-detectives')
    await page.locator('.play-map svg text').getByText(kitchen).first().waitFor()
    await context.close()
  },
)

atNight('one clue becomes harder, easier or another find, and each can be undone', async () => {
  const { context, page, problems } = await arrive(phone)
  await toItems(page)
  const card = page.locator('.item-card').first()
  await card.getByRole('button', { name: 'Change item 1' }).click()
  const [clue, name] = [card.getByLabel('Clue'), card.getByLabel('What to find')]
  const [before, found] = [await clue.inputValue(), await name.inputValue()]
  await card.getByRole('button', { name: 'Harder words' }).click()
  await expect.poll(() => clue.inputValue()).not.toBe(before)
  expect(await name.inputValue()).toBe(found)
  await button(page, 'Undo').click()
  await expect.poll(() => clue.inputValue()).toBe(before)
  await card.getByRole('button', { name: 'Find something else' }).click()
  await expect.poll(() => name.inputValue()).not.toBe(found)
  const box = await boxOf(card.getByRole('button', { name: 'Find something else' }))
  expect([box.left >= 0, box.right <= 390, box.bottom - box.top >= 44]).toEqual([true, true, true])
  expect(problems).toEqual([])
  await context.close()
})

test('on a desktop an open item leaves the others as wide, and the next step stays in the window', async () => {
  const { context, page } = await arrive(desktop)
  await toItems(page)
  await button(page, 'Change item 2').click()
  const tip = page.getByLabel('For the adult')
  await tip.waitFor()
  const boxes = await page
    .locator('.item-card')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()))
  const [first, open, third, fourth] = boxes
  expect(new Set(boxes.map(({ width }) => width)).size).toBe(1)
  expect([open.top, third.left, fourth.left]).toEqual([first.top, first.left, first.left])
  expect(Math.max(third.top - first.bottom, fourth.top - third.bottom)).toBeLessThan(40)
  // At the foot of the window, where the button is.
  await tip.evaluate((field) => scrollBy(0, field.getBoundingClientRect().bottom - innerHeight))
  await tip.focus()
  const isClear = async () => {
    const [field, bar] = await boxesOf(tip, page.locator('.sticky-action'))
    return field.bottom <= bar.top && bar.bottom <= 800
  }
  await expect.poll(isClear).toBe(true)
  await context.close()
})

atNight('a new hunt is played at once, with one tap', async () => {
  const { context, page } = await arrive(phone)
  await toItems(page)
  await button(page, 'Next').click()
  await button(page, 'Create Hunt').click()
  await page.getByText('Saturday hunt is ready.').waitFor()
  const now = page.getByRole('link', { name: 'Play Hunt: Saturday hunt' })
  const [box, bar] = [await boxOf(now), await boxOf(page.locator('.bottom'))]
  expect([box.top >= 0, box.bottom <= bar.top]).toEqual([true, true])
  await now.click()
  await button(page, 'Start the hunt').waitFor()
  await context.close()
})

/** A new family on the hub. */
async function arrive(screen: BrowserContextOptions) {
  families += 1
  const family = await visit(browser, server, `Ida${families}`, screen)
  await openHub(family.page, server)
  return family
}
let families = 0

async function begin(page: Page, id: string) {
  await openHunt(page, server, id)
  await button(page, 'Start the hunt').click()
  await button(page, 'Found it').waitFor()
}

/** Saves the hunt that was just played, with who played it and a line. */
async function keepWith(page: Page, child: string, line: string) {
  await button(page, child).click()
  await page.getByLabel('A line to remember it by').fill(line)
  await button(page, 'Save & Continue').click()
  await page.getByText('Saved. That was a good hunt!').waitFor()
}

async function changeLine(page: Page, line: string) {
  const memory = page.locator('.memory')
  await memory.getByRole('button', { name: /line/ }).click()
  await page.getByLabel('A line to remember it by').fill(line)
  await button(page, 'Save').click()
  await memory.getByText(line).waitFor()
}

/** To the third step of a new hunt in one of the presets, with suggestions. */
async function toItems(page: Page) {
  await page.goto(`${server.url}/scavenger-hunt/create?blueprint=cozy-apartment`)
  await page.getByLabel('Hunt name').fill('Saturday hunt')
  await button(page, 'Next').click()
  await button(page, 'Generate Sample Items').click()
  await page.getByRole('heading', { name: 'Item 4' }).waitFor()
}

const goOf = (page: Page) => page.locator('.play-go .btn.huge')
const clueOf = (page: Page) => page.locator('.clue-picture')

/** The position of a point of the house on the screen. */
const onScreen = (page: Page, point: { x: number; y: number }) =>
  page.locator('.place-plan').evaluate((svg, { x, y }) => {
    const at = new DOMPoint(x, y).matrixTransform(
      (svg as SVGSVGElement).getScreenCTM() ?? undefined,
    )
    return { x: at.x, y: at.y }
  }, point)

async function pressPlan(page: Page, point: { x: number; y: number }, isTouch: boolean) {
  const { x, y } = await onScreen(page, point)
  if (isTouch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

type Box = { left: number; top: number; right: number; bottom: number; height: number }

async function boxOf(part: ReturnType<Page['locator']>): Promise<Box> {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page')
  const { x: left, y: top, width, height } = box
  return { left, top, right: left + width, bottom: top + height, height }
}

/** The distance of two boxes; negative where they overlap. */
function gapBetween(one: Box, other: Box): number {
  const across = Math.max(one.left, other.left) - Math.min(one.right, other.right)
  const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom)
  return Math.max(across, down)
}

/** What can be read there; the names of all rooms on the plan are no hint. */
const wordsOn = (part: ReturnType<Page['locator']>) =>
  part.evaluate((one) => {
    const copy = one as HTMLElement
    const plans = [...copy.querySelectorAll<SVGElement>('svg')]
    for (const plan of plans) plan.style.display = 'none'
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read.
    const words = copy.innerText
    for (const plan of plans) plan.style.display = ''
    return words
  })

/** What the page says to screen readers. */
const labelled = (page: Page) =>
  page
    .locator('.play [aria-label], .play .hidden-text')
    .evaluateAll((parts) =>
      parts.map((part) => part.getAttribute('aria-label') ?? part.textContent).join(' | '),
    )
