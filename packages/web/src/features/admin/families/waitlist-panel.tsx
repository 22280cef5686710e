import { hasReservedSpot } from '@fgm/shared/family/membership'
import type { Tier } from '@fgm/shared/family/tiers'
import type { WaitlistQueue } from '@fgm/shared/launch/launch'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { byCursor } from '../../../lib/by-cursor.ts'
import { formatCount } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { SearchForm } from '../../../ui/filters/search-form.tsx'
import { FormError } from '../../../ui/form.tsx'
import { failure } from '../admin-format.ts'
import { Figure, PanelFallback, ShowMore } from '../panel.tsx'
import { AddressMark, FamilyRow, RowHeads, TierFilter } from './family-marks.tsx'

/** The tab 'Waitlist Queue': the launch in one line of counts, who waits, in order, and the tiers. */
export function WaitlistPanel() {
  const [query, setQuery] = useState('')
  const [tier, setTier] = useState<Tier | ''>('')
  const queue = trpc.admin.waitlistQueue.useInfiniteQuery(
    { query: query || undefined, tier: tier || undefined, limit: 10 },
    byCursor,
  )
  const pages = queue.data?.pages ?? []
  const latest = pages.at(-1)
  if (!latest) return <PanelFallback what="the queue" query={queue} />
  const families = pages.flatMap((page) => page.waitlist_queue)
  return (
    <div className="grid gap-5">
      <Card className="grid gap-4">
        <div className="row row-wrap">
          <h2 className="text-h3">Queue</h2>
          <dl className="figures queue-figures">
            <Figure name="Families">{latest.summary.total_users}</Figure>
            <Figure name="Active">{latest.summary.active}</Figure>
            <Figure name="Reserved">{latest.summary.reserved}</Figure>
            <Figure name="No spot">{latest.summary.waitlisted}</Figure>
          </dl>
          <LinkButton
            className="ms-auto"
            size="small"
            icon={Download}
            href={exportPath({ query, tier })}
            download
          >
            Download (CSV)
          </LinkButton>
        </div>
        <div className="admin-filters">
          <SearchForm
            label="Search by name or address"
            placeholder="Name or address"
            query={query}
            onSearch={setQuery}
            isLabelShown
            button={{ isPending: queue.isFetching }}
          />
          <TierFilter value={tier} onChange={setTier} />
        </div>
        <FormError error={failure('fetch the queue', queue.error)} />
        {families.length === 0 ? (
          <p className="muted" role="status">
            {noneText(query, tier)}
          </p>
        ) : (
          <>
            <p className="small muted" role="status">
              {foundText(pages[0]?.total ?? 0, query || tier)}
            </p>
            <div className="queue-list">
              <RowHeads
                names={[
                  '',
                  'Family',
                  'Address',
                  'Tier and number',
                  'Friends',
                  'Registered',
                  'State',
                ]}
              />
            </div>
            <ol className="lines queue-list" aria-label="Families that wait">
              {families.map((family) => (
                <FamilyRow
                  key={family.registration_number}
                  family={family}
                  rank={family.queue_position}
                  search={{ query: family.email }}
                  has={family.referral_count > 0 ? formatCount(family.referral_count, 'friend') : ''}
                >
                  <div className="row row-wrap">
                    <AddressMark isConfirmed={family.email_verified} />
                    {!hasReservedSpot(family) && <Chip tone="outline">No spot yet</Chip>}
                  </div>
                </FamilyRow>
              ))}
            </ol>
          </>
        )}
        <ShowMore query={queue} />
      </Card>
      <Tiers tiers={latest.tiers} />
    </div>
  )
}

/** How many families each tier has; what they pay is on the launch dashboard. */
function Tiers({ tiers }: Pick<WaitlistQueue, 'tiers'>) {
  return (
    <Card className="grid gap-3">
      <div className="row row-wrap">
        <h2 className="text-h3 me-auto">Tiers</h2>
        <Link to={paths.admin} params={{ section: undefined }}>
          What each number pays
        </Link>
      </div>
      <dl className="figures desk:grid-cols-5">
        {tiers.map(({ name, range, users }) => (
          <Figure key={name} name={`${name}, ${range}`}>
            {users}
          </Figure>
        ))}
      </dl>
    </Card>
  )
}

function noneText(query: string, tier: string): string {
  if (query) return `No waiting family matches '${query}'.`
  return tier ? 'No family of this tier is waiting.' : 'Nobody is waiting.'
}

const foundText = (total: number, isNarrowed: string) =>
  `${formatCount(total, 'family', 'families')} ${isNarrowed ? 'found' : 'in line'}.`

/** The export holds what the page shows, or everybody. */
function exportPath(shown: { query: string; tier: string }): string {
  const wanted = Object.entries(shown).filter(([, value]) => value)
  return ['/api/admin/waitlist-queue/export', new URLSearchParams(wanted)].filter(String).join('?')
}
