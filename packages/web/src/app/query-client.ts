import {
  MutationCache,
  partialMatchKey,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { networkFirst } from '../features/offline/network-first.ts'
import { store } from '../lib/browser-storage.ts'
import { errorMessage, httpStatus, requestId } from '../lib/errors.ts'
import type { Network } from '../lib/network.ts'
import type { Outputs } from '../lib/trpc.ts'
import type { CsrfToken } from '../lib/trpc-client.ts'
import { hasNoResponse } from '../lib/unanswered.ts'
import { familyKey } from '../session/session.tsx'
import { showToast } from '../ui/toast.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen shows the failure itself (as a form does); no toast then. */
      shows_own_error?: boolean
      /** Logs in or out: the token and everything on screen then belong to someone else. */
      changes_session?: boolean
      /** Removes the family and its stored data from this browser before anything is fetched again. */
      ends_session?: boolean
    }
  }
}

type QueryClientOptions = { csrfToken: CsrfToken; network: Network; goToLogin: () => void }

const retries = 2

const statusKey = [['auth', 'status']] as const

type AuthStatus = Outputs['auth']['status']

/**
 * The one cache of server state. After any mutation everything on screen is fetched again: a family's data is small,
 * and a stale counter costs more trust than a request. Failures of queries with a 5xx reach the error page; others
 * stay with the screen, which shows them where they belong.
 */
export function createQueryClient(options: QueryClientOptions): QueryClient {
  const { csrfToken, network, goToLogin } = options
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The other parent may have changed something on another phone.
        refetchOnWindowFocus: 'always',
        networkMode: 'always',
        persister: networkFirst(network),
        retry: (failures, error) => failures < retries && hasNoResponse(error) && !network.isAway(),
        throwOnError: (error) => (httpStatus(error) ?? 0) >= 500,
      },
      mutations: { networkMode: 'always', retry: false },
    },
    queryCache: new QueryCache({
      onError: (error) => {
        if (isSessionOver(error)) endSession()
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _result, mutation) => {
        if (!mutation.meta?.changes_session) return void queryClient.invalidateQueries()
        csrfToken.forget()
        if (mutation.meta.ends_session) await forgetWhoIsHere()
        await queryClient.resetQueries()
      },
      onError: (error, _variables, _result, mutation) => {
        const reference = requestId(error)
        if (hasNoResponse(error)) void network.checkServer()
        if (isSessionOver(error)) endSession()
        // A form shows the error, but has no place for the reference of a server failure.
        else if (reference || !mutation.meta?.shows_own_error)
          showToast({ message: errorMessage(error), tone: 'error', reference })
      },
    }),
  })
  let writer: Promise<(familyId: string | null) => Promise<void>> | undefined

  function loadCacheWriter() {
    writer ??= import('../features/offline/cache-writer.ts').then(({ cacheWriter }) =>
      cacheWriter(queryClient),
    )
    writer.catch(() => {
      writer = undefined
    })
    return writer
  }

  /** Deletes a family's cached data at once: it would be shown again if the next request had no response. */
  async function forgetWhoIsHere(): Promise<void> {
    store(familyKey, null)
    const noteFamily = await loadCacheWriter().catch(ignored)
    await noteFamily?.(null)
  }

  let named: string | null = null
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const { dataUpdatedAt, data } = query.state
    // The data of a prerendered page is not a response yet.
    if (type === 'updated' && isStatus(query.queryKey) && data && dataUpdatedAt > 0) {
      const id = (data as AuthStatus).user?.id ?? null
      // Someone else logged in in another tab: what is in memory is not theirs, and is never cached for them.
      if (named !== null && named !== id)
        void queryClient.resetQueries({ predicate: ({ queryKey }) => !isStatus(queryKey) })
      named = id
      // When its file cannot be loaded, the next response names the family again.
      void loadCacheWriter().then((noteFamily) => noteFamily(id), ignored)
    }
  })
  // For a family, what waits in the outbox is sent first (`offline-sync.tsx`).
  network.subscribe(() => {
    if (!network.isAway() && !isSignedIn()) void queryClient.invalidateQueries()
  })
  let isEnding = false

  // A visitor also gets 401, for instance for a wrong password: only a logged-in family has lost its session.
  function isSessionOver(error: unknown): boolean {
    return httpStatus(error) === 401 && isSignedIn()
  }

  const isSignedIn = () => familyHere() !== undefined

  function familyHere(): string | undefined {
    const statuses = queryClient.getQueriesData<AuthStatus>({ queryKey: statusKey })
    return statuses.map(([, status]) => status?.user?.id).find(Boolean)
  }

  async function endSession(): Promise<void> {
    showToast({
      message: 'Please log in again.',
      tone: 'error',
      action: { label: 'Log In', onPress: goToLogin },
    })
    if (isEnding) return
    isEnding = true
    csrfToken.forget()
    const before = familyHere()
    await queryClient.invalidateQueries({ queryKey: statusKey })
    isEnding = false
    // The rest was the family's: fetched again as a visitor, or as whoever has logged in since. It stays while the
    // check still names the same family.
    if (familyHere() !== before)
      await queryClient.resetQueries({ predicate: ({ queryKey }) => !isStatus(queryKey) })
  }
  return queryClient
}

function isStatus(queryKey: QueryKey): boolean {
  return partialMatchKey(queryKey, statusKey)
}

function ignored() {}
