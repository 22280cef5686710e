import type { WaitlistQueue } from '@fgm/shared/launch/launch'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage, requestId } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Figure, PanelLoading } from '../panel-parts.tsx'
import { QueueList } from './queue-list.tsx'

/** The tab 'Waitlist Queue': the launch in counts, its tiers, and who waits, in order. */
export function WaitlistPanel() {
  const [query, setQuery] = useState('')
  const queue = trpc.admin.waitlistQueue.useInfiniteQuery(
    { query: query || undefined, limit: 50 },
    {
      getNextPageParam: (page) => page.next_cursor ?? undefined,
      placeholderData: keepPreviousData,
      throwOnError: false,
    },
  )
  const pages = queue.data?.pages
  const latest = pages?.at(-1)
  if (!latest)
    return queue.error ? (
      <ErrorState
        title="Failed to fetch the queue"
        onRetry={() => void queue.refetch()}
        isRetrying={queue.isFetching}
        requestId={requestId(queue.error)}
      >
        {errorMessage(queue.error)}
      </ErrorState>
    ) : (
      <PanelLoading>Loading the queue</PanelLoading>
    )
  return (
    <div className="grid gap-5">
      <Summary summary={latest.summary} />
      <TierTable tiers={latest.tiers} />
      <QueueList
        families={pages?.flatMap((page) => page.waitlist_queue) ?? []}
        query={query}
        onSearch={setQuery}
        error={queue.error}
        isLoading={queue.isFetching}
        onMore={queue.hasNextPage ? () => void queue.fetchNextPage() : undefined}
      />
    </div>
  )
}

function Summary({ summary }: Pick<WaitlistQueue, 'summary'>) {
  return (
    <dl className="card figures">
      <Figure name="Families">{summary.total_users}</Figure>
      <Figure name="Active">{summary.active}</Figure>
      <Figure name="Waiting, spot reserved">{summary.reserved}</Figure>
      <Figure name="Waiting, no spot yet">{summary.waitlisted}</Figure>
    </dl>
  )
}

/** How many families each tier has. */
function TierTable({ tiers }: Pick<WaitlistQueue, 'tiers'>) {
  return (
    <Card>
      <h2 id="tiers" className="text-h3">
        Tiers
      </h2>
      <table className="tier-table" aria-labelledby="tiers">
        <thead>
          <tr>
            <th scope="col">Tier</th>
            <th scope="col">Numbers</th>
            <th scope="col">Families</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ tier, name, range, users }) => (
            <tr key={tier}>
              <th scope="row">{name}</th>
              <td>{range}</td>
              <td>{users}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
