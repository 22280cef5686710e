import type { House } from '@fgm/api/houses'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { post, registerFamily } from './families.ts'
import { watchForProblems } from './problems.ts'
import type { BuiltServer } from './server.ts'

/* A drawn house in a test: saved over the literal path, opened at its own address, measured on the screen. */

type Point = House['rooms'][number]['position']
type Box = { position: Point; size: House['dimensions'] }

type Opening = { name: string; screen: BrowserContextOptions; house: House }

/** A family with that house, at the house's own address. */
export async function openHouse(
  browser: Browser,
  server: BuiltServer,
  { name, screen, house }: Opening,
) {
  const context = await browser.newContext(screen)
  context.setDefaultTimeout(15_000)
  const problems = watchForProblems(context)
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@example.com`
  await registerFamily(context, server, { name, email })
  const id = await keepHouse(context, server, house)
  const page = await context.newPage()
  await page.goto(`${server.url}/scavenger-hunt/blueprints/edit/${id}`)
  await drawing(page).waitFor()
  await page.getByRole('button', { name: 'Accept' }).click()
  await untilStill(page.locator('.board-plan'))
  return { context, page, problems, id }
}

/** The view is fitted to the board, which grows when the cookie notice closes: resolves after three frames without movement. */
export const untilStill = (thing: Locator) =>
  thing.evaluate(async (one) => {
    let [before, frames] = ['', 0]
    while (frames < 3) {
      await new Promise(requestAnimationFrame)
      const now = JSON.stringify(one.getBoundingClientRect())
      frames = now === before ? frames + 1 : 0
      before = now
    }
  })

/** Saves a house over the literal path. @returns its id. */
async function keepHouse(
  { request }: Parameters<typeof registerFamily>[0],
  { url }: BuiltServer,
  house: House,
): Promise<string> {
  const blueprint = { name: 'Ours', blueprint_data: house }
  return (await post(request, url, '/api/blueprints', blueprint)).id
}

/** The house as stored on the server. */
export async function savedHouse(page: Page, id: string): Promise<House> {
  const response = await page.request.get(`${new URL(page.url()).origin}/api/blueprints/${id}`)
  return (await response.json()).blueprint_data
}

export const drawing = (page: Page) => page.getByRole('application')

export const tool = (page: Page, name: string) =>
  page.locator('.tool-rail').getByRole('button', { name, exact: true }).tap()

export type ScreenBox = { x: number; y: number; width: number; height: number }

/** The position of a thing on the screen. */
export async function boxOf(thing: Locator): Promise<ScreenBox> {
  const box = await thing.boundingBox()
  if (!box) throw new Error(`${thing} is not to be seen`)
  return box
}

/** The position on the screen of the piece at a point of the sheet. */
export const pieceBox = (page: Page, { x, y }: Point) =>
  boxOf(page.locator(`.board-plan g[transform="translate(${x} ${y})"]`))

export const tapAt = (page: Page, { x, y, width, height }: ScreenBox) =>
  page.touchscreen.tap(x + width / 2, y + height / 2)

/** Whether no two boxes share more than a wall. */
export const isApart = (boxes: readonly Box[]) =>
  boxes.every((one, at) => boxes.slice(at + 1).every((other) => !isOver(one, other)))

function isOver(one: Box, other: Box): boolean {
  const along = (axis: 'x' | 'y', side: 'width' | 'height') =>
    Math.min(one.position[axis] + one.size[side], other.position[axis] + other.size[side]) -
    Math.max(one.position[axis], other.position[axis])
  return along('x', 'width') > 0 && along('y', 'height') > 0
}
