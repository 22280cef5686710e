import { isMember } from '@fgm/shared/family/membership'
import { Link } from '@tanstack/react-router'
import { BookHeart, Lightbulb, UsersRound } from 'lucide-react'
import { useEffect } from 'react'
import { errorMessage, httpStatus } from '../../../lib/errors.ts'
import { lazyWithRetry } from '../../../lib/lazy-with-retry.tsx'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { wasFamilyHere } from '../../../session/family-storage.ts'
import { endFirstRun, useIsFirstRun } from '../../../session/first-run.ts'
import { type Session, useSession } from '../../../session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import litHouseSvg from '../../../ui/drawings/lit-house.svg?raw'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { AddChildButton } from '../../children/add-child-button.tsx'
import { ChildPicker } from '../../children/child-picker.tsx'
import { type Children, useChildren } from '../../children/use-children.ts'
import { useSignUpStory } from '../../launch/use-sign-up-story.ts'
import { WaitingNote } from '../../waitlist/waiting-note.tsx'
import { LoadingCards } from '../card-grid.tsx'
import { type Marks, useMarks } from '../use-marks.ts'
import { useVisitor } from '../visitor.ts'
import { ActivityList } from './activity-list.tsx'
import { RightNowDeck } from './right-now-deck.tsx'
import './activities.css'
import './right-now-deck.css'

// Lazy, because a family is asked once.
const FirstChild = lazyWithRetry(async () => (await import('./first-child.tsx')).FirstChild)

/** A family's own library, or the samples for a visitor: one activity to do now, then all the others. */
export function ActivitiesPage() {
  const session = useSession()
  const family = useChildren()
  const isAsking = useIsAsking(session.user?.id, family)
  const list = useActivityList()
  const marks = useMarks(family.child?.id)
  const isKnown =
    session.state !== 'checking' &&
    !list.isPending &&
    !marks.isPending &&
    family.children !== undefined
  // Reserves the picker's space from the first paint on, so that nothing below it jumps.
  const awaitsPicker =
    session.state === 'checking'
      ? wasFamilyHere()
      : session.state === 'signed_in' && !family.children
  return (
    <div className="wrap page">
      <div className="list-hello">
        {session.state === 'checking' ? (
          <Skeleton shape="h36" className="w-64" />
        ) : (
          <PageTitle>{session.user ? 'My Activities' : 'Sample Activities'}</PageTitle>
        )}
        <ChildPicker family={family} isLabelHidden />
        {awaitsPicker && <Skeleton className="h-12 w-56" />}
        {session.state === 'signed_in' && family.children?.length === 0 && !isAsking && (
          <AddChildButton variant="secondary" size="small">
            Add Your Child
          </AddChildButton>
        )}
      </div>
      {isAsking ? (
        <FirstChild />
      ) : isKnown ? (
        <Library session={session} family={family} list={list} marks={marks} />
      ) : (
        <ListSkeleton />
      )}
    </div>
  )
}

/** Whether to ask a new family who is playing: until it has a child, added here or elsewhere. */
function useIsAsking(familyId: string | undefined, { children }: Children): boolean {
  const isFirstRun = useIsFirstRun(familyId)
  const hasChild = isFirstRun && children !== undefined && children.length > 0
  useEffect(() => {
    if (hasChild) endFirstRun()
  }, [hasChild])
  return isFirstRun && children?.length === 0
}

type LibraryProps = {
  session: Session
  family: Children
  list: ReturnType<typeof useActivityList>
  marks: Marks
}

// Lazy, because few log in after playing.
const WhatYouPlayed = lazyWithRetry(
  async () => (await import('./what-you-played.tsx')).WhatYouPlayed,
  { isSilent: true },
)

function Library({ session, family, list, marks }: LibraryProps) {
  const { plays = [] } = useVisitor()
  const { cards, problem, retry } = list
  if (!cards)
    return (
      problem && (
        <ErrorState title={problem.title} {...retry}>
          {problem.sentence}
        </ErrorState>
      )
    )
  const { user } = session
  return (
    <>
      {problem && (
        <div role="alert" className="note honey list-notice mb-5 flex-wrap items-center">
          <p>
            <b>{problem.title}</b> Here are the sample activities for now.
          </p>
          <Button size="small" isPending={retry.isRetrying} onClick={retry.onRetry}>
            Try Again
          </Button>
        </div>
      )}
      {cards.length === 0 ? (
        <EmptyLibrary />
      ) : (
        <>
          {user && family.child && plays.length > 0 && <WhatYouPlayed child={family.child} />}
          <RightNowDeck family={family} cards={cards} marks={marks} isVisitor={!user} />
          {user && !isMember(user) && (
            <WaitingNote icon={BookHeart} note="libraryNote">
              These {cards.length} are yours to play now.
            </WaitingNote>
          )}
          <ActivityList
            title={user ? 'Your list' : 'All samples'}
            cards={cards}
            family={family}
            marks={marks}
          />
        </>
      )}
      {user ? <NextSteps /> : <SignUpCall />}
    </>
  )
}

