import { hasReservedSpot } from '@fgm/shared/family/membership'
import type { WaitlistQueue } from '@fgm/shared/launch/launch'
import { keepPreviousData } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/format-time.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { failure } from '../admin-format.ts'
import { AdminSearch } from '../admin-search.tsx'
import { Figure, PanelFallback, ShowMore } from '../panel.tsx'

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
  const pages = queue.data?.pages ?? []
  const latest = pages.at(-1)
  if (!latest) return <PanelFallback what="the queue" query={queue} />
  const families = pages.flatMap((page) => page.waitlist_queue)
  return (
    <div className="grid gap-5">
      <Summary summary={latest.summary} />
      <TierTable tiers={latest.tiers} />
      <Card className="grid gap-4">
        <div className="row row-wrap">
          <h2 className="text-h3">Queue</h2>
          <LinkButton
            className="mid:ms-auto"
            size="small"
            icon={Download}
            href={exportPath(query)}
            download
          >
            Download as a table (CSV)
          </LinkButton>
        </div>
        <AdminSearch
          label="Search by name or address"
          placeholder="Name or address"
          onSearch={setQuery}
          isLoading={queue.isFetching}
        />
        <FormError error={failure('fetch the queue', queue.error)} />
        {families.length === 0 ? (
          <p className="muted" role="status">
            {query ? `No waiting family matches '${query}'.` : 'Nobody is waiting.'}
          </p>
        ) : (
          <ol className="queue-list" aria-label="Families that wait">
            {families.map((family) => (
              <QueueRow key={family.registration_number} family={family} />
            ))}
          </ol>
        )}
        <ShowMore query={queue} />
      </Card>
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

type Waiting = WaitlistQueue['waitlist_queue'][number]

/** The export holds what the search found, or everybody. */
const exportPath = (query: string) =>
  `/api/admin/waitlist-queue/export${query && `?query=${encodeURIComponent(query)}`}`

function QueueRow({ family }: { family: Waiting }) {
  const { queue_position, name, email, registration_number, created_at } = family
  const isReserved = hasReservedSpot(family)
  return (
    <li>
      <span className="queue-rank">{queue_position}</span>
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className="small muted">{email}</p>
        <p className="label muted">
          Family number {registration_number}, since <time>{formatDate(created_at)}</time>
        </p>
      </div>
      <Chip tone={isReserved ? 'teal' : 'outline'}>{isReserved ? 'Reserved' : 'Waitlisted'}</Chip>
    </li>
  )
}
