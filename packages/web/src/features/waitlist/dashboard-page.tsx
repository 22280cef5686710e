import type { ActivityCard } from '@fgm/shared/activities/activities'
import { withChildName } from '@fgm/shared/activities/child-in-text'
import { rankActivities } from '@fgm/shared/activities/ranking'
import { hasReservedSpot, isMember } from '@fgm/shared/family/membership'
import { Link } from '@tanstack/react-router'
import { Bookmark, DoorOpen, Download, Hourglass, UsersRound } from 'lucide-react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'
import { SignInPrompt } from '../../session/sign-in-ways.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/error-state.tsx'
import { Facts } from '../../ui/facts.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LoadingWords, PanelSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { NeedsFact, StartNow } from '../activities/activity-card.tsx'
import { LeadCard } from '../activities/lead-card.tsx'
import { experienceOf, momentNow, readMemory } from '../activities/right-now-memory.ts'
import { AddChildButton } from '../children/add-child-button.tsx'
import { type Child, useChildren } from '../children/use-children.ts'
import { ThisWeek } from '../week/this-week.tsx'
import { useWeek } from '../week/use-week.ts'
import { BenefitList } from './benefit-list.tsx'
import { MoveLog, QueuePlace } from './queue-place.tsx'
import { InviteFriends } from './referrals.tsx'
import { storyOf, useWaitlistStatus, type WaitlistStatus } from './use-waitlist-status.ts'

const column = 'grid content-start gap-5 *:min-w-0'

/** The membership of a family, and while it waits, its place and what moves it (spec part two §2). */
export function DashboardPage() {
  const session = useSession()
  const status = useWaitlistStatus(session.state === 'signed_in')
  // An administrator is not a family: no number, no price, no place (decisions §1).
  const isAdmin = session.user?.is_admin
  if (session.state === 'signed_in' && !isAdmin && status.data)
    return (
      <div className={`wrap page ${column}`}>
        {isMember(status.data.user) ? (
          <MemberDashboard status={status.data} />
        ) : (
          <WaitingDashboard status={status.data} since={session.user.created_at} />
        )}
      </div>
    )
  return (
    <div className={`wrap page ${column}`}>
      <PageTitle className="hidden-text" title="Your place">
        Dashboard
      </PageTitle>
      {isAdmin ? (
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
      ) : session.state === 'signed_out' ? (
        <SignInPrompt title="Log in to see your dashboard">
          What you play, what is open to you, and who joined with your link.
        </SignInPrompt>
      ) : status.isError ? (
        <LoadFailure title="Unable to load dashboard" query={status}>
          Your place and your rewards are safe.
        </LoadFailure>
      ) : (
        <DashboardLoading />
      )}
    </div>
  )
}

type DashboardProps = {
  status: WaitlistStatus
  /** When the family registered. */
  since: string
}

/** Tonight's activity first, then the wait; once a family may pay, the link to pay comes first. */
function WaitingDashboard({ status, since }: DashboardProps) {
  const queries = [
    trpc.children.list.useQuery(undefined, quiet),
    trpc.activities.cards.useQuery(undefined, quiet),
    trpc.activities.marks.useQuery(undefined, quiet),
  ]
  // Rendered at once: parts that arrived later would push the others down.
  if (queries.some(({ isPending }) => isPending)) return <DashboardLoading />
  return (
    <>
      <DashboardHead status={status} />
      {status.can_pay ? <OpenDoor status={status} /> : <InLine status={status} since={since} />}
    </>
  )
}

/** For a family that may pay: its door, and then the rest as for every family. */
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

