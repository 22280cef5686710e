import type { WaitlistQueue } from '@fgm/shared/launch'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage, requestId } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Figure } from './figure.tsx'
import { PanelLoading } from './panel-loading.tsx'
import { QueueList } from './queue-list.tsx'
import { TierTable } from './tier-table.tsx'

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
      <Figure name="Spot reserved">{summary.reserved}</Figure>
      <Figure name="On the waitlist">{summary.waitlisted}</Figure>
    </dl>
  )
}
