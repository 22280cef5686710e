import { hasReservedSpot, isMember } from '@fgm/shared/family/membership'
import { Link } from '@tanstack/react-router'
import { Bookmark, DoorOpen, Download, Hourglass, type LucideIcon, UsersRound } from 'lucide-react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'
import { SignInAsk } from '../../session/sign-in-ways.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/error-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'
import { ThisWeek } from '../week/this-week.tsx'
import { useWeek } from '../week/use-week.ts'
import { BenefitList } from './benefit-list.tsx'
import { NowTogether } from './now-together.tsx'
import { MoveLog, QueuePlace } from './queue-place.tsx'
import { InviteFriends } from './referrals.tsx'
import { storyOf, useWaitlistStatus, type WaitlistStatus } from './use-waitlist-status.ts'

const title = 'Unable to load dashboard'
const column = 'grid content-start gap-5 *:min-w-0'

/** The membership of a family, and while it waits, its place and what moves it (spec part two §2). */
export function DashboardPage() {
  const session = useSession()
  const status = useWaitlistStatus(session.state === 'signed_in')
  if (session.user?.is_admin) return <NoFamily />
  if (session.state === 'signed_in' && status.data)
    return (
      <div className={`wrap page ${column}`}>
        <Dashboard status={status.data} since={session.user.created_at} />
      </div>
    )
  return (
    <div className={`wrap page ${column}`}>
      <PageTitle className="hidden-text" title="Your place">
        Dashboard
      </PageTitle>
      {session.state === 'signed_out' ? (
        <SignInAsk title="Log in to see your dashboard">
          What you play, what is open to you, and who joined with your link.
        </SignInAsk>
      ) : status.isError ? (
        <LoadFailure title={title} query={status}>
          Your place and your rewards are safe.
        </LoadFailure>
      ) : (
        <DashboardLoading />
      )}
    </div>
  )
}

// An administrator is no family: no number, no price, no place (decisions §1).
function NoFamily() {
  return (
    <div className={`wrap page ${column}`}>
      <PageTitle className="hidden-text" title="Your place">
        Dashboard
      </PageTitle>
      <EmptyState
        title="You run this place"
        actions={
          <ButtonTo to={paths.admin} variant="primary" size="small">
            Open the admin page
          </ButtonTo>
        }
      >
        Administrators take no place in line. The admin page shows who is waiting.
      </EmptyState>
    </div>
  )
}

type DashboardProps = {
  status: WaitlistStatus
  /** When the family registered. */
  since: string
}

/** For a family that is in, what it does together; for one that waits its place, what is open today, and what moves it. */
function Dashboard({ status, since }: DashboardProps) {
  return isMember(status.user) ? (
    <MemberDashboard status={status} />
  ) : (
    <WaitingDashboard status={status} since={since} />
  )
}

/** Tonight's activity first, then the wait; once a family may pay, the way to pay comes first. */
function WaitingDashboard({ status, since }: DashboardProps) {
  // Rendered at once: parts that came later would push the others down.
  if (!useIsPlayLoaded()) return <DashboardLoading />
  return (
    <>
      <DashboardHead status={status} />
      {status.can_pay ? <OpenDoor status={status} /> : <InLine status={status} since={since} />}
    </>
  )
}

/** For a family that may pay: its door, and then the rest as it is for every family. */
function OpenDoor({ status }: { status: WaitlistStatus }) {
  return (
    <>
      <QueuePlace status={status} isAlone />
      <div className={`${column} desk:grid-cols-[1.5fr_1fr] desk:items-start`}>
        <div className={column}>
          <NowTogether isMainThing={false} />
          <NextSteps />
        </div>
        <div className={column}>
          <InviteFriends status={status} />
          <BenefitList status={status} />
        </div>
      </div>
    </>
  )
}

