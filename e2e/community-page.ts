import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/* How a family uses the community. */

/** The card of a shared activity, on any page. */
export const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: title, exact: true }) })

/** Opens a shared activity. @returns the sheet. */
export async function openItem(page: Page, title: string): Promise<Locator> {
  await cardOf(page, title).getByRole('button').click()
  return page.getByRole('dialog', { name: title })
}

/** Types words and presses Enter. */
export async function search(page: Page, words: string) {
  const box = page.getByRole('searchbox', { name: 'Search' })
  await box.fill(words)
  await box.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('query') === words)
  expect(await box.evaluate((one) => one === document.activeElement)).toBe(true)
}

/** Opens what others would see of an own activity. @returns the sheet. */
export async function preview(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `Preview and share ${title}` }).click()
  return page.getByRole('dialog', { name: 'What others will see' })
}

/** Waits for a toast. */
export const hears = (page: Page, message: string) =>
  page.locator('.toast').filter({ hasText: message }).waitFor()

/** Nothing is wider than the screen: neither the page nor an open sheet. */
export async function expectToFit(page: Page) {
  const widest = () =>
    page.evaluate(() => {
      const sheets = document.querySelectorAll('[role=dialog]')
      return Math.max(
        ...[document.documentElement, ...sheets].map(({ scrollWidth }) => scrollWidth),
      )
    })
  await expect.poll(widest).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
