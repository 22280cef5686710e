import { atNight } from '@fgm/api/extent'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { share } from './extent.ts'
import { password, registerFamily } from './families.ts'
import { hydrated } from './hydrated.ts'
import { browser, server, startProduct } from './product.ts'

/*
 * What visitors open first is prerendered, and hydrates without a change
 * (docs/decisions/027-first-views-of-visitors.md).
 */

startProduct()

const prerenderedPages: [string, string][] = [
  ['/', '5 Minutes to Be the Parent You Want to Be'],
  ['/login', 'Welcome back'],
  ['/register', 'Sign Up'],
  ['/forgot-password', 'Forgot your password?'],
  ['/activities', 'Sample Activities'],
  ['/activities/free', 'Free activity downloads'],
  ['/activities/shadow-wave', 'Shadow'],
]

test.each(prerenderedPages)('%s is readable without a script', async (path, words) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await open(context, path)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(words.slice(0, 9))
  await context.close()
})

test.each(['/', '/activities', '/activities/shadow-wave'])(
  '%s promises no spot before it is known that one is left',
  async (path) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await open(context, path)
    const words = (await page.locator('body').textContent()) ?? ''
    // The server knows the count, and sends the landing page with the right button (decisions, launch).
    const button = path === '/' ? 'Claim Your Free Spot' : ''
    expect(words).toContain(button)
    expect(words.replace(button, '')).not.toMatch(
      /Free Spot|Sign Up Free|free for life|Founding Famil/,
    )
    await context.close()
  },
)

atNight('what is below late content does not move', async () => {
  for (const [path, below] of [
    ['/register', 'form, .auth-promises li'],
    ['/', '.top, h1 ~ div a'],
  ] as const)
    for (const width of share([360, 1280, 390], 2)) {
      const context = await browser.newContext({ viewport: { width, height: 844 } })
      const scripts = await holdScripts(context)
      const page = await openBeforeScripts(context, path)
      const places = () =>
        page.locator(below).evaluateAll((all) =>
          all.map((one) => {
            const { x, y, width } = one.getBoundingClientRect()
            return { x, y, width }
          }),
        )
      const before = await places()
      scripts.come()
      await hydrated(page)
      await page
        .getByText(/You'll be user #|spots are taken\./)
        .filter({ visible: true })
        .waitFor()
      expect([width, await places()]).toEqual([width, before])
      await context.close()
    }
})

test('a form that is sent without scripts leads back to its page, which says what it needs', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  for (const [path, words] of prerenderedPages.slice(1, 4)) {
    const page = await open(context, path)
    await page.getByLabel('Email').fill('ida@example.com')
    await page.locator('form [type=submit]').click()
    await page.getByRole('heading', { level: 1, name: words }).waitFor()
    expect(page.url()).toBe(`${server.url}${path}`)
    // This browser renders no <noscript>, also with scripts disabled.
    expect(await page.content()).toMatch(/<noscript>.*Logging in and signing up need JavaScript/)
  }
  await context.close()
})

test.each(share(prerenderedPages, 3))('%s hydrates as it is', async (path) => {
  const context = await browser.newContext()
  const problems: string[] = []
  context.on('weberror', (error) => problems.push(error.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  const page = await open(context, path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(problems).toEqual([])
  await context.close()
})

test('a form that is sent before the scripts are loaded is sent when they are', async () => {
  const family = await browser.newContext()
  await registerFamily(family, server, { name: 'Ida', email: 'ida@example.com' })
  await family.close()

  const context = await browser.newContext()
  const scripts = await holdScripts(context)
  const page = await openBeforeScripts(context, '/login')
  await page.getByLabel('Email').fill('ida@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  expect(page.url()).toBe(`${server.url}/login`)
  scripts.come()
  await page.getByRole('heading', { level: 1, name: 'My Activities' }).waitFor()
  await context.close()
})

atNight(
  'a list finds what was searched for before its scripts were loaded, and its links work meanwhile',
  async () => {
    const context = await browser.newContext()
    const scripts = await holdScripts(context)
    const page = await openBeforeScripts(context, '/activities')
    await page
      .getByRole('link', { name: /^View Activity/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 2, name: 'Setup Instructions' }).waitFor()
    await page.goBack({ waitUntil: 'commit' })
    await page.getByRole('searchbox').fill('sock')
    scripts.come()
    await page.waitForURL(/q=sock/)
    await hydrated(page)
    const idea = page.locator('#now-title')
    const first = await idea.textContent()
    await page.getByRole('button', { name: 'Another' }).click()
    await expect.poll(() => idea.textContent()).not.toBe(first)
    await context.close()
  },
)

atNight('every tick from before the scripts is kept', async () => {
  const context = await browser.newContext()
  const scripts = await holdScripts(context)
  const page = await openBeforeScripts(context, '/activities/shadow-wave')
  const flashlight = page.getByRole('checkbox', { name: '1 flashlight (torch)' })
  const boxes = page.locator('.activity-ticks [type=checkbox]')
  // On its words: the click reaches the box through its label.
  await page.getByText('1 flashlight (torch)').click()
  expect(await flashlight.isChecked()).toBe(true)
  await boxes.last().click()
  scripts.come()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await flashlight.isChecked()).toBe(true)
  expect(await boxes.last().isChecked()).toBe(true)
  // The page knows of them: one more click undoes it.
  await page.getByText('1 flashlight (torch)').click()
  expect(await flashlight.isChecked()).toBe(false)
  await context.close()
})

test('a page whose scripts cannot be loaded says so, and can be reloaded', async () => {
  const context = await browser.newContext()
  const entry = /\/assets\/index-[^/]*\.js$/
  await context.route(entry, (route) => route.abort())
  const page = await open(context, '/activities/shadow-wave')
  const bar = page.getByRole('alert')
  await bar.getByText('This page did not load completely.').waitFor()
  // Submits are no longer blocked.
  await page.getByText('1 flashlight (torch)').click()
  expect(await page.getByRole('checkbox', { name: '1 flashlight (torch)' }).isChecked()).toBe(true)
  await context.unroute(entry)
  await bar.getByRole('button', { name: 'Reload' }).click()
  await hydrated(page)
  expect(await bar.count()).toBe(0)
  await context.close()
})

test('a page of a family sends its requests before its scripts are loaded, and not again when they are', async () => {
  const context = await browser.newContext()
  await registerFamily(context, server, { name: 'Ben', email: 'ben@example.com' })
  const scripts = await holdScripts(context)
  const requested: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/trpc/')) requested.push(request.url())
  })
  const page = await openBeforeScripts(context, '/profile')
  await page.getByRole('link', { name: 'Five Good Minutes, home' }).waitFor()
  expect(requested.join()).toContain('auth.status,auth.profile')
  scripts.come()
  await page.getByRole('tab', { name: 'Overview' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => url.includes('auth.profile'))).toHaveLength(1)
  await context.close()
})

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${server.url}${path}`)
  return page
}

/** The load event comes after the scripts: until then a visitor has the page without them. */
async function openBeforeScripts(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${server.url}${path}`, { waitUntil: 'commit' })
  await page.locator('header.top').waitFor()
  await page.waitForFunction(() => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    return document.readyState !== 'loading' && styles.every(({ sheet }) => sheet !== null)
  })
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** A network that holds back the built scripts until the test releases them. */
async function holdScripts(context: BrowserContext): Promise<{ come: () => void }> {
  let come = () => {}
  const arrival = new Promise<void>((resolve) => {
    come = resolve
  })
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await arrival
    await route.continue()
  })
  return { come }
}
