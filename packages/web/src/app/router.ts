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
     * A page with its own sticky action on phones uses the room of the five places. A page that is one step of its
     * own (logging in, a link from a mail) is shown without them and without notices.
     */
    hidesBottomBar?: boolean
    /** The strip about the founding families above the bar. */
    hasFoundingBanner?: boolean
    /** A family page's first requests, sent before its scripts are loaded (`first-queries.ts`). */
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
 * The landing page, and access to all others: their table (`routes.tsx`) is not part of a first visit. Opening one of
 * them before `addPages` has loaded the table waits for it here.
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
    // In the prerender it would add an inline script, which the content security policy refuses.
    scrollRestoration: !import.meta.env.SSR,
  })
  return router
}

/**
 * Loads the table of pages and adds it to the router. Pages load when they are needed, and when a pointer rests on a
 * link to them.
 */
export async function addPages(router: AppRouter): Promise<void> {
  const { pages } = await import('./routes.tsx')
  router.routeTree = treeOf(pages)
  router.setRoutes(router.buildRouteTree())
}

function treeOf(pages: Pages) {
  return rootRoute.addChildren([landingRoute, ...pages])
}
