import { atNight } from '@fgm/api/extent'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { share, themes } from './extent.ts'
import { screens } from './generator-page.ts'
import {
  button,
  cachedCount,
  completionsOf,
  find,
  openHub,
  openHunt,
  openKeptHub,
  saveInVain,
} from './hunt-player.ts'
import { beyondSilence } from './problems.ts'
import { browser, server, startProduct } from './product.ts'
import { visit } from './visit.ts'

/*
 * An afternoon with a scavenger hunt: created from one of our houses, played, and played once more offline while the
 * phone closes the tab.
 */

startProduct()
afterEach(() => server.resume())

for (const [device, screen] of share(Object.entries(screens))) {
  test(`on a ${device} a family creates a hunt, plays it, and sees it on the hub`, async () => {
    const { context, page, problems } = await arrive(`Maya${device}`, screen)
    await makeHunt(page)
    await page.getByRole('link', { name: 'Play Hunt: Saturday hunt' }).click()
    await button(page, 'Start the hunt').click()
    await find(page, 2)
    await button(page, 'Undo').click()
    await page.getByText('1 found, 3 to go').waitFor()
    await find(page, 3)
    await page.getByLabel('A line to remember it by').fill('Behind the couch')
    await button(page, 'Save & Continue').click()
    await page.getByText('Saved. That was a good hunt!').waitFor()
    await page.getByRole('tab', { name: 'My Hunts' }).click()
    await page.getByText('Played once', { exact: true }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
}

async function goOnUnsaved(page: Page) {
  await saveInVain(page)
  await button(page, 'Continue without waiting').click()
}

const offlinePhone = { ...screens.phone, serviceWorkers: 'allow' } as const

atNight('a hunt continues offline and without its tab, and is saved once', async () => {
  const { context, page, problems } = await visit(browser, server, 'Leo', offlinePhone)
  await openKeptHub(page, server)
  await openHunt(page, server, 'rainbow-rooms')
  await button(page, 'Start the hunt').click()
  await find(page, 1)
  await server.crash()
  await find(page, 1)
  await page.close()

  const again = await context.newPage()
  await openHunt(again, server, 'rainbow-rooms')
  await find(again, 1)
  await goOnUnsaved(again)
  await again.getByText('Your play is kept on this device.').waitFor()
  await again.getByRole('link', { name: 'Play Hunt: Rainbow Rooms' }).waitFor()

  await server.resume()
  await again.reload()
  const saved = () => completionsOf(context, server, 'rainbow-rooms')
  await expect.poll(saved, { timeout: 20_000 }).toMatchObject([{ items_found: 3 }])
  await again.reload()
  await again.getByRole('heading', { name: 'Ready to play' }).waitFor()
  expect(await saved()).toHaveLength(1)
  expect(beyondSilence(problems)).toEqual([])
  await context.close()
})

test('cached hunts are deleted when the family logs out', async () => {
  const { context, page } = await arrive('Ana', screens.desktop)
  await openHunt(page, server, 'rainbow-rooms')
  await button(page, 'Start the hunt').click()
  await page.getByRole('link', { name: 'Leave the hunt' }).click()
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fgm-hunts:')))
  await expect
    .poll(async () => (await kept()).sort())
    .toEqual(['fgm-hunts:family', expect.stringMatching(/^fgm-hunts:play:/)])
  await expect.poll(() => cachedCount(page)).toBeGreaterThan(0)
  await button(page, 'Logout').click()
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
  await expect.poll(kept).toEqual([])
  await expect.poll(() => cachedCount(page)).toBe(0)
  await context.close()
})

for (const colorScheme of themes) {
  atNight(`hub, creator and player have no violations (${colorScheme})`, async () => {
    const { context, page } = await arrive(`Maya${colorScheme}`, {
      ...screens.phone,
      colorScheme,
    })
    const found = [await violationsOn(page)]
    await makeHunt(page, async () => void found.push(await violationsOn(page)))
    for (const tab of ['My Blueprints', 'My Hunts']) {
      await page.getByRole('tab', { name: tab }).click()
      found.push(await violationsOn(page))
    }
    await openHunt(page, server, 'rainbow-rooms')
    await button(page, 'Start the hunt').waitFor()
    found.push(await violationsOn(page))
    await page.getByRole('radio', { name: 'Race the clock' }).click()
    await button(page, 'Start the hunt').click()
    await find(page, 1)
    found.push(await violationsOn(page))
    await find(page, 2)
    await page.getByText('5 of 5: again, again').waitFor()
    found.push(await violationsOn(page))
    expect(found.flat()).toEqual([])
    await context.close()
  })
}

/** A new family on the hub. */
async function arrive(name: string, screen: BrowserContextOptions) {
  const family = await visit(browser, server, name, screen)
  await openHub(family.page, server)
  return family
}

/** From one of our houses to a hunt with suggestions in four steps; `look` at each. */
async function makeHunt(page: Page, look: () => Promise<void> = async () => {}) {
  await page.getByRole('link', { name: 'Create Hunt', exact: true }).click()
  await page.getByRole('radio', { name: /Cozy Apartment/ }).check()
  await look()
  await button(page, 'Next').click()
  await page.getByLabel('Hunt name').fill('Saturday hunt')
  await look()
  await button(page, 'Next').click()
  await button(page, 'Generate Sample Items').click()
  await page.getByRole('heading', { name: 'Item 4' }).waitFor()
  await look()
  await button(page, 'Next').click()
  await page.getByRole('heading', { name: 'Review' }).waitFor()
  await look()
  await button(page, 'Create Hunt').click()
  await page.getByRole('link', { name: 'Play Hunt: Saturday hunt' }).waitFor()
}
