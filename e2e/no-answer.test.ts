import { atNight } from '@fgm/api/extent'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { isNight } from './extent.ts'
import { leo } from './families.ts'
import { button, cachedCount } from './hunt-player.ts'
import { doneWords } from './play.ts'
import { browser, server, startProduct } from './product.ts'
import { seen, seenOnceScrolledTo } from './seen.ts'
import { type StandInKind, standInFor } from './stand-in.ts'
import { acceptCookies, visit } from './visit.ts'

/*
 * Something else is at the server's address: it accepts connections and never responds, or it is a gateway without a
 * server behind it. A family continues on its phone where it was.
 */

startProduct()

let bringBack = async () => {}
afterEach(() => bringBack())

const kinds: readonly StandInKind[] = ['gateway', 'silent']
/** Silence lasts until a request times out: that is for the night. */
const quickKinds: readonly StandInKind[] = isNight ? kinds : ['gateway']
const offline = (page: Page) => page.getByText('You are offline.', { exact: true })

atNight.each(kinds)(
  'the list that is opened again says how old it is, and is there (%s)',
  async (kind) => {
    const { context, page } = await lookAtList(kind)
    bringBack = await standInFor(server, kind)
    await page.goto(`${server.url}/activities`)
    await seen(page, offline(page))
    await seen(page, page.getByText(/This page was saved a moment ago\./))
    await seen(page, page.getByRole('heading', { level: 1, name: 'My Activities' }))
    await seenOnceScrolledTo(page.getByRole('article').first().getByRole('heading'))
    await context.close()
  },
)

atNight.each(kinds)(
  'a page that needs the server says so, links to what works, and recovers (%s)',
  async (kind) => {
    const { context, page } = await lookAtList(`needs-${kind}`)
    bringBack = await standInFor(server, kind)
    await page
      .getByRole('link', { name: /^Profile/ })
      .first()
      .tap()
    await seen(page, page.getByRole('heading', { name: 'You are offline' }))
    await seen(page, page.getByRole('link', { name: /^My Activities: \d+ saved/ }))
    await seen(page, button(page, 'Try Again'))
    await bringBack()
    await button(page, 'Try Again').tap()
    await page.getByRole('tab', { name: 'Children' }).waitFor()
    await offline(page).waitFor({ state: 'detached' })
    await context.close()
  },
)

test.each(quickKinds)(
  'what was done is noted, in a sentence that is to be seen (%s)',
  async (kind) => {
    const { context, page } = await lookAtList(`done-${kind}`)
    await page.goto(`${server.url}/activities/shadow-wave`)
    await button(page, 'Mark as Completed').waitFor()
    bringBack = await standInFor(server, kind)
    await button(page, 'Mark as Completed').tap()
    const noted = "Noted on this device. We'll save it when you're back online."
    await seen(page, page.getByText(noted))
    await doneWords(page).waitFor()
    await bringBack()
    await seen(page, page.getByText('You are online again. What you noted is saved.'))
    await context.close()
  },
)

/** A family that has seen its list on a phone, with what it needs offline. */
async function lookAtList(name: string) {
  const small = { viewport: { width: 360, height: 640 }, hasTouch: true }
  const screen = { ...small, serviceWorkers: 'allow' } as const
  const { context, page, open } = await visit(browser, server, name, screen, leo)
  await acceptCookies(context)
  await open('/activities')
  await expect.poll(() => cachedCount(page), { timeout: 10_000 }).toBeGreaterThan(15)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  return { context, page }
}
