import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { lazyWithRetry } from '../../../lib/lazy-with-retry.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Child } from '../../children/use-children.ts'

// Nobody has to write: the form comes when somebody wants to.
const NoteForm = lazyWithRetry(async () => (await import('../note-form.tsx')).NoteForm)

/** Room for what a parent wants to remember, right after playing. Later it is found on the profile. */
export function PlayNote({ child, activity_id }: { child: Child; activity_id: string }) {
  const [note, setNote] = useState('')
  const [isWriting, setIsWriting] = useState(false)
  return (
    <div className="play-note">
      {isWriting ? (
        <NoteForm
          of={{ id: activity_id, child_id: child.id }}
          label="What do you want to remember?"
          note={note}
          onSaved={(entry) => {
            setNote(entry.note)
            setIsWriting(false)
          }}
          onCancel={() => setIsWriting(false)}
        />
      ) : (
        <Button variant="text" size="small" icon={NotebookPen} onClick={() => setIsWriting(true)}>
          {note ? 'Edit the note' : 'Write a note'}
        </Button>
      )}
      <p role="status" className="small muted empty:hidden">
        {note && !isWriting && `Your note is kept on ${child.name}'s page of your profile.`}
      </p>
    </div>
  )
}
