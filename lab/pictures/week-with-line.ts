import type { Page } from 'playwright-core'

const lines = [
  'We both got the giggles.',
  'She wants to show it to Grandpa.',
  'Longest laugh of the week.',
  'One more, she said. Then one more.',
]

/** Writes a line about the last play, a different one each time, and opens the week. */
export async function weekWithLine(page: Page) {
  await page.goto(new URL('/profile?tab=activities', page.url()).href)
  await page
    .getByRole('button', { name: /^Add a note on/ })
    .first()
    .click()
  await page.getByLabel(/^Your note on/).fill(lines.shift() ?? 'Again!')
  await page.getByRole('button', { name: 'Save Note' }).click()
  await page.getByText('Your note is kept.').waitFor()
  await page.goto(new URL('/dashboard', page.url()).href)
  await page.getByRole('heading', { name: 'Bring a friend' }).waitFor()
}
