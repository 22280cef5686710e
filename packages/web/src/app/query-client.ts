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
import { isUnanswered } from '../lib/unanswered.ts'
import { familyKey } from '../session/session.tsx'
import { showToast } from '../ui/toast.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen shows the failure itself (a form does); no toast then. */
      shows_own_error?: boolean
      /** Logs in or out: the token and everything on screen belong to somebody else afterwards. */
      changes_session?: boolean
      /** The family goes from this browser, with what is kept of it, before anything is asked again. */
      ends_session?: boolean
    }
  }
}

type QueryClientOptions = { csrfToken: CsrfToken; network: Network; goToLogin: () => void }

const retries = 2

const statusKey = [['auth', 'status']] as const

type AuthStatus = Outputs['auth']['status']

/**
 * The one cache of server state. After any change everything on screen is asked for again: a family's data is small,
 * and a stale counter costs more trust than a call. Failures of queries with a 5xx reach the error page; others stay
 * with the screen, which shows them where they belong.
 */
export function createQueryClient(options: QueryClientOptions): QueryClient {
  const { csrfToken, network, goToLogin } = options
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The other parent may have done something on another phone a moment ago.
        refetchOnWindowFocus: 'always',
        networkMode: 'always',
        persister: networkFirst(network),
        retry: (failures, error) => failures < retries && isUnanswered(error) && !network.isAway(),
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
        if (isUnanswered(error)) void network.noteSilence()
        if (isSessionOver(error)) endSession()
        // A form says what went wrong, but has no place for the reference of a failure of ours.
        else if (reference || !mutation.meta?.shows_own_error)
          showToast({ message: errorMessage(error), tone: 'error', reference })
      },
    }),
  })
  let keeper: Promise<(familyId: string | null) => Promise<void>> | undefined

  function loadKeeper() {
    keeper ??= import('../features/offline/cache-writer.ts').then(({ cacheWriter }) =>
      cacheWriter(queryClient),
    )
    keeper.catch(() => {
      keeper = undefined
    })
    return keeper
  }

  /** What is kept of a family goes at once: without an answer to the next call, it would be shown again. */
  async function forgetWhoIsHere(): Promise<void> {
    store(familyKey, null)
    const noteFamily = await loadKeeper().catch(ignored)
    await noteFamily?.(null)
  }

  let named: string | null = null
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const { dataUpdatedAt, data } = query.state
    // What a prerendered page begins with is no answer of the server yet.
    if (type === 'updated' && isStatus(query.queryKey) && data && dataUpdatedAt > 0) {
      const id = (data as AuthStatus).user?.id ?? null
      // Logged in as somebody else in another tab: what is in memory is not theirs, and is never kept for them.
      if (named !== null && named !== id)
        void queryClient.resetQueries({ predicate: ({ queryKey }) => !isStatus(queryKey) })
      named = id
      // Without its file: the next answer names the family again.
      void loadKeeper().then((noteFamily) => noteFamily(id), ignored)
    }
  })
  // Where a family is here, what waits is sent first (`offline-sync.tsx`).
  network.subscribe(() => {
    if (!network.isAway() && !isSignedIn()) void queryClient.invalidateQueries()
  })
  let isEnding = false

  // A visitor is refused, too, with a wrong password for one: only who counted as logged in has lost something.
  function isSessionOver(error: unknown): boolean {
    return httpStatus(error) === 401 && isSignedIn()
  }

  const isSignedIn = () => familyHere() !== undefined

  function familyHere(): string | undefined {
    const answers = queryClient.getQueriesData<AuthStatus>({ queryKey: statusKey })
    return answers.map(([, status]) => status?.user?.id).find(Boolean)
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
    // The rest was the family's: asked for anew as a visitor, or as who has logged in since. While the check still names
    // the same family it stays.
    if (familyHere() !== before)
      await queryClient.resetQueries({ predicate: ({ queryKey }) => !isStatus(queryKey) })
  }
  return queryClient
}

function isStatus(queryKey: QueryKey): boolean {
  return partialMatchKey(queryKey, statusKey)
}

function ignored() {}
