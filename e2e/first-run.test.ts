import { atNight } from '@fgm/api/extent'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxOf, freeOfBars } from './boxes.ts'
import { leo, password, registerFamily } from './families.ts'
import { screens } from './generator-page.ts'
import { hydrated } from './hydrated.ts'
import { marksOf } from './ledger.ts'
import { playToTheEnd } from './play.ts'
import { watchForProblems } from './problems.ts'
import { browser, server, startProduct } from './product.ts'
import { seen, seenOnceScrolledTo } from './seen.ts'
import { acceptCookies } from './visit.ts'

/* A visitor's first run: how old, what is near, play. The account comes afterwards, and takes over what was played. */

startProduct()

const small = { ...screens.phone, viewport: { width: 360, height: 640 } }
const way = (page: Page) => page.locator('.playing-ways .primary')
const age = (page: Page, years: number) =>
  page.getByRole('link', { name: `${years} years`, exact: true })

async function arrive(
  path: string,
  screen: BrowserContextOptions = screens.phone,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ ...screen, ...options })
  context.setDefaultTimeout(15_000)
  const problems = watchForProblems(context)
  const page = await context.newPage()
  await page.goto(`${server.url}${path}`)
  return { context, page, problems }
}

/** Three taps: how old, what is near, play. */
async function threeTaps(page: Page, years: number, near: string) {
  await age(page, years).tap()
  await page
    .getByRole('navigation', { name: 'What is near?' })
    .getByRole('link', { name: near, exact: true })
    .tap()
  await page.getByText(`For age ${years}, with`).waitFor()
  await page.getByRole('link', { name: 'Start now' }).tap()
  await way(page).waitFor()
}

/** The whole first instruction is above what is always in sight, without scrolling. */
async function expectFirstStep(page: Page) {
  await page.locator('.toes [aria-current=step]').getByText('1').waitFor()
  const step = page.locator('.playing-main h1')
  await seen(page, step)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const dock = await boxOf(page.locator('.playing-dock'))
  expect((await boxOf(step)).bottom).toBeLessThanOrEqual(dock.top)
  await seen(page, page.locator('.care span'))
}

for (const path of ['/', '/activities'])
  test(`from ${path} a visitor is three taps from the first step, also on a small phone`, async () => {
    const { context, page, problems } = await arrive(path, small)
    await threeTaps(page, 2, 'Cloth or socks')
    await expectFirstStep(page)
    await page.getByText(/^You need: /).waitFor()
    const title = await page.locator('.playing-head b').textContent()
    expect(['Sock Mountain Match', 'Pillow River Crossing']).toContain(title)
    expect(problems).toEqual([])
    await context.close()
  })

test('the first tap works before the scripts are loaded, and leads to a card', async () => {
  const { context, page } = await arrive('/', screens.phone, { javaScriptEnabled: false })
  await age(page, 7).tap()
  await page.waitForURL('**/activities#child_age=7')
  await page.getByRole('link', { name: 'Start now' }).waitFor()
  await context.close()
})

test('a tap while the page still loads its scripts is kept', async () => {
  const context = await browser.newContext({ ...screens.phone, serviceWorkers: 'block' })
  let come = () => {}
  const arrival = new Promise<void>((resolve) => {
    come = resolve
  })
  await context.route(/\/activities-page-[^/]*\.js$/, async (route) => {
    await arrival
    await route.continue()
  })
  const page = await context.newPage()
  await page.goto(`${server.url}/activities`, { waitUntil: 'commit' })
  // The router counts the history entries: it is loaded, and waits for the page's own file.
  await page.waitForFunction(() => history.state?.__TSR_index !== undefined)
  await age(page, 2).tap()
  await page.waitForURL('**/activities#child_age=2', { waitUntil: 'commit' })
  come()
  await page.getByRole('navigation', { name: 'What is near?' }).waitFor()
  await context.close()
})

atNight(
  'every age has its answers and a card for each, and both are remembered until they are changed',
  async () => {
    const { context, page } = await arrive('/activities')
    await hydrated(page)
    const near = page.getByRole('navigation', { name: 'What is near?' }).getByRole('link')
    for (const years of [2, 5, 12]) {
      await age(page, years).tap()
      await near.first().waitFor()
      await seen(page, near.last())
      await near.last().tap()
      await seen(page, page.getByRole('link', { name: 'Start now' }))
      const ages = (await page.locator('.now .facts').textContent())?.match(/\d+-\d+/)?.[0] ?? ''
      const [from = 0, to = 0] = ages.split('-').map(Number)
      expect([years, from <= years && years <= to]).toEqual([years, true])
      await page.goto(`${server.url}/activities`)
      await page.getByText(`For age ${years}, with`).waitFor()
      await page.getByRole('button', { name: 'Where are we?' }).waitFor()
      await page.getByRole('link', { name: 'Change' }).tap()
    }
    await context.close()
  },
)

