import { type FormEvent, useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'

type ReportActivityProps = { id: string; onDone: () => void }

/** Tells an administrator what is wrong with a shared activity. */
export function ReportActivity({ id, onDone }: ReportActivityProps) {
  const [reason, setReason] = useState('')
  const [misses, setMisses] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const report = trpc.community.report.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => {
      showToast({ message })
      onDone()
    },
  })

  // The sentence under the box makes the form longer: without this, the foot of the sheet would cover its end.
  useEffect(() => {
    if (misses === 0) return
    form.current?.scrollIntoView({ block: 'center' })
    form.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [misses])

  function send(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '') return setMisses(misses + 1)
    setMisses(0)
    if (!report.isPending) report.mutate({ id, reason })
  }
  return (
    <form ref={form} className="form" noValidate onSubmit={send}>
      <TextAreaField
        label="What is wrong with it?"
        hint="An administrator reads it. The author does not learn who wrote."
        error={misses > 0 ? 'Please say in a few words what is wrong.' : undefined}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormError error={report.error ? errorMessage(report.error) : undefined} />
      <div className="row row-wrap">
        <Button type="submit" variant="secondary" size="small" isPending={report.isPending}>
          Send Report
        </Button>
        <Button variant="text" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
