import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { httpStatus } from '../../../lib/errors.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { isUnanswered } from '../../../lib/unanswered.ts'
import { readDay, storeDay } from './stored-day.ts'

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
