import './profile.css'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { httpStatus } from '../../lib/errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'
import { SignInAsk, useWayBack } from '../../session/sign-in-ways.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { DayLinksSection } from '../day-links/day-links-section.tsx'
import { ParentsSection } from '../families/parents-section.tsx'
import { AccountPanel } from './account/account-panel.tsx'
import { ActivitiesPanel } from './activities-panel.tsx'
import { ChildrenPanel } from './children-panel.tsx'
import { HowCardsAreChosen } from './how-cards-are-chosen.tsx'
import { MembershipPanel } from './membership-panel.tsx'
import { OverviewPanel } from './overview-panel.tsx'

type Profile = Outputs['auth']['profile']

type ProfileTab =
  | 'overview'
  | 'children'
  | 'activities'
  | 'membership'
  | 'account'
  | 'progress'
  | 'achievements'

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
const boxes = ['a', 'b', 'c']

/** Who the family is: what it has, its children, what they did, its membership and its account (spec part two §2, profile). */
export function ProfilePage() {
  const session = useSession()
  const profile = trpc.auth.profile.useQuery(undefined, {
    enabled: session.state === 'signed_in',
    throwOnError: false,
  })
  return (
    <div className={`wrap page grid *:min-w-0 ${profile.data ? 'profile' : 'gap-6'}`}>
      <PageTitle className={profile.data ? undefined : 'hidden-text'}>Profile</PageTitle>
      {profile.data ? (
        <ProfileTabs profile={profile.data} />
      ) : session.state === 'signed_out' ? (
        <SignInAsk title="Log in to see your profile">
          Your children, what they played, and your account.
        </SignInAsk>
      ) : profile.isError ? (
        <Unavailable
          error={profile.error}
          onRetry={() => void profile.refetch()}
          isRetrying={profile.isFetching}
        />
      ) : (
        <Loading />
      )}
    </div>
  )
}

function ProfileTabs({ profile }: { profile: Profile }) {
  const { tab } = route.useSearch()
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = route.useNavigate()
  const tabs = tabsOf(profile)
  const requested = tab ?? tabsOfHeadings[hash]
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
  return [
    { value: 'overview', label: 'Overview', content: <OverviewPanel profile={profile} /> },
    { value: 'children', label: 'Children', content: <FamilyPanel profile={profile} /> },
    { value: 'activities', label: 'Activities', content: <PlayedPanel /> },
    ...(profile.is_admin ? [] : [membershipTab(profile)]),
    { value: 'account', label: 'Account', content: <AccountPanel profile={profile} /> },
    { value: 'progress', label: 'Progress', comingWord: 'Soon' },
    { value: 'achievements', label: 'Achievements', comingWord: 'Soon' },
  ]
}

/** What was played together, and what the cards learned from it. */
const PlayedPanel = () => (
  <div className="grid gap-8">
    <ActivitiesPanel />
    <HowCardsAreChosen />
  </div>
)

/** The children of the family, its parents and who plays by a link. An administrator is alone. */
const FamilyPanel = ({ profile }: { profile: Profile }) => (
  <div className="grid gap-8">
    <ChildrenPanel profile={profile} />
    {!profile.is_admin && <ParentsSection owner={profile} />}
    {!profile.is_admin && <DayLinksSection />}
  </div>
)

// An administrator is no family: no membership, no credits.
const membershipTab = (profile: Profile): Tab<ProfileTab> => ({
  value: 'membership',
  label: 'Membership',
  content: <MembershipPanel profile={profile} />,
})

const unavailable = 'Unable to load profile'

type UnavailableProps = { error: unknown; onRetry: () => void; isRetrying: boolean }

/** The spec asks for a link to log in, whatever the reason. */
function Unavailable({ error, onRetry, isRetrying }: UnavailableProps) {
  const search = useWayBack()
  return (
    <ErrorState
      title={unavailable}
      onRetry={onRetry}
      isRetrying={isRetrying}
      actions={
        <ButtonTo to={paths.login} search={search} size="small">
          Log In
        </ButtonTo>
      }
    >
      {httpStatus(error) === undefined
        ? 'We could not reach the server. Nothing is lost.'
        : 'Log in to see your children and your account.'}
    </ErrorState>
  )
}

function Loading() {
  return (
    <>
      <LoadingWords>Loading your profile</LoadingWords>
      {boxes.map((box) => (
        <div key={box} className="card grid gap-3" aria-hidden="true">
          <Skeleton shape="h24" className="w-1/3" />
          <Skeleton shape="h52" className="w-full" />
        </div>
      ))}
    </>
  )
}
