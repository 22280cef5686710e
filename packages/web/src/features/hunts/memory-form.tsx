import { useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import type { Outputs } from '../../lib/trpc.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'

export type Memory = Outputs['hunts']['memories']['memories'][number]

const longest = 2000

type MemoryFormProps = {
  memory: Memory
  /** With the line as it is now; empty when it was taken away. */
  onSaved: (line: string) => void
  onCancel: () => void
}

/** The line of a memory, written anew or taken away. A refusal leaves what was typed. */
export function MemoryForm({ memory, onSaved, onCancel }: MemoryFormProps) {
  const { id, parent_notes } = memory
  const [line, setLine] = useState(parent_notes)
  const utils = trpc.useUtils()
  const note = trpc.hunts.noteMemory.useMutation({
    meta: { shows_own_error: true },
    onSuccess: async (saved) => {
      await utils.hunts.memories.invalidate()
      onSaved(saved.parent_notes)
    },
  })
  const send = (words: string) => {
    if (!note.isPending) note.mutate({ id, parent_notes: words })
  }
  return (
    <form
      className="memory-form"
      onSubmit={(event) => {
        event.preventDefault()
        send(line)
      }}
    >
      <TextAreaField
        label="A line to remember it by"
        hint="Only your family sees it."
        rows={3}
        maxLength={longest}
        value={line}
        onChange={(event) => setLine(event.target.value)}
      />
      <FormError error={note.error ? errorMessage(note.error) : undefined} />
      <div className="row row-wrap">
        <Button type="submit" variant="calm" size="small" isPending={note.isPending}>
          Save
        </Button>
        {parent_notes && (
          <Button variant="text" size="small" onClick={() => send('')}>
            Remove the line
          </Button>
        )}
        <Button variant="text" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
