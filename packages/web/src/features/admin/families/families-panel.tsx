import type { AdminFamily } from '@fgm/shared/family/families'
import { hasReservedSpot } from '@fgm/shared/family/membership'
import { registrationTiers, type Tier } from '@fgm/shared/family/tiers'
import { tierName } from '@fgm/shared/launch/family-story'
import type { WaitlistQueue } from '@fgm/shared/launch/launch'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { byCursor } from '../../../lib/by-cursor.ts'
import { formatCount } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SelectField } from '../../../ui/fields.tsx'
import { SearchForm } from '../../../ui/filters/search-form.tsx'
import { FormError } from '../../../ui/form.tsx'
import { failure, formatDay } from '../admin-format.ts'
import { Figure, PanelFallback, RowHeads, ShowMore } from '../panel.tsx'
import { AddressMark, FamilyChips, FamilyDetail } from './family-detail.tsx'

const route = getRouteApi(paths.admin)

/** The section 'Families': search all of them, open one. Both are in the address. */
export function FamiliesPanel() {
  const { family } = route.useSearch()
  return family ? <FamilyDetail key={family} id={family} /> : <FamilyList />
}

function FamilyList() {
  const { query, tier, address } = route.useSearch()
  const navigate = route.useNavigate()
  const list = trpc.admin.families.useInfiniteQuery(
    { query, tier: knownTier(tier), is_confirmed: address && address === 'confirmed', limit: 10 },
    byCursor,
  )
  const narrow = (next: { query?: string; tier?: string; address?: string }) =>
    void navigate({
      search: (now) => ({ ...now, ...next }),
      replace: true,
      state: { keepsFocus: true },
    })
  const isNarrowed = Boolean(query || tier || address)
  const families = list.data?.pages.flatMap((page) => page.families)
  if (!families) return <PanelFallback what="the families" query={list} />
  return (
    <Card className="grid gap-4">
      <div className="admin-filters">
        <SearchForm
          label="Search by name, address, number or referral code"
          placeholder="Name or address"
          query={query ?? ''}
          onSearch={(next) => narrow({ query: next || undefined })}
          button={{ isPending: list.isFetching }}
        />
        <TierFilter
          value={knownTier(tier) ?? ''}
          onChange={(next) => narrow({ tier: next || undefined })}
        />
        <SelectField
          label="Email confirmed"
          placeholder="All"
          options={addressOptions}
          value={address ?? ''}
          onChange={({ target }) => narrow({ address: target.value || undefined })}
        />
      </div>
      <FormError error={failure('fetch the families', list.error)} />
      {families.length === 0 ? (
        <p className="muted" role="status">
          {noneText(query, isNarrowed)}
        </p>
      ) : (
        <>
          <p className="small muted" role="status">
            {formatCount(list.data?.pages[0]?.total ?? 0, 'family', 'families')}
            {isNarrowed ? ' found.' : ', newest first.'}
          </p>
          <RowHeads names={familyHeads} />
          <ul className="lines dashed" aria-label="Families">
            {families.map((family) => (
              <FamilyRow
                key={family.id}
                family={family}
                // The list keeps its filters for going back.
                search={{ query, tier, address, family: family.id }}
                has={hasText(family)}
              >
                <FamilyChips family={family} isBrief />
              </FamilyRow>
            ))}
          </ul>
        </>
      )}
      <ShowMore query={list} />
    </Card>
  )
}

const who = ['Family', 'Address', 'Tier and number'] as const
const familyHeads = [...who, 'Children, credits', 'Registered', 'State'] as const
const queueHeads = ['', ...who, 'Friends', 'Registered', 'State'] as const

const addressOptions = [
  { value: 'open', label: 'No' },
  { value: 'confirmed', label: 'Yes' },
]

function noneText(query: string | undefined, isNarrowed: boolean): string {
  if (query) return `No family matches '${query}'.`
  return isNarrowed ? 'No family matches.' : 'No family has registered yet.'
}

