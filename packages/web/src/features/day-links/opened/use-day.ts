import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { storeForThisTab } from '../../../lib/browser-storage.ts'
import { httpStatus } from '../../../lib/errors.ts'
import { readJsonForThisTab } from '../../../lib/stored-json.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { hasNoResponse } from '../../../lib/unanswered.ts'

export type Day = Outputs['dayLinks']['open']

/** The query key of what a link opens on this page. */
export const dayKey = (token: string) => ['day', token]

/** How long a reload waits for the server where there is something to show instead. */
const timeoutMs = 3_000

/** Requested by POST, so that no log contains the token, and stored for this tab: it can be read offline. */
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
        if (stored && hasNoResponse(error)) return stored
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

/** Each part begins at its top: the address has a '#', so the router keeps the scroll position. */
export function useTop(): void {
  useEffect(() => {
    window.scrollTo?.(0, 0)
  }, [])
}

/*
 * What a link opened, stored for its tab: a reload offline shows it again. Never longer than the link is open, and
 * under the hash of its token, which opens nothing.
 */

const key = 'fgm-day'

/** Where the browser cannot compute a hash (a page without https), nothing is stored. */
async function hashOf(token: string): Promise<string | undefined> {
  const digest = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(token))
  return digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16)).join()
}

/** Stores what the link opens now; null deletes it. */
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
