import { atNight } from '@fgm/api/extent'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxesOf } from './boxes.ts'
import { share } from './extent.ts'
import { leo, registerFamily } from './families.ts'
import { screens } from './generator-page.ts'
import { addFamilies, ledgerOf, openFeature, paymentsOf } from './ledger.ts'
import { confirmationLink, mailsTo } from './mails.ts'
import { watchForProblems } from './problems.ts'
import { browser, server, startProduct } from './product.ts'
import { visit } from './visit.ts'

/*
 * The launch from the families' side: a founder, a family that waits and invites, and families that pay. They are in
 * this order, because payments open in between.
 */

startProduct({ env: { NODE_ENV: 'development', RATE_LIMITS: 'off', PAYMENTS: 'sandbox' } })

test('a founder has access at once: no line, no price, its own link to invite with', async () => {
  const { page, problems } = await arrive('Ana', '/dashboard')
  await page.getByRole('heading', { level: 1, name: 'This week together' }).waitFor()
  await page.getByRole('heading', { name: 'Your membership' }).waitFor()
  await page.getByRole('button', { name: 'Copy Link' }).first().click()
  await page.getByText('Copied').first().waitFor()
  expect(await page.getByText('Your place in line').count()).toBe(0)
  await page.goto(`${server.url}/upgrade`)
  await page.getByRole('heading', { name: 'Premium is yours for life' }).waitFor()
  expect(problems).toEqual([])
})

test('while payments are closed a waiting family sees from when it can pay, and can add its child', async () => {
  addFamilies(server, 60)
  const { page, problems } = await arrive('Ben', '/upgrade')
  await page.getByText(/^Payments will be available when we reach 101 users!/).waitFor()
  await page
    .getByText(/\b61\b/)
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0)
  await page.goto(`${server.url}/dashboard`)
  await expectWholeAddButton(page)
  expect(problems).toEqual([])
}, 120_000)

/** Without a child the button that adds one is below what can be played, inside the same card. */
async function expectWholeAddButton(page: Page) {
  const card = page.locator('section[aria-labelledby=now]')
  await card.getByRole('link', { name: 'Start now' }).waitFor()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const [sheet, button] = await boxesOf(
      card,
      card.getByRole('button', { name: 'Add Your Child' }),
    )
    expect([width, button.bottom <= sheet.bottom - 10]).toEqual([width, true])
  }
}

atNight(
  'the landing page hydrates without a mismatch when the founding spots are gone',
  async () => {
    const context = await browser.newContext(screens.phone)
    const problems = watchForProblems(context)
    const page = await context.newPage()
    await page.goto(server.url)
    await page.getByRole('link', { name: 'Join the Waitlist', exact: true }).waitFor()
    await page.getByText('Next: Pioneer, $3 once (88% off $25), when payments open.').waitFor()
    await page.waitForLoadState('networkidle')
    expect(problems).toEqual([])
    await context.close()
  },
)

test('a reserved family brings three friends, moves up five places, and sees why', async () => {
  const { context, page, problems } = await arrive('Cleo', '/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Hello Cleo, your place is kept' }).waitFor()
  await expect.poll(() => placeInLine(page)).toBe('12th')
  const { referral_code } = await (await context.request.get(`${server.url}/user/profile`)).json()
  for (const name of ['Dina', 'Edda', 'Fay']) await befriend(name, referral_code)

  await page.reload()
  await page.getByText('Up 5 places').first().waitFor()
  await expect.poll(() => placeInLine(page)).toBe('7th')
  await page.getByRole('link', { name: /profile of cleo/i }).click()
  await page.getByText('3 friends have joined with your link.').first().waitFor()
  expect(await page.getByText(/skip waitlist/i).count()).toBe(0)
  await expect
    .poll(() => [...mailsTo(server, 'cleo@example.com').keys()], longTimeout)
    .toEqual(expect.arrayContaining(['You moved up 5 places', 'A friend joined with your code']))
  expect(problems).toEqual([])
}, 60_000)

