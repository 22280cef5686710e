import type { Page } from 'playwright-core'

/** What replaces 'Mark as Completed' once it is. */
export const doneWords = (page: Page) => page.getByText(/^Played with /)

/** Completes the activity on the page, and likes it. */
export async function play(page: Page) {
  await page.getByRole('button', { name: 'Mark as Completed' }).click()
  await doneWords(page).waitFor()
  await page.getByRole('button', { name: 'Add to Favorites' }).click()
  await page.getByRole('button', { name: 'Remove from Favorites' }).waitFor()
}

/** Plays the activity on the screen, step by step, to its end. */
export async function playToTheEnd(page: Page) {
  const way = page.locator('.playing-ways .primary')
  for (let words = ''; words !== 'Finish'; ) {
    words = (await way.textContent()) ?? ''
    await way.click()
  }
  await page.getByRole('heading', { level: 1, name: /good minutes$/ }).waitFor()
}
