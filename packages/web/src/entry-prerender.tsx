import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createApp } from './app/app.tsx'
import { addPages } from './app/router.ts'
import { suggestions } from './features/activities/suggestions.ts'
import type { ConstantAnswer, Landing, Prerendered } from './lib/prerendered.ts'

/** The landing page as HTML for one reader, exactly what the browser hydrates. Called by `prerender.mjs` after the build. */
export const renderLanding = (landing: Landing): Promise<string> =>
  renderPage('/', { answers: [], landing })

/** A page as a visitor sees it first, as HTML: exactly what the browser hydrates with the same `prerendered`. */
export async function renderPage(path: string, prerendered: Prerendered | null): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [path] })
  const { App, router } = createApp({ history, prerendered })
  if (path !== '/') await addPages(router)
  await router.load()
  const { prelude } = await prerender(
    <StrictMode>
      <App />
    </StrictMode>,
    // Everything in its place at once: React would otherwise send large parts later, with scripts that move them in.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}

/** After how many days the list of activities begins with the same idea again. */
export function turnsOf({ data }: ConstantAnswer): number {
  const cards = data as Parameters<typeof suggestions>[0]
  return suggestions(cards, { age: null, done: new Set() }).length
}
