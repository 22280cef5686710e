import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { TickRow } from '../../ui/tick-row.tsx'

/** Which mails a family takes; those that its account needs are no choice. */
export function MailsSection() {
  const utils = trpc.useUtils()
  const choice = trpc.mail.choice.useQuery(undefined, { throwOnError: false })
  const change = trpc.mail.setChoice.useMutation({
    meta: { shows_own_error: true },
    onSuccess: (chosen) => utils.mail.choice.setData(undefined, chosen),
  })
  if (!choice.data) return null
  const { is_subscribed } = change.isPending ? change.variables : choice.data
  return (
    <section className="card profile-section" aria-labelledby="mails">
      <h2 id="mails">Mails</h2>
      <TickRow
        role="switch"
        checked={is_subscribed}
        disabled={change.isPending}
        onChange={() => change.mutate({ is_subscribed: !is_subscribed })}
      >
        Write to us when a friend joins, when we move up and when our spot opens
      </TickRow>
      <p className="muted small">
        Mails that your account needs, such as a link for a new password, come in any case.
      </p>
      <p role="status" className="small empty:hidden">
        {change.error && errorMessage(change.error)}
      </p>
    </section>
  )
}
