import { afterEach, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { themes } from '../extent.ts'
import { screens } from '../generator-page.ts'
import { button, openKeptHub } from '../hunt-player.ts'
import { browser, server, startProduct } from '../product.ts'
import { seen } from '../seen.ts'
import { visit } from '../visit.ts'

/* The installed app is opened offline: not at a hunt, but at its start. */

startProduct()
afterEach(() => server.resume())

for (const colorScheme of themes) {
  test(`a page that needs a connection says so, and what works (${colorScheme})`, async () => {
    const { context, page } = await keepHub(colorScheme)
    await server.halt()
    await page.goto(`${server.url}/profile?tab=account`)
    await seen(page, page.getByRole('heading', { name: 'You are offline' }))
    await seen(page, page.getByRole('link', { name: / to play$/ }))
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('link', { name: / to play$/ }).click()
    await page.getByRole('link', { name: 'Play Hunt: Rainbow Rooms' }).click()
    await button(page, 'Start the hunt').waitFor()

    await page.goto(`${server.url}/profile?tab=account`)
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    await server.resume()
    await button(page, 'Try Again').click()
    await page.getByRole('heading', { name: 'Account' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/profile')
    await context.close()
  }, 90_000)
}

test('a missing file is left to the browser', async () => {
  const { context, page } = await visit(browser, server, 'Leo', {
    ...screens.phone,
    serviceWorkers: 'allow',
  })
  await openKeptHub(page, server)
  await server.halt()
  const print = page.goto(`${server.url}/api/scavenger-hunts/rainbow-rooms/print`)
  await expect(print).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
  await context.close()
}, 60_000)

/** A family whose phone has everything for playing offline. */
async function keepHub(colorScheme: 'light' | 'dark') {
  const viewport = { width: 390, height: 844 }
  const screen = { viewport, colorScheme, serviceWorkers: 'allow' } as const
  const { context, page } = await visit(browser, server, `Maya${colorScheme}`, screen)
  await openKeptHub(page, server)
  return { context, page }
}
