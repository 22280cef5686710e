import { atNight } from '@fgm/api/extent'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { share } from './extent.ts'
import { leo } from './families.ts'
import { generateButton } from './generator-page.ts'
import { addOwn } from './ledger.ts'
import { browser, server, startProduct } from './product.ts'
import { visit } from './visit.ts'

/* The bars of a phone: the content of a page is never under them, and they never overlap. */

const phones = {
  'a small phone': { width: 360, height: 640 },
  'a phone': { width: 390, height: 844 },
}

startProduct({ features: ['ai_generation', 'community_sharing'] })

for (const [device, viewport] of share(Object.entries(phones))) {
  const screen = { viewport, hasTouch: true, isMobile: true }

  atNight(`on ${device} the generator says in sight what is missing`, async () => {
    const { context, page } = await arrive('/ai-generator', screen)
    await generateButton(page).click()
    await expectSeen(page, page.getByText('Please select an activity category', { exact: true }))
    await page.getByRole('radio', { name: 'Creative', exact: true }).click()
    await generateButton(page).click()
    await expectSeen(
      page,
      page.getByText('Please select at least one available material', { exact: true }),
    )
    await page.getByRole('button', { name: 'Tick what most homes have' }).click()
    await page.getByLabel('Anything else?').fill('a'.repeat(501))
    await generateButton(page).click()
    await expectSeen(page, page.locator('.field-error'))
    await context.close()
  })

  atNight(`on ${device} registering says in sight what is missing`, async () => {
    const { context, page } = await visitor('/register', screen)
    for (const [label, words] of [
      ['Full name', 'Ana'],
      ['Email', 'ana@example.com'],
      ['Password', 'sunny-sock-mountain'],
      ['Confirm password', 'another-sock-mountain'],
      ['Confirm password', 'sunny-sock-mountain'],
    ] as const) {
      await submit(page, 'Sign Up')
      await expectSeen(page, errorOf(page.getByLabel(label, { exact: true })))
      await page.getByLabel(label, { exact: true }).fill(words)
    }
    await page.getByText('I have a referral code').click()
    await page.getByLabel('Referral code').fill('NOBODY99')
    await page.route('**/trpc/auth.register*', (route) => route.abort())
    await submit(page, 'Sign Up')
    await expectSeen(page, page.getByRole('main').getByRole('alert'))
    await context.close()
  })

  atNight(
    `on ${device} the sheets of a child and of sharing say in sight what is wrong`,
    async () => {
      const { context, page, email } = await arrive('/profile?tab=children', screen)
      await page.getByRole('button', { name: 'Add a Child' }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByLabel('Name').fill('   x')
      await sheet.getByLabel('Birth date').fill('2001-01-01')
      await sheet.getByRole('button', { name: 'Add Child' }).click()
      await expectSeen(page, sheet.locator('.field-error, .form-error').first())
      await sheet.getByLabel('Birth date').fill('2022-05-01')
      await page.route('**/trpc/children.add*', (route) => route.abort())
      await sheet.getByRole('button', { name: 'Add Child' }).click()
      await expectSeen(page, sheet.getByRole('alert'))

      addOwn(server, email, { title: 'Sea rescue', description: 'A calm game. '.repeat(30) })
      await page.goto(`${server.url}/community?tab=share`)
      await page.getByRole('button', { name: /Preview and share/ }).click()
      await page.route('**/trpc/community.share*', (route) => route.abort())
      await sheet.getByRole('button', { name: 'Share with the community' }).click()
      await expectSeen(page, sheet.getByRole('alert'))
      await context.close()
    },
  )

  test(`on ${device} the bars do not cover the end of a page`, async () => {
    const { context, page } = await arrive('/ai-generator', screen)
    for (const path of [
      '/ai-generator',
      '/activities/shadow-wave',
      '/scavenger-hunt/create?blueprint=cozy-apartment',
      '/activities',
    ]) {
      await page.goto(`${server.url}${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('region', { name: 'Cookie notice' }).waitFor()
      await page.waitForLoadState('networkidle')
      await expect.poll(() => coveredAtEnd(page), { message: path }).toEqual([])
    }
    await context.close()
  })

  atNight(
    `on ${device} the cookie notice takes a line and covers no control of a form`,
    async () => {
      const { context, page } = await visitor('/register', screen)
      const notice = page.getByRole('region', { name: 'Cookie notice' })
      await notice.waitFor()
      await expect.poll(() => covered(page, 'main input, main button')).toEqual([])
      await page.goto(server.url)
      await notice.waitFor()
      await expect.poll(async () => (await boxOf(notice)).height).toBeLessThanOrEqual(49)
      await expect.poll(() => linesOf(notice.getByText('One cookie'))).toBe(1)
      await context.close()
    },
  )

  atNight(`on ${device} the cookie notice lies on nothing of the first question`, async () => {
    const { context, page } = await visitor('/register', screen)
    const address = `cookie-${viewport.width}@example.com`
    for (const [label, words] of Object.entries({ 'Full name': 'Ana', Email: address }))
      await page.getByLabel(label, { exact: true }).fill(words)
    for (const label of ['Password', 'Confirm password'])
      await page.getByLabel(label, { exact: true }).fill('sunny-sock-mountain')
    await submit(page, 'Sign Up')
    await page.getByRole('button', { name: 'Go to Activities Now' }).click()
    const notice = page.getByRole('region', { name: 'Cookie notice' })
    await notice.waitFor()
    for (const name of ['Show What Fits', 'Later']) {
      const isFree = async () => {
        const button = await boxOf(page.getByRole('button', { name }))
        const over = await boxOf(notice)
        return button.y + button.height <= over.y || over.y + over.height <= button.y
      }
      await expect.poll(isFree, { message: name }).toBe(true)
    }
    await context.close()
  })
}

atNight(
  'the strip about the address takes two lines, and stays closed for the session',
  async () => {
    const { context, page } = await arrive('/activities', { viewport: phones['a phone'] })
    const strip = page.getByRole('region', { name: 'Confirm your email address' })
    await strip.waitFor()
    await expect.poll(async () => (await boxOf(strip)).height).toBeLessThanOrEqual(52)
    await strip.getByRole('button', { name: 'Close' }).click()
    await page.goto(`${server.url}/profile?tab=account`)
    await page.getByRole('heading', { name: 'Account' }).waitFor()
    expect(await strip.count()).toBe(0)
    await context.close()
  },
)

atNight('at 320 px the names of the five places do not touch', async () => {
  const { context, page } = await arrive('/activities', { viewport: { width: 320, height: 640 } })
  const labels = page.getByRole('navigation', { name: 'Places' }).locator('.label')
  await labels.first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const boxes = await labels.evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      const { left, right } = range.getBoundingClientRect()
      return { left, right }
    }),
  )
  expect(boxes).toHaveLength(5)
  const gaps = boxes.slice(1).map(({ left }, at) => left - (boxes[at]?.right ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5)
  expect(boxes[0]?.left).toBeGreaterThanOrEqual(2)
  expect(boxes[4]?.right).toBeLessThanOrEqual(318)
  await context.close()
})

const boxOf = (thing: Locator) => thing.evaluate((one) => one.getBoundingClientRect())

/** The error sentence of a box. */
const errorOf = (box: Locator) =>
  box.locator('xpath=ancestor::div[contains(@class,"field")][1]').locator('.field-error')

async function submit(page: Page, name: string) {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

/** The whole sentence is on the screen, and nothing covers it. */
async function expectSeen(page: Page, sentence: Locator) {
  await sentence.waitFor()
  await expect
    .poll(() =>
      sentence.evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        if (top < 0 || bottom > innerHeight) return `from ${top} to ${bottom} of ${innerHeight}`
        const over = [top + 1, bottom - 1]
          .map((y) => document.elementFromPoint((left + right) / 2, y))
          .find((found) => found && !one.contains(found) && !found.contains(one))
        return over ? `under ${over.className || over.tagName}` : 'seen'
      }),
    )
    .toBe('seen')
  expect(page.url()).toContain(server.url)
}

/** The texts of the page that stay under a bar when it is scrolled to its end. */
async function coveredAtEnd(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  return covered(page, '.foot a, .foot p, main > * :is(p, a, button, li)', true)
}

/** The elements whose middle is under a bar. */
const covered = (page: Page, selector: string, isAtEnd = false) =>
  page.evaluate(
    ([parts, atEnd]) => {
      const bars = [...document.querySelectorAll('.bottom, .sticky-action, .cookie-notice')].filter(
        (bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position),
      )
      return (
        [...document.querySelectorAll(parts as string)]
          // What is collapsed has a box, too, but is invisible.
          .filter((one) => !bars.some((bar) => bar.contains(one)) && one.checkVisibility())
          .filter((one) => {
            const box = one.getBoundingClientRect()
            return bars.some((bar) => {
              const over = bar.getBoundingClientRect()
              return atEnd
                ? box.bottom > over.top + 1 && box.top < over.bottom
                : (box.top + box.bottom) / 2 > over.top && (box.top + box.bottom) / 2 < over.bottom
            })
          })
          .map((one) => one.textContent || one.getAttribute('name') || one.tagName)
      )
    },
    [selector, isAtEnd] as const,
  )

const linesOf = (text: Locator) =>
  text.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

let count = 0

async function visitor(path: string, screen: BrowserContextOptions) {
  const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  await page.goto(`${server.url}${path}`)
  // Waits until the page is loaded: what arrives later would move what is measured.
  await page.waitForLoadState('networkidle')
  return { context, page }
}

async function arrive(path: string, screen: BrowserContextOptions) {
  count += 1
  const family = await visit(browser, server, `Ana${count}`, screen, leo)
  await family.open(path)
  await family.page.waitForLoadState('networkidle')
  return family
}
