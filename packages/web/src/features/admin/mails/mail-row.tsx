import type { MailState, OutboxMail } from '@fgm/shared/mail/outbox'
import { formatCount } from '../../../lib/format.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { failure } from '../admin-words.ts'
import { kindWords, mailStateWords, mailTimes } from './mail-words.ts'

const looks: Record<MailState, string> = {
  waiting: '',
  failed: 'medium',
  sent: 'easy',
  given_up: 'hard',
}

/** One mail: what kind, to whom, how it stands, and a try at once where that makes sense. */
export function MailRow({ mail }: { mail: OutboxMail }) {
  const retry = trpc.mail.retry.useMutation({ meta: { shows_own_error: true } })
  const { id, kind, to_name, to_address, state, attempts, last_error } = mail
  return (
    <li className="grid gap-2">
      <div className="row row-wrap gap-2">
        <b>{kindWords(kind)}</b>
        <span className={`chip ${looks[state]}`}>{mailStateWords[state]}</span>
      </div>
      <p>
        To {to_name && `${to_name}, `}
        {to_address}
      </p>
      {last_error && <p className="text-error">{last_error}</p>}
      <p className="label muted max-w-none">
        {mailTimes(mail)}. {formatCount(attempts, 'try', 'tries')} so far.
      </p>
      <p role="status" className="empty:absolute">
        {retry.data?.message}
      </p>
      <FormError error={failure('retry this mail', retry.error)} />
      {state !== 'sent' && (
        <Button
          className="justify-self-start"
          size="small"
          isPending={retry.isPending}
          aria-label={`Retry now: ${kindWords(kind)} to ${to_address}`}
          onClick={() => retry.mutate({ id })}
        >
          Retry now
        </Button>
      )}
    </li>
  )
}
