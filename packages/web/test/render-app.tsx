import { createTestApp, type TestApp } from '@fgm/api/test-app'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { createApp } from '../src/app/app.tsx'
import { addPages } from '../src/app/router.ts'
import { openApps } from './open-apps.ts'

// The simulated browser removes the cookie header from every request, as browsers do for scripts. Here the same
// request reaches the server, which needs it.
const BrowserRequest = globalThis.Request
globalThis.Request = class extends BrowserRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init)
    const given = init?.headers ?? (input instanceof BrowserRequest ? input.headers : [])
    const cookie = headerOf(given, 'cookie')
    if (cookie) this.headers.set('cookie', cookie)
  }
}

function headerOf(headers: HeadersInit, name: string): string | undefined {
  const entries = Symbol.iterator in headers ? [...headers] : Object.entries(headers)
  return entries.find(([key]) => key?.toLowerCase() === name)?.[1]
}

type Visitor = ReturnType<TestApp['browser']>

type RenderOptions = {
  /** The server the page talks to; by default a fresh one. */
  server?: TestApp
  /** Whose browser it is: `await server.register({ name: 'Ana' })`. By default a visitor without cookies. */
  as?: Visitor
  /** A procedure whose requests never reach the server, as if the connection broke. */
  failing?: string
  /** The landing page has just been hydrated: the table of the other pages is still loading. */
  has_no_pages_yet?: boolean
}

/** The whole web app on the whole API in one process: real router, real procedures, real database. */
export async function renderApp(
  path: string,
  { server = createTestApp(), as, failing, has_no_pages_yet }: RenderOptions = {},
) {
  const visitor = as ?? server.browser()
  const { App, router, queryClient } = createApp({
    history: createMemoryHistory({ initialEntries: [path] }),
    fetch: fetchOf(server, visitor, failing),
  })
  openApps.add(queryClient)
  // Requests without a response are retried, as always, but at once.
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } })
  if (!has_no_pages_yet) await addPages(router)
  await act(() => router.load())
  const page = render(<App />)
  return { ...page, router, queryClient, server, visitor }
}

// Does what a browser does for the page: adds the cookies, and stores those in the response.
function fetchOf({ app }: TestApp, visitor: Visitor, failing?: string): typeof fetch {
  return async (input, init) => {
    const { pathname, search } = new URL(String(input), 'http://localhost')
    if (failing && pathname.includes(failing)) throw new TypeError('Failed to fetch')
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), ...(cookie && { cookie }) }
    const response = await app.request(`${pathname}${search}`, { ...init, headers })
    // happy-dom joins two cookies into one line; none of our cookies contains a comma.
    const lines = response.headers.getSetCookie().flatMap((line) => line.split(', '))
    for (const line of lines) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      visitor.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
}
