import type { AppRouter } from '@fgm/api/router'
import {
  createTRPCClient,
  httpBatchStreamLink,
  httpLink,
  retryLink,
  splitLink,
  TRPCClientError,
  type TRPCLink,
} from '@trpc/client'
import { errorData } from './errors.ts'
import { trpc } from './trpc.ts'

type Fetch = typeof globalThis.fetch

export type TrpcClient = ReturnType<typeof trpc.createClient>

const url = '/trpc'

/**
 * The CSRF token that mutations send, fetched when first needed and kept in memory only. Logging in or out starts a
 * new session: `query-client.ts` then calls `forget`.
 */
export type CsrfToken = { read: () => Promise<Token>; forget: () => void }
/** The token belongs to one session: the next one needs another. */
type Token = { csrf_token: string; user_id: string | null }

/** A token store on the given fetch. Tests pass the server's own fetch. */
export function createCsrfToken(fetch?: Fetch): CsrfToken {
  const client = createTRPCClient<AppRouter>({ links: [httpLink({ url, fetch })] })
  let token: Promise<Token> | undefined
  return {
    read() {
      token ??= client.auth.csrfToken.query()
      token.catch(() => {
        token = undefined
      })
      return token
    },
    forget() {
      token = undefined
    },
  }
}

/** The context of a mutation, besides its input (`call-context.ts`). */
type CallContext = { family_id?: unknown; headers?: Record<string, string> }

/** Mutations whose response is streamed. */
const streamed = new Set(['generator.generate'])

/**
 * Queries are batched in a stream (at most 10, the server's limit); every mutation is sent alone with its token. A
 * mutation refused for its token is sent once more with a fresh one, as the spec requires.
 */
export function createClient(csrfToken: CsrfToken, fetch?: Fetch): TrpcClient {
  async function headersFor(of?: CallContext) {
    const { csrf_token, user_id } = await csrfToken.read()
    if (of?.family_id !== undefined && of.family_id !== user_id) throw sessionIsOver()
    return { 'X-CSRFToken': csrf_token, ...of?.headers }
  }
  return trpc.createClient({
    links: [
      splitLink({
        condition: (operation) => operation.type === 'query',
        true: splitLink({
          condition: (operation) => operation.context.travels_alone === true,
          true: httpLink({ url, fetch }),
          false: httpBatchStreamLink({ url, fetch, maxItems: 10 }),
        }),
        false: [
          withBody,
          retryLink({
            retry({ error, attempts }) {
              const isRefused = errorData(error).code === 'csrf'
              if (isRefused) csrfToken.forget()
              return isRefused && attempts === 1
            },
          }),
          splitLink({
            condition: (operation) => streamed.has(operation.path),
            true: httpBatchStreamLink({
              url,
              fetch,
              headers: () => headersFor(),
              maxItems: 1,
            }),
            false: httpLink({
              url,
              fetch,
              headers: ({ op }) => headersFor(op.context),
            }),
          }),
        ],
      }),
    ],
  })
}

// A mutation without input still sends an object: the server reads every body as JSON.
const withBody: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next({ ...op, input: op.input ?? {} })

/** The error of a request without a session, so that pages handle a lost session the same way. */
const sessionIsOver = () =>
  new TRPCClientError<AppRouter>('Please log in again.', {
    result: {
      error: {
        code: -32001,
        message: 'Please log in again.',
        data: { code: 'signed_out', httpStatus: 401 },
      },
    },
  } as never)
