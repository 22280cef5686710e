import type { MailOutbox, MailState } from '@fgm/shared/mail/outbox'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage, requestId } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { formatMoment, formatNumber } from '../admin-words.ts'
import { FetchFailure, Figure, PanelLoading } from '../panel-parts.tsx'
import { MailActions } from './mail-actions.tsx'
import { MailRow } from './mail-row.tsx'
import { mailStates, mailStateWords } from './mail-words.ts'

/** So many fill a phone a few times over. */
const pageSize = 20

/** Which mails went out, which wait and why, and what can be done about it. */
export function MailOutboxPanel() {
  const [state, setState] = useState<MailState | ''>('')
  const outbox = trpc.mail.outbox.useInfiniteQuery(
    { state: state || undefined, limit: pageSize },
    {
      getNextPageParam: (page) => page.next_cursor ?? undefined,
      placeholderData: keepPreviousData,
      throwOnError: false,
    },
  )
  const pages = outbox.data?.pages
  const latest = pages?.at(-1)
  if (!latest)
    return outbox.error ? (
      <ErrorState
        title="Failed to fetch the mails"
        onRetry={() => void outbox.refetch()}
        isRetrying={outbox.isFetching}
        requestId={requestId(outbox.error)}
      >
        {errorMessage(outbox.error)}
      </ErrorState>
    ) : (
      <PanelLoading>Loading the mails</PanelLoading>
    )
  const mails = pages?.flatMap((page) => page.mails) ?? []
  return (
    <div className="grid gap-5">
      <Summary outbox={latest} />
      <Card className="grid gap-4">
        <h2 id="mails" className="text-h3">
          Mails
        </h2>
        <SelectField
          label="State"
          options={mailStates.map((value) => ({ value, label: mailStateWords[value] }))}
          placeholder="All states"
          value={state}
          onChange={({ target }) => setState(target.value as MailState | '')}
        />
        <FetchFailure what="the mails" query={outbox} />
        {mails.length === 0 ? (
          <p className="muted" role="status">
            {state ? 'No mail is in this state.' : 'No mail so far.'}
          </p>
        ) : (
          <ul className="lines apart" aria-labelledby="mails">
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </ul>
        )}
        {outbox.hasNextPage && (
          <Button
            className="justify-self-start"
            size="small"
            isPending={outbox.isFetchingNextPage}
            onClick={() => void outbox.fetchNextPage()}
          >
            Show older mails
          </Button>
        )}
      </Card>
    </div>
  )
}

function Summary({ outbox: { counts, outage } }: { outbox: MailOutbox }) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-h3">Outbox</h2>
      {outage && (
        <p className="note honey">
          The mail server has taken no mails since {formatMoment(outage.began_at)}. It is asked
          again {formatMoment(outage.paused_until)}; nothing is lost.
        </p>
      )}
      <dl className="figures">
        {mailStates.map((state) => (
          <Figure key={state} name={mailStateWords[state]}>
            {formatNumber(counts[state])}
          </Figure>
        ))}
      </dl>
      <MailActions waiting={counts.waiting + counts.failed} />
    </Card>
  )
}
