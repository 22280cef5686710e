import {
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { lazyPage } from '../lib/lazy-page.ts'
import { paths } from '../lib/paths.ts'
import { ErrorPage } from './error-page.tsx'
import { Layout } from './layout.tsx'
import type { PlaceToCome } from './not-built-yet-page.tsx'
import { parseSearch, stringifySearch } from './search.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /**
     * A page with its own sticky action on phones needs the room of the five places; a page that is one step of its own
     * (signing in, a link out of a mail) goes without them and without notices.
     */
    hidesBottomBar?: boolean
    /** The strip about the founding families above the bar. */
    hasFoundingBanner?: boolean
    /** Which page of the plan stands here but is not built yet. */
    placeToCome?: PlaceToCome
  }
}

const rootRoute = createRootRoute({
  component: Layout,
  notFoundComponent: lazyPage(() => import('./not-found-page.tsx'), 'NotFoundPage'),
})
const getParentRoute = () => rootRoute

const landingRoute = createRoute({
  getParentRoute,
  path: '/',
  staticData: { hasFoundingBanner: true },
  component: lazyPage(() => import('../features/landing/landing-page.tsx'), 'LandingPage'),
})

const loginRoute = createRoute({
  getParentRoute,
  path: '/login',
  staticData: { hidesBottomBar: true },
  component: lazyPage(() => import('../features/auth/login-page.tsx'), 'LoginPage'),
})

const registerRoute = createRoute({
  getParentRoute,
  path: '/register',
  staticData: { hidesBottomBar: true },
  validateSearch: (search): { ref?: string } => ({ ref: text(search.ref) }),
  component: lazyPage(() => import('../features/auth/register-page.tsx'), 'RegisterPage'),
})

const forgotPasswordRoute = createRoute({
  getParentRoute,
  path: '/forgot-password',
  staticData: { hidesBottomBar: true },
  component: lazyPage(
    () => import('../features/auth/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
})

const resetPasswordRoute = createRoute({
  getParentRoute,
  path: '/reset-password',
  staticData: { hidesBottomBar: true },
  validateSearch: (search): { token?: string } => ({ token: text(search.token) }),
  component: lazyPage(
    () => import('../features/auth/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
})

const verifyEmailRoute = createRoute({
  getParentRoute,
  path: '/verify-email',
  staticData: { hidesBottomBar: true },
  validateSearch: (search): { token?: string } => ({ token: text(search.token) }),
  component: lazyPage(() => import('../features/auth/verify-email-page.tsx'), 'VerifyEmailPage'),
})

const unsubscribeRoute = createRoute({
  getParentRoute,
  path: '/unsubscribe',
  staticData: { hidesBottomBar: true },
  validateSearch: (search): { token?: string } => ({ token: text(search.token) }),
  component: lazyPage(() => import('../features/mail/unsubscribe-page.tsx'), 'UnsubscribePage'),
})

/** The words in the address of the list of activities; the page reads them (`readFilters`). */
const list_words = [
  'q',
  'source',
  'favorites',
  'done',
  'category',
  'age',
  'minutes',
  'materials',
  'setting',
  'shown',
] as const

const activitiesRoute = createRoute({
  getParentRoute,
  path: '/activities',
  validateSearch: (search) => texts(search, list_words),
  component: lazyPage(() => import('../features/activities/activities-page.tsx'), 'ActivitiesPage'),
})

const activityRoute = createRoute({
  getParentRoute,
  path: '/activities/$activity_id',
  staticData: { hidesBottomBar: true },
  component: lazyPage(() => import('../features/activities/activity-page.tsx'), 'ActivityPage'),
})

const freeActivitiesRoute = createRoute({
  getParentRoute,
  path: '/activities/free',
  component: lazyPage(
    () => import('../features/downloads/free-activities-page.tsx'),
    'FreeActivitiesPage',
  ),
})

const generatorRoute = createRoute({
  getParentRoute,
  path: '/ai-generator',
  component: lazyPage(() => import('../features/generator/generator-page.tsx'), 'GeneratorPage'),
})

const profileRoute = createRoute({
  getParentRoute,
  path: '/profile',
  validateSearch: (search) => texts(search, ['tab']),
  component: lazyPage(() => import('../features/profile/profile-page.tsx'), 'ProfilePage'),
})

const upgradeRoute = createRoute({
  getParentRoute,
  path: '/upgrade',
  component: lazyPage(() => import('../features/payments/upgrade-page.tsx'), 'UpgradePage'),
})

const dashboardRoute = createRoute({
  getParentRoute,
  path: '/dashboard',
  component: lazyPage(() => import('../features/waitlist/dashboard-page.tsx'), 'DashboardPage'),
})

const adminRoute = createRoute({
  getParentRoute,
  path: '/admin',
  validateSearch: (search) => texts(search, ['tab']),
  component: lazyPage(() => import('../features/admin/admin-page.tsx'), 'AdminPage'),
})

const aliases = [
  alias('/activities/public', paths.activities),
  alias('/generate', paths.generator),
  alias('/premium', paths.premiumLibrary),
]

const toCome = [
  notBuiltYet('/community', 'community'),
  notBuiltYet('/premium-library', 'premiumLibrary'),
  notBuiltYet('/scavenger-hunt', 'hunt'),
  notBuiltYet('/scavenger-hunt/$area', 'hunt'),
  notBuiltYet('/scavenger-hunt/$area/$id', 'hunt'),
  notBuiltYet('/scavenger-hunt/$area/$action/$id', 'hunt'),
] as const

// The page of all parts is for us alone: the branch and its import are gone from the production bundle.
const kitRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute,
        path: '/kit',
        component: lazyPage(() => import('./kit/kit-page.tsx'), 'KitPage'),
      }),
    ]
  : []

const routeTree = rootRoute.addChildren([
  landingRoute,
  loginRoute,
  registerRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  unsubscribeRoute,
  activitiesRoute,
  activityRoute,
  freeActivitiesRoute,
  generatorRoute,
  profileRoute,
  upgradeRoute,
  dashboardRoute,
  adminRoute,
  ...toCome,
  ...aliases,
  ...kitRoutes,
])

/** The one table of pages. Pages load when they are needed, and when a pointer rests on a link to them. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    defaultPendingMs: 400,
    // In the prerender it would add an inline script, which the content policy refuses.
    scrollRestoration: !import.meta.env.SSR,
  })
}

function alias<Path extends string>(
  path: Path,
  to: '/activities' | '/ai-generator' | '/premium-library',
) {
  return createRoute({
    getParentRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true })
    },
  })
}

function notBuiltYet<Path extends string>(path: Path, placeToCome: PlaceToCome) {
  return createRoute({
    getParentRoute,
    path,
    staticData: { placeToCome },
    component: lazyPage(() => import('./not-built-yet-page.tsx'), 'NotBuiltYetPage'),
  })
}

function texts<Name extends string>(search: Record<string, unknown>, names: readonly Name[]) {
  const words = names.map((name) => [name, text(search[name])])
  return Object.fromEntries(words) as { [name in Name]?: string }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined
}
