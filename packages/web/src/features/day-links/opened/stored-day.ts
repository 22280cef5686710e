import { storeForThisTab } from '../../../lib/browser-storage.ts'
import { readJsonForThisTab } from '../../../lib/stored-json.ts'
import type { Outputs } from '../../../lib/trpc.ts'

/*
 * What a link opened, for as long as its tab: a reload without a network shows it again. Never longer than the link is open,
 * and by the hash of its token alone, which opens nothing.
 */

type Day = Outputs['dayLinks']['open']

const key = 'fgm-day'

/** Where the browser can make no hash (a page without https), nothing is stored. */
async function hashOf(token: string): Promise<string | undefined> {
  const digest = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(token))
  return digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16)).join()
}

/** Stores what the link opens now; null forgets it. */
export async function storeDay(token: string, day: Day | null): Promise<void> {
  const of = day && (await hashOf(token))
  storeForThisTab(key, of ? JSON.stringify({ of, day }) : null)
}

/** What this link has opened in this tab, while it is open. */
export async function readDay(token: string): Promise<Day | undefined> {
  const stored = readJsonForThisTab(key) as { of?: string; day?: Day } | null
  if (!stored?.day || stored.of !== (await hashOf(token))) return undefined
  return Date.parse(stored.day.expires_at) > Date.now() ? stored.day : undefined
}
