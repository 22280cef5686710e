import type { HistoryEntry } from '@fgm/shared/activities/activities'
import { Link } from '@tanstack/react-router'
import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { formatMinutes } from '../../lib/format-facts.ts'
import { formatDate } from '../../lib/format-time.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { CategoryStamp } from '../../ui/stamp.tsx'
import { showToast } from '../../ui/toast.ts'
import { NoteForm } from '../activities/note-form.tsx'
import type { Child } from '../children/use-children.ts'

const pageLength = 8

type HistoryListProps = { child: Child; entries: readonly HistoryEntry[] }

/** One child's activities, the newest first, each with room for a note. */
export function HistoryList({ child, entries }: HistoryListProps) {
  const [shown, setShown] = useState(pageLength)
  return (
    <>
      <ul className="card profile-history">
        {entries.slice(0, shown).map((entry) => (
          <Entry key={entry.activity_id} child={child} entry={entry} />
        ))}
      </ul>
      {entries.length > shown && (
        <Button size="small" onClick={() => setShown(shown + pageLength)}>
          Show More
        </Button>
      )}
    </>
  )
}

function Entry({ child, entry }: { child: Child; entry: HistoryEntry }) {
  const [isWriting, setIsWriting] = useState(false)
  const { activity_id, title, note, is_open } = entry
  return (
    <li className="profile-entry">
      <CategoryStamp category={entry.own_category} size="small" />
      <div className="profile-entry-words">
        <h3>
          {is_open ? (
            <Link to={paths.activity} params={{ activity_id }}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="muted small">
          {formatDate(entry.completed_at)} · {formatMinutes(entry.duration_minutes)}
        </p>
        {!is_open && <p className="muted small">It is not in your library any more.</p>}
      </div>
      <div className="profile-entry-note">
        {note && !isWriting && <p className="profile-note">{note}</p>}
        {isWriting ? (
          <NoteForm
            of={{ id: activity_id, child_id: child.id }}
            label={`Your note on ${title}`}
            note={note}
            onSaved={(saved) => {
              setIsWriting(false)
              showToast({ message: saved.note ? 'Your note is kept.' : 'The note is gone.' })
            }}
            onCancel={() => setIsWriting(false)}
          />
        ) : (
          <Button
            variant="text"
            size="small"
            icon={NotebookPen}
            aria-label={`${note ? 'Edit the note' : 'Add a note'} on ${title}`}
            onClick={() => setIsWriting(true)}
          >
            {note ? 'Edit the note' : 'Add a note'}
          </Button>
        )}
      </div>
    </li>
  )
}
