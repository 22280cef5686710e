import { hasReservedSpot } from '@fgm/shared/family/membership'
import { registrationTier } from '@fgm/shared/family/tiers'
import type { WaitlistQueue } from '@fgm/shared/launch/launch'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { byCursor } from '../../../lib/by-cursor.ts'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { SearchForm } from '../../../ui/filters/search-form.tsx'
import { FormError } from '../../../ui/form.tsx'
import { failure, formatDay } from '../admin-format.ts'
import { Figure, PanelFallback, ShowMore, Table } from '../panel.tsx'

/** The tab 'Waitlist Queue': the launch in counts, who waits, in order, and the tiers. */
export function WaitlistPanel() {
  const [query, setQuery] = useState('')
  const queue = trpc.admin.waitlistQueue.useInfiniteQuery(
    { query: query || undefined, limit: 25 },
    byCursor,
  )
  const pages = queue.data?.pages ?? []
  const latest = pages.at(-1)
  if (!latest) return <PanelFallback what="the queue" query={queue} />
  const families = pages.flatMap((page) => page.waitlist_queue)
  return (
    <div className="grid gap-5">
      <Summary summary={latest.summary} />
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
            Download (CSV)
          </LinkButton>
        </div>
        <SearchForm
          label="Search by name or address"
          placeholder="Name or address"
          query={query}
          onSearch={setQuery}
          button={{ isPending: queue.isFetching }}
        />
        <FormError error={failure('fetch the queue', queue.error)} />
        {families.length === 0 ? (
          <p className="muted" role="status">
            {query ? `No waiting family matches '${query}'.` : 'Nobody is waiting.'}
          </p>
        ) : (
          <ol className="lines queue-list" aria-label="Families that wait">
            {families.map((family) => (
              <QueueRow key={family.registration_number} family={family} />
            ))}
          </ol>
        )}
        <ShowMore query={queue} />
      </Card>
      <TierTable tiers={latest.tiers} />
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
      <Table
        of="tiers"
        head={['Tier', 'Numbers', 'Families']}
        rows={tiers.map(({ name, range, users }) => [name, range, users])}
      />
      <p className="small muted mt-3">
        By the family's number. The price list has limits of its own: Early Bird's price is for
        families 201 to 500.
      </p>
    </Card>
  )
}

type Waiting = WaitlistQueue['waitlist_queue'][number]

/** The export holds what the search found, or everybody. */
const exportPath = (query: string) =>
  `/api/admin/waitlist-queue/export${query && `?query=${encodeURIComponent(query)}`}`

function QueueRow({ family }: { family: Waiting }) {
  const { queue_position, name, email, registration_number, created_at } = family
  return (
    <li className="family-row">
      <span className="queue-rank">{queue_position}</span>
      <div>
        <Link to={paths.admin} params={{ section: 'families' }} search={{ query: email }}>
          {name}
        </Link>
        <p className="small muted">{email}</p>
      </div>
      <p className="label">
        Family {registration_number}, {registrationTier(registration_number).name}{' '}
        <span className="muted">
          Since <time>{formatDay(created_at)}</time>
        </span>
      </p>
      {!hasReservedSpot(family) && (
        <span>
          <Chip tone="outline">No spot yet</Chip>
        </span>
      )}
    </li>
  )
}