/** '2 children, 41 credits'; empty for a family that has neither. */
function hasText({ children_count, credits_remaining }: AdminFamily): string {
  const children = children_count > 0 && formatCount(children_count, 'child', 'children')
  const credits = credits_remaining > 0 && formatCount(credits_remaining, 'credit')
  return [children, credits].filter(Boolean).join(', ')
}

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
            button={{ isPending: queue.isFetching }}
          />
          <TierFilter value={tier} onChange={setTier} />
        </div>
        <FormError error={failure('fetch the queue', queue.error)} />
        {families.length === 0 ? (
          <p className="muted" role="status">
            {noneWaiting(query, tier)}
          </p>
        ) : (
          <>
            <p className="small muted" role="status">
              {formatCount(pages[0]?.total ?? 0, 'family', 'families')}
              {query || tier ? ' found.' : ' in line.'}
            </p>
            <div className="queue-list">
              <RowHeads names={queueHeads} />
            </div>
            <ol className="lines queue-list dashed" aria-label="Families that wait">
              {families.map((family) => (
                <FamilyRow
                  key={family.registration_number}
                  family={family}
                  rank={family.queue_position}
                  search={{ query: family.email }}
                  has={
                    family.referral_count > 0 ? formatCount(family.referral_count, 'friend') : ''
                  }
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

function noneWaiting(query: string, tier: string): string {
  if (query) return `No waiting family matches '${query}'.`
  return tier ? 'No family of this tier is waiting.' : 'Nobody is waiting.'
}

/** The export contains what the page shows, or everyone. */
function exportPath(shown: { query: string; tier: string }): string {
  const wanted = Object.entries(shown).filter(([, value]) => value)
  return ['/api/admin/waitlist-queue/export', new URLSearchParams(wanted)].filter(String).join('?')
}

type FamilyRowProps = {
  family: Pick<AdminFamily, 'name' | 'email' | 'tier' | 'registration_number' | 'created_at'>
  /** The place in line, in the queue. */
  rank?: number
  /** What precedes its name in the list of all families. */
  search: { query?: string; tier?: string; address?: string; family?: string }
  /** What it has, in words; empty for nothing. */
  has: string
  /** Its status. */
  children: ReactNode
}

/** A family in a list. On desktops its address takes one line, however long: the whole text is in the page, and in the tooltip. */
function FamilyRow({ family, rank, search, has, children }: FamilyRowProps) {
  const { name, email, tier, registration_number, created_at } = family
  return (
    <li className="family-row">
      {rank !== undefined && <span className="queue-rank">{rank}</span>}
      <div className="family-name">
        <Link to={paths.admin} params={{ section: 'families' }} search={search}>
          {name}
        </Link>
        <p className="row-address max-mid:hidden" title={email}>
          {email}
        </p>
      </div>
      <div className="family-facts">
        <p>
          <span>{tierName(tier)}</span>
          <span className="muted">No. {registration_number}</span>
        </p>
        <p className={has ? undefined : 'max-mid:hidden'}>
          {has || <span className="muted">none</span>}
        </p>
        <p className={classNames('muted', rank === undefined && 'max-mid:hidden')}>
          <span className="hidden-text">Registered </span>
          {formatDay(created_at)}
        </p>
      </div>
      {children}
    </li>
  )
}

type TierFilterProps = { value: Tier | ''; onChange: (tier: Tier | '') => void }

function TierFilter({ value, onChange }: TierFilterProps) {
  return (
    <SelectField
      label="Tier"
      placeholder="All tiers"
      options={tierOptions}
      value={value}
      onChange={({ target }) => onChange(knownTier(target.value) ?? '')}
    />
  )
}

const knownTier = (text: string | undefined): Tier | undefined =>
  registrationTiers.find(({ tier }) => tier === text)?.tier

const tierOptions = registrationTiers.map(({ tier, name }) => ({ value: tier, label: name }))