const network = 'Network error. Please check if the backend server is running.'

/** Everything this family may play. Without a response, the public list is tried (spec, error catalogue). */
function useActivityList() {
  const own = trpc.activities.cards.useQuery(undefined, { throwOnError: false })
  const hasFailed = own.isError && !own.data
  const hasNoResponse = hasFailed && httpStatus(own.error) === undefined
  const samples = trpc.activities.listSamples.useQuery(undefined, {
    enabled: hasNoResponse,
    throwOnError: false,
    retry: false,
  })
  const problem = hasNoResponse
    ? { title: network, sentence: 'Nothing you have marked is lost.' }
    : { title: 'Failed to load activities', sentence: errorMessage(own.error) }
  return {
    cards: own.data ?? (hasNoResponse ? samples.data : undefined),
    isPending: own.isPending || (hasNoResponse && samples.isPending && samples.isFetching),
    /** Why the family's own list is missing. `cards` may contain the public one instead. */
    problem: hasFailed ? problem : undefined,
    retry: { onRetry: () => void own.refetch(), isRetrying: own.isFetching },
  }
}

/** Placeholders while the page loads, in the same places. */
function ListSkeleton() {
  return (
    <>
      <div className="list-lead">
        <div className="card lift flush now now-skeleton">
          <div className="now-picture" />
          <div className="now-body">
            <Skeleton shape="h36" className="mb-2 w-2/3" />
            <Skeleton shape="h18" className="my-2 w-full" />
            <Skeleton shape="h52" className="mt-6 w-3/4" />
          </div>
        </div>
        <div className="now-asks">
          <Skeleton shape="h52" className="mt-4 w-full desk:mt-0" />
        </div>
      </div>
      <div className="list-all">
        <div className="mb-4">
          <Skeleton shape="h52" className="w-full" />
        </div>
        <LoadingCards label="Loading the activities" count={6} />
      </div>
    </>
  )
}

/** An empty library. */
function EmptyLibrary() {
  return (
    <EmptyState
      title="Nothing on this shelf yet"
      actions={
        <>
          <ButtonTo to={paths.generator} variant="primary" size="small">
            Generate Your First Activity
          </ButtonTo>
          <ButtonTo to={paths.premiumLibrary} size="small">
            Explore Premium Library
          </ButtonTo>
        </>
      }
    >
      Activities you make or save will be here, ready for your next five minutes.
    </EmptyState>
  )
}

const nextSteps = [
  {
    title: 'Nothing fits tonight?',
    link: 'Make your own',
    to: paths.generator,
    icon: Lightbulb,
    tone: 'honey',
  },
  {
    title: 'Time for a slower one?',
    link: 'Open the premium library',
    to: paths.premiumLibrary,
    icon: BookHeart,
    tone: 'plum',
  },
  {
    title: 'What others played',
    link: 'See the community',
    to: paths.community,
    icon: UsersRound,
    tone: 'teal',
  },
] as const

/** Where a family finds more than its own list. */
function NextSteps() {
  return (
    <section className="band" aria-label="More to play">
      <div className="grid-cards three">
        {nextSteps.map(({ title, link, to, icon, tone }) => (
          <div key={to} className="card soft row gap-4">
            <Stamp tone={tone} icon={icon} />
            <div>
              <h3 className="plain-heading">{title}</h3>
              <Link to={to} className="link-pad font-strong">
                {link}
              </Link>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

/** The sign-up prompt for a visitor, with the real number of founding spots (spec, activities list). */
function SignUpCall() {
  const { samplesHeading, samplesText, samplesButton } = useSignUpStory()
  return (
    <section
      className="night mt-12 grid gap-5 rounded-(--r-cut) px-5 pt-6 pb-8 desk:grid-cols-[190px_1fr] desk:items-center desk:gap-14 desk:px-12 desk:py-10"
      aria-labelledby="call"
    >
      <Drawing markup={litHouseSvg} className="max-w-[190px]" />
      <div>
        <h2 id="call">{samplesHeading}</h2>
        <p className="muted mt-3 mb-5">{samplesText}</p>
        <div className="row row-wrap">
          <ButtonTo to={paths.register} variant="honey" className="min-w-56">
            {samplesButton}
          </ButtonTo>
          <Link to={paths.login} className="link-pad">
            Log In
          </Link>
        </div>
      </div>
    </section>
  )
}
