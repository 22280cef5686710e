import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { boxesOf, boxOf, freeOfBars, overlap } from './boxes.ts'
import { leo, password } from './families.ts'
import { screens } from './generator-page.ts'
import { hydrated } from './hydrated.ts'
import { logIn } from './log-in.ts'
import { doneWords } from './play.ts'
import { watchForProblems } from './problems.ts'
import { browser, server, startProduct } from './product.ts'
import { seen, seenOnceScrolledTo } from './seen.ts'
import { acceptCookies, visit } from './visit.ts'

/*
 * One family, two phones: one invites, the other one joins, and each sees what the other does. Then they part, once
 * with a copy, once because one removes the other. The tests build on one another.
 */

startProduct()

type Phone = { context: BrowserContext; page: Page; problems: string[] }
let maya: Phone
let bo: Phone

beforeAll(async () => {
  maya = await visit(browser, server, 'Maya', screens.phone, leo)
  await acceptCookies(maya.context)
  bo = await newPhone()
})
afterAll(() => expect([...maya.problems, ...bo.problems]).toEqual([]))

async function newPhone(): Promise<Phone> {
  const context = await browser.newContext({ ...screens.phone, reducedMotion: 'reduce' })
  context.setDefaultTimeout(15_000)
  await acceptCookies(context)
  return { context, page: await context.newPage(), problems: watchForProblems(context) }
}

const open = async ({ page }: Phone, path: string) => {
  await page.goto(`${server.url}${path}`)
  await hydrated(page)
}
const button = ({ page }: Phone, name: string) => page.getByRole('button', { name })
/** Used again: this browser has no screen lock, so its page gets the event of a phone. */
const takeUp = ({ page }: Phone) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

/** The link of a new invitation, from the screen. */
async function invitedBy(phone: Phone): Promise<string> {
  await open(phone, '/profile/invite')
  await button(phone, 'Show the Code').click()
  return `http://${await phone.page.locator('.invite-link code').textContent()}`
}

async function join({ page }: Phone, name: string) {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Join Maya’s Family' }).click()
  await page.waitForURL('**/activities')
}

async function confirmWithPassword(phone: Phone, dialog: string, words: string) {
  const sheet = phone.page.getByRole('dialog', { name: dialog })
  await sheet.getByLabel('Your password', { exact: true }).fill(password)
  await sheet.getByRole('button', { name: words }).click()
  await sheet.waitFor({ state: 'detached' })
}

test('a phone shows a code and a link that can be read, copied and sent', async () => {
  const { page } = maya
  await open(maya, '/profile?tab=children')
  await page.getByRole('link', { name: 'Invite the Second Parent' }).click()
  await button(maya, 'Show the Code').click()
  const code = page.getByRole('img', { name: 'QR code that opens the invitation' })
  await seen(page, code)
  const { left, right, top, bottom } = await boxOf(code)
  expect(right - left).toBeGreaterThanOrEqual(200)
  expect(Math.abs(right - left - (bottom - top))).toBeLessThan(1)
  await seen(page, page.getByText('Point the other phone’s camera at it'))
  await seen(page, button(maya, 'Copy the Link'))
  const words = page.locator('.invite-link code')
  await seen(page, words)
  expect(overlap(...(await boxesOf(words, button(maya, 'Copy the Link'))))).toBe(false)
  expect(bottom).toBeLessThan((await freeOfBars(page)).bottom)
  expect(top).toBeGreaterThan((await freeOfBars(page)).top)
})

test('an invitation opens in the tab of an expired one, and no page has a violation that axe finds', async () => {
  const link = `http://${await maya.page.locator('.invite-link code').textContent()}`
  await open(bo, '/join#nobody-made-this-one-yet')
  await bo.page.getByRole('heading', { name: 'This invitation is over' }).waitFor()
  await bo.page.goto(link)
  await bo.page.getByRole('heading', { name: 'Maya invites you' }).waitFor()
  await expect.poll(() => new URL(bo.page.url()).hash).toBe('')
  expect([await violationsOn(maya.page), await violationsOn(bo.page)]).toEqual([[], []])
  // The server's sentence about an expired link.
  bo.problems.splice(0)
})

test('the other phone joins with a new account, and the first one says who has joined', async () => {
  await join(bo, 'Bo')
  await bo.page.getByText('Welcome. You share one family now.').waitFor()
  await bo.page.getByText('Leo, 6').first().waitFor()
  // Without a touch on the first phone: it polls while the code is on its screen.
  await seen(maya.page, maya.page.getByText('Bo is here'))
  await seen(maya.page, maya.page.getByRole('link', { name: 'See Your Family' }))
})

