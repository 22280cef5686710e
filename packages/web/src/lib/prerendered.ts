import type { VisitorState } from '@fgm/shared/launch/story'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { createContext, useContext } from 'react'
import { trpc } from './trpc.ts'

/**
 * What a visitor's page was prerendered with. Its HTML carries it, so that the page hydrates to the same: responses that are
 * the same for every visitor while the server runs, and on a page that shows another idea every day, what stood for the
 * day (`turn`, see `@fgm/shared/activities/ranking`).
 */
export type Prerendered = { answers: [QueryKey, unknown][]; turn?: number; landing?: Landing }

/** For whom the landing page was prerendered: a visitor in one state of the launch, or a family. */
export type Landing = Exclude<VisitorState, 'unknown'> | 'family'

/** Null on pages that are not prerendered. */
export const PrerenderedContext = createContext<Prerendered | null>(null)

export const usePrerendered = (): Prerendered | null => useContext(PrerenderedContext)

/** What the page at hand carries; null when it carries nothing. */
export function readPrerendered(): Prerendered | null {
  const text = document.getElementById('prerendered')?.textContent
  return text ? JSON.parse(text) : null
}

/**
 * Puts the responses where the page looks for them. That it is a visitor is known from the page itself: the server
 * sends it to browsers without a session. The page asks again all the same, as everywhere.
 */
export function keepAnswers(queryClient: QueryClient, { answers, landing }: Prerendered): void {
  for (const [key, data] of answers) queryClient.setQueryData(key, data)
  // The landing page is read by families, too: who is here has to be asked.
  if (landing) return
  const visitor = { authenticated: false, user: null, is_operator_known: false }
  const statusKey = getQueryKey(trpc.auth.status, undefined, 'query')
  queryClient.setQueryData(statusKey, visitor, { updatedAt: 0 })
}
