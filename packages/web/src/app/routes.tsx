import { adminSection } from '@fgm/shared/admin-sections'
import {
  createRoute,
  type RouteComponent,
  redirect,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import { getQueryKey } from '@trpc/react-query'
import { lazyPage } from '../lib/lazy-page.ts'
import { paths } from '../lib/paths.ts'
import { trpc } from '../lib/trpc.ts'
import { getParentRoute } from './root-route.ts'
import { texts } from './search.ts'

/*
 * The table of pages, except for the landing page. It loads after the landing page is hydrated, and with the first load
 * of every other page (see `router.ts`): another row costs a first visit nothing. `prerender.mjs` reads its source.
 */

/** The search parameters of the list of activities; the page parses them (`readFilters`). */
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
  page('/login', 'LoginPage', {
    load: () => import('../features/auth/login/login-page.tsx'),
    search: ['next'],
    hidesBottomBar: true,
  }),
  page('/register', 'RegisterPage', {
    load: () => import('../features/auth/register/register-page.tsx'),
    search: ['ref', 'next'],
    hidesBottomBar: true,
  }),
  page('/forgot-password', 'ForgotPasswordPage', {
    load: () => import('../features/auth/login/password-pages.tsx'),
    search: ['next'],
    hidesBottomBar: true,
  }),
  page('/reset-password', 'ResetPasswordPage', {
    load: () => import('../features/auth/login/password-pages.tsx'),
    search: ['token'],
    hidesBottomBar: true,
  }),
  page('/verify-email', 'VerifyEmailPage', {
    load: () => import('../features/auth/register/verify-email-page.tsx'),
    search: ['token'],
    hidesBottomBar: true,
  }),
  page('/unsubscribe', 'UnsubscribePage', {
    load: () => import('../features/mail/unsubscribe-page.tsx'),
    search: ['token'],
    hidesBottomBar: true,
  }),
  page('/reminder', 'ReminderPage', {
    load: () => import('../features/reminders/reminder-page.tsx'),
    search: ['do', 'token'],
    hidesBottomBar: true,
  }),
  page('/activities', 'ActivitiesPage', {
    load: () => import('../features/activities/list/activities-page.tsx'),
    search: listWords,
    firstQueries: queries(trpc.activities.marks, trpc.children.list, trpc.activities.cards),
  }),
  page('/activities/$activity_id', 'ActivityPage', {
    load: () => import('../features/activities/page/activity-page.tsx'),
    hidesBottomBar: true,
    firstQueries: ({ activity_id }) => [
      getQueryKey(trpc.activities.byId, { id: activity_id }, 'query'),
      ...queries(trpc.children.list)(),
    ],
  }),
  page('/activities/$activity_id/play', 'PlayPage', {
    load: () => import('../features/activities/play/play-page.tsx'),
    hidesBottomBar: true,
  }),
  page('/activities/free', 'FreeActivitiesPage', {
    load: () => import('../features/downloads/free-activities-page.tsx'),
    firstQueries: queries(trpc.activities.listFree),
  }),
  page('/ai-generator', 'GeneratorPage', {
    load: () => import('../features/generator/generator-page.tsx'),
    firstQueries: queries(trpc.children.list),
  }),
  page('/profile', 'ProfilePage', {
    load: () => import('../features/profile/profile-page.tsx'),
    search: ['tab'],
    firstQueries: queries(
      trpc.auth.profile,
      trpc.account.stats,
      trpc.waitlist.status,
      trpc.mail.choice,
      trpc.auth.browsers,
      trpc.payments.receipts,
    ),
  }),
  page('/profile/day-link', 'MakeDayLinkPage', {
    load: () => import('../features/day-links/making/make-day-link-page.tsx'),
    search: ['activity', 'hunt'],
    hidesBottomBar: true,
  }),
  page('/day', 'DayPage', {
    load: () => import('../features/day-links/opened/day-page.tsx'),
    search: ['thing'],
    hidesBottomBar: true,
  }),
  page('/profile/invite', 'InvitePage', {
    load: () => import('../features/families/invite-page.tsx'),
    hidesBottomBar: true,
    firstQueries: queries(trpc.families.members),
  }),
  page('/join', 'JoinPage', {
    load: () => import('../features/families/join/join-page.tsx'),
    hidesBottomBar: true,
  }),
  page('/upgrade', 'UpgradePage', { load: () => import('../features/payments/upgrade-page.tsx') }),
  page('/dashboard', 'DashboardPage', {
    load: () => import('../features/waitlist/dashboard-page.tsx'),
    firstQueries: queries(trpc.waitlist.status, trpc.children.list),
  }),
  // The launch section is at '/admin'. Sections once had their name in '?tab=': those addresses redirect.
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
  page('/admin/setup', 'AdminSetupPage', {
    load: () => import('../features/auth/register/admin-setup-page.tsx'),
    search: ['token'],
    hidesBottomBar: true,
  }),
  page('/community', 'CommunityPage', {
    load: () => import('../features/community/community-page.tsx'),
    search: communityWords,
    firstQueries: queries(trpc.flags.current, trpc.children.list),
  }),
  page('/premium-library', 'PremiumLibraryPage', {
    load: () => import('../features/library/premium-library-page.tsx'),
    search: premiumWords,
    firstQueries: queries(trpc.flags.current),
  }),
  page('/scavenger-hunt/blueprints', 'GalleryPage', {
    load: () => import('../features/blueprints/gallery/gallery-page.tsx'),
  }),
  // One page for both addresses: the first save changes the address while the house is being drawn. A new house has
  // the id 'create' (spec part two §2).
  page('/scavenger-hunt/blueprints/edit/$id', 'BlueprintEditorPage', {
    load: () => import('../features/blueprints/editor/blueprint-editor-page.tsx'),
    hidesBottomBar: true,
  }),
  createRoute({
    getParentRoute,
    path: '/scavenger-hunt/blueprints/create',
    beforeLoad: () => {
      throw redirect({ to: paths.blueprintEdit, params: { id: 'create' }, replace: true })
    },
  }),
  page('/scavenger-hunt/tell-us', 'TellUsPage', {
    load: () => import('../features/blueprints/tell-us/tell-us-page.tsx'),
    search: ['step'],
    hidesBottomBar: true,
  }),
  page('/scavenger-hunt', 'HuntsPage', {
    load: huntPages,
    search: ['tab', 'success', 'hunt', 'show'],
    firstQueries: queries(trpc.blueprints.ownAndPresets, trpc.hunts.list, trpc.children.list),
  }),
  page('/scavenger-hunt/create', 'CreateHuntPage', {
    load: huntPages,
    search: ['blueprint'],
    hidesBottomBar: true,
  }),
  page('/scavenger-hunt/edit/$hunt_id', 'EditHuntPage', { load: huntPages, hidesBottomBar: true }),
  page('/scavenger-hunt/play/$hunt_id', 'PlayHuntPage', {
    load: huntPages,
    // The code on a printed card says which item was found.
    search: ['found'],
    hidesBottomBar: true,
  }),
  page('/scavenger-hunt/our-hunts', 'OurHuntsPage', {
    load: huntPages,
    search: ['hunt', 'child'],
  }),
  page('/privacy', 'PrivacyPage', { load: () => import('../features/trust/privacy-page.tsx') }),
  page('/terms', 'TermsPage', { load: () => import('../features/trust/terms-page.tsx') }),
  page('/help', 'HelpPage', { load: () => import('../features/distress/help-page.tsx') }),
  page('/refunds', 'RefundsPage', { load: () => import('../features/trust/refunds-page.tsx') }),
  page('/contact', 'ContactPage', { load: () => import('../features/trust/contact-page.tsx') }),
  page('/imprint', 'ImprintPage', { load: () => import('../features/trust/imprint-page.tsx') }),
  alias('/activities/public', paths.activities),
  alias('/generate', paths.generator),
  alias('/premium', paths.premiumLibrary),
] as const

type PageOptions<Name extends string, Word extends string> = StaticDataRouteOption & {
  load: () => Promise<Record<Name, RouteComponent>>
  /** The search parameters of its address. */
  search?: readonly Word[]
}

function page<Path extends string, Name extends string, Word extends string = never>(
  path: Path,
  name: Name,
  { load, search: words = [], ...staticData }: PageOptions<Name, Word>,
) {
  return createRoute({
    getParentRoute,
    path,
    staticData,
    validateSearch: (search) => texts(search, words),
    component: lazyPage(load, name),
  })
}

/** The first queries of each page, all without an input. */
function queries(...all: Parameters<typeof getQueryKey>[0][]) {
  return () => all.map((query) => getQueryKey(query, undefined, 'query'))
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
