import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import { TickRow } from '../../../ui/tick-row.tsx'
import { SectionHeading } from '../section-heading.tsx'

/** Which mails a family takes; those that its account needs are no choice. */
export function MailsSection() {
  const utils = trpc.useUtils()
  const choice = trpc.mail.choice.useQuery(undefined, { throwOnError: false })
  const change = trpc.mail.setChoice.useMutation({
    meta: { shows_own_error: true },
    onSuccess: (chosen) => utils.mail.choice.setData(undefined, chosen),
  })
  const known = change.isPending ? change.variables : choice.data
  return (
    <section className="card profile-section" aria-labelledby="mails">
      <SectionHeading id="mails">Mails</SectionHeading>
      {known ? (
        <TickRow
          role="switch"
          checked={known.is_subscribed}
          disabled={change.isPending}
          onChange={() => change.mutate({ is_subscribed: !known.is_subscribed })}
        >
          Write to me when a friend joins, and when something opens for us
        </TickRow>
      ) : choice.error ? (
        <FormError error={`Your choice could not be loaded. ${errorMessage(choice.error)}`} />
      ) : (
        <>
          <LoadingWords>Loading your choice</LoadingWords>
          <Skeleton shape="h52" className="w-full" />
        </>
      )}
      <p className="muted small">
        Mails that your account needs, such as a link for a new password, come in any case.
      </p>
      <p role="status" className="small empty:hidden">
        {change.error && errorMessage(change.error)}
      </p>
    </section>
  )
}
