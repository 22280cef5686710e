import { atNight } from '@fgm/api/extent'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { boxOf, overlap } from './boxes.ts'
import { leo, post } from './families.ts'
import { screens } from './generator-page.ts'
import { button, completionsOf, openHunt, openKeptHub, saveInVain } from './hunt-player.ts'
import { beyondSilence } from './problems.ts'
import { browser, server, startProduct } from './product.ts'
import { acceptCookies, visit } from './visit.ts'

/* A hunt with a story, and one hunt for two children, by touch on a phone. */

startProduct()
afterEach(() => server.resume())

const phone = { ...screens.phone, viewport: { width: 390, height: 844 } }
const offlinePhone = { ...phone, serviceWorkers: 'allow' } as const
const tap = (page: Page, name: string | RegExp) => button(page, name).tap()
let taps = 0
/** Taps a wide button, alternating left and right: two quick taps at one spot are a double tap, and its second half is ignored. */
function go(page: Page, name: string) {
  taps += 1
  return button(page, name).tap({ position: { x: taps % 2 ? 60 : 240, y: 30 } })
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()

/** A family with Leo, who is six, and Mila, who is three. */
async function arrive(name: string, screen: typeof phone = phone) {
  const visitor = await visit(browser, server, name, screen, leo)
  await acceptCookies(visitor.context)
  const mila = { name: 'Mila', birth_date: `${new Date().getFullYear() - 3}-01-01`, interests: [] }
  await post(visitor.context.request, server.url, '/children', mila)
  return visitor
}

async function chooseStory(page: Page, title: string, place: string) {
  await page.getByText('Add a story and a treasure').tap()
  await page.getByText(title).tap()
  await page.getByLabel('Where is the treasure?').fill(place)
}

test('a story begins, shows a gain at each find, survives its tab, and ends at the treasure', async () => {
  const { context, page, problems } = await arrive('Ana')
  await openHunt(page, server, 'rainbow-rooms')
  await chooseStory(page, 'The Night Train', 'behind the couch')
  await go(page, 'Start the hunt')
  await heading(page, 'The Night Train')
  await go(page, 'Let’s find them')
  await go(page, 'Found it')
  await page.getByText('One corner of the ticket is gone. Toot once!').waitFor()
  const again = await context.newPage()
  await page.close()
  await openHunt(again, server, 'rainbow-rooms')
  await gains(again, 'One station, 2 to come')
  await go(again, 'Next clue')
  await go(again, 'Found it')
  await go(again, 'Next clue')
  await go(again, 'Found it')
  await go(again, 'How the story ends')
  await again.getByText('Last stop. Everybody out, please.').waitFor()
  expect(await again.getByText('behind the couch').first().isVisible()).toBe(false)
  await again.getByText('Where is it?').tap()
  await again.getByText('Look here: behind the couch.').waitFor()
  await go(again, 'We have it!')
  await heading(again, 'All 3 found!')
  expect(problems).toEqual([])
  await context.close()
})

const gains = (page: Page, name: string) => page.getByRole('list', { name }).waitFor()

atNight('stopping leads to the treasure at once, and what was found is saved', async () => {
  const { context, page } = await arrive('Ben')
  await openHunt(page, server, 'rainbow-rooms')
  await chooseStory(page, 'The Door That Wants a Word', 'in the hot oven')
  await page
    .getByRole('status')
    .filter({ hasText: /heat|oven|stove|hot/i })
    .waitFor()
  await go(page, 'Start the hunt')
  await go(page, 'Let’s find them')
  await go(page, 'Found it')
  await go(page, 'Next clue')
  await tap(page, 'Stop, to the treasure')
  await page.getByText('That is the word.').waitFor()
  // A dangerous place is shown only to the adult.
  expect(await page.getByText('Where is it?').count()).toBe(0)
  await go(page, 'We have it!')
  await heading(page, '1 found!')
  await tap(page, 'Save & Continue')
  await page.getByText('Saved. That was a good hunt!').waitFor()
  const saved = await completionsOf(context, server, 'rainbow-rooms')
  expect(saved).toMatchObject([{ items_found: 1 }])
  await context.close()
})

atNight(
  'two children play in turns, each in their own words, offline and without the tab',
  async () => {
    const { context, page, problems } = await arrive('Cleo', offlinePhone)
    await openKeptHub(page, server)
    await openHunt(page, server, 'rainbow-rooms')
    await tap(page, 'Leo')
    await tap(page, 'Mila')
    await go(page, 'Start the hunt')
    await page.getByText('Leo’s turn').waitFor()
    const riddle = await page.locator('h1').textContent()
    await server.crash()
    await page.close()

    const again = await context.newPage()
    await openHunt(again, server, 'rainbow-rooms')
    await again.getByText('Leo’s turn').waitFor()
    expect(await again.locator('h1').textContent()).toBe(riddle)
    await findAndHandOver(again)
    await finishTogether(again)
    await server.resume()
    await again.reload()
    const saved = () => completionsOf(context, server, 'rainbow-rooms')
    await expect.poll(saved, { timeout: 20_000 }).toMatchObject([{ items_found: 3 }])
    for (const child of ['Leo', 'Mila']) expect(await memoriesOf(again, child)).toBe(1)
    expect(await saved()).toHaveLength(1)
    expect(beyondSilence(problems)).toEqual([])
    await context.close()
  },
)

/** Leo's find; then it is Mila's turn, with a picture for her and his riddle next to it. */
async function findAndHandOver(page: Page) {
  await go(page, 'Found it')
  await page.getByText('Mila is next').waitFor()
  await go(page, 'Next clue')
  await page.getByText('Mila’s turn').waitFor()
  await page
    .getByRole('img', { name: /^Picture:/ })
    .first()
    .waitFor()
  await page.getByText('Leo’s riddle').waitFor()
}

/** The second and the third clue, and the end without a response of the server. */
async function finishTogether(page: Page) {
  await go(page, 'Found it')
  await go(page, 'Next clue')
  await page.getByText('Leo’s turn').waitFor()
  await go(page, 'Found it')
  await go(page, 'Done!')
  await heading(page, 'All 3 found!')
  await saveInVain(page)
  await tap(page, 'Continue without waiting')
}

/** How many memories a child has on the page of our hunts. */
async function memoriesOf(page: Page, child: string): Promise<number> {
  await page.goto(`${server.url}/scavenger-hunt/our-hunts`)
  await page.locator('label', { hasText: child }).tap()
  await page.waitForURL(/child=/)
  await page.getByRole('heading', { name: 'Rainbow Rooms' }).first().waitFor()
  return page.getByRole('heading', { name: 'Rainbow Rooms' }).count()
}

atNight(
  'a team finds a clue when every hand has touched it, and nothing covers a hand',
  async () => {
    const { context, page } = await arrive('Dora')
    await openHunt(page, server, 'rainbow-rooms')
    await tap(page, 'Leo')
    await tap(page, 'Mila')
    await page.getByText('As a team').tap()
    await go(page, 'Start the hunt')
    const found = button(page, 'Found it')
    expect(await found.isDisabled()).toBe(true)
    await tap(page, /^Leo touch it too/)
    await page.getByText('Still to touch it: Mila').waitFor()
    const hand = page.getByRole('button', { name: /^Mila/ })
    const [box, below] = [await boxOf(hand), await boxOf(found)]
    expect(overlap(box, below)).toBe(false)
    expect(box.bottom - box.top).toBeGreaterThanOrEqual(44)
    expect(below.bottom).toBeLessThanOrEqual(844)
    await hand.tap()
    await go(page, 'Found it')
    await heading(page, 'There it is!')
    await context.close()
  },
)
