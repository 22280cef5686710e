import type { MailOutbox, MailState, OutboxMail } from '@fgm/shared/mail/mail'
import { capital } from '@fgm/shared/text/words'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { byCursor } from '../../lib/by-cursor.ts'
import { formatCount } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Badge, Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SearchForm } from '../../ui/filters/search-form.tsx'
import { FormError } from '../../ui/form.tsx'
import { PartFallback } from '../../ui/part-fallback.tsx'
import { Radio } from '../../ui/radio.tsx'
import { failure, formatMoment, formatNumber, formatShortMinute } from './admin-format.ts'
import { PanelFallback, RowHeads, ShowMore } from './panel.tsx'

/** Which mails were sent, which wait and why, and what can be done about it. */
export function MailOutboxPanel() {
  const [state, setState] = useState<MailState | ''>('')
  const [query, setQuery] = useState('')
  const outbox = trpc.mail.outbox.useInfiniteQuery(
    { state: state || undefined, query: query || undefined, limit: 20 },
    byCursor,
  )
  const pages = outbox.data?.pages
  const latest = pages?.at(-1)
  if (!latest) return <PanelFallback what="the mails" query={outbox} />
  const mails = pages?.flatMap((page) => page.mails) ?? []
  const { counts, outage } = latest
  return (
    <Card className="grid gap-4">
      {outage && (
        <p className="note honey">
          The mail server has accepted nothing since {formatMoment(outage.began_at)}. We try again
          at {formatMoment(outage.paused_until)}; nothing is lost.
        </p>
      )}
      <MailActions waiting={counts.waiting + counts.failed}>
        <StateFilter counts={counts} value={state} onChange={setState} />
      </MailActions>
      <div className="admin-filters">
        <SearchForm
          label="Search by name, address or kind of mail"
          placeholder="Name or kind"
          query={query}
          onSearch={setQuery}
          button={{ isPending: outbox.isFetching }}
        />
      </div>
      <PartFallback what="the mails" query={outbox} />
      {mails.length === 0 ? (
        <p className="muted" role="status">
          {noneText(query, state)}
        </p>
      ) : (
        <>
          <RowHeads of="mail-row" names={['To', 'Mail', 'State', 'When']} />
          <ul className="lines apart" aria-label="Mails">
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </ul>
        </>
      )}
      <ShowMore query={outbox}>Show older mails</ShowMore>
    </Card>
  )
}

function noneText(query: string, state: string): string {
  if (query) return `No mail matches '${query}' here.`
  return state ? 'No mail is in this state.' : 'No mail so far.'
}

type StateFilterProps = {
  counts: MailOutbox['counts']
  value: MailState | ''
  onChange: (state: MailState | '') => void
}

/** How many mails are in each state; a click shows only those. */
function StateFilter({ counts, value, onChange }: StateFilterProps) {
  const name = useId()
  const all = mailStates.reduce((sum, state) => sum + counts[state], 0)
  // A state without mails is not offered.
  const isWorthAChip = (state: MailState | '') =>
    state === '' || state === value || counts[state] > 0
  const choices = (['', ...mailStates] as const).filter(isWorthAChip)
  // Where all are in one state there is nothing to choose.
  if (choices.length < 3 && value === '')
    return (
      <p className="muted">
        {formatCount(all, 'mail')}, {onlyState(counts)}.
      </p>
    )
  return (
    <div role="radiogroup" aria-label="State" className="row row-wrap gap-2">
      {choices.map((state) => (
        <Radio
          key={state}
          className="pick"
          name={name}
          checked={state === value}
          onChange={() => onChange(state)}
        >
          {state ? mailStateLabels[state] : 'All'}
          <b>{formatNumber(state ? counts[state] : all)}</b>
        </Radio>
      ))}
    </div>
  )
}

/** What all mails have in common where they are in one state: 'all sent'. */
const onlyState = (counts: MailOutbox['counts']) => {
  const state = mailStates.find((one) => counts[one] > 0)
  return state ? `all ${mailStateLabels[state].toLowerCase()}` : 'none waiting'
}

