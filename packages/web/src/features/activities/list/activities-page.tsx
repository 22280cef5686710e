import { isIn } from '@fgm/shared/family/membership'
import { useEffect, useState } from 'react'
import { usePrerendered } from '../../../lib/prerendered.ts'
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts'
import { wasFamilyHere } from '../../../session/family-storage.ts'
import { endFirstRun, useIsFirstRun } from '../../../session/first-run.ts'
import { type Session, useSession } from '../../../session/session.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AddChildButton } from '../../children/add-child-button.tsx'
import { ChildPicker } from '../../children/child-picker.tsx'
import { type Children, useChildren } from '../../children/use-children.ts'
import './activities.css'
import './do-this-now.css'
import { type Marks, useMarks } from '../page/use-marks.ts'
import { SignUpCall, WaitingNote, WaysOn } from '../page/ways-on.tsx'
import { isTooYoung, nowAndShelf, playingAge, suggestions, today } from '../suggestions.ts'
import { type Filters, matching, noFilters } from './activity-filters.ts'
import { ActivityList } from './activity-list.tsx'
import { DoThisNow } from './do-this-now.tsx'
import { FirstChild } from './first-child.tsx'
import { FiveMinuteShelf } from './five-minute-shelf.tsx'
import { EmptyLibrary, ListFailure, ListNotice, ListSkeleton } from './list-states.tsx'
import { type LoadedList, useActivityList } from './use-activity-list.ts'

/** A family's own library, or the samples for a visitor: one thing to do now, then all the others. */
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
  // The picker's place is kept from the first paint on, so that nothing below it jumps.
  const awaitsPicker =
    session.state === 'checking'
      ? wasFamilyHere()
      : session.state === 'signed_in' && !family.children
  return (
    <div className="wrap page">
      <div className="list-hello">
        <Title session={session} />
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

/** Whether a new family is still to be asked who is playing; a child from anywhere is an answer. */
function useIsAsking(familyId: string | undefined, { children }: Children): boolean {
  const isFirstRun = useIsFirstRun(familyId)
  const isAnswered = isFirstRun && children !== undefined && children.length > 0
  useEffect(() => {
    if (isAnswered) endFirstRun()
  }, [isAnswered])
  return isFirstRun && children?.length === 0
}

function Title({ session }: { session: Session }) {
  if (session.state === 'checking') return <Skeleton shape="h36" className="w-64" />
  return (
    <PageTitle>{session.state === 'signed_in' ? 'My Activities' : 'Sample Activities'}</PageTitle>
  )
}

type LibraryProps = { session: Session; family: Children; list: LoadedList; marks: Marks }

function Library({ session, family, list, marks }: LibraryProps) {
  const { cards, problem } = list
  const trouble = problem && { problem, onRetry: list.retry, isRetrying: list.isRetrying }
  if (!cards) return trouble ? <ListFailure {...trouble} /> : null
  const { user } = session
  const isWaiting = user !== null && !isIn(user)
  return (
    <>
      {trouble && <ListNotice {...trouble} />}
      {cards.length === 0 ? (
        <EmptyLibrary />
      ) : (
        <>
          <Lead key={family.child?.id} family={family} cards={cards} marks={marks} />
          {isWaiting && <WaitingNote count={cards.length} />}
          <ActivityList
            title={user ? 'Everything of yours' : 'All samples'}
            cards={cards}
            family={family}
            marks={marks}
          />
        </>
      )}
      {user ? <WaysOn /> : <SignUpCall />}
    </>
  )
}

type LeadProps = Omit<LibraryProps, 'session' | 'list'> & {
  cards: NonNullable<LoadedList['cards']>
}

function Lead({ family, cards, marks }: LeadProps) {
  const { child } = family
  const [shuffles, setShuffles] = useState(0)
  const age = child?.age ?? null
  const ideas = suggestions(cards, { age, done: marks.done }, useTurn())
  const { now, shelf } = nowAndShelf(ideas, shuffles)
  if (child && isTooYoung(cards, child.age)) return <TooYoung name={child.name} />
  if (!now) return null
  const all: Filters = { ...noFilters, minutes: 5, age: playingAge(cards, age) }
  return (
    <div className="list-lead">
      <DoThisNow
        activity={now}
        childName={child?.name}
        onShuffle={() => setShuffles(shuffles + 1)}
      />
      <FiveMinuteShelf activities={shelf} all={all} count={matching(cards, all, marks).length} />
    </div>
  )
}

/** Where the ideas of the day begin. A prerendered page begins where its HTML does. */
function useTurn(): number {
  const turn = usePrerendered()?.turn
  return useIsHydrated() ? today() : (turn ?? today())
}

function TooYoung({ name }: { name: string }) {
  return (
    <p className="note honey">
      <span>
        <b>The activities begin at two.</b> Look around for later; none of them is meant for {name}{' '}
        yet.
      </span>
    </p>
  )
}
