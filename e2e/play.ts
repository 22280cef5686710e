import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Completes the activity on the page, and likes it. */
export async function play(page: Page) {
  await page.getByRole('button', { name: 'Mark as Completed' }).click()
  const completed = page.getByRole('button', { name: 'Completed', exact: true })
  await completed.waitFor()
  expect(await completed.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Add to Favorites' }).click()
  await page.getByRole('button', { name: 'Remove from Favorites' }).waitFor()
}
