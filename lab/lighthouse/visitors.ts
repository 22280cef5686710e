import type { Browser } from 'playwright-core'
import { leo, registerFamily } from '../../e2e/families.ts'
import { confirmAddress, letWait, openFeature } from '../../e2e/ledger.ts'
import type { BuiltServer } from '../../e2e/server.ts'

/** Who views a page: a visitor, a founding family, or one that waits in line. */
export type Visitor = 'visitor' | 'family' | 'waiting'

type Cookies = { name: string; value: string; url: string }[]
export type Visitors = Record<Visitor, Cookies>

/** Demo data on the server, with every feature open. @returns the cookies of each visitor's browser. */
export async function moveIn(browser: Browser, server: BuiltServer): Promise<Visitors> {
  openFeature(server, 'ai_generation')
  openFeature(server, 'community_sharing')
  openFeature(server, 'premium_library')
  const family = await registered(browser, server, 'Maya')
  const waiting = await registered(browser, server, 'Noor')
  letWait(server, 'noor@example.com', 3)
  return { visitor: [], family, waiting }
}

async function registered(browser: Browser, server: BuiltServer, name: string): Promise<Cookies> {
  // Caddy signs its certificate itself here.
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  const email = `${name.toLowerCase()}@example.com`
  await registerFamily(context, server, { name, email, child: leo })
  // Lighthouse clears the browser's storage, and with it the height of the notice about an unconfirmed address.
  confirmAddress(server, email)
  const cookies = await context.cookies()
  await context.close()
  return cookies.map((cookie) => ({ name: cookie.name, value: cookie.value, url: server.url }))
}

/** From here on the browser's own tabs, which Lighthouse opens, belong to this visitor. */
export async function becomeVisitor(browser: Browser, cookies: Cookies): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  await session.send('Storage.clearCookies')
  await session.send('Storage.setCookies', { cookies })
  await session.detach()
}