test('on a desktop the first screen of a waiting family contains what it can play, its button and the place', async () => {
  const { context, page, open } = await visit(browser, server, 'Hanna', screens.desktop, leo)
  await open('/dashboard')
  const play = page.getByRole('link', { name: 'Start now' })
  await page.locator('section[aria-labelledby=now] .scene svg').waitFor()
  await page.getByRole('region', { name: 'Launch in' }).waitFor()
  const [button, place] = await boxesOf(
    play,
    page.getByRole('region', { name: 'Your place in line' }),
  )
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(Math.max(button.bottom, place.bottom)).toBeLessThanOrEqual(776)
  await context.close()
})

const longTimeout = { timeout: 30_000 }

const currencies: [currency: string, price: string, amount: number][] = [
  ['USD', '$3', 300],
  ['INR', '₹249', 24_900],
  ['EUR', '€2.70', 270],
  ['GBP', '£2.34', 234],
]

test.each(share(currencies))(
  'a family pays once in %s, %s, and is in',
  async (currency, price, amount) => {
    if (currency === 'USD') openFeature(server, 'payments')
    const email = `payer-${currency.toLowerCase()}@example.com`
    const { page, problems } = await arrive(`Payer ${currency}`, '/upgrade', email)
    await page.getByRole('radio', { name: currency }).click()
    await page.getByRole('button', { name: `Pay ${price}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Test checkout' })
    await dialog.getByRole('button', { name: `Pay ${price}` }).click()
    await page.getByRole('heading', { name: 'Premium is yours. Thank you!' }).waitFor()
    await page.getByRole('heading', { name: 'Premium is yours for life' }).waitFor()

    expect(paymentsOf(server, email)).toEqual([{ currency, amount, disposition: 'activated' }])
    expect(ledgerOf(server, email).balance).toBe(50)
    await page.goto(`${server.url}/dashboard`)
    await page.getByText('Premium is yours for life. There is nothing more to pay.').waitFor()
    expect(problems).toEqual([])
  },
)

test('a checkout that is closed or fails charges nothing, and can be retried', async () => {
  const email = 'second-thoughts@example.com'
  const { page, problems } = await arrive('Gil', '/upgrade', email)
  await page.getByRole('button', { name: 'Pay $3' }).click()
  const dialog = page.getByRole('dialog', { name: 'Test checkout' })
  await dialog.getByRole('button', { name: 'Fail' }).click()
  await page.getByText(/Your order is/).waitFor()
  await page.getByRole('button', { name: 'Pay $3' }).click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('You closed the checkout. Nothing was charged.').waitFor()
  expect(paymentsOf(server, email)).toEqual([])
  expect(problems).toEqual([])
})

/** A family that has just registered, in its own phone browser, at a page. */
async function arrive(name: string, path: string, email = `${name.toLowerCase()}@example.com`) {
  const context = await browser.newContext(screens.phone)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const problems = watchForProblems(context)
  await registerFamily(context, server, { name, email })
  const page = await context.newPage()
  await page.goto(`${server.url}${path}`)
  return { context, page, problems }
}

/** A friend registers with a code in its own browser, and follows the link in its mail. */
async function befriend(name: string, referralCode: string) {
  const context: BrowserContext = await browser.newContext(screens.phone)
  const email = `${name.toLowerCase()}@example.com`
  await registerFamily(context, server, { name, email, referral_code: referralCode })
  const page = await context.newPage()
  await page.goto(await confirmationLink(server, email))
  await page.getByRole('button', { name: 'Confirm My Address' }).click()
  await page.getByText('Your email address is confirmed.').first().waitFor()
  await context.close()
}

async function placeInLine(page: Page): Promise<string> {
  const place = page.getByRole('region', { name: 'Your place in line' }).locator('.queue-number')
  return ((await place.textContent()) ?? '').replaceAll(/\s/g, '')
}
