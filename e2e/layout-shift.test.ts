import { atNight } from '@fgm/api/extent'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { share } from './extent.ts'
import { leo } from './families.ts'
import { button } from './hunt-player.ts'
import { browser, server, startProduct } from './product.ts'
import { visit } from './visit.ts'

/* Nothing moves under the thumb while a page loads, and no toast covers what was clicked. */

const phone = { width: 390, height: 844 }
/** Web Vitals call 0.1 good; a line that grows by a pixel is allowed, a strip that pushes the page is not. */
const smallestJump = 0.02

startProduct({ features: ['ai_generation', 'premium_library'] })

test.each(share(['/activities', '/profile', '/community', '/dashboard', '/scavenger-hunt']))(
  '%s does not move for a family with an unconfirmed address',
  async (path) => {
    const { context, page } = await open(path)
    // The first page of a browser learns how high the notice is.
    await page.goto(`${server.url}/community`)
    await page.getByText('Please confirm your email address.').waitFor()
    await page.goto(`${server.url}${path}`)
    await page.getByText('Please confirm your email address.').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await shift(page)).toBeLessThan(smallestJump)
    await context.close()
  },
)

test("the space of a family's first notice is reserved", async () => {
  const { context, page } = await open('first')
  let release = () => {}
  const isHeldBack = new Promise<void>((resolve) => {
    release = resolve
  })
  let held = 0
  await page.route('**/signed-in-frame-*.js', async (route) => {
    held += 1
    await isHeldBack
    await route.continue()
  })
  await page.goto(`${server.url}/premium-library`)
  const opener = button(page, 'Filters')
  await opener.waitFor()
  const { top } = await box(opener)
  const notice = page.getByText('Please confirm your email address.')
  expect([held, await notice.count()]).toEqual([1, 0])
  release()
  await notice.waitFor()
  expect((await box(opener)).top).toBe(top)
  await context.close()
})

atNight('a toast covers neither the five places nor the main action', async () => {
  const { context, page } = await open('toast')
  await page.goto(`${server.url}/activities/shadow-wave`)
  await button(page, 'Add to Favorites').click()
  // Under a mouse it stays, however long the measuring takes.
  await page.locator('.toast').hover()
  const edge = async (selector: string) =>
    page.locator(selector).evaluate((one) => one.getBoundingClientRect())
  const below = (await edge('.sticky-action')).top
  await expect.poll(async () => (await edge('.toast')).bottom).toBeLessThanOrEqual(below)
  await context.close()
})

atNight('a toast of a sheet is over its head: the next action is below', async () => {
  const { context, page } = await open('sheet')
  await page.goto(`${server.url}/premium-library`)
  await page.getByRole('article').getByRole('button').first().click()
  await button(page, 'Save to collection').click()
  await page.locator('.toast').waitFor()
  const next = await box(page.getByRole('dialog').getByRole('link', { name: 'View Activity' }))
  // It slides in.
  await expect
    .poll(async () => (await box(page.locator('.toast'))).bottom)
    .toBeLessThanOrEqual(next.top)
  expect((await box(page.locator('.toast'))).bottom).toBeLessThan(phone.height * 0.08)
  expect((await box(page.locator('.toast'))).top).toBeGreaterThanOrEqual(0)
  await context.close()
})

const box = (thing: Locator) => thing.evaluate((one) => one.getBoundingClientRect())

function open(name: string) {
  return visit(browser, server, `Maya${name.replace(/\W+/g, '')}`, { viewport: phone }, leo)
}

/** The sum of all shifts on this page so far, without those caused by input. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[]
          const late = entries.filter(({ hadRecentInput }) => !hadRecentInput)
          resolve(late.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Without a shift the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