test('what one has done the other one sees as soon as the phone is used', async () => {
  await open(maya, '/activities/shadow-wave')
  await button(maya, 'Mark as Completed').waitFor()
  await open(bo, '/activities/shadow-wave')
  // The text is shown at the click: the other phone can see it once the server has it.
  const saved = bo.page.waitForResponse((response) => response.request().method() === 'POST')
  await button(bo, 'Mark as Completed').click()
  await doneWords(bo.page).waitFor()
  expect((await saved).status()).toBe(200)
  await takeUp(maya)
  await button(maya, 'Mark as Completed').waitFor({ state: 'detached' })
  await seenOnceScrolledTo(doneWords(maya.page))
})

test('a favorite is that of the parent who set it', async () => {
  await button(bo, 'Add to Favorites').click()
  await button(bo, 'Remove from Favorites').waitFor()
  await takeUp(maya)
  await maya.page.waitForLoadState('networkidle')
  expect(await button(maya, 'Add to Favorites').count()).toBe(1)
  await maya.page.reload()
  await button(maya, 'Add to Favorites').waitFor()
})

test('a parent leaves with a copy of the children and of what they did', async () => {
  await open(bo, '/profile#parents')
  await seenOnceScrolledTo(bo.page.getByRole('heading', { name: 'Bo (you)' }))
  expect(await button(bo, 'Remove Maya').count()).toBe(0)
  await button(bo, 'Leave This Family').click()
  await confirmWithPassword(bo, 'Leave this family?', 'Leave This Family')
  await bo.page.getByText('You have a family of your own now.').waitFor()
  await bo.page.getByRole('heading', { name: 'Leo, 6' }).waitFor()
  await open(bo, '/profile?tab=activities')
  await bo.page.getByText('Shadow Wave').first().waitFor()
  await open(maya, '/profile#parents')
  await maya.page.getByRole('link', { name: 'Invite the Second Parent' }).waitFor()
  await maya.page.getByRole('heading', { name: 'Leo, 6' }).waitFor()
})

test('joining before choosing asks to choose: the words and the first choice are in sight', async () => {
  await bo.page.setViewportSize({ width: 360, height: 640 })
  await bo.page.goto(await invitedBy(maya))
  const first = bo.page.getByRole('radio').first()
  const words = bo.page.getByRole('alert').filter({ hasText: 'Please choose first' })
  for (const _ of ['once', 'again']) {
    await button(bo, 'Join Maya’s Family').click()
    await seen(bo.page, words)
    expect(await first.evaluate((one) => one === document.activeElement)).toBe(true)
    await seen(bo.page, bo.page.locator('.join-choice > b').first())
  }
  await bo.page.setViewportSize(screens.phone.viewport)
})

test('returns with the account, and children of the same name are merged', async () => {
  const link = await invitedBy(maya)
  await bo.page.goto(link)
  await bo.page.getByRole('radio', { name: /^Bring everything along/ }).check()
  await seenOnceScrolledTo(bo.page.getByText(/^Leo, your activities, .* come along\.$/))
  expect(await violationsOn(bo.page)).toEqual([])
  await bo.page.getByLabel('Your password', { exact: true }).fill(password)
  await button(bo, 'Join Maya’s Family').click()
  await bo.page.waitForURL('**/activities')
  await open(bo, '/profile#parents')
  await bo.page.getByRole('heading', { name: 'Maya', exact: true }).waitFor()
  expect(await bo.page.getByRole('heading', { name: 'Leo, 6' }).count()).toBe(1)
})

test('a removed parent sees nothing any more, and has their own family', async () => {
  await open(bo, '/activities')
  await open(maya, '/profile#parents')
  await button(maya, 'Remove Bo').click()
  await confirmWithPassword(maya, 'Remove Bo?', 'Remove Bo')
  await maya.page.getByText('Bo no longer belongs to your family.').waitFor()
  await takeUp(bo)
  await bo.page.getByText('Leo, 6').first().waitFor({ state: 'detached' })
  // Ends what the page still fetched in the background, for which the server returns 401, too.
  await open(bo, '/login')
  bo.problems.splice(0)
  await logIn(bo.page, server, { email: 'bo@example.com', password })
  await bo.page.waitForURL('**/activities')
  await open(bo, '/profile#parents')
  await bo.page.getByRole('heading', { name: 'Bo (you)' }).waitFor()
  expect(await bo.page.getByRole('heading', { name: /^Maya/ }).count()).toBe(0)
})
