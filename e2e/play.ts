import type { Page } from 'playwright-core'

/** What stands in place of 'Mark as Completed' once it is. */
export const doneWords = (page: Page) => page.getByText(/^Played with /)

/** Completes the activity on the page, and likes it. */
export async function play(page: Page) {
  await page.getByRole('button', { name: 'Mark as Completed' }).click()
  await doneWords(page).waitFor()
  await page.getByRole('button', { name: 'Add to Favorites' }).click()
  await page.getByRole('button', { name: 'Remove from Favorites' }).waitFor()
}
