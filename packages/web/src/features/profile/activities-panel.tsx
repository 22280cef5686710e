import type { HistoryEntry } from '@fgm/shared/activities/activities'
import { capital } from '@fgm/shared/text/words'
import { Link } from '@tanstack/react-router'
import { NotebookPen, Plus } from 'lucide-react'
import { useState } from 'react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/error-state.tsx'
import { LoadingBar } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { ActivityScene } from '../activities/activity-scene.tsx'
import { NoteForm } from '../activities/note-form.tsx'
import { AddChildButton } from '../children/add-child-button.tsx'
import { ChildPicker } from '../children/child-picker.tsx'
import { type Child, useChildren } from '../children/use-children.ts'
import { OurHuntsLink } from '../hunts/our-hunts-link.tsx'
import { Face, faceWords } from '../week/face.tsx'
import { SectionHeading } from './section-heading.tsx'

/** What each child has done, with the notes of the parents, and the way to the hunts of the family. */
export function ActivitiesPanel() {
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
        <NothingYet child={child} />
      ) : history.isError ? (
        <LoadFailure title="This page could not be loaded" query={history}>
          Nothing is lost.
        </LoadFailure>
      ) : (
        <LoadingBar>{`Loading what ${child.name} has done`}</LoadingBar>
      )}
      <OurHuntsLink />
    </>
  )
}

function NothingYet({ child }: { child: Child }) {
  return (
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
  )
}

const pageLength = 8

type HistoryListProps = { child: Child; entries: readonly HistoryEntry[] }

/** One child's activities, the newest first, each with room for a note. */
function HistoryList({ child, entries }: HistoryListProps) {
  const [shown, setShown] = useState(pageLength)
  return (
    <>
      <ul className="card profile-history py-2">
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
