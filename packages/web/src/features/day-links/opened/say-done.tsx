import { dayLinkLimits } from '@fgm/shared/day-links'
import type { HelpInstead } from '@fgm/shared/distress/help-instead'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Check } from 'lucide-react'
import { useState } from 'react'
import { errorMessage, httpStatus } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/fields.tsx'
import { FormError } from '../../../ui/form.tsx'
import { HelpView } from '../../distress/help-view.tsx'
import { type Day, dayKey } from './use-day.ts'

type SayDoneProps = {
  token: string
  id: string
  isDone: boolean
  hasBegun: boolean
  onBack: () => void
}

/** 'Done', with an optional line for the family: sent once for each thing. */
export function SayDone({ token, id, isDone, hasBegun, onBack }: SayDoneProps) {
  const [note, setNote] = useState('')
  const [instead, setInstead] = useState<HelpInstead | null>(null)
  const queries = useQueryClient()
  const done = trpc.dayLinks.done.useMutation({
    meta: { shows_own_error: true },
    onSuccess: (said) => {
      if ('help' in said) return setInstead(said)
      queries.setQueryData<Day>(dayKey(token), (day) => day && { ...day, done: said.done })
    },
  })
  if (instead) return <HelpView instead={instead} />
  if (isDone)
    return (
      <section className="day-done mt-8 grid gap-4" role="status">
        <h2>
          <Check className="icon text-teal" aria-hidden /> Done
        </h2>
        <p>{done.data?.message ?? 'Thank you! The family can see it now.'}</p>
        <Button variant="primary" isBlock icon={ArrowLeft} onClick={onBack}>
          Back to the others
        </Button>
      </section>
    )
  return (
    <form
      className="day-done mt-8 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!done.isPending) done.mutate({ token, item_id: id, note })
      }}
    >
      <h2>All done?</h2>
      <TextAreaField
        label="A line for the family"
        isOptional
        rows={3}
        maxLength={dayLinkLimits.line}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <FormError error={done.error ? refusalOf(done.error) : undefined} />
      <Button
        type="submit"
        variant={hasBegun ? 'primary' : 'secondary'}
        size="huge"
        isBlock
        icon={Check}
        isPending={done.isPending}
      >
        Done
      </Button>
    </form>
  )
}

const refusalOf = (error: unknown) =>
  httpStatus(error) === 404
    ? 'This link was closed in the meantime, so your line cannot be sent. You can still play this one to its end.'
    : errorMessage(error)