/** The form after registering has the age from the first run, and what was played. */
async function nameTheChild(page: Page) {
  const form = page.getByRole('region', { name: 'Who plays with you?' })
  await form.getByText('Shadow Wave comes along').waitFor()
  const born = new Date()
  born.setFullYear(born.getFullYear() - 4, 0, 10)
  await form.getByLabel('Birth date').fill(born.toISOString().slice(0, 10))
  await form.getByLabel('Name or nickname').fill('Mila')
  await form.getByRole('button', { name: 'Show What Fits' }).click()
  await page.getByText('What you played is kept for Mila.').waitFor()
}

test('what was played, how it was and one line are added to the account, and nothing stays after logging out', async () => {
  const { context, page } = await arrive('/activities', screens.phone)
  await threeTaps(page, 4, 'A flashlight')
  await playToTheEnd(page)
  await page.getByRole('radio', { name: 'Again!' }).check({ force: true })
  await page.getByLabel('One line to keep').fill('Her shadow waved first')
  const another = page.getByRole('link', { name: 'Another five minutes' })
  const ask = page.getByText('Keep this?')
  await seenOnceScrolledTo(ask)
  expect((await boxOf(ask)).top).toBeGreaterThanOrEqual((await boxOf(another)).bottom)
  // Later that day, and not from the end of the play.
  await context.clearCookies()
  await page.goto(`${server.url}/register`)
  await register(page, 'nele@example.com')
  await nameTheChild(page)
  expect(await keptLines(context)).toEqual([['shadow-wave', 'loved', 'Her shadow waved first']])
  await expect.poll(() => left(page)).toEqual([])
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
  await expect.poll(() => left(page)).toEqual([])
  await context.close()
})

test('a family that logs in after playing is asked once whether to keep it, and for whom', async () => {
  const family = await browser.newContext()
  const email = 'kim@example.com'
  await registerFamily(family, server, { name: 'Kim', email, child: leo })
  await family.close()
  const { context, page } = await arrive('/activities/dont-say-ten/play')
  await acceptCookies(context)
  await playToTheEnd(page)
  await page.getByRole('link', { name: 'Log In' }).tap()
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  const note = page.getByRole('region', { name: 'Played before you logged in' })
  await note.getByRole('button', { name: 'Keep It for Leo' }).click()
  await note.waitFor({ state: 'detached' })
  await expect.poll(() => marksOf(server, email).plays).toBe(1)
  await expect.poll(() => left(page)).toEqual([])
  await context.close()
})

async function register(page: Page, email: string) {
  await hydrated(page)
  await page.getByLabel('Full name').fill('Nele Adams')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).last().click()
  await page.getByRole('button', { name: 'Go to Activities Now' }).click()
}

/** Today's plays on the server: the activity, the face and the line of each child. */
async function keptLines(context: BrowserContext) {
  const day = 86_400_000
  const input = JSON.stringify({
    from: new Date(Date.now() - day).toISOString(),
    to: new Date(Date.now() + day).toISOString(),
  })
  const url = `${server.url}/trpc/activities.plays?input=${encodeURIComponent(input)}`
  const { result } = await (await context.request.get(url)).json()
  type Kept = { activity_id: string; children: { face: string; line: string }[] }
  return (result.data.plays as Kept[]).flatMap(({ activity_id, children }) =>
    children.map(({ face, line }) => [activity_id, face, line]),
  )
}

/** What is stored of a visitor in the browser. */
const left = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /fgm-visitor|fgm-play/.test(key)))

test('on a phone the question and the card are on one screen, above the notice', async () => {
  const { context, page } = await arrive('/activities')
  await hydrated(page)
  await seen(page, page.getByRole('link', { name: 'Start now' }))
  const room = async () => (await freeOfBars(page)).bottom - (await boxOf(age(page, 12))).bottom
  await expect.poll(room).toBeGreaterThanOrEqual(0)
  await context.close()
})
