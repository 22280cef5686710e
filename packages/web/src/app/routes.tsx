import { adminSection } from '@fgm/shared/admin-sections'
import { createRoute, redirect } from '@tanstack/react-router'
import { getQueryKey } from '@trpc/react-query'
import { lazyPage } from '../lib/lazy-page.ts'
import { paths } from '../lib/paths.ts'
import { trpc } from '../lib/trpc.ts'
import { getParentRoute } from './root-route.ts'
import { text, texts } from './search.ts'

/*
 * The table of pages, but for the landing page. It comes after the landing page is hydrated, and with the first load
 * of every other page (see `router.ts`): a row more costs a first visit nothing.
 */

const noInput = [undefined, 'query'] as const

/** The words in the address of the list of activities; the page reads them (`readFilters`). */
const listWords = [
  'q',
  'moment',
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

/** The tab, the search and the filters of the community (`readQuery`), and the item whose sheet is open. */
const communityWords = ['tab', 'query', 'category', 'child_age', 'minutes', 'sort', 'item'] as const

/** The filters of the premium library (`readQuery`), the list of all, and the item whose sheet is open. */
const premiumWords = [
  'query',
  'category',
  'difficulty',
  'duration',
  'child_age',
  'sort',
  'show',
  'item',
] as const

const huntPages = async () => (await import('../features/hunts/hunt-pages.ts')).huntPages

export const pages = [
  createRoute({
    getParentRoute,
    path: '/login',
    staticData: { hidesBottomBar: true },
    validateSearch: (search) => texts(search, ['next']),
    component: lazyPage(() => import('../features/auth/login/login-page.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/register',
    staticData: { hidesBottomBar: true },
    validateSearch: (search) => texts(search, ['ref', 'next']),
    component: lazyPage(
      () => import('../features/auth/register/register-page.tsx'),
      'RegisterPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/forgot-password',
    staticData: { hidesBottomBar: true },
    validateSearch: (search) => texts(search, ['next']),
    component: lazyPage(
      () => import('../features/auth/login/password-pages.tsx'),
      'ForgotPasswordPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/reset-password',
    staticData: { hidesBottomBar: true },
    validateSearch: (search): { token?: string } => ({ token: text(search.token) }),
    component: lazyPage(
      () => import('../features/auth/login/password-pages.tsx'),
      'ResetPasswordPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/verify-email',
    staticData: { hidesBottomBar: true },
    validateSearch: (search): { token?: string } => ({ token: text(search.token) }),
    component: lazyPage(
      () => import('../features/auth/register/verify-email-page.tsx'),
      'VerifyEmailPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/unsubscribe',
    staticData: { hidesBottomBar: true },
    validateSearch: (search): { token?: string } => ({ token: text(search.token) }),
    component: lazyPage(() => import('../features/mail/unsubscribe-page.tsx'), 'UnsubscribePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/reminder',
    staticData: { hidesBottomBar: true },
    validateSearch: (search) => texts(search, ['do', 'token']),
    component: lazyPage(() => import('../features/reminders/reminder-page.tsx'), 'ReminderPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/activities',
    staticData: {
      firstQueries: () => [
        getQueryKey(trpc.activities.marks, ...noInput),
        getQueryKey(trpc.children.list, ...noInput),
        getQueryKey(trpc.activities.cards, ...noInput),
      ],
    },
    validateSearch: (search) => texts(search, listWords),
    component: lazyPage(
      () => import('../features/activities/list/activities-page.tsx'),
      'ActivitiesPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/activities/$activity_id',
    staticData: {
      hidesBottomBar: true,
      firstQueries: ({ activity_id }) => [
        getQueryKey(trpc.activities.byId, { id: activity_id }, 'query'),
        getQueryKey(trpc.children.list, ...noInput),
      ],
    },
    component: lazyPage(
      () => import('../features/activities/page/activity-page.tsx'),
      'ActivityPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/activities/$activity_id/play',
    staticData: { hidesBottomBar: true },
    component: lazyPage(() => import('../features/activities/play/play-page.tsx'), 'PlayPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/activities/free',
    staticData: { firstQueries: () => [getQueryKey(trpc.activities.listFree, ...noInput)] },
    component: lazyPage(
      () => import('../features/downloads/free-activities-page.tsx'),
      'FreeActivitiesPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/ai-generator',
    staticData: { firstQueries: () => [getQueryKey(trpc.children.list, ...noInput)] },
    component: lazyPage(() => import('../features/generator/generator-page.tsx'), 'GeneratorPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/profile',
    staticData: {
      firstQueries: () => [
        getQueryKey(trpc.auth.profile, ...noInput),
        getQueryKey(trpc.account.stats, ...noInput),
        getQueryKey(trpc.waitlist.status, ...noInput),
        getQueryKey(trpc.mail.choice, ...noInput),
        getQueryKey(trpc.auth.browsers, ...noInput),
        getQueryKey(trpc.payments.receipts, ...noInput),
      ],
    },
    validateSearch: (search) => texts(search, ['tab']),
    component: lazyPage(() => import('../features/profile/profile-page.tsx'), 'ProfilePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/profile/day-link',
    staticData: { hidesBottomBar: true },
    validateSearch: (search) => texts(search, ['activity', 'hunt']),
    component: lazyPage(
      () => import('../features/day-links/making/make-day-link-page.tsx'),
      'MakeDayLinkPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/day',
    staticData: { hidesBottomBar: true },
    validateSearch: (search) => texts(search, ['thing']),
    component: lazyPage(() => import('../features/day-links/opened/day-page.tsx'), 'DayPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/profile/invite',
    staticData: {
      hidesBottomBar: true,
      firstQueries: () => [getQueryKey(trpc.families.members, ...noInput)],
    },
    component: lazyPage(() => import('../features/families/invite-page.tsx'), 'InvitePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/join',
    staticData: { hidesBottomBar: true },
    component: lazyPage(() => import('../features/families/join/join-page.tsx'), 'JoinPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/upgrade',
    component: lazyPage(() => import('../features/payments/upgrade-page.tsx'), 'UpgradePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/dashboard',
    staticData: {
      firstQueries: () => [
        getQueryKey(trpc.waitlist.status, ...noInput),
        getQueryKey(trpc.children.list, ...noInput),
      ],
    },
    component: lazyPage(() => import('../features/waitlist/dashboard-page.tsx'), 'DashboardPage'),
  }),
  // The launch stands at '/admin'. Sections had their name behind '?tab=' once: those addresses lead on.
  createRoute({
    getParentRoute,
    path: '/admin/{-$section}',
    staticData: { hidesBottomBar: true },
    validateSearch: (search) => texts(search, ['tab', 'query', 'family', 'tier', 'address']),
    beforeLoad: ({ search: { tab, ...search }, params: { section } }) => {
      const wanted = tab ?? section
      const isLaunch = wanted === 'launch'
      if (tab === undefined && !isLaunch) return
      const next = isLaunch ? undefined : adminSection(wanted)
      throw redirect({ to: paths.admin, params: { section: next }, search, replace: true })
    },
    component: lazyPage(() => import('../features/admin/admin-page.tsx'), 'AdminPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/setup',
    staticData: { hidesBottomBar: true },
    validateSearch: (search): { token?: string } => ({ token: text(search.token) }),
    component: lazyPage(
      () => import('../features/auth/register/admin-setup-page.tsx'),
      'AdminSetupPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/community',
    staticData: {
      firstQueries: () => [
        getQueryKey(trpc.flags.current, ...noInput),
        getQueryKey(trpc.children.list, ...noInput),
      ],
    },
    validateSearch: (search) => texts(search, communityWords),
    component: lazyPage(() => import('../features/community/community-page.tsx'), 'CommunityPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/premium-library',
    staticData: { firstQueries: () => [getQueryKey(trpc.flags.current, ...noInput)] },
    validateSearch: (search) => texts(search, premiumWords),
    component: lazyPage(
      () => import('../features/library/premium-library-page.tsx'),
      'PremiumLibraryPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/scavenger-hunt/blueprints',
    component: lazyPage(
      () => import('../features/blueprints/gallery/gallery-page.tsx'),
      'GalleryPage',
    ),
  }),
  // One page for both addresses: the first save changes the address under the hand that draws. A new house has the id
  // 'create' (spec part two §2).
  createRoute({
    getParentRoute,
    path: '/scavenger-hunt/blueprints/edit/$id',
    staticData: { hidesBottomBar: true },
    component: lazyPage(
      () => import('../features/blueprints/editor/blueprint-editor-page.tsx'),
      'BlueprintEditorPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/scavenger-hunt/blueprints/create',
    beforeLoad: () => {
      throw redirect({ to: paths.blueprintEdit, params: { id: 'create' }, replace: true })
    },
  }),
  createRoute({
    getParentRoute,
    path: '/scavenger-hunt/tell-us',
    staticData: { hidesBottomBar: true },
    validateSearch: (search) => texts(search, ['step']),
    component: lazyPage(
      () => import('../features/blueprints/tell-us/tell-us-page.tsx'),
      'TellUsPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/scavenger-hunt',
    staticData: {
      firstQueries: () => [
        getQueryKey(trpc.blueprints.ownAndPresets, ...noInput),
        getQueryKey(trpc.hunts.list, ...noInput),
        getQueryKey(trpc.children.list, ...noInput),
      ],
    },
    validateSearch: (search) => texts(search, ['tab', 'success', 'hunt', 'show']),
    component: lazyPage(huntPages, 'HuntsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/scavenger-hunt/create',
    staticData: { hidesBottomBar: true },
    validateSearch: (search) => texts(search, ['blueprint']),
    component: lazyPage(huntPages, 'CreateHuntPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/scavenger-hunt/edit/$hunt_id',
    staticData: { hidesBottomBar: true },
    component: lazyPage(huntPages, 'EditHuntPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/scavenger-hunt/play/$hunt_id',
    staticData: { hidesBottomBar: true },
    // The code on a printed card says which item was found.
    validateSearch: (search) => texts(search, ['found']),
    component: lazyPage(huntPages, 'PlayHuntPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/privacy',
    component: lazyPage(() => import('../features/trust/privacy-page.tsx'), 'PrivacyPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/terms',
    component: lazyPage(() => import('../features/trust/terms-page.tsx'), 'TermsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/help',
    component: lazyPage(() => import('../features/distress/help-page.tsx'), 'HelpPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/refunds',
    component: lazyPage(() => import('../features/trust/refunds-page.tsx'), 'RefundsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/contact',
    component: lazyPage(() => import('../features/trust/contact-page.tsx'), 'ContactPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/imprint',
    component: lazyPage(() => import('../features/trust/imprint-page.tsx'), 'ImprintPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/scavenger-hunt/our-hunts',
    validateSearch: (search) => texts(search, ['hunt', 'child']),
    component: lazyPage(huntPages, 'OurHuntsPage'),
  }),
  alias('/activities/public', paths.activities),
  alias('/generate', paths.generator),
  alias('/premium', paths.premiumLibrary),
] as const

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
