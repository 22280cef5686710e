import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { storeForThisTab } from '../../../lib/browser-storage.ts'
import { httpStatus } from '../../../lib/errors.ts'
import { readJsonForThisTab } from '../../../lib/stored-json.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { isUnanswered } from '../../../lib/unanswered.ts'

export type Day = Outputs['dayLinks']['open']

/** Names what a link opens among the queries of this page. */
export const dayKey = (token: string) => ['day', token]

/** How long a reload waits for the server where there is something to show instead. */
const timeoutMs = 3_000

/** Asked by POST, so that no log has the token, and stored as long as the tab: it can be read without a network. */
export function useDay(token: string) {
  const { client } = trpc.useUtils()
  const query = useQuery({
    queryKey: dayKey(token),
    queryFn: async () => {
      const stored = await readDay(token)
      const signal = stored && AbortSignal.timeout(timeoutMs)
      try {
        return await client.dayLinks.open.mutate({ token }, { signal })
      } catch (error) {
        if (stored && isUnanswered(error)) return stored
        if (httpStatus(error) === 404) await storeDay(token, null)
        throw error
      }
    },
    enabled: token !== '',
    throwOnError: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { data } = query
  useEffect(() => {
    if (data) void storeDay(token, data)
  }, [token, data])
  return query
}

/** Each part begins at its top: the address has a '#', so the router leaves the page where it was scrolled to. */
export function useTop(): void {
  useEffect(() => {
    window.scrollTo?.(0, 0)
  }, [])
}

/*
 * What a link opened, for as long as its tab: a reload without a network shows it again. Never longer than the link is open,
 * and by the hash of its token alone, which opens nothing.
 */

const key = 'fgm-day'

/** Where the browser can make no hash (a page without https), nothing is stored. */
async function hashOf(token: string): Promise<string | undefined> {
  const digest = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(token))
  return digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16)).join()
}

/** Stores what the link opens now; null forgets it. */
async function storeDay(token: string, day: Day | null): Promise<void> {
  const of = day && (await hashOf(token))
  storeForThisTab(key, of ? JSON.stringify({ of, day }) : null)
}

/** What this link has opened in this tab, while it is open. */
async function readDay(token: string): Promise<Day | undefined> {
  const stored = readJsonForThisTab(key) as { of?: string; day?: Day } | null
  if (!stored?.day || stored.of !== (await hashOf(token))) return undefined
  return Date.parse(stored.day.expires_at) > Date.now() ? stored.day : undefined
}
