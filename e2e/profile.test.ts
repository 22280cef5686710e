import { atNight } from '@fgm/api/extent'
import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { leo, post } from './families.ts'
import { browser, server, startProduct } from './product.ts'
import { visit } from './visit.ts'

/* The profile on a phone: each tab is short, has its own address, and contains what one looks for. */

startProduct()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const tabs = {
  overview: 'Your referral code',
  children: 'Children',
  activities: 'What you did together',
  membership: 'Your membership',
  account: 'Account',
}

atNight(
  'no tab is longer than two screens of a phone, and a link to the mails opens theirs',
  async () => {
    const { context, page, problems, open } = await visit(browser, server, 'Ida', phone)
    await complete(context, 24)
    for (const [tab, heading] of Object.entries(tabs)) {
      await open(`/profile?tab=${tab}`)
      await page.getByRole('heading', { name: heading, exact: true }).waitFor()
      await page.waitForLoadState('networkidle')
      const box = await page.locator('#main').boundingBox()
      expect(box?.height, tab).toBeLessThanOrEqual(1800)
      // The bar of tabs is on the first screen.
      const bar = await page.getByRole('tablist').boundingBox()
      expect((bar?.y ?? 844) + (bar?.height ?? 0)).toBeLessThan(300)
    }
    await open('/profile#mails')
    await page.getByRole('tab', { name: 'Account', selected: true }).waitFor()
    const heading = page.getByRole('heading', { name: 'Emails' })
    const top = async () => (await heading.boundingBox())?.y ?? -1
    await expect.poll(async () => (await top()) >= 0 && (await top()) < 844).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  },
)

test('a tab clicked with a mouse has no ring, one focused by keyboard has', async () => {
  const { context, page, open } = await visit(browser, server, 'Una', {
    viewport: { width: 1280, height: 800 },
  })
  await open('/profile')
  const tab = page.getByRole('tab', { name: 'Children' })
  const ring = () => tab.evaluate((element) => getComputedStyle(element).outlineStyle)
  await tab.click()
  await page.getByRole('tab', { name: 'Children', selected: true }).waitFor()
  expect(await ring()).toBe('none')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await ring()).toBe('solid')
  await context.close()
})

/** A child, and that many activities completed. */
async function complete({ request }: BrowserContext, count: number) {
  const child = await post(request, server.url, '/children', leo)
  const list = await (await request.get(`${server.url}/activities`)).json()
  const done = { child_id: child.id }
  for (const { id } of list.slice(0, count))
    await post(request, server.url, `/activities/${id}/complete`, done, 200)
}
