import { hasReservedSpot } from '@fgm/shared/family/membership'
import type { WaitlistQueue } from '@fgm/shared/launch/launch'
import { Download } from 'lucide-react'
import { errorMessage } from '../../../lib/errors.ts'
import { formatDate } from '../../../lib/format-time.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { AdminSearch } from '../admin-search.tsx'

type Waiting = WaitlistQueue['waitlist_queue'][number]

type QueueListProps = {
  families: Waiting[]
  query: string
  onSearch: (query: string) => void
  error: unknown
  isLoading: boolean
  /** Fetches the next page; left out at the end. */
  onMore?: () => void
}

/** Who waits, first in line first, with a search by name or address. */
export function QueueList(props: QueueListProps) {
  const { families, query, onSearch, error, isLoading, onMore } = props
  return (
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
        onSearch={onSearch}
        isLoading={isLoading}
      />
      <FormError error={error ? `Failed to fetch the queue. ${errorMessage(error)}` : undefined} />
      {families.length === 0 ? (
        <p className="muted" role="status">
          {query ? `Nobody who waits is called or reached by '${query}'.` : 'Nobody waits.'}
        </p>
      ) : (
        <ol className="queue-list" aria-label="Families that wait">
          {families.map((family) => (
            <QueueRow key={family.registration_number} family={family} />
          ))}
        </ol>
      )}
      {onMore && (
        <Button className="justify-self-start" size="small" isPending={isLoading} onClick={onMore}>
          Show more
        </Button>
      )}
    </Card>
  )
}

/** The file holds those that the search found, or everybody. */
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
