import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { BuiltServer } from './server.ts'

/* A hunt in a test: what a child clicks, and what the server stores of it afterwards. */

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

export async function openHub(page: Page, { url }: BuiltServer) {
  await page.goto(`${url}/scavenger-hunt`)
  await page.getByRole('heading', { name: 'Ready to play' }).waitFor()
}

/** The hub, once the browser has everything that hunts need offline. */
export async function openKeptHub(page: Page, server: BuiltServer) {
  await openHub(page, server)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => cachedCount(page)).toBeGreaterThan(12)
}

export async function openHunt(page: Page, { url }: BuiltServer, id: string) {
  await page.goto(`${url}/scavenger-hunt/play/${id}`)
}

/** Clicks 'Found it' so many times, each time for an existing clue. */
export async function find(page: Page, count: number) {
  const found = page.getByRole('button', { name: /^Clue \d+, found$/ })
  const end = page.getByRole('heading', { name: /^All \d+ found!$/ })
  for (let left = count; left > 0; left -= 1) {
    await button(page, 'Found it').waitFor()
    const next = (await found.count()) + 1
    await button(page, 'Found it').click()
    await found
      .nth(next - 1)
      .or(end)
      .first()
      .waitFor()
  }
}

/** Saves without a response: the page says so, and lets the family go on. */
export async function saveInVain(page: Page) {
  await button(page, 'Save & Continue').click()
  await page.getByText('Failed to save completion data. Please try again.').waitFor()
}

/** A family's plays of a hunt, as stored on the server. */
export async function completionsOf(
  { request }: BrowserContext,
  { url }: BuiltServer,
  id: string,
): Promise<{ items_found: number; parent_notes: string; score: number }[]> {
  const input = encodeURIComponent(JSON.stringify({ id }))
  const response = await request.get(`${url}/trpc/hunts.completions?input=${input}`)
  expect(response.status()).toBe(200)
  return (await response.json()).result.data.completions
}

/** How many responses for families the browser has cached. */
export const cachedCount = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('fgm-family:'))
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().length
  })
