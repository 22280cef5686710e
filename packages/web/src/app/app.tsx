import { type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { createNetwork } from '../lib/network.ts'
import { paths } from '../lib/paths.ts'
import { cacheResponses, type Prerendered, PrerenderedContext } from '../lib/prerendered.ts'
import { createClient, createCsrfToken } from '../lib/trpc-client.ts'
import { Providers } from './providers.tsx'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.ts'
import { SheetsInHistory } from './sheets-in-history.tsx'

type AppOptions = {
  history?: RouterHistory
  fetch?: typeof globalThis.fetch
  /** The data of a prerendered page, if it is one. */
  prerendered?: Prerendered | null
}

/**
 * Creates one application. The browser needs one; the prerender and every test create their own, with a memory
 * history and (tests) the server's fetch.
 */
export function createApp({ history, fetch, prerendered = null }: AppOptions = {}) {
  const csrfToken = createCsrfToken(fetch)
  const network = createNetwork(fetch ?? ((...call) => globalThis.fetch(...call)))
  const router = createAppRouter(history)
  const queryClient = createQueryClient({
    csrfToken,
    network,
    goToLogin: () => {
      const { href } = router.state.location
      void import('../lib/next-path.ts').then(({ readNextPath }) =>
        router.navigate({ to: paths.login, search: { next: readNextPath(href) } }),
      )
    },
  })
  const trpcClient = createClient(csrfToken, fetch)
  if (prerendered) cacheResponses(queryClient, prerendered)

  function App() {
    // Tells `public/start.js` to replay what was typed and sent before hydration.
    useEffect(() => void document.dispatchEvent(new Event('hydrated')), [])
    return (
      <PrerenderedContext value={prerendered}>
        <Providers network={network} queryClient={queryClient} trpcClient={trpcClient}>
          <SheetsInHistory router={router} />
          <RouterProvider router={router} />
        </Providers>
      </PrerenderedContext>
    )
  }
  return { App, router, queryClient }
}
