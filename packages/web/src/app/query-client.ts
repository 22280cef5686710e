import { MutationCache, QueryClient } from '@tanstack/react-query'
import { errorMessage, httpStatus } from '../lib/errors.ts'
import type { CsrfToken } from '../lib/trpc-client.ts'
import { showToast } from '../ui/toast.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen shows the failure itself (a form does); no toast then. */
      shows_own_error?: boolean
      /** Signs in or out: the token and everything on screen belong to somebody else afterwards. */
      changes_session?: boolean
    }
  }
}

const retries = 2

/**
 * The one cache of server state. After any change everything on screen is asked for again: a family's data is small,
 * and a stale counter costs more trust than a call. Failures of queries with a 5xx reach the error page; others stay
 * with the screen, which shows them where they belong.
 */
export function createQueryClient(csrfToken: CsrfToken): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        retry: (failures, error) => failures < retries && mayPass(error),
        throwOnError: (error) => (httpStatus(error) ?? 0) >= 500,
      },
      mutations: { networkMode: 'always', retry: false },
    },
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _result, mutation) => {
        if (!mutation.meta?.changes_session) return void queryClient.invalidateQueries()
        csrfToken.forget()
        await queryClient.resetQueries()
      },
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.shows_own_error)
          showToast({ message: errorMessage(error), tone: 'error' })
      },
    }),
  })
  return queryClient
}

// No answer at all, or a gateway between two answers: worth another try. A refusal stays a refusal.
function mayPass(error: unknown): boolean {
  const status = httpStatus(error)
  return status === undefined || (status >= 502 && status <= 504)
}
