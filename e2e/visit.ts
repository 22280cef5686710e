import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { type Child, registerFamily } from './families.ts'
import { screens } from './generator-page.ts'
import { watchForProblems } from './problems.ts'
import type { BuiltServer } from './server.ts'

/** The address of a family that is known by its first name. */
export const addressOf = (name: string) => `${name.toLowerCase().split(' ')[0]}@example.com`

/**
 * A family that has just registered, in its own browser: on a phone unless `screen` says otherwise; with a `child` if
 * given. Nothing there may open a dialog of the browser.
 */
export async function visit(
  browser: Browser,
  server: BuiltServer,
  name: string,
  screen: BrowserContextOptions = screens.phone,
  child?: Child,
) {
  const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' })
  // A missing button fails on its own, before the journey's time is up.
  context.setDefaultTimeout(15_000)
  const problems = watchForProblems(context)
  context.on('dialog', async (dialog) => {
    problems.push(`dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  const email = addressOf(name)
  await registerFamily(context, server, { name, email, ...(child && { child }) })
  const page = await context.newPage()
  const open = async (path: string) => void (await page.goto(`${server.url}${path}`))
  return { context, page, problems, email, open }
}

/** The cookie notice is accepted in this browser: it covers nothing. An empty page has no storage. */
export const acceptCookies = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('cookies-accepted', 'true')
  })
