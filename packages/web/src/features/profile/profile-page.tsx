import './profile.css'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { httpStatus } from '../../lib/errors.ts'
import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'
import { SignInPrompt, useWayBack } from '../../session/sign-in-ways.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LoadingWords, PanelSkeleton } from '../../ui/skeleton.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { MembershipPanel } from './membership-panel.tsx'
import { OverviewPanel } from './overview-panel.tsx'

type Profile = Outputs['auth']['profile']

type ProfileTab = keyof typeof laterPanels | 'overview' | 'membership' | 'progress' | 'achievements'

/** The tabs of the headings that an address may name: /profile#mails. */
const tabsOfHeadings: Record<string, ProfileTab> = {
  referral: 'overview',
  name: 'account',
  mails: 'account',
  tomorrow: 'account',
  account: 'account',
  parents: 'children',
  cards: 'activities',
}

const route = getRouteApi('/profile')

/** The panels that the first tab does without. */
const pending = (
  <div className="grid gap-6">
    <Loading />
  </div>
)
const FamilyPanel = lazyWithRetry(async () => (await import('./family-panel.tsx')).FamilyPanel, {
  pending,
})
const PlayedPanel = lazyWithRetry(async () => (await import('./played-panel.tsx')).PlayedPanel, {
  pending,
})
const AccountPanel = lazyWithRetry(
  async () => (await import('./account/account-panel.tsx')).AccountPanel,
  { pending },
)
const laterPanels = { children: FamilyPanel, activities: PlayedPanel, account: AccountPanel }
const preloadAfterMs = 1000

/** Who the family is: what it has, its children, what they did, its membership and its account (spec part two §2, profile). */
export function ProfilePage() {
  const session = useSession()
  const profile = trpc.auth.profile.useQuery(undefined, {
    enabled: session.state === 'signed_in',
    throwOnError: false,
  })
  usePanels(session.state === 'signed_in')
  return (
    // On phones the tabs already have enough room.
    <div className={`wrap page grid *:min-w-0 ${profile.data ? 'gap-1 desk:gap-6' : 'gap-6'}`}>
      <PageTitle className={profile.data ? undefined : 'hidden-text'}>Profile</PageTitle>
      {profile.data ? (
        <ProfileTabs profile={profile.data} />
      ) : session.state === 'signed_out' ? (
        <SignInPrompt title="Log in to see your profile">
          Your children, what they played, and your account.
        </SignInPrompt>
      ) : profile.isError ? (
        <Unavailable query={profile} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

function useRequestedTab(): string | undefined {
  const { tab } = route.useSearch()
  const hash = useLocation({ select: (location) => location.hash })
  return tab ?? tabsOfHeadings[hash]
}

/** Loads the panel in the address together with the profile, and the others once the page has settled. */
function usePanels(isSignedIn: boolean) {
  const requested = useRequestedTab()
  useEffect(() => {
    if (!isSignedIn) return
    for (const [tab, panel] of Object.entries(laterPanels)) if (tab === requested) panel.preload()
    const timer = setTimeout(() => {
      for (const panel of Object.values(laterPanels)) panel.preload()
    }, preloadAfterMs)
    return () => clearTimeout(timer)
  }, [isSignedIn, requested])
}

function ProfileTabs({ profile }: { profile: Profile }) {
  const navigate = route.useNavigate()
  const tabs = tabsOf(profile)
  const requested = useRequestedTab()
  const open = tabs.find(({ value, comingWord }) => value === requested && !comingWord)
  return (
    <Tabs
      label="Profile"
      tabs={tabs}
      value={open?.value ?? 'overview'}
      onChange={(next) =>
        void navigate({ search: { tab: next }, replace: true, resetScroll: false })
      }
    />
  )
}

function tabsOf(profile: Profile): Tab<ProfileTab>[] {
  const tabs: Tab<ProfileTab>[] = [
    { value: 'overview', label: 'Overview', content: <OverviewPanel profile={profile} /> },
    { value: 'children', label: 'Children', content: <FamilyPanel profile={profile} /> },
    { value: 'activities', label: 'Activities', content: <PlayedPanel /> },
    { value: 'membership', label: 'Membership', content: <MembershipPanel profile={profile} /> },
    { value: 'account', label: 'Account', content: <AccountPanel profile={profile} /> },
    { value: 'progress', label: 'Progress', comingWord: 'Soon' },
    { value: 'achievements', label: 'Achievements', comingWord: 'Soon' },
  ]
  // An administrator is not a family: no membership, no credits.
  return profile.is_admin ? tabs.filter(({ value }) => value !== 'membership') : tabs
}

type UnavailableProps = { query: { error: unknown; isFetching: boolean; refetch: () => unknown } }

/** The spec asks for a link to log in, whatever the reason. */
function Unavailable({ query }: UnavailableProps) {
  const search = useWayBack()
  return (
    <ErrorState
      title="Unable to load profile"
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      actions={
        <ButtonTo to={paths.login} search={search} size="small">
          Log In
        </ButtonTo>
      }
    >
      {httpStatus(query.error) === undefined
        ? 'We could not reach the server. Nothing is lost.'
        : 'Log in to see your children and your account.'}
    </ErrorState>
  )
}

function Loading() {
  return (
    <>
      <LoadingWords>Loading your profile</LoadingWords>
      <PanelSkeleton />
      <PanelSkeleton />
      <PanelSkeleton />
    </>
  )
}
