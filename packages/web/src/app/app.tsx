import { type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { paths } from '../lib/paths.ts'
import { createClient, createCsrfToken } from '../lib/trpc-client.ts'
import { Providers } from './providers.tsx'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.ts'

type AppOptions = { history?: RouterHistory; fetch?: typeof globalThis.fetch }

/**
 * Builds one application. The browser needs one; the prerender and every test make their own,
 * with a memory history and (tests) the server's fetch.
 */
export function createApp({ history, fetch }: AppOptions = {}) {
  const csrfToken = createCsrfToken(fetch)
  const router = createAppRouter(history)
  const queryClient = createQueryClient({
    csrfToken,
    goToLogin: () => void router.navigate({ to: paths.login }),
  })
  const trpcClient = createClient(csrfToken, fetch)

  function App() {
    return (
      <Providers queryClient={queryClient} trpcClient={trpcClient}>
        <RouterProvider router={router} />
      </Providers>
    )
  }
  return { App, router, queryClient }
}