/** Next to how many there are: sends a test mail, or retries all that wait. The result is shown below. */
function MailActions({ waiting, children }: { waiting: number; children: ReactNode }) {
  const meta = { shows_own_error: true }
  const test = trpc.mail.sendTest.useMutation({ meta })
  const retry = trpc.mail.retryWaiting.useMutation({ meta })

  // A new action clears the result of the previous one.
  function start(action: typeof test | typeof retry) {
    test.reset()
    retry.reset()
    action.mutate()
  }
  return (
    <div className="grid gap-3">
      <div className="row row-wrap">
        <div className="me-auto">{children}</div>
        <Button size="small" isPending={test.isPending} onClick={() => start(test)}>
          Send a test mail to myself
        </Button>
        {waiting > 0 && (
          <Button size="small" isPending={retry.isPending} onClick={() => start(retry)}>
            Retry all that wait
          </Button>
        )}
      </div>
      <p role="status" className="empty:absolute">
        {test.data?.message ?? retry.data?.message}
      </p>
      <FormError
        error={failure('send the test mail', test.error) ?? failure('retry the mails', retry.error)}
      />
    </div>
  )
}

/** By state: what a parent waits for in vain stands out. */
const tones = { waiting: undefined, failed: 'honey', given_up: 'hard' } as const

/**
 * The recipient of a mail, what it is and its state; an unsent one also shows why, and can be retried. The result of
 * a retry belongs to the row, because the button disappears when the mail is sent.
 */
function MailRow({ mail }: { mail: OutboxMail }) {
  const retry = trpc.mail.retry.useMutation({ meta: { shows_own_error: true } })
  const { id, kind, to_name, to_address, state, created_at, sent_at, has_family } = mail
  const { attempts, last_error, next_attempt_at } = mail
  // Refused at least once and not sent: a parent may wait for it.
  const isWrong = state === 'failed' || state === 'given_up'
  return (
    <li className={classNames('mail-row', isWrong && 'wrong')}>
      <p>
        {has_family ? (
          <Link to={paths.admin} params={{ section: 'families' }} search={{ query: to_address }}>
            {to_address}
          </Link>
        ) : (
          to_address
        )}
        {to_name && <span className="muted"> {to_name}</span>}
      </p>
      <span>{kindLabel(kind)}</span>
      {state === 'sent' ? (
        <Badge>{mailStateLabels.sent}</Badge>
      ) : (
        <Chip tone={tones[state]}>{mailStateLabels[state]}</Chip>
      )}
      <time className="label muted">{formatShortMinute(sent_at ?? created_at)}</time>
      <div className="grid gap-2">
        {state !== 'sent' && (
          <>
            {last_error && <p className="text-error">{last_error}</p>}
            <p className="label muted max-w-none">
              {formatCount(attempts, 'try', 'tries')} so far
              {next_attempt_at && `, next one ${formatMoment(next_attempt_at)}`}.
            </p>
          </>
        )}
        <p role="status" className="empty:absolute">
          {retry.data?.message}
        </p>
        <FormError error={failure('retry this mail', retry.error)} />
        {state !== 'sent' && (
          <Button
            className="justify-self-start"
            size="small"
            isPending={retry.isPending}
            aria-label={`Retry now: ${kindLabel(kind)} to ${to_address}`}
            onClick={() => retry.mutate({ id })}
          >
            Retry now
          </Button>
        )}
      </div>
    </li>
  )
}

/** The states in order of urgency. */
const mailStates: readonly MailState[] = ['failed', 'waiting', 'given_up', 'sent']

const mailStateLabels: Record<MailState, string> = {
  waiting: 'Waiting',
  failed: 'Failed, will retry',
  sent: 'Sent',
  given_up: 'Given up',
}

/** 'Verify email' from 'verify_email'. */
const kindLabel = (kind: string) => capital(kind.replaceAll(/[_-]+/g, ' '))
