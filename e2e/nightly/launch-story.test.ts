import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leo, post, registerFamily } from '../families.ts'
import { addFamilies, countReferrals } from '../ledger.ts'
import { browser, server, startProduct } from '../product.ts'
import { seen, seenOnceScrolledTo } from '../seen.ts'
import { type BuiltServer, startBuiltServer } from '../server.ts'

/*
 * The texts about the launch in every state, as a parent reads them on a small phone: all visible text of a page. The
 * sentences themselves are in packages/shared/src/launch/story.test.ts and family-story.test.ts.
 */

// A production server without payment keys, as it starts by default; next to it one that accepts (test) money.
startProduct({ env: { RATE_LIMITS: 'off', NODE_ENV: 'development' } })
let paid: BuiltServer
beforeAll(async () => {
  paid = await startBuiltServer({
    NODE_ENV: 'development',
    RATE_LIMITS: 'off',
    PAYMENTS: 'sandbox',
  })
})
afterAll(async () => {
  await paid?.stop()
})

const phone = { viewport: { width: 360, height: 640 } }
const desktop = { viewport: { width: 1280, height: 800 } }
const waiting = /waitlist|first in line|place in line|no need to wait/i
const price = /\$\d|\bpay|payment/i
/** Of a member’s dashboard, below its title. */
const parts = [
  'Shadow Wave',
  'What may have grown',
  'Tomorrow, if you like',
  'Sunday sheet',
  'Your membership',
  'Bring a friend',
]

describe('while a founding spot is left', () => {
  test('the served page says so before any script, and nothing mentions a waitlist', async () => {
    expect(await servedButton(server)).toBe('Claim Your Free Spot')
    for (const [path, words] of [
      ['/', /free for life\. \d of 50 spots are taken/],
      ['/register', 'Premium free for life, 50 idea credits and priority support.'],
      ['/activities', 'Keep what your child loved, for every child you have.'],
    ] as const) {
      const text = await read(server, path, words)
      expect([path, waiting.test(text), price.test(text)]).toEqual([path, false, false])
    }
  })

  test('a founder finds its activities first, and a dashboard about its family', async () => {
    const { page, context } = await arrive(server, 'Ana Moreira')
    await played(context, server)
    await page.goto(server.url)
    const action = page.getByRole('main').getByRole('link', { name: 'My Activities' }).first()
    await seen(page, action)
    expect(await textOf(page)).not.toMatch(
      /founding spots are taken|Connecting Today - FREE|claim your/i,
    )
    await page.goto(`${server.url}/dashboard`)
    await seen(page, page.getByText('This week together'))
    await seen(page, page.getByText('5 minutes', { exact: true }))
    expect(await textOf(page)).not.toMatch(/\bline\b|doors|launch/i)
    // The foot of a phone says whose account it is, by the full name.
    const own = (await page.getByRole('main').allInnerTexts()).join()
    expect(own).not.toMatch(/moreira/i)
    await expect.poll(() => headings(page)).toEqual(parts)
    await page.getByRole('link', { name: 'Play five minutes' }).click()
    await page.waitForURL(/\/activities$/)
    await context.close()
  })
})

describe('when all are taken and payments are closed', () => {
  beforeAll(() => addFamilies(server, 101))

  test('no page promises a payment to a visitor, and signing up keeps a price', async () => {
    expect(await servedButton(server)).toBe('Join the Waitlist')
    for (const [path, words] of [
      ['/', 'All 50 founding spots are taken.'],
      ['/activities', 'The founding spots are taken. Keep your place in line.'],
    ] as const)
      expect([path, price.exec(await read(server, path, words))?.[0]]).toEqual([path, undefined])
    const kept = 'Signing up is free. It keeps your price for premium: $'
    expect(await read(server, '/register', kept)).not.toMatch(/payment|\bpay\b/i)
  })

  test('nor to a waiting family, nor to one with ten friends', async () => {
    const { page, context } = await arrive(server, 'Ben')
    for (const friends of [0, 10]) {
      countReferrals(server, 'ben@example.com', friends)
      await page.goto(`${server.url}/dashboard`)
      await page.getByText('Your place in line').waitFor()
      await priceKept(page)
      // Today's activity may well be about paying attention.
      const [today = ''] = await page.locator('section[aria-labelledby="now"]').allInnerTexts()
      const text = (await textOf(page)).replace('Early payment access', '').replace(today, '')
      expect([friends, /payment|\bpay\b|open premium/i.exec(text)?.[0]]).toEqual([
        friends,
        undefined,
      ])
      expect(text).not.toMatch(/\b\d+ (hr|min|sec)\b/)
    }
    await page.goto(`${server.url}/upgrade`)
    await page.getByText('Payments are not yet available').waitFor()
    await page.getByRole('heading', { name: /^\$\d+, kept for you$/ }).waitFor()
    const upgrade = await textOf(page)
    expect(upgrade).not.toMatch(/coming soon|users!|payments open/i)
    await context.close()
  })
})

