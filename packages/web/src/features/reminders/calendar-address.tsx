import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { CopyButton } from '../../ui/sharing.tsx'

/** The address that a calendar program subscribes to: shown when it is made, and never again. */
export function CalendarAddress({ hasOne }: { hasOne: boolean }) {
  const make = trpc.reminders.newCalendar.useMutation({ meta: { shows_own_error: true } })
  const url = make.data?.url
  return (
    <div className="grid w-full justify-items-start gap-3">
      <p className="muted small">
        In your calendar program, choose “Subscribe” or “Add by URL” and give it this address.
        Whoever has it can read it. Most programs check twice a day and make no sound.
      </p>
      {url ? (
        <>
          <code className="wrap-anywhere">{url}</code>
          <CopyButton text={url} size="small">
            Copy the Address
          </CopyButton>
        </>
      ) : (
        <Button
          variant="secondary"
          size="small"
          isPending={make.isPending}
          onClick={() => make.mutate()}
        >
          {hasOne ? 'Make a New Address' : 'Make the Address'}
        </Button>
      )}
      {hasOne && !url && <p className="muted small">The one you have stops working then.</p>}
      <FormError error={make.error ? errorMessage(make.error) : undefined} />
    </div>
  )
}
