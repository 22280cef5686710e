import type { QueryKey } from '@tanstack/react-query'
import { createRoute, createRouter, type RouterHistory, redirect } from '@tanstack/react-router'
import { lazyPage } from '../lib/lazy-page.ts'
import { ErrorPage } from './error-page.tsx'
import { getParentRoute, rootRoute } from './root-route.ts'
import { parseSearch, stringifySearch } from './search.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /**
     * A page with its own sticky action on phones needs the room of the five places; a page that is one step of its own
     * (logging in, a link out of a mail) goes without them and without notices.
     */
    hidesBottomBar?: boolean
    /** The strip about the founding families above the bar. */
    hasFoundingBanner?: boolean
    /** What a family's page asks the server for first, before its scripts are there (`first-queries.ts`). */
    firstQueries?: (params: { activity_id: string }) => QueryKey[]
  }
}

type Pages = typeof import('./routes.tsx')['pages']
type AppRouter = ReturnType<typeof createAppRouter>

const landingRoute = createRoute({
  getParentRoute,
  path: '/',
  staticData: { hasFoundingBanner: true },
  component: lazyPage(() => import('../features/landing/landing-page.tsx'), 'LandingPage'),
})

/**
 * The landing page, with a way to all others: their table (`routes.tsx`) is no part of a first visit. Who opens one of
 * them before `addPages` has brought the table, waits for it here.
 */
export function createAppRouter(history?: RouterHistory) {
  const elsewhereRoute = createRoute({
    getParentRoute,
    path: '$',
    beforeLoad: async ({ location: { href, state } }) => {
      await addPages(router)
      throw redirect({ href, state, replace: true })
    },
  })
  const firstTree: unknown = rootRoute.addChildren([landingRoute, elsewhereRoute])
  const router = createRouter({
    routeTree: firstTree as ReturnType<typeof treeOf>,
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    defaultPendingMs: 400,
    // In the prerender it would add an inline script, which the content policy refuses.
    scrollRestoration: !import.meta.env.SSR,
  })
  return router
}

/**
 * Brings the table of pages, and the router knows them all. Pages load when they are needed, and when a pointer rests
 * on a link to them.
 */
export async function addPages(router: AppRouter): Promise<void> {
  const { pages } = await import('./routes.tsx')
  router.routeTree = treeOf(pages)
  router.setRoutes(router.buildRouteTree())
}

function treeOf(pages: Pages) {
  return rootRoute.addChildren([landingRoute, ...pages])
}
