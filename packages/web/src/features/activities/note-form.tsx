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
import { sendOutbox } from '../offline/completion-outbox.ts'
import { useCompletionServer } from '../offline/use-completion-server.ts'
import { playScope } from './play-storage.ts'

/** Help is shown instead of the clicked action's result, and comes next. */
const takeFocus = (help: HTMLElement | null) => help?.focus()

const Note = NoteCompletion.pick({ note: true })
const longest = 500

type NoteFormProps = {
  /** What was played, and by whom: each child gets the same note. Without a play it belongs to the last one. */
  of: { id: string; child_ids: readonly string[]; play_id?: string }
  label: string
  note: string
  onSaved: (entry: HistoryEntry) => void
  onCancel?: () => void
  /** Opened by a click that removed its own button: the box takes the focus. */
  takesFocus?: boolean
  /** For a submit button outside of it. */
  id?: string
  /** Notified whether there is unsaved text, and while it is being saved. */
  onChange?: (line: UnsavedLine) => void
}

export type UnsavedLine = 'none' | 'written' | 'saving'

/**
 * What a parent wants to remember of an activity; an empty note deletes it. It is saved when all children have it;
 * after a refusal the typed text stays.
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
      // A play in the outbox has to arrive before its note.
      await sendOutbox(server)
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
    // After the play is saved: the note is stored with it.
    scope: playScope,
    onError: () => onChange?.('written'),
    onSuccess(kept) {
      for (const one of kept) if ('help' in one) return setInstead(one)
      const [entry] = kept
      if (entry && !('help' in entry)) onSaved(entry)
    },
  })
  function keep(values: { note: string }) {
    // An empty text deletes a note: here there is none.
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
  // Among other buttons it appears with the first letter.
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
