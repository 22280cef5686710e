import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { registerFamily } from './families.ts'
import { watchForProblems } from './problems.ts'
import type { BuiltServer } from './server.ts'

export const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>

type Family = Parameters<typeof registerFamily>[2]

/** A new family in its own browser, at the form of the generator. */
export async function openForm(
  browser: Browser,
  server: BuiltServer,
  family: Family,
  screen: BrowserContextOptions = screens.phone,
) {
  const context = await browser.newContext(screen)
  const problems = watchForProblems(context)
  await registerFamily(context, server, family)
  const page = await context.newPage()
  await page.goto(`${server.url}/ai-generator`)
  await page.getByText(/^(Uses 1 of your 50 credits|Free[.:] .*)$/).waitFor()
  return { context, page, problems }
}

/** Ten creative minutes with what is in every home, for a child who stays on the couch. */
export async function wish(page: Page, words = '') {
  await page.getByRole('radio', { name: '10 minutes' }).click()
  await page.getByRole('radio', { name: 'Creative', exact: true }).click()
  const all = page.getByRole('button', { name: 'Tick what most homes have' })
  if (await all.isVisible()) await all.click()
  await page.getByLabel('Anything else?').fill(words)
}

export const generateButton = (page: Page) =>
  page.getByRole('button', { name: 'Generate Activity' })

/** The title of the finished activity, which is in the library already. */
export async function finishedTitle(page: Page): Promise<string> {
  await page.getByText('Saved in My Activities').waitFor()
  const title = page.getByRole('article').getByRole('heading', { level: 1 })
  return (await title.textContent()) ?? ''
}

/** How many credits are left: on their card, or at the button where an idea is free. */
export const creditsLeft = (page: Page, count: number) =>
  page.getByText(new RegExp(`^${count} credits left$|You still have ${count} credits`)).first()
