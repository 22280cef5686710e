import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Outputs, trpc } from '../../../lib/trpc.ts'

export type Day = Outputs['dayLinks']['open']

/** Names what a link opens among the queries of this page. */
export const dayKey = (token: string) => ['day', token]

/** Asked by POST, so that no log has the token, and kept as long as the page is open: it can be read without a network. */
export function useDay(token: string) {
  const { client } = trpc.useUtils()
  return useQuery({
    queryKey: dayKey(token),
    queryFn: () => client.dayLinks.open.mutate({ token }),
    enabled: token !== '',
    throwOnError: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Each part begins at its top: the address has a '#', so the router leaves the page where it was scrolled to. */
export function useTop(): void {
  useEffect(() => {
    window.scrollTo?.(0, 0)
  }, [])
}
