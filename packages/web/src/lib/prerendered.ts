import type { VisitorState } from '@fgm/shared/launch/story'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

/** An answer that a page was prerendered with: the same for every visitor while the server runs. */
export type ConstantAnswer = { path: string; input?: unknown; data: unknown }

/**
 * What a visitor's page was prerendered with. Its HTML carries it, so that the page is taken over as it stands. `turn`
 * is what stood for the day (see `suggestions.ts`), where the page shows another idea every day.
 */
export type Prerendered = { answers: ConstantAnswer[]; turn?: number; landing?: Landing }

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
 * Puts the answers where the page looks for them. That nobody is signed in is known from the page itself: the server
 * sends it to browsers without a session. It is asked again all the same, as everywhere.
 */
export function keepAnswers(queryClient: QueryClient, { answers, landing }: Prerendered): void {
  for (const { path, input, data } of answers) queryClient.setQueryData(queryKey(path, input), data)
  // The landing page is read by families, too: who is here has to be asked.
  if (landing) return
  const nobody = { authenticated: false, user: null }
  queryClient.setQueryData(queryKey('auth.status'), nobody, { updatedAt: 0 })
}

/** As the hooks of tRPC name a query. */
export const queryKey = (path: string, input?: unknown) => [
  path.split('.'),
  input === undefined ? { type: 'query' } : { input, type: 'query' },
]