/** Next to what to play, the place and the day; below them the benefits of waiting, which may be a gift to choose. */
function InLine({ status, since }: DashboardProps) {
  return (
    <>
      {/* So wide that the picture is next to its words: the button is in the first screen. */}
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

/** For a family with access: its week together, then in one line what it has; the invitation comes last. */
function MemberDashboard({ status }: { status: WaitlistStatus }) {
  const queries = [
    trpc.children.list.useQuery(undefined, quiet),
    trpc.reminders.own.useQuery(undefined, quiet),
    useWeek().query,
  ]
  // Rendered at once: parts that arrived later would push the others down.
  if (queries.some(({ isPending }) => isPending)) return <DashboardLoading />
  return (
    <ThisWeek membership={<Membership status={status} />}>
      <InviteFriends status={status} />
    </ThisWeek>
  )
}

/** That the family has access, in a sentence; the details are in the profile. */
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

function DashboardHead({ status }: { status: WaitlistStatus }) {
  const { user, can_pay } = status
  const { badge, standing, sentence } = storyOf(status)
  const isReserved = hasReservedSpot(user)
  return (
    <header className="grid justify-items-start gap-2">
      <Chip
        tone={can_pay || isReserved ? 'teal' : 'outline'}
        icon={can_pay ? DoorOpen : isReserved ? Bookmark : Hourglass}
      >
        {badge}
      </Chip>
      <PageTitle title="Your place" className="wrap-anywhere">
        {`Hello ${user.name.trim().split(/\s+/)[0]}, ${standing}`}
      </PageTitle>
      <p className="muted max-w-none">{sentence}</p>
    </header>
  )
}

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

function DashboardLoading() {
  return (
    <>
      <LoadingWords>Loading your place</LoadingWords>
      {['a', 'b', 'c'].map((box) => (
        <PanelSkeleton key={box}>
          <Skeleton shape="h18" className="w-2/3" />
        </PanelSkeleton>
      ))}
    </>
  )
}

const quiet = { throwOnError: false } as const

type NowTogetherProps = {
  /** Left out next to a more important button. */
  isMainThing?: boolean
}

/** One activity that fits the playing child, with a button to start; the same as My Activities begins with. */
function NowTogether({ isMainThing = true }: NowTogetherProps) {
  const { children, child } = useChildren()
  const cards = trpc.activities.cards.useQuery(undefined, quiet)
  const marks = trpc.activities.marks.useQuery(undefined, quiet)
  // The list of activities, linked below, shows the error.
  if (cards.isError || marks.isError) return null
  if (!children || !cards.data || !marks.data) return <PanelSkeleton />
  const here = child ? [child] : []
  const experience = experienceOf(marks.data, readMemory(), here)
  const player = { age: child?.age ?? null, here, experience }
  const now = rankActivities(cards.data, player, momentNow())[0]?.card
  return (
    <section className="card lift flush flex flex-col [&_.scene]:max-w-full" aria-labelledby="now">
      {now && <Idea activity={now} child={child} isMainThing={isMainThing} />}
      {!child && (
        <div
          className={`px-5 pt-4 pb-5 desk:px-7 ${now ? 'border-0 border-t-[1.5px] border-dashed border-line' : ''}`}
        >
          <p className="small muted">Who is playing? Then the ideas fit.</p>
          <AddChildButton variant="secondary" size="small">
            Add Your Child
          </AddChildButton>
        </div>
      )}
    </section>
  )
}

type IdeaProps = { activity: ActivityCard; child: Child | undefined; isMainThing: boolean }

function Idea({ activity, child, isMainThing }: IdeaProps) {
  return (
    <LeadCard
      activity={activity}
      sentence={withChildName(activity.description, child?.name)}
      eyebrow={child ? `Five minutes with ${child.name}` : 'Five minutes together'}
      title={
        <h2 id="now" className="text-h2">
          {activity.title}
        </h2>
      }
      facts={
        <Facts>
          <NeedsFact of={activity} />
        </Facts>
      }
    >
      <StartNow
        id={activity.id}
        preload="render"
        variant={isMainThing ? 'primary' : 'calm'}
        className="max-mid:w-full"
      />
    </LeadCard>
  )
}