describe('when payments are open', () => {
  test('ten friends open premium early, for one price and without a line', async () => {
    const first = await browser.newContext()
    await registerFamily(first, paid, { name: 'First', email: 'first@example.com' })
    addFamilies(paid, 60)
    const next = 'Next: Pioneer, $3 once (88% off $25), when payments open.'
    expect(await read(paid, '/', next)).toContain(next)
    const { page, context } = await arrive(paid, 'Cleo')
    await page.goto(`${paid.url}/dashboard`)
    await page.getByText(/^Your turn comes once payments open, at 101 families/).waitFor()
    await expect.poll(() => textOf(page)).toMatch(/Launch in\s+\d+ days/)
    countReferrals(paid, 'cleo@example.com', 10)
    await page.reload()
    await page.getByRole('link', { name: 'Open premium for $3' }).waitFor()
    expect(await textOf(page)).not.toMatch(/your place in line|launch in|your turn/i)
    await context.close()
  })

  test('from 101 families on sign-up is open, in every place and for the price of the checkout', async () => {
    addFamilies(paid, 210)
    expect(await servedButton(paid)).toBe('Join the Waitlist')
    for (const [path, words] of [
      ['/', 'Signing up is free. Premium at once: $5, one time (80% off $25).'],
      ['/register', 'Signing up is free. Premium for life: $5 once (80% off $25).'],
      ['/activities', 'Premium is open now: $5 once.'],
      ['/upgrade', 'Premium for life in one payment, 80% off the standard $25.'],
    ] as const) {
      const text = await read(paid, path, words)
      const wrong = /\$12|when payments open|no need to wait|place in line/i
      expect([path, wrong.exec(text)?.[0]]).toEqual([path, undefined])
    }
    const { page, context } = await arrive(paid, 'Dina')
    await page.goto(`${paid.url}/dashboard`)
    await page.getByRole('link', { name: 'Open premium for $5' }).click()
    await page.getByRole('button', { name: 'Pay $5' }).waitFor()
    await page.goto(paid.url)
    await page.getByRole('main').getByRole('link', { name: 'My Activities' }).first().waitFor()
    expect(await textOf(page)).not.toMatch(/founding spots are taken|Connecting Today - FREE/i)
    await context.close()
  })
})

describe('what a family sees before and during payment', () => {
  test('on a desktop the pictures of the account pages fill their walls', async () => {
    const context = await browser.newContext(desktop)
    const page = await context.newPage()
    for (const path of ['/register', '/login', '/forgot-password']) {
      await page.goto(`${paid.url}${path}`)
      await page.waitForLoadState('networkidle')
      const picture = await boxOf(page.locator('.auth-wall svg'))
      const wall = await boxOf(page.locator('.auth-wall'))
      const share = (picture.width * picture.height) / (wall.width * wall.height)
      expect([path, share >= 0.6, wall.y + wall.height <= 800]).toEqual([path, true, true])
    }
    await context.close()
  })

  test('on a phone the first field of the registration begins in the upper half', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(`${paid.url}/register`)
    const number = page.getByText("You'll be user #")
    const field = page.getByLabel('Full name')
    await number.waitFor()
    await page.waitForLoadState('networkidle')
    const [{ y, height }, above] = [await boxOf(field), await boxOf(number)]
    expect(y + height).toBeLessThan(844 / 2)
    expect(y - above.y).toBeLessThan(150)
    await context.close()
  })

  test('a visitor and a family see the price and three pictures of what it opens at once', async () => {
    const { page, context } = await arrive(paid, 'Emil', desktop)
    await page.goto(`${paid.url}/upgrade`)
    await whatOpens(page, page.getByRole('button', { name: 'Pay $5' }))
    await context.clearCookies()
    await page.goto(`${paid.url}/upgrade`)
    await whatOpens(page, page.getByRole('main').getByRole('link', { name: 'Sign Up Free' }))
    await context.close()
  })
})

/** Waits until the price that signing up has kept is shown. */
const priceKept = (page: Page) =>
  page
    .getByText(/Your price is kept: \$\d+/)
    .first()
    .waitFor()

/** The pictures are next to the buttons, drawn, and both within the first screen. */
async function whatOpens(page: Page, action: Locator) {
  const pictures = page.getByRole('region', { name: /^Three of the \d+ it opens$/ }).locator('svg')
  await expect.poll(() => pictures.count()).toBe(3)
  const { x, y, height } = await boxOf(action)
  expect(y + height).toBeLessThan(800)
  for (const one of await pictures.all()) {
    const box = await boxOf(one)
    expect([box.width > 100, box.height > 70]).toEqual([true, true])
    expect([box.x + box.width < x, box.y + box.height < 800]).toEqual([true, true])
  }
}

async function boxOf(part: Locator) {
  await part.waitFor()
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} has no box`)
  return box
}

/** The first button below the heading of the landing page, as the server sends it. */
async function servedButton({ url }: BuiltServer) {
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
  return /<h1.*?<a [^>]*>(?:<[^>]*>)*([^<]+)</s.exec(html)?.[1]
}

/** All visible text of a page for a visitor, once the texts of the launch are visible. */
async function read({ url }: BuiltServer, path: string, words: string | RegExp): Promise<string> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const launchInfo = page.waitForResponse((one) => one.url().includes('registrationInfo'))
  await page.goto(`${url}${path}`)
  await launchInfo
  await page.waitForLoadState('networkidle')
  await seenOnceScrolledTo(page.getByText(words).filter({ visible: true }).first())
  const text = await textOf(page)
  await context.close()
  return text
}

const textOf = async (page: Page) => (await page.locator('body').allInnerTexts()).join()

const headings = (page: Page) => page.getByRole('main').locator('h2').allInnerTexts()

async function arrive(on: BuiltServer, name: string, screen = phone) {
  const context = await browser.newContext(screen)
  const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`
  await registerFamily(context, on, { name, email, child: leo })
  return { context, page: await context.newPage() }
}

/** The family completed one activity. */
async function played(
  { request }: Awaited<ReturnType<typeof arrive>>['context'],
  { url }: BuiltServer,
) {
  const { children } = await (await request.get(`${url}/children`)).json()
  await post(request, url, '/activities/shadow-wave/complete', { child_id: children[0].id }, 200)
}
