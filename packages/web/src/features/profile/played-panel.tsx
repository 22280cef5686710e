import type { HistoryEntry } from '@fgm/shared/activities/activities'
import { lessonsLearnt } from '@fgm/shared/activities/ranking'
import { capital } from '@fgm/shared/text/words'
import { Link, useLocation } from '@tanstack/react-router'
import { NotebookPen, Plus } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../lib/format-time.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/error-state.tsx'
import { Confirm } from '../../ui/sheet.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { toastResult } from '../../ui/toast-result.ts'
import { ActivityScene } from '../activities/activity-scene.tsx'
import { NoteForm } from '../activities/note-form.tsx'
import { experienceOf, readMemory } from '../activities/right-now-memory.ts'
import { AddChildButton } from '../children/add-child-button.tsx'
import { ChildPicker } from '../children/child-picker.tsx'
import { type Child, useChildren } from '../children/use-children.ts'
import { OurHuntsLink } from '../hunts/our-hunts-link.tsx'
import { Face, faceWords } from '../week/face.tsx'
import { SectionHeading } from './section-heading.tsx'
import { usualPace } from './usual-pace.ts'

/** What was played together, and what the cards learned from it. */
export const PlayedPanel = () => (
  <div className="grid gap-8">
    <ActivitiesPanel />
    <HowCardsAreChosen />
  </div>
)

/** What each child has done, with the notes of the parents, and a link to the hunts of the family. */
function ActivitiesPanel() {
  const family = useChildren()
  const { child, children } = family
  return (
    <section className="profile-section" aria-labelledby="history">
      <SectionHeading id="history">What you did together</SectionHeading>
      <ChildPicker family={family} isLabelHidden />
      {child && <History key={child.id} child={child} />}
      {children?.length === 0 && (
        <EmptyState
          title="No child here yet"
          actions={
            <AddChildButton variant="primary" size="small">
              Add a Child
            </AddChildButton>
          }
        >
          Every child has its own page of what you two have done.
        </EmptyState>
      )}
      {!child && <OurHuntsLink />}
    </section>
  )
}

function History({ child }: { child: Child }) {
  const history = trpc.activities.history.useQuery({ child_id: child.id }, { throwOnError: false })
  const entries = history.data?.entries ?? []
  if (entries.length > 0) return <HistoryList child={child} entries={entries} />
  return (
    <>
      {history.data ? (
        <EmptyState
          title="Nothing yet, and that is fine"
          actions={
            <ButtonTo to={paths.activities} variant="primary" size="small">
              Find Five Good Minutes
            </ButtonTo>
          }
        >
          When you mark an activity as completed with {child.name}, it shows up here with your note.
        </EmptyState>
      ) : history.isError ? (
        <LoadFailure title="This page could not be loaded" query={history}>
          Nothing is lost.
        </LoadFailure>
      ) : (
        <>
          <LoadingWords>{`Loading what ${child.name} has done`}</LoadingWords>
          <Skeleton shape="h52" className="w-full" />
        </>
      )}
      <OurHuntsLink />
    </>
  )
}

const pageLength = 8

/** One child's activities, the newest first, each with room for a note. */
function HistoryList({ child, entries }: { child: Child; entries: readonly HistoryEntry[] }) {
  const [shown, setShown] = useState(pageLength)
  return (
    <>
      <ul className="card profile-history dashed py-2">
        {entries.slice(0, shown).map((entry) => (
          <Entry key={entry.play_id} child={child} entry={entry} />
        ))}
      </ul>
      <div className="row row-wrap">
        {entries.length > shown && (
          <Button size="small" onClick={() => setShown(shown + pageLength)}>
            Show more
          </Button>
        )}
        <OurHuntsLink />
      </div>
    </>
  )
}

const thisYear = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' })
const anyYear = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

/** 'Jun 3', or 'Jun 3, 2025' of another year. */
function shortDate(iso: string): string {
  const date = new Date(iso)
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  return (isThisYear ? thisYear : anyYear).format(date)
}

