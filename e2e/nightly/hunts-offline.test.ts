import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { screens } from '../generator-page.ts'
import { button, completionsOf, find, openHunt, openKeptHub, saveInVain } from '../hunt-player.ts'
import { browser, server, startProduct } from '../product.ts'
import { visit } from '../visit.ts'

/*
 * The same afternoon many times: the network goes, the tab is closed at another moment each time, and every play
 * counts exactly once.
 */

const runs = 10
/** A family has so many plays before the next family; a day has room for 200 notes of one family. */
const runsPerFamily = 10
const itemCount = 3

startProduct()

/**
 * When the tab is closed. `response lost`: the server saved the play, and its response was lost. `gone on`: the
 * family does not wait, and the play is sent automatically.
 */
const moments = [
  'twice',
  'response lost',
  'in play',
  'at the end',
  'after saving in vain',
  'gone on',
] as const

test(`${runs} plays offline count ${runs} times`, {
  timeout: 30_000 + runs * 20_000,
}, async () => {
  for (let first = 0; first < runs; first += runsPerFamily) {
    const context = await newFamily(first)
    const last = Math.min(first + runsPerFamily, runs)
    for (let run = first; run < last; run += 1) {
      await playAway(context, run)
      const saved = async () => (await completionsOf(context, server, 'rainbow-rooms')).length
      await expect.poll(saved, { timeout: 15_000, message: `run ${run}` }).toBe(run - first + 1)
    }
    expect(await completionsOf(context, server, 'rainbow-rooms')).toHaveLength(last - first)
    await context.close()
  }
})

async function newFamily(number: number): Promise<BrowserContext> {
  const { context, page } = await visit(browser, server, `Maya${number}`, {
    ...screens.phone,
    serviceWorkers: 'allow',
  })
  await openKeptHub(page, server)
  await openHunt(page, server, 'rainbow-rooms')
  await button(page, 'Start the hunt').waitFor()
  await page.close()
  return context
}

async function playAway(context: BrowserContext, run: number) {
  const moment = moments[run % moments.length]
  let page = await open(context)
  await button(page, 'Start the hunt').click()
  await find(page, run % itemCount)
  await context.setOffline(true)
  if (moment === 'in play' || moment === 'twice') page = await kill(context, page)
  await find(page, itemCount - (run % itemCount))
  if (moment === 'at the end' || moment === 'twice') page = await kill(context, page)
  if (moment === 'response lost') await loseResponse(context, page)
  else await saveInVain(page)
  if (moment === 'after saving in vain') page = await kill(context, page)
  if (moment === 'gone on') await goOn(page)
  if (Math.floor(run / moments.length) % 2 === 0) await page.close()
  await context.setOffline(false)
  if (moment !== 'gone on') await comeBack(context, page)
  else if (page.isClosed()) page = await open(context)
}

/** No more clicks: what waits is sent automatically. */
async function goOn(page: Page) {
  await button(page, 'Continue without waiting').click()
  await page.getByText('Your play is kept on this device.').waitFor()
}

/** The family is back: on a page that notices the network automatically, or on a new one. */
async function comeBack(context: BrowserContext, page: Page) {
  const back = page.isClosed() ? await open(context) : page
  const save = button(back, 'Save & Continue')
  await save.click()
  await back.getByText('Saved. That was a good hunt!').waitFor()
  await back.close()
}

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await openHunt(page, server, 'rainbow-rooms')
  return page
}

/** The tab is suddenly gone, and someone opens the hunt again. */
async function kill(context: BrowserContext, page: Page): Promise<Page> {
  await page.close({ runBeforeUnload: false })
  return open(context)
}

/** The network is there for one request and goes before its response arrives. */
async function loseResponse(context: BrowserContext, page: Page) {
  await context.route('**/trpc/hunts.complete*', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await context.setOffline(false)
  await saveInVain(page)
  await context.unroute('**/trpc/hunts.complete*')
}