/** Beside what to play, the place and the day; below them what waiting has brought, which may be a gift to choose. */
function InLine({ status, since }: DashboardProps) {
  return (
    <>
      {/* So wide that the picture is beside its words: the button is in the first screen. */}
      <div className="grid gap-5 *:min-w-0 desk:grid-cols-[1.85fr_1fr]">
        <NowTogether />
        <QueuePlace status={status} />
      </div>
      <BenefitList status={status} />
      {status.moves.length > 0 && <MoveLog moves={status.moves} since={since} />}
      <InviteFriends status={status} />
      <NextSteps />
    </>
  )
}

/** For a family that is in: its week together, then in one line what it has; the invitation comes last. */
function MemberDashboard({ status }: { status: WaitlistStatus }) {
  // Rendered at once: parts that came later would push the others down.
  if (!useIsMemberLoaded()) return <DashboardLoading />
  return (
    <ThisWeek membership={<Membership status={status} />}>
      <InviteFriends status={status} />
    </ThisWeek>
  )
}

/** Whether all queries of the dashboard are settled. */
function useIsMemberLoaded(): boolean {
  const queries = [
    trpc.children.list.useQuery(undefined, quiet),
    trpc.reminders.own.useQuery(undefined, quiet),
    useWeek().query,
  ]
  return queries.every(({ isPending }) => !isPending)
}

/** That the family is in, in a sentence; all of it is in the profile. */
function Membership({ status }: { status: WaitlistStatus }) {
  return (
    <section className="membership-line" aria-labelledby="membership">
      <h2 id="membership" className="plain-heading">
        Your membership
      </h2>
      <p className="small muted max-w-none">
        {storyOf(status).sentence}{' '}
        <Link to={paths.profile} search={{ tab: 'membership' }} className="inline-block">
          See what it holds
        </Link>
      </p>
    </section>
  )
}

type User = WaitlistStatus['user']

/** The family's name and status, and what that means in a sentence. */
function DashboardHead({ status }: { status: WaitlistStatus }) {
  const { user } = status
  const { badge, standing, sentence } = storyOf(status)
  const { tone, icon } = looks(status)
  return (
    <header className="grid justify-items-start gap-2">
      <Chip tone={tone} icon={icon}>
        {badge}
      </Chip>
      <PageTitle title="Your place" className="wrap-anywhere">
        {`Hello ${firstName(user)}, ${standing}`}
      </PageTitle>
      <p className="muted max-w-none">{sentence}</p>
    </header>
  )
}

const firstName = ({ name }: User) => name.trim().split(/\s+/)[0] ?? name

function looks({ user, can_pay }: WaitlistStatus): {
  tone: 'teal' | 'outline'
  icon: LucideIcon
} {
  if (can_pay) return { tone: 'teal', icon: DoorOpen }
  if (hasReservedSpot(user)) return { tone: 'teal', icon: Bookmark }
  return { tone: 'outline', icon: Hourglass }
}

/** Links to what is open to a family that waits. */
function NextSteps() {
  return (
    <nav
      className="flex flex-wrap justify-center gap-2 desk:justify-start"
      aria-label="What you can do now"
    >
      <ButtonTo to={paths.freeActivities} size="small" icon={Download} className="max-mid:w-full">
        Free activities to print
      </ButtonTo>
      <ButtonTo to={paths.community} size="small" variant="text" icon={UsersRound}>
        Visit the community
      </ButtonTo>
    </nav>
  )
}

/** The skeleton of the dashboard. */
function DashboardLoading() {
  return (
    <>
      <LoadingWords>Loading your place</LoadingWords>
      {['a', 'b', 'c'].map((box) => (
        <div key={box} className="card grid gap-3" aria-hidden="true">
          <Skeleton shape="h24" className="w-1/3" />
          <Skeleton shape="h52" className="w-full" />
          <Skeleton shape="h18" className="w-2/3" />
        </div>
      ))}
    </>
  )
}

const quiet = { throwOnError: false } as const

/** Whether the queries of the activity to play now are settled. */
function useIsPlayLoaded(): boolean {
  const queries = [
    trpc.children.list.useQuery(undefined, quiet),
    trpc.activities.cards.useQuery(undefined, quiet),
    trpc.activities.marks.useQuery(undefined, quiet),
  ]
  return queries.every(({ isPending }) => !isPending)
}