function Entry({ child, entry }: { child: Child; entry: HistoryEntry }) {
  const [isWriting, setIsWriting] = useState(false)
  const { play_id, activity_id, title, note, is_open, completed_at, face } = entry
  const isBare = !note && !isWriting
  const write = (
    <Button
      variant="text"
      size="small"
      className={isBare ? 'ms-auto -me-3 -my-2.5' : '-ms-3'}
      icon={isBare ? Plus : NotebookPen}
      aria-label={`${note ? 'Edit the note' : 'Add a note'} on ${title}`}
      onClick={() => setIsWriting(true)}
    >
      {isBare ? 'Note' : 'Edit the note'}
    </Button>
  )
  return (
    <li className="flex items-start gap-4 py-4">
      <ActivityScene activity={entry} size="small" />
      <div className="grid flex-1 content-start justify-items-start min-w-0">
        <h3 className="text-read wrap-anywhere">
          {is_open ? (
            <Link to={paths.activity} params={{ activity_id }}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="muted small">{shortDate(completed_at)}</p>
        {(face || isBare) && (
          <div className="mt-0.5 flex min-h-6 w-full items-center justify-between gap-2">
            {face && (
              <p className="row gap-1.5 label font-strong">
                <Face face={face} />
                {capital(faceWords[face])}
              </p>
            )}
            {isBare && write}
          </div>
        )}
        {!is_open && <p className="muted small">It is no longer in your library.</p>}
        {note && !isWriting && (
          <>
            <p className="profile-note mt-2 whitespace-pre-line wrap-anywhere">{note}</p>
            {write}
          </>
        )}
        {isWriting && (
          <div className="mt-3 w-full">
            <NoteForm
              of={{ id: activity_id, play_id, child_ids: [child.id] }}
              label={`Your note on ${title}`}
              note={note}
              takesFocus
              onSaved={(saved) => {
                setIsWriting(false)
                showToast({ message: saved.note ? 'Your note is kept.' : 'The note is gone.' })
              }}
              onCancel={() => setIsWriting(false)}
            />
          </div>
        )}
      </div>
    </li>
  )
}

/** What the cards have learned, a way to reset it, and their rule in plain words; open where a link led here. */
function HowCardsAreChosen() {
  const { hash } = useLocation()
  const learnt = useWhatWasLearnt()
  return (
    <section className="profile-section" aria-labelledby="cards">
      <details className="card fold profile-fold" open={hash === 'cards'}>
        <summary>
          <SectionHeading id="cards">How cards are chosen</SectionHeading>
        </summary>
        <div className="grid gap-x-10 gap-y-5 desk:grid-cols-2">
          {learnt && <WhatWasLearnt learnt={learnt} />}
          <div className="profile-rule">
            <h3 className="plain-heading">The rule</h3>
            <ul className="mt-2 grid list-disc gap-2">
              <li>
                First come short activities that suit the place, the mood and the youngest child
                with you.
              </li>
              <li>
                What you just played comes back after about a week: sooner if you said “Again!”,
                later if you said “Not today”.
              </li>
              <li>
                Every second card is one you like. The others wait their turn, and “Another” goes to
                the end.
              </li>
              <li>
                What needs a bath, a goodbye at the door or a phone call comes when you say that you
                are there. “Your list”, below the card, always has everything.
              </li>
            </ul>
          </div>
          {learnt && !learnt.isNothing && <StartAfresh />}
        </div>
      </details>
    </section>
  )
}

/** What the family's faces, hearts and hours taught the cards; undefined until it is loaded. */
function useWhatWasLearnt() {
  const cards = trpc.activities.cards.useQuery(undefined, { throwOnError: false })
  const marks = trpc.activities.marks.useQuery(undefined, { throwOnError: false })
  const { children = [] } = useChildren()
  if (!cards.data || !marks.data) return undefined
  const experience = experienceOf(marks.data, readMemory(), children)
  const lessons = lessonsLearnt(cards.data, { here: children, experience })
  const { liked, hours } = lessons
  // One child may love what another disliked.
  const putOff = lessons.put_off.filter((title) => !liked.includes(title))
  const isNothing = liked.length + putOff.length + hours.length === 0
  return { liked, putOff, hours, isNothing, began: marks.data.learning_began_at }
}

type Lessons = NonNullable<ReturnType<typeof useWhatWasLearnt>>

function WhatWasLearnt({ learnt }: { learnt: Lessons }) {
  const { liked, putOff, hours, isNothing, began } = learnt
  return (
    <div className="grid content-start gap-3">
      {isNothing ? (
        <p>Nothing yet. It begins with the first face after you played.</p>
      ) : (
        <dl className="grid gap-3">
          <Learnt name="Liked">{titlesIn(liked)}</Learnt>
          <Learnt name="Skipped">{titlesIn(putOff)}</Learnt>
          <Learnt name="What you choose when">{usualPace(hours)}</Learnt>
        </dl>
      )}
      <p className="small muted">
        {began && `They have learned since ${formatDate(began)}. `}
        This stays on our server and on this device. No one else sees it.
      </p>
    </div>
  )
}

const mostTitles = 5

function titlesIn(all: string[]): string {
  const more = all.length - mostTitles
  return capital(all.slice(0, mostTitles).join(', ')) + (more > 0 ? ` and ${more} more` : '')
}

function Learnt({ name, children }: { name: string; children: string }) {
  if (children === '') return null
  return (
    <div>
      <dt className="font-strong">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function StartAfresh() {
  const [isAsking, setIsAsking] = useState(false)
  const start = trpc.activities.startAfresh.useMutation(toastResult(() => setIsAsking(false)))
  return (
    <div>
      <Button size="small" onClick={() => setIsAsking(true)}>
        Start afresh
      </Button>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Start afresh?"
        confirmLabel="Start afresh"
        onConfirm={() => start.mutate({})}
        isPending={start.isPending}
        error={start.error}
      >
        The cards forget what you liked and put off until now. What you played, your hearts and your
        lines stay.
      </Confirm>
    </div>
  )
}
