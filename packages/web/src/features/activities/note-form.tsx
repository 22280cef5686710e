import { type HistoryEntry, NoteCompletion } from '@fgm/shared/activities/activities'
import type { HelpInstead } from '@fgm/shared/distress/help-instead'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { zodResolver } from '../../lib/form-resolver.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/fields.tsx'
import { Form } from '../../ui/form.tsx'
import { HelpView } from '../distress/help-view.tsx'
import { sendUnsent } from '../offline/completion-outbox.ts'
import { useCompletionServer } from '../offline/use-completion-server.ts'
import { playScope } from './play-storage.ts'

/** Help comes in the place of what was pressed, and is what comes next. */
const takeFocus = (help: HTMLElement | null) => help?.focus()

const Note = NoteCompletion.pick({ note: true })
const longest = 500

type NoteFormProps = {
  /** What was done, and by whom: each of them keeps the same note. Without a play it is of the last one. */
  of: { id: string; child_ids: readonly string[]; play_id?: string }
  label: string
  note: string
  onSaved: (entry: HistoryEntry) => void
  onCancel?: () => void
  /** Opened by a press that took its own button away: the focus goes on in the box. */
  takesFocus?: boolean
  /** For a submit button outside of it. */
  id?: string
  /** Told whether something is written that is not saved, and while it is being saved. */
  onChange?: (line: UnsavedLine) => void
}

export type UnsavedLine = 'none' | 'written' | 'saving'

/**
 * What a parent wants to remember of an activity; an empty note takes it away. Saved is what all children have; a refusal
 * leaves what was typed.
 */
export function NoteForm(props: NoteFormProps) {
  const { of, label, note, onSaved, onCancel, takesFocus = false, id, onChange } = props
  const form = useForm<{ note: string }>({
    resolver: zodResolver(Note),
    mode: 'onTouched',
    defaultValues: { note },
  })
  const { ref: registerBox, ...field } = form.register('note')
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  const [instead, setInstead] = useState<HelpInstead | null>(null)
  const { client } = trpc.useUtils()
  const server = useCompletionServer()
  const save = useMutation({
    mutationFn: async (values: { note: string }) => {
      // A play that waits on this device has to arrive before its note.
      await sendUnsent(server)
      return Promise.all(
        of.child_ids.map((childId) =>
          client.activities.note.mutate({
            ...{ id: of.id, play_id: of.play_id, child_id: childId },
            ...values,
          }),
        ),
      )
    },
    meta: { shows_own_error: true },
    // After what is being kept of the play: the note is found a place there.
    scope: playScope,
    onError: () => onChange?.('written'),
    onSuccess(kept) {
      for (const one of kept) if ('help' in one) return setInstead(one)
      const [entry] = kept
      if (entry && !('help' in entry)) onSaved(entry)
    },
  })
  function keep(values: { note: string }) {
    // An empty one takes a note away: here there is none.
    if (!values.note.trim() && !note) return
    save.mutate(values)
  }
  const written = form.watch('note')
  const isWritten = written.trim() !== note.trim() && !instead
  const line = save.isPending ? 'saving' : isWritten ? 'written' : 'none'
  useEffect(() => onChange?.(line), [onChange, line])
  if (instead)
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <HelpView instead={instead} />
      </div>
    )
  // Where it stands among other buttons, it comes with the first letter.
  const canSave = onCancel !== undefined || written !== ''
  return (
    <Form form={form} id={id} onSubmit={keep} isPending={save.isPending} error={save.error}>
      <TextAreaField
        label={label}
        hint="Only your family sees it."
        placeholder="What made you both laugh"
        rows={2}
        maxLength={longest}
        error={form.formState.errors.note?.message}
        {...field}
        ref={(element) => {
          registerBox(element)
          box.current = element
        }}
      />
      <div className="row row-wrap empty:hidden">
        {canSave && (
          <Button type="submit" variant="calm" size="small" isPending={save.isPending}>
            Save Note
          </Button>
        )}
        {onCancel && (
          <Button variant="text" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  )
}
