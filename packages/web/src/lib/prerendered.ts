import type { VisitorState } from '@fgm/shared/launch/story'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { createContext, useContext } from 'react'
import { trpc } from './trpc.ts'

/**
 * What a visitor's page was prerendered with. Its HTML contains it, so that the page hydrates to the same: responses
 * that are the same for every visitor while the server runs, and on a page with a new idea every day, the day's turn
 * (see `@fgm/shared/activities/ranking`).
 */
export type Prerendered = { answers: [QueryKey, unknown][]; turn?: number; landing?: Landing }

/** For whom the landing page was prerendered: a visitor in one state of the launch, or a family. */
export type Landing = Exclude<VisitorState, 'unknown'> | 'family'

/** Null on pages that are not prerendered. */
export const PrerenderedContext = createContext<Prerendered | null>(null)

export const usePrerendered = (): Prerendered | null => useContext(PrerenderedContext)

/** The data in this page's HTML; null without any. */
export function readPrerendered(): Prerendered | null {
  const text = document.getElementById('prerendered')?.textContent
  return text ? JSON.parse(text) : null
}

/**
 * Puts the responses into the cache. The page itself shows that this is a visitor: the server sends it to browsers
 * without a session. The page still fetches everything again, as everywhere.
 */
export function cacheResponses(queryClient: QueryClient, { answers, landing }: Prerendered): void {
  for (const [key, data] of answers) queryClient.setQueryData(key, data)
  // Families read the landing page, too: the session has to be fetched.
  if (landing) return
  const visitor = { authenticated: false, user: null, is_operator_known: false }
  const statusKey = getQueryKey(trpc.auth.status, undefined, 'query')
  queryClient.setQueryData(statusKey, visitor, { updatedAt: 0 })
}
