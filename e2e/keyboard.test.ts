import { atNight } from '@fgm/api/extent'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { registerFamily } from './families.ts'
import { expectFocusKept, hasFocus, press, tabTo, type } from './keyboard.ts'
import { doneWords } from './play.ts'
import { browser, server, startProduct } from './product.ts'

/*
 * The whole way of a family without a mouse, from the front page to logging out. The focus is always to be seen, and
 * never lost.
 */

startProduct({ features: ['ai_generation', 'community_sharing'] })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })

test('a family joins by keyboard alone', async () => {
  const { context, page } = await open('/')
  await page.keyboard.press('Tab')
  expect(await hasFocus(link(page, 'Skip to content'))).toBe(true)
  await page.keyboard.press('Enter')
  await press(page, link(page, 'Claim Your Free Spot'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await type(page, page.getByLabel('Full name'), 'Maya Okafor')
  await type(page, page.getByLabel('Email', { exact: true }), 'maya@example.com')
  await type(page, page.getByLabel('Password', { exact: true }), 'sunny-sock-mountain')
  await type(page, page.getByLabel('Confirm password'), 'sunny-sock-mountain')
  await page.keyboard.press('Enter')
  await page.getByText('You are Founding Family #1').first().waitFor()
  await expectFocusKept(page)
  await press(page, button(page, 'Go to Activities Now'))
  await page.getByRole('heading', { level: 1, name: 'My Activities' }).waitFor()
  await expectFocusKept(page)
  await press(page, button(page, 'Later'))
  await link(page, 'Start now').waitFor()
  await expectFocusKept(page)
  await context.close()
})

atNight('a child is added, and an activity marked and liked, by keyboard alone', async () => {
  const { context, page } = await open('/activities', 'Noor')
  await press(page, page.getByRole('link', { name: /^View Activity/ }).first())
  await page.getByRole('heading', { name: 'Materials Needed' }).waitFor()
  await addChild(page)
  await page.getByText('Leo is added.').waitFor()
  await toastsGone(page)
  await press(page, button(page, 'Mark as Completed'))
  await doneWords(page).waitFor()
  await expectFocusKept(page)
  await toastsGone(page)
  await press(page, button(page, 'Add to Favorites'))
  await button(page, 'Remove from Favorites').waitFor()
  expect(await hasFocus(button(page, 'Remove from Favorites'))).toBe(true)
  await context.close()
})

atNight('an activity is made by keyboard alone, and lies in the library', async () => {
  const { context, page } = await open('/ai-generator', 'Ida')
  const groups = { Minutes: { checked: true }, 'What kind?': { checked: false } }
  for (const [name, tabStop] of Object.entries(groups)) {
    const group = page.getByRole('radiogroup', { name })
    await tabTo(page, group.getByRole('radio', tabStop).first())
    await page.keyboard.press('ArrowRight')
    await group.getByRole('radio', { checked: true }).waitFor()
  }
  await press(page, button(page, 'Tick what most homes have'))
  await expectFocusKept(page)
  await press(page, button(page, 'Generate Activity'))
  await page.getByText('Saved in My Activities').waitFor()
  await expectFocusKept(page)
  await context.close()
})

atNight('the community and its tabs, the profile and the way out, by keyboard alone', async () => {
  const { context, page } = await open('/community', 'Zoe')
  const tabs = page.getByRole('tab')
  await tabTo(page, page.getByRole('tab', { selected: true }))
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => hasFocus(tabs.nth(1))).toBe(true)
  await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true')
  await press(page, link(page, 'Profile of Zoe'))
  await page.getByRole('heading', { name: 'Your referral code' }).waitFor()
  await expectFocusKept(page)
  await press(page, button(page, 'Logout'))
  await link(page, 'Login').first().waitFor()
  await page.waitForURL(`${server.url}/`)
  await expectFocusKept(page)
  await context.close()
})

atNight('a hunt is played by keyboard alone', async () => {
  const { context, page } = await open('/scavenger-hunt', 'Leo')
  await press(page, link(page, 'Play Hunt: Rainbow Rooms'))
  await press(page, button(page, 'Start the hunt'))
  for (let found = 0; found < 3; found += 1) {
    await press(page, button(page, /^Found it$/))
    await expectFocusKept(page)
  }
  await press(page, button(page, 'Save & Continue'))
  await page.getByText('Saved. That was a good hunt!').waitFor()
  await expectFocusKept(page)
  await context.close()
})

atNight.each(['/activities', '/ai-generator', '/scavenger-hunt', '/premium-library'])(
  'on a phone every stop of the Tab key on %s is whole, in rows that are pushed along too',
  async (path) => {
    const { context, page } = await open(path, `Ona${path.length}`, { width: 390, height: 844 })
    await tabTo(page, page.getByRole('contentinfo').getByRole('link').last())
    await context.close()
  },
)

const desktop = { width: 1280, height: 800 }

/** A page of a family that has just registered, or of a visitor; on a desktop unless `viewport` says otherwise. */
async function open(
  path: string,
  name?: string,
  viewport = desktop,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport })
  context.setDefaultTimeout(20_000)
  if (name) await registerFamily(context, server, { name, email: `${name}@example.com` })
  const page = await context.newPage()
  await page.goto(`${server.url}${path}`)
  await page.waitForLoadState('networkidle')
  return { context, page }
}

/** What was said has been read: a toast stays for seconds only, and takes a place in the row of stops meanwhile. */
const toastsGone = (page: Page) =>
  expect.poll(() => page.locator('.toast').count(), { timeout: 15_000 }).toBe(0)

/** Opens the sheet, sees that it holds the focus and gives it back, and fills it in. */
async function addChild(page: Page) {
  const add = button(page, /Add.*child/i)
  await press(page, add)
  const sheet = page.getByRole('dialog')
  await sheet.waitFor()
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab')
    expect(await sheet.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(add.first())).toBe(true)

  await page.keyboard.press('Enter')
  await type(page, sheet.getByLabel('Name'), 'Leo')
  await type(page, sheet.getByLabel('Birth date'), '05012022')
  await press(page, sheet.getByRole('button', { name: 'Add Child' }))
  await sheet.waitFor({ state: 'detached' })
  await expectFocusKept(page)
}
