import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createApp } from './app/app.tsx'

/** The landing page as HTML, exactly what the browser hydrates. Called by `prerender.mjs` after the build. */
export async function renderLanding(): Promise<string> {
  const { App, router } = createApp({ history: createMemoryHistory({ initialEntries: ['/'] }) })
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
