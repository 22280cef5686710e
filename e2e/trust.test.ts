import { atNight } from '@fgm/api/extent'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { password, post } from './families.ts'
import { screens } from './generator-page.ts'
import { watchForProblems } from './problems.ts'
import { browser, server, startProduct } from './product.ts'

/* Who gets a family's data and money: on public pages, once an administrator has written it. */

const email = 'root@example.com'
startProduct({
  env: {
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    PAYMENTS: 'razorpay',
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'x',
    RAZORPAY_WEBHOOK_SECRET: 'y',
  },
})

const operator = {
  operator_name: 'Good Minutes Ltd',
  operator_address: '1 Kind Street\nPorto',
  operator_email: 'hello@minutes.example',
  data_place: 'Portugal',
  refund_days: 14,
}

test('missing texts are not made up, administrators are notified, and visitors read what they write', async () => {
  const office = await browser.newContext(screens.desktop)
  const admin = await office.newPage()
  const problems = watchForProblems(office)
  await post(office.request, server.url, '/api/login', { email, password }, 200)
  await admin.goto(`${server.url}/admin`)
  const notice = admin.getByText('Visitors cannot see who runs this site.')
  await notice.waitFor()
  await expect.poll(() => isInView(notice, 800)).toBe(true)

  const context = await browser.newContext(screens.phone)
  const page = await context.newPage()
  await page.goto(`${server.url}/imprint`)
  await page.getByText('where you will find our name and address').waitFor()
  expect(await visibleText(page)).not.toContain('By email')

  await changeSettings(office)
  await page.reload()
  await expectOperator(page)
  await admin.reload()
  await admin.getByRole('heading', { name: 'Launch Dashboard' }).waitFor()
  await admin.locator('.curve').waitFor()
  expect(await notice.count()).toBe(0)
  expect(problems).toEqual([])
  await Promise.all([office.close(), context.close()])
})

atNight(
  'they are linked at the foot of every page, at registering, where a child is added and where money is requested',
  async () => {
    const context = await browser.newContext(screens.phone)
    const page = await context.newPage()
    await page.goto(server.url)
    for (const name of ['Privacy', 'Terms', 'Refunds', 'Contact', 'Imprint']) {
      const link = page.locator('footer').getByRole('link', { name, exact: true })
      await link.scrollIntoViewIfNeeded()
      const box = await link.boundingBox()
      expect([name, (box?.height ?? 0) >= 24]).toEqual([name, true])
    }
    await page.locator('footer').getByRole('link', { name: 'Privacy' }).click()
    await page.getByRole('heading', { name: 'What we keep' }).waitFor()
    await page.goto(`${server.url}/register`)
    await page.getByRole('link', { name: 'what we keep about you' }).waitFor()

    const family = { name: 'Ana', email: 'ana@example.com', password }
    await post(context.request, server.url, '/register', family)
    await page.goto(`${server.url}/profile?tab=children`)
    await page.getByRole('button', { name: 'Add a Child' }).first().click()
    const link = page.getByRole('dialog').getByRole('link', { name: 'What we keep and why' })
    await link.waitFor()
    // The sheet slides in.
    await expect.poll(() => isInView(link, 844)).toBe(true)
    await context.close()
  },
)

/** An open imprint and the pages next to it contain what an administrator wrote. */
async function expectOperator(page: Page) {
  await page.getByRole('heading', { name: operator.operator_name }).waitFor()
  expect(await visibleText(page)).toMatch(/1 Kind Street\s+Porto/)
  expect(await visibleText(page)).toContain(`Write to ${operator.operator_email}.`)
  await page.goto(`${server.url}/refunds`)
  await page.getByText('in full, within 14 days of paying').waitFor()
  await page.goto(`${server.url}/privacy`)
  await page.getByText('on a server run by Good Minutes Ltd in Portugal').waitFor()
  // Only the idea book is set up here, and no Google: neither is named.
  expect(await visibleText(page)).not.toMatch(/OpenAI|Google|What the AI saw/)
}

async function changeSettings({ request }: BrowserContext) {
  const { csrf_token } = await (await request.get(`${server.url}/api/csrf-token`)).json()
  const headers = { 'x-csrftoken': csrf_token }
  const saved = await request.put(`${server.url}/api/admin/settings`, { headers, data: operator })
  expect(saved.status()).toBe(200)
}

const visibleText = async (page: Page) => (await page.locator('main').allInnerTexts()).join()

async function isInView(part: Locator, height: number): Promise<boolean> {
  const box = await part.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= height
}
